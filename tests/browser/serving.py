"""`pyrite serve` for the browsers: stopped and started again at the same address, on the same database."""

import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from pyrite.server.settings import Limits, Rate
from tests.browser.deals import NEXT

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds to begin, on a busy machine

# Nothing that these tests do is refused for its speed, and no bot is so slow that something else is played for it.
RATES = [name for name, rate in msgspec.structs.asdict(Limits()).items() if isinstance(rate, Rate)]
SETTINGS = "\n".join(
    ["bot_seconds = 30", "[limits]", *(f"{name} = {{ burst = 1000000, each = 1000000 }}" for name in RATES)]
)


class Served:
    """A server on a free port; what it prints and logs is kept in files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is found."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Begins, and returns when it serves."""
        printed, settings = self.folder / "printed.txt", self.folder / "settings.toml"
        settings.write_text(SETTINGS)
        command = [sys.executable, "-m", "tests.browser.seeded_server", str(NEXT)]
        command += ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self.folder / "tables.db"), "--settings", str(settings), "--no-browser"]
        with printed.open("wb") as out, (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=out, stderr=log, cwd=CHECKOUT)
        until = time.monotonic() + PATIENCE
        while "stop with" not in printed.read_text():
            assert time.monotonic() < until, "the server does not begin"
            assert self._process.poll() is None, (self.folder / "log.txt").read_text()[-2000:]
            time.sleep(0.02)
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", printed.read_text())
        assert found is not None
        self.port = int(found[1])

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Ends it in peace."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
