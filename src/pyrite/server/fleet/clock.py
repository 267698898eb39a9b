"""The clock of a fleet: that of the database, since the clocks of machines differ."""

import asyncio
import time
from collections.abc import Callable

from pyrite.server.live.clock import Call


class SharedClock:
    """Milliseconds since the epoch by the database's clock, which never go back."""

    def __init__(self) -> None:
        """By the clock of this machine, until `set` is called."""
        self._offset = time.time() - time.monotonic()
        self._last = 0

    def set(self, now: int, asked: float, answered: float) -> None:
        """The database said `now` between these two moments of the monotonic clock."""
        self._offset = now / 1000 - (asked + answered) / 2

    def now(self) -> int:
        """Milliseconds since the epoch."""
        self._last = max(self._last, int((time.monotonic() + self._offset) * 1000))
        return self._last

    def call_at(self, when: int, what: Callable[[], None]) -> Call:
        """Calls something at a time, or immediately if that time has passed."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)
