"""`pyrite serve` in a process of its own, to be killed and started again on the same database."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PATIENCE = 90.0  # seconds to begin, on a busy machine


class Process:
    """A server that can be killed at any moment; what it logs is kept in a file."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments
        self.fatal = ""  # the point at which it kills itself (cradle.py)
        self.logs = folder / "server.log"
        self.port = 0
        self.begun = 0  # how many times
        self.pid = 0
        self._printed = folder / "printed.txt"
        pipe = subprocess.PIPE
        self._cradle = subprocess.Popen(
            [sys.executable, "-m", "tests.server.cradle"], stdin=pipe, stdout=pipe, text=True
        )

    def launch(self) -> None:
        """Begins, and does not wait until it serves."""
        self._printed.write_text("")
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database, "--log", "info"]
        assert self._cradle.stdin is not None
        line = [str(self._printed), str(self.logs), self.fatal, *arguments, *self.arguments]
        print(json.dumps(line), file=self._cradle.stdin, flush=True)
        self.pid = self._answer()

    def _answer(self) -> int:
        assert self._cradle.stdout is not None
        return int(self._cradle.stdout.readline())

    def begin(self) -> None:
        """Begins, and returns when it serves."""
        self.launch()
        wait_for(lambda: "stop with" in self._printed.read_text() or not is_alive(self.pid))
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", self._printed.read_text())
        assert address is not None, f"the server did not begin: {self.logs.read_text()[-1000:]}"
        self.port = int(address[1])
        self.begun += 1

    def end(self, how: signal.Signals) -> int:
        """Ends it by a signal: SIGTERM lets it close in peace, SIGKILL strikes whatever it does; its exit code."""
        assert is_alive(self.pid), f"the server has ended by itself: {self.logs.read_text()[-1000:]}"
        os.kill(self.pid, how)
        self.pid = 0
        return self._answer()

    def has_ended(self) -> bool:
        """Whether it has killed itself."""
        if self.pid and not is_alive(self.pid):
            self.pid = 0
            self._answer()
        return not self.pid

    def close(self) -> None:
        """Ends everything."""
        if not self.has_ended():
            self.end(signal.SIGKILL)
        self._cradle.communicate("")

    def children(self) -> list[int]:
        """The processes that it began, where the system tells."""
        path = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in path.read_text().split()] if path.exists() else []


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended is no longer there, since the cradle waits for it."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


@contextlib.contextmanager
def process(database: str, folder: Path) -> Iterator[Process]:
    """A server that serves; it ends with the test."""
    server = Process(database, folder)
    try:
        server.begin()
        yield server
    finally:
        server.close()


def wait_for(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Returns as soon as something holds; AssertionError if it never does."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "it did not come to that"
        time.sleep(0.01)
