"""OpenSpiel: the games as ``pyspiel`` games, so that its algorithms run on them.

Importing this registers ``python_lone_wolves``, ``python_the_wolves`` and ``python_wolfwalkers``. All chance of our games lies in
the set-up, so a game begins with one chance node: which of ``setups`` set-ups it is, each as likely as the next. Parameters:
``players``, ``setups``, ``options`` (``"board=advanced;deals=2"``). Returns are by outcome and add up to nought.
"""

from __future__ import annotations

import numpy as np
import pyspiel

from moonpack._moonpack import games, load

# No game on record is a tenth as long.
MOST_STEPS = 5_000
SETUPS = 1_000


def _type(name: str, players: list[int]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_{name.replace('-', '_')}",
        long_name=name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if load(name).hidden
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(count for count in players if count > 1),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "setups": SETUPS, "options": ""},
    )


class SpielGame(pyspiel.Game):
    """One of our games, for OpenSpiel."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: dict | None = None) -> None:
        params = dict(params or {})
        self.setups = int(params.get("setups", SETUPS))
        pairs = (pair.partition("=") for pair in str(params.get("options", "")).split(";") if pair)
        self.moonpack = load(self.name, int(params.get("players", 2)), {key: value for key, _, value in pairs})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.moonpack.num_actions,
            max_chance_outcomes=self.setups,
            num_players=self.moonpack.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        """A game before its set-up is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> SpielObserver:
        """What players see, as a tensor and in words."""
        return SpielObserver(self.moonpack, iig_obs_type)


class SpielState(pyspiel.State):
    """A state of one of our games, for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moonpack = game.moonpack
        self.setups = game.setups
        self.play = None

    def current_player(self) -> int:
        """Who decides: chance first, then the seats."""
        if self.play is None:
            return pyspiel.PlayerId.CHANCE
        player = self.play.current_player
        return pyspiel.PlayerId.TERMINAL if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal_actions()) if self.play and self.play.current_player == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Which set-up it is."""
        return [(setup, 1 / self.setups) for setup in range(self.setups)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.moonpack.new_state(int(action))
        else:
            self.play.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"set-up {action}"
        return self.moonpack.action_text(int(action))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.play is not None and self.play.is_over

    def returns(self) -> list[float]:
        """What the game was worth; nought while it runs."""
        return [0.0] * self.moonpack.players if self.play is None else [float(value) for value in self.play.returns()]

    def __str__(self) -> str:
        return "before the set-up" if self.play is None else repr(self.play)


class SpielObserver:
    """What one player sees."""

    def __init__(self, game, iig_obs_type=None) -> None:
        self.recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {
            name: self.tensor[start : start + int(np.prod(shape))].reshape(shape)
            for name, (start, shape) in game.observation_planes().items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player sees into ``tensor``."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees in words; with perfect recall, what they were told too."""
        if state.play is None:
            return "before the set-up"
        seen = state.play.text(player)
        return f"{seen}\n{state.play.events(player)}" if self.recall else seen


for _name, _players in games():
    # A class for each: OpenSpiel keeps what it is given until the very end, when the interpreter can no longer free a function.
    _kind = _type(_name, _players)
    pyspiel.register_game(_kind, type(f"SpielGame_{_name}", (SpielGame,), {"name": _name, "kind": _kind}))
