"""Where a dwarf can walk, and how a mine comes to lie when it is turned up."""

from .box import Cell
from .paths import OPPOSITE, Table, agreeing_sides, beside, holds_one, is_shut, openings, turned
from .tokens import joint


def may_enter(table: Table, others: list[Cell], cell: Cell) -> bool:
    """Whether a face-up card is here that the dwarf may be on and cross, the other dwarfs being where they are."""
    if cell not in table.cards or is_shut(table.cards[cell]):  # L4.4
        return False
    return not (holds_one(table.cards[cell]) and cell in others)  # L4.5, L5.1


def walks(table: Table, tokens: dict[str, str], others: list[Cell], start: Cell, hand: int) -> set[str]:
    """Every move of the dwarf on `start` whose player holds so many cards, by trying every walk (L6.1)."""
    longest = 5 if table.cards[start].endswith("-camp") else 3  # L4.6
    found = {"stay"}

    def arrive(cell: Cell, side: str, crossings: int) -> None:
        lost = min(crossings, hand)  # L5.3: an empty hand loses nothing
        if cell != start or lost > 0:
            found.add(f"walk@{cell[0]},{cell[1]}" + (f"<{side}" if side else "") + (f"!{lost}" if lost else ""))

    def go_on(cell: Cell, steps: int, crossings: int) -> None:
        if steps == longest:
            return
        for side in openings(table.cards[cell]):
            other = beside(cell, side)
            token = tokens.get(joint(cell, side), "")
            if token.startswith("troll"):  # L5.4
                continue
            crossed = crossings + (token == "trap")
            if other in table.face_down:  # L6.3: it stops there
                arrive(other, OPPOSITE[side], crossed)
            elif table.is_open(other, OPPOSITE[side]) and may_enter(table, others, other):
                arrive(other, "", crossed)
                go_on(other, steps + 1, crossed)

    go_on(start, 0, 0)
    return found


def ways_to_turn_up(table: Table, mine: Cell, shape: str, side: str) -> set[str]:
    """How the mine may be laid for a dwarf that comes in by that side (L6.3)."""
    ways = [way for way in (shape, turned(shape)) if side in way]
    most = max(agreeing_sides(table, mine, way) for way in ways)
    return {way for way in ways if agreeing_sides(table, mine, way) == most}
