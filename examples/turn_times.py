#!/usr/bin/env python3
"""How long the bots of a server take for a whole turn: plays games between bots there and reads the times of its events.

    python3 examples/turn_times.py --server http://127.0.0.1:7700 the-wolves --games 3 --level alpha

A turn is a row of decisions of one seat. It begins when the seat before has decided, and takes what the server wrote down, from the
event before the row to the last one of the row. Only Python's standard library is needed.
"""

import argparse
import statistics

from api_bot import Api


def rows(api, game, players, level):
    """The milliseconds of each row of decisions, through one game."""
    seats = [{"bot": level}] * players
    table = api.call("POST", "/tables", {"game": game, "players": players, "seats": seats})
    begun, before, last, taken = None, None, None, []
    for event in api.events(table["id"]):
        if event.get("kind") == "act":
            if event["seat"] != before:
                if last is not None and begun is not None:
                    taken.append(last - begun)
                begun, before = last, event["seat"]
            last = event["at"]
        if event.get("phase") == "over":
            break
    if begun is not None:
        taken.append(last - begun)
    return taken


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", help="the-wolves, lone-wolves or wolfwalkers")
    options.add_argument("--server", default="http://127.0.0.1:7700")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=3)
    options.add_argument("--level", default="alpha")
    options = options.parse_args()
    api = Api(options.server)
    api.token = api.call("POST", "/guests", {"name": "Turn Watch", "bot": True})["token"]
    taken = []
    for _ in range(options.games):
        taken += rows(api, options.game, options.players, options.level)
    taken.sort()
    middle, most = statistics.median(taken), taken[-1]
    late = taken[len(taken) * 95 // 100]
    print(
        f"{options.game}, {options.players} x {options.level}, {options.games} games, {len(taken)} turns: median "
        f"{middle / 1000:.2f} s, 95 % within {late / 1000:.2f} s, longest {most / 1000:.2f} s"
    )


if __name__ == "__main__":
    main()
