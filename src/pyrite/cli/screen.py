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
    return draw.table_of(view).text(colour=is_coloured())


def players(view: Any) -> str:
    """A line a seat: whose turn, what is known of it, cards and winnings; then the viewer's hand."""
    line = _dwarf if view.game == "lost-mines" else _miner
    seats = range(view.options.players)
    lines = [f"{'>' if view.turn == seat else ' '} seat {seat}  {line(view, seat)}" for seat in seats]
    if view.seat is not None:
        lines.append(f"  hand of seat {view.seat}: {' '.join(view.hand) or 'empty'}")
    return "\n".join(lines)


def _miner(view: Any, seat: int) -> str:
    role = view.roles[seat] or "?"
    broken = f", broken {view.broken[seat]}" if view.broken[seat] else ""
    nuggets = f"{view.scores[seat]} nuggets" if view.scores else f"{view.nugget_counts[seat]} nugget cards"
    return f"{role:8}  {view.hand_sizes[seat]} cards, {nuggets}{broken}"


def _dwarf(view: Any, seat: int) -> str:
    dwarf = view.dwarfs[seat]
    taken = [treasure.kind for treasure in view.treasures if treasure.taken_by == seat]
    treasures = f", took {' '.join(taken)}" if taken else ""
    dragon = ", the dragon" if view.dragon == seat else ""
    known = f"{dwarf.clan or '?':6} {dwarf.character or '?':8}"
    return f"{known}  {view.hand_sizes[seat]} cards, {view.points[seat]} points{treasures}{dragon}"


LEGENDS = {
    "saboteur": "S start  X dead end  ? goal face down  ◆ gold  ● stone; P pickaxe, L lantern, C cart",
    "lost-mines": "▲ rocks  * campfire  ¥ fallen tree  ~ lake  o pit  # bridged  x trap  T troll  B Y starts\n"
    "  ? mine face down  c silver  $ gold  ◇ gems  D dragon; numbers are dwarfs, by their seats",
}


def whole(view: Any) -> str:
    """Board, what its signs mean, and players."""
    place = f"round {view.round} of {view.options.rounds}, pile {view.pile}"
    return f"{board(view)}\n  {LEGENDS[view.game]}\n\n{players(view)}\n  {place}"


def show_table(table: Table, below: str) -> None:
    """A table of figures with a line below it; printed whole, so that a closed pipe is met in one place."""
    console = Console()
    with console.capture() as capture:
        console.print(table)
    print(capture.get() + below)
