"""A game on a terminal: the board, and the players around it."""

import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from pyrite import draw


def is_coloured() -> bool:
    """Whether colours reach a person."""
    return sys.stdout.isatty()


def board(view: Any) -> str:
    """The table as the viewer sees it."""
    table = draw.table_of(view)
    return draw.terminal(table.laid, labels=table.labels, marks=table.marks, colour=is_coloured())


def players(view: Any) -> str:
    """A line a seat: whose turn, role as far as known, cards, broken tools, nugget cards."""
    lines = []
    for seat in range(view.options.players):
        role = view.roles[seat] or "?"
        broken = f", broken {view.broken[seat]}" if view.broken[seat] else ""
        turn = ">" if view.turn == seat else " "
        nuggets = f"{view.scores[seat]} nuggets" if view.scores else f"{view.nugget_counts[seat]} nugget cards"
        lines.append(f"{turn} seat {seat}  {role:8}  {view.hand_sizes[seat]} cards, {nuggets}{broken}")
    if view.seat is not None:
        lines.append(f"  hand of seat {view.seat}: {' '.join(view.hand) or 'empty'}")
    return "\n".join(lines)


def whole(view: Any) -> str:
    """Board and players."""
    place = f"round {view.round} of {view.options.rounds}, pile {view.pile}"
    return f"{board(view)}\n\n{players(view)}\n  {place}"


def show_table(table: Table, below: str) -> None:
    """A table of figures with a line below it; printed whole, so that a closed pipe is met in one place."""
    console = Console()
    with console.capture() as capture:
        console.print(table)
    print(capture.get() + below)
