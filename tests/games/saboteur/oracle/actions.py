"""What the cards in a hand can be used for."""

from .cards import turned
from .placement import GOAL_CELLS, Cell, Table, clashes, is_linked, neighbours, reached_cells


def lays(table: Table, no_support: Cell | None, edition: str, kind: str) -> set[str]:
    """Every way to lay the tunnel (S4); `no_support` is the cell of a bonus card not yet joined (S9.1)."""
    reached = reached_cells(table)
    supporting = set(table) - {no_support}
    empty = {cell for support in supporting for cell in neighbours(support)}  # S4.1, S4.5
    actions = set()
    for x, y in empty - set(table) - set(GOAL_CELLS.values()):
        for card in (kind, turned(kind)):  # S4.3
            if clashes(table, (x, y), card) > 0:  # S4.2
                continue
            if edition == "revised" and not is_linked(table, reached, (x, y), card):  # S4.4
                continue
            actions.add(f"{card}@{x},{y}")
    return actions


def breaks(kind: str, broken: list[set[str]], stopped: int | None) -> set[str]:
    """Every player before whom the broken tool may be laid (S5.1)."""
    seats = [seat for seat in range(len(broken)) if seat != stopped]  # S9.3
    return {f"{kind}>{seat}" for seat in seats if kind[-1] not in broken[seat]}


def mends(kind: str, broken: list[set[str]], stopped: int | None) -> set[str]:
    """Every broken tool that the repair can remove (S5.2, S5.3)."""
    seats = [seat for seat in range(len(broken)) if seat != stopped]  # S9.3
    tools = kind.removeprefix("mend")
    if len(tools) == 1:
        return {f"{kind}>{seat}" for seat in seats if tools in broken[seat]}
    return {f"{kind}>{seat}{tool}" for seat in seats for tool in tools if tool in broken[seat]}


def rockfalls(laid: Table) -> set[str]:
    """Every tunnel that a rockfall can remove: laid ones only (S5.4, S9.5)."""
    return {f"rockfall@{x},{y}" for x, y in laid}


def looks(face_up: Table) -> set[str]:
    """Every goal that a map can show: those face down (S5.5)."""
    return {f"map>{name}" for name, cell in GOAL_CELLS.items() if cell not in face_up}
