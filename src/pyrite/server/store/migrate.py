"""Brings a database up to date before it is used."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LOCK = 0x50797270  # the advisory lock of those who migrate
TRY_SECONDS = 0.1  # between two tries to get it


class NewerDatabase(Exception):
    """The database was written by a later version of the program."""


async def migrate(engine: AsyncEngine) -> None:
    """Runs the migrations that the database has not seen; NewerDatabase if it has seen more than there are.

    On PostgreSQL each of them is a transaction, except for an index that is built while others write, which is none.
    """
    if engine.dialect.name == "sqlite":
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        return
    async with engine.connect() as connection:
        try:
            await _take_turn(connection)
            await connection.run_sync(upgrade)
            await connection.commit()
        finally:
            await connection.invalidate()  # the lock ends with the connection


async def _take_turn(connection: AsyncConnection) -> None:
    """Workers of a fleet may start at the same moment.

    They ask again and again: an index that is built waits for all questions that began before it, also for one that
    waits for a lock.
    """
    while not await connection.scalar(text("select pg_try_advisory_lock(:key)"), {"key": LOCK}):
        await connection.rollback()
        await asyncio.sleep(TRY_SECONDS)
    await connection.commit()


def upgrade(connection: Connection) -> None:
    """The same on a connection, if nobody else migrates."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    present = revision(connection)
    if connection.dialect.name != "sqlite":
        connection.rollback()  # alembic begins its own transactions
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if present is not None and present not in known:
        raise NewerDatabase(f"the database is of a later version of pyrite (its revision is {present})")
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The last migration that the database has seen."""
    return MigrationContext.configure(connection).get_current_revision()
