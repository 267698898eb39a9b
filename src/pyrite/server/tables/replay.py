"""A table from its log."""

from collections.abc import Iterable
from typing import NamedTuple

from pyrite.server.tables import entries
from pyrite.server.tables.table import Table


class Row(NamedTuple):
    """An entry of a table's log as it is stored."""

    seq: int
    at: int
    who: str | None
    entry: str
    mark: int | None = None


def replay(code: str, rows: Iterable[Row], missing: str | None = None) -> Table:
    """A table from its log; frozen, and saying why, at the first entry that this version cannot read or play.

    `missing` says why nothing more could be read from the database after these rows.
    """
    table = Table(code)
    go_on(table, rows)
    if missing is not None and table.trouble is None:
        table.freeze(f"entry {table.seq + 1} cannot be read from the database: {missing[:200]}")
    return table


def go_on(table: Table, rows: Iterable[Row]) -> list[entries.LogEntry]:
    """Continues a table with the next rows of its log, and returns their entries; it freezes as in `replay`."""
    applied = []
    try:
        for row in rows:
            logged = entries.LogEntry(row.seq, row.at, row.who, entries.read(row.entry), row.mark)
            table.apply(logged)
            applied.append(logged)
    except Exception as error:
        reason = str(error) if type(error) is ValueError else type(error).__name__
        table.freeze(f"entry {table.seq + 1} cannot be replayed: {reason[:200]}")
    return applied
