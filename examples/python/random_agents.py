"""Random agents at every game through PettingZoo: who won, and how many decisions it took.

    python examples/python/random_agents.py [SEED]
"""

import sys

import moonpack
import moonpack.zoo


def play(name: str, players: int, seed: int) -> str:
    """One game by chance, told in a line."""
    env = moonpack.zoo.env(name, players, reward="points")
    env.reset(seed=seed)
    points, decisions = dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        points[agent] += reward
        decisions += not ended
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    told = ", ".join(f"{agent} {value:.0f}" for agent, value in points.items())
    return f"{name} for {players}: {told} after {decisions} decisions"


def main() -> None:
    """All games, for every number of players."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for name, counts in moonpack.games():
        for players in counts:
            print(play(name, players, seed))


if __name__ == "__main__":
    main()
