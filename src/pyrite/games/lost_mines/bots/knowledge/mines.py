"""What the mines and the treasures are believed to hold, from what lies open and what the viewer has looked at.

Mines that nobody turned up hold each of the kinds not yet placed with the same chance; of a treasure whose value is
unknown only the kind is public, and it is any of the values of that kind that the viewer has not seen.
"""

from typing import Any

from pyrite.games.lost_mines.rules import box

DRAGON = box.MINES.index("dragon")

Beliefs = list[list[float]]  # by mine, then by kind in the order of box.MINES


def beliefs(view: Any) -> Beliefs:
    """For each mine the chances of the four kinds.

    >>> import pyrite
    >>> beliefs(pyrite.new("lost-mines", players=3, seed=1).view(0))[0]
    [0.25, 0.25, 0.25, 0.25]
    """
    return spread([mine.holds for mine in view.mines])


def spread(holds: list[str | None]) -> Beliefs:
    """The chances of the kinds when these mines are known, None standing for unknown."""
    hidden = [kind for kind in box.MINES if kind not in holds]
    return [
        [float(kind == known) if known is not None else (kind in hidden) / len(hidden) for kind in box.MINES]
        for known in holds
    ]


def values(view: Any) -> list[float]:
    """For each treasure laid out its value, or what it is worth on average."""
    average = averages(view)
    return [
        float(treasure.value) if treasure.value is not None else average[treasure.kind] for treasure in view.treasures
    ]


def averages(view: Any) -> dict[str, float]:
    """By kind, the average of the values that the viewer has not seen."""
    unseen = {kind: list(row) for kind, row in zip(box.TREASURES, view.options.box.treasures, strict=True)}
    for treasure in view.treasures:
        if treasure.value is not None:
            unseen[treasure.kind].remove(treasure.value)
    return {kind: sum(row) / len(row) if row else 0.0 for kind, row in unseen.items()}


def left(view: Any) -> list[list[float]]:
    """By kind of mine, what the treasures of this kind that are left are worth, the best first; the dragon has none."""
    by_kind: list[list[float]] = [[] for _ in box.MINES]
    for treasure, value in zip(view.treasures, values(view), strict=True):
        if treasure.taken_by is None:
            by_kind[box.MINES.index(treasure.kind)].append(value)
    for row in by_kind:
        row.sort(reverse=True)
    return by_kind
