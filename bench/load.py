"""How much one server takes: `python bench/load.py --tables 100,500,1000 --rate 250 --seconds 20`.

Starts the server of `pyrite serve` on SQLite in a folder of its own, fills tables with five people each from processes
of their own, and lets them play legal moves at a given rate in all. Measured is the time from sending a move until the
last of the five viewers has the update; all of a table's viewers live in one process, so one clock measures both.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
PLAYERS = 5
AT_ONCE = 8  # tables that a generator sets up at the same time
PATIENCE = 30.0  # seconds
WEBSOCKET = "GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nUpgrade: websocket\r\n"
WEBSOCKET += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cHlyaXRlIGxvYWQgYmVuYw==\r\n\r\n"


# What is read of a message: as little as possible, so that the generators do not slow each other down.


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


class Client(asyncio.Protocol):
    """A WebSocket that knows what is needed here: whole text messages, and the moment they came."""

    def __init__(self, path: str, port: int, token: str, hear: Callable[[bytes, float], None]) -> None:
        self.request = WEBSOCKET.format(path=path, host=f"{HOST}:{port}", token=token).encode()
        self.hear = hear
        self.buffer = bytearray()
        self.is_open = False
        self.is_lost = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
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

    def send(self, message: Any) -> None:
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


async def post(port: int, path: str, token: str, body: Any, source: str = HOST) -> Any:
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


def new_token() -> str:
    return secrets.token_urlsafe(32)


async def until(holds: Callable[[], bool], what: str) -> None:
    end = time.perf_counter() + PATIENCE
    while not holds():
        if time.perf_counter() > end:
            raise SystemExit(f"waited {PATIENCE:.0f} s for {what}")
        await asyncio.sleep(0.002)


# A generator: some of the tables, with all of their viewers.


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

    async def open(self, port: int, source: str = HOST, ports: Sequence[int] = ()) -> None:
        """Makes the table, seats everyone, and begins; all come from one address, to several ports if given."""
        tokens = [new_token() for _ in range(PLAYERS)]
        new = {"id": "new", "game": "saboteur", "options": {"players": PLAYERS}, "name": "Player 0"}
        code = (await post(port, "/api/tables", tokens[0], new, source))["code"]
        for seat in range(PLAYERS):
            door = ports[seat % len(ports)] if ports else port
            self.viewers.append(await connect(door, code, tokens[seat], self.hearing(seat), source))
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
        """A legal move of whoever is to act."""
        assert self.turn is not None
        action, self.legal = rng.choice(self.legal), []
        self.moves += 1
        self.expected, self.missing, self.is_answered = self.seq + 1, PLAYERS, False
        self.sent_at = time.perf_counter()
        command = {"do": "play", "id": f"move-{self.moves}", "expect": self.seq, "action": action}
        self.viewers[self.turn].send(command)


class Figures:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.updates = 0
        self.lost = 0
        self.lags: list[float] = []  # how late the generator itself was


async def generate(port: int, count: int, rate: float, seconds: float, network: str = "") -> dict[str, Any]:
    """Sets the tables up, says so, waits for a line, and plays; in a network, each table has an address of its own."""
    figures = Figures()
    tables = [Table(figures) for _ in range(count)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table, source: str) -> None:
        async with gate:
            await table.open(port, source)

    sources = [f"{network}.{place // 250}.{place % 250 + 1}" if network else HOST for place in range(count)]
    await asyncio.gather(*map(open_one, tables, sources))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    figures.updates = figures.lost = 0  # entries that nobody is told, such as seals before the deal, are not lost
    asked, played = await play(tables, figures, rate, seconds)
    await asyncio.sleep(3)
    unseen = sum(table.missing for table in tables)
    behind = sum(table.seq - last for table in tables for last in table.last)
    return {
        "asked": asked,
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


async def play(tables: Sequence[Table], figures: Figures, rate: float, seconds: float) -> tuple[int, float]:
    """Sends moves at the rate, at each tick by the next table that is free; how many were wanted, and the time."""
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
    return asked, time.perf_counter() - began


# The whole.


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def begin_server(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """A server in a process of its own; its log is kept beside its database."""
    arguments = ["--serve", json.dumps({"port": port, "database": str(folder / "tables.db")})]
    with (folder / "server.log").open("wb") as log:
        return subprocess.Popen([sys.executable, __file__, *arguments], stdout=log, stderr=log)


def serve(port: int, database: str, bus: str = "") -> None:
    """What `pyrite serve` does, with limits for one address that has thousands of viewers."""
    from pyrite.server.operations import run
    from pyrite.server.operations.addresses import bind
    from pyrite.server.operations.metrics import write_logs
    from pyrite.server.settings import Limits, Rate, ServerSettings, database_url

    write_logs("warning")
    plenty = Rate(1_000_000, 1_000_000)
    limits = Limits(
        requests=plenty,
        commands_of_address=plenty,
        new_identities=plenty,
        new_tables=plenty,
        new_tables_of_address=plenty,
        connections_of_address=1_000_000,
    )
    settings = ServerSettings(
        host=HOST, port=port, database=database_url(database), bus=bus, limits=limits, proxies=(HOST,)
    )
    with contextlib.closing(bind(HOST, port)) as listening:
        asyncio.run(run.serve(settings, listening, lambda: None))


def begin_generator(port: int, count: int, rate: float, seconds: float) -> subprocess.Popen[str]:
    arguments = ["--generate", json.dumps({"port": port, "count": count, "rate": rate, "seconds": seconds})]
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, __file__, *arguments], stdin=pipe, stdout=pipe, text=True)


def _note(times: list[float], message: bytes, now: float) -> None:
    times.append(now)


async def first_views(port: int, times: int, pause: float) -> list[float]:
    """From asking for a table against bots to the first view of it, in seconds."""
    took = []
    for _ in range(times):
        token = new_token()
        welcomes: list[float] = []
        began = time.perf_counter()
        code = (await post(port, "/api/play-now", token, {"id": "now"}))["code"]
        client = await connect(port, code, token, partial(_note, welcomes))
        await until(partial(bool, welcomes), "a first view")
        took.append(welcomes[0] - began)
        client.transport.close()
        await asyncio.sleep(pause)
    return took


def rss(pid: int) -> float:
    """Megabytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def measure(tables: int, rate: float, seconds: float, generators: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="pyrite-load-") as name:
        folder, port = Path(name), free_port()
        server = begin_server(folder, port)
        try:
            return await measure_server(server, folder, port, tables, rate, seconds, generators)
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


async def measure_server(
    server: subprocess.Popen[bytes], folder: Path, port: int, tables: int, rate: float, seconds: float, generators: int
) -> dict[str, Any]:
    await until(lambda: is_up(server, folder, port), "the server")
    await first_views(port, 3, 0)
    idle = await first_views(port, 20, 0.02)
    empty = rss(server.pid)
    shares = [tables // generators + (place < tables % generators) for place in range(generators)]
    began = time.perf_counter()
    running = [begin_generator(port, share, rate * share / tables, seconds) for share in shares]
    try:
        for generator in running:
            line = await asyncio.to_thread(generator.stdout.readline)  # type: ignore[union-attr]
            if line != "ready\n":
                raise SystemExit(f"a generator failed; the server says:\n{(folder / 'server.log').read_text()[-3000:]}")
        set_up = time.perf_counter() - began
        used, clock, memory = processor_seconds(server.pid), time.perf_counter(), [rss(server.pid)]
        for generator in running:
            generator.stdin.write("go\n")  # type: ignore[union-attr]
            generator.stdin.flush()  # type: ignore[union-attr]
        busy = []
        while time.perf_counter() < clock + seconds:
            busy += await first_views(port, 1, 0.5)
            memory.append(rss(server.pid))
        share = (processor_seconds(server.pid) - used) / (time.perf_counter() - clock)
        told = [json.loads(await asyncio.to_thread(generator.stdout.read)) for generator in running]  # type: ignore[union-attr]
        memory.append(rss(server.pid))
    finally:
        for generator in running:
            generator.kill()
            generator.communicate()
    errors = sum('"level": "error"' in line for line in (folder / "server.log").read_text().splitlines())
    return summary(tables, rate, told) | {
        "first_view_ms": figures_of(idle),
        "first_view_under_load_ms": figures_of(busy),
        "memory_mb": round(max(memory)),
        "memory_empty_mb": round(empty),
        "processor": round(share, 2),
        "set_up_s": round(set_up, 1),
        "errors": errors,
        "load_average": os.getloadavg()[0],
    }


def is_up(server: subprocess.Popen[bytes], folder: Path, port: int) -> bool:
    if server.poll() is not None:
        raise SystemExit(f"the server ended:\n{(folder / 'server.log').read_text()[-3000:]}")
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


def summary(tables: int, rate: float, told: list[dict[str, Any]]) -> dict[str, Any]:
    latencies = [latency for one in told for latency in one["latencies"]]
    refused: Counter[str] = Counter()
    for one in told:
        refused.update(one["refused"])
    return {
        "tables": tables,
        "viewers": tables * PLAYERS,
        "rate_asked": rate,
        "rate": round(sum(one["sent"] / one["seconds"] for one in told), 1),
        "commands": sum(one["sent"] for one in told),
        "updates": sum(one["updates"] for one in told),
        "latency_ms": figures_of(latencies),
        "lost": sum(one["lost"] for one in told),
        "unanswered": sum(one["unanswered"] for one in told),
        "gone": sum(one["gone"] for one in told),
        "refused": dict(refused),
        "generator_lag_p99_ms": round(1000 * percentile([lag for one in told for lag in one["lags"]], 0.99), 1),
    }


def figures_of(seconds: Sequence[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * percentile(seconds, share), 1) for name, share in shares.items()}


def row(told: dict[str, Any]) -> str:
    latency, first, busy = told["latency_ms"], told["first_view_ms"], told["first_view_under_load_ms"]
    lost = told["lost"] + told["unanswered"] + told["gone"]
    cells = [
        *(f"{told['tables']:,}", f"{told['viewers']:,}", f"{told['rate']:.0f}"),
        *(f"{latency[name]:.0f}" for name in ("p50", "p95", "p99", "max")),
        *(str(lost), str(sum(told["refused"].values())), f"{told['memory_mb']}", f"{told['processor']:.0%}"),
        *(f"{first['p50']:.0f} / {first['max']:.0f}", f"{busy['p50']:.0f} / {busy['max']:.0f}"),
        f"{told['generator_lag_p99_ms']:.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


COLUMNS = [
    *("tables", "viewers", "commands/s", "p50 ms", "p95", "p99", "max", "lost", "refused", "server MB"),
    *("server CPU", "first view ms (median / max)", "the same under load", "generator lag p99 ms"),
]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=numbers, default=[100, 500, 1000], help="how many, with commas between")
    parser.add_argument("--rate", type=float, default=250, help="commands a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--generators", type=int, default=2, help="processes that play")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", type=json.loads, help=argparse.SUPPRESS)
    parser.add_argument("--generate", type=json.loads, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve is not None:
        serve(**given.serve)
        return
    if given.generate is not None:
        print(json.dumps(asyncio.run(generate(**given.generate))), flush=True)
        return
    told = []
    for tables in given.tables:
        print(f"{tables} tables ...", file=sys.stderr)
        told.append(asyncio.run(measure(tables, given.rate, given.seconds, given.generators)))
    if given.json:
        print(json.dumps(told, indent=2))
        return
    print(f"| {' | '.join(COLUMNS)} |\n|{' ---: |' * len(COLUMNS)}")
    for one in told:
        print(row(one))
    print(f"\nload average {statistics.mean(one['load_average'] for one in told):.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
