"""Gymnasium: one seat for the learner, bots in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from moonpack._moonpack import Game, games, load


class BotEnv(gymnasium.Env):
    """A game against bots. The learner decides by index; ``info["action_mask"]`` says which are legal.

    An illegal decision ends nothing and changes nothing: it costs ``illegal`` and the same is asked again, so that a learner that
    does not read the mask can learn it. ``opponents`` is a level for all other seats or a list of one for each of them.
    """

    metadata = {"render_modes": ["ansi", "html"]}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict | None = None,
        *,
        seat: int = 0,
        opponents: str | list[str] = "random",
        iterations: int = 200,
        reward: str = "outcome",
        illegal: float = -0.01,
        most_steps: int = 5_000,
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else load(game, players, options)
        self.seat = seat
        others = self.game.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if not 0 <= seat < self.game.players or len(self.opponents) != others:
            raise ValueError(f"{self.game.players} play: `seat` is below that, and there are {others} opponents")
        self.iterations, self.reward, self.illegal, self.most_steps = iterations, reward, illegal, most_steps
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = spaces.Box(0, 255, (self.game.observation_size,), np.uint8)
        self.state = self.game.new_state(0)
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a game and lets the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        self.state = self.game.new_state(int(self.np_random.integers(2**63)))
        self.steps = 0
        self._others()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Plays the learner's decision and the bots' after it."""
        self.steps += 1
        reward = 0.0
        if int(action) in self.state.legal_actions():
            self.state.apply(int(action))
            self._others()
        else:
            reward = self.illegal
        over = self.state.is_over
        if over:
            reward += float(self.state.returns(self.reward)[self.seat])
        return self._observation(), reward, over, not over and self.steps >= self.most_steps, self._info()

    def _others(self) -> None:
        while not self.state.is_over and self.state.current_player != self.seat:
            mover = self.state.current_player
            level = self.opponents[mover - (mover > self.seat)]
            seed = int(self.np_random.integers(2**63))
            self.state.apply(self.state.bot(level, iterations=self.iterations, seed=seed))

    def _observation(self) -> np.ndarray:
        return self.state.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.state.action_mask().view(np.int8)}

    def render(self) -> str | None:
        """What the learner sees: in words (``ansi``) or as a page (``html``)."""
        if self.render_mode == "ansi":
            return self.state.text(self.seat)
        if self.render_mode == "html":
            return self.state.page(self.seat)
        return None


for name, _ in games():
    title = name.replace("-", " ").title().replace(" ", "")
    gymnasium.register(f"moonpack/{title}-v0", entry_point=BotEnv, kwargs={"game": name})
