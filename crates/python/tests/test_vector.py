"""The vector environment: the same games as one by one, on any number of threads, into arrays that stay where they are."""

import mmap
import threading
import tracemalloc

import moonpack
import numpy as np
import pytest
from conftest import CASES, load
from moonpack.vector import VectorEnv


def run(game, threads, steps=120, games=24, seed=5):
    """What some steps of random games leave behind."""
    env = VectorEnv(game, games, seed=seed, threads=threads)
    env.reset()
    left = []
    for _ in range(steps):
        actions = env.sample().copy()
        observations, masks, rewards, ended, seats = env.step(actions)
        left.append([array.copy() for array in (actions, observations, masks, rewards, ended, seats)])
    return left


def test_one_seed_gives_the_same_games_whatever_the_number_of_threads(game):
    alone, together = run(game, 1), run(game, 3)
    for one, other in zip(alone, together):
        assert all((a == b).all() for a, b in zip(one, other))
    assert any((a[0] != b[0]).any() for a, b in zip(alone, run(game, 2, seed=6)))


def test_every_row_is_what_a_state_would_show():
    for case in CASES[::5]:
        game = load(case)
        env = VectorEnv(game, 3, seed=2, threads=2)
        env.reset()
        for _ in range(40):
            for row in range(3):
                assert np.flatnonzero(env.masks[row]).tolist() == sorted(env.arena.legal(row))
            actions = env.sample()
            assert all(env.masks[row, action] for row, action in enumerate(actions))
            env.step(actions)


def test_a_game_that_ends_pays_and_the_next_begins_in_the_same_step(game):
    env = VectorEnv(game, 4, seed=1, threads=2)
    env.reset()
    ends = 0
    while ends < 3:
        _, masks, rewards, ended, seats = env.step(env.sample())
        assert (masks.sum(1) > 0).all() and (seats >= 0).all()
        assert np.allclose(rewards.sum(1), 0, atol=1e-6)
        assert not rewards[~ended].any()
        ends += int(ended.sum())


def test_points_may_be_the_reward():
    env = VectorEnv(moonpack.load("the-wolves", 3), 4, seed=1, reward="points")
    env.reset()
    while not env.ended.any():
        env.step(env.sample())
    assert (env.rewards[env.ended] > 0).any()


def test_nothing_is_copied(game):
    given = np.zeros((16, game.observation_size), np.uint8)
    env = VectorEnv(game, 16, seed=1, observations=given)
    observations, _, _ = env.reset()
    where = given.__array_interface__["data"][0]
    before = given.copy()
    after, *_ = env.step(env.sample())
    assert observations is given and after is given
    assert given.__array_interface__["data"][0] == where and (given != before).any()


def test_a_step_makes_no_array(game):
    env = VectorEnv(game, 64, seed=1, threads=1)
    env.reset()
    env.step(env.sample())
    tracemalloc.start()
    for _ in range(50):
        env.step(env.sample())
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < env.observations.nbytes / 10, "NumPy tells tracemalloc of every array it makes"


def test_observations_may_lie_in_memory_that_is_shared(game):
    with mmap.mmap(-1, 16 * game.observation_size) as memory:
        given = np.frombuffer(memory, np.uint8).reshape(16, game.observation_size)
        env = VectorEnv(game, 16, seed=1, observations=given)
        env.reset()
        env.step(env.sample())
        own = run_once(game)
        assert memory[:] == own.tobytes()
        del given, env


def run_once(game):
    """The observations after one step, in an array of the environment's own."""
    env = VectorEnv(game, 16, seed=1)
    env.reset()
    return env.step(env.sample())[0]


def test_an_illegal_decision_is_named_and_nothing_is_played(game):
    env = VectorEnv(game, 4, seed=1)
    env.reset()
    actions = env.sample().copy()
    actions[2] = int(np.flatnonzero(env.masks[2] == 0)[0])
    before = env.observations.copy()
    for wrong in [int(actions[2]), -1, 2**62]:
        actions[2] = wrong
        with pytest.raises(moonpack.Error) as refused:
            env.step(actions)
        assert refused.value.code == "illegal" and "game 2" in str(refused.value)
    assert (env.observations == before).all()
    env.step(env.sample())


def test_the_interpreter_goes_on_while_games_are_stepped():
    env = VectorEnv(moonpack.load("lone-wolves"), 2_000, seed=1, threads=1)
    env.reset()
    counted, done = [0], threading.Event()

    def count():
        while not done.is_set():
            counted[0] += 1

    other = threading.Thread(target=count)
    other.start()
    while counted[0] < 1_000:
        env.step(env.sample())
    done.set()
    other.join()
    assert counted[0] >= 1_000
