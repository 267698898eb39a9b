"""The options of the games on the command line, for every command that plays."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from pyrite.bots import bot, check_plays
from pyrite.cli.errors import Refused
from pyrite.cli.inputs import read_text
from pyrite.cli.messages import game_name, say
from pyrite.game import game, options_of
from pyrite.games.lost_mines.rules.box import read as read_box

OPTIONS = (
    *("edition", "rounds", "maps", "first", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs"),
    *("until_alone", "box"),
)


def add_options(command: argparse.ArgumentParser, *, rounds: bool = True) -> None:
    """The options of the games; what is not given is as in the book. Without `rounds`, only those of a single round."""
    if rounds:
        command.add_argument("--rounds", type=int, metavar="N", help=say("cli-option-rounds"))
    command.add_argument("--first", type=int, metavar=say("cli-metavar-seat"), help=say("cli-option-first"))
    saboteur = command.add_argument_group(say("cli-options-of", game=game_name("saboteur")))
    saboteur.add_argument("--edition", metavar=say("cli-metavar-name"), help=say("cli-option-edition"))
    saboteur.add_argument("--maps", type=int, metavar="N", help=say("cli-option-maps"))
    lost_mines = command.add_argument_group(say("cli-options-of", game=game_name("lost-mines")))
    lost_mines.add_argument("--box", metavar=say("cli-metavar-file"), help=say("cli-option-box"))
    for name in ("sabotaged-unpaid", "bonus-nuggets", "all-saboteurs"):
        saboteur.add_argument(f"--{name}", action="store_true", default=None, help=say(f"cli-option-{name}"))
    if rounds:
        lost_mines.add_argument("--until-alone", action="store_true", default=None, help=say("cli-option-until-alone"))


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


def check_bots(names: Sequence[str], game: str) -> None:
    """Refused if there is no such bot in a game; your own, module:Class, are found from the folder one is in."""
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    for name in names:
        try:
            bot(name)
            check_plays(name, game)
        except ValueError as error:
            raise Refused(str(error)) from None


def at_least_one(text: str) -> int:
    """A whole number, 1 or more."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("cli-not-at-least-one", text=repr(text)))
    return int(text)
