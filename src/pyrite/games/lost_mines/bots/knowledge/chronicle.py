"""What everybody did this round as numbers: whom each card and each walk brought nearer to which mine.

An entry keeps its gains mine by mine, so that it can be weighed again later: by what was known then, by what its doer
had looked at, and by what the viewer knows now. So it speaks against a player when a mine that they had looked at and
then avoided turns out to be a good one.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pyrite.core.events import round_begin
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge.deeds import USUAL_PLAYERS, VALUES, new_trail, token_joint
from pyrite.games.lost_mines.bots.knowledge.distance import FACES, FEATURES, TOKENS, cell_of
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.events import CLAN_NAMES, Event
from pyrite.games.lost_mines.rules.view import View

MINES = range(len(box.MINES))
GROUPS = OWN, CLAN, OTHER = range(3)  # the doer, the others of its clan, the other clan
KINDS = (
    *("lay", "bridge", "trap", "troll", "storm", "look mine", "look treasure", "look own clan", "look other clan"),
    *("discard 1", "discard 2", "walk", "stay", "vote", "yes", "no"),
)
MOST_ROUNDS = 32  # how many rounds are kept

PerMine = tuple[tuple[float, float, float], ...]  # by mine, what each group gains or can hope for
NOTHING: PerMine = ((0.0, 0.0, 0.0),) * len(box.MINES)


class ChronicleEntry(NamedTuple):
    """One thing that somebody did, and what the table looked like."""

    event: int  # its place in the view's events
    seat: int
    kind: str  # one of KINDS
    turn: int  # how many cards the seat had played before
    gains: PerMine  # how much nearer to each mine
    hopes: PerMine  # before that
    hit_clan: float  # the largest loss and gain of one of the clan and of one of the other clan, by what was known
    helped_clan: float
    hit_other: float
    helped_other: float
    holds: tuple[str | None, ...]  # what everybody knew of the mines
    left: tuple[int, ...]  # treasures that were left, by kind of mine
    looked: tuple[int, ...]  # the mines that the doer had looked at
    taken: float  # the share of treasures taken by then
    own_taken: int  # by the doer
    mates: int  # others of the doer's clan
    others: int  # of the other clan
    feature: str  # of a card laid
    openings: int
    place: float  # how far east, 0 to 1
    near_own: bool  # beside the doer's dwarf
    near_clan: bool
    near_other: bool
    in_mine: bool  # the doer stood in an open mine with treasure
    to_mine: bool  # a walk into an open mine with treasure
    to_hidden: bool  # a walk into a mine that is face down


def worths(left: Sequence[int], holds: Sequence[str | None]) -> list[float]:
    """What the treasures in each mine are worth to somebody who knows this of what they hold."""
    by_kind = {kind: count * VALUES[kind] for kind, count in zip(box.MINES, left, strict=True)}
    hidden = [worth for kind, worth in by_kind.items() if kind not in holds]
    unknown = sum(hidden) / len(hidden) if hidden else 0.0
    return [by_kind[held] if held is not None else unknown for held in holds]


def shares(entry: ChronicleEntry, holds: Sequence[str | None]) -> tuple[float, float, float]:
    """How an entry changed the share of all treasure of its doer, the others of the clan, and the other clan.

    `holds` is what is known of the mines: then, or now.
    """
    weights = worths(entry.left, holds)
    total = sum(weights) or 1.0
    own = clan = other = 0.0
    for weight, gains in zip(weights, entry.gains, strict=True):
        own += weight * gains[OWN]
        clan += weight * gains[CLAN]
        other += weight * gains[OTHER]
    return own / total, clan / total, other / total


class Chronicle:
    """The entries of a round, read event by event."""

    def __init__(self, view: View, begin: int) -> None:
        """The board before anybody has acted; `begin` is the place of the round's first event in the view."""
        players = view.options.players
        self.options = view.options
        self.seat = view.seat
        self.entries: list[ChronicleEntry] = []
        self.clans = [""] * players
        self.cells: list[tuple[int, int]] = [(0, 0)] * players
        self.turns = [0] * players
        self.taken = [0] * players
        self.looked: list[tuple[int, ...]] = [()] * players
        self.left = dict.fromkeys(box.MINES, 0)
        self.laid_out = 0
        self.holds: list[str | None] = [None] * len(box.MINES)
        self.trail = new_trail(view.options)
        self.remembered: dict[tuple[str | None, ...], list[list[float]]] = {}  # what `judgement` worked out of entries
        self._is_measured = False
        self._begin = self._next = begin
        self._last: Event | None = None

    def read_on(self, events: Sequence[Event]) -> None:
        """Read the events that were not read before."""
        for place in range(self._next, len(events)):
            event = events[place]
            reader = _READERS.get(event.kind)
            if reader is not None:
                reader(self, place, event)
        self._next, self._last = len(events), events[-1]

    def is_continued_by(self, view: View, begin: int) -> bool:
        """Whether the view shows the same round, later or now."""
        if view.seat != self.seat or begin != self._begin or len(view.events) < self._next:
            return False
        return view.events[self._next - 1] is self._last

    def left_now(self) -> tuple[int, ...]:
        """How many treasures are left, by kind of mine."""
        return tuple(self.left.values())

    def hopes(self, seat: int) -> PerMine:
        """By mine, the share of its treasure that a seat, the others of its clan and the other clan can hope for."""
        return self._grouped(seat, self._hopes(seat))

    def _hopes(self, seat: int) -> list[list[float]]:
        """By mine and seat, the share of its treasure that the seat can hope for while another acts."""
        found = []
        for mine in MINES:
            for other in MINES:
                self.trail.hold(other, float(other == mine))
            found.append(self.trail.shares(seat, self._is_measured))
            self._is_measured = True
        return found

    def _grouped(self, seat: int, hopes: list[list[float]]) -> PerMine:
        """By mine, what the doer, the others of its clan and the other clan have together."""
        clan = self.clans[seat]
        found = []
        for row in hopes:
            mates = other = 0.0
            for one, hope in enumerate(row):
                if self.clans[one] != clan:
                    other += hope
                elif one != seat:
                    mates += hope
            found.append((row[seat], mates, other))
        return tuple(found)

    def _note(
        self,
        place: int,
        event: Event,
        kind: str,
        change: Callable[[], None] | None = None,
        cell: tuple[int, int] | None = None,
    ) -> None:
        """Note what was done, and what it changed."""
        seat = require(event.seat)
        before = self._hopes(seat)
        gains: list[list[float]] = []
        if change is not None:
            change()
            self._is_measured = False
            scale = self.options.players / USUAL_PLAYERS  # the more players, the smaller all shares
            gains = [
                [scale * (now - was) for was, now in zip(rows, then, strict=True)]
                for rows, then in zip(before, self._hopes(seat), strict=True)
            ]
        near = self._near(seat, cell) if kind not in ("walk", "stay") else [False] * len(GROUPS)
        hits = self._hits(seat, gains) if gains else (0.0,) * 4
        mates = self.clans.count(self.clans[seat]) - 1
        to = cell if kind == "walk" else self.cells[seat] if kind == "stay" else None
        self.entries.append(
            ChronicleEntry(
                event=place,
                seat=seat,
                kind=kind,
                turn=self.turns[seat],
                gains=self._grouped(seat, gains) if gains else NOTHING,
                hopes=self._grouped(seat, before),
                hit_clan=hits[0],
                helped_clan=hits[1],
                hit_other=hits[2],
                helped_other=hits[3],
                holds=tuple(self.holds),
                left=self.left_now(),
                looked=self.looked[seat],
                taken=sum(self.taken) / max(1, self.laid_out),
                own_taken=self.taken[seat],
                mates=mates,
                others=len(self.clans) - 1 - mates,
                feature=event.feature or "",
                openings=len(event.face or ""),
                place=cell[0] / max(1, self.options.box.width - 1) if cell is not None else 0.0,
                near_own=near[OWN],
                near_clan=near[CLAN],
                near_other=near[OTHER],
                in_mine=self._has_treasure(self.cells[seat]),
                to_mine=to is not None and self._has_treasure(to),
                to_hidden=to is not None and self._is_hidden(to),
            )
        )

    def _near(self, seat: int, cell: tuple[int, int] | None) -> list[bool]:
        """Whether a dwarf of each group is on the cell or beside it."""
        near = [False] * len(GROUPS)
        if cell is not None:
            for one, (x, y) in enumerate(self.cells):
                if abs(x - cell[0]) + abs(y - cell[1]) <= 1:
                    near[OWN if one == seat else CLAN if self.clans[one] == self.clans[seat] else OTHER] = True
        return near

    def _hits(self, seat: int, gains: list[list[float]]) -> tuple[float, ...]:
        """The largest loss and gain of one other of the clan, and of one of the other clan."""
        weights = worths(self.left_now(), self.holds)
        total = sum(weights) or 1.0
        clan, other = [0.0], [0.0]
        for one, name in enumerate(self.clans):
            if one != seat:
                gain = sum([weight * row[one] for weight, row in zip(weights, gains, strict=True)]) / total
                (clan if name == self.clans[seat] else other).append(gain)
        return min(clan), max(clan), min(other), max(other)

    def _has_treasure(self, cell: tuple[int, int]) -> bool:
        """Whether a cell is an open mine with treasure left."""
        for mine, held in zip(self.options.box.mines, self.holds, strict=True):
            if tuple(mine) == cell:
                return held is not None and self.left[held] > 0
        return False

    def _is_hidden(self, cell: tuple[int, int]) -> bool:
        return any(
            tuple(mine) == cell and held is None for mine, held in zip(self.options.box.mines, self.holds, strict=True)
        )

    def _played(self, place: int, event: Event, kind: str, change: Callable[[], None]) -> None:
        """Note a card that changes the forest."""
        self._note(place, event, kind, change, event.cell)
        self.turns[require(event.seat)] += 1

    def _clan_dealt(self, place: int, event: Event) -> None:
        seat, clan = require(event.seat), require(event.clan)
        self.clans[seat] = clan
        start = self.options.box.starts[CLAN_NAMES.index(clan)]
        self.cells[seat] = (start[0], start[1])
        self.trail.go(seat, cell_of(start))

    def _treasure_laid(self, place: int, event: Event) -> None:
        self.left[require(event.treasure)] += 1
        self.laid_out += 1

    def _laid(self, place: int, event: Event) -> None:
        face, feature = FACES[require(event.face)], FEATURES[require(event.feature)]
        self._played(place, event, "lay", lambda: self.trail.lay(cell_of(event.cell), face, feature))

    def _storm(self, place: int, event: Event) -> None:
        self._played(place, event, "storm", lambda: self.trail.clear(cell_of(event.cell)))

    def _bridged(self, place: int, event: Event) -> None:
        self._played(place, event, "bridge", lambda: self.trail.bridge(cell_of(event.cell)))

    def _trap_set(self, place: int, event: Event) -> None:
        self._played(place, event, "trap", lambda: self.trail.put(token_joint(event), TOKENS["trap"]))

    def _troll_set(self, place: int, event: Event) -> None:
        self._played(place, event, "troll", lambda: self.trail.put(token_joint(event), TOKENS["troll"]))

    def _token_gone(self, place: int, event: Event) -> None:
        self.trail.put(token_joint(event), 0)
        self._is_measured = False

    def _turned(self, place: int, event: Event) -> None:
        cell = self.options.box.mines[require(event.which)]
        self.trail.lay(cell_of(cell), FACES[require(event.face)], 0)
        self._is_measured = False

    def _revealed(self, place: int, event: Event) -> None:
        self.holds[require(event.which)] = event.holds

    def _took(self, place: int, event: Event) -> None:
        self.left[require(event.treasure)] -= 1
        self.taken[require(event.seat)] += 1

    def _walked(self, place: int, event: Event) -> None:
        seat = require(event.seat)
        self._note(place, event, "walk", lambda: self.trail.go(seat, cell_of(event.cell)), event.cell)
        self.cells[seat] = event.cell

    def _stayed(self, place: int, event: Event) -> None:
        self._note(place, event, "stay")

    def _looked(self, place: int, event: Event) -> None:
        seat, which, what = require(event.seat), require(event.which), require(event.seen)
        if what == "dwarf":
            what = "own clan" if self.clans[which] == self.clans[seat] else "other clan"
        self._note(place, event, f"look {what}")
        self.turns[seat] += 1
        if what == "mine":
            self.looked[seat] = (*self.looked[seat], which)

    def _discarded(self, place: int, event: Event) -> None:
        self._note(place, event, f"discard {event.count}")
        self.turns[require(event.seat)] += 1

    def _vote_called(self, place: int, event: Event) -> None:
        self._note(place, event, "vote")

    def _voted(self, place: int, event: Event) -> None:
        self._note(place, event, "yes" if event.agrees else "no")


_READERS: dict[str, Callable[[Chronicle, int, Event], None]] = {
    "clan_dealt": Chronicle._clan_dealt,
    "treasure_laid": Chronicle._treasure_laid,
    "laid": Chronicle._laid,
    "storm": Chronicle._storm,
    "bridged": Chronicle._bridged,
    "trap_set": Chronicle._trap_set,
    "troll_set": Chronicle._troll_set,
    "token_gone": Chronicle._token_gone,
    "revealed": Chronicle._revealed,
    "turned": Chronicle._turned,
    "took": Chronicle._took,
    "walked": Chronicle._walked,
    "stayed": Chronicle._stayed,
    "looked": Chronicle._looked,
    "discarded": Chronicle._discarded,
    "vote_called": Chronicle._vote_called,
    "voted": Chronicle._voted,
}


class RecentChronicles:
    """The rounds read last: each event is read only once, however often somebody asks."""

    def __init__(self, most: int) -> None:
        """Keep at most this many rounds; the one that was used least recently is dropped first."""
        self._most = most
        self._rounds: list[Chronicle] = []

    def of(self, view: View) -> Chronicle | None:
        """The round that the view shows; None if its events are not known."""
        begin = round_begin(view.events)
        if not begin:
            return None
        found = next((one for one in self._rounds if one.is_continued_by(view, begin)), None)
        if found is None:
            found = Chronicle(view, begin)
        else:
            self._rounds.remove(found)
        found.read_on(view.events)
        self._rounds = [*self._rounds[-self._most + 1 :], found]
        return found


_RECENT = RecentChronicles(MOST_ROUNDS)


def chronicle_of(view: View) -> Chronicle | None:
    """What everybody did in the round that the view shows; None if its events are not known."""
    return _RECENT.of(view)
