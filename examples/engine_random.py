#!/usr/bin/env python3
"""Plays random games of all three games through `moonpack engine`. Standard library only.

    python3 examples/engine_random.py path/to/moonpack [--games 2] [--seed 1]

Shows the whole life of a match over the protocol: new, legal, apply, view, scores, save, load, undo, explain.
"""

import argparse
import json
import random
import subprocess


class EngineError(Exception):
    """The engine said no; `code` is for programs, `rules` are the broken rules."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.rules = error["rules"]


class Engine:
    """A running `moonpack engine`: one JSON object a line in, one out."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.lines = 0

    def ask(self, cmd, **fields):
        self.lines += 1
        self.process.stdin.write(json.dumps({"id": self.lines, "cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.lines, answer
        if not answer["ok"]:
            raise EngineError(answer["error"])
        return answer

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=60) == 0


def play(engine, game, players, options, seed, most_steps):
    """One random game, to its end or to `most_steps`."""
    chance = random.Random(seed)
    engine.ask("new", game=game, players=players, options=options, seed=seed)
    steps = 0
    while steps < most_steps:
        legal = engine.ask("legal")
        if legal["seat"] is None:
            break
        engine.ask("apply", action=chance.choice(legal["actions"]))
        steps += 1
    scores = engine.ask("scores")
    for seat in range(players):
        assert sum(part["points"] for part in scores["parts"][seat]) == scores["points"][seat]
        engine.ask("view", seat=seat)

    # A saved game opens as the same game, and a step taken back can be played again.
    state = engine.ask("state")["state"]
    saved = engine.ask("save")
    for door in ("record", "code"):
        engine.ask("load", **{door: saved[door]})
        assert engine.ask("state")["state"] == state
    undone = engine.ask("undo")["action"]
    engine.ask("apply", action=undone)
    assert engine.ask("state")["state"] == state
    return steps, scores


def refusals(engine):
    """A refused line changes nothing and says why."""
    engine.ask("new", game="lone-wolves", seed=1)
    for cmd, fields, code in [
        ("dance", {}, "unknown-command"),
        ("new", {"game": "chess"}, "unknown-game"),
        ("new", {"game": "lone-wolves", "players": 7}, "players"),
        ("apply", {"action": "howl at the cheese"}, "syntax"),
        ("load", {"record": "not a record"}, "record-syntax"),
    ]:
        before = engine.ask("state")
        try:
            engine.ask(cmd, **fields)
            raise AssertionError(f"{cmd} was carried out")
        except EngineError as error:
            assert error.code == code, (cmd, error.code)
        after = engine.ask("state")
        assert before["state"] == after["state"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="path to the moonpack program")
    parser.add_argument("--games", type=int, default=2, help="games for each player count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-steps", type=int, default=1500)
    arguments = parser.parse_args()

    engine = Engine(arguments.program)
    for game in engine.ask("games")["games"]:
        for players in game["players"]:
            for number in range(arguments.games):
                seed = arguments.seed + number
                steps, scores = play(engine, game["name"], players, {}, seed, arguments.most_steps)
                print(
                    f"{game['name']} for {players}, seed {seed}: {steps} steps, points {scores['points']},"
                    f" winners {scores['winners']}, ending {scores['ending']}"
                )
    refusals(engine)
    engine.close()


if __name__ == "__main__":
    main()
