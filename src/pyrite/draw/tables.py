"""What a view shows, as faces on cells: the one place that turns knowledge into pictures."""

from typing import NamedTuple

from pyrite.game import AnyView, Board, game

from .boards import board
from .look import Look
from .text import terminal

Cell = tuple[int, int]


class DrawnTable(NamedTuple):
    """What `board` and `terminal` draw."""

    look: Look
    laid: list[tuple[int, int, str]]
    labels: dict[Cell, str]
    marks: list[tuple[int, int, str]]
    frame: tuple[int, int] | None = None
    tokens: tuple[tuple[int, int, str, str], ...] = ()
    figures: tuple[tuple[int, int, str, str], ...] = ()

    def svg(self, title: str) -> str:
        """The table as an SVG document."""
        return board(title=title, **self._asdict())

    def text(self, *, colour: bool) -> str:
        """The table for a terminal."""
        return terminal(colour=colour, **self._asdict())


def table_of(view: AnyView) -> Board:
    """The table as the viewer of a view sees it; what they alone know of a card face down is marked on it."""
    return game(view.game).board(view)
