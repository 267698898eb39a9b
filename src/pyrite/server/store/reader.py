"""What is read from the database."""

from collections.abc import AsyncIterator
from itertools import groupby

import msgspec
from sqlalchemy import func, select

from pyrite.server.store.appends import Link, StoredMute, StoredRecord
from pyrite.server.store.database import Database
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.schema import (
    COMMANDS,
    HINDSIGHTS,
    LINKS,
    LOG,
    MUTES,
    RECORDS,
    SECRETS,
    SERVER_STATE,
    TABLES,
    TOKENS,
)
from pyrite.server.tables.entries import LogPlace
from pyrite.server.tables.replay import Row

ROW = (LOG.c.seq, LOG.c.at, LOG.c.who, LOG.c.entry, LOG.c.mark)  # the columns of a Row


class Reader:
    """The questions that a database of tables answers."""

    def __init__(self, database: Database) -> None:
        """Of an open database."""
        self.database = database

    async def unfinished(self) -> list[str]:
        """The codes of the unfinished tables."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(TABLES.c.code).where(TABLES.c.status != "finished"))
            return [row.code for row in found]

    async def has(self, code: str) -> bool:
        """Whether there is a table of this code."""
        async with self.database.reading() as connection:
            return (await connection.execute(select(TABLES.c.code).where(TABLES.c.code == code))).first() is not None

    async def entries(self, code: str) -> list[Row]:
        """The rows of a table's log."""
        return await self._entries_from(code, 1)

    async def entries_after(self, code: str, place: LogPlace) -> list[Row] | None:
        """The rows of a table's log after an entry; None if that entry is not there."""
        rows = await self._entries_from(code, place.seq)
        if not place.seq:
            return rows
        return rows[1:] if rows and (rows[0].seq, rows[0].mark) == place else None

    async def _entries_from(self, code: str, seq: int) -> list[Row]:
        query = select(*ROW).where(LOG.c.code == code, LOG.c.seq >= seq).order_by(LOG.c.seq)
        async with self.database.reading() as connection:
            return [Row(*row) for row in await connection.execute(query)]

    async def ends_with(self, code: str, place: LogPlace) -> bool:
        """Whether an entry is the last one in a table's log."""
        last = select(LOG.c.seq, LOG.c.mark).where(LOG.c.code == code).order_by(LOG.c.seq.desc()).limit(1)
        async with self.database.reading() as connection:
            return (await connection.execute(last)).first() == place

    async def readable_entries(self, code: str, *, with_marks: bool = True) -> tuple[list[Row], str | None]:
        """The rows of a damaged log up to the first that cannot be read, one by one; and why that one cannot be.

        A database that was not brought up to date may have no marks.
        """
        rows: list[Row] = []
        query = select(*(ROW if with_marks else ROW[:-1])).where(LOG.c.code == code)
        try:
            while True:
                async with self.database.reading() as connection:
                    row = (await connection.execute(query.where(LOG.c.seq == len(rows) + 1))).first()
                if row is None:
                    return rows, None
                rows.append(Row(*row))
        except NotSaved as error:
            return rows, str(error)

    async def logs(self, codes: list[str]) -> AsyncIterator[tuple[str, list[Row]]]:
        """The logs of many tables, a hundred at a time."""
        for start in range(0, len(codes), 100):
            query = select(LOG).where(LOG.c.code.in_(codes[start : start + 100])).order_by(LOG.c.code, LOG.c.seq)
            async with self.database.reading() as connection:
                rows = (await connection.execute(query)).all()
            for code, entries in groupby(rows, key=lambda row: row.code):
                yield code, [Row(row.seq, row.at, row.who, row.entry, row.mark) for row in entries]

    async def secrets(self, codes: list[str]) -> dict[str, dict[int, bytes]]:
        """The secrets of tables, by round."""
        found: dict[str, dict[int, bytes]] = {}
        for start in range(0, len(codes), 100):
            query = select(SECRETS).where(SECRETS.c.code.in_(codes[start : start + 100]))
            async with self.database.reading() as connection:
                for row in await connection.execute(query):
                    found.setdefault(row.code, {})[row.round] = bytes(row.secret)
        return found

    async def mutes(self, codes: list[str]) -> dict[str, list[StoredMute]]:
        """Whom players do not want to hear, by table."""
        found: dict[str, list[StoredMute]] = {}
        for start in range(0, len(codes), 100):
            query = select(MUTES).where(MUTES.c.code.in_(codes[start : start + 100]))
            async with self.database.reading() as connection:
                for row in await connection.execute(query):
                    found.setdefault(row.code, []).append(StoredMute(row.seat, row.target, row.muted))
        return found

    async def identities(self) -> dict[str, str | None]:
        """The identities of tokens that were given out or replaced when somebody logged out everywhere."""
        async with self.database.reading() as connection:
            return {row.token: row.who for row in await connection.execute(select(TOKENS))}

    async def answers(self, code: str) -> dict[tuple[str, str], str]:
        """The answers to all commands at a table, by identity and id."""
        query = select(COMMANDS.c.who, COMMANDS.c.id, COMMANDS.c.answer).where(COMMANDS.c.code == code)
        async with self.database.reading() as connection:
            return {(row.who, row.id): row.answer for row in await connection.execute(query)}

    async def answer(self, code: str, who: str, command: str) -> str | None:
        """The answer to one command at a table."""
        here = (COMMANDS.c.code == code, COMMANDS.c.who == who, COMMANDS.c.id == command)
        async with self.database.reading() as connection:
            return (await connection.execute(select(COMMANDS.c.answer).where(*here))).scalar()

    async def making(self, who: str, command: str) -> str | None:
        """The answer to the making of a table."""
        return await self.answer("", who, command)

    async def link(self, link: str) -> Link | None:
        """A one-time link that has been given and not used, by its hash."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(LINKS).where(LINKS.c.link == link))).first()
        return None if row is None else Link(row.link, row.code, row.seat, row.until)

    async def record(self, record: str) -> StoredRecord | None:
        """A record by its id."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(RECORDS).where(RECORDS.c.id == record))).first()
        if row is None:
            return None
        return StoredRecord(row.id, row.code, row.at, tuple(msgspec.json.decode(row.names)), row.record)

    async def hindsight(self, record: str, version: int) -> str | None:
        """What was worked out about a record by this version."""
        query = select(HINDSIGHTS.c.told).where(HINDSIGHTS.c.record == record, HINDSIGHTS.c.version == version)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def old_tables(self, before: int) -> list[str]:
        """The tables at which nothing has happened since a time."""
        last = select(LOG.c.code).group_by(LOG.c.code).having(func.max(LOG.c.at) < before)
        async with self.database.reading() as connection:
            return [row.code for row in await connection.execute(last)]

    async def state(self, name: str) -> str | None:
        """What the server remembers about itself under a name."""
        async with self.database.reading() as connection:
            query = select(SERVER_STATE.c.value).where(SERVER_STATE.c.name == name)
            return (await connection.execute(query)).scalar()
