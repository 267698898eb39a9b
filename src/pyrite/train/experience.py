"""What rounds teach: decisions with their results, and positions with how the round went on."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

import numpy
from numpy.typing import NDArray

from pyrite.train.network import Array, Weights
from pyrite.train.settings import TrainingSettings

Whole = NDArray[numpy.int32]
Rows = NDArray[numpy.float16]  # half the size, since they travel between processes; players read them as rounded


class Decisions(NamedTuple):
    """Decisions of one role, one after the other; the rows of all their legal actions are in one array."""

    rows: Rows
    counts: Whole  # legal actions of each decision
    contexts: Array
    taken: Whole  # the place of the action among the legal ones
    log_chances: Array  # of that action when it was taken
    gains: Array  # how much better the round went than expected
    tables: Whole  # the number of players


class PlayedRounds(NamedTuple):
    """The result of a task."""

    decisions: dict[str, Decisions]  # by role
    positions: Array  # as the critic sees them
    ahead: Array  # the chance to win that each position turned out to have
    counts: dict[str, float]  # figures for the curve, to be added up


class Task(NamedTuple):
    """Rounds to play by these networks."""

    settings: TrainingSettings
    seeds: tuple[str, ...]
    policies: Mapping[str, Weights]  # by role
    past: Mapping[str, Weights]
    critic: Weights


class Rounds(Protocol):
    """A module that plays the rounds of a game."""

    ROLES: Sequence[str]
    CONTEXT_SIZE: int
    CRITIC_SIZE: int

    def first_policy(self, role: str) -> Array:
        """The worth of each number of a row, for the policy that a run begins with."""

    def play(self, task: Task) -> PlayedRounds:
        """Play the rounds of a task, one after the other."""

    def check(self, task: Task) -> dict[str, float]:
        """Play the deals of a task as a bot would, and not to learn; returns figures for the curve, to be added up."""


def joined(parts: Sequence[PlayedRounds], role: str) -> Decisions:
    """The decisions of a role from several tasks, in their order."""
    of_role = [part.decisions[role] for part in parts]
    return Decisions(*(numpy.concatenate(arrays) for arrays in zip(*of_role, strict=True)))


def credited(rises: Array, trace: float) -> Array:
    """For each turn, the rises of the chance from then on, each later one counting less by `trace`."""
    sums = numpy.zeros(len(rises) + 1, numpy.float32)
    for turn in range(len(rises) - 1, -1, -1):
        sums[turn] = rises[turn] + trace * sums[turn + 1]
    return sums[:-1]
