"""The networks as plain arrays: a policy that scores the legal actions of a decision, and a critic that sees all cards.

A policy has two layers. The first reads the row of each action together with the moment; the second also reads the
mean of the first over all actions, each weighed by how likely the linear part takes it, so that an action is compared
with what one would usually do. The score adds the linear part: at the beginning that is the whole score, so that a run
begins with a known policy.
"""

import math
from collections.abc import Mapping
from pathlib import Path

import msgspec
import numpy
from numpy.typing import NDArray

from pyrite.bots.network import NetworkFile

Array = NDArray[numpy.float32]
Weights = dict[str, Array]  # of one network, by name


def new_policy(rng: numpy.random.Generator, linear: Array, context: int, hidden: int, second: int) -> Weights:
    """A policy that scores rows by their product with `linear`, until it has learned something else."""
    size = len(linear)
    return {
        "rows": _matrix(rng, size, hidden, 0.5),
        "context": _matrix(rng, context, hidden, 0.5),
        "bias": numpy.zeros(hidden, numpy.float32),
        "second": _matrix(rng, hidden, second, 1.0),
        "pooled": _matrix(rng, hidden, second, 0.5),
        "second_bias": numpy.zeros(second, numpy.float32),
        "out": numpy.zeros(second, numpy.float32),
        "linear": linear.astype(numpy.float32),
    }


def at_temperature(policy: Weights, temperature: float) -> Weights:
    """A policy that draws at temperature 1 about as this one does at another.

    Not exactly: what one would usually do is less certain too, and the second layer reads it.
    """
    last = {name: policy[name] / numpy.float32(temperature) for name in ("linear", "out")}
    return {**policy, **last}


def read_weights(path: Path) -> dict[str, Weights]:
    """The networks in a file that `export` wrote, by role or by what a critic is for."""
    file = msgspec.json.decode(path.read_bytes(), type=NetworkFile)
    return {
        role: {name: numpy.array(part.numbers(), numpy.float32).reshape(part.shape) for name, part in parts.items()}
        for role, parts in file.networks.items()
    }


def new_critic(rng: numpy.random.Generator, inputs: int, hidden: int, results: int) -> Weights:
    """A critic of this many results that gives each of them an even chance."""
    return {
        "first": _matrix(rng, inputs, hidden, 1.0),
        "first_bias": numpy.zeros(hidden, numpy.float32),
        "second": _matrix(rng, hidden, hidden, 1.0),
        "second_bias": numpy.zeros(hidden, numpy.float32),
        "out": numpy.zeros((hidden, results), numpy.float32),
        "out_bias": numpy.zeros(results, numpy.float32),
    }


def new_action_critic(rng: numpy.random.Generator, row: int, inputs: int, hidden: int, second: int) -> Weights:
    """A critic of actions that finds all of them as good as the position; it has the form of a policy."""
    return new_policy(rng, numpy.zeros(row, numpy.float32), inputs, hidden, second)


def _matrix(rng: numpy.random.Generator, inputs: int, outputs: int, scale: float) -> Array:
    return (rng.standard_normal((inputs, outputs)) * scale * math.sqrt(2 / inputs)).astype(numpy.float32)


def scores(weights: Mapping[str, Array], rows: Array, context: Array) -> Array:
    """The score of each legal action of one decision."""
    usual = rows @ weights["linear"]
    first = numpy.maximum(rows @ weights["rows"] + (context @ weights["context"] + weights["bias"]), 0)
    grown = numpy.exp(usual - usual.max())
    pooled = (grown / grown.sum()) @ first @ weights["pooled"] + weights["second_bias"]
    second = numpy.maximum(first @ weights["second"] + pooled, 0)
    return numpy.asarray(usual + second @ weights["out"], numpy.float32)
