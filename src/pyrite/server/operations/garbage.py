"""When Python looks for garbage: thousands of open connections make a full search long, and everyone waits for it.

Objects that live shortly are found by short searches among young objects, as usual. A full search, a few tenths of
a second with thousands of viewers, waits for a quiet moment.
"""

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG = (2_000, 15)  # new objects after which the young, and searches after which the middle-aged, are searched
NEVER = 1_000_000
LOOK = 30.0  # seconds between looks for a quiet moment
QUIET = 2.0  # seconds without a command
LONGEST = 900.0  # seconds after which a full search comes, quiet or not


def search_rarely() -> None:
    """Leaves what was loaded at the start out of all searches, and full searches to `tidy`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


async def tidy(busy: Callable[[], float], look: float = LOOK, longest: float = LONGEST) -> None:
    """Searches through everything at quiet moments; `busy` says how many commands there have been."""
    last, before = time.monotonic(), busy()
    while True:
        await asyncio.sleep(look - QUIET)
        before = busy()
        await asyncio.sleep(QUIET)
        if busy() == before or time.monotonic() - last > longest:
            gc.collect()
            last = time.monotonic()
