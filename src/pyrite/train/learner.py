"""One learner: proximal policy optimization over decisions with any number of legal actions, with JAX.

The decisions of an update are sent to the accelerator once. A minibatch says which of them it has; the rows of all
their legal actions are in one array, and each knows the decision it belongs to. Minibatches have a fixed number of
rows, and arrays a multiple of some length, so that functions are compiled seldom, and the largest only once.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy
from numpy.typing import NDArray

from pyrite.train.experience import Decisions, Whole
from pyrite.train.network import Array, Weights
from pyrite.train.settings import TrainingSettings

NEVER = -1e9
FEWEST_ROWS = 4  # on average for each decision of a minibatch
BETAS = (0.9, 0.999)
LONGEST = 0.5  # the norm that gradients are cut to
LENGTH = 1 << 15  # arrays on the accelerator are a multiple of this long

jax.config.update("jax_default_matmul_precision", "highest")  # else some accelerators round to 10 bits


Net = dict[str, jax.Array]  # the weights of a network, by name, where they are learned
N = TypeVar("N", bound=numpy.generic)


class Memory(NamedTuple):
    """What Adam keeps of earlier gradients."""

    steps: Whole
    first: Weights
    second: Weights


class NetMemory(NamedTuple):
    """The same, where it is learned."""

    steps: jax.Array
    first: Net
    second: Net


class MinibatchRows(NamedTuple):
    """Which decisions a minibatch has; places that are left over have the weight 0."""

    where: Whole  # of each row, among all rows
    owner: Whole  # the decision of each row
    chosen: Whole  # of each decision, among all decisions
    taken: Whole  # the row of the action that was taken
    weights: Array


class Minibatch(NamedTuple):
    """The decisions of a minibatch themselves."""

    rows: jax.Array
    owner: jax.Array
    contexts: jax.Array
    taken: jax.Array
    log_chances: jax.Array
    gains: jax.Array
    weights: jax.Array


class LearningRates(NamedTuple):
    """The numbers that change during a run."""

    rate: float
    entropy: float


def empty_memory(weights: Weights) -> Memory:
    """The memory before the first step."""
    zeros = {name: numpy.zeros_like(array) for name, array in weights.items()}
    return Memory(numpy.zeros((), numpy.int32), zeros, dict(zeros))


def lots(found: Decisions, size: int, rng: numpy.random.Generator) -> Iterator[MinibatchRows]:
    """The decisions in a random order, in minibatches of so many rows."""
    most = size // FEWEST_ROWS
    ends = numpy.cumsum(found.counts)
    chosen: list[int] = []
    rows = 0
    for decision in rng.permutation(len(found.counts)):
        count = int(found.counts[decision])
        if rows + count > size or len(chosen) == most:
            yield _lot(found, ends, chosen, size, most)
            chosen, rows = [], 0
        chosen.append(int(decision))
        rows += count
    if chosen:
        yield _lot(found, ends, chosen, size, most)


def _lot(found: Decisions, ends: Whole, chosen: list[int], size: int, most: int) -> MinibatchRows:
    counts = found.counts[chosen]
    starts = numpy.cumsum(counts) - counts
    firsts = ends[chosen] - counts
    owner = numpy.repeat(numpy.arange(len(chosen), dtype=numpy.int32), counts)
    where = numpy.repeat(firsts - starts, counts) + numpy.arange(len(owner))
    return MinibatchRows(
        _padded(where.astype(numpy.int32), size),
        _padded(owner, size, most),
        _padded(numpy.array(chosen, numpy.int32), most + 1),
        _padded((starts + found.taken[chosen]).astype(numpy.int32), most + 1),
        _padded(numpy.ones(len(chosen), numpy.float32), most + 1),
    )


def _padded(array: NDArray[N], length: int, filler: int = 0) -> NDArray[N]:
    rest = numpy.full((length - len(array), *array.shape[1:]), filler, array.dtype)
    return numpy.concatenate([array, rest])


def sent(found: Decisions) -> Decisions:
    """The decisions on the accelerator, with a few places left over."""
    arrays: tuple[NDArray[numpy.generic], ...] = found
    return Decisions(*[jax.device_put(_padded(array, -len(array) // LENGTH * -LENGTH)) for array in arrays])


def batch(found: Decisions, lot: MinibatchRows) -> Minibatch:
    """The decisions of a minibatch, from all of them."""
    return Minibatch(
        jnp.asarray(found.rows)[lot.where].astype(jnp.float32),
        jnp.asarray(lot.owner),
        jnp.asarray(found.contexts)[lot.chosen],
        jnp.asarray(lot.taken),
        jnp.asarray(found.log_chances)[lot.chosen],
        jnp.asarray(found.gains)[lot.chosen],
        jnp.asarray(lot.weights),
    )


def normalized(found: Decisions) -> Decisions:
    """The gains with mean 0 and deviation 1 at each number of players."""
    gains = found.gains.copy()
    for players in numpy.unique(found.tables):
        here = found.tables == players
        gains[here] = (gains[here] - gains[here].mean()) / (gains[here].std() + 1e-4)
    return found._replace(gains=numpy.clip(gains, -4, 4))


def _scores(net: Net, lot: Minibatch) -> jax.Array:
    """As `network.scores`, for all decisions of a minibatch."""
    decisions = len(lot.contexts)
    context = lot.contexts @ net["context"] + net["bias"]
    first = jnp.maximum(lot.rows @ net["rows"] + context[lot.owner], 0)
    largest = jax.ops.segment_max(first, lot.owner, decisions, indices_are_sorted=True)
    pooled = jnp.where(jnp.isfinite(largest), largest, 0) @ net["pooled"] + net["second_bias"]
    second = jnp.maximum(first @ net["second"] + pooled[lot.owner], 0)
    return lot.rows @ net["linear"] + second @ net["out"]


def _log_chances(net: Net, lot: Minibatch) -> jax.Array:
    decisions = len(lot.contexts)
    values = _scores(net, lot)
    most = jax.lax.stop_gradient(jax.ops.segment_max(values, lot.owner, decisions, indices_are_sorted=True))
    lower = values - most[lot.owner]
    total = jax.ops.segment_sum(jnp.exp(lower), lot.owner, decisions, indices_are_sorted=True)
    return lower - jnp.log(total)[lot.owner]


def _loss(
    net: Net, slow: Net, lot: Minibatch, entropy: float, clip: float, slow_weight: float
) -> tuple[jax.Array, jax.Array]:
    """The clipped loss of PPO, less entropy, plus the divergence from the slow copy."""
    now, before = _log_chances(net, lot), jax.lax.stop_gradient(_log_chances(slow, lot))
    chances = jnp.exp(now) * lot.weights[lot.owner]
    total = lot.weights.sum()
    ratio = jnp.exp(now[lot.taken] - lot.log_chances)
    gained = jnp.minimum(ratio * lot.gains, jnp.clip(ratio, 1 - clip, 1 + clip) * lot.gains)
    spread = -(chances * now).sum() / total
    apart = (chances * (now - before)).sum() / total
    loss = -(gained * lot.weights).sum() / total - entropy * spread + slow_weight * apart
    changed = ((lot.log_chances - now[lot.taken]) * lot.weights).sum() / total
    return loss, jnp.stack([spread, apart, changed])


def _critic_loss(net: Net, positions: jax.Array, ahead: jax.Array, weights: jax.Array) -> jax.Array:
    first = jnp.maximum(positions @ net["first"] + net["first_bias"], 0)
    second = jnp.maximum(first @ net["second"] + net["second_bias"], 0)
    value = second @ net["out"] + net["out_bias"]
    return (weights * (jax.nn.softplus(value) - ahead * value)).sum() / weights.sum()


def _adam(net: Net, memory: NetMemory, gradient: Net, rate: float) -> tuple[Net, NetMemory]:
    """One step; a gradient that is too long is cut."""
    norm = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda part: part * jnp.minimum(1, LONGEST / (norm + 1e-8)), gradient)
    steps = memory.steps + 1
    one, two = BETAS
    first = jax.tree.map(lambda kept, part: one * kept + (1 - one) * part, memory.first, gradient)
    second = jax.tree.map(lambda kept, part: two * kept + (1 - two) * part**2, memory.second, gradient)

    def step(weight: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        return weight - rate * (mean / (1 - one**steps)) / (jnp.sqrt(square / (1 - two**steps)) + 1e-8)

    return jax.tree.map(step, net, first, second), NetMemory(steps, first, second)


def _improved(
    net: Net, memory: NetMemory, slow: Net, lot: Minibatch, pace: LearningRates, clip: float, slow_weight: float
) -> tuple[Net, NetMemory, jax.Array]:
    gradient, noted = jax.grad(_loss, has_aux=True)(net, slow, lot, pace.entropy, clip, slow_weight)
    return *_adam(net, memory, gradient, pace.rate), noted


def _improved_critic(
    net: Net, memory: NetMemory, positions: jax.Array, ahead: jax.Array, weights: jax.Array, rate: float
) -> tuple[Net, NetMemory, jax.Array]:
    loss, gradient = jax.value_and_grad(_critic_loss)(net, positions, ahead, weights)
    return *_adam(net, memory, gradient, rate), loss


_batch = jax.jit(batch)
_policy_step = jax.jit(_improved, static_argnums=(5, 6))
_critic_step = jax.jit(_improved_critic)


def improve(
    net: Weights,
    memory: Memory,
    slow: Weights,
    found: Decisions,
    settings: TrainingSettings,
    pace: LearningRates,
    rng: numpy.random.Generator,
) -> tuple[Weights, Memory, list[float]]:
    """Learn from decisions of one role; also entropy, distance from the slow copy, and change by the last epoch."""
    ready = normalized(found)
    there = sent(ready)
    noted: list[jax.Array] = []
    now, kept, before = _placed(net), _placed_memory(memory), _placed(slow)
    for _ in range(settings.epochs):
        noted = []
        for lot in lots(ready, settings.rows_a_batch, rng):
            drawn = _batch(there, lot)
            now, kept, seen = _policy_step(now, kept, before, drawn, pace, settings.clip, settings.slow_weight)
            noted.append(seen)
    return plain(now), _plain_memory(kept), [float(value) for value in jnp.stack(noted).mean(axis=0)]


def improve_critic(
    net: Weights,
    memory: Memory,
    positions: Array,
    ahead: Array,
    settings: TrainingSettings,
    rng: numpy.random.Generator,
) -> tuple[Weights, Memory, float]:
    """Learn how likely positions are won; also the loss of the last epoch."""
    size = settings.positions_a_batch
    losses: list[jax.Array] = []
    now, kept = _placed(net), _placed_memory(memory)
    for _ in range(settings.critic_epochs):
        losses = []
        order = rng.permutation(len(positions))
        for first in range(0, len(order), size):
            chosen = order[first : first + size]
            weights = _padded(numpy.ones(len(chosen), numpy.float32), size)
            filled = numpy.resize(chosen, size)
            now, kept, loss = _critic_step(now, kept, positions[filled], ahead[filled], weights, settings.critic_rate)
            losses.append(loss)
    return plain(now), _plain_memory(kept), float(jnp.stack(losses).mean())


def _placed(net: Weights) -> Net:
    return {name: jnp.asarray(array) for name, array in net.items()}


def _placed_memory(memory: Memory) -> NetMemory:
    return NetMemory(jnp.asarray(memory.steps), _placed(memory.first), _placed(memory.second))


def plain(net: Net) -> Weights:
    """A network as NumPy arrays."""
    return {name: numpy.asarray(array) for name, array in net.items()}


def _plain_memory(memory: NetMemory) -> Memory:
    return Memory(numpy.asarray(memory.steps), plain(memory.first), plain(memory.second))
