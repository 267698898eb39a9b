"""`pyrite show`: a position, or the end of a record, as a board."""

import argparse

from pyrite import draw
from pyrite.cli import screen
from pyrite.cli.inputs import check_seat, read_state
from pyrite.cli.messages import Commands, add_command, game_name, say
from pyrite.cli.options import first_game
from pyrite.game import AnyView, game


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    example = f'"{game(first_game()).example_position}" --svg > board.svg'
    command = add_command(commands, "show", example, run)
    command.add_argument("source", metavar=say("cli-metavar-source"), help=say("cli-show-source"))
    command.add_argument("--svg", action="store_true", help=say("cli-show-svg"))
    command.add_argument("--as", dest="seat", type=int, metavar=say("cli-metavar-seat"), help=say("cli-show-as"))


def run(given: argparse.Namespace) -> int:
    """Shows it."""
    state = read_state(given.source)
    check_seat(given.seat, state.options.players)
    view = state.view(given.seat)
    print(svg(view) if given.svg else screen.whole(view))
    return 0


def svg(view: AnyView) -> str:
    """The table as the viewer sees it, as an SVG document."""
    place = {"round": str(view.round), "rounds": str(view.options.rounds)}
    title = say("cli-board-title", game=game_name(view.game), players=view.options.players, **place)
    return draw.table_of(view).svg(title)
