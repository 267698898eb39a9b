"""Where every command arrives, over HTTP or WebSocket: it is read, limited, counted, and brought to its table."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from pyrite.server.access.visitors import Visitor
from pyrite.server.bots.replays import SCREEN as SCREEN
from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.messages import (
    AnyCommand,
    ChangeSettings,
    Code,
    Command,
    Done,
    Enter,
    Refused,
    Rematch,
    Say,
    SayPhrase,
    Start,
    Status,
)
from pyrite.server.operations.metrics import note
from pyrite.server.store.errors import NotSaved

_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _WithId(msgspec.Struct):
    id: str | None = None


_IDS = msgspec.json.Decoder(_WithId)

UNIT_OF_WORK = 10_000  # characters of a record
COSTS: dict[type[Command], float] = {ChangeSettings: 10, Start: 5, Rematch: 10, Enter: 10}  # in ordinary commands
WRONG_GUESSES = (Code.NO_SUCH_TABLE, Code.NO_SUCH_LINK, Code.NO_SUCH_RECORD)

STATUSES = {
    Code.NO_TOKEN: 401,
    Code.FOREIGN_ORIGIN: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_HOST: 403,
    Code.NO_SPECTATORS: 403,
    Code.YOU_ARE_MUTED: 403,
    Code.CHAT_CLOSED: 403,
    Code.LATECOMERS_NOT_WANTED: 403,
    Code.NO_HINTS: 403,
    Code.REQUEST_DECLINED: 403,
    Code.SEEN_ANOTHER_HAND: 403,
    Code.WAS_REMOVED: 403,
    Code.ADDRESS_WAITS: 403,
    Code.NEEDS_PASSWORD: 403,
    Code.WRONG_PASSWORD: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_LINK: 404,
    Code.NO_SUCH_RECORD: 404,
    Code.NO_SUCH_PAGE: 404,
    Code.BANNED: 403,
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
    Code.MAINTENANCE: 503,
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
        return _COMMANDS.decode(message)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Declined(Code.BAD_MESSAGE, f"not a command: {error}"[:300]) from None
    except RecursionError:
        raise Declined(Code.BAD_MESSAGE, "not a command: nested too deeply") from None


def id_in(message: bytes | str) -> str | None:
    """The id of a message that is not a command, if it has one."""
    try:
        found = _IDS.decode(message).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 64 else None


async def carry_out(
    live_tables: LiveTables, live: LiveTable, visitor: Visitor, command: AnyCommand, seat: int | None
) -> Done | Refused:
    """Brings a command to its table, counted and timed."""
    began, kind = live_tables.time.now(), str(type(command).__struct_config__.tag)
    with live_tables.traces.span("command", do=kind, table=live.table.code):
        answer = await _limited(live_tables, live, visitor, command, seat)
        what = answer.why.code.value if isinstance(answer, Refused) else "done"
        if live_tables.settings.traces:
            note("a command was answered", trace=live_tables.traces.id, do=kind, answer=what)
    live_tables.figures.commands.labels(kind, what).inc()
    live_tables.figures.command_seconds.observe((live_tables.time.now() - began) / 1000)
    return answer


async def _limited(
    live_tables: LiveTables, live: LiveTable, visitor: Visitor, command: AnyCommand, seat: int | None
) -> Done | Refused:
    limits = live_tables.settings.limits
    try:
        if visitor.who is None:
            raise Declined(Code.NO_TOKEN, "no identity: send the cookie of POST /api/me, or a token")
        live_tables.moderation.expect_welcome(visitor)
        live.banned_addresses.expect_other(live.table, visitor, live_tables.time.now())
        live_tables.limiter.take(
            "commands of your address", visitor.address, limits.commands_of_address, COSTS.get(type(command), 1)
        )
        if isinstance(command, (Say, SayPhrase)):
            live_tables.limiter.take("lines", visitor.who, limits.lines)
        if isinstance(command, Rematch) and live.table.status is Status.FINISHED and live.table.rematch is None:
            take_table(live_tables, visitor.address, visitor.who)
    except Declined as declined:
        return Refused(id=command.id, seq=live.table.seq, why=declined.why)
    return await live.carry_out(visitor.who, command, seat)


def take_table(live_tables: LiveTables, address: str, who: str) -> None:
    """Counts a new table; Declined when an address or an identity has made too many."""
    live_tables.limiter.take("tables", address, live_tables.settings.limits.new_tables_of_address)
    live_tables.limiter.take("tables", who, live_tables.settings.limits.new_tables)


def take_work(live_tables: LiveTables, visitor: Visitor, size: int) -> None:
    """Counts the work of reading a record of so many characters; Declined when somebody asks for too much of it."""
    limits, cost = live_tables.settings.limits, 1 + size / UNIT_OF_WORK
    live_tables.limiter.take("replays", visitor.who or visitor.address, limits.work, cost)
    live_tables.limiter.take("replays of your address", visitor.address, limits.work_of_address, cost)


async def find_table(live_tables: LiveTables, code: str, visitor: Visitor, *, is_shown: bool = False) -> LiveTable:
    """The table of a code; people who guess too many wrong ones have to wait."""
    with guessing(live_tables, visitor):
        try:
            return await live_tables.table(code[:16], is_shown=is_shown)
        except NotSaved:
            raise Declined(Code.NOT_SAVED, "the store does not answer; try again") from None


@contextmanager
def guessing(live_tables: LiveTables, visitor: Visitor) -> Iterator[None]:
    """Counts wrong codes, links and records by identity, so that nobody is locked out by others at their address.

    Requests without an identity, such as those that pages of other sites cause, are counted by address.
    """
    key, rate = visitor.who or visitor.address, live_tables.settings.limits.wrong_guesses
    live_tables.limiter.expect("wrong guesses", key, rate)
    try:
        yield
    except Declined as declined:
        if declined.why.code in WRONG_GUESSES:
            live_tables.limiter.take("wrong guesses", key, rate)
        raise


def seat_asked(live: LiveTable, who: str | None, seat: str | None) -> int | None:
    """The requested seat: one of the sender's, by default the first, or none."""
    held = live.table.seats_of(who)
    if seat is None:
        return held[0] if held else None
    if seat == SCREEN:
        return None
    if not seat.isascii() or not seat.isdigit() or int(seat[:4]) not in held:
        raise Declined(Code.NOT_YOUR_SEAT, f"you do not have the seat {seat[:4]!r}")
    return int(seat[:4])


def since_asked(since: str | None) -> int | None:
    """The number after which a viewer wants to continue."""
    if since is None:
        return None
    if not since.isascii() or not since.isdigit() or len(since) > 9:
        raise Declined(Code.BAD_MESSAGE, "since must be a number")
    return int(since)
