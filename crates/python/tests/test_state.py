"""The state API: what is asked and played through it is what the rules say."""

import copy
import pathlib
import pickle
import random

import moonpack
import pytest
from conftest import played, wander

FIXTURES = pathlib.Path(__file__).parents[3] / "fixtures"


def test_a_game_is_played_to_its_end_by_texts_and_by_indices_alike(game):
    by_text, by_index = game.new_state(7), game.new_state(7)
    chance = random.Random(1)
    while not by_text.is_over:
        texts, indices = by_text.legal(), by_index.legal_actions()
        assert [game.action_index(text) for text in texts] == indices
        choice = chance.randrange(len(texts))
        by_text.apply(texts[choice])
        by_index.apply(indices[choice])
    assert by_text == by_index
    assert by_text.current_player is None and by_text.legal() == [] and by_text.ending
    assert sum(by_text.returns()) == pytest.approx(0, abs=1e-6)
    assert by_text.returns("points") == by_text.points()
    for seat in range(game.players):
        assert sum(points for _, _, points in by_text.parts(seat)) == by_text.points()[seat]


def test_a_clone_goes_its_own_way_and_undo_comes_back(game):
    state = played(game, 3, 20)
    before = state.clone()
    last = state.clone()
    last.apply(last.legal()[0])
    assert state == before and last != state
    assert last.undo() == last.at(last.steps).legal()[0] == before.legal()[0]
    assert last == before == copy.deepcopy(state) == pickle.loads(pickle.dumps(state))
    assert state.at(0) == game.new_state(3)


def test_nothing_can_be_taken_back_before_the_first_decision(game):
    with pytest.raises(moonpack.Error) as refused:
        game.new_state(1).undo()
    assert refused.value.code == "nothing-to-undo"


def test_records_and_codes_lead_to_the_same_state(game):
    state = played(game, 5, 40)
    assert moonpack.read_record(state.record(["Ash", "Robin"])) == state
    assert "Ash" in state.record(["Ash", "Robin"])
    assert moonpack.read_code(state.code()) == state
    again = game.state_from_setup(state.setup())
    for text in state.history():
        again.apply(text)
    assert again == state


def test_recorded_games_of_the_house_are_read_here_too():
    records = sorted(FIXTURES.rglob("*.moonpack"))
    assert len(records) > 10
    for path in records[::3]:
        text = path.read_text(encoding="utf-8")
        state = moonpack.read_record(text)
        assert moonpack.read_record(state.record()) == state and state.steps > 0


def test_a_refusal_names_its_rules_in_the_language_asked_for():
    state = moonpack.load("lone-wolves").new_state(1)
    with pytest.raises(moonpack.Refused) as refused:
        state.apply("take swamp 1", lang="de")
    assert refused.value.code == "illegal"
    assert refused.value.rules and refused.value.rules[0][0].startswith("LW-")
    assert state.explain("take swamp 1", lang="de") == refused.value.rules
    assert state.explain("take swamp 1") != refused.value.rules
    assert str(refused.value).count("LW-") == len(refused.value.rules)
    assert state.steps == 0
    with pytest.raises(moonpack.Refused) as nonsense:
        state.apply("eat the moon")
    assert nonsense.value.code == "syntax" and nonsense.value.rules == []


def test_every_legal_decision_has_no_rule_against_it_and_a_phrase(game):
    state = played(game, 2, 15)
    assert all(state.explain(text) == [] for text in state.legal())
    for lang in ["en", "de", "uk"]:
        assert [text for text, phrase in state.choices(lang) if phrase] == state.legal()


def test_options_change_the_game_and_wrong_ones_are_refused():
    assert moonpack.load("lone-wolves", options={"deals": 2}).options["deals"] == "2"
    assert moonpack.load("lone-wolves", options={"deals": 2}) != moonpack.load("lone-wolves")
    assert moonpack.load("wolfwalkers", 3, {"exchange": True}).options["exchange"] == "yes"
    for wrong, code in [
        (lambda: moonpack.load("chess"), "unknown-game"),
        (lambda: moonpack.load("lone-wolves", 3), "players"),
        (lambda: moonpack.load("lone-wolves", 2, {"deals": 77}), "option"),
        (lambda: moonpack.load("lone-wolves", 2, {"tables": 1}), "option"),
        (lambda: moonpack.load("lone-wolves", 2, {}, 99), "rules-version"),
    ]:
        with pytest.raises(moonpack.Error) as refused:
            wrong()
        assert refused.value.code == code


def test_bots_answer_with_legal_decisions_and_the_same_seed_with_the_same(game):
    state = played(game, 4, 30)
    for level in ["random", "pup", "rover", "yearling", "scout", "hunter", "elder", "alpha"]:
        first = state.bot(level, iterations=20, seed=9)
        assert first in state.legal() and first == state.bot(level, iterations=20, seed=9)
    thought = state.analyse(iterations=50, lines=2)
    assert len(thought["worth"]) == 2 and 1 <= len(thought["lines"]) <= 2
    assert thought["lines"][0]["actions"][0] in state.legal()


def test_views_and_texts_come_from_the_seat(game):
    state = played(game, 6, 25)
    assert state.view(0) != {} and isinstance(state.everything(), dict)
    told = state.text(state.current_player)
    assert all(text in told for text in state.legal())
    assert not any(f"  {text} · " in state.text(None) for text in state.legal())
    assert [told["step"] for told in state.events(None)] == list(range(1, state.steps + 1))
    assert state.events(0, since=5) == state.events(0)[5:] and state.events(0, since=state.steps) == []


def test_a_notebook_shows_a_game_by_its_numbers(game):
    shown = game._repr_html_()
    assert f"decisions: {game.num_actions}" in shown and f"observation: {game.observation_size}" in shown
    assert all(f"<td>{start}</td><td>{name}</td>" in shown for name, (start, _) in game.observation_planes().items())


def test_a_notebook_shows_the_board_of_the_web_page_and_the_graph(game):
    state = game.new_state(8)
    assert "<svg" in state.page(0) and "<iframe" in state._repr_html_()
    page = state.page(0, "uk", "day")
    assert 'lang="uk"' in page and "<script" not in page and "stylesheet" not in page
    for _ in wander(state, random.Random(8)):
        pass
    assert "<polyline" not in game.new_state(8)._repr_html_() and state._repr_html_().count("<polyline") == 2
    assert len(state.graph()) == state.steps + 1 and state.graph()[-1] == state.points()
    picture = moonpack.Graph(state, ["<a>", "b"])._repr_svg_()
    assert picture.startswith("<svg") and picture.count("<polyline") == 2 and "<a>" not in picture
