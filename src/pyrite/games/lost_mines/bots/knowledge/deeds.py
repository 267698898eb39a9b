"""What the players have done this round, read from public events alone: each deed in a few words that can be counted.

What counts is whom a deed brought nearer to the treasure: its doer, the others of the doer's clan, or the other clan.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from pyrite.games.lost_mines.bots.knowledge import points
from pyrite.games.lost_mines.bots.knowledge.distance import FACES, FEATURES, TOKENS
from pyrite.games.lost_mines.bots.knowledge.race_time import Clock
from pyrite.games.lost_mines.bots.knowledge.trail import Trail
from pyrite.games.lost_mines.rules import box

CLOCK = Clock(keep=0.965, edge=3.0, spread=1.5, lays=0.15)
TURNS = 6.0  # until the end, as deeds are judged
VALUES = {"silver": 2.0, "gold": 3.0, "gems": 4.0, "dragon": 0.0}
BOUNDS = (-0.03, -0.004, 0.004, 0.03)  # parts of all treasure: where one word ends and the next begins
USUAL_PLAYERS = 5
WORDS = ("--", "-", "0", "+", "++")


class Deed(NamedTuple):
    """One thing that somebody did."""

    event: int  # its place in the view's events
    seat: int
    context: str  # where the likes of it are counted


class Deeds:
    """The deeds of a round, read event by event."""

    def __init__(self, view: Any) -> None:
        """The board as it was set up: nobody has done anything."""
        self.options = view.options
        self.done: list[Deed] = []
        self.clans: list[str] = [""] * view.options.players
        self.left = dict.fromkeys(VALUES, 0)
        self.holds: list[str | None] = [None] * 4
        self.read_events = 0
        self.last_event: Any = None
        self.trail = _trail(view.options)
        self.is_measured = False

    def read(self, place: int, event: Any) -> None:
        """Takes one event into account; `place` is its number in the view."""
        reader = _READERS.get(event.kind)
        if reader is not None:
            reader(self, place, event)

    def _note(self, place: int, seat: int, context: str) -> None:
        self.done.append(Deed(place, seat, context))

    def _change(self, place: int, event: Any, kind: str, change: Callable[[], None]) -> None:
        """A deed that changes the forest: for whom, and by how much."""
        seat = event.seat
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
        self._note(place, seat, f"{kind} {word(own)[:1]} {word(clan)} {word(other)}")

    def _clan_dealt(self, place: int, event: Any) -> None:
        self.clans[event.seat] = event.clan
        x, y = self.options.box.starts[("blue", "yellow").index(event.clan)]
        self.trail.go(event.seat, y * 16 + x)

    def _treasure_laid(self, place: int, event: Any) -> None:
        self.left[event.treasure] += 1
        self._hold()

    def _hold(self) -> None:
        """What each mine is worth, as far as everybody knows."""
        worths = {kind: count * VALUES[kind] for kind, count in self.left.items()}
        hidden = [kind for kind in box.MINES if kind not in self.holds]
        for mine, held in enumerate(self.holds):
            worth = worths[held] if held is not None else sum(worths[kind] for kind in hidden) / len(hidden)
            self.trail.hold(mine, worth)

    def _laid(self, place: int, event: Any) -> None:
        self._change(
            place,
            event,
            "lay",
            lambda: self.trail.lay(event.y * 16 + event.x, FACES[event.face], FEATURES[event.feature]),
        )

    def _storm(self, place: int, event: Any) -> None:
        self._change(place, event, "storm", lambda: self.trail.clear(event.y * 16 + event.x))

    def _bridged(self, place: int, event: Any) -> None:
        self._change(place, event, "bridge", lambda: self.trail.bridge(event.y * 16 + event.x))

    def _trap_set(self, place: int, event: Any) -> None:
        self._change(place, event, "trap", lambda: self.trail.put(_joint(event), TOKENS["trap"]))

    def _troll_set(self, place: int, event: Any) -> None:
        self._change(place, event, "troll", lambda: self.trail.put(_joint(event), TOKENS["troll"]))

    def _token_gone(self, place: int, event: Any) -> None:
        self.trail.put(_joint(event), 0)
        self.is_measured = False

    def _turned(self, place: int, event: Any) -> None:
        x, y = self.options.box.mines[event.which]
        self.trail.lay(y * 16 + x, FACES[event.face], 0)
        self.is_measured = False

    def _revealed(self, place: int, event: Any) -> None:
        self.holds[event.which] = event.holds
        self._hold()

    def _took(self, place: int, event: Any) -> None:
        self.left[event.treasure] -= 1
        self._hold()

    def _walked(self, place: int, event: Any) -> None:
        self.trail.go(event.seat, event.y * 16 + event.x)
        self.is_measured = False  # who stands on rocks is in the way

    def _looked(self, place: int, event: Any) -> None:
        what = event.seen
        if what == "dwarf":
            what = "own clan" if self.clans[event.which] == self.clans[event.seat] else "other clan"
        self._note(place, event.seat, f"look {what}")

    def _discarded(self, place: int, event: Any) -> None:
        self._note(place, event.seat, f"discard {event.count}")


_READERS: dict[str, Callable[[Deeds, int, Any], None]] = {
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
    """How much a share of all treasure grew or shrank, in a sign.

    >>> word(0.1), word(-0.01), word(0)
    ('++', '-', '0')
    """
    return WORDS[sum(gain > bound for bound in BOUNDS)]


def _joint(event: Any) -> int:
    """As `codes` numbers joints."""
    number: int = (event.y * 16 + event.x) * 2 + (event.side == "S")
    return number


def _trail(options: Any) -> Trail:
    """The forest at the beginning of a round."""
    trail = Trail(options.players, options.box.width, options.box.height)
    for x, y in options.box.starts:
        trail.lay(y * 16 + x, FACES["NESW"], 0)
    for mine, (x, y) in enumerate(options.box.mines):
        trail.hide(mine, y * 16 + x)
    points.set_pace(trail.race, CLOCK)
    trail.race.set_clock(CLOCK, TURNS)
    return trail


_READ: dict[tuple[int, int | None], Deeds] = {}  # lately: the same player asks again after every turn
_MOST_READ = 32


def deeds_of(view: Any) -> list[Deed]:
    """The deeds of the round that the view shows."""
    events = view.events
    begin = len(events)
    while begin and events[begin - 1].kind != "round_began":
        begin -= 1
    if not begin:
        return []
    key = (id(events[begin - 1]), view.seat)
    deeds = _READ.pop(key, None)
    if deeds is None or not _goes_on(deeds, events):
        deeds = Deeds(view)
        deeds.read_events = begin
    for place in range(deeds.read_events, len(events)):
        deeds.read(place, events[place])
    deeds.read_events, deeds.last_event = len(events), events[-1]
    while len(_READ) >= _MOST_READ:
        del _READ[next(iter(_READ))]
    _READ[key] = deeds
    return deeds.done


def _goes_on(deeds: Deeds, events: Any) -> bool:
    """Whether these events begin with those that were read; events are kept, so the last one tells."""
    return len(events) >= deeds.read_events and events[deeds.read_events - 1] is deeds.last_event
