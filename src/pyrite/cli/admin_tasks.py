"""What `pyrite admin` does with the database of a server."""

import argparse
import asyncio
import contextlib
import json
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import ColumnElement, Table, func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from pyrite.cli.errors import CommandError
from pyrite.cli.messages import say, say_fault, trouble
from pyrite.server.settings import database_url, default_database
from pyrite.server.store.database import shown
from pyrite.server.store.errors import InUse, NotSaved, describe
from pyrite.server.store.migrate import NewerDatabase, revision
from pyrite.server.store.schema import COMMANDS, LINKS, LOG, RECORDS, TABLES
from pyrite.server.store.store import Store

SHOWN = 30  # old tables named one by one


def where(given: argparse.Namespace) -> URL:
    """The address of the database."""
    try:
        return make_url(database_url(given.database) if given.database else default_database())
    except (SQLAlchemyError, ValueError):
        raise CommandError(say("cli-no-database-address")) from None


def expect_there(url: URL) -> None:
    """Refuses a SQLite file that does not exist, which would otherwise be made."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise CommandError(say("cli-no-database", file=shown(url)))


@contextlib.asynccontextmanager
async def opened(url: URL, *, alone: bool = False) -> AsyncIterator[Store]:
    """The store, up to date; what goes wrong is said without what is in it."""
    try:
        store = Store(url.render_as_string(hide_password=False))
        await store.start(alone=alone)
        try:
            yield store
        finally:
            await store.stop()
    except NewerDatabase:
        raise CommandError(f"{shown(url)}: {say('cli-database-newer')}", code=1) from None
    except (NotSaved, SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        raise CommandError(say("cli-not-used", file=shown(url), why=say_fault(describe(error))), code=1) from None


# What there is to do.


def migrate(given: argparse.Namespace) -> int:
    """Brings the database up to date."""
    url = where(given)

    async def run() -> str | None:
        async with opened(url) as store, store.database.engine.connect() as connection:
            return await connection.run_sync(revision)

    print(say("cli-at-revision", file=shown(url), revision=str(asyncio.run(run()))))
    return 0


def backup(given: argparse.Namespace) -> int:
    """Copies a SQLite database, as it is at one moment, also while a server writes into it."""
    url, target = where(given), Path(given.file)
    if url.get_backend_name() != "sqlite":
        raise CommandError(say("cli-not-sqlite", file=shown(url)))
    expect_there(url)
    if target.exists():
        raise CommandError(say("cli-there-already", file=str(target)))
    partial = target.with_name(f"{target.name}.partial")
    try:
        _copy(Path(str(url.database)), partial)
        partial.replace(target)
    except (sqlite3.Error, OSError) as error:
        why = trouble(error) if isinstance(error, OSError) else str(error)
        raise CommandError(say("cli-not-written", file=str(target), why=why), code=1) from None
    finally:
        partial.unlink(missing_ok=True)
    print(say("cli-backed-up", file=str(target), bytes=target.stat().st_size))
    return 0


def _copy(source: Path, target: Path) -> None:
    """A copy in one file that only its owner may read, since it holds the secrets of running games."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
        contextlib.closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)  # in one step: a writer does not make it begin again
        writing.execute("PRAGMA journal_mode=DELETE")
        (found,) = writing.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(say("cli-copy-damaged"))


class OldTable(msgspec.Struct, frozen=True):
    """A table that nobody has touched for long."""

    code: str
    status: str
    entries: int
    last: int


def remove(given: argparse.Namespace) -> int:
    """Removes tables that nobody has touched for long, after asking."""
    url = where(given)
    expect_there(url)
    before = round((time.time() - given.hours * 3600) * 1000)

    async def run() -> int:
        async with opened(url, alone=given.unfinished) as store:  # a server would continue tables that are gone
            old = await _old_tables(store, before, given.unfinished)
            records = await _count(store, RECORDS, RECORDS.c.at < before) if given.records else 0
            if not _tell(old, records) or not (given.yes or _agreed()):
                return 0
            await store.remove_tables([table.code for table in old])
            if given.records:
                await store.remove_records(before)
            with_records = f", {say('cli-records', count=records)}" if given.records else ""
            print(say("cli-removed", what=say("cli-tables", count=len(old)) + with_records))
            return 0

    try:
        return asyncio.run(run())
    except InUse:
        raise CommandError(say("cli-stop-first", file=shown(url))) from None


async def _old_tables(store: Store, before: int, unfinished: bool) -> list[OldTable]:
    old = await store.old_tables(before)
    query = (
        select(TABLES.c.code, TABLES.c.status, func.count(), func.max(LOG.c.at))
        .join(LOG, LOG.c.code == TABLES.c.code)
        .group_by(TABLES.c.code, TABLES.c.status)
    )
    async with store.database.engine.connect() as connection:
        tables = [OldTable(*row) for row in await connection.execute(query)]
    wanted = set(old)
    chosen = [table for table in tables if table.code in wanted and (unfinished or table.status == "finished")]
    return sorted(chosen, key=lambda table: table.last)


def _tell(old: list[OldTable], records: int) -> bool:
    """Says what will go; whether there is anything."""
    for table in old[:SHOWN]:
        entries = say("cli-entries-until", count=table.entries, day=_day(table.last))
        before = " " * (5 - len(str(table.entries)))
        print(f"{table.code}  {_status(table.status):9}  {before}{entries}")
    if len(old) > SHOWN:
        print(say("cli-and-more", count=len(old) - SHOWN))
    if records:
        print(say("cli-records", count=records))
    if not old and not records:
        print(say("cli-nothing-old"))
    return bool(old or records)


def _agreed() -> bool:
    if sys.stdin is None or not sys.stdin.isatty():
        raise CommandError(say("cli-say-yes"))
    answers = {"y", "yes", say("cli-answer-yes"), say("cli-answer-yes")[0]}
    return input(f"{say('cli-ask-remove')} ").strip().lower() in answers


def stats(given: argparse.Namespace) -> int:
    """Counts what is in the database."""
    url = where(given)
    expect_there(url)

    async def run() -> StoreCounts:
        async with opened(url) as store:
            return await _figures(store)

    figures = asyncio.run(run())
    if url.get_backend_name() == "sqlite":
        files = [Path(f"{url.database}{end}") for end in ("", "-wal")]  # the second holds what was written last
        figures.bytes = sum(file.stat().st_size for file in files if file.exists())
    if given.json:
        print(json.dumps(msgspec.to_builtins(figures), indent=2))
        return 0
    by_status = [say("cli-stats-of-status", count=count, status=_status(one)) for one, count in figures.tables.items()]
    rows = {"tables": ", ".join(by_status) or say("cli-stats-none")}
    counts = {"entries": figures.entries, "commands": figures.commands, "records": figures.records}
    counts |= {"links": figures.links}
    if isinstance(figures.bytes, int):
        counts["bytes"] = figures.bytes
    rows |= {name: say("cli-stats-count", count=count) for name, count in counts.items()}
    if figures.last is not None:
        rows["last"] = _day(figures.last)
    names = {name: say(f"cli-stats-{name}") for name in rows}
    width = max(map(len, names.values()))
    print("\n".join([shown(url), *(f"  {names[name]:{width}}  {row}" for name, row in rows.items())]))
    return 0


class StoreCounts(msgspec.Struct, kw_only=True):
    """What `pyrite admin stats` counts."""

    tables: dict[str, int]  # by status
    entries: int
    commands: int
    records: int
    links: int
    last: int | None  # when an entry was last written
    bytes: int | msgspec.UnsetType = msgspec.UNSET  # of the files of SQLite


async def _figures(store: Store) -> StoreCounts:
    by_status = select(TABLES.c.status, func.count().label("count")).group_by(TABLES.c.status).order_by(TABLES.c.status)
    async with store.database.engine.connect() as connection:
        tables = {str(status): int(count) for status, count in await connection.execute(by_status)}
        last = (await connection.execute(select(func.max(LOG.c.at)))).scalar()
    return StoreCounts(
        tables=tables,
        entries=await _count(store, LOG),
        commands=await _count(store, COMMANDS),
        records=await _count(store, RECORDS),
        links=await _count(store, LINKS),
        last=last,
    )


async def _count(store: Store, table: Table, *conditions: ColumnElement[bool]) -> int:
    async with store.database.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table).where(*conditions))).scalar_one())


def _status(status: str) -> str:
    return say(f"cli-status-{status}")


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d")
