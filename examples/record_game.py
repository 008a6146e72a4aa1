#!/usr/bin/env python3
"""Lets bots play one game and prints its record. Standard library only.

    python3 examples/record_game.py path/to/moonpack lone-wolves --option board=advanced --seed 7 > game.moonpack

The bots think in iterations, not in time, so the same command prints the same record on every machine. The recorded
games of `fixtures/` were made with it and then read; `fixtures/README.md` says what each of them shows.
"""

import argparse
import random

from engine_random import Engine

NAMES = ["Ash", "Birch", "Cedar", "Dogwood", "Elm"]


def record(engine, game, players, options, level, iterations, seed, curious):
    """The record of one game and its scores."""
    chance = random.Random(seed)
    engine.ask("new", game=game, players=players, options=options, seed=seed, names=NAMES[:players])
    steps = 0
    while True:
        legal = engine.ask("legal")
        if legal["seat"] is None:
            break
        # Bots have little use for some cards; a curious player tries them.
        uses = [action for action in legal["actions"] if action.startswith("use ")]
        if uses and chance.random() < curious:
            action = chance.choice(uses)
        else:
            action = engine.ask("bot", level=level, iterations=iterations, seed=steps)["action"]
        engine.ask("apply", action=action)
        steps += 1
    return engine.ask("save")["record"], engine.ask("scores")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program", help="the moonpack program")
    arguments.add_argument("game", help="the-wolves, lone-wolves or wolfwalkers")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--level", default="hunter", help="pup, rover, yearling, scout, hunter, elder, alpha or a further level of the game")
    arguments.add_argument("--iterations", type=int, default=50, help="how long a bot thinks about a decision")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--curious", type=float, default=0.0, help="how often to use a module card just to see")
    chosen = arguments.parse_args()
    options = dict(option.split("=", 1) for option in chosen.option)
    engine = Engine(chosen.program)
    text, _ = record(
        engine, chosen.game, chosen.players, options, chosen.level, chosen.iterations, chosen.seed, chosen.curious
    )
    engine.close()
    print(text, end="")


if __name__ == "__main__":
    main()
