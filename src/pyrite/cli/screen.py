"""A game on a terminal: the board, and the players around it."""

import sys
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from pyrite import draw
from pyrite.cli.messages import say, seat_name


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
    lines = [f"{'>' if view.turn == seat else ' '} {seat_name(seat)}  {line(view, seat)}" for seat in seats]
    if view.seat is not None:
        hand = " ".join(view.hand) or say("cli-hand-empty")
        lines.append(f"  {say('cli-hand-of', seat=str(view.seat))}: {hand}")
    return "\n".join(lines)


def _miner(view: Any, seat: int) -> str:
    won = ("cli-nuggets", view.scores[seat]) if view.scores else ("cli-nugget-cards", view.nugget_counts[seat])
    parts = [say("cli-cards", count=view.hand_sizes[seat]), say(won[0], count=won[1])]
    if view.broken[seat]:
        parts.append(say("cli-broken", tools=view.broken[seat]))
    roles = {role: say(f"cli-group-{role}") for role in ("miner", "saboteur")}
    return f"{_known(view.roles[seat], roles)}  {', '.join(parts)}"


def _dwarf(view: Any, seat: int) -> str:
    dwarf = view.dwarfs[seat]
    clans = {clan: say(f"cli-clan-{clan}") for clan in ("blue", "yellow")}
    characters = {character: say(f"cli-group-{character}") for character in ("loyal", "selfish", "saboteur")}
    parts = [say("cli-cards", count=view.hand_sizes[seat]), say("cli-points", count=view.points[seat])]
    if view.dragon == seat:
        parts.append(say("cli-has-dragon"))
    if taken := [treasure.kind for treasure in view.treasures if treasure.taken_by == seat]:
        parts.append(say("cli-took-treasures", names=" ".join(say(f"cli-treasure-{kind}") for kind in taken)))
    return f"{_known(dwarf.clan, clans)} {_known(dwarf.character, characters)}  {', '.join(parts)}"


def _known(what: str | None, names: Mapping[str, str]) -> str:
    """What something is called, or a question mark, as wide as the longest of the names."""
    return (names[what] if what else "?").ljust(max(map(len, names.values())))


LEGENDS = {"saboteur": ("cli-legend-mine",), "lost-mines": ("cli-legend-forest", "cli-legend-mines")}


def whole(view: Any) -> str:
    """Board, what its signs mean, and players."""
    numbers = {"round": view.round, "rounds": view.options.rounds, "pile": view.pile}
    place = say("cli-place", **{name: str(number) for name, number in numbers.items()})
    legend = "".join(f"\n  {say(line)}" for line in LEGENDS[view.game])
    return f"{board(view)}{legend}\n\n{players(view)}\n  {place}"


def show_table(table: Table, below: str) -> None:
    """A table of figures with a line below it; printed whole, so that a closed pipe is met in one place."""
    console = Console()
    with console.capture() as capture:
        console.print(table)
    print(capture.get() + below)
