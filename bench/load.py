"""How much one server takes: `python -m bench.load --tables 100,500,1000 --rate 250 --seconds 20`.

Starts the server of `pyrite serve` on SQLite in a folder of its own, fills tables with five people each from processes
of their own, and lets them play legal moves at a given rate in all. Measured is the time from sending a move until the
last of the five viewers has the update; all of a table's viewers are in one process, so one clock measures both.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

from bench.clients import connect, new_token, post, until
from bench.servers import Server, memory_mb, processor_seconds, running
from bench.tables import PLAYERS, Generated, Generator, milliseconds, percentile

Report: TypeAlias = dict[str, Any]


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


async def measure(tables: int, rate: float, seconds: float, generators: int) -> Report:
    """One run on an empty database."""
    async with running() as server:
        await first_views(server.port, 3, 0)
        idle = await first_views(server.port, 20, 0.02)
        empty = memory_mb(server.pid)
        shares = [tables // generators + (place < tables % generators) for place in range(generators)]
        began = time.perf_counter()
        players = [
            Generator(port=server.port, count=share, rate=rate * share / tables, seconds=seconds) for share in shares
        ]
        try:
            if not all([await generator.is_ready() for generator in players]):
                raise SystemExit(f"a generator failed; the server says:\n{server.log.read_text()[-3000:]}")
            set_up = time.perf_counter() - began
            found = await measure_play(server, players, seconds)
            generated = [await generator.report() for generator in players]
        finally:
            for generator in players:
                generator.kill()
        errors = sum('"level": "error"' in line for line in server.log.read_text().splitlines())
    return {
        **summary(tables, rate, generated),
        **found,
        "first_view_ms": milliseconds(idle),
        "memory_empty_mb": round(empty),
        "set_up_s": round(set_up, 1),
        "errors": errors,
        "load_average": os.getloadavg()[0],
    }


async def measure_play(server: Server, players: Sequence[Generator], seconds: float) -> Report:
    """What the server uses while the tables play, and how long others wait for a first view."""
    used, clock, memory = processor_seconds(server.pid), time.perf_counter(), [memory_mb(server.pid)]
    for generator in players:
        generator.begin()
    busy = []
    while time.perf_counter() < clock + seconds:
        busy += await first_views(server.port, 1, 0.5)
        memory.append(memory_mb(server.pid))
    share = (processor_seconds(server.pid) - used) / (time.perf_counter() - clock)
    return {
        "first_view_under_load_ms": milliseconds(busy),
        "memory_mb": round(max(memory)),
        "processor": round(share, 2),
    }


def summary(tables: int, rate: float, generated: Sequence[Generated]) -> Report:
    """What the generators report, together."""
    refused: Counter[str] = Counter()
    for one in generated:
        refused.update(one["refused"])
    return {
        "tables": tables,
        "viewers": tables * PLAYERS,
        "rate_asked": rate,
        "rate": round(sum(one["sent"] / one["seconds"] for one in generated), 1),
        "commands": sum(one["sent"] for one in generated),
        "updates": sum(one["updates"] for one in generated),
        "latency_ms": milliseconds([latency for one in generated for latency in one["latencies"]]),
        "lost": sum(one["lost"] for one in generated),
        "unanswered": sum(one["unanswered"] for one in generated),
        "gone": sum(one["gone"] for one in generated),
        "refused": dict(refused),
        "generator_lag_p99_ms": round(1000 * percentile([lag for one in generated for lag in one["lags"]], 0.99), 1),
    }


def row(found: Report) -> str:
    latency, first, busy = found["latency_ms"], found["first_view_ms"], found["first_view_under_load_ms"]
    lost = found["lost"] + found["unanswered"] + found["gone"]
    cells = [
        *(f"{found['tables']:,}", f"{found['viewers']:,}", f"{found['rate']:.0f}"),
        *(f"{latency[name]:.0f}" for name in ("p50", "p95", "p99", "max")),
        *(str(lost), str(sum(found["refused"].values())), f"{found['memory_mb']}", f"{found['processor']:.0%}"),
        *(f"{first['p50']:.0f} / {first['max']:.0f}", f"{busy['p50']:.0f} / {busy['max']:.0f}"),
        f"{found['generator_lag_p99_ms']:.0f}",
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
    given = parser.parse_args()
    found = []
    for tables in given.tables:
        print(f"{tables} tables ...", file=sys.stderr)
        found.append(asyncio.run(measure(tables, given.rate, given.seconds, given.generators)))
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"| {' | '.join(COLUMNS)} |\n|{' ---: |' * len(COLUMNS)}")
    for one in found:
        print(row(one))
    print(f"\nload average {statistics.mean(one['load_average'] for one in found):.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
