"""What waits to be sent to a viewer; one who does not read is let go, and can come back for everything they missed."""

import asyncio
from collections import deque


class SendQueue:
    """Messages on their way to one connection."""

    def __init__(self, most: int, most_bytes: int) -> None:
        """At most so many messages, and so many bytes, wait."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._most = most
        self._most_bytes = most_bytes
        self._wake = asyncio.Event()
        self.is_closed = False
        self.is_overflowing = False

    def put(self, message: bytes) -> None:
        """Sends a message when its turn comes; an empty one ends the connection after those before it."""
        if self.is_closed:
            return
        if not message or len(self._waiting) >= self._most or self._bytes > self._most_bytes:
            self.is_overflowing = bool(message)
            self.is_closed = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._wake.set()

    async def take(self) -> list[bytes]:
        """Waits for messages and takes them all; none when nothing more will come."""
        while not self._waiting and not self.is_closed:
            self._wake.clear()
            await self._wake.wait()
        messages = list(self._waiting)
        self._waiting.clear()
        self._bytes = 0
        return messages
