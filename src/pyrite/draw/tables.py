"""What a view shows, as faces on cells: the one place that turns knowledge into pictures."""

from typing import Any, NamedTuple

Cell = tuple[int, int]


class Table(NamedTuple):
    """What `board` and `terminal` draw."""

    laid: list[tuple[int, int, str]]
    labels: dict[Cell, str]
    marks: list[tuple[int, int, str]]


def table_of(view: Any) -> Table:
    """The table of Saboteur as its viewer sees it: face-down goals they looked at are marked with what they saw."""
    laid = [(card.x, card.y, _face(view, card)) for card in view.table]
    labels: dict[Cell, str] = {}
    marks: list[tuple[int, int, str]] = []
    for goal in view.goals:
        if not goal.face_up:
            laid.append((goal.x, goal.y, "goal"))
            labels[goal.x, goal.y] = goal.name
            if goal.treasure is not None:
                marks.append((goal.x, goal.y, "gold" if goal.treasure == "gold" else "stone"))
    if view.last_laid is not None and any((card.x, card.y) == view.last_laid for card in view.table):
        marks.append((*view.last_laid, "last"))
    return Table(laid, labels, marks)


def _face(view: Any, card: Any) -> str:
    if card.what == "start":
        return "start"
    if card.what == "bonus":
        return f"bonus{view.bonus.value}"
    if card.what == "goal":
        return "gold" if card.face == "NESW" else f"stone{card.face}"
    return str(card.face)
