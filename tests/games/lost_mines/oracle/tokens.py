"""Traps and trolls on the joints between cells, and the storm that may blow them away.

A joint is named by its western or northern cell: "4,2E" is between (4,2) and (5,2), "4,2S" between (4,2) and (4,3).
"""

from .box import Cell
from .paths import OPPOSITE, Table, beside


def joint(cell: Cell, side: str) -> str:
    """The name of the joint on that side of the cell."""
    if side in "NW":
        cell, side = beside(cell, side), OPPOSITE[side]
    return f"{cell[0]},{cell[1]}{side}"


def cells_of(name: str) -> list[Cell]:
    """The two cells beside a joint."""
    x, y = name[:-1].split(",")
    cell = (int(x), int(y))
    return [cell, beside(cell, name[-1])]


def may_carry_token(table: Table, cell: Cell, side: str) -> bool:
    """Whether the card here is open on that side, to an open card, an empty cell or a face-down mine (L5.3)."""
    other = beside(cell, side)
    if not table.is_open(cell, side):
        return False
    return table.is_open(other, OPPOSITE[side]) or table.is_empty(other) or other in table.face_down


def token_places(table: Table, tokens: dict[str, str], kind: str) -> set[str]:
    """Every joint where a trap or troll may be laid (L5.3, L5.4)."""
    joints = {joint(cell, side) for cell in table.cards for side in "NESW" if may_carry_token(table, cell, side)}
    return {f"{kind}@{name}" for name in joints if name not in tokens}  # L5.5


def storms(laid: dict[Cell, str], dwarfs: list[Cell]) -> set[str]:
    """Every path card that a storm can remove (L5.6)."""
    return {f"storm@{x},{y}" for x, y in laid if (x, y) not in dwarfs}


def blown_away(table: Table, tokens: dict[str, str], cell: Cell) -> list[str]:
    """The joints round the cell, whose card is gone, where no card is left on either side (L5.6)."""
    joints = [joint(cell, side) for side in "NESW"]
    return [name for name in joints if name in tokens and all(table.is_empty(other) for other in cells_of(name))]
