"""OpenSpiel's own Monte Carlo search against a random player, at one of our games.

    python examples/python/openspiel_search.py [GAME] [SIMULATIONS]
"""

import sys

import moonpack.spiel  # noqa: F401 - registers the games
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts


def play(name: str, simulations: int, seed: int = 1, most: int | None = None) -> list[float]:
    """One game; seat 0 searches, the others play by chance. Returns what it was worth to each."""
    chance = np.random.RandomState(seed)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(seed)
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    while not state.is_terminal() and (most is None or state.move_number() < most):
        action = bot.step(state) if state.current_player() == 0 else chance.choice(state.legal_actions())
        state.apply_action(action)
    return state.returns()


def main() -> None:
    """One game, told in a line."""
    name = sys.argv[1] if len(sys.argv) > 1 else "python_lone_wolves"
    simulations = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    print(f"{name}: {play(name, simulations)}")


if __name__ == "__main__":
    main()
