"""Decisions as indices and views as planes: the documented bijection, masks, and the law of secrecy."""

import random

import moonpack
import numpy as np
import pytest
from conftest import CASES, load, played, wander


def test_every_index_means_one_decision_and_every_decision_has_one_index():
    for name, players in {(name, players) for name, players, _ in CASES}:
        game = moonpack.load(name, players)
        texts = [game.action_text(index) for index in range(game.num_actions)]
        assert len(set(texts)) == game.num_actions
        every = range(0, game.num_actions, 1 if game.num_actions < 5000 else 97)
        assert all(game.action_index(texts[index]) == index for index in every)
        runs = game.action_blocks()
        assert sum(int(np.prod(shape)) for _, shape in runs.values()) == game.num_actions
        starts = [start for start, _ in runs.values()]
        assert starts == sorted(starts) and starts[0] == 0


def test_indices_depend_on_the_game_and_the_number_of_players_only(case):
    name, players, _ = case
    plain, game = moonpack.load(name, players), load(case)
    assert game.num_actions == plain.num_actions and game.action_blocks() == plain.action_blocks()
    assert game.observation_planes() == plain.observation_planes()


def test_the_numbers_of_version_1_are_those_of_the_documents():
    assert moonpack.ACTIONS_VERSION == 1 and moonpack.PLANES_VERSION == 1
    wolves = moonpack.load("lone-wolves")
    assert (wolves.num_actions, wolves.action_index("play r6 swamp")) == (222, (4 * 6 + 4) * 5 + 2)
    assert wolves.action_index("place n07") == 190 + 16 + 6
    map_for_two = moonpack.load("the-wolves", 2)
    hexes = map_for_two.action_blocks()["push"][1][0]
    assert map_for_two.num_actions == 2 + 5 * 5 * 71 + 6 + 7 * hexes + 2 * hexes * hexes
    assert map_for_two.action_index("tiles backs") == 1
    walkers = moonpack.load("wolfwalkers")
    assert walkers.action_index("place 0,-1") == 9 + 4 * 9 + 3


def test_what_a_seat_cannot_see_changes_nothing_in_its_observation(case):
    game = load(case)
    chance = random.Random(11)
    state = game.new_state(11)
    looks = 0
    for at in wander(state, chance, 120):
        if at.steps % 15:
            continue
        for seat in range(game.players):
            world = at.resample(seat, chance.randrange(2**32))
            assert (world.observation(seat) == at.observation(seat)).all()
            assert world.view(seat) == at.view(seat) and world.text(seat) == at.text(seat)
            assert seat != at.current_player or (world.action_mask() == at.action_mask()).all()
            looks += 1
    assert looks > 0


def test_worlds_do_differ_where_something_is_hidden():
    state = moonpack.load("lone-wolves").new_state(3)
    assert any(state.resample(0, seed).everything() != state.everything() for seed in range(5))
    assert any((state.resample(0, seed).observation(1) != state.observation(1)).any() for seed in range(5))


def test_masks_mark_the_legal_indices_and_observations_differ_from_step_to_step(game):
    seen = set()
    state = game.new_state(5)
    for at in wander(state, random.Random(5), 60):
        assert np.flatnonzero(at.action_mask()).tolist() == sorted(at.legal_actions())
        seen.add(at.observation().tobytes())
    assert len(seen) == state.steps


def test_planes_lie_one_after_the_other_and_show_what_they_say():
    game = moonpack.load("lone-wolves")
    state = played(game, 9, 10)
    place = 0
    for start, shape in game.observation_planes().values():
        assert start == place
        place += int(np.prod(shape))
    assert place == game.observation_size == state.observation(0).size
    start, shape = game.observation_planes()["hand"]
    hand = state.observation(0)[start : start + shape[0]]
    letters = [f"{colour}{strength}" for colour in "kbgwr" for strength in range(2, 8)]
    assert [letters[card] for card in np.flatnonzero(hand)] == state.view(0)["hand"]


def test_a_mask_is_written_where_it_is_asked_to(game):
    state = game.new_state(1)
    out = np.full(game.num_actions, 9, np.uint8)
    assert state.action_mask(out) is out and (out == state.action_mask()).all()
    for wrong in [np.zeros(3, np.uint8), np.zeros(2 * game.num_actions, np.uint8)[::2]]:
        with pytest.raises(moonpack.Error):
            state.action_mask(wrong)


def test_what_is_written_but_never_offered_is_no_index_of_something_else():
    game = moonpack.load("the-wolves")
    state = game.new_state(1)
    legal = state.legal()
    for text in ["move grass 1 2 3 4", "howl grass 1 2 3 4 5 6", "move forest token token token token"]:
        for ask in [game.action_index, state.apply]:
            with pytest.raises(moonpack.Error):
                ask(text)
    assert state.legal() == legal and state.steps == 0


def test_an_observation_is_written_where_it_is_asked_to(game):
    state = game.new_state(1)
    out = np.full(game.observation_size, 9, np.uint8)
    assert state.observation(0, out) is out and (out == state.observation(0)).all()
    for wrong in [np.zeros(3, np.uint8), np.zeros(2 * game.observation_size, np.uint8)[::2]]:
        with pytest.raises(moonpack.Error):
            state.observation(0, wrong)
