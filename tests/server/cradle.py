"""Begins `pyrite serve` again and again without importing everything each time: `python -m tests.server.cradle`.

Each line of the input, a JSON list, is a file for what the server prints, one for what it logs, the point at which it
kills itself (or nothing), and its arguments. It is run in a process forked from this one; its number is printed, and
its exit code when it has ended.
"""

import asyncio
import itertools
import json
import os
import signal
import sys
from typing import Any, NoReturn

from pyrite.cli import main
from pyrite.server import run  # noqa: F401  # what takes long to import
from pyrite.server.live.saved_table import SavedTable
from pyrite.server.wire import sockets

# Where a server kills itself: decided, but not saved; saved, but not yet published, shown or answered; published, but
# not answered; answered, but the answer has not left.
BEFORE = "decide"
POINTS: dict[str, tuple[Any, str, float]] = {
    BEFORE: (SavedTable, "_save", 0),
    "append": (SavedTable, "_save", 0),
    "publish": (SavedTable, "append", 0.02),
    "answer": (sockets, "carry_out", 0),
}


def set_fatal(point: str) -> None:
    """Lets the server kill itself at a point, the nth time that it comes there: `append 5`."""
    place, number = point.split()
    owner, name, pause = POINTS[place]
    what, times = getattr(owner, name), itertools.count(1)

    async def fatal(*args: Any, **kwargs: Any) -> Any:
        is_last = next(times) == int(number)
        result = None if is_last and place == BEFORE else await what(*args, **kwargs)
        if is_last:
            await asyncio.sleep(pause)  # what was published has left
            os.kill(os.getpid(), signal.SIGKILL)
        return result

    setattr(owner, name, fatal)


def serve(printed: str, logged: str, fatal: str, arguments: list[str]) -> NoReturn:
    """Becomes the server."""
    if fatal:
        set_fatal(fatal)
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
        printed, logged, fatal, *arguments = json.loads(line)
        child = os.fork()
        if not child:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            serve(printed, logged, fatal, arguments)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    rock()
