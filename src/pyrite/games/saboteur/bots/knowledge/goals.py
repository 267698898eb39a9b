"""Where the gold is: what a seat can believe of the three goals, and how near the tunnels are to it."""

from collections.abc import Sequence
from math import pow
from typing import Any, NamedTuple

from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Goal

CLOSER = 0.8  # a goal one card further is worth this much less


class Place(NamedTuple):
    """Which of the goals it is, and where it lies."""

    number: int
    cell: tuple[int, int]


GOAL_PLACES = {goal.name.lower(): Place(goal.value, cards.GOAL_CELLS[goal.value]) for goal in Goal}


def gold_chances(view: Any) -> list[float]:
    """The chance of each goal to be the gold, from what lies face up and what the viewer has looked at.

    >>> import pyrite
    >>> gold_chances(pyrite.new("saboteur", players=5, seed=7).view(0))
    [0.333..., 0.333..., 0.333...]
    """
    return _chances([goal.treasure for goal in view.goals])


def public_chances(view: Any) -> list[float]:
    """The same as everyone can see it: from what lies face up alone."""
    return _chances([goal.treasure if goal.face_up else None for goal in view.goals])


def _chances(treasures: Sequence[str | None]) -> list[float]:
    if "gold" in treasures:
        return [float(treasure == "gold") for treasure in treasures]
    unknown = treasures.count(None)
    return [1 / unknown if treasure is None else 0.0 for treasure in treasures]


def potential(chances: Sequence[float], distances: Sequence[float]) -> float:
    """How good the tunnels are for the miners: 1 at the gold, less by the card still to lay.

    >>> potential([1, 0, 0], (0, 5, 5)), round(potential([0, 0.5, 0.5], (3, 1, 2)), 2)
    (1.0, 0.72)
    """
    (one, two, three), (first, second, third) = chances, distances
    return one * pow(CLOSER, first) + two * pow(CLOSER, second) + three * pow(CLOSER, third)
