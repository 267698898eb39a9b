"""Where everything arrives, over whichever wire: it is read, limited, counted, and brought to its table."""

from typing import Any

import msgspec

from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.live_tables import House
from pyrite.server.store.errors import NotSaved
from pyrite.server.wire.messages import AnyCommand, Code, Done, Refused, Say, SayPhrase

SCREEN = "none"  # as a seat: looks as a spectator, whatever seats one holds

_COMMANDS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCommand)


class _WithId(msgspec.Struct):
    id: str | None = None


_IDS = msgspec.json.Decoder(_WithId)

STATUSES = {
    Code.NO_TOKEN: 401,
    Code.FOREIGN_ORIGIN: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_HOST: 403,
    Code.NO_SPECTATORS: 403,
    Code.YOU_ARE_MUTED: 403,
    Code.CHAT_CLOSED: 403,
    Code.LATECOMERS_NOT_WANTED: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_LINK: 404,
    Code.NO_SUCH_RECORD: 404,
    Code.NO_SUCH_PAGE: 404,
    Code.TOO_LARGE: 413,
    Code.BAD_MESSAGE: 400,
    Code.BAD_OPTIONS: 400,
    Code.BAD_NAME: 400,
    Code.BAD_TEXT: 400,
    Code.BAD_PHRASE: 400,
    Code.BAD_RECORD: 400,
    Code.NO_SUCH_ACTION: 400,
    Code.NO_SUCH_BOT: 400,
    Code.NO_SUCH_SEAT: 400,
    Code.TOO_FAST: 429,
    Code.TOO_MANY: 429,
    Code.NOT_SAVED: 503,
    Code.STOPPING: 503,
    Code.FAULT: 500,
}


def status_of(code: Code) -> int:
    """The HTTP status of a refusal."""
    return STATUSES.get(code, 409)


def read_command(message: bytes | str) -> AnyCommand:
    """The command in a message; Declined says what is wrong with it."""
    try:
        command: AnyCommand = _COMMANDS.decode(message)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Declined(Code.BAD_MESSAGE, f"no command: {error}"[:300]) from None
    except RecursionError:
        raise Declined(Code.BAD_MESSAGE, "no command: too deep") from None
    return command


def id_in(message: bytes | str) -> str | None:
    """The id of a message that is no command, if it has one."""
    try:
        found = _IDS.decode(message).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 64 else None


async def carry_out(
    house: House, live: LiveTable, who: str | None, command: AnyCommand, seat: int | None
) -> Done | Refused:
    """Brings a command to its table, counted and timed."""
    began = house.time.now()
    answer = await _limited(house, live, who, command, seat)
    what = answer.why.code.value if isinstance(answer, Refused) else "done"
    house.figures.commands.labels(type(command).__struct_config__.tag, what).inc()
    house.figures.command_seconds.observe((house.time.now() - began) / 1000)
    return answer


async def _limited(
    house: House, live: LiveTable, who: str | None, command: AnyCommand, seat: int | None
) -> Done | Refused:
    try:
        if who is None:
            raise Declined(Code.NO_TOKEN, "say who you are: with the cookie of POST /api/me, or a token")
        if isinstance(command, (Say, SayPhrase)):
            house.limiter.take("lines", who, house.settings.limits.lines)
    except Declined as declined:
        return Refused(id=command.id, seq=live.table.seq, why=declined.why)
    return await live.carry_out(who, command, seat)


async def find_table(house: House, code: str, address: str) -> LiveTable:
    """The table of a code; whoever guesses too many wrong ones from an address has to wait."""
    rate = house.settings.limits.wrong_guesses
    if not house.limiter.is_allowed("guesses", address, rate):
        house.limiter.take("guesses", address, rate)
    try:
        return await house.table(code[:16])
    except Declined:
        house.limiter.take("guesses", address, rate)
        raise
    except NotSaved:
        raise Declined(Code.NOT_SAVED, "the store does not answer; try again") from None


def seat_asked(live: LiveTable, who: str | None, seat: str | None) -> int | None:
    """The seat through which somebody wants to look: one of theirs, the first if they do not say, or none."""
    held = live.table.seats_of(who)
    if seat is None:
        return held[0] if held else None
    if seat == SCREEN:
        return None
    if not seat.isascii() or not seat.isdigit() or int(seat[:4]) not in held:
        raise Declined(Code.NOT_YOUR_SEAT, f"you do not hold the seat {seat[:4]!r}")
    return int(seat[:4])


def since_asked(since: str | None) -> int | None:
    """The number from which somebody wants to go on."""
    if since is None:
        return None
    if not since.isascii() or not since.isdigit() or len(since) > 9:
        raise Declined(Code.BAD_MESSAGE, "since is a number")
    return int(since)
