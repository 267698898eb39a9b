"""Brings a database up to date before it is used."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x50797270  # the advisory lock of those who migrate


class NewerDatabase(Exception):
    """The database was written by a later version of the program."""


async def migrate(engine: AsyncEngine) -> None:
    """Runs the migrations that the database has not seen; NewerDatabase if it has seen more than there are."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """The same on a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # workers of a fleet may start at the same moment
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    present = revision(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if present is not None and present not in known:
        raise NewerDatabase(f"the database is of a later version of pyrite (its revision is {present})")
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The last migration that the database has seen."""
    return MigrationContext.configure(connection).get_current_revision()
