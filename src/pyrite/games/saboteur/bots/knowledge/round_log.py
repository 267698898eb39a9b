"""What everybody did this round in numbers, for compiled code: the deeds, what they changed, and rules of thumb.

It reads the events of a round as the engine notes them, and agrees with `deeds.py` and `grudges.py`, which do the same
in Python and can explain it; a test compares both. Nothing here needs the interpreter lock.
"""

import math

from pyrite.core.grid import Grid
from pyrite.games.saboteur.bots.knowledge.ground import Ground
from pyrite.games.saboteur.bots.knowledge.survey import Survey
from pyrite.games.saboteur.rules import codes

MOST_DEEDS = 96  # every deed takes one of 67 cards
LAID, ROCKFALL, BROKE, MENDED, LOOKED, PASSED = range(6)  # kinds of deeds
UNKNOWN, TRUSTED, SUSPECTED, ONESELF = range(4)  # as `evidence_numbers.TRUSTS`
MUCH_BETTER, BETTER, EVEN, WORSE, MUCH_WORSE = range(5)  # as `evidence_numbers.CHANGES`
CLOSER = 0.8  # as `goals.CLOSER`, and so on
LARGE = 0.15
SMALL = 0.02

# What is counted of each seat: its deeds by kind and by what they changed.
COUNTS = 12
C_HELPED, C_EVEN, C_HARMED, C_DEAD_END, C_PASSED, C_LOOKED, C_BROKE, C_MENDED, C_FELL_WELL, C_FELL_BADLY = range(10)
C_BROKEN, C_RESCUED = 10, 11


class Surveyor:
    """A ground and a survey of the same grid, to measure any board with; each thread has one of its own."""

    def __init__(self) -> None:
        """A board at the start of a round."""
        self.ground = Ground()
        self.survey = Survey(self.ground, [1.0] * 7)
        self.grid = self.ground.grid


class RoundLog:
    """A round as everyone saw it: the deeds, how often each seat did what, and how much each one is suspected."""

    def __init__(self) -> None:
        """Before the first round."""
        self.grid = Grid()
        self.players = 0
        self.prior = 0.0
        self.left = [0.0] * 7  # unseen tunnels by kind
        self.unseen = self.thrown = 0
        self.gold = [0.0] * 3  # the chance of each goal, as everyone knows it
        self.distance = [0] * 3
        self.cost = [0.0] * 3
        self.nearest = 0
        self.potential = 0.0
        self.broken = [0] * 10  # how many tools of each seat
        self.looked = [0] * 10  # a bit per goal
        self.grudge = [0.0] * 10
        self.count_of = [0] * 120  # by seat, COUNTS numbers each
        self.broke_whom = [0] * 100  # by seat and target
        self.mended_whom = [0] * 100
        self.deeds = 0
        self.overflowed = 0
        self.seat_of = [0] * 96
        self.kind_of = [0] * 96
        self.target_of = [0] * 96
        self.faced = [0] * 96  # the situation: 2 * phase + hampered
        self.is_dead_end = [0] * 96
        self.knew = [0] * 96
        self.target_trust = [0] * 96
        self.doer_trust = [0] * 96
        self.known_gold = [0.0] * 288
        self.before = [0] * 288
        self.after = [0] * 288
        self.cost_before = [0.0] * 288
        self.cost_after = [0.0] * 288

    def begin(self, players: int, prior: float, surveyor: Surveyor) -> None:
        """The start of a round; `prior` are the log-odds of any seat to be a saboteur."""
        self.players = players
        self.prior = prior
        self.grid.clear()
        self.grid.put(0, 0, codes.CROSSING)
        for goal in range(3):
            self.grid.hide(codes.GOAL_X, codes.GOAL_Y[goal])
            self.gold[goal] = 1.0 / 3
        self.grid.flood(0, 0)
        self.unseen = self.thrown = 0
        for kind in range(codes.KINDS):
            self.unseen += codes.COUNT[kind]
        for kind in range(7):
            self.left[kind] = codes.COUNT[kind]
        for seat in range(10):
            self.broken[seat] = self.looked[seat] = 0
            self.grudge[seat] = 0.0
        for place in range(120):
            self.count_of[place] = 0
        for place in range(100):
            self.broke_whom[place] = self.mended_whom[place] = 0
        self.deeds = self.overflowed = 0
        self._measure(surveyor)

    def _measure(self, surveyor: Surveyor) -> None:
        """Find how far each goal is now, and what the way there costs."""
        surveyor.grid.copy_from(self.grid)
        surveyor.ground.measure()
        for goal in range(3):
            self.distance[goal] = surveyor.ground.distance[goal]
        self._measure_costs(surveyor)
        self.potential = potential_of(
            self.gold[0],
            self.gold[1],
            self.gold[2],
            self.distance[0],
            self.distance[1],
            self.distance[2],
        )
        self.nearest = 99
        for goal in range(3):
            if self.gold[goal] > 0 and self.distance[goal] < self.nearest:
                self.nearest = self.distance[goal]

    def _measure_costs(self, surveyor: Surveyor) -> None:
        """Find what the way to each goal costs, with the cards that can still come; the surveyor has the board."""
        share = 1.0 - self.thrown / (1.0 * max(1, self.unseen))
        for kind in range(7):
            surveyor.survey.left[kind] = self.left[kind] * share
        surveyor.survey.forget_prices()
        surveyor.survey.measure()
        for goal in range(3):
            self.cost[goal] = surveyor.survey.distance[goal]

    def _see(self, kind: int) -> None:
        """Count a card that is no longer unseen."""
        self.unseen -= 1
        if kind < 7:
            self.left[kind] -= 1

    def note(self, kind: int, seat: int, a: int, b: int, c: int, surveyor: Surveyor) -> None:
        """Read a public event as the engine notes it; those that say nothing are skipped."""
        if kind == codes.E_LAID:
            self._see(codes.KIND_OF[a])
            if seat >= 0:
                self._note_change(LAID, seat, a, b, c, surveyor)
            else:  # it was there before the first deed
                self.grid.put(b, c, a)
                self.grid.spread()
                self._measure(surveyor)
        elif kind == codes.E_ROCKFALL:
            self._see(codes.ROCKFALLS)
            self._note_change(ROCKFALL, seat, a, b, c, surveyor)
        elif kind == codes.E_BROKE:
            self._see(codes.BREAKS)
            self._add(BROKE, seat, a)
            self.broken[a] += 1
        elif kind == codes.E_MENDED:
            self._see(codes.MENDS)
            self._add(MENDED, seat, a)
            self.broken[a] -= 1
        elif kind == codes.E_LOOKED:
            self._see(codes.MAPS)
            self._add(LOOKED, seat, -1)
            self.looked[seat] |= 1 << a
        elif kind == codes.E_PASSED:
            self.thrown += 1
            self._add(PASSED, seat, -1)
        elif kind == codes.E_REVEALED:
            self._note_revealed(a, b, c, surveyor)
        elif kind == codes.E_BONUS_LAID:
            self.grid.put(b, c, codes.CROSSING)
            self.grid.spread()
            self._measure(surveyor)

    def _note_revealed(self, goal: int, treasure: int, face: int, surveyor: Surveyor) -> None:
        self.grid.put(codes.GOAL_X, codes.GOAL_Y[goal], face)
        self.grid.spread()
        self.gold[goal] = 1.0 if treasure == codes.GOLD else 0.0
        left = self.gold[0] + self.gold[1] + self.gold[2]
        for one in range(3):
            self.gold[one] /= left
        self._measure(surveyor)

    def _add(self, kind: int, seat: int, target: int) -> int:
        """Note a deed that leaves the tunnels as they are so far; its place."""
        place = self.deeds
        if place >= MOST_DEEDS:
            self.overflowed = 1
            return -1
        self.deeds = place + 1
        self.seat_of[place] = seat
        self.kind_of[place] = kind
        self.target_of[place] = target
        self.faced[place] = 2 * phase_of(self.nearest) + (1 if self.broken[seat] else 0)
        self.is_dead_end[place] = 0
        self.knew[place] = self.looked[seat]
        self.doer_trust[place] = self._trust(seat)
        self.target_trust[place] = self._trust(target) if target >= 0 else UNKNOWN
        for goal in range(3):
            self.known_gold[place * 3 + goal] = self.gold[goal]
            self.before[place * 3 + goal] = self.after[place * 3 + goal] = self.distance[goal]
            self.cost_before[place * 3 + goal] = self.cost_after[place * 3 + goal] = self.cost[goal]
        if kind >= BROKE:
            self._bear(place, kind, seat, target, 0.0, 0)
            self._count(kind, seat, target)
        return place

    def _note_change(self, kind: int, seat: int, face: int, x: int, y: int, surveyor: Surveyor) -> None:
        """Note a deed that changes the tunnels."""
        place = self._add(kind, seat, -1)
        potential = self.potential
        surveyor.grid.copy_from(self.grid)
        self._measure_costs(surveyor)
        if kind == LAID:
            self.grid.put(x, y, face)
            self.grid.spread()
        else:
            self.grid.take(x, y)
            self.grid.flood(0, 0)
        if place < 0:
            return
        for goal in range(3):
            self.cost_before[place * 3 + goal] = self.cost[goal]
        self._measure(surveyor)
        for goal in range(3):
            self.after[place * 3 + goal] = self.distance[goal]
            self.cost_after[place * 3 + goal] = self.cost[goal]
        is_dead_end = 1 if kind == LAID and face & 16 else 0
        self.is_dead_end[place] = is_dead_end
        self._bear(place, kind, seat, -1, self.potential - potential, is_dead_end)
        changed = self._changed(place, 0)
        if kind == LAID:
            at = C_HELPED if changed < EVEN else C_EVEN if changed == EVEN else C_HARMED
            self.count_of[seat * COUNTS + C_DEAD_END] += is_dead_end
        else:
            at = C_FELL_BADLY if changed > EVEN else C_FELL_WELL
        self.count_of[seat * COUNTS + at] += 1

    def _count(self, kind: int, seat: int, target: int) -> None:
        """Count a deed that leaves the tunnels as they are."""
        if kind == PASSED:
            self.count_of[seat * COUNTS + C_PASSED] += 1
        elif kind == LOOKED:
            self.count_of[seat * COUNTS + C_LOOKED] += 1
        elif target != seat:
            if kind == BROKE:
                self.count_of[seat * COUNTS + C_BROKE] += 1
                self.count_of[target * COUNTS + C_BROKEN] += 1
                self.broke_whom[seat * 10 + target] += 1
            else:
                self.count_of[seat * COUNTS + C_MENDED] += 1
                self.count_of[target * COUNTS + C_RESCUED] += 1
                self.mended_whom[seat * 10 + target] += 1

    # The rules of thumb, as in grudges.py.

    def _bear(self, place: int, kind: int, seat: int, target: int, gain: float, is_dead_end: int) -> None:
        """Add what a deed says by the rules of thumb."""
        if kind == LAID:
            if gain > 0:
                self.grudge[seat] += -0.5 - 3.0 * gain
            elif gain < 0:
                self.grudge[seat] += 1.5 - 6.0 * gain
            else:
                self.grudge[seat] += 0.8 if is_dead_end else 0.25
        elif kind == ROCKFALL:
            if gain > 0:
                self.grudge[seat] -= 1.0
            elif gain < 0:
                self.grudge[seat] += 2.5
        elif kind == PASSED:
            self.grudge[seat] += 0.25
        elif kind == MENDED and target != seat:
            self.grudge[seat] -= self.leaning(target)
        elif kind == BROKE and target != seat:
            doer = self.leaning(seat)
            self.grudge[seat] += 1.6 * self.leaning(target)
            self.grudge[target] += 0.8 * doer

    def leaning(self, seat: int) -> float:
        """From -1, certainly a saboteur, to 1, certainly a miner, by the rules of thumb."""
        return math.tanh(-(self.prior + self.grudge[seat]) / 2)

    def _trust(self, seat: int) -> int:
        leaning = self.leaning(seat)
        return TRUSTED if leaning > 1.0 / 3 else SUSPECTED if leaning < -1.0 / 3 else UNKNOWN

    def _changed(self, place: int, known: int) -> int:
        """What a deed changed, by what its player knew of the goals as far as the viewer knows that."""
        one = self.known_gold[place * 3]
        two = self.known_gold[place * 3 + 1]
        three = self.known_gold[place * 3 + 2]
        for goal in range(3):
            if self.knew[place] >> goal & 1 and known >> goal & 1:
                if known >> (3 + goal) & 1:
                    one = 1.0 if goal == 0 else 0.0
                    two = 1.0 if goal == 1 else 0.0
                    three = 1.0 if goal == 2 else 0.0
                else:
                    one = 0.0 if goal == 0 else one
                    two = 0.0 if goal == 1 else two
                    three = 0.0 if goal == 2 else three
                    total = one + two + three
                    if total > 0:
                        one /= total
                        two /= total
                        three /= total
        at = place * 3
        before = potential_of(one, two, three, self.cost_before[at], self.cost_before[at + 1], self.cost_before[at + 2])
        after = potential_of(one, two, three, self.cost_after[at], self.cost_after[at + 1], self.cost_after[at + 2])
        return change_of(after - before, before)


def phase_of(distance: int) -> int:
    """How near the gold is: 0 near, 1 halfway, 2 far."""
    return 0 if distance <= 2 else 1 if distance <= 5 else 2


def change_of(gain: float, before: float) -> int:
    """What a deed did to the tunnels."""
    size = gain if gain > 0 else -gain
    if size <= SMALL * before:
        return EVEN
    if gain > 0:
        return MUCH_BETTER if size > LARGE * before else BETTER
    return MUCH_WORSE if size > LARGE * before else WORSE


def potential_of(one: float, two: float, three: float, first: float, second: float, third: float) -> float:
    """As `goals.potential`."""
    return one * math.pow(CLOSER, first) + two * math.pow(CLOSER, second) + three * math.pow(CLOSER, third)
