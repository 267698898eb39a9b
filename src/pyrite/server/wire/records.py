"""Records of games: those played here, those brought along, as files and step by step."""

import asyncio
import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from pyrite.hindsight import Hindsight
from pyrite.server.access import identity
from pyrite.server.access.visitors import address_of
from pyrite.server.bots import replays
from pyrite.server.bots.record_worker import RecordQuestion
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, NewRecord, RecordLink, RecordSeen, Status, Talk
from pyrite.server.store.appends import StoredRecord
from pyrite.server.tables import entries as log
from pyrite.server.tables import table_view
from pyrite.server.wire.gateway import find_table, guessing, seat_asked, take_work
from pyrite.server.wire.http import REFUSALS, Asker, SeatAsked, TableCode, asker, encoded, house_of, visitor

RecordId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{10,32}$")]
EyesAsked = Annotated[
    str | None,
    Parameter(
        description="The seat to look through; `none` for a spectator, `all` for all", pattern="^([0-9]|none|all)$"
    ),
]


@post("/records", status_code=201, request_max_body_size=1_000_000, responses=REFUSALS)
async def keep_record(request: Asker, data: JSONBody[NewRecord]) -> RecordLink:
    """Keeps a record to look at; it is replayed first, and refused if anything in it is against the rules."""
    live_tables = house_of(request)
    limits = live_tables.settings.limits
    live_tables.limiter.take("records", address_of(request.scope), limits.records)
    if len(data.record.encode("utf-8", "replace")) > limits.record_bytes:
        raise Declined(Code.TOO_LARGE, f"a record may have at most {limits.record_bytes} bytes")
    if "\x00" in data.record:
        raise Declined(Code.BAD_RECORD, "a record must be plain text")
    take_work(live_tables, visitor(request), len(data.record))
    await live_tables.records.describe(RecordQuestion(data.record), address_of(request.scope))
    kept = StoredRecord(secrets.token_urlsafe(16), None, live_tables.time.now(), (), data.record)
    await live_tables.store.keep_record(kept)
    return RecordLink(kept.id)


async def _kept(request: Asker, record_id: str) -> StoredRecord:
    live_tables = house_of(request)
    with guessing(live_tables, visitor(request)):
        kept = await live_tables.store.record(record_id)
        if kept is None:
            raise Declined(Code.NO_SUCH_RECORD, "there is no such record")
    return kept


@get("/records/{record_id:str}", responses=REFUSALS)
async def see_record(request: Asker, record_id: RecordId) -> RecordSeen:
    """A record, and what it is of."""
    kept = await _kept(request, record_id)
    question = RecordQuestion(kept.record)
    _take_work(request, question)
    described = await house_of(request).records.describe(question, address_of(request.scope))
    return RecordSeen(
        id=kept.id,
        game=described.game,
        options=described.options,
        record=kept.record,
        names=kept.names,
        steps=described.steps,
        table=kept.code,
    )


@get("/records/{record_id:str}/file", media_type="text/plain", responses=REFUSALS)
async def record_file(request: Asker, record_id: RecordId) -> Response[str]:
    """The record as a file."""
    kept = await _kept(request, record_id)
    name = f'attachment; filename="pyrite-{kept.id}.txt"'
    return Response(kept.record, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@get("/records/{record_id:str}/replay", media_type="application/x-ndjson", responses=REFUSALS)
async def replay(request: Asker, record_id: RecordId, seat: EyesAsked = None) -> Response[bytes]:
    """The game step by step, a line of JSON for each decision: as a seat, a spectator or everyone together sees it."""
    kept = await _kept(request, record_id)
    question = RecordQuestion(kept.record, is_replay=True, eyes=seat, is_packed=_takes_gzip(request))
    _take_work(request, question)
    lines = await house_of(request).records.answer(question, address_of(request.scope))
    return _lines_answer(lines, is_packed=question.is_packed)


def _take_work(request: Asker, question: RecordQuestion) -> None:
    """Counts the work of reading a record, unless it is read for somebody else anyway."""
    if not house_of(request).records.has(question):
        size = len(question.record) * (2 if question.eyes == replays.EVERYONE else 1)
        take_work(house_of(request), visitor(request), size)


def _takes_gzip(request: Asker) -> bool:
    return "gzip" in (identity.header(request.scope["headers"], b"accept-encoding") or "")


def _lines_answer(body: bytes, *, is_packed: bool) -> Response[bytes]:
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/x-ndjson", headers=headers)


@get("/records/{record_id:str}/hindsight", responses=REFUSALS)
async def see_hindsight(request: Asker, record_id: RecordId) -> Response[Hindsight]:
    """Who fooled whom: the suspicion of each player at each step, and the moves that mattered."""
    kept = await _kept(request, record_id)
    live_tables = house_of(request)
    take_work(live_tables, visitor(request), len(kept.record))
    return encoded((await live_tables.hindsights.of(kept, address_of(request.scope))).encode(), Hindsight)


@get("/tables/{code:str}/past", media_type="application/x-ndjson", responses=REFUSALS)
async def past(request: Asker, code: TableCode, seat: SeatAsked = None) -> Response[bytes]:
    """What has been played at a table so far, step by step, as the asker saw it."""
    live_tables = house_of(request)
    live = await find_table(live_tables, code, visitor(request))
    who = asker(request)
    live_tables.limiter.take("looks back", who or address_of(request.scope), live_tables.settings.limits.looks_back)
    eyes = seat_asked(live, who, seat)
    match = live.table.match
    if match is None or live.table.status is Status.FROZEN:
        raise Declined(Code.NOT_BEGUN, "nothing has been played yet")
    if eyes is None and not live.viewers.may_watch(who):
        raise Declined(Code.NO_SPECTATORS, "only players can look back")
    steps, is_over = tuple(match.steps), live.table.status is Status.FINISHED
    async with live_tables.records.jobs.turn(address_of(request.scope)):
        lines = replays.moments(match.game, match.options, steps, eyes, is_over=is_over)  # made in the thread
        body = await asyncio.to_thread(replays.joined, lines, is_packed=_takes_gzip(request))
    return _lines_answer(body, is_packed=_takes_gzip(request))


@get("/tables/{code:str}/talk", responses=REFUSALS)
async def talk(request: Asker, code: TableCode) -> Talk:
    """What was said at a table and who came late to it, each with the step before it; once the game is over."""
    live_tables = house_of(request)
    live = await find_table(live_tables, code, visitor(request))
    who = asker(request)
    live_tables.limiter.take("looks back", who or address_of(request.scope), live_tables.settings.limits.looks_back)
    if live.table.status is not Status.FINISHED:
        raise Declined(Code.NOT_FINISHED, "the game is not over")
    if not live.viewers.may_watch(who):
        raise Declined(Code.NO_SPECTATORS, "only players can read what was said")
    rows = await live_tables.store.entries(live.table.code)
    logged = [log.LogEntry(row.seq, row.at, row.who, log.read(row.entry)) for row in rows]
    return Talk(tuple(table_view.spoken(logged)), tuple(table_view.takeovers(live.table, logged)))


HANDLERS = (talk, keep_record, see_record, record_file, replay, past, see_hindsight)
