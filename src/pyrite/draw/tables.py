"""What a view shows, as faces on cells: the one place that turns knowledge into pictures."""

from typing import Any, NamedTuple

from pyrite.game import AnyView, Board, game

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


def table_of(view: AnyView) -> Board:
    """The table as the viewer of a view sees it; what they alone know of a card face down is marked on it."""
    return game(view.game).board(view)
