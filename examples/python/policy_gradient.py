"""A small policy gradient in NumPy that learns to beat `random` in Lone Wolves.

A linear policy over the planes of an observation is trained by REINFORCE with a baseline, on many games at once. One seat of
each game learns, the other plays by chance.

    python examples/python/policy_gradient.py [STEPS]
"""

import sys

import moonpack
import numpy as np
from moonpack.vector import VectorEnv

GAMES = 256


def features(observations: np.ndarray) -> np.ndarray:
    """Bytes as small numbers; most planes hold 0 and 1."""
    return np.minimum(observations, 8).astype(np.float32) / 2


def choose(weights: np.ndarray, seen: np.ndarray, masks: np.ndarray, chance: np.random.Generator | None):
    """Decisions by the policy, and how likely each was. Without chance, the likeliest."""
    scores = np.where(masks > 0, seen @ weights, -1e9)
    scores -= scores.max(1, keepdims=True)
    likely = np.exp(scores)
    likely /= likely.sum(1, keepdims=True)
    if chance is None:
        return likely.argmax(1), likely
    drawn = (likely.cumsum(1) > chance.random((len(likely), 1))).argmax(1)
    legal = masks[np.arange(len(masks)), drawn] > 0
    return np.where(legal, drawn, likely.argmax(1)), likely


def train(steps: int, seed: int = 1, rate: float = 0.02) -> np.ndarray:
    """Plays and learns for so many steps of all games."""
    game = moonpack.load("lone-wolves")
    env = VectorEnv(game, GAMES, seed=seed, reward="points")
    chance = np.random.default_rng(seed)
    weights = np.zeros((game.observation_size, game.num_actions), np.float32)
    squares = np.full_like(weights, 1e-4)
    learner = np.arange(GAMES) % 2
    notes: list[list] = [[] for _ in range(GAMES)]
    observations, masks, seats = env.reset()
    margin, spread = 0.0, 10.0
    for _ in range(steps):
        seen = features(observations)
        actions, likely = choose(weights, seen, masks, chance)
        actions = np.where(seats == learner, actions, env.sample())
        push = -likely
        push[np.arange(GAMES), actions] += 1
        for lane in np.flatnonzero((seats == learner) & (masks.sum(1) > 1)):
            notes[lane].append((seen[lane], push[lane]))
        observations, masks, rewards, ended, seats = env.step(actions)
        what, pushes = [], []
        for lane in np.flatnonzero(ended):
            won = float(rewards[lane, learner[lane]] - rewards[lane, 1 - learner[lane]])
            better = (won - margin) / spread
            margin += 0.01 * (won - margin)
            spread += 0.01 * (abs(won - margin) - spread)
            what += [seen for seen, _ in notes[lane]]
            pushes += [better * push for _, push in notes[lane]]
            notes[lane].clear()
        if what:
            gradient = np.stack(what).T @ np.stack(pushes) / len(what)
            squares += 0.02 * (gradient * gradient - squares)
            weights += rate * gradient / (np.sqrt(squares) + 1e-3)
    return weights


def test(weights: np.ndarray, games: int, seed: int = 99) -> float:
    """The share of games the policy wins against `random`, from both seats; a tie is half a win."""
    game = moonpack.load("lone-wolves")
    env = VectorEnv(game, GAMES, seed=seed)
    learner = np.arange(GAMES) % 2
    observations, masks, seats = env.reset()
    won, played = 0.0, 0
    while played < games:
        actions, _ = choose(weights, features(observations), masks, None)
        observations, masks, rewards, ended, seats = env.step(np.where(seats == learner, actions, env.sample()))
        won += float(((rewards[np.arange(GAMES), learner] + 1) / 2)[ended].sum())
        played += int(ended.sum())
    return won / played


def main() -> None:
    """Trains, and says what came of it."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 3_000
    game = moonpack.load("lone-wolves")
    before = test(np.zeros((game.observation_size, game.num_actions), np.float32), 1_000)
    after = test(train(steps), 2_000)
    print(f"wins against random: {before:.3f} before, {after:.3f} after {steps} steps of {GAMES} games")


if __name__ == "__main__":
    main()
