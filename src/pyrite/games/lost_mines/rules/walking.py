"""Moving (L6): where a dwarf can walk and what it costs, turning mines up, taking treasures."""

from pyrite.core import grid
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.position import Position


def list_walks(pos: Position, moves: Moves) -> None:
    """Adds staying and one action for every end of a walk: cell, cards lost, and of a face-down mine the side (L6.1).

    A walk is found step by step: `seen` notes for each cell the numbers of losses with which it was reached, as bits,
    and `queue` holds cell * 8 + losses in the order of their distance: each of 256 cells with 0 to 5 losses, once.
    """
    start = pos.dwarf[pos.seat]
    steps = 5 if pos.feature[start] == codes.CAMP else 3  # L4.6
    most = min(pos.hand_size[pos.seat], 5)  # an empty hand loses nothing (L5.3), and no hand has more (L2.4)
    seen = [0] * 256
    mine_seen = [0] * 16  # by mine * 4 + side
    queue = [0] * 2048
    moves.add(codes.STAY)
    seen[start] = 1
    queue[0] = start * 8
    head, tail, level_end = 0, 1, 1
    while head < tail and steps:
        cell = queue[head] >> 3
        lost = queue[head] & 7
        head += 1
        for side in range(4):
            if not may_step(pos, cell, side):
                continue
            other = codes.neighbour(cell, side)
            losses = lost
            if lost < most and pos.has_trap(codes.joint_of(cell, side)):
                losses += 1
            if pos.is_hidden(other):
                mine = pos.mine_on(other) * 4 + (side ^ 2)
                if not mine_seen[mine] >> losses & 1:
                    mine_seen[mine] |= 1 << losses
                    moves.add(codes.WALK + (other * 5 + 1 + (side ^ 2)) * 6 + losses)
            elif not seen[other] >> losses & 1:
                seen[other] |= 1 << losses
                moves.add(codes.WALK + other * 5 * 6 + losses)
                queue[tail] = other * 8 + losses
                tail += 1
        if head == level_end:
            steps -= 1
            level_end = tail


def may_step(pos: Position, cell: int, side: int) -> bool:
    """Whether the dwarf of the seat to act may leave a cell by one of its sides (L4.4, L4.5, L5.4, L6.1, L6.2)."""
    if not pos.face_at(cell) >> side & 1:
        return False
    if not pos.is_on_board((cell & 15) + (side == 1) - (side == 3), (cell >> 4) + (side == 2) - (side == 0)):
        return False
    if pos.troll_on(codes.joint_of(cell, side)) != codes.UNKNOWN:
        return False
    other = codes.neighbour(cell, side)
    face = pos.face_at(other)
    if face == grid.NOTHING:
        return pos.is_hidden(other)
    if not face >> (side ^ 2) & 1:
        return False
    feature = pos.feature[other]
    if codes.TREE <= feature <= codes.PIT:
        return False
    holds_one = feature == codes.ROCKS or feature >= codes.TREE_BRIDGED
    return not (holds_one and pos.is_dwarf_on(other, pos.seat))


def begin_walk(pos: Position, cell: int, side: int, losses: int) -> None:
    """The dwarf sets out; the cards it loses on the way are drawn first (L5.3), then it arrives."""
    pos.target = cell
    pos.entered = side
    pos.losses = losses
    pos.emit(codes.E_WALKED, codes.EVERYONE, pos.seat, cell, losses, pos.dwarf[pos.seat])


def lose_card(pos: Position, kind: int) -> None:
    """A card lost to a trap, unseen by the others (L5.3)."""
    pos.drop(pos.seat, kind)
    pos.losses -= 1
    pos.emit(codes.E_LOST, codes.EVERYONE, pos.seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_LOSS, pos.seat, pos.seat, kind, 0, 0)


def arrive(pos: Position) -> None:
    """The dwarf arrives; a face-down mine is turned up, and its player chooses how if both ways fit equally (L6.3)."""
    cell = pos.target
    pos.dwarf[pos.seat] = cell
    if not pos.is_hidden(cell):
        return
    mine = pos.mine_on(cell)
    pos.mine_up |= 1 << mine
    pos.emit(codes.E_REVEALED, codes.EVERYONE, pos.seat, mine, pos.mine[mine], 0)
    upright = pos.mine_face[pos.mine[mine]]
    over = grid.turned(upright)
    if may_lie(pos, upright) and may_lie(pos, over) and upright != over:
        pos.phase = codes.TURN_MINE_PHASE
    else:
        turn_mine(pos, upright if may_lie(pos, upright) else over)


def may_lie(pos: Position, face: int) -> bool:
    """Whether the mine may be turned so: the way the dwarf came exists, the other turn fits no more sides (L6.3)."""
    if not face >> (pos.entered - 1) & 1:
        return False
    other = grid.turned(face)
    if not other >> (pos.entered - 1) & 1:
        return True
    x = pos.target & 15
    y = pos.target >> 4
    return pos.grid.clashes(x, y, face) <= pos.grid.clashes(x, y, other)


def list_turns(pos: Position, moves: Moves) -> None:
    """Adds the ways in which the mine just stepped on may be turned."""
    face = pos.mine_face[pos.mine[pos.mine_on(pos.target)]]
    if may_lie(pos, face):
        moves.add(codes.TURN + face)
    if grid.turned(face) != face and may_lie(pos, grid.turned(face)):
        moves.add(codes.TURN + grid.turned(face))


def turn_mine(pos: Position, face: int) -> None:
    """The mine is open; the player who turned up the dragon's must take its token (L6.3, L6.5)."""
    mine = pos.mine_on(pos.target)
    pos.grid.put(pos.target & 15, pos.target >> 4, face)
    pos.emit(codes.E_TURNED, codes.EVERYONE, pos.seat, mine, face, 0)
    if pos.mine[mine] == codes.DRAGON:
        pos.dragon = pos.seat
        pos.emit(codes.E_DRAGON, codes.EVERYONE, pos.seat, 0, 0, 0)


def treasure_here(pos: Position) -> int:
    """The kind of treasure that the dwarf of the seat to act takes where it is; UNKNOWN for none (L6.4)."""
    mine = pos.mine_on(pos.dwarf[pos.seat])
    if mine == codes.UNKNOWN or pos.mine[mine] == codes.DRAGON or not pos.slots_left(pos.mine[mine]):
        return codes.UNKNOWN
    return pos.mine[mine]


def list_takes(pos: Position, moves: Moves) -> None:
    """Adds one action for each treasure of the mine's kind that is left."""
    kind = treasure_here(pos)
    for slot in range(pos.players):
        if pos.slot_taken[slot] == codes.UNKNOWN and pos.slot_kind[slot] == kind:
            moves.add(codes.TAKE + slot)


def only_slot(pos: Position, kind: int) -> int:
    """The one treasure of a kind that is left."""
    slot = 0
    while pos.slot_taken[slot] != codes.UNKNOWN or pos.slot_kind[slot] != kind:
        slot += 1
    return slot


def take(pos: Position, slot: int) -> None:
    """Takes a treasure, face down; its owner may look at its value (L6.4)."""
    pos.slot_taken[slot] = pos.seat
    pos.emit(codes.E_TOOK, codes.EVERYONE, pos.seat, slot, pos.slot_kind[slot], 0)
    pos.emit(codes.E_YOUR_TREASURE, pos.seat, pos.seat, slot, pos.slot_value[slot], 0)


def is_all_taken(pos: Position) -> bool:
    """Whether the last treasure laid out is taken (L7.1)."""
    for slot in range(pos.players):
        if pos.slot_taken[slot] == codes.UNKNOWN:
            return False
    return True
