"""The examples run, and the documents say what happens."""

import doctest
import importlib.util
import pathlib

import numpy as np

ROOT = pathlib.Path(__file__).parents[3]


def example(name):
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples/python" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_the_document_shows_is_what_happens():
    found = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.failed == 0 and found.attempted > 20


def test_random_agents_play_every_game(capsys):
    told = [example("random_agents").play(name, players, 1) for name, players in [("lone-wolves", 2), ("wolfwalkers", 3)]]
    assert all("decisions" in line for line in told)


def test_a_policy_learns_to_beat_random_in_lone_wolves():
    learning = example("policy_gradient")
    weights = learning.train(500)
    by_chance = learning.test(np.zeros_like(weights), 1_000)
    assert 0.4 < by_chance < 0.6 < learning.test(weights, 1_000)


def test_openspiels_search_plays_a_while():
    assert len(example("openspiel_search").play("python_lone_wolves", 3, most=8)) == 2


def test_speeds_are_measured_by_a_script_that_runs():
    speed = example("speed")
    assert min(speed.rate(speed.single("lone-wolves", 2), 0.0)) > 0
    assert speed.vector("lone-wolves", 2, 16)() == 320 and speed.spiel("euchre")() > 0
    assert speed.aec(lambda: speed.moonpack.zoo.env("lone-wolves"))() > 0
