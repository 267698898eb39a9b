"""Batches: many games in shared arrays, the same games whatever the number of threads or the engine."""

import gc
import hashlib
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from pyrite import engine
from pyrite.core.batch_arrays import Arrays
from pyrite.core.observation import Observer
from pyrite.lab import Batch
from tests import ROOT

GAMES = [("saboteur", 5), ("saboteur", 3), ("lost-mines", 6)]


def choices(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    """A legal action for every game."""
    return batch.legal[np.arange(batch.size), rng.integers(0, batch.counts)]


def digest(batch: Batch, steps: int) -> str:
    """What happens in a batch, as one word."""
    rng = np.random.default_rng(1)
    seen = hashlib.sha256()
    for _ in range(steps):
        batch.step(choices(batch, rng))
        for array in (batch.observations, batch.legal, batch.counts, batch.seats, batch.ended, batch.rewards):
            seen.update(np.ascontiguousarray(array).tobytes())
    return seen.hexdigest()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_batch_shows_what_each_seat_to_act_may_know(game, players):
    batch = Batch(game, 3, players, seed=2, rounds=1)
    rng = np.random.default_rng(2)
    observers = [Observer(batch.position(index).copy()) for index in range(3)]
    ended = 0
    while ended < 3:
        for index, observer in enumerate(observers):
            position = batch.position(index).copy()
            observer = observer.copy_for(position)
            assert observer.observation(int(batch.seats[index])) == batch.observations[index].tolist()
            legal = batch.legal[index]
            assert observer.legal() == legal[: batch.counts[index]].tolist()
            assert (legal[batch.counts[index] :] == -1).all()
            observers[index] = observer
        actions = choices(batch, rng)
        for observer, action in zip(observers, actions, strict=True):
            observer.position.step(observer.code_of(int(action)))
            observer.decided()
        batch.step(actions)
        for index in np.flatnonzero(batch.ended).tolist():
            observers[index] = Observer(batch.position(index))
            ended += 1


def test_rewards_are_the_scores_of_the_game_that_ended():
    batch = Batch("lost-mines", 16, 4, seed=5, rounds=1)
    rng = np.random.default_rng(5)
    checked = 0
    while checked < 16:
        before = [batch.position(index).copy() for index in range(16)]
        actions = choices(batch, rng)
        codes = [Observer(position).code_of(int(action)) for position, action in zip(before, actions, strict=True)]
        batch.step(actions)
        assert not batch.rewards[batch.ended == 0].any()
        for index in np.flatnonzero(batch.ended).tolist():
            before[index].step(codes[index])
            if not before[index].tickets():  # else chance drew cards before the end
                assert batch.rewards[index].tolist() == before[index].scores
                checked += 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_number_of_threads_changes_nothing(game, players):
    assert digest(Batch(game, 7, players, 1, seed=3), 100) == digest(Batch(game, 7, players, 3, seed=3), 100)


def test_threads_that_take_each_others_games_change_nothing():
    alone, together = (Batch("saboteur", 70, 3, threads, seed=3, rounds=1) for threads in (1, 4))
    rng = np.random.default_rng(3)
    for _ in range(300):
        actions = choices(alone, rng)
        alone.step(actions)
        together.step(actions)
        assert (alone.observations == together.observations).all()
        assert (alone.rewards == together.rewards).all()


def test_a_batch_that_nobody_needs_any_more_ends_its_threads():
    before = set(threading.enumerate())
    batch = Batch("saboteur", 4, 3, threads=2, seed=1)
    started = set(threading.enumerate()) - before
    assert len(started) == (1 if engine.build() == "compiled" else 0)  # interpreted, one thread plays all
    del batch
    gc.collect()
    for thread in started:
        thread.join(30)
        assert not thread.is_alive()


def test_seeds_give_other_games():
    assert digest(Batch("saboteur", 2, 5, seed=1), 5) != digest(Batch("saboteur", 2, 5, seed=2), 5)


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("lost-mines", 6)])
def test_both_engines_play_the_same(game, players):
    script = f"from tests.lab.test_batch import *; print(digest(Batch({game!r}, 2, {players}, seed=4), 30))"
    environment = {**os.environ, "PYRITE_ENGINE": "python", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == digest(Batch(game, 2, players, seed=4), 30)


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("lost-mines", 6)])
def test_the_dense_form_says_the_same_as_the_compact_one(game, players):
    compact, dense = (Batch(game, 5, players, seed=6, form=form) for form in ("compact", "dense"))
    rng = np.random.default_rng(6)
    layout = compact.layout
    rows = len(layout.planes) * 13
    for _ in range(120):
        bits = compact.observations[:, :rows, None] >> np.arange(17) & 1
        assert (bits.reshape(dense.planes.shape) == dense.planes).all()
        assert (compact.observations[:, rows:] == dense.features).all()
        mask = np.zeros((5, layout.action_count), np.uint8)
        for index in range(5):
            mask[index, compact.legal[index, : compact.counts[index]]] = 1
        assert (mask == dense.mask).all()
        actions = choices(compact, rng)
        compact.step(actions)
        dense.step(actions)


@pytest.mark.parametrize(("size", "wrong"), [(4, 2), (40, 0), (40, 39)])
def test_an_illegal_action_is_refused_and_changes_nothing(size, wrong):
    batch = Batch("saboteur", size, 5, 2, seed=7)
    before = [array.copy() for array in (batch.observations, batch.legal, batch.seats)]
    positions = [str(batch.position(index)) for index in range(size)]
    actions = batch.legal[:, 0].copy()
    actions[wrong] = next(number for number in range(9000) if number not in batch.legal[wrong])
    with pytest.raises(ValueError, match=f"action {actions[wrong]} is not legal in game {wrong}"):
        batch.step(actions)
    for was, now in zip(before, (batch.observations, batch.legal, batch.seats), strict=True):
        assert (was == now).all()
    assert positions == [str(batch.position(index)) for index in range(size)]
    batch.step(batch.legal[:, 0])
    assert (batch.observations != before[0]).any(axis=1).all()


def test_a_game_can_be_left_alone():
    batch = Batch("saboteur", 2, 5, seed=8)
    before = batch.observations.copy()
    batch.step([-1, batch.legal[1, 0]])
    assert (batch.observations[0] == before[0]).all()
    assert (batch.observations[1] != before[1]).any()


def test_only_the_learner_is_asked_if_there_is_one():
    batch = Batch("saboteur", 8, 5, seed=9, learner=3, rounds=1)
    rng = np.random.default_rng(9)
    ended = 0
    while not ended:
        assert (batch.seats == 3).all()
        batch.step(choices(batch, rng))
        ended += batch.ended.sum()


@pytest.mark.parametrize(
    "given", [{"size": 0}, {"threads": 0}, {"form": "dots"}, {"players": 11}, {"learner": 5}, {"game": "chess"}]
)
def test_what_cannot_be_played_is_refused(given):
    with pytest.raises(ValueError, match=r"is|no"):
        Batch(**{"game": "saboteur", "size": 1, "players": 5, **given})


def test_arrays_are_shared_by_dlpack_without_copying():
    import jax

    batch = Batch("saboteur", 4, 5, seed=10, form="dense")
    for array in (batch.planes, batch.features, batch.mask, batch.legal, batch.counts, batch.seats, batch.rewards):
        assert array.ctypes.data % 64 == 0
        assert np.shares_memory(np.from_dlpack(array), array)
        shared = jax.dlpack.from_dlpack(array, copy=False)
        assert shared.unsafe_buffer_pointer() == array.ctypes.data
    seats = np.from_dlpack(batch.seats)
    for _ in range(3):
        batch.step(batch.legal[:, 0])
        assert (seats == batch.seats).all()


@pytest.mark.parametrize(
    ("legal", "finals", "said"), [(10, 5, "legal actions have too few"), (4096, 6, "different numbers of columns")]
)
def test_arrays_of_the_wrong_size_are_refused(legal, finals, said):
    def rows(columns: int, kind: type = np.int32) -> memoryview:
        return np.zeros((1, columns), kind).data

    lists = [np.zeros(1, np.int32).data for _ in range(4)]
    dense = (rows(34, np.uint8), rows(3, np.float32), rows(9, np.uint8))
    with pytest.raises(ValueError, match=said):
        Arrays((rows(5), rows(finals), rows(legal), rows(4096)), lists, rows(3, np.float32), dense)
