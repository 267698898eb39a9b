"""A step of learning: rounds played by the present policy, and the direction in which its weights should change.

The policy is a softmax over the legal actions. A critic that sees all cards judges what an action was worth: how much
the miners' chance to win rose between this turn and the next ones. Steps follow the natural gradient, so that the scale
of the features has little effect, and their length is limited by how much the policy may change.
"""

import math
import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import styles
from pyrite.games.saboteur.bots.knowledge.evidence import EvidenceTable
from pyrite.games.saboteur.bots.knowledge.features import NAMES, PLACE
from pyrite.games.saboteur.bots.knowledge.policy import ROLES
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training.lessons import DIGGER, HELD, OWN, PAST, SCOUT, StudyRound, draw_names

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
# The first weight of the rule of thumb. Saboteurs gain or lose little potential by an action, so with the weight of the
# miners they would play almost at random, and the miners would learn to play against that.
WARM = {"miner": 20.0, "saboteur": 40.0}
TRACE = 0.9  # the factor for each further turn when later changes are credited to an action
RATE = 10.0  # the length of a step, before it is limited
REACH = 0.06  # the most that a step changes the policy, in nats per decision
MEMORY = 0.9  # the part of the gradient that is kept from step to step
RIDGE = 0.01  # keeps weights in place if little is known about them
KINDS = (OWN, PAST, styles.RANDOM, SCOUT)  # the kinds of saboteurs that the critic distinguishes
JUDGED = 21 + 3 * len(HELD) + len(KINDS)  # the critic's features


def warm_weights() -> Weights:
    """The weights to begin with: the digger's rule of thumb alone."""
    weights = {role: numpy.zeros(len(NAMES)) for role in ROLES}
    for role in ROLES:
        weights[role][PLACE["rule_of_thumb"]] = WARM[role]
    return weights


def softmax(values: Vector) -> Vector:
    """Chances in proportion to the exponentials of the values."""
    grown: Vector = numpy.exp(values - values.max())
    return grown / float(grown.sum())


def pick(rows: Sequence[Sequence[float]], weights: Vector, rng: random.Random | None) -> int:
    """The place of an action drawn by its chance; without a generator, of the best one."""
    values = numpy.array(rows) @ weights
    if rng is None:
        return int(values.argmax())
    return rng.choices(range(len(rows)), softmax(values).tolist())[0]


class ClimbingTask(NamedTuple):
    """Rounds to play by these weights."""

    seeds: tuple[str, ...]
    weights: Weights
    past: Weights
    critic: Vector
    table: EvidenceTable


class Slope(NamedTuple):
    """What a role learns from some rounds: the gradient, and how the policy changes with the weights."""

    gradient: Vector
    fisher: Vector
    decisions: int


class ClimbingResult(NamedTuple):
    """The result of a task."""

    slopes: dict[str, Slope]
    critic_gradient: Vector
    critic_curvature: Vector
    results: list[tuple[str, str, bool]]  # who dug, who sabotaged (one of them), whether the miners won


def learn(task: ClimbingTask) -> ClimbingResult:
    """Play the rounds of a task, one after the other."""
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
    return ClimbingResult(slopes, critic_gradient, critic_curvature, results)


def _chance(values: Vector) -> Vector:
    return 1 / (1 + numpy.exp(-numpy.clip(values, -30, 30)))


class ClimbingChoice(NamedTuple):
    """A decision of a learning player: its turn, and the change of weights that makes it more likely."""

    turn: int
    role: str
    direction: Vector
    spread: Vector


class PlayedRound(NamedTuple):
    """A round: each turn as the critic sees it, and the decisions of the learning players."""

    judged: list[list[float]]
    choices: list[ClimbingChoice]
    won: bool
    names: tuple[str, str]


def _play(task: ClimbingTask, seed: str) -> PlayedRound:
    rng = random.Random(seed)
    lesson = StudyRound(seed, rng)
    names = draw_names(lesson.roles, MINERS, SABOTEURS, rng)
    judged: list[list[float]] = []
    choices: list[ClimbingChoice] = []
    while not lesson.is_over:
        view = lesson.view()
        judged.append(judge_features(lesson, view, names))
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
            choices.append(ClimbingChoice(len(judged) - 1, role, rows[taken] - mean, spread))
        lesson.play(view.legal[taken])
    digs = names[lesson.roles.index("miner")]
    sabotages = names[lesson.roles.index("saboteur")] if "saboteur" in lesson.roles else "nobody"
    return PlayedRound(judged, choices, lesson.won, (digs, sabotages))


def judge_features(lesson: StudyRound, view: View, names: Sequence[str]) -> list[float]:
    """What the critic sees of a turn, knowing all cards."""
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


def _advantages(played: PlayedRound, chances: Vector) -> list[float]:
    """By how much the miners' chance rose after each choice."""
    ahead = numpy.append(chances[1:], float(played.won))
    rises = ahead - chances
    sums = numpy.zeros(len(rises) + 1)
    for turn in range(len(rises) - 1, -1, -1):
        sums[turn] = rises[turn] + TRACE * sums[turn + 1]
    return [float(sums[choice.turn]) for choice in played.choices]


class Climber:
    """The weights while they are learned, and the critic."""

    def __init__(self) -> None:
        """The rule of thumb, and a critic that has not learned anything."""
        self.weights = warm_weights()
        self.gradient = {role: numpy.zeros(len(NAMES)) for role in ROLES}
        self.fisher = {role: numpy.zeros((len(NAMES), len(NAMES))) for role in ROLES}
        self.critic = numpy.zeros(JUDGED)
        self.curvature = numpy.eye(JUDGED)
        self.steps = 0

    def step(self, parts: Iterable[ClimbingResult], pace: float) -> list[tuple[str, str, bool]]:
        """Make one step from the results of the tasks, in their order; returns the results of all rounds."""
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

    def _step_critic(self, learned: Sequence[ClimbingResult]) -> None:
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
    """The sum in this order, so that it is always the same to the last bit."""
    total: Vector | None = None
    for array in arrays:
        total = array if total is None else total + array
    assert total is not None
    return total
