"""Streams for programs: newline-delimited JSON. The first line is everything."""

from collections.abc import AsyncIterator

from litestar import get
from litestar.response import Stream

from pyrite.server.access.visitors import address_of
from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.send_queue import SendQueue
from pyrite.server.live.viewers import Viewer
from pyrite.server.messages import Code
from pyrite.server.wire.gateway import SCREEN, find_table, seat_asked, since_asked
from pyrite.server.wire.http import REFUSALS, Asker, SeatAsked, SinceAsked, TableCode, asker, house_of, visitor


@get("/tables/{code:str}/stream", media_type="application/x-ndjson", responses=REFUSALS)
async def follow_table(request: Asker, code: TableCode, seat: SeatAsked = None, since: SinceAsked = None) -> Stream:
    """Stream a table: one line of JSON per message, the same as over a WebSocket. The first line is everything."""
    live_tables = house_of(request)
    number = since_asked(since)
    live = await find_table(live_tables, code, visitor(request), is_shown=True)
    if not live_tables.takes_people:
        raise Declined(Code.STOPPING, "the server is stopping")
    who, address = asker(request), address_of(request.scope)
    live_tables.connection_counts.expect_room(address, who)
    send_queue = SendQueue(live_tables.settings.limits.waiting_messages, live_tables.settings.limits.waiting_bytes)
    viewer = Viewer(who, seat_asked(live, who, seat), send_queue.put, is_screen=seat == SCREEN)
    return Stream(_lines(live, viewer, send_queue, number, address), headers={"cache-control": "no-store"})


async def _lines(
    live: LiveTable, viewer: Viewer, send_queue: SendQueue, since: int | None, address: str
) -> AsyncIterator[bytes]:
    with (
        live.live_tables.connection_counts.joined(address, viewer.who),
        live.live_tables.figures.viewers.track_inprogress(),
    ):
        live.come(viewer, since)
        try:
            while messages := await send_queue.take():
                for message in messages:
                    yield message + b"\n"
        finally:
            live.go(viewer)
