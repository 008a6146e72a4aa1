"""Whatever comes from Python is answered with a value or an exception, never with a panic."""

import random
import threading

import moonpack
import numpy as np
import pytest
from conftest import played

THINGS = [
    None, True, False, 0, 1, -1, 5, 255, 2**31, 2**63, 2**64, -(2**70), 1.5, float("nan"), float("inf"), "", "0", "en",
    "random", "play r6 swamp", "move grass 2", "take 1", "\x00", "\ud800", "ü" * 50, "x" * 10_000, b"bytes", [], [1, 2], ["a"],
    [("a", "b")], [("a",)], {}, {"deals": 2}, {1: 2}, {"deals": None}, {"layout": "2ABC"}, (), object(), int, np.int64(3),
    np.uint8(9), np.zeros(3), np.zeros((2, 2), np.uint8), np.zeros(0, np.uint8), np.zeros(222, np.uint8), range(3), len,
    "lone-wolves", "the-wolves", 2, 3, 0.0, "points", "outcome", "night",
]
ALLOWED = (moonpack.Error, TypeError, OverflowError, UnicodeError, ValueError)
QUICK = {"bot": {"ms": 1, "iterations": 1}, "analyse": {"ms": 1, "iterations": 1}}


def poke(chance, target, names):
    """Calls something with anything; it must answer with a value or an ordinary exception."""
    name = chance.choice(names)
    arguments = [chance.choice(THINGS) for _ in range(chance.randrange(4))]
    settings = dict(QUICK.get(name, {}))
    try:
        getattr(target, name)(*arguments, **settings)
        return 0
    except ALLOWED:
        return 1


@pytest.mark.parametrize("seed", range(4))
def test_states_and_games_survive_any_arguments(seed):
    chance = random.Random(seed)
    refused = 0
    for name, players in moonpack.games():
        game = moonpack.load(name, players[-1])
        state = played(game, seed, 12)
        names = [word for word in dir(state) if not word.startswith("_") and callable(getattr(state, word))]
        words = [word for word in dir(game) if not word.startswith("_") and callable(getattr(game, word))]
        for _ in range(400):
            refused += poke(chance, state, names)
            refused += poke(chance, game, words)
            refused += poke(chance, moonpack, ["load", "read_record", "read_code", "Arena"])
        assert state.legal() or state.is_over
    assert refused > 1_000


def test_records_and_codes_that_were_damaged_are_refused_or_read():
    chance = random.Random(3)
    state = played(moonpack.load("wolfwalkers"), 1, 30)
    for text, read in [(state.record(), moonpack.read_record), (state.code(), moonpack.read_code)]:
        for _ in range(150):
            letters = list(text)
            for _ in range(chance.randrange(1, 4)):
                letters[chance.randrange(len(letters))] = chance.choice("0aé\n :,=" + text[:40])
            try:
                read("".join(letters))
            except moonpack.Error as refused:
                assert refused.code


def test_arrays_of_any_kind_are_written_or_refused():
    chance = random.Random(4)
    game = moonpack.load("lone-wolves")
    arena = moonpack.Arena(game, 4, 1, 1)
    kinds = [np.uint8, np.int8, np.int64, np.float32, np.bool_, np.float64, object]
    shapes = [4, (4,), (4, 222), (4, game.observation_size), (4, 2), (3, 2), (), (0,), (4, 0), (2, 2, 2)]

    def array():
        made = np.zeros(chance.choice(shapes), chance.choice(kinds))
        return made[::2] if made.ndim and chance.random() < 0.2 else made

    for _ in range(3_000):
        count, call = chance.choice([(3, arena.reset), (6, arena.step), (1, arena.sample)])
        try:
            call(*(array() for _ in range(count)))
        except ALLOWED:
            pass
    right = [np.zeros((4, game.observation_size), np.uint8), np.zeros((4, 222), np.uint8), np.zeros(4, np.int8)]
    arena.reset(*right)
    right[0].flags.writeable = False
    with pytest.raises(moonpack.Error):
        arena.reset(*right)
    same = np.zeros((4, game.observation_size), np.uint8)
    with pytest.raises(moonpack.Error):
        arena.reset(same, same[:, :222], right[2])


def test_an_arena_in_use_refuses_a_second_thread_politely():
    env = moonpack.Arena(moonpack.load("the-wolves"), 64, 1, 1)
    faults = []

    def use():
        actions = np.zeros(64, np.int64)
        for _ in range(200):
            try:
                env.sample(actions)
            except RuntimeError:
                pass
            except BaseException as fault:  # noqa: BLE001 - a panic is what is looked for
                faults.append(fault)

    threads = [threading.Thread(target=use) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
