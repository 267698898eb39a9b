"""A table as its log describes it: a fold over entries, without a clock, randomness, input or output.

What may be done at it is decided in seats.py, moderation.py, chat.py and play.py; what each viewer sees of it is built
in table_view.py. Nothing but `apply` changes a table, except for `hear`, which is not in the log, and `become`.
"""

from collections import Counter, deque
from collections.abc import Sequence

import msgspec

from pyrite import record
from pyrite.core.views import SpokenPhrase
from pyrite.game import GAMES, AnyGame, Event, Options
from pyrite.match import AnyMatch
from pyrite.server.messages import PlayRequest, Readied, RemovalVoted, Renamed, Settings, Status
from pyrite.server.tables import entries
from pyrite.server.tables.folds import FOLDS
from pyrite.server.tables.held_seat import HeldSeat

REMEMBERED = 200  # entries that are kept for viewers who come back; after more than that they get only the view
LINES = 100  # of chat that a new viewer gets
UNSEEN = (entries.Step, entries.Spoke, entries.Deafened, entries.Entered)  # they change nothing of `TableSeen`
# They count for the seat (budget.py).
SMALL = (entries.Spoke, entries.LinkMade, entries.Contributed, Renamed, Readied, RemovalVoted)
REVEAL_TIME = 4_000  # milliseconds that the deal waits for those who promised randomness


class RecentEntry(msgspec.Struct, frozen=True):
    """An entry, and the events of the game that it caused."""

    logged: entries.LogEntry
    events: tuple[Event, ...] = ()


class Table:
    """A table at one moment."""

    def __init__(self, code: str) -> None:
        """Before its first entry."""
        self.code = code
        self.seq = 0  # the last entry
        self.mark: int | None = None  # of it
        self.created = 0
        self.game: AnyGame = next(iter(GAMES.values()))  # until the first entry names one
        self.options: Options  # from the first entry on
        self.title = ""
        self.settings = Settings()
        self.chosen_pace = 0  # of the bots; hurrying them during a game does not change it
        self.status = Status.GATHERING
        self.trouble: str | None = None
        self.host: str | None = None
        self.seats: list[HeldSeat] = []
        self.former_names: dict[int, str] = {}  # of seats that were taken over, by the number of that entry
        self.hands: dict[str, set[int]] = {}  # the seats whose hands an identity has seen in this game
        self.removed: set[str] = set()  # from this game, by the host or a vote
        self.banned: set[str] = set()
        self.requests: dict[str, PlayRequest] = {}  # by identity: spectators who ask to play in this game
        self.declined: set[str] = set()  # those to whom the host has said no
        self.votes: dict[int, set[str]] = {}  # by seat: who wants to remove its person
        self.links: dict[int, entries.LinkMade] = {}  # the last one of a seat, until it is used
        self.contributions: dict[int, record.Contribution] = {}  # by seat: randomness for the deal
        self.sealed: str | None = None  # the commitment to the secret of the game
        self.sealed_at = 0
        self.secret: str | None = None  # of the game, once it is over
        self.password: str | None = None  # salted and hashed
        self.guests: set[str] = set()  # those who knew it
        self.spent: Counter[int] = Counter()  # small entries by seat, before the game and in it
        self.chat_closed = False
        self.deaf: set[tuple[int, int]] = set()  # who does not want to hear whom, by seat
        self.lines: deque[RecentEntry] = deque(maxlen=LINES)
        self.said: list[SpokenPhrase] = []  # the phrases, for the bots
        self.recent: deque[RecentEntry] = deque(maxlen=REMEMBERED)
        self.changed = 0  # the entry that last changed what `TableSeen` shows
        self.match: AnyMatch | None = None
        self.rules = ""
        self.last_step = 0  # the entry of the last step, or of the deal
        self.since = 0  # when it was taken, or the game went on after a pause
        self.drawn = 0  # draws in this round
        self._drawn_round = 0
        self.banks: list[int] = []
        self.commitments: list[str] = []
        self.secrets: tuple[str, ...] = ()
        self.record: str | None = None
        self.rematch: str | None = None

    @property
    def place(self) -> entries.LogPlace:
        """The last entry."""
        return entries.LogPlace(self.seq, self.mark)

    def knows(self, place: entries.LogPlace) -> bool:
        """Whether it has come to an entry, as far as numbers and the mark of the last entry tell."""
        return self.seq > place.seq or (self.seq == place.seq and place.mark in (None, self.mark))

    @property
    def away_bot(self) -> str:
        """The bot for absent players: the chosen one, or the strongest if the game doesn't have it."""
        chosen = self.settings.away_bot
        levels = list(self.game.levels())
        return chosen if chosen.partition(":")[0] in levels else levels[-1]

    @property
    def turn(self) -> int | None:
        """The seat to act, even while the game is paused."""
        is_stopped = self.status in (Status.FROZEN, Status.FINISHED)  # a game that was given up has a next seat, too
        return None if self.match is None or is_stopped else self.match.turn

    @property
    def is_running(self) -> bool:
        """Whether a seat has to decide now."""
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
        """Somebody does not want to hear a seat, or does again; this is stored outside the log."""
        if is_muted:
            self.deaf.add((seat, target))
        else:
            self.deaf.discard((seat, target))

    @property
    def setup(self) -> str:
        """The game and its options, as commitments hash them."""
        return record.write_setup(self.game.name, self.options)

    @property
    def promised(self) -> tuple[record.Contribution, ...]:
        """What players add to chance, by seat."""
        return tuple([self.contributions[seat] for seat in sorted(self.contributions)])

    @property
    def waits_for_reveals(self) -> bool:
        """Whether the secret is fixed and the deal has yet to begin."""
        return self.sealed is not None and self.match is None

    def freeze(self, trouble: str) -> None:
        """Freezes the table: its log cannot be replayed."""
        self.status, self.trouble = Status.FROZEN, trouble
        self.changed = self.seq

    def apply(self, logged: entries.LogEntry) -> RecentEntry:
        """Applies an entry, and returns it with the events of the game that it caused."""
        if logged.seq != self.seq + 1:
            raise ValueError(f"entry {logged.seq} cannot follow {self.seq}")
        entry = logged.what
        events = FOLDS[type(entry)](self, logged, entry) or ()
        remembered = RecentEntry(logged, tuple(events))
        self.seq, self.mark = logged.seq, logged.mark
        if not isinstance(entry, UNSEEN) or getattr(entry, "commitment", None):
            self.changed = self.seq
        if isinstance(entry, SMALL) and entry.seat is not None:
            self.spent[entry.seat] += 1
        self.recent.append(remembered)
        if isinstance(entry, entries.Spoke):
            self.lines.append(remembered)
        return remembered

    def become(self, other: "Table") -> None:
        """Is another one from now on, as it was read again from the store; who hears whom is not in the log."""
        deaf = self.deaf
        self.__dict__.update(other.__dict__)
        self.deaf = deaf

    def take_steps(self, texts: Sequence[str], action: str | None = None) -> list[Event]:
        """Plays an action and what chance drew after it; the events of all of it."""
        assert self.match is not None
        events: list[Event] = []
        if action is not None:
            self.match.take_step(self.game.parse_action(action))
            events += self.match.state.last_events()
        for text in texts:
            a_round = self.match.state.round
            self.match.take_step(self.game.parse_draw(text))
            events += self.match.state.last_events()
            self.drawn = self.drawn + 1 if a_round == self._drawn_round else 1
            self._drawn_round = a_round
        return events

    def draws_of(self, a_round: int) -> int:
        """How many draws a round, the present one or the next, has had."""
        return self.drawn if a_round == self._drawn_round else 0
