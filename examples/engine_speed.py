#!/usr/bin/env python3
"""Measures round trips (legal + apply) a second through `moonpack engine`. Standard library only.

    python3 examples/engine_speed.py path/to/moonpack [--game lone-wolves] [--games 300]

First plays random games one line at a time to learn their lines, then sends the same lines again as fast as the engine
answers them, so that the engine is measured and not this script.
"""

import argparse
import json
import random
import resource
import subprocess
import tempfile
import time


def learn(program, game, players, games):
    """The lines of random games, and how many round trips they hold."""
    lines, trips = [], 0
    with subprocess.Popen(
        [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as engine:

        def ask(**request):
            line = json.dumps(request)
            lines.append(line)
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            return json.loads(engine.stdout.readline())

        chance = random.Random(1)
        for seed in range(games):
            ask(cmd="new", game=game, players=players, seed=seed)
            while (legal := ask(cmd="legal"))["seat"] is not None:
                ask(cmd="apply", action=chance.choice(legal["actions"]))
                trips += 1
        engine.stdin.close()
    return lines, trips


def processor_seconds():
    """What the engines run so far have used of a core."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--game", default="lone-wolves")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    arguments = parser.parse_args()

    lines, trips = learn(arguments.program, arguments.game, arguments.players, arguments.games)
    with tempfile.TemporaryFile() as source:
        source.write("".join(line + "\n" for line in lines).encode())
        source.seek(0)
        begun, used = time.perf_counter(), processor_seconds()
        subprocess.run([arguments.program, "engine"], stdin=source, stdout=subprocess.DEVNULL, check=True)
        seconds, used = time.perf_counter() - begun, processor_seconds() - used
    print(f"{arguments.game}: {trips} round trips (legal + apply)")
    print(f"  {trips / seconds:.0f} a second by the clock ({seconds:.2f} s)")
    print(f"  {trips / used:.0f} a second of one core ({used:.2f} s), whatever else the machine does")


if __name__ == "__main__":
    main()
