"""Garbage over WebSockets: every message gets an answer, none changes what it may not, and the server goes on."""

import asyncio
import contextlib
import gc
import json
import os
import secrets
from typing import Any
from urllib.parse import urlsplit

import pytest
import websockets

from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.wire.gateway import id_in, read_command
from tests.server.client import PATIENCE, Person
from tests.server.conftest import Served
from tests.server.garbage import garbage

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any
MESSAGES = int(os.environ.get("PYRITE_GARBAGE", "500"))  # more of them in a soak
HANDSHAKE = (
    "GET /api/tables/{code}/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cHlyaXRlIGxvYWQgYmVuYw==\r\nAuthorization: Bearer {token}\r\n\r\n"
)


def test_reading_a_message_only_ever_declines() -> None:
    read, declined = 0, []
    for message in garbage("reading", 20 * MESSAGES, "x"):
        try:
            read += read_command(message) is not None
        except Declined as no:
            declined.append(no.why)
        assert len(id_in(message) or "") <= 64
    assert {why.code for why in declined} == {Code.BAD_MESSAGE}
    assert max(len(why.text) for why in declined) <= 300
    assert read > MESSAGES  # some are right by chance, so the others are nearly right


def connected(server: Served, person: Person, code: str) -> Any:
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/ws"
    return websockets.connect(url, additional_headers={"authorization": f"Bearer {person.token}"}, compression=None)


async def pelt(server: Served, person: Person, code: str, messages: Any) -> dict[str, int]:
    """Sends garbage and waits for each answer; which answers came. A table changes by what is done alone."""
    answers: dict[str, int] = {}
    live = server.live_tables.tables[code]
    async with asyncio.timeout(60 + MESSAGES / 20), connected(server, person, code) as socket:
        assert json.loads(await socket.recv())["type"] in ("welcome", "door")
        for number, message in enumerate(messages):
            before = live.table.seq
            text = message.decode("utf-8", "replace")
            await socket.send(message if number % 3 == 0 else text)
            while (answer := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] not in (
                "done",
                "refused",
            ):
                assert answer["type"] in ("update", "welcome", "door", "presence", "ping", "gallery")
            what = "done" if answer["type"] == "done" else answer["why"]["code"]
            answers[what] = answers.get(what, 0) + 1
            assert what != "fault", message[:500]
            assert what == "done" or live.table.seq == before, message[:500]
    return answers


async def faults_of(person: Person) -> str:
    """The line of the metrics that counts faults; other tests of this process may have caused some."""
    return next(
        line for line in (await person.get("/metrics")).text.splitlines() if line.startswith("pyrite_faults_total")
    )


@pytest.mark.parametrize("who", ["host", "player", "stranger", "nobody"])
async def test_garbage_is_refused_and_changes_nothing(server: Served, who: str) -> None:
    ann, bob, eve = (server.person() for _ in range(3))
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings={"pace": 10_000})
    await bob.command(code, "sit", name="Bob")
    await ann.command(code, "start")
    person = {"host": ann, "player": bob, "stranger": eve, "nobody": eve}[who]
    if who == "nobody":
        eve.token = "this is no token"
    faults = await faults_of(ann)
    answers = await pelt(server, person, code, garbage(f"garbage {who}", MESSAGES, who))
    assert answers["bad_message"] > MESSAGES / 4
    if who == "nobody":
        assert set(answers) == {"bad_message", "no_token"}
    elif who == "stranger":
        assert {"not_your_seat", "not_host"} <= answers.keys()
    assert await faults_of(ann) == faults
    async with bob.at(code) as chair:
        assert chair.you["seat"] == 1 or who == "player"


async def test_many_bad_messages_leave_nothing_behind(server: Served) -> None:
    ann, eve = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})

    async def objects(seed: str) -> int:
        await pelt(server, eve, code, garbage(seed, MESSAGES, secrets.token_hex(4)))
        await asyncio.sleep(0.05)
        return len(gc.get_objects()) if gc.collect() >= 0 else 0

    await objects("the first time much is loaded")
    before = await objects("before")
    after = max([await objects(f"after {number}") for number in range(2)])
    assert after - before < 2 * MESSAGES  # the last refusals are remembered, and that is all


# Below the messages: frames that are none.


FRAMES = {
    "text that is not UTF-8": b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc",
    "text that ends in the middle of a letter": b"\x81\x81\0\0\0\0\xc3",
    "an unmasked frame": b"\x81\x02{}",
    "an unknown opcode": b"\x83\x80\0\0\0\0",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "a ping that is too long": b"\x89\xfe\x01\x00\0\0\0\0" + bytes(256),
    "a continuation of nothing": b"\x80\x82\0\0\0\0{}",
    "a frame of 2**63 bytes": b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "a frame of a gigabyte": b"\x82\xff" + (2**30).to_bytes(8, "big") + bytes(4) + bytes(1_000),
    "a frame that never ends": b"\x81\xfe\x10\x00\0\0\0\0{",
    "many small fragments": b"\x01\x81\0\0\0\0[" + b"\x00\x81\0\0\0\0[" * 3_000,
    "closing with a strange code": b"\x88\x82\0\0\0\0\x00\x01",
    "not a frame at all": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "nothing": b"",
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
async def test_frames_that_are_none_end_their_own_connection_alone(server: Served, frame: bytes) -> None:
    ann, eve = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    where = urlsplit(server.url)
    async with ann.at(code) as chair:
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        try:
            writer.write(HANDSHAKE.format(code=code, host=where.netloc, token=eve.token).encode())
            assert b" 101 " in await reader.readline()
            writer.write(frame)
            await writer.drain()
            await asyncio.sleep(0.02)
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()
        await chair.do("say", text="still here")
        await chair.until(lambda chair: chair.presence.get("watching") == 0)
        assert (await ann.get("/health")).json()["status"] == "ok"
