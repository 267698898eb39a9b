"""Runs the server on a socket until it is asked to stop."""

import contextlib
import math
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from pyrite.server.operations.addresses import BACKLOG
from pyrite.server.operations.garbage import search_rarely, tidy
from pyrite.server.settings import ServerSettings
from pyrite.server.wire.app import App, create_app
from pyrite.server.wire.connections import protocols, raise_file_limit

ACCEPTED_AT_ONCE = 16  # connections, before anybody else is served
PATIENCE = 3  # seconds for those who are still connected when the server stops


class Server(uvicorn.Server):
    """An HTTP server that ends the connections of viewers in order before it stops."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        """Calls `ready` when it serves."""
        super().__init__(config)
        self._app = app
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at a signal without raising it again, which would cut off what is still being saved."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)  # asyncio has set it to how many it accepts at the same time
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams would never end by themselves. In a fleet, people are first sent to other workers, one by one."""
        live_tables = self._app.live_tables
        if live_tables.fleet is not None and len(live_tables.fleet.workers) > 1:
            for server in self.servers:
                server.close()  # nobody new comes here
            await live_tables.drain()
        live_tables.say_goodbye()
        await super().shutdown(sockets)


def config_of(app: App, settings: ServerSettings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http, websocket = protocols(app.gate)
    return uvicorn.Config(
        app,
        lifespan="off",
        http=http,
        ws=websocket,
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # a compressor a socket would cost more memory than everything else
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=math.ceil(settings.limits.header_seconds),
        timeout_graceful_shutdown=PATIENCE,
    )


async def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Opens the tables, serves until a signal comes, and closes them."""
    app = create_app(settings, files=raise_file_limit())
    await app.live_tables.start(alone=True)
    search_rarely()
    app.live_tables.spawn(tidy(lambda: app.live_tables.store.queue.saved))
    app.live_tables.spawn(app.gate.watch())
    try:
        await Server(config_of(app, settings), app, ready).serve(sockets=[listening])
    finally:
        await app.live_tables.stop()
