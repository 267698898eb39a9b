"""The server's clock: milliseconds since the epoch that never jump, and calls at a given time."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Call(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Cancels it."""


class Timekeeper(Protocol):
    """A clock."""

    def now(self) -> int:
        """Milliseconds since the epoch."""

    def call_at(self, when: int, what: Callable[[], None]) -> Call:
        """Calls something at a time, or immediately if that time has passed."""


class WallClock:
    """The time of the machine at the start, continued by a monotonic clock."""

    def __init__(self) -> None:
        """From now on."""
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return int((time.monotonic() + self._offset) * 1000)

    def call_at(self, when: int, what: Callable[[], None]) -> Call:
        """Calls something at a time, or immediately if that time has passed."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)
