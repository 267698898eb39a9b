"""`pyrite …`: the command line.

Every command ends with exit code 0, 1 (it ran, and the answer is no) or 2 (bad arguments, one line on stderr).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from pyrite import GAMES
from pyrite.cli import about, admin, bench, data, league, match, probe, replay, serve, show, simulate, train, verify
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import Parser, add_language, game_name, say, speak, translate_argparse, trouble, wished

COMMANDS = (serve, simulate, match, league, train, data, probe, replay, show, bench, verify, admin)


def parser() -> Parser:
    """The parser of all commands."""
    translate_argparse()
    whole = Parser(prog="pyrite", description=say("cli-what", games=", ".join(map(game_name, GAMES))))
    whole.add_argument("--version", action=about.ShowVersion, help=say("cli-argparse-version"))
    add_language(whole)
    commands = whole.add_subparsers(metavar=say("cli-metavar-command"), required=True, parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; its exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without box-drawing characters shows question marks
    speak(wished(sys.argv[1:] if arguments is None else arguments, os.environ))
    try:
        return _run(_parse(arguments))
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _close_stdout()
        return 0
    except OSError as error:
        _close_stdout()
        print(f"pyrite: {say('cli-output-not-written', why=trouble(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        print(about.crash_report(error), file=sys.stderr)
        return 1


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    try:
        return parser().parse_args(arguments)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()  # help is printed here


def _run(given: argparse.Namespace) -> int:
    try:
        if sys.stdout is None:
            raise CommandError(say("cli-no-output"))
        code: int = given.run(given)
    except CommandError as error:
        print(f"pyrite {given.command}: {error}", file=sys.stderr)
        return error.code
    sys.stdout.flush()
    return code


def _close_stdout() -> None:
    """Discards what could not be written, so that Python reports no error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
