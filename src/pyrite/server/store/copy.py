"""Copies a whole database into an empty one, of either kind, and compares them row by row."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

from sqlalchemy import RowMapping, Table, delete, func, insert, select, text, tuple_

from pyrite.server.store.appends import Append, Value
from pyrite.server.store.schema import METADATA, PRESENCE, SERVER_STATE, WORKERS
from pyrite.server.store.store import Store

AT_ONCE = 200  # rows
PASSING = (WORKERS, PRESENCE)  # only true while a server runs
COPIED = [table for table in METADATA.sorted_tables if table not in PASSING]

Row = dict[str, Value]


class DatabaseNotEmpty(Exception):
    """The target database is not empty."""


class CopyDiffers(Exception):
    """A row is not the same in both databases."""


async def copy(source: Store, target: Store) -> dict[str, int]:
    """Copies every row, then compares; how many rows each table of the database has."""
    for table in COPIED:
        if table is not SERVER_STATE and await _count(target, table):
            raise DatabaseNotEmpty(table.name)
    await target.save(Append(code="", statements=(delete(SERVER_STATE),)))
    for table in COPIED:
        async with aclosing(_rows(source, table)) as found:
            async for rows in found:
                await target.save(Append(code="", statements=(insert(table).values(rows),)))
        await _set_next_id(target, table)
    return {table.name: await _compare(source, target, table) for table in COPIED}


async def _rows(store: Store, table: Table) -> AsyncGenerator[list[Row], None]:
    async with store.database.engine.connect() as connection:
        async for some in (await connection.stream(select(table))).mappings().partitions(AT_ONCE):
            yield [_row(one) for one in some]


def _row(found: RowMapping) -> Row:
    return {str(name): value for name, value in found.items()}


async def _count(store: Store, table: Table) -> int:
    async with store.database.reading(patience=None) as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _set_next_id(store: Store, table: Table) -> None:
    """PostgreSQL counts ids by itself, and does not notice those that are written."""
    if store.database.is_sqlite or table.autoincrement_column is None:
        return
    last = f"(select coalesce(max(id), 0) + 1 from {table.name})"
    follow = text(f"select setval(pg_get_serial_sequence('{table.name}', 'id'), {last}, false)")
    await store.save(Append(code="", statements=(follow,)))


async def _compare(source: Store, target: Store, table: Table) -> int:
    """How many rows a table has in both; Differs if one is missing, added or another."""
    keys = list(table.primary_key)
    count = 0
    async with aclosing(_rows(source, table)) as original:
        async for rows in original:
            wanted = {tuple(row[key.name] for key in keys): row for row in rows}
            async with target.database.reading(patience=None) as connection:
                query = select(table).where(tuple_(*keys).in_(list(wanted)))
                found = [_row(one) for one in (await connection.execute(query)).mappings()]
            if {tuple(row[key.name] for key in keys): row for row in found} != wanted:
                raise CopyDiffers(table.name)
            count += len(rows)
    if count != await _count(target, table):
        raise CopyDiffers(table.name)
    return count
