#!/usr/bin/env python3
"""Seats a language model at a table, through the official client of the Model Context Protocol.

    pip install mcp
    python3 examples/mcp_player.py --game lone-wolves --against pup                       # by chance, against a bot here
    python3 examples/mcp_player.py --ask "ollama run llama3.2" --against pup              # a model on this machine
    python3 examples/mcp_player.py --ask "llm -m MODEL" --server http://127.0.0.1:7700 --table ID   # at a friend's table

`--ask` takes any command that reads a question on standard input and writes an answer on standard output; most models have one.
Without it decisions are made by chance, so that the example runs without a model and without a key. To ask a model from within
Python, put it in place of `Chance`.
"""

import argparse
import asyncio
import random
import shlex
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

QUESTION = """You play a board game. This is the table as you see it:

{position}

You may decide one of these. Each line is a decision, and after the colon what it does:

{choices}

Answer with the text of one decision before its colon, exactly as it stands there, and nothing else."""

# So often is a model asked for one decision before chance helps it out.
PATIENCE = 3


class Chance:
    """Chooses by chance."""

    def __init__(self, seed=None):
        self.random = random.Random(seed)

    async def choose(self, position, choices):
        """One of `choices`, which are pairs of a text and what it does; `position` is the table in words."""
        return self.random.choice(choices)[0]


class Model:
    """Asks a language model by a command."""

    def __init__(self, command, seed=None):
        self.command = shlex.split(command)
        self.chance = Chance(seed)

    async def choose(self, position, choices):
        """What the model answers, if it is one of the choices."""
        question = QUESTION.format(position=position, choices="\n".join(" : ".join(choice) for choice in choices))
        for _ in range(PATIENCE):
            model = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
            told, _ = await model.communicate(question.encode())
            lines = [line.strip(" `*\"'.") for line in told.decode(errors="replace").splitlines() if line.strip()]
            named = [action for action, _ in choices if action in lines]
            if named:
                return named[-1]
            question += f"\n\nYour answer was {lines[-1] if lines else 'empty'!r}, which is none of them. Answer with one of them."
        return await self.chance.choose(position, choices)


class Refused(Exception):
    """The table says no; the words say why."""


async def call(session, tool, **arguments):
    """The text a tool answers with."""
    result = await session.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if part.type == "text")
    if getattr(result, "is_error", None) or getattr(result, "isError", None):
        raise Refused(text)
    return text


async def play(session, position, player):
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
            position = await call(session, "decide", action=await player.choose(position, choices))
        except Refused as why:
            position = f"{position}\n\nYour last answer was refused: {why}"


async def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--moonpack", default="moonpack", help="the program")
    options.add_argument("--ask", help="the command of a model: a question on its input, an answer on its output")
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
    player = Model(options.ask, options.seed) if options.ask else Chance(options.seed)
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
            print(await play(session, position, player))
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
