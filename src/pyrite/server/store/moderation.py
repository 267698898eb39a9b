"""Bans and reports in the database."""

from enum import Enum

import msgspec
from sqlalchemy import Executable, delete, insert, select

from pyrite.server.store.appends import Append
from pyrite.server.store.schema import BANS, REPORTS
from pyrite.server.store.store import Store, changed

MOST_REPORTS = 200  # that are listed


class BanKind(Enum):
    """What a ban is about."""

    IDENTITY = "identity"  # a browser or a program, by the SHA-256 of its token
    ADDRESS = "address"  # an address or a network


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may not use this server, for some time or permanently."""

    id: int = 0  # given by the database
    kind: BanKind
    value: str
    until: int | None  # milliseconds since the epoch
    at: int
    reason: str


class StoredReport(msgspec.Struct, frozen=True, kw_only=True):
    """A player's report to the operator about somebody at a table."""

    id: int = 0  # given by the database
    at: int
    code: str
    who: str  # the identity that reports
    about: str | None  # the identity that is reported, if a person held the seat
    seat: int | None
    name: str
    reason: str


def add_report(report: StoredReport) -> Executable:
    """The statement that stores a report: `Append(code=…, statements=(add_report(report),))`."""
    return insert(REPORTS).values(_row(report))


class ModerationStore:
    """Bans and reports of a store."""

    def __init__(self, store: Store) -> None:
        """Of a store that is open when it is used."""
        self._store = store

    async def bans(self) -> list[Ban]:
        """All bans, also those that are over."""
        async with self._store.database.reading() as connection:
            rows = (await connection.execute(select(BANS).order_by(BANS.c.id))).all()
        return [
            Ban(id=row.id, kind=BanKind(row.kind), value=row.value, until=row.until, at=row.at, reason=row.reason)
            for row in rows
        ]

    async def ban(self, ban: Ban) -> None:
        """Stores a ban."""
        await self._write(insert(BANS).values({**_row(ban), "kind": ban.kind.value}), *changed("bans"))

    async def lift(self, ban: int) -> None:
        """Removes a ban."""
        await self._write(delete(BANS).where(BANS.c.id == ban), *changed("bans"))

    async def reports(self) -> list[StoredReport]:
        """The newest reports first."""
        async with self._store.database.reading() as connection:
            rows = (await connection.execute(select(REPORTS).order_by(REPORTS.c.id.desc()).limit(MOST_REPORTS))).all()
        return [StoredReport(**row._mapping) for row in rows]

    async def dismiss(self, report: int) -> None:
        """Removes a report."""
        await self._write(delete(REPORTS).where(REPORTS.c.id == report))

    async def _write(self, *statements: Executable) -> None:
        await self._store.save(Append(code="", statements=statements))


def _row(what: Ban | StoredReport) -> dict[str, int | str | None]:
    row = msgspec.structs.asdict(what)
    del row["id"]
    return row
