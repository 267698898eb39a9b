"""The options of the games on the command line, for every command that plays."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from pyrite.bots import bot
from pyrite.cli.errors import Refused
from pyrite.cli.sources import read_text
from pyrite.game import game, options_of
from pyrite.lost_mines.box import read as read_box

OPTIONS = (
    *("edition", "rounds", "maps", "first", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs"),
    *("until_alone", "box"),
)


def add_options(command: argparse.ArgumentParser, *, rounds: bool = True) -> None:
    """The options of the games; what is not given is as in the book. Without `rounds`, only those of a single round."""
    if rounds:
        command.add_argument("--rounds", type=int, metavar="N", help="rounds in a game (default 3, The Lost Mines 2)")
    command.add_argument("--first", type=int, metavar="SEAT", help="the seat that begins (default: drawn)")
    saboteur = command.add_argument_group("options of Saboteur")
    saboteur.add_argument("--edition", metavar="NAME", help="revised (default) or classic")
    saboteur.add_argument("--maps", type=int, metavar="N", help="map cards in the deck (default 6)")
    lost_mines = command.add_argument_group("options of The Lost Mines")
    lost_mines.add_argument("--box", metavar="FILE", help="a file like box.toml, for those who own the game")
    for group, name, meaning in (
        (saboteur, "sabotaged-unpaid", "miners with a broken tool share nothing"),
        (saboteur, "bonus-nuggets", "play with the extra nugget cards"),
        (saboteur, "all-saboteurs", "every saboteur in the pool is dealt"),
    ):
        group.add_argument(f"--{name}", action="store_true", default=None, help=meaning)
    if rounds:
        meaning = "further rounds until one player leads alone"
        lost_mines.add_argument("--until-alone", action="store_true", default=None, help=meaning)


def read_options(given: argparse.Namespace, players: Sequence[int]) -> dict[str, Any]:
    """The options that were given, a box read from its file; Refused if the game does not have them for so many."""
    options = {name: value for name in OPTIONS if (value := getattr(given, name, None)) is not None}
    try:
        if "box" in options:
            options["box"] = read_box(read_text(options["box"]))
        for count in players:
            options_of(game(given.game), options | {"players": count})
    except ValueError as error:
        raise Refused(str(error)) from None
    return options


def check_bots(names: Sequence[str]) -> None:
    """Refused if there is no bot of such a name; your own, module:Class, are found from the folder one is in."""
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    for name in names:
        try:
            bot(name)
        except ValueError as error:
            raise Refused(str(error)) from None


def at_least_one(text: str) -> int:
    """A whole number, 1 or more."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, 1 or more")
    return int(text)
