"""How many decisions a second: our games and those of others, measured side by side in one run.

    python examples/python/speed.py [SECONDS]

Rows: a loop of single steps in Python, the same for our states and for OpenSpiel's euchre and hex: list the legal actions, take
one by chance, apply it, until the list is empty. Then the vector environment with observations and masks, its decisions drawn by
its own ``sample``; and environments of PettingZoo, ours and its classic ones, with observations and masks, one game at a time.
"""

import random
import sys
import time
import warnings
from typing import Callable

import moonpack
import moonpack.zoo
from moonpack.vector import VectorEnv

SECONDS = 3.0


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Decisions a second by the clock, and by the time that processors spent on them; ``work`` makes some and says how many.

    On a busy machine the clock says how busy it is. The other number is for one core, whoever else uses the machine.
    """
    work()
    begun, spent, done = time.perf_counter(), time.process_time(), 0
    while not done or time.perf_counter() - begun < seconds:
        done += work()
    return done / (time.perf_counter() - begun), done / max(time.process_time() - spent, 1e-9)


def single(name: str, players: int) -> Callable[[], int]:
    """One game of ours, step by step."""
    game, choose, seeds = moonpack.load(name, players), random.Random(1).choice, iter(range(10**9))

    def work() -> int:
        state = game.new_state(next(seeds))
        while legal := state.legal_actions():
            state.apply(choose(legal))
        return state.steps

    return work


def spiel(name: str) -> Callable[[], int]:
    """One game of OpenSpiel, step by step. Cards are dealt by the same steps; only decisions of players count, as with us."""
    import pyspiel

    game, choose = pyspiel.load_game(name), random.Random(1).choice

    def work() -> int:
        state = game.new_initial_state()
        while legal := state.legal_actions():
            state.apply_action(choose(legal))
        return sum(step.player >= 0 for step in state.full_history())

    return work


def vector(name: str, players: int, games: int) -> Callable[[], int]:
    """Many games of ours, with observations and masks."""
    env = VectorEnv(moonpack.load(name, players), games, seed=1)
    env.reset()

    def work() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * games

    return work


def aec(make: Callable) -> Callable[[], int]:
    """One game of a PettingZoo environment, with observations and masks."""
    env, seeds = make(), iter(range(10**9))

    def work() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            decisions += not (ended or cut)
            env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
        return decisions

    return work


def classic() -> list[tuple[str, Callable[[], int]]]:
    """PettingZoo's classic environments, as far as what they need is installed."""
    import importlib

    found = []
    for name in ["connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5"]:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found.append((f"PettingZoo {name}", aec(module.env)))
        except Exception as missing:  # noqa: BLE001 - each needs packages of its own
            print(f"({name} is not there: {type(missing).__name__})")
    return found


def main() -> None:
    """Measures everything and prints a table."""
    warnings.simplefilter("ignore")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    rows = [
        ("one by one: Lone Wolves", single("lone-wolves", 2)),
        ("one by one: The Wolves for 2", single("the-wolves", 2)),
        ("one by one: Wolfwalkers for 2", single("wolfwalkers", 2)),
        ("one by one: OpenSpiel euchre", spiel("euchre")),
        ("one by one: OpenSpiel hex(11)", spiel("hex(board_size=11)")),
        ("vector: Lone Wolves, 256 games", vector("lone-wolves", 2, 256)),
        ("vector: The Wolves for 2, 256 games", vector("the-wolves", 2, 256)),
        ("vector: Wolfwalkers for 2, 256 games", vector("wolfwalkers", 2, 256)),
        ("PettingZoo: our Lone Wolves", aec(lambda: moonpack.zoo.env("lone-wolves"))),
        *classic(),
    ]
    print("| what | decisions a second | a second of one core |\n| --- | --- | --- |")
    for name, work in rows:
        clock, core = rate(work, seconds)
        print(f"| {name} | {clock:,.0f} | {core:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
