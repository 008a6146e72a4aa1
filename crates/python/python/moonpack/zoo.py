"""PettingZoo: every game, player count and variant as an AEC environment.

``env`` gives the environment as it is used, ``raw_env`` the bare one, ``parallel_env`` the same game for learners that want all
agents at once. Agents are ``seat_0``, ``seat_1`` and so on. An
observation is a dict of ``observation`` (bytes, see ``Game.observation_planes``) and ``action_mask``; ``infos`` hold the same in
words when ``text=True``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from moonpack._moonpack import Game, load


def env(game: str | Game, players: int | None = None, options: dict | None = None, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's wrappers around it: it refuses what is out of order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, options, **settings))


def parallel_env(game: str | Game, players: int | None = None, options: dict | None = None, **settings: Any) -> ParallelEnv:
    """The environment as a parallel one, by PettingZoo's conversion for games that are played in turns.

    Every agent is asked in every step, and the answer of the one who decides counts; its mask is the only one that is not all
    nought.
    """
    return turn_based_aec_to_parallel(env(game, players, options, **settings))


class raw_env(AECEnv):
    """A game as an AEC environment. Rewards come at the end: by ``outcome`` (they add up to nought) or by ``points``."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict | None = None,
        *,
        reward: str = "outcome",
        render_mode: str | None = None,
        text: bool = False,
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, Game) else load(game, players, options)
        self.metadata = {
            "render_modes": ["ansi", "html"],
            "name": f"{self.game.name.replace('-', '_')}_v0",
            "is_parallelizable": False,
        }
        self.reward = reward
        self.render_mode = render_mode
        self.tell = text
        self.state_of_game = self.game.new_state(0)
        self.state_of_game.returns(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.game.observation_size, self.game.num_actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """What an agent can decide."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Begins a game. One seed gives the same game, and the same games after it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
            for number, agent in enumerate(self.possible_agents):
                self.action_spaces[agent].seed(seed + number)
        self.state_of_game = self.game.new_state(int(self._chance.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()
        self._tell()

    def _mover(self) -> str:
        return self.possible_agents[self.state_of_game.current_player]

    def _tell(self) -> None:
        if self.tell:
            for agent in self.agents:
                self.infos[agent]["text"] = self.state_of_game.text(self._seats[agent])

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees, and what it may decide if it is its decision."""
        seat = self._seats[agent]
        if self.state_of_game.current_player == seat:
            mask = self.state_of_game.action_mask().view(np.int8)
        else:
            mask = np.zeros(self.game.num_actions, np.int8)
        return {"observation": self.state_of_game.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the decision of ``agent_selection``."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.apply(int(action))
        self._clear_rewards()
        if self.state_of_game.is_over:
            returns = self.state_of_game.returns(self.reward)
            self.rewards = {agent: float(returns[self._seats[agent]]) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()
        self._tell()

    def render(self) -> str | None:
        """What whoever decides sees: in words (``ansi``) or as a page (``html``)."""
        seat = self.state_of_game.current_player
        if self.render_mode == "ansi":
            return self.state_of_game.text(seat)
        if self.render_mode == "html":
            return self.state_of_game.page(seat)
        return None

    def close(self) -> None:
        """Nothing is held open."""
