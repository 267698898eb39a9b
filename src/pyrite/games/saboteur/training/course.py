"""A course of training: count evidence, improve the weights, and count evidence again on the better players.

Every step plays its own numbered rounds, divided into tasks in the same way on any number of processes, and adds up the
results in order. So the seed and the number of steps decide every byte of the result. After each step everything needed
to go on is saved to a file, so that a course continues where it was stopped.
"""

import os
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy

from pyrite.arena import results_file
from pyrite.game import Spread
from pyrite.games.saboteur.bots.knowledge import policy, styles
from pyrite.games.saboteur.bots.knowledge.evidence import EvidenceTable
from pyrite.games.saboteur.bots.knowledge.features import NAMES
from pyrite.games.saboteur.bots.knowledge.policy import ROLES, Policy, write_policy
from pyrite.games.saboteur.training import counting
from pyrite.games.saboteur.training.climbing import Climber, ClimbingTask, Weights, learn
from pyrite.games.saboteur.training.lessons import DIGGER, OWN

FORMAT = "pyrite course 1"
ROUNDS_A_TASK = 16
COUNTED = 5  # evidence is counted on this many times the rounds of a step
COMPARED = 2  # its sharpness is found on this many times the rounds of a step
COUNTS = 2  # how often evidence is counted during the course
IN_THE_END = 1  # the factor on these numbers of rounds for the last count
KEPT = 4  # how many earlier weights are kept to play against
EACH = 15  # steps between two of them
SLOWER = 0.2  # the length of the last step, relative to the first
MEANT = 0.3  # the result is the mean of the weights over this last part of the steps
MATCHES = {  # whose results make the curves: miners and a saboteur; the texts are cli-curve-NAME
    "against-random": (OWN, styles.RANDOM),
    "against-digger": (OWN, "steady"),
    "against-itself": (OWN, OWN),
    "of-digger": (DIGGER, OWN),
}

Numbers = list[float]


class CoursePlan(msgspec.Struct, frozen=True):
    """What is trained: the same plan always has the same result."""

    seed: int
    steps: int
    rounds: int  # in a step

    @property
    def command(self) -> str:
        """The command that trains it."""
        return f"pyrite train saboteur --steps {self.steps} --rounds {self.rounds} --seed {self.seed}"

    @property
    def rounds_in_all(self) -> int:
        """The number of rounds of the whole course."""
        return self.rounds * (self.steps + (COUNTS + IN_THE_END) * (COUNTED + COMPARED))


class CurvePoint(msgspec.Struct, frozen=True):
    """A point of the curve: for each of MATCHES the rounds of a step and how many the miners won."""

    step: int
    rounds: dict[str, int]
    won: dict[str, int]


class SavedCourse(msgspec.Struct):
    """Everything needed to continue after some steps."""

    format: str
    plan: CoursePlan
    sources: str  # of rules and bots: a course cannot continue with other sources
    step: int = 0
    weights: dict[str, Numbers] = {}
    gradient: dict[str, Numbers] = {}
    fisher: dict[str, list[Numbers]] = {}
    critic: Numbers = []
    curvature: list[Numbers] = []
    past: list[dict[str, Numbers]] = []
    mean: dict[str, Numbers] = {}
    table: EvidenceTable | None = None
    curve: list[CurvePoint] = []


class WrongCourse(ValueError):
    """A file that a course cannot continue from; the message says why."""


def read_kept(path: Path, plan: CoursePlan) -> SavedCourse:
    """The course of a plan, from the file it was kept in or from its beginning."""
    fresh = SavedCourse(FORMAT, plan, results_file.sources())
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=SavedCourse)
    except FileNotFoundError:
        return fresh
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise WrongCourse(f"{path} is not an interrupted course") from None
    if (kept.format, kept.plan, kept.sources) != (fresh.format, fresh.plan, fresh.sources):
        raise WrongCourse(f"{path} is from another course: remove it to start again")
    return kept


class DetectiveCourse:
    """A course of training in progress."""

    def __init__(self, plan: CoursePlan, path: Path) -> None:
        """Continue from what was kept, or begin; WrongCourse if it was kept by another course."""
        self.plan = plan
        self._path = path
        self.kept = read_kept(path, plan)
        self.climber = Climber()
        if self.kept.step:
            self._unpack()

    @property
    def command(self) -> str:
        """The command that runs it."""
        return self.plan.command

    @property
    def steps_done(self) -> int:
        """How far it has come."""
        return self.kept.step

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.kept.step == self.plan.steps

    def step(self, spread: Spread) -> None:
        """Make one step and save it."""
        kept, step = self.kept, self.kept.step
        if step % max(1, -(-self.plan.steps // COUNTS)) == 0:
            kept.table = self._count(spread, f"count {step}", self.climber.weights if step else None, kept.table)
        assert kept.table is not None
        past = _arrays(kept.past[step % len(kept.past)]) if kept.past else self.climber.weights
        tasks = [
            ClimbingTask(seeds, self.climber.weights, past, self.climber.critic, kept.table)
            for seeds in self._seeds(f"step {step}", self.plan.rounds)
        ]
        slower = 1 - (1 - SLOWER) * step / self.plan.steps
        results = self.climber.step(spread(learn, tasks), slower)
        kept.curve.append(_point(step, results))
        if step % EACH == 0:
            kept.past = [*kept.past, _lists(self.climber.weights)][-KEPT:]
        kept.step = step + 1
        self._add_to_mean()
        self._keep()

    def _seeds(self, what: str, rounds: int) -> list[tuple[str, ...]]:
        names = [f"{self.plan.seed}/{what}/{number}" for number in range(rounds)]
        return [tuple(names[first : first + ROUNDS_A_TASK]) for first in range(0, rounds, ROUNDS_A_TASK)]

    def _count(
        self, spread: Spread, what: str, weights: Weights | None, table: EvidenceTable | None, times: int = 1
    ) -> EvidenceTable:
        """Count evidence on the present players."""
        tasks = [(seeds, weights, table) for seeds in self._seeds(what, COUNTED * times * self.plan.rounds)]
        found = counting.fit(spread(counting.count, tasks), weights is not None)
        trials = [
            (seeds, weights, found) for seeds in self._seeds(f"{what}, compared", COMPARED * times * self.plan.rounds)
        ]
        return counting.sharpen(found, spread(counting.compare, trials))

    def _add_to_mean(self) -> None:
        """The mean of the last weights, which is better than the last weights alone."""
        kept = self.kept
        first = self.plan.steps - max(1, round(MEANT * self.plan.steps))
        if kept.step <= first:
            return
        number = kept.step - first
        for role, weights in self.climber.weights.items():
            before = numpy.array(kept.mean.get(role, [0.0] * len(NAMES)))
            kept.mean[role] = (before + (weights - before) / number).tolist()

    def finish(self, spread: Spread) -> Policy:
        """The policy that was learned, with evidence counted on the final players."""
        weights = _arrays(self.kept.mean)
        table = self._count(spread, "count in the end", weights, self.kept.table, IN_THE_END)
        rounded = {
            role: {name: round(float(value), 4) for name, value in zip(NAMES, weights[role], strict=True)}
            for role in ROLES
        }
        return Policy(policy.FORMAT, self.plan.command, self.plan.seed, self.plan.rounds_in_all, rounded, table)

    def learned(self, spread: Spread) -> bytes:
        """What was learned, as the detective reads it from a file."""
        return write_policy(self.finish(spread))

    def curves(self, together: int) -> "list[Curve]":
        """The lines of the plot, this many steps together."""
        return curves(self.kept.curve, together)

    def _keep(self) -> None:
        kept, climber = self.kept, self.climber
        kept.weights, kept.gradient = _lists(climber.weights), _lists(climber.gradient)
        kept.fisher = {role: fisher.tolist() for role, fisher in climber.fisher.items()}
        kept.critic, kept.curvature = climber.critic.tolist(), climber.curvature.tolist()
        partial = self._path.with_name(f"{self._path.name}.new")
        with partial.open("wb") as file:
            file.write(msgspec.json.encode(kept))
            file.flush()
            os.fsync(file.fileno())
        partial.replace(self._path)

    def _unpack(self) -> None:
        kept, climber = self.kept, self.climber
        climber.weights, climber.gradient = _arrays(kept.weights), _arrays(kept.gradient)
        climber.fisher = {role: numpy.array(fisher) for role, fisher in kept.fisher.items()}
        climber.critic, climber.curvature = numpy.array(kept.critic), numpy.array(kept.curvature)
        climber.steps = kept.step


def _arrays(weights: dict[str, Numbers]) -> Weights:
    return {role: numpy.array(values) for role, values in weights.items()}


def _lists(weights: Weights) -> dict[str, Numbers]:
    return {role: values.tolist() for role, values in weights.items()}


def _point(step: int, results: list[tuple[str, str, bool]]) -> CurvePoint:
    rounds = dict.fromkeys(MATCHES, 0)
    won = dict.fromkeys(MATCHES, 0)
    for name, (digs, sabotages) in MATCHES.items():
        found = [end for miners, saboteur, end in results if (miners, saboteur) == (digs, sabotages)]
        rounds[name], won[name] = len(found), sum(found)
    return CurvePoint(step, rounds, won)


class Curve(NamedTuple):
    """A line of the plot: rates over steps, each of several steps together."""

    name: str
    points: list[tuple[float, float]]


def curves(points: list[CurvePoint], together: int) -> list[Curve]:
    """The part of the rounds that the miners won, by match, for this many steps together."""
    found = []
    for name in MATCHES:
        line = []
        for first in range(0, len(points), together):
            part = points[first : first + together]
            rounds = sum(point.rounds[name] for point in part)
            if rounds:
                line.append((part[-1].step + 1.0, sum(point.won[name] for point in part) / rounds))
        found.append(Curve(name, line))
    return found
