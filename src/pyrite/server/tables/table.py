"""A table as its log tells it: a fold over entries, without a clock, without chance, without the world outside.

What may be done at it is decided in seats.py, moderation.py, chat.py and play.py; what each viewer sees of it is built
in table_view.py. Nothing but `apply` changes a table, except for `hear`, which is not written down.
"""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

import msgspec

from pyrite import record
from pyrite.core.views import SpokenPhrase
from pyrite.game import at_revision, game, options_of
from pyrite.match import Match
from pyrite.server.tables import entries
from pyrite.server.wire.messages import (
    BotSeated,
    BotTookOver,
    ChatClosed,
    Clock,
    HostIs,
    Moved,
    Muted,
    Opened,
    Paused,
    Readied,
    Rematched,
    RemovalVoted,
    Removed,
    Renamed,
    Resumed,
    Returned,
    Sat,
    SeatOffered,
    Settings,
    Sitter,
    Status,
    Stood,
    TakenOver,
)

REMEMBERED = 200  # entries that somebody who comes back can be told; more than that, and they get the view alone
LINES = 100  # of chat that somebody who comes is told
UNSEEN = (entries.Step, entries.Spoke, entries.Deafened, entries.Entered)  # they change nothing of `TableSeen`
SMALL = (entries.Spoke, entries.LinkMade, Renamed, Readied, RemovalVoted)  # they count for the seat (budget.py)
BANKS = {Clock.RELAXED: (300_000, 30_000), Clock.BRISK: (60_000, 10_000)}  # the bank, and each decision, milliseconds


class SeatHeld(msgspec.Struct):
    """A seat: who holds it, and the bot that plays it, for itself or while its person is away."""

    who: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    muted: bool = False
    offered: bool = False  # a bot's seat that a latecomer may take

    @property
    def sitter(self) -> Sitter:
        """Who sits here."""
        if self.who is not None:
            return Sitter.PERSON
        return Sitter.NOBODY if self.bot is None else Sitter.BOT


class Remembered(msgspec.Struct, frozen=True):
    """An entry, and what it told of the game."""

    logged: entries.Logged
    told: tuple[Any, ...] = ()


class Table:
    """A table at one moment."""

    def __init__(self, code: str) -> None:
        """Before its first entry."""
        self.code = code
        self.seq = 0
        self.created = 0
        self.game = game("saboteur")
        self.options: Any = None
        self.title = ""
        self.settings = Settings()
        self.status = Status.GATHERING
        self.trouble: str | None = None
        self.host: str | None = None
        self.seats: list[SeatHeld] = []
        self.hands: dict[str, set[int]] = {}  # the seats whose hands an identity has seen in this game
        self.removed: set[str] = set()  # from this game, by the host or a vote
        self.banned: set[str] = set()
        self.votes: dict[int, set[str]] = {}  # by seat: who wants to remove its person
        self.links: dict[int, entries.LinkMade] = {}  # the last one of a seat, until it is used
        self.password: str | None = None  # salted and hashed
        self.guests: set[str] = set()  # those who knew it
        self.spent: Counter[int] = Counter()  # small entries by seat, before the game and in it
        self.chat_closed = False
        self.deaf: set[tuple[int, int]] = set()  # who does not want to hear whom, by seat
        self.lines: deque[Remembered] = deque(maxlen=LINES)
        self.said: list[SpokenPhrase] = []  # the phrases, for the bots
        self.recent: deque[Remembered] = deque(maxlen=REMEMBERED)
        self.changed = 0  # the entry that last changed what `TableSeen` shows
        self.match: Match | None = None
        self.rules = ""
        self.last_step = 0  # the entry of the last step, or of the deal
        self.since = 0  # when it was taken, or the game went on after a pause
        self.drawn = 0  # draws in this round
        self.banks: list[int] = []
        self.commitments: list[str] = []
        self.secrets: tuple[str, ...] = ()
        self.record: str | None = None
        self.rematch: str | None = None

    @property
    def turn(self) -> int | None:
        """The seat that is to decide; also while the game is paused."""
        is_stopped = self.status in (Status.FROZEN, Status.FINISHED)  # a game that was given up has a next seat, too
        return None if self.match is None or is_stopped else self.match.turn

    @property
    def is_running(self) -> bool:
        """Whether somebody is to decide now."""
        return self.status is Status.PLAYING and self.turn is not None

    def seats_of(self, who: str | None) -> list[int]:
        """The seats that an identity holds."""
        return [] if who is None else [number for number, seat in enumerate(self.seats) if seat.who == who]

    def people(self) -> set[str]:
        """The identities that hold seats."""
        return {seat.who for seat in self.seats if seat.who is not None}

    def is_admitted(self, who: str | None) -> bool:
        """Whether somebody may be here: there is no password, or they knew it, host or play; and nobody banned them."""
        if who in self.banned:
            return False
        is_ours = who is not None and (who == self.host or who in self.guests or bool(self.seats_of(who)))
        return self.password is None or is_ours

    def hear(self, seat: int, target: int, *, is_muted: bool) -> None:
        """Somebody does not want to hear a seat, or does again; this is forgotten with the server's memory."""
        if is_muted:
            self.deaf.add((seat, target))
        else:
            self.deaf.discard((seat, target))

    def freeze(self, trouble: str) -> None:
        """Stands still for good: what the log tells cannot be replayed."""
        self.status, self.trouble = Status.FROZEN, trouble
        self.changed = self.seq

    def apply(self, logged: entries.Logged) -> Remembered:
        """Takes an entry in; what it told of the game comes with it."""
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} cannot follow {self.seq}")
        entry = logged.what
        told = _FOLDS[type(entry)](self, logged, entry) or ()
        remembered = Remembered(logged, tuple(told))
        self.seq = logged.seq
        if not isinstance(entry, UNSEEN) or getattr(entry, "commitment", None):
            self.changed = self.seq
        if isinstance(entry, SMALL) and entry.seat is not None:
            self.spent[entry.seat] += 1
        self.recent.append(remembered)
        if isinstance(entry, entries.Spoke):
            self.lines.append(remembered)
        return remembered

    def take_steps(self, texts: Sequence[str], action: str | None = None) -> list[Any]:
        """Plays an action and what chance drew behind it; the events of all of it."""
        assert self.match is not None
        told: list[Any] = []
        if action is not None:
            self.match.take_step(self.game.action.parse(action))
            told += self.match.state.last_events()
        for text in texts:
            a_round = self.match.state.round
            self.match.take_step(self.game.draw.parse(text))
            told += self.match.state.last_events()
            self.drawn = self.drawn + 1 if a_round == self._drawn_round else 1
            self._drawn_round = a_round
        return told

    _drawn_round = 0

    def draws_of(self, a_round: int) -> int:
        """How many draws a round, the present one or the next, has had."""
        return self.drawn if a_round == self._drawn_round else 0


def _setup(table: Table, logged: entries.Logged, entry: entries.Setup) -> None:
    table.title, table.settings, table.password = entry.title, entry.settings, entry.password
    if table.match is not None:
        return
    table.game = game(entry.game)
    table.options = options_of(table.game, entry.options)
    if logged.seq == 1:
        table.host, table.created = logged.who, logged.at
    players = table.options.players
    table.seats = table.seats[:players] + [SeatHeld() for _ in range(players - len(table.seats))]
    for seat in table.seats:
        seat.ready = False


def _sat(table: Table, logged: entries.Logged, entry: Sat) -> None:
    table.seats[entry.seat] = SeatHeld(who=logged.who, name=entry.name)


def _stood(table: Table, logged: entries.Logged, entry: Stood) -> None:
    _leave(table, entry.seat, entry.bot)


def _removed(table: Table, logged: entries.Logged, entry: Removed) -> None:
    if logged.who is not None and entry.bot is not None:
        table.removed.add(logged.who)
    if logged.who is not None and entry.banned:
        table.banned.add(logged.who)
    _leave(table, entry.seat, entry.bot)


def _leave(table: Table, seat: int, bot: str | None) -> None:
    """The seat is free, or a bot's; somebody else sits here next."""
    table.seats[seat] = SeatHeld() if bot is None else SeatHeld(name=table.seats[seat].name, bot=bot)
    table.deaf = {pair for pair in table.deaf if seat not in pair}
    table.votes.pop(seat, None)
    table.links.pop(seat, None)


def _renamed(table: Table, logged: entries.Logged, entry: Renamed) -> None:
    table.seats[entry.seat].name = entry.name


def _bot_seated(table: Table, logged: entries.Logged, entry: BotSeated) -> None:
    table.seats[entry.seat] = SeatHeld(name=entry.name, bot=entry.level, ready=True)


def _readied(table: Table, logged: entries.Logged, entry: Readied) -> None:
    table.seats[entry.seat].ready = entry.ready


def _host_is(table: Table, logged: entries.Logged, entry: HostIs) -> None:
    table.host = logged.who


def _begun(table: Table, logged: entries.Logged, entry: entries.Begun) -> list[Any]:
    if entry.version != record.VERSION:
        raise ValueError(f"the game was begun under pyrite {entry.rules}, whose games this version cannot replay")
    table.options = at_revision(table.options, entry.revision)
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


def _step(table: Table, logged: entries.Logged, entry: entries.Step) -> list[Any]:
    if entry.bank is not None:
        table.banks[entry.seat] = entry.bank
    if entry.commitment is not None:
        table.commitments.append(entry.commitment)
    return _stepped(table, logged, table.take_steps(entry.draws, entry.action))


def _stepped(table: Table, logged: entries.Logged, told: list[Any]) -> list[Any]:
    table.last_step, table.since = logged.seq, logged.at
    return told


def _spoke(table: Table, logged: entries.Logged, entry: entries.Spoke) -> None:
    if entry.phrase is not None and entry.seat is not None and table.match is not None:
        table.said.append(SpokenPhrase(entry.seat, table.match.state.round, entry.phrase, entry.args))


def _deafened(table: Table, logged: entries.Logged, entry: entries.Deafened) -> None:
    table.hear(entry.seat, entry.target, is_muted=entry.muted)


def _see_hand(table: Table, who: str | None, seat: int) -> None:
    if who is not None and table.match is not None:
        table.hands.setdefault(who, set()).add(seat)


def _removal_voted(table: Table, logged: entries.Logged, entry: RemovalVoted) -> None:
    votes = table.votes.setdefault(entry.target, set())
    if logged.who is not None and entry.remove:
        votes.add(logged.who)
    elif logged.who is not None:
        votes.discard(logged.who)


def _seat_offered(table: Table, logged: entries.Logged, entry: SeatOffered) -> None:
    table.seats[entry.seat].offered = entry.offered


def _link_made(table: Table, logged: entries.Logged, entry: entries.LinkMade) -> None:
    table.links[entry.seat] = entry


def _entered(table: Table, logged: entries.Logged, entry: entries.Entered) -> None:
    if logged.who is not None:
        table.guests.add(logged.who)


def _rekeyed(table: Table, logged: entries.Logged, entry: entries.Rekeyed) -> None:
    old, new = logged.who, entry.new
    if old is None:
        return
    for seat in table.seats:
        seat.who = new if seat.who == old else seat.who
    table.host = new if table.host == old else table.host
    if old in table.hands:
        table.hands[new] = table.hands[old]
    for several in (table.guests, table.removed, table.banned, *table.votes.values()):
        if old in several:
            several.add(new)
    for several in (table.guests, *table.votes.values()):
        several.discard(old)


def _muted(table: Table, logged: entries.Logged, entry: Muted) -> None:
    table.seats[entry.seat].muted = entry.muted


def _chat_closed(table: Table, logged: entries.Logged, entry: ChatClosed) -> None:
    table.chat_closed = entry.closed


def _paused(table: Table, logged: entries.Logged, entry: Paused) -> None:
    table.status = Status.PAUSED


def _resumed(table: Table, logged: entries.Logged, entry: Resumed) -> None:
    table.status, table.since = Status.PLAYING, logged.at


def _bot_took_over(table: Table, logged: entries.Logged, entry: BotTookOver) -> None:
    table.seats[entry.seat].bot = entry.level
    if entry.why == "clock":
        table.banks[entry.seat] = 0


def _returned(table: Table, logged: entries.Logged, entry: Returned) -> None:
    table.seats[entry.seat].bot = None


def _taken_over(table: Table, logged: entries.Logged, entry: TakenOver) -> None:
    table.seats[entry.seat] = SeatHeld(who=logged.who, name=entry.name)
    _see_hand(table, logged.who, entry.seat)


def _moved(table: Table, logged: entries.Logged, entry: Moved) -> None:
    seat = table.seats[entry.seat]
    if table.host is not None and table.host == seat.who:
        table.host = logged.who  # the host's role goes with the host's seat
    seat.who = logged.who
    table.links.pop(entry.seat, None)
    _see_hand(table, logged.who, entry.seat)


def _opened(table: Table, logged: entries.Logged, entry: Opened) -> None:
    table.secrets, table.record, table.status = entry.secrets, entry.record, Status.FINISHED


def _rematched(table: Table, logged: entries.Logged, entry: Rematched) -> None:
    table.rematch = entry.code


_FOLDS: dict[type, Any] = {
    entries.Setup: _setup,
    entries.Begun: _begun,
    entries.Step: _step,
    entries.Spoke: _spoke,
    entries.Deafened: _deafened,
    entries.LinkMade: _link_made,
    entries.Entered: _entered,
    entries.Rekeyed: _rekeyed,
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
    Rematched: _rematched,
}
