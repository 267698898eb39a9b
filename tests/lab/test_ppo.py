"""The learning example: it learns something from what happens, and plays."""

import jax
import numpy as np
import pytest

from pyrite.lab import evaluation, ppo
from pyrite.lab.numbered import NumberedMatch, layout_of


def rollout(**given: object) -> ppo.Rollout:
    """Two games of two players for three steps, empty except for what is given."""
    shape = (3, 2)
    plain = {
        "compact": np.zeros((*shape, 1)),
        "legal": np.zeros((*shape, 1)),
        "choice": np.zeros(shape),
        "chance": np.zeros(shape),
        "value": np.zeros(shape),
        "seat": np.zeros(shape, int),
        "learns": np.ones(shape, bool),
        "worth": np.full(shape, ppo.CLOSER),
        "far": np.zeros(shape),
        "ended": np.zeros(shape),
        "rewards": np.zeros((*shape, 2)),
    }
    return ppo.Rollout(**{**plain, **given})  # type: ignore[arg-type]


def test_a_seat_is_judged_by_its_own_decisions_and_the_end_of_its_game():
    seat = np.array([[0, 0], [1, 0], [0, 0]])
    ended, rewards = np.zeros((3, 2)), np.zeros((3, 2, 2))
    ended[2, 0], rewards[2, 0] = 1, (0, 5)
    gain, target, weight = ppo.judge(rollout(seat=seat, ended=ended, rewards=rewards))
    assert weight.tolist() == [[1, 1], [1, 1], [1, 0]]  # the second game goes on: its last decision is not judged
    assert gain[:, 0].tolist() == [0, 1, 0]  # only seat 1 has won
    assert (gain == target).all()


def test_coming_closer_counts():
    gain, _, _ = ppo.judge(rollout(far=np.array([[0, 5], [0, 3], [0, 3]])))
    assert gain[0, 1] == pytest.approx(2 * ppo.CLOSER)


def test_the_steps_to_the_nearest_hidden_goal_are_counted():
    match = NumberedMatch("saboteur", {"players": 3}, seed=1)
    assert ppo.distance(match.compact(0)[None], match.layout).tolist() == [8]  # seven cells lie between
    mines = NumberedMatch("lost-mines", {"players": 3}, seed=1)
    assert ppo.distance(mines.compact(0)[None], mines.layout).tolist() == [0]


def test_an_action_is_about_a_cell_and_a_card():
    layout = layout_of("saboteur")
    cell, card = ppo.places(layout)
    faces = layout.lays // ppo.CELLS
    assert (cell[0], card[0], cell[faces], card[faces + 3]) == (1, 1, 2, 4)
    assert (cell[layout.lays], card[layout.lays]) == (1, 0)  # a rockfall has a cell and no card
    assert (cell[layout.lays + ppo.CELLS], card[-1]) == (0, 0)


def test_the_cells_around_an_action_are_seen():
    match = NumberedMatch("saboteur", {"players": 3}, seed=1)
    planes = len(match.layout.planes)
    beside = 6 * 17 + 5 + 1  # east of the start, which is at column 4 of row 6
    around = np.asarray(ppo.neighbourhood(match.compact(0)[None], np.array([[beside, 0]]), planes))
    center, north, east, south, west = around[0, 0].reshape(5, planes)
    assert not np.any([center, north, east, south])
    assert west[match.layout.planes.index("reached")] == 1
    assert not around[0, 1].any()


def test_a_network_gets_better_at_what_was_good(monkeypatch):
    """After learning from one lot, its good choices are more likely than before."""
    monkeypatch.setattr(ppo, "STEPS", 2)
    monkeypatch.setattr(ppo, "GAMES", 64)
    learner = ppo.Learner("saboteur", 3, seed=1)
    found = ppo.play(learner.batch, learner.net, learner.sight, learner.rng, at_random=0.5)
    assert found.learns[:, 32:].all()  # in the second half of the games everybody learns
    assert not found.learns[:, :32].all()
    lot = {"compact": found.compact[0], "legal": found.legal[0], "choice": found.choice[0], "chance": found.chance[0]}
    lot |= {"gain": np.ones(64, np.float32), "target": np.zeros(64, np.float32)}
    net, memory = learner.net, learner.memory
    for _ in range(5):
        net, memory = ppo.improve(net, memory, learner.sight, lot, ppo.PpoRates(1e-3, 0.0))
    logits, _ = ppo.answer(net, learner.sight, found.compact[0], found.legal[0])
    after = np.asarray(jax.nn.log_softmax(logits))[np.arange(64), found.choice[0]]
    assert after.mean() > found.chance[0].mean()


@pytest.mark.long  # tests/lab/test_notebooks.py plays one, too
def test_a_course_plays_against_its_opponent(monkeypatch):
    monkeypatch.setattr(ppo, "GAMES", 16)
    monkeypatch.setattr(ppo, "STEPS", 8)
    monkeypatch.setattr(ppo, "MINIBATCH", 64)
    course = ppo.train("saboteur", 3, minutes=0, seed=1, opponent="random", deals=1)
    assert len(course.curve) >= 1
    assert 0 <= course.curve[-1][2] <= 1


@pytest.mark.long
def test_miners_learn_to_win_rounds():
    """Half a million decisions take them far from random play, which wins next to nothing."""
    learner = ppo.Learner("saboteur", 3, seed=1)
    for update in range(64):
        learner.learn(learner.batch, left=1 - update / 64)
    wins = sum(evaluation.won(learner.player(), "saboteur", 3, "novice", [f"deal {number}" for number in range(200)]))
    assert wins > 40
