"""A small HTTP and WebSocket client for benchmarks: it does as little as possible, so that the server is measured."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from pyrite.core.json_values import Json

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds
WEBSOCKET = "GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
WEBSOCKET += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cHlyaXRlIGxvYWQgYmVuYw==\r\n\r\n"
Body: TypeAlias = Mapping[str, Json]


class Client(asyncio.Protocol):
    """A WebSocket that knows what is needed here: whole text messages, and the moment they came."""

    def __init__(self, path: str, port: int, token: str, hear: Callable[[bytes, float], None]) -> None:
        self.request = WEBSOCKET.format(path=path, host=f"{HOST}:{port}", token=token).encode()
        self.hear = hear
        self.buffer = bytearray()
        self.is_open = False
        self.is_lost = False
        self._transport: asyncio.Transport | None = None

    @property
    def transport(self) -> asyncio.Transport:
        if self._transport is None:
            raise SystemExit("this client is not connected")
        return self._transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise SystemExit(f"the server refused a connection: {bytes(self.buffer)!r}")
            self.is_open = True
            self.buffer = rest
        while self._take(now):
            pass

    def _take(self, now: float) -> bool:
        """Takes one whole frame out of the buffer; the server does not mask, and sends no fragments."""
        if len(self.buffer) < 2:
            return False
        kind, length, start = self.buffer[0] & 15, self.buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            if len(self.buffer) < start:
                return False
            length = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + length:
            return False
        payload = bytes(self.buffer[start : start + length])
        del self.buffer[: start + length]
        if kind == 1:
            self.hear(payload, now)
        elif kind == 9:
            self._frame(10, payload)
        return True

    def send(self, message: Body) -> None:
        self._frame(1, msgspec.json.encode(message))

    def _frame(self, kind: int, payload: bytes) -> None:
        """A client's frame is masked; a mask of zeros leaves it as it is."""
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + payload)


async def connect(port: int, code: str, token: str, hear: Callable[[bytes, float], None], source: str = HOST) -> Client:
    loop = asyncio.get_running_loop()
    make = lambda: Client(f"/api/tables/{code}/ws", port, token, hear)  # noqa: E731
    return (await loop.create_connection(make, HOST, port, local_addr=(source, 0)))[1]


async def post(port: int, path: str, token: str, body: Body, source: str = HOST) -> Any:
    data = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
    head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    head_back, _, content = answer.partition(b"\r\n\r\n")
    status = int(head_back.split()[1])
    if not 200 <= status < 300:
        raise SystemExit(f"{path} answered {status} {content[:300]!r}")
    return msgspec.json.decode(content)


async def get(port: int, path: str, token: str) -> Any:
    reader, writer = await asyncio.open_connection(HOST, port)
    head = f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    answer = await reader.read()
    writer.close()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


def new_token() -> str:
    return secrets.token_urlsafe(32)


async def until(holds: Callable[[], bool], what: str) -> None:
    end = time.perf_counter() + PATIENCE
    while not holds():
        if time.perf_counter() > end:
            raise SystemExit(f"waited {PATIENCE:.0f} s for {what}")
        await asyncio.sleep(0.002)
