"""What the mines and treasures may hold, from what is face up and what the viewer has looked at.

A face-down mine holds each of the remaining kinds with the same chance. A treasure whose value is unknown has, with the
same chance, each value of its kind that the viewer has not seen.
"""

from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.view import View

DRAGON = box.MINES.index("dragon")

Beliefs = list[list[float]]  # by mine, then by kind in the order of box.MINES


def beliefs(view: View) -> Beliefs:
    """For each mine the chances of the four kinds.

    >>> import pyrite
    >>> beliefs(pyrite.new("lost-mines", players=3, seed=1).view(0))[0]
    [0.25, 0.25, 0.25, 0.25]
    """
    return spread([mine.holds for mine in view.mines])


def spread(holds: list[str | None]) -> Beliefs:
    """The chances of the kinds given what each mine holds, None where that is unknown."""
    hidden = [kind for kind in box.MINES if kind not in holds]
    return [
        [float(kind == known) if known is not None else (kind in hidden) / len(hidden) for kind in box.MINES]
        for known in holds
    ]


def values(view: View) -> list[float]:
    """The value of each treasure, or its average where it is unknown."""
    average = averages(view)
    return [
        float(treasure.value) if treasure.value is not None else average[treasure.kind] for treasure in view.treasures
    ]


def averages(view: View) -> dict[str, float]:
    """By kind, the average of the values that the viewer has not seen."""
    unseen = {kind: list(row) for kind, row in zip(box.TREASURES, view.options.box.treasures, strict=True)}
    for treasure in view.treasures:
        if treasure.value is not None:
            unseen[treasure.kind].remove(treasure.value)
    return {kind: sum(row) / len(row) if row else 0.0 for kind, row in unseen.items()}


def left(view: View) -> list[list[float]]:
    """By kind of mine, the values of the treasures that are left there, the highest first; the dragon has none."""
    by_kind: list[list[float]] = [[] for _ in box.MINES]
    for treasure, value in zip(view.treasures, values(view), strict=True):
        if treasure.taken_by is None:
            by_kind[box.MINES.index(treasure.kind)].append(value)
    for row in by_kind:
        row.sort(reverse=True)
    return by_kind
