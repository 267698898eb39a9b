"""Results of long work, counted while they come, and cut off when the time is over."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Done = TypeVar("Done")


def watched(results: Iterable[Done], of: int, minutes: float | None = None) -> Iterator[Done]:
    """The results, of so many in all; with a limit in minutes, only those that have come by then."""
    began = time.monotonic()
    for count, done in enumerate(results, 1):
        yield done
        print(f"{count} of {of}", end="\r", file=sys.stderr, flush=True)
        if minutes is not None and time.monotonic() - began > 60 * minutes:
            return
