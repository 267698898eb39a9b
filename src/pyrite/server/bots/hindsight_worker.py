"""A finished game read again in a process of its own: `python -m pyrite.server.bots.hindsight_worker`.

It reads one message, a record, and answers with one, what the game shows in hindsight as JSON. It ends when its input
does, so it does not outlive the server.
"""

import contextlib
import os
import sys
import threading

import msgspec

from pyrite.hindsight import read_again
from pyrite.server.bots.worker import limit_work, receive, send

NICE = 10  # everything else comes first
LONGEST = 60  # seconds of work


def main() -> None:
    """Answers once."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    record = receive(sys.stdin.buffer).decode()
    limit_work(LONGEST)
    threading.Thread(target=_end_with_input, daemon=True).start()
    send(sys.stdout.buffer, msgspec.json.encode(read_again(record)))


def _end_with_input() -> None:
    os.read(sys.stdin.fileno(), 1)  # nothing more is sent: it returns when the server has closed it, or has ended
    os._exit(1)


if __name__ == "__main__":
    main()
