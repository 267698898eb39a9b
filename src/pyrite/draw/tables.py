"""What a view shows, as faces on cells: the one place that turns knowledge into pictures."""

from typing import Any, NamedTuple

from .boards import board
from .text import terminal

Cell = tuple[int, int]


class Table(NamedTuple):
    """What `board` and `terminal` draw."""

    laid: list[tuple[int, int, str]]
    labels: dict[Cell, str]
    marks: list[tuple[int, int, str]]
    ground: str = "mine"
    frame: tuple[int, int] | None = None
    tokens: tuple[tuple[int, int, str, str], ...] = ()
    figures: tuple[tuple[int, int, str, str], ...] = ()

    def svg(self, title: str) -> str:
        """The table as an SVG document."""
        return board(self.laid, title=title, **self._with())

    def text(self, *, colour: bool) -> str:
        """The table for a terminal."""
        return terminal(self.laid, colour=colour, **self._with())

    def _with(self) -> dict[str, Any]:
        names = ("labels", "marks", "ground", "frame", "tokens", "figures")
        return {name: getattr(self, name) for name in names}


def table_of(view: Any) -> Table:
    """The table as the viewer of a view sees it; what they alone know of a card face down is marked on it."""
    return _forest_of(view) if view.game == "lost-mines" else _tunnels_of(view)


def _tunnels_of(view: Any) -> Table:
    laid = [(card.x, card.y, _tunnel_face(view, card)) for card in view.table]
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


def _tunnel_face(view: Any, card: Any) -> str:
    if card.what == "start":
        return "start"
    if card.what == "bonus":
        return f"bonus{view.bonus.value}"
    if card.what == "goal":
        return "gold" if card.face == "NESW" else f"stone{card.face}"
    return str(card.face)


def _forest_of(view: Any) -> Table:
    laid = [(card.x, card.y, _forest_face(card)) for card in view.board]
    lying = {(card.x, card.y) for card in view.board}
    hidden = [mine for mine in view.mines if (mine.x, mine.y) not in lying]
    laid += [(mine.x, mine.y, "mine-back") for mine in hidden]
    dwarfs = [(dwarf, seat) for seat, dwarf in enumerate(view.dwarfs) if dwarf.x is not None]
    return Table(
        laid,
        labels={(mine.x, mine.y): str(number) for number, mine in enumerate(view.mines) if mine in hidden},
        marks=[(mine.x, mine.y, mine.holds) for mine in hidden if mine.holds is not None],
        ground="forest",
        frame=(view.options.box.width, view.options.box.height),
        tokens=tuple((token.x, token.y, token.side, token.what) for token in view.tokens),
        figures=tuple((dwarf.x, dwarf.y, dwarf.clan, str(seat)) for dwarf, seat in dwarfs),
    )


def _forest_face(card: Any) -> str:
    if card.what == "start":
        return f"start-{card.feature}"
    if card.what == "mine":
        return f"mine-{card.feature}-{card.face}"
    return f"path-{card.face}" + (f"-{card.feature}" if card.feature else "")
