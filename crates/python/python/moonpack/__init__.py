"""Moonpack's games in Python: The Wolves, Lone Wolves and Wolfwalkers.

``load`` gives a :class:`Game`, ``new_state`` of it a :class:`State`. Environments for learning stand in modules of their own,
so that nothing is imported that is not there: ``moonpack.vector`` (many games at once, needs NumPy only),
``moonpack.zoo`` (PettingZoo), ``moonpack.gym`` (Gymnasium), ``moonpack.spiel`` (OpenSpiel).
"""

from moonpack._moonpack import (
    ACTIONS_VERSION,
    PLANES_VERSION,
    Arena,
    Game,
    State,
    __version__,
    cases,
    games,
    load,
    read_code,
    read_record,
)
from moonpack.errors import Error, Refused
from moonpack.graph import Graph

__all__ = [
    "ACTIONS_VERSION",
    "PLANES_VERSION",
    "Arena",
    "Error",
    "Game",
    "Graph",
    "Refused",
    "State",
    "__version__",
    "cases",
    "games",
    "load",
    "read_code",
    "read_record",
]
