"""Which face-down goals are reached, and how a stone comes to lie."""

from .cards import OPPOSITE, is_open, turned
from .placement import Cell, Table, beside, clashes, reached_cells


def reaching_sides(table: Table, goal: Cell) -> list[str]:
    """The sides of the goal that face an opening joined to the start (S6.1)."""
    reached = reached_cells(table)
    sides = []
    for side in "NESW":
        other = beside(goal, side)
        if other in reached and is_open(table[other], OPPOSITE[side]):
            sides.append(side)
    return sides


def stone_as_it_lies(table: Table, goal: Cell, stone: str, laid: Cell) -> str:
    """The stone, turned 0 or 180 degrees (S6.3); `laid` is the cell of the card just laid."""
    sides = reaching_sides(table, goal)
    ways = [stone, turned(stone)]
    for side in sides:
        if beside(goal, side) == laid:
            ways = [way for way in ways if is_open(way, side)]

    def worth(way: str) -> tuple[int, int, bool]:
        joined = sum(is_open(way, side) for side in sides)
        return joined, -clashes(table, goal, way), way == stone

    return max(ways, key=worth)
