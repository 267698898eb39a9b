"""Examines a database: whether it is sound, and whether every table's log can be read and replayed."""

import msgspec
from sqlalchemy import Table, inspect, select, text

from pyrite.server.store.errors import NotSaved
from pyrite.server.store.reader import Reader
from pyrite.server.store.schema import LOG, METADATA, TABLES
from pyrite.server.tables.replay import replay

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
    damaged = [found for code in codes if (found := await _check_table(reader, code)) is not None]
    return Findings(tuple(problems), len(codes), tuple(damaged))


async def tables_in(reader: Reader) -> list[Table]:
    """The tables of the database; those of later versions are not there yet."""
    async with reader.database.reading(patience=None) as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    return [table for table in METADATA.sorted_tables if table.name in names]


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
    for table in await tables_in(reader):
        try:
            async with reader.database.reading(patience=None, is_stream=True) as connection:
                async for _ in await connection.stream(select(table)):
                    pass
        except NotSaved as error:
            problems.append(f"{table.name}: {error}")
    return problems


async def _check_table(reader: Reader, code: str) -> Damage | None:
    rows, why = await reader.readable_entries(code)
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
