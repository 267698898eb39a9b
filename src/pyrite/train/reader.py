"""The reader: a network that reads what was done in a round, and judges the hidden role of every other seat.

Each deed is read by one layer for the seat that did it, and by another for the seat it was aimed at. What they make of
all deeds of a seat is summed up; what is repeated says less each time, so a second layer reads the logarithms of these
sums, beside their mean over all seats. It learns from the true roles alone. Policies read its judgment of each seat,
and of the seat that an action is aimed at, through weights that begin at zero.
"""

import math
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy

from pyrite.train.lessons import Story
from pyrite.train.network import Array, Weights
from pyrite.train.trunk import Net

READER = "reader"  # its name among the networks
SEATS = 10
OWN_UNITS, AIMED_UNITS, SECOND = 32, 16, 64
SUREST = 6.0  # log-odds
SCALE = 3.0


class Judgment(NamedTuple):
    """What a reader thinks of the other seats at all tables."""

    log_odds: jax.Array  # by table and other seat
    numbers: jax.Array  # what policies read of it, by table
    at_targets: jax.Array  # and of the seat that an action is aimed at, by table and action


def new_reader(rng: numpy.random.Generator, story: Story) -> Weights:
    """A reader that does not know yet what to think of anybody."""
    width = OWN_UNITS + AIMED_UNITS
    return {
        "own": _matrix(rng, story.numbers, OWN_UNITS),
        "own_bias": numpy.zeros(OWN_UNITS, numpy.float32),
        "aimed": _matrix(rng, story.numbers, AIMED_UNITS),
        "aimed_bias": numpy.zeros(AIMED_UNITS, numpy.float32),
        "seat": _matrix(rng, width + story.seat_numbers, SECOND),
        "others": _matrix(rng, width, SECOND),
        "seat_bias": numpy.zeros(SECOND, numpy.float32),
        "out": numpy.zeros(SECOND, numpy.float32),
        "linear": numpy.zeros(width + story.seat_numbers, numpy.float32),
    }


def with_reader(net: Weights) -> Weights:
    """A policy that can take up the judgment of a reader, and ignores it so far."""
    hidden = net["rows"].shape[1]
    judged = numpy.zeros((2 * (SEATS - 1), hidden), numpy.float32)
    return {**net, "judged": judged, "target": numpy.zeros((2, hidden), numpy.float32)}


def _matrix(rng: numpy.random.Generator, inputs: int, outputs: int) -> Array:
    return (rng.standard_normal((inputs, outputs)) * math.sqrt(2 / inputs)).astype(numpy.float32)


def read_story(net: Net, story: Story, deeds: jax.Array, contexts: jax.Array, targets: jax.Array) -> Judgment:
    """What a reader thinks after these deeds; `targets` are the seats that actions are aimed at, or -1."""
    doers, aimed, numbers = story.read(deeds)
    own = jax.nn.relu(numbers @ net["own"] + net["own_bias"])
    at = jax.nn.relu(numbers @ net["aimed"] + net["aimed_bias"])
    sums = jnp.log1p(jnp.concatenate([_by_seat(doers, own), _by_seat(aimed, at)], axis=2))
    seats = story.seats(contexts)
    there = story.there(contexts)
    mean = sums.sum(axis=1) / jnp.maximum(there.sum(axis=1), 1)[:, None]
    read = jnp.concatenate([sums, seats], axis=2)
    second = jax.nn.relu(read @ net["seat"] + (mean @ net["others"] + net["seat_bias"])[:, None])
    log_odds = (second @ net["out"] + read @ net["linear"])[:, : SEATS - 1]
    return Judgment(log_odds, *_told(log_odds, there[:, : SEATS - 1], targets))


def _by_seat(seats: jax.Array, made: jax.Array) -> jax.Array:
    """The sum of what was made of the deeds of each seat."""
    return jnp.einsum("nds,ndu->nsu", jax.nn.one_hot(seats, SEATS), made)


def _told(log_odds: jax.Array, there: jax.Array, targets: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What policies read."""
    log_odds = jax.lax.stop_gradient(log_odds)
    two = jnp.stack([jnp.clip(log_odds, -SUREST, SUREST) / SCALE, jax.nn.sigmoid(log_odds)], axis=2) * there[..., None]
    chosen = jnp.take_along_axis(two, jnp.clip(targets, 0, SEATS - 2)[..., None], axis=1)
    is_other = (targets >= 0) & (targets < SEATS - 1)
    return two.reshape(len(two), -1), jnp.where(is_other[..., None], chosen, 0.0)


def wrong_by(judgment: Judgment, truth: jax.Array, there: jax.Array) -> jax.Array:
    """How wrong the judgment is on average: the log-loss for each other seat."""
    losses = (jax.nn.softplus(judgment.log_odds) - truth * judgment.log_odds) * there
    return losses.sum() / jnp.maximum(there.sum(), 1)
