"""Laying a path (L4.1 to L4.3)."""

from pyrite.core import grid
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.position import Position


def places(pos: Position, face: int) -> int:
    """The cells of the row that the grid has looked at, as bits, where a path with this face may be laid."""
    return pos.grid.fits(face) & pos.grid.prolongs(face) & ((grid.ONE << pos.width) - 1)  # L4.1, L4.2


def list_lays(pos: Position, moves: Moves) -> None:
    """Adds every way the seat to act may lay a path."""
    hand = pos.seat * codes.KINDS
    held = [0] * 42  # the kinds in the hand
    count = 0
    for kind in range(codes.PATHS):
        if pos.hand[hand + kind]:
            held[count] = kind
            count += 1
    if not count:
        return
    for y in range(pos.height):
        pos.grid.look(y)
        for place in range(count):
            face = codes.SHAPE_FACE[held[place] // 6]
            _list_row(pos, moves, y, face, held[place] % 6)
            if grid.turned(face) != face:
                _list_row(pos, moves, y, grid.turned(face), held[place] % 6)


def _list_row(pos: Position, moves: Moves, y: int, face: int, feature: int) -> None:
    where = places(pos, face)
    while where:
        cell = y * 16 + grid.lowest(where)
        moves.add(codes.LAY + (cell * 6 + feature) * 16 + face)
        where &= where - 1


def lay(pos: Position, cell: int, face: int, feature: int) -> None:
    """Lays a path from the hand of the seat to act; a token that lay on its open end now is on a joint (L5.5)."""
    pos.spend(pos.seat, codes.SHAPE_OF[face] * 6 + feature)
    pos.grid.put(cell & 15, cell >> 4, face)
    pos.feature[cell] = feature
    pos.emit(codes.E_LAID, codes.EVERYONE, pos.seat, face, feature, cell)
