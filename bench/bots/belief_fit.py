"""Train the belief network of Saboteur on stored rounds, and write it to a file.

    python -m bench.bots.belief_fit beliefs_*.npz --epochs 8 --out src/pyrite/games/saboteur/bots/beliefs.json

First families of players are left out in turn: a network that never met them says by how much to temper what it
believes of strangers. The held-out players take no part in this. Layers are described in `belief_network.py`.
"""

import argparse
import base64
import itertools
import math
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy

from bench.bots.belief_moments import NOBODY, SEATS, Batch, Moment, batch, moments_of
from pyrite.games.saboteur.bots.knowledge.belief import FORMAT
from pyrite.games.saboteur.bots.knowledge.belief_rows import DEED_NUMBERS, SEAT_NUMBERS, RoundRows
from pyrite.games.saboteur.bots.knowledge.roles import deals
from pyrite.games.saboteur.rules.options import Options

LEFT_OUT = (  # in turn, to find the tempering
    ("wasting", "careful", "tiring"),
    ("hitting", "quarrelsome", "mistrustful"),
    ("waiting", "hasty", "moody"),
    ("simple", "stubborn"),
    ("sidling", "hoarding", "helpful"),
    ("open", "novice", "scout"),
)
TEMPERS = [step / 20 for step in range(12, 25)]
SIZE = 256  # moments in a batch
RATE, DECAY = 4e-3, 1e-4
FORGOTTEN = 0.07  # the share of deeds that is left out in training, at random
JOINT = 0.3  # the weight of all roles together; the rest is of each seat by itself
MOST = 330  # ways to deal roles

Weights = dict[str, Any]


def _ways() -> tuple[Any, Any]:
    """By number of players: every way to deal saboteurs, and the logarithm of its chance."""
    chosen, chances = numpy.zeros((11, MOST, SEATS), numpy.float32), numpy.full((11, MOST), -1e9, numpy.float32)
    chances[:3, 0] = 0.0
    for players in range(3, 11):
        place = 0
        for count, weight in deals(Options(players=players)).items():
            for some in itertools.combinations(range(players), count):
                chosen[players, place, list(some)] = 1.0
                chances[players, place] = math.log(weight)
                place += 1
    return chosen, chances


WAYS, CHANCES = _ways()  # in plain arrays: processes that only prepare moments start no accelerator


def begin(key: Any, hidden: int, aimed: int, second: int) -> Weights:
    """Weights to begin with."""
    rows, seats = len(DEED_NUMBERS), len(SEAT_NUMBERS)
    shapes = {
        "own": (rows, hidden),
        "at": (rows, aimed),
        "seat": (hidden + aimed + seats, second),
        "others": (hidden + aimed, second),
    }
    keys = jax.random.split(key, len(shapes))
    found: Weights = {
        name: jax.random.normal(one, shape) * math.sqrt(1.5 / shape[0])
        for one, (name, shape) in zip(keys, shapes.items(), strict=True)
    }
    found["others"] *= 0.3
    zeros = {"own_bias": hidden, "at_bias": aimed, "seat_bias": second, "out": second, "linear": hidden + aimed}
    found |= {name: jnp.zeros(size) for name, size in zeros.items()}
    found["pair"] = jnp.zeros(aimed)
    return found


def log_odds(weights: Weights, given: Batch, kept: Any) -> tuple[Any, Any]:
    """The log-odds of each seat, and by pair how much its roles differ."""
    doer = jax.nn.one_hot(given.seat, SEATS) * kept[..., None]
    target = jax.nn.one_hot(given.target, SEATS) * kept[..., None]
    own = jax.nn.relu(given.rows @ weights["own"] + weights["own_bias"])
    at = jax.nn.relu(given.rows @ weights["at"] + weights["at_bias"])
    sums = jnp.concatenate([doer.mT @ own, target.mT @ at], -1)
    roots = jnp.log1p(sums)
    is_there = (jnp.arange(SEATS) < given.players[:, None])[..., None]
    mean = (roots * is_there).sum(1, keepdims=True) / jnp.maximum(given.players, 1)[:, None, None]
    seat = jnp.concatenate([roots, given.seats], -1) @ weights["seat"] + mean @ weights["others"]
    found = jax.nn.relu(seat + weights["seat_bias"]) @ weights["out"] + sums @ weights["linear"]
    pairs = doer.mT @ (target * (at @ weights["pair"])[..., None])
    return found, pairs


def _dealt(given: Batch) -> tuple[Any, Any]:
    """By moment: every way to deal the roles, and the logarithm of its chance."""
    return jnp.asarray(WAYS)[given.players], jnp.asarray(CHANCES)[given.players]


def ways(given: Batch, found: tuple[Any, Any], temper: float = 1.0) -> Any:
    """The logarithm of the chance of each way to deal the roles."""
    seats, pairs = found
    chosen, dealt = _dealt(given)
    signs = 2 * chosen - 1
    energy = (chosen @ seats[..., None])[..., 0] - ((signs @ pairs) * signs).sum(-1)
    viewer = jnp.minimum(given.viewer, SEATS - 1)[:, None]
    role = jnp.take_along_axis(given.truth, viewer, 1)
    seen = jnp.take_along_axis(chosen, viewer[..., None], 2)[..., 0]
    possible = (given.viewer[:, None] == NOBODY) | (seen == role)
    return jax.nn.log_softmax(temper * energy + dealt + jnp.where(possible, 0.0, -1e9))


def seat_loss(given: Batch, found: tuple[Any, Any], temper: float = 1.0) -> tuple[Any, Any, Any]:
    """By seat: its log-loss and whether it counts; and the loss of all roles together."""
    logs = ways(given, found, temper)
    chosen, dealt = _dealt(given)
    chances = jnp.clip((jnp.exp(logs)[..., None] * chosen).sum(1), 5e-4, 1 - 5e-4)
    loss = -jnp.where(given.truth > 0, jnp.log(chances), jnp.log(1 - chances))
    places = jnp.arange(SEATS)
    counts = (places < given.players[:, None]) & (places != given.viewer[:, None])
    is_true = (chosen == given.truth[:, None]).all(-1) & (dealt > -1e8)
    joint = -jnp.where(is_true, logs, 0.0).sum(1) * (given.players > 0)
    return loss, counts, joint


def loss_of(weights: Weights, given: Batch, kept: Any) -> Any:
    loss, counts, joint = seat_loss(given, log_odds(weights, given, kept))
    total = jnp.maximum(counts.sum(), 1)
    return (1 - JOINT) * (loss * counts).sum() / total + JOINT * joint.sum() / total


def taken(found: Batch, places: Any) -> Batch:
    """Some of the moments, as the network reads them."""
    some = Batch(*(jnp.asarray(one)[places] for one in found))
    return Batch(*(one.astype(jnp.int32 if one.dtype == jnp.int8 else jnp.float32) for one in some))


@partial(jax.jit, donate_argnums=(0, 1))
def step(
    weights: Weights, held: tuple[Weights, Weights], found: Batch, places: Any, key: Any, at: Any
) -> tuple[Weights, tuple[Weights, Weights], Any]:
    """Learn from some moments; `at`: the number of the step, and how far to go."""
    count, rate = at
    given = taken(found, places)
    kept = (jax.random.uniform(key, given.seat.shape) >= FORGOTTEN).astype(jnp.float32)
    loss, slope = jax.value_and_grad(loss_of)(weights, given, kept)
    speed = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, held[0], slope)
    scale = jax.tree.map(lambda old, new: 0.99 * old + 0.01 * new**2, held[1], slope)

    def moved(weight: Any, one: Any, other: Any) -> Any:
        ahead = (one / (1 - 0.9**count)) / (jnp.sqrt(other / (1 - 0.99**count)) + 1e-8)
        return weight - rate * (ahead + DECAY / RATE * weight)

    return jax.tree.map(moved, weights, speed, scale), (speed, scale), loss


@partial(jax.jit)
def tested(weights: Weights, found: Batch, places: Any) -> Any:
    """By temper and number of players: the sum of the log-loss over the seats of others, and how many these are."""
    given = taken(found, jnp.maximum(places, 0))
    odds = log_odds(weights, given, jnp.ones(given.seat.shape))
    size = jax.nn.one_hot(given.players, SEATS + 1) * (places >= 0)[:, None]

    def tempered(temper: Any) -> tuple[Any, Any]:
        loss, counts, _ = seat_loss(given, odds, temper)
        return (loss * counts).sum(1) @ size, counts.sum(1) @ size

    sums, seats = jax.lax.map(tempered, jnp.array(TEMPERS))
    return sums, seats[0]


def learn(found: Batch, places: Any, epochs: int, seed: int, sizes: tuple[int, int, int]) -> Weights:
    """A network that has learned from the moments in these places."""
    key = jax.random.key(seed)
    weights = begin(key, *sizes)
    held = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights))
    rng = numpy.random.default_rng(seed)
    each = max(1, len(places) // SIZE)
    for count in range(1, epochs * each + 1):
        if count % each == 1 or each == 1:
            order = rng.permutation(places)
        at = (count - 1) % each * SIZE
        rate = RATE * max(0.01, 0.5 * (1 + math.cos(math.pi * count / (epochs * each))))
        some = jnp.asarray(numpy.resize(order[at : at + SIZE], SIZE))
        weights, held, _ = step(weights, held, found, some, jax.random.fold_in(key, count), (float(count), rate))
    return weights


def judged(weights: Weights, found: Batch, places: Any) -> tuple[Any, Any]:
    """By temper and number of players: the sum of log-loss, and by number of players of how many seats."""
    sums: Any = 0.0
    seats: Any = 0.0
    for at in range(0, len(places), SIZE):
        some = numpy.full(SIZE, -1)
        some[: len(places[at : at + SIZE])] = places[at : at + SIZE]
        loss, count = tested(weights, found, jnp.asarray(some))
        sums, seats = sums + numpy.asarray(loss), seats + numpy.asarray(count)
    return sums, seats


def strangers(found: Batch, kinds: list[set[str]], epochs: int, seed: int, sizes: tuple[int, int, int]) -> float:
    """The best temper for rounds with kinds that were left out of the training."""
    total: Any = 0.0
    seats: Any = 0.0
    looks = _miners_who_look(found)
    for left_out in LEFT_OUT:
        is_strange = numpy.array([bool(set(left_out) & some) for some in kinds])
        weights = learn(found, numpy.nonzero(~is_strange)[0], epochs, seed, sizes)
        loss, count = judged(weights, found, numpy.nonzero(is_strange & looks)[0])
        total, seats = total + loss, seats + count
        print(f"without {', '.join(left_out)}: log-loss {_mean(loss, count)}", flush=True)
    best = int(numpy.argmin(total.sum(1)))
    for players in (5, 7):
        mean = total[best, players] / seats[players]
        print(f"left out, {players} players: log-loss {mean:.4f} of {seats[players]:.0f}")
    print(f"left out, together: log-loss {_mean(total, seats)}", flush=True)
    return TEMPERS[best]


def _miners_who_look(found: Batch) -> Any:
    viewer, truth = numpy.asarray(found.viewer), numpy.asarray(found.truth)
    role = numpy.take_along_axis(truth, numpy.minimum(viewer, SEATS - 1)[:, None].astype(int), 1)[:, 0]
    return (viewer != NOBODY) & (role == 0)


def _mean(loss: Any, seats: Any) -> str:
    means = loss.sum(1) / seats.sum()
    best = int(numpy.argmin(means))
    return f"{means[best]:.4f} tempered by {TEMPERS[best]}, {means[TEMPERS.index(1.0)]:.4f} by 1"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path, nargs="+", help="files of bench.bots.belief_data")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sizes", type=int, nargs=3, default=(32, 16, 32), help="of the layers")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    began = time.monotonic()
    some = moments_of(given.data, given.seed, given.processes)
    kinds = [set(one.kinds) for one in some]
    found = Batch(*map(jnp.asarray, batch(some)))
    del some
    print(f"{len(kinds)} moments after {time.monotonic() - began:.0f} s, {jax.devices()[0].platform}", flush=True)
    sizes = tuple(given.sizes)
    temper = strangers(found, kinds, given.epochs, given.seed, sizes)
    weights = learn(found, numpy.arange(len(kinds)), given.epochs, given.seed, sizes)
    loss, count = judged(weights, found, numpy.nonzero(_miners_who_look(found))[0])
    print(f"log-loss on all kinds {_mean(loss, count)}", flush=True)
    given.out.write_bytes(exported(weights, temper, _command(given)))
    print(f"after {time.monotonic() - began:.0f} s", flush=True)
    return 0


def _command(given: Any) -> str:
    sizes = " ".join(map(str, given.sizes))
    data = " ".join(path.name for path in given.data)
    return f"python -m bench.bots.belief_fit {data} --epochs {given.epochs} --seed {given.seed} --sizes {sizes}"


def exported(weights: Weights, temper: float, command: str) -> bytes:
    """The file of a network; what it says is already tempered there."""
    tempered = {name: temper * one if name in ("out", "linear", "pair") else one for name, one in weights.items()}
    arrays = {
        name: {
            "shape": list(one.shape),
            "data": base64.b64encode(numpy.asarray(one).astype("<f2").tobytes()).decode(),
        }
        for name, one in tempered.items()
    }
    file = {"format": FORMAT, "command": command, "temper": temper, "weights": arrays}
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def believed(weights: Weights, found: RoundRows, viewer: int, is_saboteur: bool) -> list[float]:
    """The chance of each seat to be a saboteur as the network learns it, to compare with what is played with."""
    players = len(found.seats)
    truth = tuple(is_saboteur and seat == viewer for seat in range(players))
    doers, targets = ([getattr(one, name) for one in found.deeds] for name in ("seat", "target"))
    moment = Moment(
        numpy.array([one.numbers for one in found.deeds], numpy.float16),
        numpy.array(doers, numpy.int8),
        numpy.array([NOBODY if one < 0 else one for one in targets], numpy.int8),
        numpy.array(found.seats, numpy.float16),
        viewer,
        truth,
        (),
    )
    given = taken(batch([moment]), numpy.array([0]))
    given = given._replace(
        rows=given.rows.at[0, : len(doers)].set(jnp.array([one.numbers for one in found.deeds])),
        seats=given.seats.at[0, :players].set(jnp.array(found.seats)),
    )
    logs = ways(given, log_odds(weights, given, jnp.ones(given.seat.shape)))
    chances: list[float] = (jnp.exp(logs)[..., None] * _dealt(given)[0]).sum(1)[0, :players].tolist()
    return chances


if __name__ == "__main__":
    sys.exit(main())
