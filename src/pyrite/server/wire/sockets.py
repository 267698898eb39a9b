"""A WebSocket a viewer: /api/tables/{code}/ws?seat=&since=&changes= sends the table and takes commands.

It speaks ASGI directly: there is no other layer between a socket and its table.
"""

import asyncio
import contextlib
import re
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Send, WebSocketScope

from pyrite.server.access.rate_limits import Bucket
from pyrite.server.access.visitors import Visitor, address_of, expect_host_name, is_same_origin
from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.live.send_queue import SendQueue
from pyrite.server.live.viewers import Viewer
from pyrite.server.messages import Bye, Code, Done, RefusalReason, Refused
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.wire.gateway import (
    SCREEN,
    carry_out,
    find_table,
    id_in,
    read_command,
    seat_asked,
    since_asked,
    status_of,
)

PATH = re.compile(r"/api/tables/([A-Za-z]{1,16})/ws", re.ASCII)
MOST_FIELDS = 8  # after the ? of an address
MOST_TOO_FAST = 50  # refusals for speed in a row, then the connection ends
PAUSE = 0.05  # seconds after a refusal for speed
POLICY, GOING, FAULT = 1008, 1001, 1011  # why a WebSocket is closed

_ENCODER = msgspec.json.Encoder()


class Sockets:
    """The WebSockets of a server."""

    def __init__(self, live_tables: LiveTables) -> None:
        """Start without connections."""
        self.live_tables = live_tables

    async def serve(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Serve a connection until it ends."""
        if (await receive())["type"] != "websocket.connect":
            return
        visitor = self.live_tables.tokens.visitor(scope["headers"], address_of(scope))
        try:
            live, viewer, since, send_queue = await self._admit(scope, visitor)
        except Declined as declined:
            await _deny(receive, send, declined.why)
            return
        with (
            self.live_tables.connection_counts.joined(visitor.address, visitor.who),
            self.live_tables.figures.viewers.track_inprogress(),
        ):
            await send({"type": "websocket.accept", "subprotocol": None, "headers": ()})
            await Connection(self.live_tables, live, viewer, visitor, send_queue, send).run(receive, since)

    async def _admit(self, scope: WebSocketScope, visitor: Visitor) -> tuple[LiveTable, Viewer, int | None, SendQueue]:
        """The viewer and the table; Declined before the connection is accepted."""
        headers, limits = scope["headers"], self.live_tables.settings.limits
        path = PATH.fullmatch(scope["path"])
        if path is None:
            raise Declined(Code.NO_SUCH_PAGE, "WebSockets are at /api/tables/CODE/ws")
        expect_host_name(self.live_tables.settings.hosts, scope)
        if not is_same_origin(headers, scope["scheme"]):
            raise Declined(Code.FOREIGN_ORIGIN, "pages of other servers may not connect")
        if not self.live_tables.takes_people:
            raise Declined(Code.STOPPING, "the server is stopping")
        self.live_tables.limiter.take("requests", visitor.address, limits.requests)
        self.live_tables.moderation.expect_welcome(visitor)
        self.live_tables.newcomers.admit(visitor.address, visitor.who)
        self.live_tables.connection_counts.expect_room(visitor.address, visitor.who)
        try:
            query = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=MOST_FIELDS)
        except ValueError:
            raise Declined(Code.BAD_MESSAGE, "unknown parameters: only seat, since and changes are allowed") from None
        seat, since, changes = (query.get(name, [None])[0] for name in ("seat", "since", "changes"))
        number = since_asked(since)
        live = await find_table(self.live_tables, path[1], visitor, is_shown=True)
        send_queue = SendQueue(limits.waiting_messages, limits.waiting_bytes)
        viewer = Viewer(
            visitor.who,
            seat_asked(live, visitor.who, seat),
            send_queue.put,
            is_screen=seat == SCREEN,
            wants_changes=changes == "1",
        )
        return live, viewer, number, send_queue


class Connection:
    """One socket: a task that sends, and one that receives."""

    def __init__(
        self,
        live_tables: LiveTables,
        live: LiveTable,
        viewer: Viewer,
        visitor: Visitor,
        send_queue: SendQueue,
        send: Send,
    ) -> None:
        """Wrap an accepted connection."""
        self.live_tables = live_tables
        self.live = live
        self.viewer = viewer
        self.visitor = visitor
        self.send_queue = send_queue
        self._send = send
        self._bucket = Bucket(live_tables.settings.limits.commands.burst, live_tables.time.now())
        self._too_fast = 0

    async def run(self, receive: Receive, since: int | None) -> None:
        """Run until either side ends the connection."""
        sending = asyncio.get_running_loop().create_task(self._send_all())
        self.live.come(self.viewer, since)
        try:
            await self._receive_all(receive)
        finally:
            self.live.go(self.viewer)
            self.send_queue.put(b"")
            with contextlib.suppress(Exception):  # the other side has gone
                await sending

    async def _send_all(self) -> None:
        while messages := await self.send_queue.take():
            for message in messages:
                await self._send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        if self.send_queue.is_overflowing:
            self.live_tables.figures.dropped.labels("slow").inc()
        await self._send({"type": "websocket.close", "code": GOING, "reason": ""})

    async def _receive_all(self, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive" or self.send_queue.is_closed:
                return
            text = message.get("text")
            answer = await self._answer(message.get("bytes") or b"" if text is None else text)
            self.send_queue.put(_ENCODER.encode(answer))
            if isinstance(answer, Refused) and answer.why.code is Code.TOO_FAST:
                await asyncio.sleep(PAUSE)  # meanwhile nothing is read, so the other side cannot send more

    async def _answer(self, message: bytes | str) -> Done | Refused:
        """The answer to a message; after an error of the server, only that there was one."""
        try:
            self._take_turn()
            if len(message) > self.live_tables.settings.limits.message_bytes:
                raise Declined(Code.TOO_LARGE, "that message is too large")
            command = read_command(message)
            return await carry_out(self.live_tables, self.live, self.visitor, command, self.viewer.seat)
        except Declined as declined:
            return Refused(id=id_in(message), seq=self.live.table.seq, why=declined.why)
        except Exception:
            self.live_tables.figures.faults.inc()
            server_log.exception("a command failed")
            why = RefusalReason(Code.FAULT, "something is wrong with the server; it has been noted")
            return Refused(id=id_in(message), seq=self.live.table.seq, why=why)

    def _take_turn(self) -> None:
        rate = self.live_tables.settings.limits.commands
        self._bucket.refill(rate, self.live_tables.time.now())
        if self._bucket.left >= 1:
            self._bucket.left -= 1
            self._too_fast = 0
            return
        self._too_fast += 1
        why = RefusalReason(Code.TOO_FAST, f"too many commands; {rate.each:g} in {rate.seconds:g} s are enough")
        if self._too_fast > MOST_TOO_FAST:
            self.live_tables.figures.dropped.labels("too_fast").inc()
            self.send_queue.put(_ENCODER.encode(Bye(why)))
            self.send_queue.put(b"")
        raise Declined(why.code, why.text)


async def _deny(receive: Receive, send: Send, why: RefusalReason) -> None:
    """Refuses a connection with an ordinary HTTP answer, and closes it properly; uvicorn would log an error."""
    body = _ENCODER.encode(Refused(why=why))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": status_of(why.code), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    await receive()
    await asyncio.sleep(0.01)
