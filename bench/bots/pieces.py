"""The work of one process. A module of its own: the processes import it, and cannot import a `__main__`."""

from typing import NamedTuple

from bench.bots.measures import MEASURES, Cell
from bench.bots.rounds import Tally


class Piece(NamedTuple):
    """Some deals of a cell."""

    cell: Cell
    first: int
    last: int


def work(seed: int, piece: Piece) -> tuple[Cell, int, Tally]:
    found = Tally()
    for number in range(piece.first, piece.last):
        found.merge(MEASURES[piece.cell.measure](piece.cell, f"{seed}/{piece.cell.players}/{number}"))
    return piece.cell, piece.last - piece.first, found
