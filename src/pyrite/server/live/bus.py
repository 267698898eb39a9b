"""The bus: "this table has come so far". A lost message costs nothing: viewers catch up from the log by number."""

from collections.abc import Callable
from typing import Protocol

Hearer = Callable[[str, int], None]


class Bus(Protocol):
    """Carries the news that a table has come to a number to everyone who shows tables."""

    def publish(self, code: str, seq: int) -> None:
        """Tells it."""

    def subscribe(self, hearer: Hearer) -> None:
        """From now on, this one hears it."""


class MemoryBus:
    """A bus within one process: subscribers are called immediately."""

    def __init__(self) -> None:
        """Nobody hears yet."""
        self._hearers: list[Hearer] = []

    def publish(self, code: str, seq: int) -> None:
        """Tells it."""
        for hearer in self._hearers:
            hearer(code, seq)

    def subscribe(self, hearer: Hearer) -> None:
        """From now on, this one hears it."""
        self._hearers.append(hearer)
