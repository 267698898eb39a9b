"""`pyrite show`: a position, or the end of a record, as a board."""

import argparse
from typing import Any

from pyrite import draw
from pyrite.cli import screen
from pyrite.cli.sources import check_seat, read_state


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = commands.add_parser(
        "show",
        help="show a position, or the end of a record",
        description="Shows a position, or the end of a record, as a board in the terminal or as SVG.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog='example: pyrite show "saboteur players=3 hands=NS/-/- table=EW@1,0;NES@2,0" --svg > board.svg',
    )
    command.add_argument("source", metavar="FILE|POSITION", help="a record or a position; - for standard input")
    command.add_argument("--svg", action="store_true", help="draw the board as SVG instead")
    command.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="what this seat sees (else a spectator)")
    command.set_defaults(run=run, command="show")


def run(given: argparse.Namespace) -> int:
    """Shows it."""
    state = read_state(given.source)
    check_seat(given.seat, state.options.players)
    view = state.view(given.seat)
    print(svg(view) if given.svg else screen.whole(view))
    return 0


def svg(view: Any) -> str:
    """The table as the viewer sees it, as an SVG document."""
    name = {"saboteur": "Saboteur", "lost-mines": "The Lost Mines"}[view.game]
    title = f"{name}, round {view.round} of {view.options.rounds}, {view.options.players} players"
    return draw.table_of(view).svg(title)
