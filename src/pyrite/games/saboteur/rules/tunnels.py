"""Laying a tunnel (S4)."""

from pyrite.core import grid
from pyrite.core.moves import Moves
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.position import Position


def places(pos: Position, y: int, face: int) -> int:
    """The cells of row y, as bits, where a card with this face may be laid; the grid has looked at the row."""
    fitting = pos.grid.fits(face)  # S4.2
    if pos.revised:
        return fitting & pos.grid.links(face)  # S4.4; what is joined to the start is face up beside it, S4.1
    return fitting & pos.grid.beside(y)  # S4.1


def list_lays(pos: Position, moves: Moves) -> None:
    """Adds every way the seat to act may lay a tunnel."""
    if pos.broken[pos.seat]:  # S4.6
        return
    hand = pos.seat * codes.KINDS
    held = [0] * 16  # the faces in the hand
    count = 0
    for kind in range(codes.BREAKS):
        if pos.hand[hand + kind]:
            held[count] = codes.FACE[kind]
            count += 1
    if not count:
        return
    for y in range(pos.grid.top - 1, pos.grid.bottom + 2):
        pos.grid.look(y)
        if pos.revised and not pos.grid.linked():
            continue  # S4.4: nothing in this row
        for place in range(count):
            _list_row(pos, moves, y, held[place])
            if grid.turned(held[place]) != held[place]:  # S4.3
                _list_row(pos, moves, y, grid.turned(held[place]))


def _list_row(pos: Position, moves: Moves, y: int, face: int) -> None:
    """Adds the actions that lay a card so in row y."""
    where = places(pos, y, face)
    while where:
        x = pos.grid.column_x(grid.lowest(where))
        moves.add(codes.LAY + codes.cell_of(x, y) * 32 + face)
        where &= where - 1


def lay(pos: Position, x: int, y: int, face: int) -> None:
    """Lays a tunnel from the hand of the seat to act; who can walk where is known then, goals are not yet met."""
    pos.spend(pos.seat, codes.KIND_OF[face])
    pos.grid.put(x, y, face)
    pos.grid.spread()
    pos.laid_x, pos.laid_y = x, y
    pos.last_tunnel = pos.last_card = pos.seat
    pos.emit(codes.E_LAID, codes.EVERYONE, pos.seat, face, x, y)
