"""Action cards (L5): tools, information, traps, trolls and storms; and discarding (L3.1)."""

from pyrite.core import grid
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.position import Position


def list_action_cards(pos: Position, moves: Moves) -> None:
    """Adds every way the seat to act may play an action card."""
    hand = pos.seat * codes.KINDS
    for tool in range(3):
        if pos.hand[hand + codes.TOOLS + tool]:
            _list_tools(pos, moves, tool)
    if pos.hand[hand + codes.TRAPS] or pos.hand[hand + codes.TROLLS]:
        _list_tokens(pos, moves, pos.hand[hand + codes.TRAPS] > 0, pos.hand[hand + codes.TROLLS] > 0)
    if pos.hand[hand + codes.STORMS]:
        _list_storms(pos, moves)
    for info in range(3):
        if pos.hand[hand + codes.INFOS + info]:
            _list_looks(pos, moves, info)


def _list_tools(pos: Position, moves: Moves, tool: int) -> None:
    for y in range(pos.height):
        for x in range(pos.width):
            if pos.feature[y * 16 + x] == codes.TREE + tool:  # L5.1
                moves.add(codes.TOOL + (y * 16 + x) * 3 + tool)


def is_joint(pos: Position, joint: int) -> bool:
    """Whether a token may be there: two cards open to each other, or an open end facing a free cell (L5.3)."""
    cell = joint >> 1
    side = 2 if joint & 1 else 1
    other = codes.neighbour(cell, side)
    if not pos.is_on_board(cell & 15, cell >> 4) or (side == 1 and cell & 15 == 15):
        return False
    if not pos.is_on_board(other & 15, other >> 4):
        return False
    near = pos.face_at(cell)
    far = pos.face_at(other)
    near_open = near != grid.NOTHING and near >> side & 1 != 0
    far_open = far != grid.NOTHING and far >> (side ^ 2) & 1 != 0
    if near != grid.NOTHING and far != grid.NOTHING:
        return near_open and far_open
    return near_open or far_open


def _list_tokens(pos: Position, moves: Moves, traps: bool, trolls: bool) -> None:
    for y in range(pos.height):
        for x in range(pos.width):
            for joint in range((y * 16 + x) * 2, (y * 16 + x) * 2 + 2):
                if is_joint(pos, joint) and not pos.has_token(joint):  # L5.5
                    if traps:
                        moves.add(codes.TRAP + joint)
                    if trolls:
                        moves.add(codes.TROLL + joint)


def is_path(pos: Position, cell: int) -> bool:
    """Whether a path card is there: a card, but not a start or a mine (L5.6)."""
    return pos.face_at(cell) != grid.NOTHING and not pos.is_start(cell) and pos.mine_on(cell) == codes.UNKNOWN


def _list_storms(pos: Position, moves: Moves) -> None:
    for y in range(pos.height):
        for x in range(pos.width):
            cell = y * 16 + x
            if is_path(pos, cell) and not pos.is_dwarf_on(cell, codes.UNKNOWN):
                moves.add(codes.STORM + cell)


def shows(info: int, seen: int) -> bool:
    """Whether an information card offers to look at a mine, a treasure or a dwarf (L5.2)."""
    if info == 0:
        return seen != codes.DWARF_SEEN
    return seen != codes.TREASURE_SEEN if info == 1 else seen != codes.MINE_SEEN


def _list_looks(pos: Position, moves: Moves, info: int) -> None:
    if shows(info, codes.MINE_SEEN):
        for mine in range(4):
            if not pos.mine_up >> mine & 1:
                moves.add(codes.LOOK + info * 32 + mine)
    if shows(info, codes.TREASURE_SEEN):
        for slot in range(pos.players):
            if pos.slot_taken[slot] == codes.UNKNOWN:
                moves.add(codes.LOOK + info * 32 + 4 + slot)
    if shows(info, codes.DWARF_SEEN):
        for seat in range(pos.players):
            if seat != pos.seat:
                moves.add(codes.LOOK + info * 32 + 13 + seat)


def list_discards(pos: Position, moves: Moves) -> None:
    """Adds discarding one card, or two, which is always allowed (L3.1, L3.2)."""
    hand = pos.seat * codes.KINDS
    for one in range(codes.KINDS):
        if pos.hand[hand + one]:
            moves.add(codes.DISCARD + one)
            for other in range(one, codes.KINDS):
                if pos.hand[hand + other] > (one == other):
                    moves.add(codes.DISCARD + one + codes.KINDS * (1 + other))


def bridge(pos: Position, cell: int, tool: int) -> None:
    """Lays a tool on its obstacle (L5.1)."""
    _show(pos, codes.TOOLS + tool)
    pos.feature[cell] = codes.TREE_BRIDGED + tool
    pos.emit(codes.E_BRIDGED, codes.EVERYONE, pos.seat, tool, cell, 0)


def _show(pos: Position, kind: int) -> None:
    """An action card is shown and goes to the discard (L5.7)."""
    pos.spend(pos.seat, kind)
    pos.played[kind] += 1


def set_trap(pos: Position, joint: int) -> None:
    """Lays a trap (L5.3)."""
    _show(pos, codes.TRAPS)
    pos.set_trap(joint)
    pos.emit(codes.E_TRAP_SET, codes.EVERYONE, pos.seat, joint, 0, 0)


def set_troll(pos: Position, joint: int) -> None:
    """Lays a troll; its card is before the player until their next turn (L5.4)."""
    pos.spend(pos.seat, codes.TROLLS)
    pos.troll[pos.seat] = joint
    pos.emit(codes.E_TROLL_SET, codes.EVERYONE, pos.seat, joint, 0, 0)


def remove_troll(pos: Position, seat: int) -> None:
    """Takes a seat's troll away, if it has one; the card is discarded (L5.4)."""
    if pos.troll[seat] != codes.UNKNOWN:
        pos.emit(codes.E_TOKEN_GONE, codes.EVERYONE, seat, pos.troll[seat], 0, 0)
        pos.troll[seat] = codes.UNKNOWN
        pos.played[codes.TROLLS] += 1


def storm(pos: Position, cell: int) -> None:
    """Removes a path card with its tool, and the tokens between it and cells that are empty too (L5.6)."""
    _show(pos, codes.STORMS)
    face = pos.face_at(cell)
    feature = pos.feature[cell]
    pos.emit(codes.E_STORM, codes.EVERYONE, pos.seat, face, feature, cell)
    if feature >= codes.TREE_BRIDGED:
        feature -= 3
    pos.played[codes.SHAPE_OF[face] * 6 + feature] += 1
    pos.grid.take(cell & 15, cell >> 4)
    pos.feature[cell] = codes.PLAIN
    for side in range(4):
        _blow_away(pos, cell, side)


def _blow_away(pos: Position, cell: int, side: int) -> None:
    """A token on this side of a cell now empty goes, unless a card is beyond it, face down too."""
    other = codes.neighbour(cell, side)
    column = (cell & 15) + (side == 1) - (side == 3)
    if not pos.is_on_board(column, (cell >> 4) + (side == 2) - (side == 0)):
        return
    if pos.face_at(other) != grid.NOTHING or pos.is_hidden(other):
        return
    joint = codes.joint_of(cell, side)
    if pos.has_trap(joint):
        pos.set_trap(joint)
        pos.emit(codes.E_TOKEN_GONE, codes.EVERYONE, codes.UNKNOWN, joint, 0, 0)
    elif pos.troll_on(joint) != codes.UNKNOWN:
        remove_troll(pos, pos.troll_on(joint))


def look(pos: Position, info: int, target: int) -> None:
    """The player looks at a mine, a treasure or a dwarf, alone; everyone sees at which (L5.2)."""
    _show(pos, codes.INFOS + info)
    seat = pos.seat
    if target < 4:
        pos.looked_mine[seat] |= 1 << target
        pos.emit(codes.E_LOOKED, codes.EVERYONE, seat, codes.MINE_SEEN, target, 0)
        pos.emit(codes.E_YOUR_LOOK, seat, seat, codes.MINE_SEEN, target, pos.mine[target])
    elif target < 13:
        pos.looked_treasure[seat] |= 1 << (target - 4)
        pos.emit(codes.E_LOOKED, codes.EVERYONE, seat, codes.TREASURE_SEEN, target - 4, 0)
        pos.emit(codes.E_YOUR_LOOK, seat, seat, codes.TREASURE_SEEN, target - 4, pos.slot_value[target - 4])
    else:
        pos.looked_dwarf[seat] |= 1 << (target - 13)
        pos.emit(codes.E_LOOKED, codes.EVERYONE, seat, codes.DWARF_SEEN, target - 13, 0)
        pos.emit(codes.E_YOUR_LOOK, seat, seat, codes.DWARF_SEEN, target - 13, pos.character[target - 13])


def discard(pos: Position, what: int) -> None:
    """Discards one card or two, unseen; as many are drawn later (L3.2)."""
    one = what % codes.KINDS
    other = what // codes.KINDS - 1
    pos.to_draw = 1 if other < 0 else 2
    pos.emit(codes.E_DISCARDED, codes.EVERYONE, pos.seat, pos.to_draw, 0, 0)
    _discard_one(pos, one)
    if other >= 0:
        _discard_one(pos, other)


def _discard_one(pos: Position, kind: int) -> None:
    pos.drop(pos.seat, kind)
    pos.emit(codes.E_YOUR_DISCARD, pos.seat, pos.seat, kind, 0, 0)
