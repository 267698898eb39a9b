"""What the players have done this round, read from public events: each deed in a few words that can be counted.

A deed is described by whom it brought nearer to the treasure: its doer, the others of the doer's clan, or the other
clan.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pyrite.core.events import round_begin
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import points
from pyrite.games.lost_mines.bots.knowledge.distance import FACES, FEATURES, TOKENS, cell_of
from pyrite.games.lost_mines.bots.knowledge.race_time import RaceTiming
from pyrite.games.lost_mines.bots.knowledge.trail import Trail
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.events import CLAN_NAMES, Event
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.view import View

CLOCK = RaceTiming(keep=0.965, edge=3.0, spread=1.5, lays=0.15)
TURNS = 6.0  # deeds are judged as if this many turns were left
VALUES = {"silver": 2.0, "gold": 3.0, "gems": 4.0, "dragon": 0.0}
BOUNDS = (-0.03, -0.004, 0.004, 0.03)  # changes of a seat's share of all treasure, between two of WORDS
USUAL_PLAYERS = 5
WORDS = ("--", "-", "0", "+", "++")
MOST_ROUNDS = 32  # how many rounds `RecentRounds` keeps


class Deed(NamedTuple):
    """One thing that somebody did."""

    event: int  # its place in the view's events
    seat: int
    context: str  # the key under which deeds like it are counted


class Deeds:
    """The deeds of a round, read event by event."""

    def __init__(self, view: View, begin: int) -> None:
        """The board before anybody has acted; `begin` is the place of the round's first event in the view."""
        self.options = view.options
        self.seat = view.seat
        self.done: list[Deed] = []
        self.clans: list[str] = [""] * view.options.players
        self.left = dict.fromkeys(VALUES, 0)
        self.holds: list[str | None] = [None] * 4
        self.trail = new_trail(view.options)
        self.is_measured = False
        self._begin = self._next = begin  # the first event of the round, and the first one not read yet
        self._last: Event | None = None

    def read_on(self, events: Sequence[Event]) -> None:
        """Read the events that were not read before."""
        for place in range(self._next, len(events)):
            self.read(place, events[place])
        self._next, self._last = len(events), events[-1]

    def is_continued_by(self, view: View, begin: int) -> bool:
        """Whether the view shows the same round, later or now. A match keeps its events, so the last one decides."""
        if view.seat != self.seat or begin != self._begin or len(view.events) < self._next:
            return False
        return view.events[self._next - 1] is self._last

    def read(self, place: int, event: Event) -> None:
        """Take one event into account; `place` is its number in the view."""
        reader = _READERS.get(event.kind)
        if reader is not None:
            reader(self, place, event)

    def _note(self, place: int, event: Event, context: str) -> None:
        self.done.append(Deed(place, require(event.seat), context))

    def _change(self, place: int, event: Event, kind: str, change: Callable[[], None]) -> None:
        """Note a deed that changes the forest: who gains by it, and how much."""
        seat = require(event.seat)
        before = self.trail.shares(seat, self.is_measured)
        change()
        after = self.trail.shares(seat, False)
        self.is_measured = True
        own = clan = other = 0.0
        for one, (was, now) in enumerate(zip(before, after, strict=True)):
            gain = (now - was) * self.options.players / USUAL_PLAYERS  # the more players, the smaller all shares
            if one == seat:
                own = gain
            elif self.clans[one] == self.clans[seat]:
                clan += gain
            else:
                other += gain
        self._note(place, event, f"{kind} {word(own)[:1]} {word(clan)} {word(other)}")

    def _clan_dealt(self, place: int, event: Event) -> None:
        seat, clan = require(event.seat), require(event.clan)
        self.clans[seat] = clan
        self.trail.go(seat, cell_of(self.options.box.starts[CLAN_NAMES.index(clan)]))

    def _treasure_laid(self, place: int, event: Event) -> None:
        self.left[require(event.treasure)] += 1
        self._hold()

    def _hold(self) -> None:
        """Set what each mine is worth, as far as everybody knows."""
        worths = {kind: count * VALUES[kind] for kind, count in self.left.items()}
        hidden = [kind for kind in box.MINES if kind not in self.holds]
        for mine, held in enumerate(self.holds):
            worth = worths[held] if held is not None else sum(worths[kind] for kind in hidden) / len(hidden)
            self.trail.hold(mine, worth)

    def _laid(self, place: int, event: Event) -> None:
        face, feature = FACES[require(event.face)], FEATURES[require(event.feature)]
        self._change(place, event, "lay", lambda: self.trail.lay(cell_of(event.cell), face, feature))

    def _storm(self, place: int, event: Event) -> None:
        self._change(place, event, "storm", lambda: self.trail.clear(cell_of(event.cell)))

    def _bridged(self, place: int, event: Event) -> None:
        self._change(place, event, "bridge", lambda: self.trail.bridge(cell_of(event.cell)))

    def _trap_set(self, place: int, event: Event) -> None:
        self._change(place, event, "trap", lambda: self.trail.put(token_joint(event), TOKENS["trap"]))

    def _troll_set(self, place: int, event: Event) -> None:
        self._change(place, event, "troll", lambda: self.trail.put(token_joint(event), TOKENS["troll"]))

    def _token_gone(self, place: int, event: Event) -> None:
        self.trail.put(token_joint(event), 0)
        self.is_measured = False

    def _turned(self, place: int, event: Event) -> None:
        cell = self.options.box.mines[require(event.which)]
        self.trail.lay(cell_of(cell), FACES[require(event.face)], 0)
        self.is_measured = False

    def _revealed(self, place: int, event: Event) -> None:
        self.holds[require(event.which)] = event.holds
        self._hold()

    def _took(self, place: int, event: Event) -> None:
        self.left[require(event.treasure)] -= 1
        self._hold()

    def _walked(self, place: int, event: Event) -> None:
        self.trail.go(require(event.seat), cell_of(event.cell))
        self.is_measured = False  # a dwarf on rocks blocks them

    def _looked(self, place: int, event: Event) -> None:
        what = event.seen
        if what == "dwarf":
            is_own = self.clans[require(event.which)] == self.clans[require(event.seat)]
            what = "own clan" if is_own else "other clan"
        self._note(place, event, f"look {what}")

    def _discarded(self, place: int, event: Event) -> None:
        self._note(place, event, f"discard {event.count}")


_READERS: dict[str, Callable[[Deeds, int, Event], None]] = {
    "clan_dealt": Deeds._clan_dealt,
    "treasure_laid": Deeds._treasure_laid,
    "laid": Deeds._laid,
    "storm": Deeds._storm,
    "bridged": Deeds._bridged,
    "trap_set": Deeds._trap_set,
    "troll_set": Deeds._troll_set,
    "token_gone": Deeds._token_gone,
    "revealed": Deeds._revealed,
    "turned": Deeds._turned,
    "took": Deeds._took,
    "walked": Deeds._walked,
    "looked": Deeds._looked,
    "discarded": Deeds._discarded,
}


def word(gain: float) -> str:
    """How much a share of all treasure grew or shrank, as a sign.

    >>> word(0.1), word(-0.01), word(0)
    ('++', '-', '0')
    """
    return WORDS[sum(gain > bound for bound in BOUNDS)]


def token_joint(event: Event) -> int:
    """The number of the joint that a token is on, as in `codes`."""
    return cell_of(event.cell) * 2 + (event.side == "S")


def new_trail(options: Options) -> Trail:
    """The forest at the beginning of a round."""
    trail = Trail(options.players, options.box.width, options.box.height)
    for start in options.box.starts:
        trail.lay(cell_of(start), FACES["NESW"], 0)
    for mine, cell in enumerate(options.box.mines):
        trail.hide(mine, cell_of(cell))
    points.set_pace(trail.race, CLOCK)
    trail.race.set_clock(CLOCK, TURNS)
    return trail


class RecentRounds:
    """The rounds read last: a player asks again after every turn, and each event is then read only once."""

    def __init__(self, most: int) -> None:
        """Keep at most this many rounds; the one that was used least recently is dropped first."""
        self._most = most
        self._rounds: list[Deeds] = []

    def deeds(self, view: View) -> list[Deed]:
        """The deeds of the round that the view shows."""
        begin = round_begin(view.events)
        if not begin:
            return []
        found = next((deeds for deeds in self._rounds if deeds.is_continued_by(view, begin)), None)
        if found is None:
            found = Deeds(view, begin)
        else:
            self._rounds.remove(found)
        found.read_on(view.events)
        self._rounds = [*self._rounds[-self._most + 1 :], found]
        return found.done


_RECENT = RecentRounds(MOST_ROUNDS)


def deeds_of(view: View) -> list[Deed]:
    """The deeds of the round that the view shows."""
    return _RECENT.deeds(view)
