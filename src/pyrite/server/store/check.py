"""Examines a database: whether it is sound, and whether every table's log can be read and replayed."""

import msgspec
from sqlalchemy import Column, Connection, Table, inspect, select, text

from pyrite.server.store.appends import Value
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.reader import Reader
from pyrite.server.store.schema import LOG, METADATA, TABLES
from pyrite.server.tables.replay import replay

Columns = list[Column[Value]]
Tables = dict[Table, Columns]

MOST_PROBLEMS = 20  # of the database itself that are named


class Damage(msgspec.Struct, frozen=True):
    """A table that cannot be played on."""

    code: str
    entries: int  # that could be read and replayed
    is_cut: bool  # entries are missing, or cannot be read
    why: str


class Findings(msgspec.Struct, frozen=True):
    """What an examination found."""

    problems: tuple[str, ...]  # of the database itself
    tables: int
    damaged: tuple[Damage, ...]

    @property
    def is_sound(self) -> bool:
        """Whether there is nothing to complain about."""
        return not self.problems and not self.damaged


async def check(reader: Reader) -> Findings:
    """Examines a database, without changing it."""
    problems = [*await _check_database(reader)]
    codes, unread = await codes_in(reader)
    problems += unread
    with_marks = LOG.c.mark in (await tables_in(reader)).get(LOG, [])
    checked = [await _check_table(reader, code, with_marks=with_marks) for code in codes]
    damaged = [damage for damage in checked if damage is not None]
    return Findings(tuple(problems), len(codes), tuple(damaged))


async def tables_in(reader: Reader) -> Tables:
    """The tables of the database with their columns; those of later versions are not there yet."""
    async with reader.database.reading(patience=None) as connection:
        return await connection.run_sync(_tables)


def _tables(connection: Connection) -> Tables:
    inspector = inspect(connection)
    names = inspector.get_table_names()
    found: Tables = {}
    for table in METADATA.sorted_tables:
        if table.name in names:
            there = {column["name"] for column in inspector.get_columns(table.name)}
            found[table] = [column for column in table.columns if column.name in there]
    return found


async def codes_in(reader: Reader) -> tuple[list[str], list[str]]:
    """The codes of all tables, also of those of which only the log is left; and what could not be read."""
    codes: dict[str, None] = {}
    problems = []
    for query in (select(TABLES.c.code).order_by(TABLES.c.code), select(LOG.c.code).distinct().order_by(LOG.c.code)):
        try:
            async with reader.database.reading(patience=None) as connection:
                codes.update((row.code, None) for row in await connection.execute(query))
        except NotSaved as error:
            problems.append(str(error))
    return list(codes), problems


async def _check_database(reader: Reader) -> list[str]:
    """What SQLite says about its file; PostgreSQL, which has no such question, has to read every row."""
    if reader.database.is_sqlite:
        try:
            async with reader.database.reading(patience=None) as connection:
                rows = await connection.execute(text(f"PRAGMA integrity_check({MOST_PROBLEMS})"))
                return [problem for (problem,) in rows if problem != "ok"]
        except NotSaved as error:
            return [str(error)]
    problems = []
    for table, columns in (await tables_in(reader)).items():
        try:
            async with reader.database.reading(patience=None, is_stream=True) as connection:
                async for _ in await connection.stream(select(*columns)):
                    pass
        except NotSaved as error:
            problems.append(f"{table.name}: {error}")
    return problems


async def _check_table(reader: Reader, code: str, *, with_marks: bool) -> Damage | None:
    rows, why = await reader.readable_entries(code, with_marks=with_marks)
    last = await _last_entry(reader, code)
    if why is None and last is not None and last > len(rows):
        why = f"it is missing, and the last one is {last}"
    if not rows:
        return Damage(code, 0, True, why or "its log is empty")
    table = replay(code, rows, why)
    return None if table.trouble is None else Damage(code, table.seq, why is not None, table.trouble)


async def _last_entry(reader: Reader, code: str) -> int | None:
    try:
        async with reader.database.reading(patience=None) as connection:
            query = select(LOG.c.seq).where(LOG.c.code == code).order_by(LOG.c.seq.desc()).limit(1)
            return (await connection.execute(query)).scalar()
    except NotSaved:
        return None
