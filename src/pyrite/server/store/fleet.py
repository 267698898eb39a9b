"""What the workers of a fleet keep in the database: their leases, who is connected where, and the list of tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Executable, Integer, String, bindparam, delete, exists, literal_column, select, text
from sqlalchemy.dialects.postgresql import ARRAY, insert

from pyrite.server.store.appends import Append
from pyrite.server.store.quick_reader import QuickReader
from pyrite.server.store.schema import HOLDERS, PRESENCE, SERVER_STATE, SUMMARIES, TABLES, WORKERS
from pyrite.server.store.store import Store
from pyrite.server.tables.entries import LogPlace
from pyrite.server.tables.replay import Row

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # milliseconds by the database's clock
FORGOTTEN = 60_000  # milliseconds after which a worker that has gone is removed
TOLD = ("announcement", "maintenance", "bans", "tokens")  # what one worker changes and all have to know

BEAT = (
    f"insert into workers (id, lease, has_bus, version) values ($1, {NOW} + $2::bigint, $3, $4)"
    " on conflict (id) do update set lease = excluded.lease, has_bus = excluded.has_bus returning xmax = 0"
)
ALIVE = f"select id, has_bus, {NOW} from workers where lease > {NOW}"
SHARED = "select name, value from server_state where name = any($1::text[])"
LAST = (
    "select tables.code, last.seq, last.mark from tables,"
    " lateral (select seq, mark from log where log.code = tables.code order by seq desc limit 1) as last"
    " where tables.code = any($1::text[])"
)
HERE = "select code, worker, here from presence where code = any($1::text[])"
ENTRIES = (
    "select log.code, log.seq, log.at, log.who, log.entry, log.mark"
    " from unnest($1::text[], $2::int[], $3::bigint[]) as known (code, seq, mark)"
    " join log on log.code = known.code and log.seq > known.seq where exists (select from log as last"
    " where last.code = known.code and last.seq = known.seq and last.mark is not distinct from known.mark)"
    " order by log.code, log.seq"
)

# Each of them for many tables, in the order of their codes, so that two workers never wait for each other.
LIST = text(
    "insert into summaries (code, seq, is_open, created, last, status, summary)"
    " select * from unnest(:code, :seq, :is_open, :created, :last, :status, :summary)"
    " on conflict (code) do update set seq = excluded.seq, is_open = excluded.is_open, created = excluded.created,"
    " last = excluded.last, status = excluded.status, summary = excluded.summary where summaries.seq <= excluded.seq"
).bindparams(*(bindparam(column.name, type_=ARRAY(column.type)) for column in SUMMARIES.columns))
RELEASE = text(
    "delete from holders using unnest(:code, :seq) as ours (code, seq), summaries where holders.code = ours.code"
    " and summaries.code = ours.code and summaries.seq = ours.seq"
).bindparams(bindparam("code", type_=ARRAY(String)), bindparam("seq", type_=ARRAY(Integer)))
HOLD = text(
    "insert into holders (who, code) select held.who, held.code from unnest(:who, :code, :seq) as held (who, code, seq)"
    " join summaries on summaries.code = held.code and summaries.seq = held.seq on conflict do nothing"
).bindparams(
    bindparam("who", type_=ARRAY(String)),
    bindparam("code", type_=ARRAY(String)),
    bindparam("seq", type_=ARRAY(Integer)),
)


class WorkerRow(NamedTuple):
    """A worker that is alive, and the time of the database when it was asked."""

    id: str
    has_bus: bool
    now: int


class PresenceRow(NamedTuple):
    """Who is connected to a worker at a table, as JSON."""

    code: str
    worker: str
    here: str


class EntryRow(NamedTuple):
    """A row of the log of a table."""

    code: str
    seq: int
    at: int
    who: str | None
    entry: str
    mark: int | None


def _named(name: str, value: str) -> tuple[str, str]:
    return name, value


def _placed(code: str, seq: int, mark: int | None) -> tuple[str, LogPlace]:
    return code, LogPlace(seq, mark)


class LeaseRenewal(msgspec.Struct, frozen=True):
    """What a worker learns when it renews its lease."""

    now: int  # by the database's clock
    asked: float  # when that was asked for and answered, by this machine's monotonic clock
    answered: float
    workers: dict[str, bool]  # those that are alive, and whether they have the bus
    is_new: bool  # its lease was gone, or it never had one
    shared: dict[str, str]  # by name


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of tables."""

    code: str
    seq: int
    is_open: bool
    created: int
    last: int
    status: str
    holders: frozenset[str]
    summary: str  # as JSON


class FleetStore:
    """The questions and statements of a fleet; PostgreSQL only."""

    def __init__(self, store: Store) -> None:
        """Of a store that is open when it is used."""
        self._store = store
        self._following = QuickReader(store.database)  # what others have written: asked for every command
        self._looking = QuickReader(store.database)  # leases and looks, which must not wait for that

    async def fleet(self) -> str:
        """A name that all workers on this database share."""
        return await self._made_once("fleet", secrets.token_hex(4))

    async def bus_key(self) -> bytes:
        """The key by which the workers on this database know each other's messages."""
        return bytes.fromhex(await self._made_once("bus_key", secrets.token_hex(32)))

    async def _made_once(self, name: str, value: str) -> str:
        """What the first worker of this fleet chose."""
        await self._write(insert(SERVER_STATE).values(name=name, value=value).on_conflict_do_nothing())
        chosen = await self._store.state(name)
        assert chosen is not None
        return chosen

    async def beat(self, worker: str, lease: int, version: str, *, has_bus: bool) -> LeaseRenewal:
        """Renews the lease of a worker for so many milliseconds."""
        ask = self._looking.ask
        (is_new,) = await ask(bool, BEAT, worker, lease, has_bus, version)
        asked = time.monotonic()
        alive = await ask(WorkerRow, ALIVE)
        answered = time.monotonic()
        shared = dict(await ask(_named, SHARED, TOLD))
        workers = {one.id: one.has_bus for one in alive}
        now = alive[0].now if alive else round(time.time() * 1000)
        return LeaseRenewal(now, asked, answered, workers, is_new, shared)

    async def leave(self, worker: str) -> None:
        """Gives a lease back."""
        ours = (delete(PRESENCE).where(PRESENCE.c.worker == worker), delete(WORKERS).where(WORKERS.c.id == worker))
        await self._write(*ours)

    async def forget_workers(self) -> None:
        """Removes what workers left behind that ended without saying so."""
        await self._write(
            text(f"delete from workers where lease < {NOW} - {FORGOTTEN}"),
            delete(PRESENCE).where(PRESENCE.c.worker.not_in(select(WORKERS.c.id))),
        )

    # Who is connected where.

    async def set_presence(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Writes who is connected to a worker, as JSON, for several tables: code, worker, here; nobody if empty."""
        statements: list[Executable] = []
        for code, worker, here in rows:
            if here:
                row = insert(PRESENCE).values(code=code, worker=worker, here=here)
                statements.append(row.on_conflict_do_update(index_elements=["code", "worker"], set_={"here": here}))
            else:
                statements.append(delete(PRESENCE).where(PRESENCE.c.code == code, PRESENCE.c.worker == worker))
        await self._write(*statements)

    async def presence(self, codes: list[str]) -> dict[str, dict[str, str]]:
        """Who is connected to which worker, by table; also of workers that have gone."""
        found: dict[str, dict[str, str]] = {code: {} for code in codes}
        for one in await self._looking.ask(PresenceRow, HERE, codes):
            found[one.code][one.worker] = one.here
        return found

    async def last_entries(self, codes: list[str]) -> dict[str, LogPlace]:
        """The last entries in the logs of many tables; those that were removed are missing."""
        return dict(await self._looking.ask(_placed, LAST, codes))

    async def entries_after(self, places: dict[str, LogPlace]) -> dict[str, list[Row]]:
        """The rows of the logs of several tables after an entry, in one question; none if that entry is not there."""
        found: dict[str, list[Row]] = {}
        seqs, marks = [place.seq for place in places.values()], [place.mark for place in places.values()]
        for one in await self._following.ask(EntryRow, ENTRIES, list(places), seqs, marks):
            found.setdefault(one.code, []).append(Row(one.seq, one.at, one.who, one.entry, one.mark))
        return found

    async def stop(self) -> None:
        """Closes the connections."""
        await self._following.stop()
        await self._looking.stop()

    # The list of tables.

    async def listed(self, most: int) -> list[str]:
        """The open tables that are not over, the newest first, as JSON."""
        is_listed = (SUMMARIES.c.is_open, SUMMARIES.c.status.in_(("gathering", "playing", "paused")))
        query = select(SUMMARIES.c.summary).where(*is_listed).order_by(SUMMARIES.c.created.desc()).limit(most)
        async with self._store.database.reading() as connection:
            return [row.summary for row in await connection.execute(query)]

    async def held_by(self, who: str, finished_since: int, most: int) -> list[str]:
        """The tables at which an identity holds seats, the newest first, as JSON."""
        is_shown = (SUMMARIES.c.status != "finished") | (SUMMARIES.c.last > finished_since)
        query = select(SUMMARIES.c.summary).join(HOLDERS, HOLDERS.c.code == SUMMARIES.c.code)
        query = query.where(HOLDERS.c.who == who, is_shown).order_by(SUMMARIES.c.created.desc()).limit(most)
        async with self._store.database.reading() as connection:
            return [row.summary for row in await connection.execute(query)]

    async def quiet(self, statuses: tuple[str, ...], before: int, most: int) -> list[str]:
        """The codes of tables of these statuses at which nothing has happened since a time."""
        query = select(SUMMARIES.c.code).where(SUMMARIES.c.status.in_(statuses), SUMMARIES.c.last <= before)
        async with self._store.database.reading() as connection:
            return [row.code for row in await connection.execute(query.limit(most))]

    async def unlisted(self, most: int) -> list[str]:
        """The codes of unfinished tables that are not in the list, because a single server wrote them."""
        is_missing = ~exists(select(literal_column("1")).where(SUMMARIES.c.code == TABLES.c.code))
        query = select(TABLES.c.code).where(TABLES.c.status != "finished", is_missing).limit(most)
        async with self._store.database.reading() as connection:
            return [row.code for row in await connection.execute(query)]

    async def _write(self, *statements: Executable) -> None:
        if statements:
            await self._store.save(Append(code="", statements=statements))


def unlisting(code: str) -> tuple[Executable, ...]:
    """What removes a table from the list."""
    return delete(HOLDERS).where(HOLDERS.c.code == code), delete(SUMMARIES).where(SUMMARIES.c.code == code)


def list_statements(summaries: Sequence[Summary], with_holders: Collection[str] = ()) -> tuple[Executable, ...]:
    """What puts tables into the list, unless the list knows later states of them; with those who hold seats at some."""
    listed = sorted(summaries, key=lambda summary: summary.code)
    columns = {column.name: [getattr(one, column.name) for one in listed] for column in SUMMARIES.columns}
    seated = [one for one in listed if one.code in with_holders]
    if not seated:
        return (LIST.bindparams(**columns),)
    held = [(who, one.code, one.seq) for one in seated for who in sorted(one.holders)]
    who, code, seq = ([row[place] for row in held] for place in range(3))
    release = RELEASE.bindparams(code=[one.code for one in seated], seq=[one.seq for one in seated])
    return LIST.bindparams(**columns), release, HOLD.bindparams(who=who, code=code, seq=seq)
