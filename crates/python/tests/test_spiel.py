"""OpenSpiel: its own tests of a game, and its own search playing ours."""

import subprocess
import sys

import moonpack.spiel
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

GAMES = ["python_lone_wolves", "python_the_wolves", "python_wolfwalkers"]


# Its test looks at every index at every step, and The Wolves has tens of thousands: a short game will do.
SHORT = {"python_the_wolves": {"options": "turns=2"}}


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name):
    game = pyspiel.load_game(name, SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_an_interpreter_that_has_loaded_them_ends_in_peace():
    program = "import moonpack.spiel, pyspiel; pyspiel.load_game('python_lone_wolves').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_parameters_choose_players_and_options():
    game = pyspiel.load_game("python_wolfwalkers", {"players": 4, "options": "exchange=yes", "setups": 10})
    assert game.num_players() == 4 and game.moonpack.options["exchange"] == "yes"
    assert len(game.new_initial_state().chance_outcomes()) == 10


def test_the_observer_writes_what_a_state_shows():
    game = pyspiel.load_game("python_lone_wolves")
    state = game.new_initial_state()
    state.apply_action(7)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert (observer.tensor == state.play.observation(0)).all()
    assert observer.dict["hand"].sum() == 13
    assert "hand" in observer.string_from(state, 0)


def test_openspiels_search_plays_our_games():
    game = pyspiel.load_game("python_lone_wolves")
    state = game.new_initial_state()
    state.apply_action(3)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
