"""The store: logs of tables, answers to commands, secrets, records and links; SQLite, or PostgreSQL by its address.

What is read is in reader.py, how it is written in write_queue.py and in sqlite.py and postgresql.py.
"""

import secrets

from sqlalchemy import Executable, delete, func, insert, select

from pyrite.server.operations.alarms import Alarms
from pyrite.server.store.appends import Append, StoredRecord, removal
from pyrite.server.store.database import Database
from pyrite.server.store.migrate import migrate
from pyrite.server.store.postgresql import PostgresqlWriter
from pyrite.server.store.reader import Reader
from pyrite.server.store.schema import HINDSIGHTS, RECORDS, SERVER_STATE, TOKENS
from pyrite.server.store.sqlite import SqliteWriter
from pyrite.server.store.write_queue import WriteQueue
from pyrite.server.tables.entries import LogPlace

BALLAST = 16_000  # bytes that a check of the database writes: more than most commands need


class Store(Reader):
    """A database of tables."""

    def __init__(self, url: str, alarms: Alarms | None = None) -> None:
        """Not open yet: `start` brings it up to date and begins to write."""
        super().__init__(Database(url))
        self.alarms = alarms or Alarms()
        self._id = secrets.token_hex(4)
        self._writer: SqliteWriter | PostgresqlWriter | None = None
        self._queue: WriteQueue | None = None

    @property
    def queue(self) -> WriteQueue:
        """What waits to be saved."""
        if self._queue is None:
            raise RuntimeError("the store is not open")
        return self._queue

    async def start(self, *, alone: bool = False, shared: bool = False) -> None:
        """Opens the database, brings it up to date, and begins to write.

        `alone` raises InUse if a server uses it, `shared` if a server uses it alone.
        """
        writer = self.database.open()
        try:
            if alone or shared:
                await writer.hold(shared=shared)
            await migrate(self.database.engine)
            await writer.start()
        except BaseException:
            await writer.stop()
            await self.database.close()
            raise
        self._writer = writer
        self._queue = WriteQueue(writer, self.alarms)
        self._queue.start()

    async def stop(self) -> None:
        """Writes what waits, and closes the database."""
        await self.queue.stop()
        if self._writer is not None:
            await self._writer.stop()
        await self.database.close()

    async def save(self, *appends: Append) -> None:
        """Writes all of it in one transaction; returns when it is safe, NotSaved if it is not or may not be."""
        await self.queue.save(list(appends))

    async def _execute(self, *statements: Executable) -> None:
        await self.save(Append(code="", statements=statements))

    async def set_state(self, name: str, value: str) -> None:
        """Remembers something about the server itself."""
        await self._execute(*_set_state(name, value))

    async def replace_token(self, old: str, new: str, who: str) -> None:
        """Gives an identity another token in place of its old one; both are given by their SHA-256."""
        rows = [{"token": old, "who": None}, {"token": new, "who": who}]
        replaced = delete(TOKENS).where(TOKENS.c.token.in_([old, new])), insert(TOKENS).values(rows)
        await self._execute(*replaced, *changed("tokens"))

    async def end_tokens(self, tokens: list[str]) -> None:
        """Makes tokens permanently invalid; they are given by their SHA-256."""
        rows = [{"token": token, "who": None} for token in tokens]
        ended = delete(TOKENS).where(TOKENS.c.token.in_(tokens)), insert(TOKENS).values(rows)
        await self._execute(*ended, *changed("tokens"))

    async def check_writing(self, at: int) -> None:
        """Writes the time, and something larger that is removed again, so that a full disk is noticed."""
        ballast = f"ballast {self._id}"  # a row of each worker's own
        remove = delete(SERVER_STATE).where(SERVER_STATE.c.name == ballast)
        await self._execute(
            *_set_state(ballast, secrets.token_hex(BALLAST // 2)), remove, *_set_state("checked", str(at))
        )

    async def keep_record(self, kept: StoredRecord) -> None:
        """Keeps an uploaded record."""
        await self.save(Append(code="", record=kept))

    async def remove_tables(self, codes: list[str]) -> None:
        """Removes tables with all that belongs to them, except their records."""
        for start in range(0, len(codes), 100):
            await self._execute(*removal(codes[start : start + 100]))

    async def remove_table(self, code: str, place: LogPlace) -> None:
        """Removes a table whose log ends with an entry; Conflict if it does not."""
        await self.save(Append(code=code, removes_after=place))

    async def remove_records(self, before: int) -> int:
        """Removes records older than a time; how many."""
        old = select(RECORDS.c.id).where(RECORDS.c.at < before)
        async with self.database.reading() as connection:
            count = int((await connection.execute(select(func.count()).select_from(old.subquery()))).scalar_one())
        hindsights = delete(HINDSIGHTS).where(HINDSIGHTS.c.record.in_(old))
        await self._execute(hindsights, delete(RECORDS).where(RECORDS.c.at < before))
        return count


def changed(name: str) -> tuple[Executable, Executable]:
    """Notes that something has changed, so that other workers read it again."""
    return _set_state(name, secrets.token_hex(8))


def _set_state(name: str, value: str) -> tuple[Executable, Executable]:
    row = {"name": name, "value": value}
    return delete(SERVER_STATE).where(SERVER_STATE.c.name == name), insert(SERVER_STATE).values(row)
