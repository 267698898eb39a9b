"""Tables in a benchmark: five viewers each, who play legal moves at a given rate and note when they see them."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypedDict

import msgspec

from bench.clients import HOST, Client, connect, new_token, post, until
from pyrite.core.json_values import JsonObject

PLAYERS = 5
TOGETHER = 8  # tables that are set up at the same time


# What is read of a message: as little as possible.


class Numbered(msgspec.Struct):
    seq: int


class Asked(msgspec.Struct):
    seat: int


class Why(msgspec.Struct):
    code: str


class Message(msgspec.Struct):
    type: str
    seq: int = 0
    happened: list[Numbered] = []
    prompt: Asked | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    why: Why | None = None


class Legal(msgspec.Struct):
    legal: list[str]


MESSAGES = msgspec.json.Decoder(Message)
LEGAL = msgspec.json.Decoder(Legal)


class Table:
    """A table and its viewers, one of whom moves at a time."""

    def __init__(self, figures: "Figures") -> None:
        self.figures = figures
        self.viewers: list[Client] = []
        self.last = [0] * PLAYERS  # the number each viewer has come to
        self.turn: int | None = None
        self.legal: list[str] = []
        self.sent_at = 0.0
        self.expected = 0  # the number that the move under way will have
        self.missing = 0  # viewers who have not seen it
        self.is_answered = True
        self.moves = 0

    @property
    def seq(self) -> int:
        return max(self.last)

    def has_heard(self, seat: int) -> bool:
        """Whether a viewer has been sent the table."""
        return self.last[seat] > 0

    def is_past(self, seq: int) -> bool:
        return self.seq > seq

    @property
    def is_free(self) -> bool:
        return self.is_answered and not self.missing and bool(self.legal)

    async def open(self, ports: Sequence[int], source: str = HOST) -> None:
        """Makes the table, seats everyone, and begins; all come from one address, and connect to the ports in turn."""
        tokens = [new_token() for _ in range(PLAYERS)]
        new: JsonObject = {"id": "new", "game": "saboteur", "options": {"players": PLAYERS}, "name": "Player 0"}
        code = (await post(ports[0], "/api/tables", tokens[0], new, source))["code"]
        for seat in range(PLAYERS):
            port = ports[seat % len(ports)]
            self.viewers.append(await connect(port, code, tokens[seat], self.hearing(seat), source))
            await until(partial(self.has_heard, seat), "a welcome")
            if seat:
                self.viewers[seat].send({"do": "sit", "id": "sit", "name": f"Player {seat}", "target": seat})
                await until(partial(self.is_past, seat + 1), "a seat")
        self.viewers[0].send({"do": "start", "id": "start"})
        await until(lambda: bool(self.legal), "the deal")

    def hearing(self, seat: int) -> Callable[[bytes, float], None]:
        return lambda payload, now: self.hear(seat, MESSAGES.decode(payload), now)

    def hear(self, seat: int, message: Message, now: float) -> None:
        if message.type == "welcome":
            self.last[seat] = message.seq
            self.look(seat, message)
        elif message.type == "update":
            self.follow(seat, message, now)
        elif message.type == "done":
            self.is_answered = True
        elif message.type == "refused":
            self.is_answered, self.missing = True, 0
            self.figures.refused[message.why.code if message.why else "?"] += 1
        elif message.type == "bye":
            self.figures.refused[f"bye {message.why.code if message.why else '?'}"] += 1

    def follow(self, seat: int, message: Message, now: float) -> None:
        """An update: nothing may be missing between it and the last one."""
        self.figures.updates += 1
        before = self.last[seat]
        for happened in message.happened:
            self.figures.lost += happened.seq - self.last[seat] - 1
            self.last[seat] = happened.seq
        if self.missing and before < self.expected <= self.last[seat]:
            self.missing -= 1
            if not self.missing:
                self.figures.latencies.append(now - self.sent_at)
        self.look(seat, message)

    def look(self, seat: int, message: Message) -> None:
        if message.prompt is not None and message.prompt.seat == seat and bytes(message.view) != b"null":
            self.turn, self.legal = seat, LEGAL.decode(message.view).legal

    def move(self, rng: random.Random) -> None:
        """A legal move of the seat to act."""
        assert self.turn is not None
        action, self.legal = rng.choice(self.legal), []
        self.moves += 1
        self.expected, self.missing, self.is_answered = self.seq + 1, PLAYERS, False
        self.sent_at = time.perf_counter()
        command: JsonObject = {"do": "play", "id": f"move-{self.moves}", "expect": self.seq, "action": action}
        self.viewers[self.turn].send(command)


class Figures:
    """What the viewers of some tables have seen."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.updates = 0
        self.lost = 0
        self.lags: list[float] = []  # how late the generator itself was

    def forget(self) -> None:
        """Begin to count now: entries that nobody sees, such as seals before the deal, are not lost."""
        self.updates = self.lost = 0


class Generated(TypedDict):
    """What a generator reports."""

    sent: int
    seconds: float
    latencies: list[float]
    lost: int
    unanswered: int
    gone: int
    refused: dict[str, int]
    updates: int
    lags: list[float]


async def generate(port: int, count: int, rate: float, seconds: float, network: str = "") -> Generated:
    """Sets the tables up, says so, waits for a line, and plays; in a network, each table has an address of its own."""
    figures = Figures()
    sources = [f"{network}.{place // 250}.{place % 250 + 1}" if network else HOST for place in range(count)]
    tables = await set_up([[port]] * count, figures, sources)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    figures.forget()
    played = await play(tables, figures, rate, seconds)
    await asyncio.sleep(3)
    unseen = sum(table.missing for table in tables)
    behind = sum(table.seq - last for table in tables for last in table.last)
    return {
        "sent": sum(table.moves for table in tables),
        "seconds": played,
        "latencies": figures.latencies,
        "lost": figures.lost + unseen + behind,
        "unanswered": sum(not table.is_answered for table in tables),
        "gone": sum(viewer.is_lost for table in tables for viewer in table.viewers),
        "refused": figures.refused,
        "updates": figures.updates,
        "lags": figures.lags,
    }


async def set_up(ports: Sequence[Sequence[int]], figures: Figures, sources: Sequence[str] = ()) -> list[Table]:
    """Tables that have started, each with the ports that its viewers connect to in turn, and its address."""
    tables = [Table(figures) for _ in ports]
    gate = asyncio.Semaphore(TOGETHER)

    async def open_one(table: Table, its_ports: Sequence[int], source: str) -> None:
        async with gate:
            await table.open(its_ports, source)

    await asyncio.gather(*map(open_one, tables, ports, sources or [HOST] * len(tables)))
    return tables


async def play(tables: Sequence[Table], figures: Figures, rate: float, seconds: float) -> float:
    """Sends moves at the rate, at each tick by the next table that is free, and returns how long it took."""
    rng = random.Random(1)
    began = time.perf_counter()
    asked, place = 0, 0
    while (now := time.perf_counter()) < began + seconds:
        due = began + asked / rate
        if due > now:
            await asyncio.sleep(due - now)
            figures.lags.append(time.perf_counter() - due)
        asked += 1
        for _ in range(len(tables)):
            place = (place + 1) % len(tables)
            if tables[place].is_free:
                tables[place].move(rng)
                break
    return time.perf_counter() - began


class Generator:
    """Tables in a process of their own."""

    def __init__(self, *, port: int, count: int, rate: float, seconds: float, network: str = "") -> None:
        given = {"port": port, "count": count, "rate": rate, "seconds": seconds, "network": network}
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "bench.tables", json.dumps(given)]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout

    async def is_ready(self) -> bool:
        """Wait for the tables to be set up; False if that failed."""
        return await asyncio.to_thread(self.output.readline) == "ready\n"

    def begin(self) -> None:
        self.input.write("go\n")
        self.input.flush()

    async def report(self) -> Generated:
        """Wait for the end."""
        return msgspec.json.decode(await asyncio.to_thread(self.output.read), type=Generated)

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def milliseconds(seconds: Sequence[float]) -> dict[str, float]:
    """The percentiles of some times."""
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * percentile(seconds, share), 1) for name, share in shares.items()}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(generate(**json.loads(sys.argv[1])))), flush=True)
