"""A game on a terminal: the board, and the players around it."""

import sys

from rich.console import Console
from rich.table import Table

from pyrite.cli.messages import say, say_of, seat_name, spoken
from pyrite.game import AnyView, game


def is_coloured() -> bool:
    """Whether colours reach a person."""
    return sys.stdout.isatty()


def board(view: AnyView) -> str:
    """The table as the viewer sees it."""
    return game(view.game).board(view).text(colour=is_coloured())


def players(view: AnyView) -> str:
    """A line per seat: whose turn, what is known of it, cards and winnings; then the viewer's hand."""
    a_game, seats = game(view.game), range(view.options.players)
    lines = [
        f"{'>' if view.turn == seat else ' '} {seat_name(seat)}  {a_game.describe_seat(view, seat, spoken())}"
        for seat in seats
    ]
    if view.seat is not None:
        hand = " ".join(view.hand) or say("cli-hand-empty")
        lines.append(f"  {say('cli-hand-of', seat=str(view.seat))}: {hand}")
    return "\n".join(lines)


def whole(view: AnyView) -> str:
    """Board, what its signs mean, and players."""
    numbers = {"round": view.round, "rounds": view.options.rounds, "pile": view.pile}
    place = say("cli-place", **{name: str(number) for name, number in numbers.items()})
    legend = "".join(f"\n  {say_of(view.game, line)}" for line in game(view.game).legend())
    return f"{board(view)}{legend}\n\n{players(view)}\n  {place}"


def show_table(table: Table, below: str) -> None:
    """A table of figures with a line below it; printed in one call, so a closed pipe is handled in one place."""
    console = Console()
    with console.capture() as capture:
        console.print(table)
    print(capture.get() + below)
