"""What waits to be sent to a viewer; one who does not read is let go, and can come back for everything they missed."""

import asyncio
from collections import deque


class Outbox:
    """Messages on their way to one connection."""

    def __init__(self, most: int) -> None:
        """At most so many wait."""
        self._waiting: deque[bytes] = deque()
        self._most = most
        self._wake = asyncio.Event()
        self.is_closed = False
        self.is_overflowing = False

    def put(self, message: bytes) -> None:
        """Sends a message when its turn comes; an empty one ends the connection after those before it."""
        if self.is_closed:
            return
        if not message or len(self._waiting) >= self._most:
            self.is_overflowing = bool(message)
            self.is_closed = True
        else:
            self._waiting.append(message)
        self._wake.set()

    async def take(self) -> list[bytes]:
        """Waits for messages and takes them all; none when nothing more will come."""
        while not self._waiting and not self.is_closed:
            self._wake.clear()
            await self._wake.wait()
        messages = list(self._waiting)
        self._waiting.clear()
        return messages
