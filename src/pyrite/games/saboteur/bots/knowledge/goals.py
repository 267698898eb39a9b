"""Where the gold may be, as far as a seat knows, and how near the tunnels are to it."""

from collections.abc import Sequence
from math import pow
from typing import NamedTuple

from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Goal

CLOSER = 0.8  # each card that is still to be laid multiplies the worth of a goal by this


class Place(NamedTuple):
    """The number of a goal and its cell."""

    number: int
    cell: tuple[int, int]


GOAL_PLACES = {goal.name.lower(): Place(goal.value, cards.GOAL_CELLS[goal.value]) for goal in Goal}


def gold_chances(view: View) -> list[float]:
    """The chance of each goal to be the gold, from what is face up and what the viewer has looked at.

    >>> import pyrite
    >>> gold_chances(pyrite.new("saboteur", players=5, seed=7).view(0))
    [0.333..., 0.333..., 0.333...]
    """
    return _chances([goal.treasure for goal in view.goals])


def public_chances(view: View) -> list[float]:
    """The same for everyone: from what is face up alone."""
    return _chances([goal.treasure if goal.face_up else None for goal in view.goals])


def _chances(treasures: Sequence[str | None]) -> list[float]:
    if "gold" in treasures:
        return [float(treasure == "gold") for treasure in treasures]
    unknown = treasures.count(None)
    return [1 / unknown if treasure is None else 0.0 for treasure in treasures]


def potential(chances: Sequence[float], distances: Sequence[float]) -> float:
    """How good the tunnels are for the miners: 1 at the gold, and 0.8 of that for each card still to be laid.

    >>> potential([1, 0, 0], (0, 5, 5)), round(potential([0, 0.5, 0.5], (3, 1, 2)), 2)
    (1.0, 0.72)
    """
    (one, two, three), (first, second, third) = chances, distances
    return one * pow(CLOSER, first) + two * pow(CLOSER, second) + three * pow(CLOSER, third)
