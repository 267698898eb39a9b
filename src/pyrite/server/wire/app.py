"""The application: WebSockets go straight to their tables, /api to Litestar, everything else to the page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import HTTPReceiveMessage, HTTPScope, LifeSpanScope, Message, Receive, Scope, Send

from pyrite import __version__
from pyrite.server.access.identity import Headers, header
from pyrite.server.access.visitors import address_of, expect_host_name, is_cross_site, is_direct_from, is_same_origin
from pyrite.server.bots.workers import Thinkers
from pyrite.server.errors import Declined
from pyrite.server.live.clock import Timekeeper
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.messages import Code, RefusalReason, Refused, Status
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.settings import ServerSettings
from pyrite.server.store.errors import NotSaved
from pyrite.server.wire import (
    error_pages,
    feedback,
    game_files,
    hints,
    http,
    invitations,
    lessons,
    own_data,
    records,
    streams,
)
from pyrite.server.wire.admin_page import AdminPage
from pyrite.server.wire.connections import Gate
from pyrite.server.wire.gateway import status_of
from pyrite.server.wire.openapi import Description
from pyrite.server.wire.pages import TABLES, Pages, security_headers
from pyrite.server.wire.sockets import Sockets

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
READY = "/ready"  # asked by balancers, by whatever name
METRICS = "/metrics"  # asked by Prometheus, by the address of a worker
OURS = (API, "/health", READY, METRICS)  # what is not the page's
NOT_KEPT = (b"cache-control", b"no-store")  # views of a table are for one person at one moment
LAST = (b"connection", b"close")  # a balancer sends what comes next to another worker
PAUSE = 0.1  # seconds before a refusal for speed, which slows the client down
FEW_FILES = 1_024  # that a process may open if nobody says more

_ENCODER = msgspec.json.Encoder()


def house_of(settings: ServerSettings, time: Timekeeper | None = None, thinkers: Thinkers | None = None) -> LiveTables:
    """The tables of a server: one of a fleet if the settings name a bus."""
    if not settings.bus:
        return LiveTables(settings, time, thinkers)
    from pyrite.server.fleet.clock import SharedClock
    from pyrite.server.fleet.fleet import Fleet  # it needs an extra that a single server does not

    clock = SharedClock()
    live_tables = LiveTables(settings, time or clock, thinkers)
    live_tables.join(Fleet(live_tables, settings.bus, clock))
    return live_tables


class App:
    """The whole server as one ASGI application."""

    def __init__(
        self,
        settings: ServerSettings,
        time: Timekeeper | None = None,
        thinkers: Thinkers | None = None,
        files: int = FEW_FILES,
    ) -> None:
        """Opens nothing before its lifespan begins; the process may open `files` files."""
        self.live_tables = house_of(settings, time, thinkers)
        self.gate = Gate(settings, files, self.live_tables.figures.dropped)
        self.sockets = Sockets(self.live_tables)
        self.pages = Pages()
        self.admin = AdminPage(self.live_tables)
        self.litestar = _litestar(self.live_tables)

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """Serves one connection."""
        if scope["type"] == "lifespan":
            await self.litestar(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.sockets.serve(scope, receive, send)
        else:
            await self._serve_http(scope, receive, send)

    async def _serve_http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        is_api = scope["path"].startswith(OURS)
        is_admin = self.admin.is_for(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.live_tables.figures.requests.labels(str(message["status"])).inc()
                headers = [
                    *message.get("headers", []),
                    *security_headers(scope["headers"], scope["path"], scope["scheme"], has_forms=is_admin),
                ]
                if self.live_tables.is_draining:
                    headers.append(LAST)
                if is_api and header(headers, b"cache-control") is None:
                    headers.append(NOT_KEPT)
                message["headers"] = headers
            await send(message)

        try:
            self._expect_safe(scope, FORM if is_admin else JSON)
        except Declined as declined:
            if declined.why.code is Code.TOO_FAST:
                await asyncio.sleep(PAUSE)
            await _refuse(send_safely, declined.why, scope["headers"])
            return
        if is_admin:
            await self.admin.serve(scope, receive, send_safely)
        elif not is_api:
            await self.pages.serve(scope, send_safely, self._game_at(scope))
        elif scope["method"] == "HEAD":
            await self._serve_head(scope, send_safely)
        else:
            await self.litestar(scope, receive, send_safely)

    def _game_at(self, scope: HTTPScope) -> str | None:
        """The game that is played at the table whose page is asked for; nothing if the browser has no cookie yet.

        Only if the visitor has a seat there, or everybody can find the table, or a page would reveal which codes exist.
        """
        live = self.live_tables.tables.get(scope["path"].removeprefix(TABLES).partition("/")[0].upper())
        if live is None or live.table.status is Status.GATHERING or not scope["path"].startswith(TABLES):
            return None
        who = self.live_tables.tokens.visitor(scope["headers"], address_of(scope)).who
        may_know = who is not None and (live.table.settings.open or live.table.seats_of(who))
        return live.table.game.name if may_know else None

    async def _serve_head(self, scope: HTTPScope, send: Send) -> None:
        """The status and headers that GET would have; a stream ends after them."""
        asked: list[HTTPReceiveMessage] = [
            {"type": "http.disconnect"},
            {"type": "http.request", "body": b"", "more_body": False},
        ]

        async def receive() -> HTTPReceiveMessage:
            return asked.pop() if len(asked) > 1 else asked[0]

        async def send_start(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        got: HTTPScope = {**scope, "method": "GET"}
        await self.litestar(got, receive, send_start)

    def _expect_safe(self, scope: HTTPScope, content: str) -> None:
        """Declined for what another site's page made a browser send, and for too much from one address."""
        headers = scope["headers"]
        settings = self.live_tables.settings
        is_scrape = scope["path"] == METRICS and is_direct_from(scope, settings.metrics_networks)
        if scope["path"] != READY and not is_scrape:
            expect_host_name(settings.hosts, scope)
        if scope["method"] not in SAFE:
            if not is_same_origin(headers, scope["scheme"]):
                raise Declined(Code.FOREIGN_ORIGIN, "pages of other servers may not request this")
            if (header(headers, b"content-type") or "").partition(";")[0].strip().lower() != content:
                raise Declined(Code.BAD_MESSAGE, f"the content type must be {content}")
        if scope["path"].startswith(OURS):  # the page's files cost nothing, and a whole club may share one address
            if is_cross_site(headers):
                raise Declined(Code.FOREIGN_ORIGIN, "pages of other servers may not request this")
            visitor = self.live_tables.tokens.visitor(scope["headers"], address_of(scope))
            self.live_tables.limiter.take("requests", visitor.address, settings.limits.requests)
            if scope["path"].startswith(API):
                self.live_tables.moderation.expect_welcome(visitor)
            self.live_tables.newcomers.admit(visitor.address, visitor.who)


async def _refuse(send: Send, why: RefusalReason, asked: Headers) -> None:
    kind, body = _said(why, asked)
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(why.code), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _said(why: RefusalReason, asked: Headers) -> tuple[str, bytes]:
    """A refusal for a person who has opened the address in a browser, or for a program; its media type first."""
    if error_pages.is_for_a_person(asked):
        return error_pages.HTML, error_pages.refusal(why, error_pages.language_of(asked))
    return "application/json", _ENCODER.encode(Refused(why=why))


def create_app(
    settings: ServerSettings,
    time: Timekeeper | None = None,
    thinkers: Thinkers | None = None,
    files: int = FEW_FILES,
) -> App:
    """The server as an ASGI application; without a clock or bots given, with its own."""
    return App(settings, time, thinkers, files)


def _litestar(live_tables: LiveTables) -> Litestar:
    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await live_tables.start()
        try:
            yield
        finally:
            await live_tables.stop()

    app = Litestar(
        route_handlers=[
            http.api(
                streams.follow_table,
                *records.HANDLERS,
                *own_data.HANDLERS,
                feedback.see,
                hints.see,
                hints.suggest,
                *invitations.HANDLERS,
                *lessons.HANDLERS,
                *game_files.HANDLERS,
            ),
            http.health,
            http.ready,
            http.metrics,
        ],
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            title="Pyrite",
            version=__version__,
            path="/api/schema",
            render_plugins=[Description()],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            Declined: _declined,
            NotSaved: _not_saved,
            HTTPException: _not_understood,
            RecursionError: _too_deep,
            Exception: _fault,
        },
        request_class=http.StrictRequest,
        request_max_body_size=live_tables.settings.limits.message_bytes,
        logging_config=None,
    )
    app.state.live_tables = live_tables
    return app


def _answer(request: http.Asker, why: RefusalReason, status: int | None = None) -> Response[bytes]:
    kind, body = _said(why, request.scope["headers"])
    return Response(body, status_code=status or status_of(why.code), media_type=kind)


def _declined(request: http.Asker, error: Declined) -> Response[bytes]:
    return _answer(request, error.why)


def _not_saved(request: http.Asker, error: NotSaved) -> Response[bytes]:
    return _answer(request, RefusalReason(Code.NOT_SAVED, "the store does not answer; nothing has changed, try again"))


def _not_understood(request: http.Asker, error: HTTPException) -> Response[bytes]:
    """What Litestar could not route or read."""
    code = {404: Code.NO_SUCH_PAGE, 405: Code.NO_SUCH_PAGE, 413: Code.TOO_LARGE}.get(
        error.status_code, Code.BAD_MESSAGE
    )
    if error.status_code >= 500:
        return _fault(request, error)
    said = _reasons(error) if isinstance(error, ValidationException) else error.detail
    return _answer(request, RefusalReason(code, said[:300]), error.status_code)


def _reasons(error: ValidationException) -> str:
    """What is wrong with each part of a request; its `detail` only repeats the address."""
    parts = error.extra if isinstance(error.extra, list) else []
    return "; ".join(str(one["message"]) for one in parts if one.get("message")) or "the request cannot be read"


def _too_deep(request: http.Asker, error: RecursionError) -> Response[bytes]:
    return _answer(request, RefusalReason(Code.BAD_MESSAGE, "the body is nested too deep"))


def _fault(request: http.Asker, error: Exception) -> Response[bytes]:
    http.house_of(request).figures.faults.inc()
    server_log.error("a request failed", exc_info=error)
    return _answer(request, RefusalReason(Code.FAULT, "something is wrong with the server; it has been noted"))
