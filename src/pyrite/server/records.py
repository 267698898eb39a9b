"""Records of games: those played here, those brought along, as files and step by step."""

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from pyrite import record
from pyrite.match import Match
from pyrite.server.declined import Declined
from pyrite.server.http import REFUSALS, Asker, SeatAsked, house_of
from pyrite.server.messages import Code, Moment, NewRecord, RecordKept, RecordSeen
from pyrite.server.reception import SCREEN
from pyrite.server.sockets import address_of
from pyrite.server.store import Kept

RecordId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{10,32}$")]

_ENCODER = msgspec.json.Encoder()


@post("/records", status_code=201, request_max_body_size=2_500_000, responses=REFUSALS)
async def keep_record(request: Asker, data: JSONBody[NewRecord]) -> RecordKept:
    """Keeps a record to look at; it is replayed first, and refused if anything in it is against the rules."""
    house = house_of(request)
    limits = house.settings.limits
    house.limiter.take("records", address_of(request.scope), limits.records)
    if len(data.record.encode("utf-8", "replace")) > limits.record_bytes:
        raise Declined(Code.TOO_LARGE, f"a record has at most {limits.record_bytes} bytes")
    if "\x00" in data.record:
        raise Declined(Code.BAD_RECORD, "a record is plain text")
    try:
        await asyncio.to_thread(record.read, data.record)
    except record.RecordError as error:
        raise Declined(Code.BAD_RECORD, str(error)[:300], error.rule) from None
    kept = Kept(secrets.token_urlsafe(16), None, house.time.now(), (), data.record)
    await house.store.keep_record(kept)
    return RecordKept(kept.id)


async def _kept(request: Asker, record_id: str) -> Kept:
    house = house_of(request)
    address, rate = address_of(request.scope), house.settings.limits.wrong_guesses
    if not house.limiter.is_allowed("guesses", address, rate):
        house.limiter.take("guesses", address, rate)
    kept = await house.store.record(record_id)
    if kept is None:
        house.limiter.take("guesses", address, rate)
        raise Declined(Code.NO_SUCH_RECORD, "there is no such record")
    return kept


@get("/records/{record_id:str}", responses=REFUSALS)
async def see_record(request: Asker, record_id: RecordId) -> RecordSeen:
    """A record, and what it is of."""
    kept = await _kept(request, record_id)
    a_game, options, steps = await asyncio.to_thread(record.read, kept.record)
    decisions = sum(not isinstance(step, a_game.draw) for step in steps)
    return RecordSeen(
        id=kept.id,
        game=a_game.name,
        options=options,
        record=kept.record,
        names=kept.names,
        steps=decisions,
        table=kept.code,
    )


@get("/records/{record_id:str}/file", media_type="text/plain", responses=REFUSALS)
async def record_file(request: Asker, record_id: RecordId) -> Response[str]:
    """The record as a file."""
    kept = await _kept(request, record_id)
    name = f'attachment; filename="pyrite-{kept.id}.txt"'
    return Response(kept.record, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@get("/records/{record_id:str}/replay", media_type="application/x-ndjson", responses=REFUSALS)
async def replay(request: Asker, record_id: RecordId, seat: SeatAsked = None) -> Response[bytes]:
    """The game step by step through the eyes of a seat, or of a spectator: a line of JSON for each decision."""
    kept = await _kept(request, record_id)
    number = None if seat in (None, SCREEN) else int(seat or 0)
    lines = await asyncio.to_thread(_moments, kept.record, number)
    return Response(b"\n".join(lines) + b"\n", media_type="application/x-ndjson")


def _moments(text: str, seat: int | None) -> list[bytes]:
    """The deal and every decision, each with the draws behind it."""
    a_game, options, steps = record.read(text)
    if seat is not None and seat >= options.players:
        raise Declined(Code.NO_SUCH_SEAT, f"the seats are 0 to {options.players - 1}")
    decisions = sum(not isinstance(step, a_game.draw) for step in steps)
    game = Match(a_game, options)
    told: list[Any] = list(game.state.last_told())
    moments: list[bytes] = []
    action: str | None = None

    def add() -> None:
        view = msgspec.Raw(game.state.view(seat).to_json())
        events = msgspec.Raw(_ENCODER.encode([event for event in told if event.is_for(seat)]))
        moment = Moment(step=len(moments), steps=decisions, seat=seat, action=action, view=view, events=events)
        moments.append(_ENCODER.encode(moment))

    for step in steps:
        if not isinstance(step, a_game.draw):
            add()
            told, action = [], step.text
        game.take_step(step)
        told += game.state.last_told()
    add()
    return moments


HANDLERS = (keep_record, see_record, record_file, replay)
