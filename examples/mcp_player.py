#!/usr/bin/env python3
"""Seats a language model at a table, through the official client of the Model Context Protocol.

    pip install mcp
    python3 examples/mcp_player.py --game lone-wolves --against pup                       # against a bot here
    python3 examples/mcp_player.py --server http://127.0.0.1:7700 --table ID              # at a friend's table

`Chooser` is the place for your model: it is handed the position in words and the choices, and answers with one of them. The one
here chooses at random, so that the example runs without a model and without a key.
"""

import argparse
import asyncio
import random
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


class Chooser:
    """Chooses among decisions. Put your model in place of this."""

    def __init__(self, seed=None):
        self.random = random.Random(seed)

    async def choose(self, position, choices):
        """One of `choices`, which are pairs of a text and what it does; `position` is the table in words.

        A model would be asked something like: position, then the choices line by line, then "answer with one text". An
        answer that is not among them is refused by the table with its rule: hand that back to the model and ask again.
        """
        action, _phrase = self.random.choice(choices)
        return action


class Refused(Exception):
    """The table says no; the words say why."""


async def call(session, tool, **arguments):
    """The text a tool answers with."""
    result = await session.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if part.type == "text")
    if getattr(result, "is_error", None) or getattr(result, "isError", None):
        raise Refused(text)
    return text


async def play(session, position, chooser):
    """Plays to the end and returns the score."""
    while True:
        told = await call(session, "choices")
        choices = [tuple(line.split(" : ", 1)) for line in told.splitlines() if " : " in line]
        if not choices:
            score = await call(session, "score")
            if "winner:" in score:
                return score
            position = await call(session, "wait")
            continue
        try:
            position = await call(session, "decide", action=await chooser.choose(position, choices))
        except Refused as why:
            position = f"{position}\n\nYour last answer was refused: {why}"


async def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--moonpack", default="moonpack", help="the program")
    options.add_argument("--game", default="lone-wolves")
    options.add_argument("--against", default="pup", help="levels of the other seats, with commas between them")
    options.add_argument("--seed", type=int, help="the same number gives the same game")
    options.add_argument("--server", help="play at a server instead of against bots here")
    options.add_argument("--table", help="the server's table to sit down at; without it one is opened")
    options.add_argument("--tokens", help="the file that keeps who the model is at the server")
    options = options.parse_args()

    arguments = ["mcp", "--lang", "en", "--bot-ms", "20"]
    if options.server:
        arguments += ["--server", options.server, "--name", "Model"]
        arguments += ["--tokens", options.tokens] if options.tokens else []
    async with stdio_client(StdioServerParameters(command=options.moonpack, args=arguments)) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            others = options.against.split(",")
            if options.table:
                position = await call(session, "join_table", table=options.table)
            elif options.server:
                position = await call(session, "open_table", game=options.game, opponents=others)
            else:
                seed = {} if options.seed is None else {"seed": options.seed}
                position = await call(session, "open_game", game=options.game, opponents=others, **seed)
            print(await play(session, position, Chooser(options.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
