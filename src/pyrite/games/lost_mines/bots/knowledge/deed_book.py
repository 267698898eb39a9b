"""What the players have done, read from the numbers of events in compiled code; the same as `deeds` with `evidence`.

A deed's context is a number: its kind, and whom it brought nearer to the treasure, as `deeds` says in words.
"""

import math

from pyrite.games.lost_mines.bots.knowledge import deeds, distance
from pyrite.games.lost_mines.bots.knowledge.evidence import EvidenceTable
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.rules import codes

KINDS = ("lay", "storm", "bridge", "trap", "troll")
LAY, STORM, BRIDGE, TRAP, TROLL = range(5)
LOOKS = 375  # after the KINDS, each with 3 changes for the doer, 5 for its clan and 5 for the other clan
SEEN = ("mine", "treasure", "own clan", "other clan")
DISCARDS = 379
CONTEXTS = 381
STYLES = 4
WEIGHTS = 12  # by character, then by style
TURN = 12
BOUND, STRONG = 0.004, 0.03  # as `deeds.BOUNDS`
USUAL_PLAYERS = 5.0
LEAST = 1e-9  # as `evidence.LEAST`


class DeedNumbers:
    """An evidence table by the numbers of its contexts, and the pace at which deeds are judged."""

    def __init__(self, table: EvidenceTable) -> None:
        """ValueError if the table has another number of styles."""
        if len(table.styles) != STYLES:
            raise ValueError(f"the evidence has {len(table.styles)} styles instead of {STYLES}")
        self.sharpness = table.sharpness
        unknown = [0.0] * WEIGHTS
        self.number = [weight for name in contexts() for weight in table.contexts.get(name, unknown)]
        clock = deeds.CLOCK
        self.keep, self.edge, self.spread, self.turns = clock.keep, clock.edge, clock.spread, deeds.TURNS
        self.lay = [0, 0, 0, *(round(TURN / (clock.lays * players)) for players in range(3, 10))]
        self.bridge = [0, 0, 0, *(round(TURN / (clock.lays * players) * clock.bridge) for players in range(3, 10))]
        self.wait = [0, 0, 0, *(round(TURN / (clock.lays * players) * clock.wait) for players in range(3, 10))]


def contexts() -> list[str]:
    """The words for every number, as in `deeds`."""
    found = [
        f"{kind} {own} {clan} {other}"
        for kind in KINDS
        for own in ("-", "0", "+")
        for clan in deeds.WORDS
        for other in deeds.WORDS
    ]
    return [*found, *(f"look {what}" for what in SEEN), "discard 1", "discard 2"]


class DeedBook:
    """The deeds of a round so far, and how likely each character would have acted like that."""

    def __init__(self, numbers: DeedNumbers) -> None:
        """An empty book; `begin` opens it for a round."""
        self.numbers = numbers
        self.race = Race()
        self.is_measured = 0
        self.clan = [0] * 9
        self.left = [0] * 4  # treasures, by kind
        self.holds = [0] * 4  # what each mine is known to hold, -1 while it is face down
        self.share = [0.0] * 9  # by seat: the part of all treasure that it can hope for
        self.before = [0.0] * 9
        self.logs = [0.0] * 108  # by seat, character and style
        self.likely = [0.0] * 27  # by seat and character: how likely it would have acted like that

    def begin(self, players: int, width: int, height: int, starts: list[int], mines: list[int]) -> None:
        """The board before anybody has acted."""
        self.race.players = players
        self.race.forest.width, self.race.forest.height = width, height
        self.race.forest.lay = self.numbers.lay[players]
        self.race.forest.bridge = self.numbers.bridge[players]
        self.race.forest.wait = self.numbers.wait[players]
        self.race.set_time(self.numbers.keep, self.numbers.edge, self.numbers.spread, self.numbers.turns)
        for place in range(256):
            self.race.forest.face[place] = distance.EMPTY
            self.race.forest.feature[place] = 0
            self.race.forest.standing[place] = 0
        for place in range(512):
            self.race.forest.token[place] = 0
        self.race.forest.face[starts[0]] = 15
        self.race.forest.face[starts[1]] = 15
        for place in range(4):
            self.race.forest.mine_cell[place] = mines[place]
            self.race.forest.face[mines[place]] = distance.HIDDEN
            self.left[place] = 0
            self.holds[place] = -1
        for seat in range(9):
            self.race.runs[seat] = 1
            self.race.cell[seat] = 0
        self.race.forest.standing[0] = 9
        for place in range(108):
            self.logs[place] = 0.0
        self.is_measured = 0

    def note(self, kind: int, seat: int, a: int, b: int, c: int, starts: list[int]) -> None:
        """Take a public event into account; `a`, `b` and `c` as the rules emit them."""
        if kind == codes.E_LAID:
            self._weigh_before(seat)
            self.race.forest.face[c], self.race.forest.feature[c] = a, b
            self._weigh_after(LAY, seat)
        elif kind == codes.E_STORM:
            self._weigh_before(seat)
            self.race.forest.face[c], self.race.forest.feature[c] = distance.EMPTY, codes.PLAIN
            self._weigh_after(STORM, seat)
        elif kind == codes.E_BRIDGED:
            self._weigh_before(seat)
            self.race.forest.feature[b] = self.race.forest.feature[b] + 3
            self._weigh_after(BRIDGE, seat)
        elif kind == codes.E_TRAP_SET:
            self._weigh_before(seat)
            self.race.forest.token[a] = distance.TRAP
            self._weigh_after(TRAP, seat)
        elif kind == codes.E_TROLL_SET:
            self._weigh_before(seat)
            self.race.forest.token[a] = distance.TROLL
            self._weigh_after(TROLL, seat)
        else:
            self._note_rest(kind, seat, a, b, starts)

    def _note_rest(self, kind: int, seat: int, a: int, b: int, starts: list[int]) -> None:
        """Take an event into account that is not a card on the board."""
        if kind == codes.E_TOKEN_GONE:
            self.race.forest.token[a] = 0
            self.is_measured = 0
        elif kind == codes.E_CLAN_DEALT:
            self.clan[seat] = a
            self._go(seat, starts[a])
        elif kind == codes.E_TREASURE_LAID:
            self.left[b] += 1
            self._hold()
        elif kind == codes.E_REVEALED:
            self.holds[a] = b
            self._hold()
        elif kind == codes.E_TURNED:
            self.race.forest.face[self.race.forest.mine_cell[a]] = b
            self.is_measured = 0
        elif kind == codes.E_TOOK:
            self.left[b] -= 1
            self._hold()
        elif kind == codes.E_WALKED:
            self._go(seat, a)
        elif kind == codes.E_DISCARDED:
            self._add(seat, DISCARDS + a - 1)
        elif kind == codes.E_LOOKED:
            if a != codes.DWARF_SEEN:
                self._add(seat, LOOKS + a)
            else:
                self._add(seat, LOOKS + (2 if self.clan[b] == self.clan[seat] else 3))

    def _add(self, seat: int, context: int) -> None:
        for place in range(WEIGHTS):
            self.logs[seat * WEIGHTS + place] += self.numbers.number[context * WEIGHTS + place]

    def _go(self, seat: int, cell: int) -> None:
        """Move a dwarf; one on rocks blocks them."""
        self.race.forest.standing[self.race.cell[seat]] = self.race.forest.standing[self.race.cell[seat]] - 1
        self.race.forest.standing[cell] = self.race.forest.standing[cell] + 1
        self.race.cell[seat] = cell
        self.is_measured = 0

    def _hold(self) -> None:
        """Set what each mine is worth, as far as everybody knows."""
        hidden = 4
        worth = 0.0
        for kind in range(4):
            worth += self.left[kind] * held_worth(kind)
        for mine in range(4):
            if self.holds[mine] >= 0:
                hidden -= 1
                worth -= self.left[self.holds[mine]] * held_worth(self.holds[mine])
        for mine in range(4):
            if self.holds[mine] >= 0:
                self.race.worth[mine] = self.left[self.holds[mine]] * held_worth(self.holds[mine])
            else:
                self.race.worth[mine] = worth / hidden

    def _weigh_before(self, doer: int) -> None:
        """Note everyone's share before a card is played."""
        if not self.is_measured:
            self.race.forest.measure_all()
        self._weigh(doer)
        for seat in range(self.race.players):
            self.before[seat] = self.share[seat]

    def _weigh_after(self, kind: int, doer: int) -> None:
        """Note a deed of this kind by how everyone's share has changed."""
        self.race.forest.measure_all()
        self.is_measured = 1
        self._weigh(doer)
        own = clan = other = 0.0
        for seat in range(self.race.players):
            gain = (self.share[seat] - self.before[seat]) * self.race.players / USUAL_PLAYERS
            if seat == doer:
                own = gain
            elif self.clan[seat] == self.clan[doer]:
                clan += gain
            else:
                other += gain
        sign = 0 if own <= -BOUND else 1 if own <= BOUND else 2
        self._add(doer, ((kind * 3 + sign) * 5 + word(clan)) * 5 + word(other))

    def _weigh(self, doer: int) -> None:
        """As `Trail.weigh`."""
        total = 0.0
        for seat in range(self.race.players):
            self.race.waits[seat] = (seat - doer + self.race.players) % self.race.players * TURN // self.race.players
            self.share[seat] = 0.0
        for mine in range(4):
            if self.race.worth[mine] <= 0:
                continue
            total += self.race.worth[mine]
            weights = 0.0
            for seat in range(self.race.players):
                time = self.race.time_to(seat, mine)
                if time < distance.FAR:
                    weights += self.race.ahead[time]
            if weights <= 0:
                continue
            for seat in range(self.race.players):
                time = self.race.time_to(seat, mine)
                if time < distance.FAR:
                    self.share[seat] += (
                        self.race.worth[mine] * self.race.ahead[time] / weights * self.race.in_time[time]
                    )
        if total > 0:
            for seat in range(self.race.players):
                self.share[seat] /= total

    def judge(self) -> None:
        """Fill in `likely`, as `evidence.likelihoods`."""
        for seat in range(self.race.players):
            most = self.logs[seat * WEIGHTS]
            for place in range(WEIGHTS):
                most = max(most, self.logs[seat * WEIGHTS + place])
            best = 0.0
            for character in range(3):
                at = seat * 3 + character
                self.likely[at] = 0.0
                for style in range(STYLES):
                    place = seat * WEIGHTS + character * STYLES + style
                    self.likely[at] += math.exp(self.numbers.sharpness * (self.logs[place] - most))
                best = max(best, self.likely[at])
            for character in range(3):
                self.likely[seat * 3 + character] = max(self.likely[seat * 3 + character] / best, LEAST)


def word(gain: float) -> int:
    """The place of a gain in `deeds.WORDS`."""
    if gain > STRONG:
        return 4
    if gain > BOUND:
        return 3
    return 2 if gain > -BOUND else 1 if gain > -STRONG else 0


def held_worth(kind: int) -> float:
    """As `deeds.VALUES`."""
    return 0.0 if kind == codes.DRAGON else kind + 2.0
