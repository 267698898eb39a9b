"""What the database has of one identity: finding it, and the statements that remove it."""

import msgspec
from sqlalchemy import Executable, delete, select, update

from pyrite.server.store.appends import StoredRecord
from pyrite.server.store.moderation import StoredReport
from pyrite.server.store.reader import Reader
from pyrite.server.store.schema import COMMANDS, FEEDBACK, HOLDERS, LOG, RECORDS, REPORTS, SUMMARIES, TABLES
from pyrite.server.tables.own_data import CleanedLog, placeholder


async def tables_of(reader: Reader, who: str) -> dict[str, str]:
    """The tables whose logs name an identity, with their statuses, the oldest first."""
    named = select(LOG.c.code).where(LOG.c.who == who).group_by(LOG.c.code).subquery()
    query = select(TABLES.c.code, TABLES.c.status).join(named, named.c.code == TABLES.c.code)
    async with reader.database.reading() as connection:
        return {row.code: row.status for row in await connection.execute(query.order_by(TABLES.c.created))}


async def records_of(reader: Reader, code: str) -> list[StoredRecord]:
    """The records of the games that were played at a table."""
    async with reader.database.reading() as connection:
        rows = (await connection.execute(select(RECORDS).where(RECORDS.c.code == code))).all()
    return [StoredRecord(row.id, row.code, row.at, tuple(msgspec.json.decode(row.names)), row.record) for row in rows]


async def reports_by(reader: Reader, who: str) -> list[StoredReport]:
    """The reports of an identity to the operator, the oldest first."""
    async with reader.database.reading() as connection:
        rows = (await connection.execute(select(REPORTS).where(REPORTS.c.who == who).order_by(REPORTS.c.id))).all()
    return [StoredReport(**row._mapping) for row in rows]


def removal_at(code: str, cleaned: CleanedLog, records: list[StoredRecord]) -> tuple[Executable, ...]:
    """What removes a person from a table and from the records of its games.

    The table leaves the list of a fleet, too: the worker that cleans it up writes it there again.
    """
    statements: list[Executable] = [
        update(LOG).where(LOG.c.code == code, LOG.c.seq == row.seq).values(who=row.who, entry=row.entry)
        for row in cleaned.rows
    ]
    statements.append(delete(COMMANDS).where(COMMANDS.c.code == code, COMMANDS.c.who.in_(cleaned.identities)))
    statements.append(delete(FEEDBACK).where(FEEDBACK.c.code == code, FEEDBACK.c.who.in_(cleaned.identities)))
    statements.append(delete(HOLDERS).where(HOLDERS.c.code == code))
    statements.append(delete(SUMMARIES).where(SUMMARIES.c.code == code))
    for kept in records:
        names = [placeholder(seat) if seat in cleaned.named else name for seat, name in enumerate(kept.names)]
        written = msgspec.json.encode(names).decode()
        statements.append(update(RECORDS).where(RECORDS.c.id == kept.id).values(names=written))
    return tuple(statements)


def removal_elsewhere(who: str, alias: str) -> tuple[Executable, ...]:
    """What removes an identity from everything that belongs to no table; reports stay, without their authors."""
    return (
        delete(COMMANDS).where(COMMANDS.c.code == "", COMMANDS.c.who == who),
        update(REPORTS).where(REPORTS.c.who == who).values(who=alias),
    )
