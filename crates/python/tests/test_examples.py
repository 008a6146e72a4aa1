"""The examples run, and the documents say what happens."""

import doctest
import importlib.util
import pathlib

import moonpack
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


def test_the_readme_plays_a_whole_game(capsys):
    code = (ROOT / "crates/python/README.md").read_text().split("```python\n")[1].split("```")[0]
    exec(compile(code, "README.md", "exec"), {})
    told = capsys.readouterr().out
    assert "moonpack" in told and "lone-wolves" in told


def test_random_agents_play_every_game(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["random_agents.py", "3"])
    example("random_agents").main()
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told] == [f"{name} for {count}" for name, counts in moonpack.games() for count in counts]


def test_a_policy_learns_to_beat_random_in_lone_wolves():
    learning = example("policy_gradient")
    weights = learning.train(500)
    by_chance = learning.test(np.zeros_like(weights), 1_000)
    assert 0.4 < by_chance < 0.6 < learning.test(weights, 1_000)


def test_openspiels_search_plays_our_games():
    search = example("openspiel_search")
    assert sum(search.play("python_lone_wolves", 2)) == 0, "a whole game"
    for name in ["python_the_wolves", "python_wolfwalkers"]:
        assert search.play(name, 2, most=6) == [0.0, 0.0], "the first decisions of a longer one"


def test_speeds_are_measured_by_a_script_that_runs():
    speed = example("speed")
    assert min(speed.rate(speed.single("lone-wolves", 2), 0.0)) > 0
    assert speed.vector("lone-wolves", 2, 16)() == 320 and speed.spiel("euchre")() > 0
    assert speed.aec(lambda: speed.moonpack.zoo.env("lone-wolves"))() > 0
