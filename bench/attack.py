"""Players at 100 tables while one address attacks: `python -m bench.attack --tables 100 --rate 50 --seconds 30`.

Starts the server of `pyrite serve` with its default limits. The players of each table come from an address of their
own (127.1.x.y), the attacker from 127.0.0.1. Measured is the time from sending a move until the last of five viewers
has the update: first without an attack, then under all of these at the same time:

- H1: boxes that take long to parse, in `settings` commands, as fast as they are answered
- H2: connections that say nothing, thousands of them, opened again when they are closed
- M3: viewers who do not read, at tables where much happens
- M4: uploads, replays through all eyes, hindsight and views of tables, with identities that are made up

The attacker runs with a low priority, so that on a small machine the server is what is measured.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from typing import Any

import msgspec

import pyrite
from bench.clients import HOST, WEBSOCKET, connect, new_token, post
from bench.load import summary
from bench.servers import memory_mb, processor_seconds, running
from bench.tables import Generator
from pyrite.core.json_values import JsonObject

PLAYERS_FROM = "127.1"
NICE = 10
HOSTILE_BOX = "a." * 3_900 + "b=1\n"
LONG_BOX = "a = [" + "1," * 390 + "]\n" + "#" * 7_000 + "\n"  # within the limits, and slow to parse
SILENT = 3_000
BLIND = 100
ASKING = 12
FAILURES = (OSError, asyncio.IncompleteReadError, SystemExit, ValueError, IndexError)


class Attack:
    """One address that does everything at the same time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.done: Counter[str] = Counter()

    async def run(self, seconds: float) -> dict[str, int]:
        parts = [self.parse(), self.parse(), self.hold(), self.look_away(), *(self.ask() for _ in range(ASKING))]
        tasks = [asyncio.create_task(part) for part in parts]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return dict(sorted(self.done.items()))

    async def parse(self) -> None:
        """H1: from several sockets of a host."""
        while True:
            token = new_token()
            answers: list[bytes] = []
            with contextlib.suppress(*FAILURES):
                new = {"id": "x", "game": "lost-mines", "name": "Eve"}
                code = (await post(self.port, "/api/tables", token, new))["code"]
                hear = lambda payload, _, heard=answers: heard.append(payload)  # noqa: E731
                sockets = [await connect(self.port, code, token, hear) for _ in range(10)]
                while not all(socket.is_lost for socket in sockets):
                    for number, socket in enumerate(sockets):
                        box = LONG_BOX if number % 2 else HOSTILE_BOX
                        change: JsonObject = {"game": "lost-mines", "options": {"box": box}}
                        if not socket.is_lost and socket.is_open:
                            socket.send({"do": "settings", "id": new_token(), "change": change})
                            self.done["H1 boxes sent"] += 1
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.1)

    async def hold(self) -> None:
        """H2: as many silent connections as can be had."""
        held: list[asyncio.StreamWriter] = []
        readers: list[asyncio.StreamReader] = []
        while True:
            for place in range(len(held) - 1, -1, -1):
                if readers[place].at_eof() or readers[place].exception() is not None:
                    held.pop(place).close()
                    readers.pop(place)
            while len(held) < SILENT:
                try:
                    reader, writer = await asyncio.open_connection(HOST, self.port)
                except OSError:
                    break
                self.done["H2 connections opened"] += 1
                held.append(writer)
                readers.append(reader)
                if len(held) % 50 == 0:
                    await asyncio.sleep(0.01)
            self.done["H2 most open at once"] = max(self.done["H2 most open at once"], len(held))
            await asyncio.sleep(0.2)

    async def look_away(self) -> None:
        """M3: viewers who do not read, and a player who makes much happen."""
        while True:
            with contextlib.suppress(*FAILURES):
                token, code = await self.play_now()
                blind = []
                for _ in range(BLIND):
                    reader, writer = await asyncio.open_connection(HOST, self.port, limit=1)
                    request = WEBSOCKET.format(
                        path=f"/api/tables/{code}/ws", host=f"{HOST}:{self.port}", token=new_token()
                    )
                    writer.write(request.encode())
                    blind.append((reader, writer))
                    self.done["M3 viewers who do not read"] += 1
                player = await connect(self.port, code, token, lambda *_: None)
                for number in range(200):
                    if player.is_lost:
                        break
                    player.send({"do": "rename", "id": f"{number}", "name": f"Eve {number}"})
                    await asyncio.sleep(0.05)
                for _, writer in blind:
                    writer.close()
            await asyncio.sleep(0.1)

    async def play_now(self) -> tuple[str, str]:
        token = new_token()
        made = await post(self.port, "/api/play-now", token, {"id": "x", "options": {"players": 10}})
        return token, made["code"]

    async def ask(self) -> None:
        """M4: expensive requests, each by somebody new."""
        record = long_record()
        while True:
            known = ""
            with contextlib.suppress(*FAILURES):
                known = (await post(self.port, "/api/records", new_token(), {"record": record}))["id"]
            self.done["M4 uploads"] += 1
            for path in (f"/api/records/{known or 'x' * 22}/replay?seat=all", f"/api/records/{known}/hindsight"):
                with contextlib.suppress(*FAILURES):
                    self.done[f"M4 requests answered with {await self.get(path)}"] += 1
            for _ in range(5):
                with contextlib.suppress(*FAILURES):
                    self.done[f"M4 requests answered with {await self.get('/api/tables')}"] += 1

    async def get(self, path: str) -> int:
        reader, writer = await asyncio.open_connection(HOST, self.port)
        host = f"{HOST}:{self.port}"
        head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {new_token()}\r\n"
        writer.write(f"{head}Connection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        return int(answer.split()[1])


def long_record() -> str:
    """A game of many rounds, near the limit of what may be uploaded."""
    match = pyrite.new("saboteur", players=10, rounds=40, seed=1)
    while match.turn is not None:
        match.play(match.legal()[-1])
    return match.record()


SERVE = [sys.executable, "-m", "pyrite", "serve", "--no-browser", "--host", HOST, "--port", "{port}"]


async def measure(tables: int, rate: float, seconds: float, *, is_attacked: bool) -> dict[str, Any]:
    """Moves on a server of `pyrite serve` with nothing set but where it listens and stores."""
    async with running([*SERVE, "--database", "{database}"]) as server:
        players = Generator(port=server.port, count=tables, rate=rate, seconds=seconds, network=PLAYERS_FROM)
        attacker = None
        try:
            if not await players.is_ready():
                raise SystemExit(server.log.read_text()[-3000:])
            used, clock = processor_seconds(server.pid), time.perf_counter()
            if is_attacked:
                words = ["--attack", json.dumps({"port": server.port, "seconds": seconds + 5})]
                attacker = subprocess.Popen([sys.executable, "-m", "bench.attack", *words], stdout=subprocess.PIPE)
                await asyncio.sleep(3)  # so that all of it is under way
            players.begin()
            generated = await players.report()
            processor = (processor_seconds(server.pid) - used) / (time.perf_counter() - clock)
            done = json.loads(await asyncio.to_thread(attacker.stdout.read)) if attacker and attacker.stdout else {}
        finally:
            players.kill()
            if attacker:
                attacker.kill()
                attacker.communicate()
        return summary(tables, rate, [generated]) | {
            "attack": done,
            "processor": round(processor, 2),
            "memory_mb": round(memory_mb(server.pid)),
            "log_bytes": server.log.stat().st_size,
            "load_average": round(os.getloadavg()[0], 1),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", type=json.loads, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack is not None:
        os.nice(NICE)
        print(json.dumps(asyncio.run(Attack(given.attack["port"]).run(given.attack["seconds"]))), flush=True)
        return
    found = {}
    for name in ("without an attack", "under attack"):
        is_attacked = name == "under attack"
        found[name] = asyncio.run(measure(given.tables, given.rate, given.seconds, is_attacked=is_attacked))
    if given.json:
        print(msgspec.json.format(json.dumps(found), indent=2))
        return
    for name, one in found.items():
        latency = ", ".join(f"{share} {value:.0f} ms" for share, value in one["latency_ms"].items())
        trouble = one["lost"] + one["unanswered"] + one["gone"]
        print(f"{name}: {latency}; {one['commands']} moves, {trouble} lost, refused {one['refused']}")
        print(f"  server {one['processor']:.0%} of a core, {one['memory_mb']} MB, log {one['log_bytes']} bytes")
        print(f"  load average {one['load_average']} on {os.cpu_count()} cores")
        print(f"  the players' own process was late by (p99) {one['generator_lag_p99_ms']} ms")
        for what, count in one["attack"].items():
            print(f"  {what}: {count:,}")


if __name__ == "__main__":
    main()
