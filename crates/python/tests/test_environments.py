"""The environments of others, held by their own tests."""

import warnings

import gymnasium
import moonpack.gym
import moonpack.zoo
import numpy as np
import pytest
from conftest import load
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test


def test_pettingzoo_finds_nothing_wrong_with_any_environment(case, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # PettingZoo warns of observations that are no pictures and of dictionaries; ours are neither by mistake.
        for expected in ["Observation", "The observation", "Action mask", "We recommend"]:
            warnings.filterwarnings("ignore", message=f".*{expected}.*")
        api_test(moonpack.zoo.env(load(case)), num_cycles=1_000)


def test_one_seed_gives_the_same_game_in_every_environment(case):
    seed_test(lambda: moonpack.zoo.env(load(case)), num_cycles=60)


def test_pettingzoo_finds_nothing_wrong_with_the_parallel_form(game, capsys):
    parallel_api_test(moonpack.zoo.parallel_env(game), num_cycles=1_000)


def test_rewards_come_at_the_end_by_outcome_or_points():
    for reward in ["outcome", "points"]:
        env = moonpack.zoo.env("lone-wolves", reward=reward)
        env.reset(seed=3)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, paid, ended, _, _ = env.last()
            total[agent] += paid
            env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
        expected = env.unwrapped.state_of_game.returns(reward)
        assert list(total.values()) == pytest.approx(expected)


def test_observations_may_come_in_words_and_as_pages():
    env = moonpack.zoo.env("wolfwalkers", 3, text=True, render_mode="ansi")
    env.reset(seed=1)
    assert env.unwrapped.infos[env.agent_selection]["text"] == env.render()
    assert "<svg" in (lambda other: (other.reset(seed=1), other.render())[1])(
        moonpack.zoo.env("the-wolves", 2, render_mode="html")
    )


def test_a_seat_that_does_not_decide_may_do_nothing():
    env = moonpack.zoo.env("lone-wolves")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any() and env.observe(env.agent_selection)["action_mask"].any()


@pytest.mark.parametrize("opponents", ["random", "pup"])
def test_gymnasium_finds_nothing_wrong(game, opponents):
    check_env(moonpack.gym.BotEnv(game, opponents=opponents), skip_render_check=True)


def test_a_learner_plays_whole_games_against_bots_from_every_seat():
    for seat in range(3):
        env = gymnasium.make("moonpack/Wolfwalkers-v0", players=3, seat=seat, opponents=["random", "pup"])
        _, info = env.reset(seed=seat)
        over, paid = False, 0.0
        while not over:
            action = env.action_space.sample(info["action_mask"])
            _, paid, over, _, info = env.step(action)
        assert paid in (1.0, -0.5) or -0.5 <= paid <= 1.0


def test_an_illegal_decision_costs_and_changes_nothing():
    env = moonpack.gym.BotEnv("lone-wolves", illegal=-0.5)
    first, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, _ = env.step(illegal)
    assert (first == again).all() and reward == -0.5 and not over
