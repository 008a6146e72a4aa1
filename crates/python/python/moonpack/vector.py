"""Many games at once: stepped in Rust on all cores, without the interpreter's lock, into arrays that stay where they are."""

from __future__ import annotations

import numpy as np

from moonpack._moonpack import Arena, Game


class VectorEnv:
    """``num_envs`` games side by side, each begun anew when it is over.

    ``observations``, ``masks``, ``rewards``, ``ended`` and ``seats`` are the arrays that ``reset`` and ``step`` write into;
    they may be given, and are never replaced. A row of ``observations`` is what the seat to decide sees, ``seats`` says which
    seat that is. When a game ends, ``ended`` is true for one step, ``rewards`` holds what it was worth to each seat, and the
    observation is already that of the next game. One seed gives the same games whatever the number of threads.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        seed: int | None = None,
        threads: int = 0,
        reward: str = "outcome",
        observations: np.ndarray | None = None,
        masks: np.ndarray | None = None,
        rewards: np.ndarray | None = None,
        ended: np.ndarray | None = None,
        seats: np.ndarray | None = None,
    ) -> None:
        self.game = game
        self.arena = Arena(game, num_envs, seed, threads, reward)
        self.num_envs = num_envs

        def array(given, shape, dtype):
            return np.zeros(shape, dtype) if given is None else given

        self.observations = array(observations, (num_envs, game.observation_size), np.uint8)
        self.masks = array(masks, (num_envs, game.num_actions), np.uint8)
        self.rewards = array(rewards, (num_envs, game.players), np.float32)
        self.ended = array(ended, num_envs, np.bool_)
        self.seats = array(seats, num_envs, np.int8)
        self.actions = np.zeros(num_envs, np.int64)

    def reset(self, seed: int | None = None):
        """Begins all games; returns observations, masks and seats."""
        self.arena.reset(self.observations, self.masks, self.seats, seed)
        return self.observations, self.masks, self.seats

    def step(self, actions: np.ndarray):
        """Plays one decision in every game; returns observations, masks, rewards, ended and seats."""
        self.arena.step(actions, self.observations, self.masks, self.rewards, self.ended, self.seats)
        return self.observations, self.masks, self.rewards, self.ended, self.seats

    def sample(self) -> np.ndarray:
        """A legal decision for every game, each as likely as the next; always the same array."""
        self.arena.sample(self.actions)
        return self.actions
