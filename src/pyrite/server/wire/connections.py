"""Connections below HTTP: how many there may be, how long they may be idle, and how slowly they may read.

uvicorn calls these protocols in place of its own. Every connection is counted from the moment it is accepted, before
anything has been sent over it. `Gate.watch` looks at all of them once a second and closes those that hold things up.
"""

import asyncio
import sys
import time
from collections import Counter as Tally

from prometheus_client import Counter
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pyrite.server.access.visitors import is_in, site_of
from pyrite.server.settings import Limits, ServerSettings

SHARE_OF_FILES = 0.7  # of the files a process may open, for connections; the rest is for the database and the bots
SHARE_OF_ADDRESS = 0.25  # of all connections, for one address at most
FEWEST = 16
LOOK = 1.0  # seconds between two looks at all connections
LOOKED_AT_ONCE = 20  # connections, before anything else has its turn
UNKNOWN = "unknown"


def raise_file_limit() -> int:
    """Raise the number of files this process may open as far as the system allows, and return it."""
    if sys.platform == "win32":
        return 8_192
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # some systems have a lower limit of their own
        return soft
    return hard


class Gate:
    """Counts connections by address, and closes those that are idle or do not read."""

    def __init__(self, settings: ServerSettings, files: int, dropped: Counter) -> None:
        """For a process that may open `files` files; `dropped` counts closed connections by reason."""
        self.limits: Limits = settings.limits
        self.most = max(FEWEST, min(self.limits.connections, int(files * SHARE_OF_FILES)))
        self.most_of_address = max(FEWEST, min(self.limits.connections_of_address, int(self.most * SHARE_OF_ADDRESS)))
        self._proxies = settings.proxies
        self._dropped = dropped
        self._by_address: Tally[str] = Tally()
        self._open: dict[asyncio.Transport, WatchedConnection] = {}

    def __len__(self) -> int:
        """How many connections are open."""
        return len(self._open)

    def enter(self, connection: "WatchedConnection", transport: asyncio.Transport) -> bool:
        """Count a connection, or abort it and return False where there are too many."""
        address = _address(transport)
        is_crowded = self._by_address[site_of(address)] >= self.most_of_address
        if len(self._open) >= self.most or (is_crowded and not is_in(address, self._proxies)):
            self._dropped.labels("too_many").inc()
            transport.abort()
            return False
        self._by_address[site_of(address)] += 1
        self._open[transport] = connection
        return True

    def hand_over(self, connection: "WatchedConnection", transport: asyncio.Transport) -> None:
        """Watch `connection` from now on: the transport has become a WebSocket."""
        self._open[transport] = connection

    def leave(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection."""
        if self._open.pop(transport, None) is None:
            return
        site = site_of(_address(transport))
        self._by_address[site] -= 1
        if not self._by_address[site]:
            del self._by_address[site]

    async def watch(self) -> None:
        """Look at all connections again and again."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look(time.monotonic())

    async def look(self, now: float) -> None:
        """Close every connection that has been idle, or not been read from, for too long.

        A few at a time: to close thousands would take a second, and everybody else would wait.
        """
        for number, (transport, connection) in enumerate(list(self._open.items())):
            if number % LOOKED_AT_ONCE == 0:
                await asyncio.sleep(0)
            why = connection.trouble(now, self.limits) if transport in self._open else None
            if why is not None:
                self._dropped.labels(why).inc()
                transport.abort()  # close() would wait until the other side has read everything


def _address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else UNKNOWN


class WatchedConnection:
    """What HTTP connections and WebSockets have in common: since when the other side has not read."""

    transport: asyncio.Transport
    paused: float | None = None
    closing: float | None = None

    def trouble(self, now: float, limits: Limits) -> str | None:
        """Why this connection is closed now, or None."""
        if self.paused is not None and now - self.paused > limits.send_seconds:
            return "slow"
        if self._is_closing():
            self.closing = self.closing or now
            if now - self.closing > limits.send_seconds:
                return "slow"
        return None

    def _is_closing(self) -> bool:
        return self.transport.is_closing()


class HttpConnection(WatchedConnection, H11Protocol):
    """An HTTP connection whose requests have to arrive in time."""

    gate: Gate
    is_counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, unless there are too many connections."""
        assert isinstance(transport, asyncio.Transport)  # TCP has no other
        self.transport = transport
        self.since = time.monotonic()
        if self.gate.enter(self, transport):
            self.is_counted = True
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived."""
        if self.is_counted:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        if self.is_counted:
            self.gate.leave(self.transport)
            super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self.since = time.monotonic()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """Note since when the other side does not read."""
        self.paused = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read most of what was waiting."""
        self.paused = None
        super().resume_writing()

    def trouble(self, now: float, limits: Limits) -> str | None:
        """The time for the headers of a request, and for all of it, is limited."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            patience = limits.header_seconds
        elif cycle.more_body:
            patience = limits.body_seconds
        else:
            return super().trouble(now, limits)
        return "idle" if now - self.since > patience else super().trouble(now, limits)


class WebSocketConnection(WatchedConnection, WebSocketsSansIOProtocol):
    """A WebSocket that takes over an HTTP connection which has been counted."""

    gate: Gate

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over."""
        assert isinstance(transport, asyncio.Transport)  # the one of the HTTP connection
        self.gate.hand_over(self, transport)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Note since when the other side does not read."""
        self.paused = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read most of what was waiting."""
        self.paused = None
        super().resume_writing()


def protocols(gate: Gate) -> tuple[type[HttpConnection], type[WebSocketConnection]]:
    """The two protocols of one server, counted by its gate."""
    http = type("HttpConnection", (HttpConnection,), {"gate": gate})
    websocket = type("WebSocketConnection", (WebSocketConnection,), {"gate": gate})
    return http, websocket
