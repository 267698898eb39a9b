"""The connection to NATS: it ends, comes back and leaves nothing open."""

import asyncio
import contextlib
import gc
import warnings

import pytest

from pyrite.server.fleet import nats_bus
from pyrite.server.fleet.nats_bus import NatsBus
from tests.server.fleets import until

pytestmark = [pytest.mark.anyio, pytest.mark.once]


class SilentNats:
    """Greets its clients for as long as `is_greeting`, then leaves them, and says nothing to those who come later."""

    def __init__(self) -> None:
        self.met_silence = 0
        self.is_greeting = True

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection; on a busy machine its client may give it up, and try again."""
        with contextlib.suppress(ConnectionError):
            await self._serve(reader, writer)
        writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_greeting:
            writer.write(b'INFO {"server_id":"silent","version":"2.11.0","max_payload":1048576}\r\n')
            async for line in reader:
                if line.startswith(b"PING"):
                    break
            writer.write(b"PONG\r\n")
            while self.is_greeting:
                await asyncio.sleep(0.01)
        else:
            self.met_silence += 1
            await reader.read()


async def think(question: bytes) -> bytes:
    return question


async def test_tries_to_reach_a_silent_server_leave_no_connection_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_bus, "CONNECT_SECONDS", 0.1)
    monkeypatch.setattr(nats_bus, "AGAIN_SECONDS", 0.01)
    silent = SilentNats()
    server = await asyncio.start_server(silent.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    bus = NatsBus(f"nats://127.0.0.1:{port}", lambda code, news: None, think, lambda: None, lambda: None)
    bus.start("fleet", "1", b"key")
    await until(lambda: bus.is_connected)
    silent.is_greeting = False
    await until(lambda: silent.met_silence >= 3)
    await bus.stop()
    server.close()
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always")
        gc.collect()  # a connection that is still open warns when it is thrown away
    assert [str(warning.message) for warning in left_open] == []
