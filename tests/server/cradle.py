"""Begins `pyrite serve` again and again without importing everything each time: `python -m tests.server.cradle`.

Each line of the input, a JSON list, is a file for what the server prints, one for what it logs, and its arguments. It
is run in a process forked from this one; its number is printed, and its exit code when it has ended.
"""

import json
import os
import signal
import sys
from typing import NoReturn

from pyrite.cli import main
from pyrite.server.operations import run  # noqa: F401  # what takes long to import


def serve(printed: str, logged: str, arguments: list[str]) -> NoReturn:
    """Becomes the server."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(printed, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
    os.dup2(os.open(logged, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    code = main(["serve", *arguments])
    sys.stdout.flush()
    os._exit(code)


def rock() -> None:
    """Begins servers until nobody wants one any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        printed, logged, *arguments = json.loads(line)
        child = os.fork()
        if not child:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            serve(printed, logged, arguments)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    rock()
