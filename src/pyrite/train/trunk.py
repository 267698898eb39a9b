"""The trunk: layers of convolutions that read the board of a decision, and what the other networks take from it.

A trunk is a network of its own beside those that it serves, so that policies of all roles share one, and critics share
another. It reads planes of cells, the numbers of the moment, and which role decides. What it makes of the cell that an
action is about is multiplied by numbers for what is done there, and added to the first layer for that action; what it
makes of the whole board is added for all actions. Both begin at zero: at first a network scores as without a trunk.
"""

import math
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy

from pyrite.train.lessons import Picture
from pyrite.train.network import Array, Weights

TRUNK = "trunk"  # its name among the networks
SIDE = 3  # cells of a convolution
LAYOUT = ("NHWC", "HWIO", "NHWC")
CALM = 0.5  # the last layer of a block adds little at first

Net: TypeAlias = dict[str, jax.Array]


class Impression(NamedTuple):
    """What a trunk makes of the boards of all tables."""

    cells: jax.Array  # by table, cell and channel
    whole: jax.Array  # by table: the mean and the largest of each channel
    places: jax.Array  # by table and action: the cell, or -1
    kinds: jax.Array  # by table and action: what is done there


def new_trunk(
    rng: numpy.random.Generator, picture: Picture, planes: int, moment: int, roles: int, channels: int, blocks: int
) -> Weights:
    """A trunk with random layers."""
    found = {
        "planes": _filter(rng, planes, channels, 1.0),
        "place": (0.1 * rng.standard_normal((picture.rows * picture.columns, channels))).astype(numpy.float32),
        "moment": (rng.standard_normal((moment, channels)) / math.sqrt(moment)).astype(numpy.float32),
        "role": (0.1 * rng.standard_normal((roles, channels))).astype(numpy.float32),
    }
    for block in range(blocks):
        found[f"first {block}"] = _filter(rng, channels, channels, 1.0)
        found[f"first bias {block}"] = numpy.zeros(channels, numpy.float32)
        found[f"second {block}"] = _filter(rng, channels, channels, CALM)
        found[f"second bias {block}"] = numpy.zeros(channels, numpy.float32)
    return found


def with_trunk(net: Weights, picture: Picture, channels: int) -> Weights:
    """A network that can take up what a trunk of this many channels makes of the board, and ignores it so far."""
    hidden = (net["rows"] if "rows" in net else net["first"]).shape[1]
    found = {**net, "whole": numpy.zeros((2 * channels, hidden), numpy.float32)}
    if "rows" in net:
        found["cell"] = numpy.zeros((channels, hidden), numpy.float32)
        found["kinds"] = numpy.ones((picture.kinds, channels), numpy.float32)
    return found


def _filter(rng: numpy.random.Generator, inputs: int, outputs: int, scale: float) -> Array:
    size = SIDE * SIDE * inputs
    return (rng.standard_normal((SIDE, SIDE, inputs, outputs)) * scale * math.sqrt(2 / size)).astype(numpy.float32)


def read_board(net: Net, planes: jax.Array, moment: jax.Array, role: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What a trunk makes of each cell, and of the whole board."""
    count, rows, columns, _ = planes.shape
    common = moment @ net["moment"] + net["role"][role]
    place = net["place"].reshape(rows, columns, -1)
    now = jax.nn.relu(_convolved(planes, net["planes"]) + _quick(place + common[:, None, None]))
    for block in range(sum(name.startswith("first bias") for name in net)):
        then = jax.nn.relu(_convolved(now, net[f"first {block}"]) + _quick(net[f"first bias {block}"]))
        then = _convolved(then, net[f"second {block}"]) + _quick(net[f"second bias {block}"])
        now = jax.nn.relu(now + then)
    cells = now.reshape(count, rows * columns, -1)
    whole = jnp.concatenate([cells.mean(axis=1, dtype=jnp.float32), cells.max(axis=1).astype(jnp.float32)], axis=1)
    return cells, whole


def _convolved(values: jax.Array, weights: jax.Array) -> jax.Array:
    return jax.lax.conv_general_dilated(_quick(values), _quick(weights), (1, 1), "SAME", dimension_numbers=LAYOUT)


def _quick(values: jax.Array) -> jax.Array:
    """With as many bits as an accelerator is quick with; a CPU is quickest with 32."""
    return values.astype(jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16)


def at_actions(net: Net, seen: Impression) -> jax.Array:
    """What a network takes from the cells that actions are about, by table and action."""
    found = jnp.take_along_axis(seen.cells, jnp.maximum(seen.places, 0)[:, :, None], axis=1).astype(jnp.float32)
    found = jnp.where(seen.places[:, :, None] >= 0, found * net["kinds"][seen.kinds], 0.0)
    return found @ net["cell"]
