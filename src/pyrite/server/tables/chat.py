"""Table talk: lines of chat, quick phrases, who may speak and who does not want to hear."""

from pyrite.server.errors import Declined
from pyrite.server.messages import ChatClosed, CloseChat, Code, Line, Mute, Muted, Say, SayPhrase, Sitter
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.tables import entries, phrases
from pyrite.server.tables.request import TableDecision, expect_host, held_by, seat_at
from pyrite.server.tables.table import Table
from pyrite.server.tables.typed_text import clean_line, clean_name


def say(table: Table, who: str, command: Say) -> TableDecision:
    """A player's line of chat."""
    text = _line(table, command)
    seat = _speaker(table, held_by(table, who, command))
    return TableDecision([(who, entries.Spoke(seat=seat, name=table.seats[seat].name, text=text))])


def is_spectators(table: Table, who: str, command: Say) -> bool:
    """Whether a line is a spectator's, to the other spectators."""
    return command.seat is None and not table.seats_of(who)


def spectators_line(table: Table, command: Say, number: int, at: int) -> Line:
    """A spectator's line; these are not written down, so that they cannot fill the log."""
    text = _line(table, command)
    if not table.settings.spectators:
        raise Declined(Code.NO_SPECTATORS, "this table does not allow spectators")
    name = "" if command.name is None else clean_name(command.name)
    return Line(seq=-number, at=at, name=name, text=text)


def _line(table: Table, command: Say) -> str:
    if table.chat_closed:
        raise Declined(Code.CHAT_CLOSED, "the host has closed the chat")
    return clean_line(command.text)


def say_phrase(table: Table, who: str, command: SayPhrase) -> TableDecision:
    """A quick phrase."""
    seat = _speaker(table, held_by(table, who, command))
    try:
        phrases.check(table.game, command.phrase, command.args, len(table.seats))
    except ValueError as error:
        raise Declined(Code.BAD_PHRASE, str(error)) from None
    name, args = table.seats[seat].name, tuple(command.args)
    return TableDecision([(who, entries.Spoke(seat=seat, name=name, phrase=command.phrase, args=args))])


def say_as_bot(
    table: Table, seat: int, phrase: str, args: tuple[int | str, ...]
) -> list[tuple[str | None, entries.Entry]]:
    """What a bot says, checked as a person's phrase is. One that plays for somebody else does not speak for them."""
    held = table.seats[seat]
    if not phrase or held.sitter is not Sitter.BOT or held.muted:
        return []
    try:
        phrases.check(table.game, phrase, args, len(table.seats))
    except ValueError as error:
        server_log.warning("a bot's phrase was refused: %s", error)
        return []
    return [(None, entries.Spoke(seat=seat, name=held.name, phrase=phrase, args=args))]


def _speaker(table: Table, seat: int) -> int:
    if table.seats[seat].muted:
        raise Declined(Code.YOU_ARE_MUTED, "the host has muted you")
    return seat


def mute(table: Table, who: str, command: Mute) -> TableDecision:
    """Silences a seat for everyone; muting for one person is done by `LiveTable`, because it is not in the log."""
    seat = seat_at(table, command.target)
    expect_host(table, who)
    return TableDecision([(who, Muted(command.target, command.muted))] if seat.muted != command.muted else [])


def close_chat(table: Table, who: str, command: CloseChat) -> TableDecision:
    """Closes the chat, or opens it again."""
    expect_host(table, who)
    return TableDecision([(who, ChatClosed(command.closed))])
