"""The learning example: it learns something from what happens, and plays."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from examples import ppo
from pyrite.lab import Batch
from pyrite.lab.numbered import NumberedMatch, layout_of


def rollout(**given: object) -> ppo.Rollout:
    """Two games of two players for three steps, empty except for what is given."""
    shape = (3, 2)
    plain = {
        "seen": np.zeros((*shape, 1)),
        "legal": np.zeros((*shape, 1)),
        "choice": np.zeros(shape),
        "chance": np.zeros(shape),
        "value": np.zeros(shape),
        "seat": np.zeros(shape, int),
        "learns": np.ones(shape, bool),
        "close": np.zeros(shape),
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
    close = np.array([[0, 0], [0, 2], [0, 2]])
    gain, _, _ = ppo.judge(rollout(close=close))
    assert gain[0, 1] == pytest.approx(2 * ppo.CLOSER)


def test_the_reached_columns_are_counted():
    match = NumberedMatch("saboteur", {"players": 3}, seed=1)
    assert ppo.closeness(match.compact(0)[None], match.layout).tolist() == [4]  # the start is the fifth column


def test_a_network_gets_better_at_what_was_good(monkeypatch):
    """After learning from one lot, its good choices are more likely than before."""
    layout = layout_of("saboteur")
    rng = np.random.default_rng(1)
    monkeypatch.setattr(ppo, "STEPS", 4)
    monkeypatch.setattr(ppo, "MINIBATCH", 64)
    batch = Batch("saboteur", 64, 3, seed=1, rounds=1)
    sight = ppo.look_around(batch, rng)
    net = ppo.begin(layout, len(sight.columns), 1)
    tables = tuple(jnp.asarray(each) for each in ppo.parts(layout))
    found = ppo.play(batch, net, sight, tables, rng)
    zeros = jax.tree.map(jnp.zeros_like, net)
    lot = {"seen": found.seen[0], "legal": found.legal[0], "choice": found.choice[0], "chance": found.chance[0]}
    lot |= {"gain": np.ones(64), "target": np.zeros(64), "weight": np.ones(64)}
    memory = (jnp.zeros(()), zeros, zeros)
    for _ in range(5):
        net, memory = ppo.improve(net, memory, lot, *tables)
    logits, _ = ppo.answer(net, found.seen[0], found.legal[0], *tables)
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
    """A million decisions take them far from random play, which wins next to nothing."""
    course = ppo.train("saboteur", 3, minutes=5, seed=1, opponent="novice", deals=200)
    assert course.curve[-1][2] > 0.25
