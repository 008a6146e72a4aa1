"""What the tests share: every way to play, and games some way in."""

import random

import moonpack
import pytest

CASES = moonpack.cases()


def name_of(case):
    """A case in one word."""
    game, players, options = case
    return "-".join([game, str(players), *(f"{key}={value}" for key, value in options)])


def load(case):
    """The game of a case."""
    game, players, options = case
    return moonpack.load(game, players, dict(options))


def wander(state, chance, most=None):
    """Plays by chance, yielding the state before every decision."""
    step = 0
    while not state.is_over and (most is None or step < most):
        yield state
        state.apply(chance.choice(state.legal_actions()))
        step += 1


def played(game, seed, steps):
    """A state after so many decisions by chance, or at its end."""
    state = game.new_state(seed)
    for _ in wander(state, random.Random(seed), steps):
        pass
    return state


def pytest_generate_tests(metafunc):
    """A test that asks for a `case` is run for every one."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=name_of)


@pytest.fixture(params=[game for game, _ in moonpack.games()])
def game(request):
    """Each of the games, for two."""
    return moonpack.load(request.param, 2)
