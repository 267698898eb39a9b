"""One learner: proximal policy optimization over decisions with any number of legal actions, with JAX.

The decisions of one step at all tables are one minibatch, with room for the same number of legal actions at each. So
all arrays always have the same shape, and every function is compiled once. What was played stays on the accelerator
until it has been learned from.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from pyrite.train.lessons import OWN, PAST, Lessons
from pyrite.train.network import Weights
from pyrite.train.reader import wrong_by
from pyrite.train.scoring import (
    COST,
    CRITIC,
    NEVER,
    WORTH,
    Extra,
    Nets,
    SeenStep,
    critics_impression,
    extra_of,
    judge,
    judge_position,
    net_scores,
    rows_of,
    scores,
    scores_with,
    steps,
)

BETAS = (0.9, 0.999)
LONGEST = 0.5  # the norm that gradients are cut to
LARGEST_GAIN = 4.0
MOST_PLAYERS = 11
FAR_TRACE = 0.95  # for the critic


class TakenActions(NamedTuple):
    """What they did."""

    place: jax.Array  # of the action among the legal ones; -1 for tables that wait
    log_chance: jax.Array


class StepResult(NamedTuple):
    """The results."""

    ended: jax.Array
    won: jax.Array
    costs: jax.Array


class StepToLearn(NamedTuple):
    """A step to learn from."""

    seen: SeenStep
    taken: TakenActions
    gains: jax.Array  # how much better the result was than expected
    ahead: jax.Array  # what the critic should have said
    weights: jax.Array  # 1 for decisions to learn from
    costs: jax.Array  # how much suspicion the action raised


class Memory(NamedTuple):
    """What Adam keeps of earlier gradients."""

    steps: jax.Array
    first: Nets
    second: Nets


class Pace(NamedTuple):
    """The numbers that change during a run."""

    rate: float
    critic_rate: float
    entropy: float


class Skill(NamedTuple):
    """Everything that learning changes at each step; `critic` has the networks CRITIC, WORTH and COST."""

    policies: Nets
    memory: Memory
    critic: Nets
    critic_memory: Memory


def empty_memory(nets: dict[str, Weights]) -> Memory:
    """The memory before the first step."""
    zeros = jax.tree.map(jnp.zeros_like, nets)
    return Memory(jnp.zeros((), jnp.int32), zeros, zeros)


def _at(values: jax.Array, place: jax.Array) -> jax.Array:
    """The value at a place of each table."""
    return jnp.take_along_axis(values, jnp.maximum(place, 0)[:, None], axis=1)[:, 0]


def decide(
    lessons: Lessons,
    policies: Nets,
    past: Nets,
    seen: SeenStep,
    key: jax.Array,
    sharpness: float = 1.0,
    past_sharpness: float = 1.0,
) -> TakenActions:
    """Draw an action at every table, by who sits there; those that learn and their opponents draw so sharply."""
    rows, legal = rows_of(seen, lessons)
    own = sharpness * scores(policies, seen, rows, legal, lessons)
    others = past_sharpness * scores(past, seen, rows, legal, lessons)
    values = jnp.where(seen.who[:, None] == PAST, others, own)
    for number, each in enumerate(lessons.other_scores(rows, seen.contexts, seen.role), PAST + 1):
        values = jnp.where(seen.who[:, None] == number, each, values)
    drawn = jnp.where(legal, values + jax.random.gumbel(key, values.shape), NEVER)
    place = jnp.where(seen.counts > 0, jnp.argmax(drawn, axis=1), -1)
    return TakenActions(place, _at(jax.nn.log_softmax(own), place))


def _turned(results: jax.Array, by: jax.Array, players: jax.Array) -> jax.Array:
    """The results of a table with another seat first; a result for all stays what it is."""
    places = (jnp.arange(results.shape[-1]) + by[..., None]) % players[..., None]
    return jnp.take_along_axis(results, places, axis=-1)


def credit(
    lessons: Lessons,
    critics: Nets,
    seen: SeenStep,
    taken: TakenActions,
    result: StepResult,
    last: SeenStep,
    trace: float,
    price: float,
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Gains, targets of the critic and weights of all steps; arrays have a line a step.

    `last` is what is seen after the last step.
    """
    whose = jnp.concatenate([seen.whose, last.whose[None]])
    players = jnp.concatenate([seen.players, seen.players[-1:]])
    positions = tuple(
        jnp.concatenate([before, after[None]])
        for before, after in ((seen.critics, last.critics), (seen.boards, last.boards), (seen.role, last.role))
    )
    chances = jax.nn.sigmoid(jax.lax.map(partial(judge_position, critics, lessons), positions))
    chances = _turned(chances, -whose, players)
    ended = (result.ended > 0)[..., None]
    won = result.won.astype(jnp.float32).reshape(chances[1:].shape)
    coming = jnp.where(ended, won, chances[1:])
    rises = coming - chances[:-1]

    def back(
        later: tuple[jax.Array, jax.Array], line: tuple[jax.Array, jax.Array]
    ) -> tuple[tuple[jax.Array, jax.Array], tuple[jax.Array, jax.Array]]:
        rise, over = line
        near, far = later
        near = rise + trace * jnp.where(over, 0.0, near)
        far = rise + FAR_TRACE * jnp.where(over, 0.0, far)
        return (near, far), (near, far)

    nothing = jnp.zeros(rises.shape[1:])
    _, (near, far) = jax.lax.scan(back, (nothing, nothing), (rises, ended), reverse=True)
    near = jnp.take_along_axis(near, seen.whose[..., None], axis=-1)[..., 0]
    ahead = _turned(chances[:-1] + far, seen.whose, seen.players)
    hides = seen.role > 0
    gains = jnp.where(hides, -near, near) - jnp.where(hides, price * lessons.care(seen.stealths) * result.costs, 0.0)
    weights = ((seen.who == OWN) & (seen.counts > 1) & (taken.place >= 0)).astype(jnp.float32)
    return _normalized(gains, weights, seen.role * MOST_PLAYERS + seen.players), ahead, weights


def _normalized(gains: jax.Array, weights: jax.Array, group: jax.Array) -> jax.Array:
    """The gains with mean 0 and deviation 1 in each group: a role at a number of players."""
    values, weight, groups = gains.ravel(), weights.ravel(), group.ravel()
    count = jax.ops.segment_sum(weight, groups, 4 * MOST_PLAYERS) + 1e-6
    mean = jax.ops.segment_sum(values * weight, groups, 4 * MOST_PLAYERS) / count
    apart = (values - mean[groups]) * weight
    deviation = jnp.sqrt(jax.ops.segment_sum(apart**2, groups, 4 * MOST_PLAYERS) / count)
    return jnp.clip(apart / (deviation[groups] + 1e-4), -LARGEST_GAIN, LARGEST_GAIN).reshape(gains.shape)


def _loss(
    nets: Nets,
    lessons: Lessons,
    slow: Nets,
    lesson: StepToLearn,
    worth: jax.Array,
    entropy: jax.Array,
    terms: "Terms",
) -> tuple[jax.Array, jax.Array]:
    """The clipped loss of PPO, less the worth of all actions and entropy, plus the divergence from the slow copy."""
    seen = lesson.seen
    rows, legal = rows_of(seen, lessons)
    extra = extra_of(nets, lessons, seen)
    now = jax.nn.log_softmax(scores_with(nets, seen, rows, legal, lessons, extra))
    before = jax.lax.stop_gradient(jax.nn.log_softmax(scores(slow, seen, rows, legal, lessons)))
    chances = jnp.where(legal, jnp.exp(now), 0.0) * lesson.weights[:, None]
    total = lesson.weights.sum() + 1e-6
    taken = _at(now, lesson.taken.place)
    ratio = jnp.exp(jnp.clip(taken - lesson.taken.log_chance, -10, 10))
    gained = jnp.minimum(ratio * lesson.gains, jnp.clip(ratio, 1 - terms.clip, 1 + terms.clip) * lesson.gains)
    spread = -(chances * jnp.where(legal, now, 0.0)).sum() / total
    apart = (chances * jnp.where(legal, now - before, 0.0)).sum() / total
    better = (chances * _compared(worth, chances, lesson.weights, seen.role)).sum() / total
    loss = (
        -(1 - terms.all_actions) * (gained * lesson.weights).sum() / total
        - terms.all_actions * better
        - entropy * spread
        + terms.slow_weight * apart
    )
    changed = ((lesson.taken.log_chance - taken) * lesson.weights).sum() / total
    misjudged = jnp.zeros(())
    if extra.judgment is not None and lessons.STORY is not None:
        there = lessons.STORY.there(seen.contexts)[:, :-1]
        misjudged = wrong_by(extra.judgment, lessons.STORY.truth(seen.critics), there)
    return loss + misjudged, jnp.stack([spread, apart, changed, misjudged])


def _compared(worth: jax.Array, chances: jax.Array, weights: jax.Array, role: jax.Array) -> jax.Array:
    """How much better each action is than the policy, in deviations of the role."""
    chances = jax.lax.stop_gradient(chances)
    apart = worth - (chances * worth).sum(axis=1, keepdims=True) / jnp.maximum(chances.sum(axis=1, keepdims=True), 1e-6)
    squares = (chances * apart**2).sum(axis=1)
    count = jax.ops.segment_sum(weights, role, 4) + 1e-6
    deviation = jnp.sqrt(jax.ops.segment_sum(squares, role, 4) / count)
    return jnp.clip(apart / (deviation[role][:, None] + 1e-4), -LARGEST_GAIN, LARGEST_GAIN)


def _all_actions(critics: Nets, lessons: Lessons, seen: SeenStep) -> tuple[jax.Array, jax.Array, jax.Array]:
    """What the critics say of every action: log-odds of the result that counts, suspicion; and all of the position."""
    rows, legal = rows_of(seen, lessons)
    rows = jnp.concatenate([rows, steps(seen, seen.secrets, lessons)], axis=2)
    board = critics_impression(critics, lessons, seen)
    extra = Extra(board)
    position = judge(critics[CRITIC], seen.critics, None if board is None else board.whole)
    worth = net_scores(critics[WORTH], rows, seen.critics, legal, extra)
    cost = net_scores(critics[COST], rows, seen.critics, legal, extra)
    return (
        jnp.where(legal, jax.lax.stop_gradient(position)[:, :1] + worth, 0.0),
        jnp.where(legal, cost, 0.0),
        position,
    )


def _critic_loss(
    critics: Nets, lessons: Lessons, lesson: StepToLearn, price: float
) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    """How wrong the critics are, and what every action is worth to the seat that decides."""
    seen = lesson.seen
    log_odds, cost, position = _all_actions(critics, lessons, seen)
    ahead = jnp.clip(lesson.ahead, 0, 1)
    wrong = (jax.nn.softplus(position) - ahead * position).mean()
    known = (lesson.taken.place >= 0).astype(jnp.float32)
    taken = _at(log_odds, lesson.taken.place)
    wrong_action = ((jax.nn.softplus(taken) - ahead[:, 0] * taken) * known).mean()
    wrong_cost = ((_at(cost, lesson.taken.place) - lesson.costs) ** 2 * known).mean()
    chance = jax.nn.sigmoid(log_odds)
    hides = (seen.role > 0)[:, None]
    paid = price * lessons.care(seen.stealths)[:, None] * cost
    worth = jax.lax.stop_gradient(jnp.where(hides, -chance - paid, chance))
    return wrong + wrong_action + 10 * wrong_cost, (worth, jnp.stack([wrong, wrong_action, wrong_cost]))


def _adam(nets: Nets, memory: Memory, gradient: Nets, rate: jax.Array) -> tuple[Nets, Memory]:
    """One step; a gradient that is too long is cut."""
    norm = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda part: part * jnp.minimum(1, LONGEST / (norm + 1e-8)), gradient)
    steps = memory.steps + 1
    one, two = BETAS
    first = jax.tree.map(lambda kept, part: one * kept + (1 - one) * part, memory.first, gradient)
    second = jax.tree.map(lambda kept, part: two * kept + (1 - two) * part**2, memory.second, gradient)

    def step(weight: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        return weight - rate * (mean / (1 - one**steps)) / (jnp.sqrt(square / (1 - two**steps)) + 1e-8)

    return jax.tree.map(step, nets, first, second), Memory(steps, first, second)


class Terms(NamedTuple):
    """The weights of what is learned from, which stay the same during a run."""

    clip: float
    slow_weight: float
    all_actions: float
    price: float


def improve(
    lessons: Lessons, skill: Skill, slow: Nets, lesson: StepToLearn, pace: Pace, terms: Terms
) -> tuple[Skill, jax.Array]:
    """Learn from a step; also entropy, distance from the slow copy, change, and how wrong the critics are."""
    critic_gradient, (worth, wrong) = jax.grad(_critic_loss, has_aux=True)(skill.critic, lessons, lesson, terms.price)
    critic, critic_memory = _adam(skill.critic, skill.critic_memory, critic_gradient, pace.critic_rate)
    gradient, noted = jax.grad(_loss, has_aux=True)(skill.policies, lessons, slow, lesson, worth, pace.entropy, terms)
    policies, memory = _adam(skill.policies, skill.memory, gradient, pace.rate)
    return Skill(policies, memory, critic, critic_memory), jnp.concatenate([noted, wrong])
