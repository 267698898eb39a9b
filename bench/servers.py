"""Servers in processes of their own, and what they use of the machine.

`python -m bench.servers PORT DATABASE [BUS]` is `pyrite serve` with limits for one address with
thousands of viewers.
"""

import asyncio
import contextlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.clients import HOST, until

GRACE = 30  # seconds to stop in


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def unlimited(port: int, database: str, bus: str = "") -> list[str]:
    """The command that starts a server without limits for an address."""
    return [sys.executable, "-m", "bench.servers", str(port), database, bus]


def start(command: Sequence[str], log: Path) -> subprocess.Popen[bytes]:
    with log.open("wb") as output:
        return subprocess.Popen(command, stdout=output, stderr=output)


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Server(NamedTuple):
    """A server that runs; its database and its log are in `folder`."""

    process: subprocess.Popen[bytes]
    folder: Path
    port: int

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def log(self) -> Path:
        return self.folder / "server.log"


@contextlib.asynccontextmanager
async def running(command: Sequence[str] = ()) -> AsyncIterator[Server]:
    """A server that accepts connections: without limits, or by a command with places for {port} and {database}."""
    with tempfile.TemporaryDirectory(prefix="pyrite-bench-") as name:
        folder, port = Path(name), free_port()
        database = str(folder / "tables.db")
        words = [word.format(port=port, database=database) for word in command] or unlimited(port, database)
        server = Server(start(words, folder / "server.log"), folder, port)
        try:
            await until(lambda: is_up(server.process, server.log, port), "the server")
            yield server
        finally:
            stop(server.process)


def is_up(process: subprocess.Popen[bytes], log: Path, port: int) -> bool:
    if process.poll() is not None:
        raise SystemExit(f"the server ended:\n{log.read_text()[-3000:]}")
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


def memory_mb(pid: int) -> float:
    """Megabytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def processor_seconds(pid: int) -> float:
    """Processor time of a process in user and system mode; finer than the ticks of 10 ms in /proc."""
    return time.clock_gettime((~pid << 3) | 2)  # the number of its clock, as clock_getcpuclockid(3) makes it on Linux


def serve(port: int, database: str, bus: str = "") -> None:
    from pyrite.server import run
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


if __name__ == "__main__":
    serve(int(sys.argv[1]), *sys.argv[2:])
