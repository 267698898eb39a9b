"""A step of learning: rounds played by the policy as it is, and which way its weights should go.

The policy is a softmax over the legal actions. What an action was worth is judged by a critic that sees all cards: how
much the miners' chance to win rose between this turn and the next ones. Steps follow the natural gradient, so that how
the features are scaled hardly matters, and are no longer than a bound on the change of the policy allows.
"""

import math
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import styles
from pyrite.games.saboteur.bots.knowledge.evidence import Table
from pyrite.games.saboteur.bots.knowledge.features import NAMES, PLACE
from pyrite.games.saboteur.bots.knowledge.policy import ROLES
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training.lessons import DIGGER, HELD, OWN, PAST, SCOUT, Lesson, draw_names

Vector = NDArray[numpy.float64]
Weights = dict[str, Vector]  # by role

MINERS = {OWN: 0.65, DIGGER: 0.2, SCOUT: 0.1, PAST: 0.05}
SABOTEURS = {
    OWN: 0.55,
    PAST: 0.05,
    "steady": 0.1,
    "blatant": 0.05,
    "sly": 0.04,
    "sleeper": 0.03,
    "random": 0.13,
    SCOUT: 0.05,
}
# The weight of the rule of thumb to begin with. What saboteurs gain or lose by an action is small in the tunnels'
# potential; softened as much as the miners' it would be nearly chance, and what helps a fool to play is learned.
WARM = {"miner": 20.0, "saboteur": 40.0}
TRACE = 0.9  # how much of what happens after the next turn counts for an action
RATE = 10.0  # what an action that wins a round more often gains, for each round
REACH = 0.06  # the most that a step changes the policy, in nats a decision
MEMORY = 0.9  # of the gradient, from step to step
RIDGE = 0.01  # keeps weights of which little is known where they are
KINDS = (OWN, PAST, styles.RANDOM, SCOUT)  # of saboteurs that the critic tells apart
JUDGED = 21 + 3 * len(HELD) + len(KINDS)  # the critic's features


def warm_weights() -> Weights:
    """The digger's rule of thumb, softened."""
    weights = {role: numpy.zeros(len(NAMES)) for role in ROLES}
    for role in ROLES:
        weights[role][PLACE["rule_of_thumb"]] = WARM[role]
    return weights


def softmax(values: Vector) -> Vector:
    """Chances that grow with the exponential of the values."""
    grown: Vector = numpy.exp(values - values.max())
    return grown / float(grown.sum())


def pick(rows: Sequence[Sequence[float]], weights: Vector, rng: random.Random | None) -> int:
    """The place of the action that is taken: drawn, or without chance the best."""
    values = numpy.array(rows) @ weights
    if rng is None:
        return int(values.argmax())
    return rng.choices(range(len(rows)), softmax(values).tolist())[0]


class Task(NamedTuple):
    """Rounds to play by these weights."""

    seeds: tuple[str, ...]
    weights: Weights
    past: Weights
    critic: Vector
    table: Table


class Slope(NamedTuple):
    """What a role can learn from some rounds: the gradient, and how the policy changes with the weights."""

    gradient: Vector
    fisher: Vector
    decisions: int


class Learned(NamedTuple):
    """What came of a task."""

    slopes: dict[str, Slope]
    critic_gradient: Vector
    critic_curvature: Vector
    results: list[tuple[str, str, bool]]  # who dug, who sabotaged (one of them), whether the miners won


def learn(task: Task) -> Learned:
    """Plays the rounds of a task, one after the other."""
    size = len(NAMES)
    gradient = {role: numpy.zeros(size) for role in ROLES}
    fisher = {role: numpy.zeros((size, size)) for role in ROLES}
    decisions = dict.fromkeys(ROLES, 0)
    critic_gradient, critic_curvature = numpy.zeros(JUDGED), numpy.zeros((JUDGED, JUDGED))
    results = []
    for seed in task.seeds:
        played = _play(task, seed)
        judged = numpy.array(played.judged)
        chances = _chance(judged @ task.critic)
        for choice, advantage in zip(played.choices, _advantages(played, chances), strict=True):
            sign = advantage if choice.role == "miner" else -advantage
            gradient[choice.role] += sign * choice.direction
            fisher[choice.role] += choice.spread
            decisions[choice.role] += 1
        critic_gradient += (played.won - chances) @ judged
        critic_curvature += (judged * (chances * (1 - chances))[:, None]).T @ judged
        results.append((*played.names, played.won))
    slopes = {role: Slope(gradient[role], fisher[role], decisions[role]) for role in ROLES}
    return Learned(slopes, critic_gradient, critic_curvature, results)


def _chance(values: Vector) -> Vector:
    return 1 / (1 + numpy.exp(-numpy.clip(values, -30, 30)))


class Choice(NamedTuple):
    """A decision of a player that learns: its turn, and which way the weights would make it more likely."""

    turn: int
    role: str
    direction: Vector
    spread: Vector


class Played(NamedTuple):
    """A round, turn by turn as the critic sees it, and the decisions of those that learn."""

    judged: list[list[float]]
    choices: list[Choice]
    won: bool
    names: tuple[str, str]


def _play(task: Task, seed: str) -> Played:
    rng = random.Random(seed)
    lesson = Lesson(seed, rng)
    names = draw_names(lesson.roles, MINERS, SABOTEURS, rng)
    judged: list[list[float]] = []
    choices: list[Choice] = []
    while not lesson.is_over:
        view = lesson.view()
        judged.append(_judge(lesson, view, names))
        seat = require(view.seat)
        name, role = names[seat], lesson.roles[seat]
        if name not in (OWN, PAST) or len(view.legal) == 1:
            lesson.play(lesson.act(name, view))
            continue
        rows = numpy.array(lesson.decision(view, task.table).rows)
        chances = softmax(rows @ (task.weights if name == OWN else task.past)[role])
        taken = rng.choices(range(len(rows)), chances.tolist())[0]
        if name == OWN:
            mean = chances @ rows
            spread = (rows * chances[:, None]).T @ rows - numpy.outer(mean, mean)
            choices.append(Choice(len(judged) - 1, role, rows[taken] - mean, spread))
        lesson.play(view.legal[taken])
    digs = names[lesson.roles.index("miner")]
    sabotages = names[lesson.roles.index("saboteur")] if "saboteur" in lesson.roles else "nobody"
    return Played(judged, choices, lesson.won, (digs, sabotages))


def _judge(lesson: Lesson, view: View, names: Sequence[str]) -> list[float]:
    """What the critic sees of a turn, by all cards."""
    gold, players = lesson.gold, lesson.players
    distance = lesson.deeds.distances[gold]
    cost = min(12.0, lesson.deeds.costs[gold])
    worth, dear = 0.8**distance, 0.8**cost
    miners = [seat for seat, role in enumerate(lesson.roles) if role == "miner"]
    saboteurs = [seat for seat, role in enumerate(lesson.roles) if role != "miner"]
    evil = len(saboteurs) / players
    left = (view.pile + sum(view.hand_sizes)) / players
    able = sum(not view.broken[seat] for seat in miners) / len(miners)
    able_evil = sum(not view.broken[seat] for seat in saboteurs) / players
    knowing = sum(gold in lesson.deeds.looked[seat] for seat in miners) / len(miners)
    pressure = min(3.0, cost / max(left, 0.5))
    kinds = [sum(names[seat] == kind for seat in saboteurs) / players for kind in KINDS]
    good = lesson.held(miners)
    bad = lesson.held(saboteurs)
    return [
        *(1.0, distance / 8, worth, dear, dear * dear, left / 8, pressure, pressure * pressure, evil, evil * dear),
        *(evil * pressure, able, able * dear, able_evil, knowing, float(players <= 4), float(distance <= 1)),
        *(float(distance <= 2), cost / 12, dear * left / 8, able * pressure),
        *good,
        *bad,
        *[count * dear for count in bad],
        *kinds,
    ]


def _advantages(played: Played, chances: Vector) -> list[float]:
    """By how much the chance of the miners rose by each choice, and what followed from it."""
    ahead = numpy.append(chances[1:], float(played.won))
    rises = ahead - chances
    sums = numpy.zeros(len(rises) + 1)
    for turn in range(len(rises) - 1, -1, -1):
        sums[turn] = rises[turn] + TRACE * sums[turn + 1]
    return [float(sums[choice.turn]) for choice in played.choices]


class Climber:
    """Weights on their way up, and what is remembered of the way."""

    def __init__(self) -> None:
        """At the foot: the rule of thumb, and a critic who knows nothing."""
        self.weights = warm_weights()
        self.gradient = {role: numpy.zeros(len(NAMES)) for role in ROLES}
        self.fisher = {role: numpy.zeros((len(NAMES), len(NAMES))) for role in ROLES}
        self.critic = numpy.zeros(JUDGED)
        self.curvature = numpy.eye(JUDGED)
        self.steps = 0

    def step(self, parts: Iterable[Learned], pace: float) -> list[tuple[str, str, bool]]:
        """Goes one step at this pace, by what came of the tasks in their order; the results of all rounds."""
        learned = list(parts)
        self._step_critic(learned)
        self.steps += 1
        for role in ROLES:
            slopes = [part.slopes[role] for part in learned]
            decisions = max(1, sum(slope.decisions for slope in slopes))
            gradient = _sum(slope.gradient for slope in slopes) / decisions
            fisher = _sum(slope.fisher for slope in slopes) / decisions
            self._step_role(role, gradient, fisher, pace)
        return [result for part in learned for result in part.results]

    def _step_critic(self, learned: Sequence[Learned]) -> None:
        gradient = _sum(part.critic_gradient for part in learned)
        self.curvature = MEMORY * self.curvature + _sum(part.critic_curvature for part in learned)
        self.critic = self.critic + numpy.linalg.solve(self.curvature + numpy.eye(JUDGED), gradient)

    def _step_role(self, role: str, gradient: Vector, fisher: Vector, pace: float) -> None:
        self.gradient[role] = MEMORY * self.gradient[role] + (1 - MEMORY) * gradient
        self.fisher[role] = MEMORY * self.fisher[role] + (1 - MEMORY) * fisher
        known = 1 - MEMORY**self.steps  # how much of the memory is filled
        spread = self.fisher[role] / known
        way = numpy.linalg.solve(spread + RIDGE * numpy.eye(len(NAMES)), self.gradient[role] / known)
        change = float(way @ spread @ way) / 2
        self.weights[role] = self.weights[role] + pace * way * min(RATE, math.sqrt(REACH / max(change, 1e-12)))


def _sum(arrays: Iterable[Vector]) -> Vector:
    """In their order, so that the sum is the same to the last bit."""
    total: Vector | None = None
    for array in arrays:
        total = array if total is None else total + array
    assert total is not None
    return total
