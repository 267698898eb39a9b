"""The PettingZoo environment, judged by PettingZoo's own tests."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import pyrite
from pyrite.lab.numbered import NumberedMatch, dense
from pyrite.lab.pettingzoo import env

CASES = [("saboteur", 3), ("saboteur", 5), ("lost-mines", 4)]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_pettingzoo_accepts_the_environment(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # api_test warns of what it merely finds unusual
        api_test(env(game, players=players, rounds=1), num_cycles=60)
        api_test(env(game, players=players, rounds=1, form="dense"), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_seed_decides_everything(game, players):
    seed_test(lambda: env(game, players=players, rounds=1), num_cycles=30)


@pytest.mark.parametrize(("game", "players"), CASES[1:])
def test_it_can_be_drawn_in_every_way(game, players, capsys):
    render_test(lambda render_mode: env(game, players=players, rounds=1, render_mode=render_mode))
    assert "cards" in capsys.readouterr().out


def test_the_rewards_are_the_scores():
    environment = env("saboteur", players=3, rounds=1)
    environment.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, ended, _, _ = environment.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if ended else int(rng.choice(legal)))
    assert list(total.values()) == environment.unwrapped.match.match.scores


def test_only_the_seat_to_act_has_legal_actions():
    environment = env("lost-mines", players=4)
    environment.reset(seed=1)
    for agent in environment.agents:
        assert environment.observe(agent)["action_mask"].any() == (agent == environment.agent_selection)


def test_the_dense_form_of_one_match_is_that_of_the_compact_one():
    match = NumberedMatch("saboteur", {"players": 5}, seed=4)
    compact = match.compact(2)
    assert (match.observation(2, "dense") == dense(compact, match.layout)).all()
    planes = match.observation(2, "dense")[: 12 * 13 * 17].reshape(match.layout.plane_shape)
    cells = {(card.x, card.y) for card in pyrite.new("saboteur", players=5, seed=4).view(2).table}
    assert {(x - 4, y - 6) for y, x in np.argwhere(planes[0])} == cells


def test_an_illegal_action_changes_nothing():
    match = NumberedMatch("saboteur", {"players": 3}, seed=5)
    before = str(match.match.state)
    with pytest.raises(ValueError, match="action 99999 is not legal here"):
        match.play(99_999)
    assert str(match.match.state) == before
