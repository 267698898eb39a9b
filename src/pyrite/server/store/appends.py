"""Appends: what is written to the database, as rows."""

from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, Dialect, Executable, Table, delete, insert, or_, update

from pyrite.server.messages import Moved, Removed, Stood
from pyrite.server.store.schema import (
    COMMANDS,
    FEEDBACK,
    HINDSIGHTS,
    HOLDERS,
    LINKS,
    LOG,
    MUTES,
    PRESENCE,
    RECORDS,
    SECRETS,
    SUMMARIES,
    TABLES,
)
from pyrite.server.tables import entries as log

Value: TypeAlias = str | int | bytes | None  # in a column


class StoredRecord(msgspec.Struct, frozen=True):
    """A record in the store."""

    id: str
    code: str | None
    at: int
    names: tuple[str, ...]
    record: str


class Link(msgspec.Struct, frozen=True):
    """A one-time link, by its hash."""

    link: str
    code: str
    seat: int
    until: int


class StoredMute(msgspec.Struct, frozen=True):
    """The person in a seat does not want to hear another seat, or does again."""

    seat: int
    target: int
    muted: bool


class Append(msgspec.Struct, kw_only=True):
    """What is to be written of one table, whole or not at all."""

    code: str
    entries: list[log.LogEntry] = []
    after: log.LogPlace | None = None  # the entry that they follow; none for those of a new table
    answer: tuple[str, str, str] | None = None  # who, the id of their command, the answer as JSON
    making: tuple[str, str, str] | None = None  # the same of the person who made the table
    secrets: dict[int, bytes] = {}
    status: str | None = None  # if it has changed
    is_new: bool = False
    record: StoredRecord | None = None
    hindsight: tuple[str, int, str] | None = None  # of a record, by which version, as JSON
    link: Link | None = None  # given
    mute: StoredMute | None = None
    removes_after: log.LogPlace | None = None  # the table is removed, if its log still ends with this entry
    statements: tuple[Executable, ...] = ()  # written with the rest, after it

    def __post_init__(self) -> None:
        """Entries have to say what they follow."""
        if self.entries and self.entries[0].seq != (0 if self.after is None else self.after.seq) + 1:
            raise ValueError("entries do not follow the one that they are to follow")

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but entries of a table and perhaps an answer, as for nearly every command."""
        if self.after is None or any(isinstance(logged.what, _FORGETTING) for logged in self.entries):
            return False
        return msgspec.structs.replace(self, entries=[], after=None, answer=None) == Append(code=self.code)


_FORGETTING = (log.LinkMade, Moved, Stood, Removed)  # entries that make links or mutes void


def foundations(appends: list[Append]) -> dict[str, log.LogPlace]:
    """The entry that has to be there for each table that is continued, in the order of their codes."""
    found: dict[str, log.LogPlace] = {}
    for append in sorted(appends, key=lambda append: append.code):
        if append.after is not None and (append.code not in found or append.after.seq < found[append.code].seq):
            found[append.code] = append.after
    return found


def write_appends(connection: Connection, appends: list[Append]) -> None:
    """Writes everything, with one statement for each table of the database that gets something.

    Entries have their places, so a log that somebody else has continued meanwhile refuses them (IntegrityError). All
    servers write in the same order, by code, so that two of them never wait for each other.
    """
    appends = sorted(appends, key=lambda append: append.code)
    for append in appends:
        for logged in append.entries:
            _forget(connection, append.code, logged.what)
        if append.mute is not None:
            here = (MUTES.c.seat == append.mute.seat, MUTES.c.target == append.mute.target)
            connection.execute(delete(MUTES).where(MUTES.c.code == append.code, *here))
    for table, rows in _rows(appends).items():
        if rows:
            insertion, columns = _insertion(table, connection.dialect)
            connection.exec_driver_sql(insertion, [tuple([row[column] for column in columns]) for row in rows])
    for append in appends:
        if append.status is not None and not append.is_new:
            connection.execute(update(TABLES).where(TABLES.c.code == append.code).values(status=append.status))
        for statement in append.statements:
            connection.execute(statement)
        if append.removes_after is not None:
            for statement in removal([append.code]):
                connection.execute(statement)


_OF_TABLE = (LOG, COMMANDS, SECRETS, LINKS, MUTES, FEEDBACK, PRESENCE, HOLDERS, SUMMARIES, TABLES)


def removal(codes: list[str]) -> tuple[Executable, ...]:
    """What removes tables with all that belongs to them, except their records."""
    return tuple(delete(one).where(one.c.code.in_(codes)) for one in _OF_TABLE)


_INSERTIONS: dict[tuple[str, Table], tuple[str, tuple[str, ...]]] = {}


def _insertion(table: Table, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
    """The statement that inserts a row, for the driver itself, which is quicker; and the order of its columns."""
    key = (dialect.driver, table)
    if key not in _INSERTIONS:
        compiled = insert(table).compile(dialect=dialect)
        _INSERTIONS[key] = (str(compiled), tuple(compiled.positiontup or ()))
    return _INSERTIONS[key]


def _forget(connection: Connection, code: str, entry: log.Entry) -> None:
    """Removes the links to a seat that an entry makes void, and what its person muted when they leave."""
    if isinstance(entry, _FORGETTING):
        connection.execute(delete(LINKS).where(LINKS.c.code == code, LINKS.c.seat == entry.seat))
    if isinstance(entry, (Stood, Removed)):
        is_about = or_(MUTES.c.seat == entry.seat, MUTES.c.target == entry.seat)
        connection.execute(delete(MUTES).where(MUTES.c.code == code, is_about))


def _rows(appends: list[Append]) -> dict[Table, list[dict[str, Value]]]:
    tables = (TABLES, LOG, COMMANDS, SECRETS, RECORDS, HINDSIGHTS, LINKS, MUTES)
    rows: dict[Table, list[dict[str, Value]]] = {table: [] for table in tables}
    for append in appends:
        code = append.code
        if append.is_new:
            created = append.entries[0].at
            rows[TABLES].append({"code": code, "status": append.status or "gathering", "created": created})
        for logged in append.entries:
            entry = log.write(logged.what)
            row: dict[str, Value] = {"code": code, "seq": logged.seq, "at": logged.at, "who": logged.who}
            rows[LOG].append({**row, "entry": entry, "mark": logged.mark})
        for place, answer in ((code, append.answer), ("", append.making)):
            if answer is not None:
                rows[COMMANDS].append({"code": place, "who": answer[0], "id": answer[1], "answer": answer[2]})
        rows[SECRETS] += [{"code": code, "round": r, "secret": secret} for r, secret in append.secrets.items()]
        if append.record is not None:
            kept = msgspec.structs.asdict(append.record)
            rows[RECORDS].append({**kept, "names": msgspec.json.encode(append.record.names).decode()})
        if append.hindsight is not None:
            rows[HINDSIGHTS].append(dict(zip(("record", "version", "told"), append.hindsight, strict=True)))
        if append.link is not None:
            rows[LINKS].append(msgspec.structs.asdict(append.link))
        if append.mute is not None:
            rows[MUTES].append({"code": code, **msgspec.structs.asdict(append.mute)})
    return rows
