"""The server driven by hand, without a network: every byte that it sends is kept, in order, for each who gets it."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any

from pyrite.server.wire.app import App

HOST = b"pyrite.test"
START = 1_800_000_000_000


class StillClock:
    """A clock that stops until it is asked to go on."""

    def __init__(self) -> None:
        self.time = START
        self._calls: dict[int, tuple[int, Callable[[], None]]] = {}
        self._count = 0

    def now(self) -> int:
        return self.time

    def call_at(self, when: int, what: Callable[[], None]) -> "StillCall":
        self._count += 1
        self._calls[self._count] = (when, what)
        return StillCall(self._calls, self._count)

    async def go_on(self, milliseconds: int) -> None:
        """Calls what is due meanwhile, in order."""
        end = self.time + milliseconds
        while due := sorted((when, number) for number, (when, _) in self._calls.items() if when <= end):
            when, number = due[0]
            self.time = max(self.time, when)
            self._calls.pop(number)[1]()
            await rest()
        self.time = end
        await rest()


class StillCall:
    """Something that will be called."""

    def __init__(self, calls: dict[int, tuple[int, Callable[[], None]]], number: int) -> None:
        self._calls, self._number = calls, number

    def cancel(self) -> None:
        self._calls.pop(self._number, None)


PATIENCE = 300  # seconds, however busy the machine is


async def rest() -> None:
    """Lets everything run that can run now."""
    for _ in range(12):
        await asyncio.sleep(0)


class Ear:
    """Somebody who is sent something: an answer, a stream, a WebSocket."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []  # status and headers first, then everything, as it came
        self.task: asyncio.Task[None] | None = None
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(self, message: Any) -> None:
        """What the server calls."""
        if "status" in message:
            headers = b"".join(name + b": " + value + b"\r\n" for name, value in message["headers"])
            self.heard.append(b"%d\r\n" % message["status"] + headers)
            await self.accepted()
        elif "body" in message:
            self.heard.append(message["body"])
        elif "text" in message:
            self.heard.append(message["text"].encode())
        else:
            self.heard.append(repr(sorted(message.items())).encode())
            await self.accepted()

    async def accepted(self) -> None:
        """What happens while a connection is being made: nothing."""

    async def receive(self) -> Any:
        """What the server waits for."""
        return await self._to_server.get()

    def tell(self, message: dict[str, Any]) -> None:
        """Something for the server."""
        self._to_server.put_nowait(message)

    def say(self, command: Any) -> None:
        """A message over a WebSocket."""
        self.tell({"type": "websocket.receive", "text": command if isinstance(command, str) else json.dumps(command)})

    async def answer_to(self, command: str) -> dict[str, Any]:
        """Waits for the answer to a command that was sent."""
        place = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard[place:]:
                    place += 1
                    if b'"id":"%s"' % command.encode() in message and message.startswith(
                        (b'{"type":"done"', b'{"type":"refused"')
                    ):
                        shown: dict[str, Any] = json.loads(message)
                        return shown
                await asyncio.sleep(0.0002)

    async def hang_up(self) -> None:
        """Ends the connection."""
        self.tell({"type": "websocket.disconnect", "code": 1001})
        if self.task is not None:
            await self.task


class Wire:
    """An application, and those who speak with it."""

    def __init__(self, app: App) -> None:
        self.app = app

    def _scope(self, kind: str, path: str, token: str | None, headers: Iterable[tuple[bytes, bytes]]) -> Any:
        where, _, query = path.partition("?")
        said = [(b"host", HOST), *headers]
        if token is not None:
            said.append((b"authorization", f"Bearer {token}".encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": where,
            "raw_path": where.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": said,
            "client": ("192.0.2.1", 40_000),
            "server": ("pyrite.test", 80),
            "extensions": {"websocket.http.response": {}},
            "subprotocols": [],
            "state": {},
        }

    async def ask(self, path: str, body: Any = None, *, token: str | None = None, **more: bytes) -> list[bytes]:
        """A request, GET or with a body POST; the status with the headers, and what came behind."""
        headers = [(name.encode(), value) for name, value in more.items()]
        data = b""
        if body is not None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            headers += [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
        scope: Any = {**self._scope("http", path, token, headers), "method": "GET" if body is None else "POST"}
        ear = Ear()
        ear.tell({"type": "http.request", "body": data, "more_body": False})
        await self.app(scope, ear.receive, ear.send)
        return ear.heard

    async def stream(self, path: str, *, token: str | None = None, ear: Ear | None = None) -> Ear:
        """A request whose answer does not end."""
        ear, scope = ear or Ear(), self._scope("http", path, token, ()) | {"method": "GET"}
        ear.tell({"type": "http.request", "body": b"", "more_body": False})
        ear.task = asyncio.create_task(self.app(scope, ear.receive, ear.send))
        await rest()
        return ear

    async def connect(self, path: str, *, token: str | None = None, ear: Ear | None = None) -> Ear:
        """A WebSocket."""
        ear = ear or Ear()
        ear.tell({"type": "websocket.connect"})
        ear.task = asyncio.create_task(self.app(self._scope("websocket", path, token, ()), ear.receive, ear.send))
        await rest()
        return ear
