"""A small policy gradient in NumPy that learns to beat `random` in Lone Wolves.

A wolf and a territory are described by a dozen numbers taken from the planes of an observation; a linear policy over them is
trained by REINFORCE with a baseline, on many games at once. One seat of each game learns, the other plays by chance.

    python examples/python/policy_gradient.py [STEPS]
"""

import sys

import moonpack
import numpy as np
from moonpack.vector import VectorEnv

GAMES = 512
GAME = moonpack.load("lone-wolves")
STRENGTH = np.tile(np.arange(2, 8), 5).astype(np.float32) / 7
COLOUR = np.repeat(np.arange(5), 6)
FEATURES = 12


def planes(observations: np.ndarray) -> dict[str, np.ndarray]:
    """The planes of many observations by name."""
    return {
        name: observations[:, start : start + int(np.prod(shape))].reshape(-1, *shape).astype(np.float32)
        for name, (start, shape) in GAME.observation_planes().items()
    }


def features(observations: np.ndarray) -> np.ndarray:
    """What speaks for playing each wolf in each territory; nothing speaks for the other decisions, which stay by chance."""
    seen = planes(observations)
    count = len(observations)
    mine, theirs = ((seen["wolves"][:, side] @ STRENGTH)[:, None, :] for side in (0, 1))
    points = (seen["tile_points"] - 128)[:, None, :] / 8
    crowd = seen["crowd"][:, None, :] / 6
    led = seen["led_wolf"]
    follows = led.sum(1)[:, None, None]
    same = (led @ np.eye(5, dtype=np.float32)[COLOUR])[:, COLOUR]
    beats = (same * (STRENGTH > (led @ STRENGTH)[:, None]))[:, :, None]
    strong = np.broadcast_to(STRENGTH[None, :, None], (count, 30, 1))
    said = [strong, beats, points, mine, theirs, crowd, strong * points, strong * mine, strong * theirs, strong * crowd]
    said += [strong * follows, beats * points]
    table = np.zeros((count, GAME.num_actions, FEATURES), np.float32)
    for number, feature in enumerate(said):
        table[:, :150, number] = np.broadcast_to(feature, (count, 30, 5)).reshape(count, 150)
    return table


def choose(weights: np.ndarray, said: np.ndarray, masks: np.ndarray, chance: np.random.Generator):
    """Decisions drawn from the policy, and how likely each was."""
    scores = np.where(masks > 0, said @ weights, -1e9)
    likely = np.exp(scores - scores.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    drawn = (likely.cumsum(1) > chance.random((len(likely), 1))).argmax(1)
    legal = masks[np.arange(len(masks)), drawn] > 0
    return np.where(legal, drawn, likely.argmax(1)), likely


def train(steps: int, seed: int = 1, rate: float = 0.2) -> np.ndarray:
    """Plays and learns for so many steps of all games; returns the weights of the policy."""
    env = VectorEnv(GAME, GAMES, seed=seed, reward="points")
    chance = np.random.default_rng(seed)
    lanes, learner = np.arange(GAMES), np.arange(GAMES) % 2
    weights = np.zeros(FEATURES, np.float32)
    traces = np.zeros((GAMES, FEATURES), np.float32)
    observations, masks, seats = env.reset()
    margin = 0.0
    for _ in range(steps):
        said = features(observations)
        actions, likely = choose(weights, said, masks, chance)
        learns = seats == learner
        surprise = said[lanes, actions] - np.einsum("na,naf->nf", likely, said)
        traces += surprise * learns[:, None]
        observations, masks, rewards, ended, seats = env.step(np.where(learns, actions, env.sample()))
        if ended.any():
            won = (rewards[lanes, learner] - rewards[lanes, 1 - learner])[ended]
            better = (won - margin) / 10
            weights += rate * (better[:, None] * traces[ended]).mean(0)
            margin += 0.05 * (won.mean() - margin)
            traces[ended] = 0
    return weights


def test(weights: np.ndarray, games: int, seed: int = 99) -> float:
    """The share of games the policy wins against `random`, from both seats; a tie is half a win."""
    env = VectorEnv(GAME, GAMES, seed=seed)
    chance = np.random.default_rng(seed)
    lanes, learner = np.arange(GAMES), np.arange(GAMES) % 2
    observations, masks, seats = env.reset()
    won, played = 0.0, 0
    while played < games:
        actions, _ = choose(weights, features(observations), masks, chance)
        observations, masks, rewards, ended, seats = env.step(np.where(seats == learner, actions, env.sample()))
        won += float(((rewards[lanes, learner] + 1) / 2)[ended].sum())
        played += int(ended.sum())
    return won / played


def main() -> None:
    """Trains, and says what came of it."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    before = test(np.zeros(FEATURES, np.float32), 2_000)
    after = test(train(steps), 2_000)
    print(f"wins against random: {before:.3f} before, {after:.3f} after {steps} steps of {GAMES} games")


if __name__ == "__main__":
    main()
