"""Copies what can be read of a damaged database into a new one."""

import msgspec
from sqlalchemy import Executable, Table, delete, insert, select

from pyrite.server.store.appends import Append, Value
from pyrite.server.store.check import Columns, Findings, tables_in
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.reader import Reader
from pyrite.server.store.schema import LOG
from pyrite.server.store.store import Store

AT_ONCE = 500  # rows in a transaction
DAMAGED = '{"kind":"damaged"}'  # written where the rest of a log could not be read; it freezes the table there


class SalvageCounts(msgspec.Struct, frozen=True):
    """How much was copied, by the name of the table in the database."""

    rows: dict[str, int]
    lost: dict[str, int]  # rows that are known to be there and could not be read
    unread: tuple[str, ...]  # tables of the database whose keys could not all be read


async def salvage(source: Reader, target: Store, findings: Findings) -> SalvageCounts:
    """Copies every row that can be read; a log that breaks off ends with an entry that freezes its table."""
    rows: dict[str, int] = {}
    lost: dict[str, int] = {}
    unread: list[str] = []
    for table, columns in (await tables_in(source)).items():
        found, missing = await _readable_rows(source, table, columns)
        if missing is None:
            unread.append(table.name)
        elif missing:
            lost[table.name] = missing
        rows[table.name] = len(found)
        await _write(target, table, found)
    await _mark_ends(target, findings)
    return SalvageCounts(rows, lost, tuple(unread))


async def _readable_rows(source: Reader, table: Table, there: Columns) -> tuple[list[dict[str, Value]], int | None]:
    """The rows of a table, in one query or else one by one; and how many are lost, None if that is unknown."""
    try:
        return await _fetch(source, select(*there)), 0
    except NotSaved:
        pass
    columns = list(table.primary_key)
    keys: dict[tuple[Value, ...], None] = {}
    is_whole = True
    for order in (columns, [column.desc() for column in columns]):  # from both ends towards the damage
        try:
            async with source.database.reading(patience=None, is_stream=True) as connection:
                async for row in await connection.stream(select(*columns).order_by(*order)):
                    keys[tuple(row)] = None
            break
        except NotSaved:
            is_whole = False
    found: list[dict[str, Value]] = []
    for key in keys:
        same = [column == value for column, value in zip(columns, key, strict=True)]
        try:
            found += await _fetch(source, select(*there).where(*same))
        except NotSaved:
            continue
    return found, len(keys) - len(found) if is_whole else None


async def _fetch(source: Reader, query: Executable) -> list[dict[str, Value]]:
    async with source.database.reading(patience=None) as connection:
        return [
            {str(name): value for name, value in row.items()} for row in (await connection.execute(query)).mappings()
        ]


async def _write(target: Store, table: Table, rows: list[dict[str, Value]]) -> None:
    for start in range(0, len(rows), AT_ONCE):
        await target.save(Append(code="", statements=(insert(table).values(rows[start : start + AT_ONCE]),)))


async def _mark_ends(target: Store, findings: Findings) -> None:
    """An incomplete log must not look like a complete one, or its table would continue from an older position."""
    for damage in findings.damaged:
        rows, _ = await target.readable_entries(damage.code)
        if not rows or not damage.is_cut:
            continue
        seq, at = len(rows) + 1, rows[-1][1]
        mark = {"code": damage.code, "seq": seq, "at": at, "who": None, "entry": DAMAGED}
        here = (LOG.c.code == damage.code, LOG.c.seq == seq)
        await target.save(Append(code="", statements=(delete(LOG).where(*here), insert(LOG).values(mark))))
