"""Connections that only hold things up: too many of them, silent ones, slow ones, and those that do not read."""

import asyncio
import contextlib
import json
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from pyrite.server.run import config_of
from pyrite.server.settings import Limits, ServerSettings
from pyrite.server.wire.connections import FEWEST, LOOKED_AT_ONCE, Gate, HttpConnection
from tests.server.client import PATIENCE
from tests.server.conftest import GENEROUS, Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def limits(**changed: Any) -> Any:
    return msgspec.to_builtins(msgspec.structs.replace(GENEROUS, **changed))


async def connect(server: Served, stack: contextlib.AsyncExitStack, first: bytes = b"", **more: Any) -> Streams:
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, **more)

    async def close() -> None:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()

    stack.push_async_callback(close)
    writer.write(first)
    return reader, writer


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Waits until the server ends a connection; False if it says something first."""
    async with asyncio.timeout(PATIENCE):
        try:
            return not await reader.read(1)
        except ConnectionError:
            return True


async def until(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def test_H2_connections_of_one_address_are_counted_before_they_say_anything(serving: Serving) -> None:
    server = await serving(limits=limits(connections_of_address=20))
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(20):
            await connect(server, stack)
        await until(lambda: len(server.app.gate) == 20)
        for _ in range(5):
            reader, _ = await connect(server, stack)
            assert await is_closed(reader)
        assert len(server.app.gate) == 20
    await until(lambda: len(server.app.gate) == 0)
    assert (await server.person().get("/api/games")).status_code == 200


async def test_H2_a_proxy_may_bring_more_connections_than_one_visitor(serving: Serving) -> None:
    server = await serving(limits=limits(connections_of_address=20), proxies=("127.0.0.0/8",))
    async with contextlib.AsyncExitStack() as stack:
        readers = [(await connect(server, stack))[0] for _ in range(30)]
        await until(lambda: len(server.app.gate) == 30)
        assert not any(reader.at_eof() for reader in readers)


async def test_H2_connections_stay_well_below_the_files_that_may_be_open(serving: Serving) -> None:
    server = await serving()
    for files in (64, 256, 1_024, 65_536):
        gate = Gate(server.live_tables.settings, files, server.live_tables.figures.dropped)
        assert FEWEST <= gate.most_of_address < gate.most <= 0.75 * files
        assert gate.most <= server.live_tables.settings.limits.connections


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
    ],
    ids=["nothing", "half of the headers", "half of the body"],
)
async def test_H2_a_request_that_does_not_come_to_its_end_is_given_up(serving: Serving, first: bytes) -> None:
    server = await serving(limits=limits(header_seconds=0.2, body_seconds=0.2))
    async with contextlib.AsyncExitStack() as stack:
        reader, _ = await connect(server, stack, first)
        assert await is_closed(reader)
    assert "idle" in server.live_tables.figures.text().decode()


async def test_a_connection_waits_for_the_next_request_as_long_as_the_limit_says(server: Served) -> None:
    """Clients keep connections for 5 seconds, as long as uvicorn does by itself: who closes first would be chance."""
    settings = ServerSettings(limits=Limits(header_seconds=7.5))
    assert config_of(server.app, settings).timeout_keep_alive == 8


async def test_H2_headers_that_come_byte_by_byte_are_given_up(serving: Serving) -> None:
    server = await serving(limits=limits(header_seconds=0.3))
    async with contextlib.AsyncExitStack() as stack:
        reader, writer = await connect(server, stack, b"GET / HTTP/1.1\r\nHost: x\r\nX: ")

        async def drip() -> None:
            with contextlib.suppress(ConnectionError):
                while True:
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        assert await is_closed(reader)
        dripping.cancel()


async def test_H2_a_viewer_may_be_silent_for_as_long_as_they_like(serving: Serving) -> None:
    server = await serving(limits=limits(header_seconds=0.1, body_seconds=0.1, send_seconds=0.1))
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair, ann.http.stream("GET", f"/api/tables/{code}/stream") as stream:
        lines = stream.aiter_lines()
        await anext(lines)
        for _ in range(3):
            await server.app.gate.look(asyncio.get_running_loop().time() + 60)
            await asyncio.sleep(0.05)
        await chair.do("say", text="still here")
        assert json.loads(await anext(lines))["type"] in ("presence", "update")


async def test_H2_many_dead_connections_are_closed_a_few_at_a_time(serving: Serving) -> None:
    server = await serving(limits=limits(header_seconds=60))
    turns, most_closed = 0, 0

    async def have_turns() -> None:
        nonlocal turns, most_closed
        before = len(server.app.gate)
        while True:
            await asyncio.sleep(0)
            turns += 1
            most_closed = max(most_closed, before - len(server.app.gate))
            before = len(server.app.gate)

    async with contextlib.AsyncExitStack() as stack:
        for _ in range(5 * LOOKED_AT_ONCE):
            await connect(server, stack)
        await until(lambda: len(server.app.gate) == 5 * LOOKED_AT_ONCE)
        others = asyncio.create_task(have_turns())
        await server.app.gate.look(asyncio.get_running_loop().time() + 120)
        await until(lambda: len(server.app.gate) == 0)
        others.cancel()
    assert turns >= 5
    assert 0 < most_closed <= 2 * LOOKED_AT_ONCE


HANDSHAKE = (
    "GET /api/tables/{code}/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cHlyaXRlIGxvYWQgYmVuYw==\r\n\r\n"
)
STREAM = "GET /api/tables/{code}/stream HTTP/1.1\r\nHost: {host}\r\n\r\n"


@pytest.mark.parametrize("request_text", [HANDSHAKE, STREAM], ids=["socket", "stream"])
async def test_M3_a_viewer_who_does_not_read_is_disconnected(serving: Serving, request_text: str) -> None:
    server = await serving(limits=limits(send_seconds=0.3, waiting_messages=50))
    ann = server.person()
    code = await ann.make_table()
    live = server.live_tables.tables[code]
    first = request_text.format(code=code, host=urlsplit(server.url).netloc).encode()
    async with contextlib.AsyncExitStack() as stack:
        await connect(server, stack, first, limit=1)  # nobody reads, so asyncio stops reading after two bytes
        await until(lambda: live.viewers.everyone)
        (viewer,) = live.viewers.everyone
        line = json.dumps({"type": "ping", "at": 0, "padding": "x" * 60_000}).encode()
        async with asyncio.timeout(PATIENCE):
            while viewer in live.viewers.everyone:
                viewer.deliver(line)
                await asyncio.sleep(0.005)
        await until(lambda: len(server.app.gate) <= 1)  # Ann's own connection may be kept open
    assert 'pyrite_dropped_total{why="slow"}' in server.live_tables.figures.text().decode()


async def test_M3_what_waits_for_a_viewer_is_limited_in_bytes(serving: Serving) -> None:
    server = await serving(limits=limits(waiting_bytes=1_000))
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code):
        (viewer,) = server.live_tables.tables[code].viewers.everyone
        for _ in range(3):
            viewer.deliver(b"x" * 600)
        assert viewer.deliver.__self__.is_overflowing


async def test_a_connection_that_was_refused_is_not_a_connection_of_the_server(serving: Serving) -> None:
    server = await serving(limits=limits(connections=16))
    assert not HttpConnection.is_counted
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(40):
            await connect(server, stack)
        await asyncio.sleep(0.1)
        assert len(server.app.gate) <= 16
