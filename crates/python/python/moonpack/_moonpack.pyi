"""The compiled half of the package."""

from typing import Any, Literal, Sequence, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "Game",
    "State",
    "Arena",
    "cases",
    "games",
    "load",
    "read_code",
    "read_record",
    "__version__",
    "ACTIONS_VERSION",
    "PLANES_VERSION",
]

__version__: str
ACTIONS_VERSION: int
"""Grows whenever an index of any game comes to mean another decision."""
PLANES_VERSION: int
"""Grows whenever a plane of any game is added, moved or comes to mean something else."""

_Lang = Literal["en", "de", "uk"]
_Level = Literal[
    "random", "pup", "rover", "yearling", "scout", "tracker", "hunter", "elder", "warden", "ranger", "veteran",
    "greyback", "sage", "shadow", "beta", "alpha", "packmate",
    "alpha-stalker", "alpha-builder", "alpha-raider", "alpha-strategist",
]
_Reward = Literal["outcome", "points"]
_Bytes = npt.NDArray[np.uint8]

def load(
    name: str,
    players: int | None = None,
    options: dict[str, str | int | bool] | None = None,
    rules: int | None = None,
) -> Game:
    """A game for so many players, with options that differ from the defaults."""

def games() -> list[tuple[str, list[int]]]:
    """The names of the games with the numbers of players that can play them."""

def cases() -> list[tuple[str, int, list[tuple[str, str]]]]:
    """Every game, player count and variant worth trying: name, players, options."""

def read_record(text: str) -> State:
    """The state a record leads to."""

def read_code(code: str) -> State:
    """The state a code leads to."""

@final
class Game:
    """A game for so many players with its options."""

    @property
    def name(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def hidden(self) -> bool:
        """Does anybody know something that others do not?"""

    @property
    def num_actions(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    def action_blocks(self) -> dict[str, tuple[int, list[int]]]:
        """The runs of the indices: where each begins, and its shape."""

    def observation_planes(self) -> dict[str, tuple[int, list[int]]]:
        """The planes of an observation: where each begins, and its shape."""

    def action_index(self, action: str | int) -> int:
        """The index of a decision."""

    def action_text(self, index: int) -> str:
        """The canonical text of the decision with this index."""

    def new_state(self, seed: int | None = None) -> State:
        """A game before its first decision; one seed gives the same set-up for ever."""

    def state_from_setup(self, setup: Sequence[tuple[str, str]]) -> State:
        """A game before its first decision, from a set-up as ``State.setup`` gives it."""

@final
class State:
    """One game somewhere between its first decision and its end."""

    @property
    def game(self) -> Game: ...
    @property
    def current_player(self) -> int | None:
        """The seat that decides; ``None`` when the game is over."""

    @property
    def is_over(self) -> bool: ...
    @property
    def steps(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def ending(self) -> str | None: ...
    def legal(self) -> list[str]:
        """The texts of the legal decisions."""

    def legal_actions(self) -> list[int]:
        """The indices of the legal decisions, in the order of ``legal``."""

    def action_mask(self, out: _Bytes | None = None) -> _Bytes:
        """A 1 for each index that is legal, in the array that is given or in a new one."""

    def apply(self, action: str | int, lang: _Lang = "en") -> None:
        """Plays a decision; raises ``Refused`` with the rules that forbid it."""

    def explain(self, action: str | int, lang: _Lang = "en") -> list[tuple[str, str]]:
        """The rules that forbid a decision now: number and words."""

    def choices(self, lang: _Lang = "en") -> list[tuple[str, str]]:
        """The legal decisions with a phrase each that says what it does."""

    def undo(self) -> str:
        """Takes the last decision back and returns its text."""

    def history(self) -> list[str]: ...
    def at(self, step: int) -> State:
        """The game as it stood after so many decisions."""

    def clone(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def resample(self, seat: int, seed: int | None = None) -> State:
        """Another state that ``seat`` cannot tell from this one."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or with ``None`` a spectator, sees."""

    def everything(self) -> dict[str, Any]:
        """The whole position, secrets included."""

    def events(self, seat: int | None = None, since: int | None = None) -> list[dict[str, Any]]:
        """What happened after the first ``since`` decisions, as a seat or a spectator was told it.

        A ``step`` is counted from 1: ``at(step)`` is the game right after it.
        """

    def observation(self, seat: int | None = None, out: _Bytes | None = None) -> _Bytes:
        """What a seat, or with ``None`` the seat that decides, sees as planes of bytes."""

    def text(self, seat: int | None = None, lang: _Lang = "en") -> str:
        """What a seat or a spectator sees and may decide, in words."""

    def points(self) -> list[int]: ...
    def winners(self) -> list[int]: ...
    def parts(self, seat: int) -> list[tuple[str, str | None, int]]: ...
    def returns(self, reward: _Reward = "outcome") -> list[float]:
        """What the game was worth to each seat; nought while it runs."""

    def bot(
        self,
        level: _Level = "alpha",
        *,
        ms: int | None = None,
        iterations: int | None = None,
        seed: int | None = None,
        threads: int | None = None,
    ) -> str:
        """The decision of a bot that sees what the seat to decide sees."""

    def analyse(
        self,
        seat: int | None = None,
        *,
        lines: int | None = None,
        ms: int | None = None,
        iterations: int | None = None,
        threads: int | None = None,
    ) -> dict[str, Any]:
        """The value of the position for each seat and the best decisions."""

    def setup(self) -> list[tuple[str, str]]: ...
    def record(self, names: Sequence[str] | None = None) -> str: ...
    def code(self) -> str: ...
    def page(self, seat: int | None = None, lang: _Lang = "en", theme: str = "night") -> str:
        """The page of the table in one piece, as a seat or a spectator sees it."""

    def graph(self) -> list[list[int]]:
        """The points after every step."""

@final
class Arena:
    """Games side by side; ``moonpack.vector.VectorEnv`` keeps its arrays."""

    def __new__(
        cls,
        game: Game,
        num_envs: int,
        seed: int | None = None,
        threads: int | None = None,
        reward: _Reward = "outcome",
    ) -> Arena: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def threads(self) -> int: ...
    def reset(
        self, observations: _Bytes, masks: _Bytes, seats: npt.NDArray[np.int8], seed: int | None = None
    ) -> None: ...
    def step(
        self,
        actions: npt.NDArray[np.int64],
        observations: _Bytes,
        masks: _Bytes,
        rewards: npt.NDArray[np.float32],
        ended: npt.NDArray[np.bool_],
        seats: npt.NDArray[np.int8],
    ) -> None: ...
    def sample(self, actions: npt.NDArray[np.int64]) -> None: ...
    def legal(self, lane: int) -> list[int]: ...
