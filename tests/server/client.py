"""A small client of the server: people, programs and what they see."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

PATIENCE = 300.0  # seconds until what is waited for will never come, however busy the machine is


class Person:
    """Somebody with a token of their own."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        headers = {"authorization": f"Bearer {token}"}
        # Nothing is encrypted here, and reading all certificates takes longer than many a test.
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE, verify=False)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def make_table(self, **new: Any) -> str:
        given = {"id": unique(), "game": "saboteur", "name": "Ann", **new}
        given["settings"] = {"pace": 0, **given.get("settings", {})}
        response = await self.post("/api/tables", **given)
        assert response.status_code == 201, response.text
        return response.json()["code"]

    async def play_now(self, **new: Any) -> str:
        given = {"id": unique(), "level": "random", **new}
        given["settings"] = {"pace": 0, **given.get("settings", {})}
        response = await self.post("/api/play-now", **given)
        assert response.status_code == 201, response.text
        return response.json()["code"]

    async def command(self, code: str, do: str, **fields: Any) -> dict[str, Any]:
        response = await self.post(f"/api/tables/{code}/commands", **{"do": do, "id": unique(), **fields})
        return response.json()

    @asynccontextmanager
    async def at(self, code: str, **query: Any) -> AsyncIterator["Chair"]:
        """A connection to a table, welcomed."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/ws?{asked}"
        headers = {"authorization": f"Bearer {self.token}"}
        async with websockets.connect(address, additional_headers=headers, compression=None) as socket:
            chair = Chair(socket)
            await chair.read()
            yield chair


_COUNT = itertools.count()


def unique() -> str:
    return f"command-{next(_COUNT)}"


class Chair:
    """One connection, and what it has shown so far."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.seq = 0
        self.you: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.prompt: dict[str, Any] | None = None
        self.presence: dict[str, Any] = {}
        self.happened: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []

    async def read(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("welcome", "update", "door"):
            self.seq = message["seq"]
        if message["type"] in ("welcome", "update"):
            for part in ("you", "table", "view", "prompt", "presence"):
                if part in message:
                    setattr(self, part, message[part])
            if "changes" in message:
                self.view = {**(self.view or {}), **message["changes"]}
            self.happened += message.get("happened", [])
            lines = [one["what"] for one in message.get("happened", []) if one["what"]["kind"] == "line"]
            self.talk = message.get("talk", self.talk + lines)
        elif message["type"] == "gallery":
            self.talk = [*self.talk, message["line"]]
        elif message["type"] == "presence":
            self.presence = message

    async def until(self, condition: Callable[["Chair"], Any]) -> None:
        """Reads until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                await self.read()

    async def catch_up(self) -> None:
        """Reads all that was shown before now: an answer, even a refusal, comes behind it."""
        await self.ask("resume")

    async def quiet(self, seconds: float) -> None:
        """Reads until nothing has come for a moment in which something wrong could come."""
        try:
            while True:
                async with asyncio.timeout(seconds):
                    await self.read()
        except TimeoutError:
            return

    async def send(self, do: str, **fields: Any) -> str:
        command = {"do": do, "id": unique(), **fields}
        await self.socket.send(json.dumps(command))
        return command["id"]

    async def answer(self, command: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.read()
                if message["type"] in ("done", "refused") and message.get("id") == command:
                    return message

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        return await self.answer(await self.send(do, **fields))

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """The same, and it has to be done."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "done", answer["why"]
        return answer

    async def refusal(self, do: str, **fields: Any) -> str:
        """The same, and it has to be refused; the code."""
        answer = await self.ask(do, **fields)
        assert answer["type"] == "refused", answer
        return answer["why"]["code"]

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "finished"

    @property
    def acts(self) -> bool:
        return self.prompt is not None and "choices" in self.prompt and self.table["status"] == "playing"

    async def play(self, rng: random.Random) -> None:
        """One move, any."""
        assert self.prompt is not None
        action = rng.choice(self.prompt["choices"])["action"]
        await self.do("play", expect=self.seq, action=action)

    async def play_out(self, rng: random.Random) -> None:
        """Moves whenever it is one's turn, until the game is over."""
        while True:
            await self.until(lambda chair: chair.acts or chair.is_over)
            if self.is_over:
                return
            await self.play(rng)


class FakeClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000
        self._calls: list[Any] = []
        self._count = itertools.count()

    def now(self) -> int:
        return self.time

    def call_at(self, when: int, what: Callable[[], None]) -> "FakeCall":
        call = FakeCall(when, next(self._count), what)
        self._calls.append(call)
        return call

    async def pass_by(self, seconds: float) -> None:
        """Lets time go by, everything that is due in it called in order."""
        end = self.time + round(seconds * 1000)
        while True:
            await settle()
            self._calls = [call for call in self._calls if not call.is_cancelled]
            due = sorted((call for call in self._calls if call.when <= end), key=lambda call: (call.when, call.number))
            if not due:
                break
            self._calls.remove(due[0])
            self.time = max(self.time, due[0].when)
            due[0].what()
        self.time = end
        await settle()


class FakeCall:
    def __init__(self, when: int, number: int, what: Callable[[], None]) -> None:
        self.when = when
        self.number = number
        self.what = what
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


async def settle() -> None:
    """Lets everything that is under way come to rest: appends to the store, bots, sockets."""
    for _ in range(6):
        await asyncio.sleep(0.01)
