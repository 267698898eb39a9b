"""Action cards (S5): broken tools and repairs, rockfall, map; and passing a card away (S3.1)."""

from pyrite.core import grid
from pyrite.core.moves import Moves
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.position import Position


def list_action_cards(pos: Position, moves: Moves) -> None:
    """Adds every way the seat to act may play an action card."""
    hand = pos.seat * codes.KINDS
    for tool in range(3):
        if pos.hand[hand + codes.BREAKS + tool]:
            _list_breaks(pos, moves, tool)
    for which in range(9):
        if pos.hand[hand + codes.MENDING_KIND[which]]:
            _list_mends(pos, moves, which)
    if pos.hand[hand + codes.ROCKFALLS]:
        _list_rockfalls(pos, moves)
    if pos.hand[hand + codes.MAPS]:
        _list_maps(pos, moves)


def _list_breaks(pos: Position, moves: Moves, tool: int) -> None:
    for seat in range(pos.players):
        if not pos.broken[seat] >> tool & 1 and not pos.is_stopped(seat):  # S5.1, S9.3
            moves.add(codes.BREAK + tool * codes.SEATS + seat)


def _list_mends(pos: Position, moves: Moves, which: int) -> None:
    for seat in range(pos.players):
        if pos.broken[seat] >> codes.MENDED_TOOL[which] & 1 and not pos.is_stopped(seat):  # S5.2, S9.3
            moves.add(codes.MEND + which * codes.SEATS + seat)


def is_removable(pos: Position, x: int, y: int) -> bool:
    """Whether a rockfall can remove what is there: not the start, a goal (S5.4) or the extra nuggets (S9.5)."""
    if pos.grid.face(x, y) == grid.NOTHING or (x == 0 and y == 0):
        return False
    if x == codes.GOAL_X and (y == codes.GOAL_Y[0] or y == codes.GOAL_Y[1] or y == codes.GOAL_Y[2]):
        return False
    return not (pos.bonus and x == pos.bonus_x and y == pos.bonus_y)


def _list_rockfalls(pos: Position, moves: Moves) -> None:
    for y in range(pos.grid.top, pos.grid.bottom + 1):
        where = pos.grid.card[y & 63]
        while where:
            x = pos.grid.column_x(grid.lowest(where))
            if is_removable(pos, x, y):
                moves.add(codes.ROCKFALL + codes.cell_of(x, y))
            where &= where - 1


def _list_maps(pos: Position, moves: Moves) -> None:
    for goal in range(3):
        if not pos.face_up >> goal & 1:  # S5.5
            moves.add(codes.MAP + goal)


def list_passes(pos: Position, moves: Moves) -> None:
    """Adds passing, which is always allowed: one action for each kind of card in the hand (S3.1)."""
    hand = pos.seat * codes.KINDS
    for kind in range(codes.KINDS):
        if pos.hand[hand + kind]:
            moves.add(codes.PASS + kind)


def _play_card(pos: Position, kind: int) -> None:
    pos.spend(pos.seat, kind)
    pos.last_card = pos.seat


def break_tool(pos: Position, tool: int, seat: int) -> None:
    """Lays a broken tool before a player (S5.1)."""
    _play_card(pos, codes.BREAKS + tool)
    pos.broken[seat] |= 1 << tool
    pos.emit(codes.E_BROKE, codes.EVERYONE, pos.seat, seat, tool, 0)


def mend_tool(pos: Position, which: int, seat: int) -> None:
    """Mends one tool of a player; both cards are discarded face up (S5.2, S5.3)."""
    tool = codes.MENDED_TOOL[which]
    kind = codes.MENDING_KIND[which]
    _play_card(pos, kind)
    pos.broken[seat] &= ~(1 << tool)
    pos.discard[kind] += 1
    pos.discard[codes.BREAKS + tool] += 1
    pos.emit(codes.E_MENDED, codes.EVERYONE, pos.seat, seat, tool, kind)


def rockfall(pos: Position, x: int, y: int) -> None:
    """Removes a tunnel; both cards are discarded face up (S5.4)."""
    _play_card(pos, codes.ROCKFALLS)
    face = pos.grid.face(x, y)
    pos.grid.take(x, y)
    pos.grid.flood(0, 0)
    pos.discard[codes.ROCKFALLS] += 1
    pos.discard[codes.KIND_OF[face]] += 1
    pos.emit(codes.E_ROCKFALL, codes.EVERYONE, pos.seat, face, x, y)


def look_at_goal(pos: Position, goal: int) -> None:
    """The player looks at a goal, alone; everyone sees which (S5.5)."""
    _play_card(pos, codes.MAPS)
    pos.discard[codes.MAPS] += 1
    pos.looked[pos.seat] |= 1 << goal
    pos.emit(codes.E_LOOKED, codes.EVERYONE, pos.seat, goal, 0, 0)
    pos.emit(codes.E_YOUR_LOOK, pos.seat, pos.seat, goal, pos.goal[goal], 0)


def pass_card(pos: Position, kind: int) -> None:
    """Passes by discarding a card face down; only its owner knows which (S3.1)."""
    pos.spend(pos.seat, kind)
    pos.passed[pos.seat * codes.KINDS + kind] += 1
    pos.emit(codes.E_PASSED, codes.EVERYONE, pos.seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_PASS, pos.seat, pos.seat, kind, 0, 0)
