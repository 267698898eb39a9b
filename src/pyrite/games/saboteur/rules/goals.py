"""Reaching a goal (S6.1 to S6.3)."""

from pyrite.core import grid
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.position import Position


def turn_up_reached(pos: Position) -> int:
    """Turns up every face-down goal that an opening joined to the start faces; how many (S6.1)."""
    sides = [0, 0, 0]
    for goal in range(3):
        if not pos.face_up >> goal & 1:
            sides[goal] = pos.grid.faced(codes.GOAL_X, codes.GOAL_Y[goal])
    count = 0
    for goal in range(3):
        if sides[goal]:
            _turn_up(pos, goal, sides[goal])
            count += 1
    if count:
        pos.grid.spread()  # a stone is a joined tunnel card like any other (S6.3)
    return count


def is_gold_found(pos: Position) -> bool:
    """Whether the gold is face up (S6.2)."""
    for goal in range(3):
        if pos.face_up >> goal & 1 and pos.goal[goal] == codes.GOLD:
            return True
    return False


def _turn_up(pos: Position, goal: int, sides: int) -> None:
    """Turns one goal up so that it joins what reached it from these sides."""
    face = codes.TREASURE_FACE[pos.goal[goal]]
    if pos.goal[goal] != codes.GOLD and not _lies_upright(pos, goal, face, sides):
        face = grid.turned(face)
    pos.grid.put(codes.GOAL_X, codes.GOAL_Y[goal], face)
    pos.face_up |= 1 << goal
    pos.emit(codes.E_REVEALED, codes.EVERYONE, pos.seat, goal, pos.goal[goal], face)


def _lies_upright(pos: Position, goal: int, face: int, sides: int) -> bool:
    """Whether a stone stays upright: by the side of the card just laid, then most sides, then fewest clashes (S6.3)."""
    y = codes.GOAL_Y[goal]
    decides = sides & _side_of_laid(pos, goal)
    if not decides:
        decides = sides
    upright = _count_sides(face & decides)
    over = _count_sides(grid.turned(face) & decides)
    if upright != over:
        return upright > over
    return pos.grid.clashes(codes.GOAL_X, y, face) <= pos.grid.clashes(codes.GOAL_X, y, grid.turned(face))


def _side_of_laid(pos: Position, goal: int) -> int:
    """The side of a goal on which the card just laid touches it, if it does."""
    dx = pos.laid_x - codes.GOAL_X
    dy = pos.laid_y - codes.GOAL_Y[goal]
    if dx == 0:
        return grid.N if dy == -1 else grid.S if dy == 1 else 0
    if dy == 0:
        return grid.W if dx == -1 else grid.E if dx == 1 else 0
    return 0


def _count_sides(sides: int) -> int:
    return (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)
