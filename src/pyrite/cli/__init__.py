"""`pyrite …`: the command line.

Every command ends with exit code 0, 1 (it ran, and the answer is no) or 2 (bad arguments, one line on stderr).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from pyrite import __version__
from pyrite.cli import bench, replay, show, simulate
from pyrite.cli.errors import Refused

COMMANDS = (simulate, replay, show, bench)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """One clear line, exit code 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """The parser of all commands."""
    whole = Parser(prog="pyrite", description="Saboteur, from the table to the laboratory.")
    whole.add_argument("--version", action="version", version=f"pyrite {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; its exit code."""
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
    except Refused as error:
        print(f"pyrite {given.command}: {error}", file=sys.stderr)
        return error.code
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code
