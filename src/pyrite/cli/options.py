"""The options of the games on the command line, for every command that plays."""

import argparse
import sys
from collections.abc import Mapping, Sequence

from pyrite.bots import bot, check_plays
from pyrite.cli.errors import CommandError
from pyrite.cli.inputs import read_text
from pyrite.cli.messages import game_name, say, say_fault, say_of
from pyrite.core.text_fields import OptionValue
from pyrite.game import GAMES, AnyGame, game

SHARED = ("rounds", "first")  # options that most games have; those come first


def first_game() -> str:
    """The game that is meant where none is named."""
    return next(iter(GAMES))


def add_options(command: argparse.ArgumentParser, *, rounds: bool = True) -> None:
    """The options of the games; the defaults are the rulebook's. Without `rounds`, only those of a single round."""
    shared = [name for name in SHARED if any(name in a_game.option_specs for a_game in GAMES.values())]
    for name in shared:
        if rounds or name != "rounds":
            _add_option(command, next(one for one in GAMES.values() if name in one.option_specs), name)
    added = {"players", *shared}
    for a_game in GAMES.values():
        group = command.add_argument_group(say("cli-options-of", game=game_name(a_game.name)))
        for name in a_game.option_specs:
            if name not in added and (rounds or name not in a_game.game_options):
                _add_option(group, a_game, name)
                added.add(name)


def _add_option(command: "argparse.ArgumentParser | argparse._ArgumentGroup", a_game: AnyGame, name: str) -> None:
    dashed, spec = name.replace("_", "-"), a_game.option_specs[name]
    flag, help_text = f"--{dashed}", say_of(a_game.name, f"cli-option-{dashed}")
    if spec.kind == "flag":
        command.add_argument(flag, action="store_true", default=None, help=help_text)
    elif spec.kind == "number":
        command.add_argument(flag, type=int, metavar="N", help=help_text)
    elif spec.kind == "seat":
        command.add_argument(flag, type=int, metavar=say("cli-metavar-seat"), help=help_text)
    else:
        metavar = say("cli-metavar-file" if spec.kind == "file" else "cli-metavar-name")
        command.add_argument(flag, metavar=metavar, help=help_text)


def read_options(given: argparse.Namespace, players: Sequence[int]) -> dict[str, OptionValue]:
    """The options that were given, files read; Refused if the game does not have them for so many players."""
    a_game = game(given.game)
    known = dict.fromkeys(name for one in GAMES.values() for name in one.option_specs if name != "players")
    options: dict[str, OptionValue] = {
        name: value for name in known if (value := getattr(given, name, None)) is not None
    }
    try:
        options |= _files_read(a_game, options)
        for count in players:
            a_game.options_from(options | {"players": count})
    except ValueError as error:
        raise CommandError(say_fault(error)) from None
    return options


def _files_read(a_game: AnyGame, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that come from files, by what their files hold."""
    files = [name for name in options if name in a_game.option_specs and a_game.option_specs[name].kind == "file"]
    return {name: a_game.read_file_option(name, read_text(str(options[name]))) for name in files}


def check_bots(names: Sequence[str], game: str) -> None:
    """Refused if there is no such bot in a game; your own, module:Class, are found from the folder one is in."""
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    for name in names:
        try:
            bot(name)
            check_plays(name, game)
        except ValueError as error:
            raise CommandError(say_fault(error)) from None


def at_least_one(text: str) -> int:
    """A whole number, 1 or more."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("cli-not-at-least-one", text=repr(text)))
    return int(text)
