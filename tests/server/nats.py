"""A real NATS server on a free port, that can be taken away and given back.

The current one is installed beside Python; make sets up the oldest one that a fleet works with in `.nats`.
"""

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests import ROOT

PATIENCE = 30.0  # seconds to begin
CURRENT = Path(sys.executable).parent / "nats-server"
OLDEST = ROOT / ".nats" / "bin" / "nats-server"


def both_versions(usual: Path) -> list[ParameterSet]:
    """Parameters of a fixture: this version in each run of the tests, the other one in `make long`."""
    (other,) = {CURRENT, OLDEST} - {usual}
    names = {CURRENT: "current NATS", OLDEST: "oldest NATS"}
    return [
        pytest.param(usual, id=names[usual]),
        pytest.param(other, id=names[other], marks=pytest.mark.long),
    ]


class Nats:
    """A running NATS."""

    def __init__(self, program: Path = CURRENT) -> None:
        self._program = program
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def give_back(self) -> None:
        """Begins it, at the same address."""
        arguments = [str(self._program), "--addr", "127.0.0.1", "--port", str(self.port)]
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
def nats(program: Path = CURRENT) -> Iterator[Nats]:
    """NATS for as long as it is needed; the test is skipped without the oldest one."""
    if program == OLDEST and not program.exists():
        pytest.skip(f"there is no {OLDEST}: `make .nats/.installed` sets it up")
    server = Nats(program)
    server.give_back()
    try:
        yield server
    finally:
        server.take_away()
