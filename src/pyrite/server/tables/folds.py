"""What each entry of the log changes at a table."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from pyrite import record
from pyrite.core.views import SpokenPhrase
from pyrite.game import Event, game
from pyrite.match import Match
from pyrite.server.messages import (
    BotSeated,
    BotTookOver,
    ChatClosed,
    Closed,
    HostIs,
    Moved,
    Muted,
    Opened,
    Paused,
    PlayRequest,
    Readied,
    Rematched,
    RemovalVoted,
    Removed,
    Renamed,
    Resumed,
    Returned,
    Sat,
    SeatOffered,
    Status,
    Stood,
    TakenOver,
)
from pyrite.server.tables import entries
from pyrite.server.tables.held_seat import BANKS, HeldSeat

if TYPE_CHECKING:
    from pyrite.server.tables.table import Table


def _setup(table: "Table", logged: entries.LogEntry, entry: entries.Setup) -> None:
    table.title, table.settings, table.password = entry.title, entry.settings, entry.password
    table.banned.update(entry.banned)
    if entry.settings.pace or table.match is None:
        table.chosen_pace = entry.settings.pace
    if table.match is not None:
        return
    table.game = game(entry.game)
    table.options = table.game.options_from(entry.options)
    if logged.seq == 1:
        table.host, table.created = logged.who, logged.at
    players = table.options.players
    table.seats = table.seats[:players] + [HeldSeat() for _ in range(players - len(table.seats))]
    for seat in table.seats:
        seat.ready = False


def _sat(table: "Table", logged: entries.LogEntry, entry: Sat) -> None:
    table.seats[entry.seat] = HeldSeat(who=logged.who, name=entry.name, portrait=entry.portrait)


def _stood(table: "Table", logged: entries.LogEntry, entry: Stood) -> None:
    _leave(table, entry.seat, entry.bot)


def _removed(table: "Table", logged: entries.LogEntry, entry: Removed) -> None:
    if logged.who is not None and entry.bot is not None:
        table.removed.add(logged.who)
    if logged.who is not None and entry.banned:
        table.banned.add(logged.who)
    _leave(table, entry.seat, entry.bot)


def _leave(table: "Table", seat: int, bot: str | None) -> None:
    """The seat is free, or a bot's; somebody else sits here next."""
    table.seats[seat] = HeldSeat() if bot is None else HeldSeat(name=table.seats[seat].name, bot=bot)
    table.deaf = {pair for pair in table.deaf if seat not in pair}
    if table.sealed is None:
        table.contributions.pop(seat, None)
    table.votes.pop(seat, None)
    table.links.pop(seat, None)


def _renamed(table: "Table", logged: entries.LogEntry, entry: Renamed) -> None:
    seat = table.seats[entry.seat]
    seat.name = entry.name
    seat.portrait = seat.portrait if entry.portrait is None else entry.portrait


def _bot_seated(table: "Table", logged: entries.LogEntry, entry: BotSeated) -> None:
    table.seats[entry.seat] = HeldSeat(name=entry.name, bot=entry.level, ready=True)


def _readied(table: "Table", logged: entries.LogEntry, entry: Readied) -> None:
    table.seats[entry.seat].ready = entry.ready


def _host_is(table: "Table", logged: entries.LogEntry, entry: HostIs) -> None:
    table.host = logged.who


def _begun(table: "Table", logged: entries.LogEntry, entry: entries.Begun) -> list[Event]:
    if entry.version != record.VERSION:
        raise ValueError(f"the game was started with pyrite {entry.rules}, and this version cannot replay it")
    table.options = table.game.at_revision(table.options, entry.revision)
    table.match = Match(table.game, table.options)
    table.rules = entry.rules
    table.commitments = [entry.commitment]
    if table.settings.clock in BANKS:
        table.banks = [BANKS[table.settings.clock][0]] * len(table.seats)
    table.status = Status.PLAYING
    table.spent.clear()
    for number, seat in enumerate(table.seats):
        _see_hand(table, seat.who, number)
    return [*table.match.state.last_events(), *_stepped(table, logged, table.take_steps(entry.draws))]


def _step(table: "Table", logged: entries.LogEntry, entry: entries.Step) -> list[Event]:
    if entry.bank is not None:
        table.banks[entry.seat] = entry.bank
    if entry.commitment is not None:
        table.commitments.append(entry.commitment)
    return _stepped(table, logged, table.take_steps(entry.draws, entry.action))


def _stepped(table: "Table", logged: entries.LogEntry, events: list[Event]) -> list[Event]:
    table.last_step, table.since = logged.seq, logged.at
    return events


def _spoke(table: "Table", logged: entries.LogEntry, entry: entries.Spoke) -> None:
    if entry.phrase is not None and entry.seat is not None and table.match is not None:
        table.said.append(SpokenPhrase(entry.seat, table.match.state.round, entry.phrase, entry.args))


def _deafened(table: "Table", logged: entries.LogEntry, entry: entries.Deafened) -> None:
    table.hear(entry.seat, entry.target, is_muted=entry.muted)


def _see_hand(table: "Table", who: str | None, seat: int) -> None:
    if who is not None and table.match is not None:
        table.hands.setdefault(who, set()).add(seat)


def _removal_voted(table: "Table", logged: entries.LogEntry, entry: RemovalVoted) -> None:
    votes = table.votes.setdefault(entry.target, set())
    if logged.who is not None and entry.remove:
        votes.add(logged.who)
    elif logged.who is not None:
        votes.discard(logged.who)


def _seat_offered(table: "Table", logged: entries.LogEntry, entry: SeatOffered) -> None:
    table.seats[entry.seat].offered = entry.offered


def _link_made(table: "Table", logged: entries.LogEntry, entry: entries.LinkMade) -> None:
    table.links[entry.seat] = entry


def _contributed(table: "Table", logged: entries.LogEntry, entry: entries.Contributed) -> None:
    table.contributions[entry.seat] = record.Contribution(entry.seat, entry.commitment)


def _sealed(table: "Table", logged: entries.LogEntry, entry: entries.Sealed) -> None:
    table.sealed, table.sealed_at = entry.commitment, logged.at


def _revealed(table: "Table", logged: entries.LogEntry, entry: entries.Revealed) -> None:
    promise = table.contributions[entry.seat]
    table.contributions[entry.seat] = msgspec.structs.replace(promise, reveal=entry.reveal)


def _asked_to_play(table: "Table", logged: entries.LogEntry, entry: entries.AskedToPlay) -> None:
    if logged.who is not None and entry.name:  # else they have deleted their data
        table.requests[logged.who] = PlayRequest(logged.seq, entry.name)


def _forget_request(table: "Table", who: str | None) -> None:
    if who is not None:
        table.requests.pop(who, None)


def _request_declined(table: "Table", logged: entries.LogEntry, entry: entries.RequestDeclined) -> None:
    _forget_request(table, logged.who)
    if logged.who is not None:
        table.declined.add(logged.who)


def _entered(table: "Table", logged: entries.LogEntry, entry: entries.Entered) -> None:
    if logged.who is not None:
        table.guests.add(logged.who)


def _muted(table: "Table", logged: entries.LogEntry, entry: Muted) -> None:
    table.seats[entry.seat].muted = entry.muted


def _chat_closed(table: "Table", logged: entries.LogEntry, entry: ChatClosed) -> None:
    table.chat_closed = entry.closed


def _paused(table: "Table", logged: entries.LogEntry, entry: Paused) -> None:
    table.status = Status.PAUSED


def _resumed(table: "Table", logged: entries.LogEntry, entry: Resumed) -> None:
    table.status, table.since = Status.PLAYING, logged.at


def _bot_took_over(table: "Table", logged: entries.LogEntry, entry: BotTookOver) -> None:
    table.seats[entry.seat].bot = entry.level
    if entry.why == "clock":
        table.banks[entry.seat] = 0


def _returned(table: "Table", logged: entries.LogEntry, entry: Returned) -> None:
    table.seats[entry.seat].bot = None


def _taken_over(table: "Table", logged: entries.LogEntry, entry: TakenOver) -> None:
    table.former_names[logged.seq] = table.seats[entry.seat].name
    table.seats[entry.seat] = HeldSeat(who=logged.who, name=entry.name)
    _forget_request(table, logged.who)
    _see_hand(table, logged.who, entry.seat)


def _moved(table: "Table", logged: entries.LogEntry, entry: Moved) -> None:
    seat = table.seats[entry.seat]
    if table.host is not None and table.host == seat.who:
        table.host = logged.who  # the host's role goes with the host's seat
    seat.who = logged.who
    table.links.pop(entry.seat, None)
    _forget_request(table, logged.who)
    _see_hand(table, logged.who, entry.seat)


def _closed(table: "Table", logged: entries.LogEntry, entry: Closed) -> None:
    """Changes nothing: the secrets are opened with the next entry."""


def _forgotten(table: "Table", logged: entries.LogEntry, entry: entries.Forgotten) -> None:
    """Changes nothing: what came before was rewritten."""


def _opened(table: "Table", logged: entries.LogEntry, entry: Opened) -> None:
    table.secrets, table.secret = entry.secrets, entry.secret
    table.record, table.status = entry.record, Status.FINISHED


def _rematched(table: "Table", logged: entries.LogEntry, entry: Rematched) -> None:
    table.rematch = entry.code


# Any: each takes its own kind of entry. Those of the game return what happened.
Fold: TypeAlias = Callable[["Table", entries.LogEntry, Any], Sequence[Event] | None]

FOLDS: dict[type[entries.Entry], Fold] = {
    entries.Setup: _setup,
    entries.Begun: _begun,
    entries.Step: _step,
    entries.Spoke: _spoke,
    entries.Deafened: _deafened,
    entries.LinkMade: _link_made,
    entries.Entered: _entered,
    entries.Contributed: _contributed,
    entries.Sealed: _sealed,
    entries.Revealed: _revealed,
    entries.AskedToPlay: _asked_to_play,
    entries.RequestDeclined: _request_declined,
    entries.Forgotten: _forgotten,
    RemovalVoted: _removal_voted,
    SeatOffered: _seat_offered,
    Sat: _sat,
    Stood: _stood,
    Removed: _removed,
    Renamed: _renamed,
    BotSeated: _bot_seated,
    Readied: _readied,
    HostIs: _host_is,
    Muted: _muted,
    ChatClosed: _chat_closed,
    Paused: _paused,
    Resumed: _resumed,
    BotTookOver: _bot_took_over,
    Returned: _returned,
    TakenOver: _taken_over,
    Moved: _moved,
    Opened: _opened,
    Closed: _closed,
    Rematched: _rematched,
}
