"""`pyrite …`: the command line.

Every command ends with exit code 0, 1 (it ran, and the answer is no) or 2 (bad arguments, one line on stderr).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from pyrite import __version__
from pyrite.cli import admin, bench, match, replay, serve, show, simulate, verify
from pyrite.cli.errors import Refused

COMMANDS = (serve, simulate, match, replay, show, bench, verify, admin)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """One clear line, exit code 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


def parser() -> Parser:
    """The parser of all commands."""
    whole = Parser(prog="pyrite", description="Saboteur and The Lost Mines, from the table to the laboratory.")
    whole.add_argument("--version", action="version", version=f"pyrite {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; its exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows no box signs shows question marks
    try:
        return _run(_parse(arguments))
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _close_stdout()
        return 0
    except OSError as error:
        _close_stdout()
        print(f"pyrite: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    try:
        return parser().parse_args(arguments)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()  # help is printed here


def _run(given: argparse.Namespace) -> int:
    try:
        if sys.stdout is None:
            raise Refused("there is no standard output to write to")
        code: int = given.run(given)
    except Refused as error:
        print(f"pyrite {given.command}: {error}", file=sys.stderr)
        return error.code
    sys.stdout.flush()
    return code


def _close_stdout() -> None:
    """Lets what could not be written go nowhere, so that nothing complains at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
