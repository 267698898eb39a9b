"""The HTTP API: tables and commands for programs and for a page without a socket; described by OpenAPI."""

from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from pyrite import __version__, engine
from pyrite.server.access import identity
from pyrite.server.access.visitors import Visitor, address_of, is_direct_from, is_local
from pyrite.server.errors import Declined
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.live.viewers import Viewer
from pyrite.server.messages import (
    AnyCommand,
    Code,
    Done,
    Door,
    Games,
    Health,
    LogOut,
    Me,
    NewSeat,
    NewTable,
    PlayNow,
    ProgramToken,
    Readiness,
    Refused,
    Status,
    Tables,
    UseLink,
    Welcome,
)
from pyrite.server.settings import Audience
from pyrite.server.wire.game_list import games
from pyrite.server.wire.gateway import (
    SCREEN,
    carry_out,
    find_table,
    guessing,
    seat_asked,
    since_asked,
    status_of,
    take_table,
)

Asker = Request[None, None, State]
TableCode = Annotated[str, Parameter(description="The six letters of a table", pattern="^[A-Za-z]{1,16}$")]
SeatAsked = Annotated[
    str | None,
    Parameter(description="The seat to look through; `none` for a spectator's view", pattern="^([0-9]|none)$"),
]
SinceAsked = Annotated[
    str | None,
    Parameter(description="The last number seen: what happened after it is sent", pattern="^[0-9]{1,9}$"),
]

_ENCODER = msgspec.json.Encoder()
T = TypeVar("T")

REFUSALS = {
    status: ResponseSpec(Refused, description=description, generate_examples=False)
    for status, description in (
        (400, "Not understood"),
        (401, "Nobody knows who asks"),
        (403, "Not allowed"),
        (404, "Not there"),
        (405, "Not with this method"),
        (409, "Not now"),
        (413, "Too large"),
        (415, "Not JSON"),
        (429, "Too often"),
        (503, "Try again"),
    )
}


class StrictRequest(Request[None, None, State]):
    """A request whose body is read with the types it is declared with: 0 is not False."""

    async def json(self) -> Any:  # Any: as in the method that it replaces
        """The body as the type that its handler declares."""
        field = self.route_handler.parsed_data_field
        kind = Any if field is None else field.annotation  # Any: the handler declares no body
        try:
            return msgspec.json.decode(await self.body(), type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Declined(Code.BAD_MESSAGE, str(error)[:300]) from None


def house_of(request: Asker) -> LiveTables:
    """The live tables of the server that a request comes to."""
    live_tables: LiveTables = request.app.state.live_tables
    return live_tables


def asker(request: Asker) -> str | None:
    """The identity behind a request."""
    return visitor(request).who


def visitor(request: Asker) -> Visitor:
    """Who sends a request, and from where."""
    return house_of(request).tokens.visitor(request.scope["headers"], address_of(request.scope))


def json_response(content: T) -> Response[T]:
    """An answer as JSON, written by msgspec."""
    return encoded(_ENCODER.encode(content), type(content))


def encoded(body: bytes, kind: type[T], status: int = 200) -> Response[T]:  # noqa: ARG001
    """An answer that is JSON already; `kind` is what it says, for the description of the API."""
    content: Any = body  # Any: Litestar describes an answer by its type, and sends bytes as they are
    return Response(content, status_code=status, media_type="application/json")


def _known(request: Asker) -> tuple[str, dict[str, str]]:
    """The asker; a browser that has no valid cookie gets one with the answer."""
    who = asker(request)
    if who is not None:
        return who, {}
    token = identity.make_token()
    return identity.digest(token), {"set-cookie": identity.cookie(token, is_secure=request.url.scheme == "https")}


@get("/games", sync_to_thread=False, responses=REFUSALS)
def list_games() -> Games:
    """The games with their options, bots, clocks, and the default settings of a table."""
    return games()


@post("/tokens", status_code=201, responses=REFUSALS)
async def make_token() -> ProgramToken:
    """A new identity for a program, to be sent as `Authorization: Bearer TOKEN`."""
    return ProgramToken(identity.make_token())


@post("/me", status_code=200, responses=REFUSALS)
async def who_am_i(request: Asker) -> Response[Me]:
    """The asker's seats; a browser that is new here gets its cookie."""
    who, headers = _known(request)
    seats = await house_of(request).seats_of(who)
    return Response(Me(seats, house_of(request).moderation.announcement), headers=headers)


@post("/me/log-out", status_code=200, responses=REFUSALS)
async def log_out(request: Asker, data: JSONBody[LogOut]) -> Response[ProgramToken | Me]:
    """Gives the asker a new token in place of the old one, and ends all their connections.

    A browser gets it as its cookie, a program in the answer.
    """
    headers = request.scope["headers"]
    token = identity.token_in(headers)
    if token is None:
        raise Declined(Code.NO_TOKEN, "no identity: send the cookie of POST /api/me, or a token")
    live_tables = house_of(request)
    new, who = await live_tables.tokens.replace(token, data.id)
    # A browser comes back with the cookie of this answer.
    background = BackgroundTask(send_away, live_tables, who, "you have logged out everywhere")
    if identity.header(headers, b"authorization") is not None:
        return Response(ProgramToken(new), background=background)
    cookie = identity.cookie(new, is_secure=request.url.scheme == "https")
    seats = Me(await live_tables.seats_of(who), live_tables.moderation.announcement)
    return Response(seats, headers={"set-cookie": cookie}, background=background)


async def send_away(live_tables: LiveTables, who: str, why: str) -> None:
    """Ends all connections of an identity whose token is no longer valid."""
    live_tables.send_away(who, Code.NO_TOKEN, why)


@get("/tables", responses=REFUSALS)
async def list_tables(request: Asker) -> Tables:
    """The open tables, the newest first."""
    return Tables(await house_of(request).listed())


@post("/tables", status_code=201, responses=REFUSALS)
async def make_table(request: Asker, data: JSONBody[NewTable]) -> Response[NewSeat]:
    """Sets up a table."""
    who, headers = _known(request)
    take_table(house_of(request), address_of(request.scope), who)
    return Response(await house_of(request).new_tables.create(who, data), headers=headers)


@post("/play-now", status_code=201, responses=REFUSALS)
async def play_now(request: Asker, data: JSONBody[PlayNow]) -> Response[NewSeat]:
    """Sets up a table with bots in all other seats, and deals."""
    who, headers = _known(request)
    take_table(house_of(request), address_of(request.scope), who)
    return Response(await house_of(request).new_tables.play_now(who, data), headers=headers)


@get("/tables/{code:str}", responses=REFUSALS)
async def see_table(
    request: Asker, code: TableCode, seat: SeatAsked = None, since: SinceAsked = None
) -> Response[Welcome] | Response[Door]:
    """A table as the asker sees it: what a WebSocket or a stream begins with."""
    live_tables = house_of(request)
    number = since_asked(since)
    live = await find_table(live_tables, code, visitor(request), is_shown=True)
    who = asker(request)
    viewer = Viewer(who, seat_asked(live, who, seat), lambda message: None, is_screen=seat == SCREEN)
    return encoded(live.viewers.welcome(viewer, number, live_tables.time.now()), Welcome)


@post("/tables/{code:str}/commands", status_code=200, responses=REFUSALS)
async def command(request: Asker, code: TableCode, data: JSONBody[AnyCommand]) -> Response[Done]:
    """Carries out a command, the same as over a WebSocket; a refusal has a status other than 200."""
    live_tables = house_of(request)
    who = asker(request)
    live = await find_table(live_tables, code, visitor(request))
    live_tables.limiter.take("commands", who or address_of(request.scope), live_tables.settings.limits.commands)
    answer = await carry_out(live_tables, live, visitor(request), data, None)
    status = status_of(answer.why.code) if isinstance(answer, Refused) else 200
    return encoded(_ENCODER.encode(answer), Done, status)


@post("/links", status_code=200, responses=REFUSALS)
async def use_link(request: Asker, data: JSONBody[UseLink]) -> Response[NewSeat]:
    """Takes the seat that a one-time link moves to another device."""
    live_tables = house_of(request)
    who, headers = _known(request)
    with guessing(live_tables, visitor(request)):
        return Response(await live_tables.use_link(who, data.link), headers=headers)


@get("/health", status_code=200, responses=REFUSALS)
async def health(request: Asker) -> Response[Health]:
    """Whether the server serves and saves, and what it holds."""
    live_tables = house_of(request)
    trouble = await live_tables.health.trouble()
    report = Health(
        status="ok" if trouble is None else "trouble",
        version=__version__,
        engine=engine.build(),
        tables=len(live_tables.tables),
        viewers=sum(len(live.viewers.everyone) for live in live_tables.tables.values()),
        store=trouble or "ok",
    )
    return Response(report, status_code=200 if trouble is None else 503)


@get("/ready", status_code=200, sync_to_thread=False, responses=REFUSALS)
def ready(request: Asker) -> Response[Readiness]:
    """Whether people should be sent to this server: not while it stops, or is cut off from the others of its fleet."""
    takes_people = house_of(request).takes_people
    return Response(Readiness("ready" if takes_people else "not ready"), status_code=200 if takes_people else 503)


@get("/metrics", media_type="text/plain", sync_to_thread=False, responses=REFUSALS)
def metrics(request: Asker) -> Response[bytes]:
    """Figures for Prometheus."""
    live_tables = house_of(request)
    readers = live_tables.settings.metrics
    is_near = is_local(request.scope) or is_direct_from(request.scope, live_tables.settings.metrics_networks)
    if readers is Audience.NOBODY or (readers is Audience.LOCAL and not is_near):
        raise Declined(Code.NO_SUCH_PAGE, "the metrics of this server are not public")
    for status in Status:
        count = sum(live.table.status is status for live in live_tables.tables.values())
        live_tables.figures.tables.labels(status.value).set(count)
    if live_tables.fleet is not None:
        live_tables.figures.tables_owned.set(sum(live.is_ours for live in live_tables.tables.values()))
        live_tables.figures.workers.set(len(live_tables.fleet.workers))
        live_tables.figures.bus.set(live_tables.fleet.bus.is_connected)
    return Response(live_tables.figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def api(*more: HTTPRouteHandler) -> Router:
    """Everything under /api."""
    handlers = [
        list_games,
        make_token,
        who_am_i,
        log_out,
        list_tables,
        make_table,
        play_now,
        see_table,
        command,
        use_link,
    ]
    return Router("/api", route_handlers=[*handlers, *more])
