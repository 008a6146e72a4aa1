#!/usr/bin/env python3
"""A bot for Moonpack's API: it sits down at a table and plays, with nothing but Python's standard library.

    python3 examples/api_bot.py --server http://127.0.0.1:7700 --table ID     # join a friend's table
    python3 examples/api_bot.py --server http://127.0.0.1:7700 --game lone-wolves --against pup

It chooses at random: put your own idea into `choose`. What the API offers is told at /api/v1 on the server.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Api:
    """Requests with our token."""

    def __init__(self, server):
        self.base = server.rstrip("/") + "/api/v1"
        self.token = None

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, method=method)
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        while True:
            try:
                return urllib.request.urlopen(request)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))  # too fast: the server says how long to wait

    def call(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def events(self, table):
        """Yields whenever something has happened at the table."""
        with self.open("GET", f"/tables/{table}/events") as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def choose(table):
    """One of the legal actions. `table["view"]` is all that our seat can see."""
    return random.choice(table["legal"])


def play(api, table):
    """Plays until the game is over and returns the result."""
    # The stream begins with the table as it stands, so there is nothing to miss between looking and listening.
    for _ in api.events(table):
        while True:
            now = api.call("GET", f"/tables/{table}")
            if now["phase"] == "over":
                return now
            if not now["legal"]:
                break  # somebody else decides: wait for the next event
            action = choose(now)
            try:
                api.call("POST", f"/tables/{table}/actions", {"version": now["version"], "action": action})
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: the table has moved on; look again
                    raise
    raise SystemExit("the server closed the stream")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--server", default="http://127.0.0.1:7700")
    options.add_argument("--name", default="Random Howl")
    options.add_argument("--table", help="the table to join")
    options.add_argument("--game", default="lone-wolves", help="the game to open a table for")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--against", default="pup", help="the level of the bots on the other seats")
    options = options.parse_args()

    api = Api(options.server)
    api.token = api.call("POST", "/guests", {"name": options.name, "bot": True})["token"]
    if options.table:
        table = api.call("POST", f"/tables/{options.table}/join", {})
    else:
        others = [{"bot": options.against}] * (options.players - 1)
        wish = {"game": options.game, "players": options.players, "seats": others}
        table = api.call("POST", "/tables", wish)
    over = play(api, table["id"])
    won = over["seat"] in over["result"]["winners"]
    print(f"{over['game']}: {over['result']['points']}, " + ("won" if won else "lost"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
