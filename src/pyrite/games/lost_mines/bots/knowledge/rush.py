"""The rest of the round played out in a simple way, many times: who reaches which mine when, and what that scores.

Each *guess* fills in what the viewer cannot know (characters, mines, values) and how long everybody's ways turn out to
be. All cards and walks are tried on the same guesses, so that luck affects them equally. Everyone runs for the mine
that promises most for its distance, takes one treasure a turn, and moves on when nothing is left. Points are then
counted by the rules (L7.3 to L7.6). Distances are those that the forest has measured, in twelfths of a turn.
"""

from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import distance
from pyrite.games.lost_mines.bots.knowledge.distance import Forest
from pyrite.games.lost_mines.rules import box, codes
from pyrite.games.lost_mines.rules.view import View

TURN = 12
CAMP_STEPS = 20  # five steps from a campfire (L4.6)
NEVER = 1e9
MOST = 64  # guesses that a rush has room for
NOBODY = -1


class Rush:
    """All dwarfs on their way to the mines, and a batch of guesses."""

    def __init__(self) -> None:
        """A rush without dwarfs; `rush_of` places those of a view and `guesses.fill` makes the guesses."""
        self.forest = Forest()
        self.players = self.seat = self.guesses = 0
        self.cell = [0] * 9
        self.waits = [0.0] * 9  # until the seat's next walk
        self.last = [0.0] * 9  # when the seat walks for the last time
        self.now_at = -1  # the mine in which the viewer's walk has just ended
        self.up = [0] * 4
        self.knows = [0] * 36  # by seat * 4 + mine
        self.slots = 0
        self.slot_kind = [0] * 9
        self.slot_taken = [0] * 9
        self.dragon = NOBODY
        self.haste = 0.5  # a mine that is t turns away counts 1 / (1 + haste * t) of what it promises
        self.fear = 1.0  # subtracted from what a mine promises that may have the dragon, in points
        self.doubt = 0.0  # a treasure taken after t turns counts 1 / (1 + doubt * t) of its value
        self.exact = 1.0  # the part of the points that is rounded as the rules do; the rest is not rounded
        # By guess.
        self.mine_kind = [0] * 256  # guess * 4 + mine
        self.side = [0] * 576  # guess * 9 + seat: 0 blue, 1 yellow, 2 selfish
        self.value = [0] * 576  # guess * 9 + slot
        self.order = [0] * 576  # guess * 9 + place: the slot that is taken first, second ...
        self.luck = [1.0] * 2304  # (guess * 9 + seat) * 4 + mine: how much longer the way turns out
        # One guess played out.
        self.arrival = [0.0] * 36
        self.taken = [0] * 9
        self.when = [0.0] * 9  # by slot: after how many turns it is taken
        self.open = [0] * 4
        self.left = [0] * 4  # by kind
        self.holder = NOBODY
        self.base = [0.0] * 36
        self.promise = [0.0] * 4  # by kind of mine, in points
        self.aimed = [0] * 9  # by seat: the mine that it runs for, or -1
        self.is_news = 0  # whether something happened after which others may run for another mine

    def expected(self) -> float:
        """The points that the viewer will have on average, on the distances that the forest has measured."""
        return self.mean()

    def mean(self) -> float:
        """As `expected`, for compiled code without the interpreter lock."""
        self.set_out()
        total = 0.0
        for guess in range(self.guesses):
            self.play(guess)
            total += self.points(guess)
        return total / self.guesses

    def expected_at(self, cell: int) -> float:
        """The points expected when the viewer's walk has just ended on a cell."""
        start = self.cell[self.seat]
        self.cell[self.seat] = distance.checked(cell, codes.CELLS)
        for mine in range(4):
            if self.forest.mine_cell[mine] == cell:
                self.now_at = mine
        points = self.expected()
        self.cell[self.seat] = start
        self.now_at = -1
        return points

    def expected_knowing(self, mine: int) -> float:
        """The points expected if the viewer knew what a mine holds."""
        self.knows[self.seat * 4 + distance.checked(mine, 4)] = 1
        points = self.expected()
        self.knows[self.seat * 4 + mine] = 0
        return points

    def set_out(self) -> None:
        """How long each dwarf is on its way to each mine if nothing goes wrong; negative where none leads there."""
        for seat in range(self.players):
            cell = self.cell[seat]
            first = CAMP_STEPS if self.forest.feature[cell] == codes.CAMP else TURN
            for mine in range(4):
                away = self.forest.distance[mine * 256 + cell]
                if away >= distance.FAR:
                    self.base[seat * 4 + mine] = -1.0
                else:
                    self.base[seat * 4 + mine] = away - first if away > first else 0.0

    def begin(self, guess: int) -> None:
        """Put everything where it is before anybody walks."""
        for kind in range(4):
            self.left[kind] = 0
        for slot in range(self.slots):
            self.taken[slot] = self.slot_taken[slot]
            self.when[slot] = 0.0
            if self.slot_taken[slot] == NOBODY:
                self.left[self.slot_kind[slot]] += 1
        self.holder = self.dragon
        for mine in range(4):
            self.open[mine] = self.up[mine]
        for seat in range(self.players):
            for mine in range(4):
                place = seat * 4 + mine
                if self.base[place] < 0:
                    self.arrival[place] = NEVER
                else:
                    self.arrival[place] = self.waits[seat] + in_turns(self.base[place] * self.luck[guess * 36 + place])

    def play(self, guess: int) -> None:
        """Plays one guess out, treasure by treasure."""
        self.begin(guess)
        if self.now_at >= 0:
            self.come(guess, self.seat, self.now_at, 0.0)
        self.is_news = 1
        mover = 0
        while self.left[0] + self.left[1] + self.left[2] > 0:
            if self.is_news:
                self._price_kinds()
                for seat in range(self.players):
                    self.aimed[seat] = self.aim(guess, seat)
                self.is_news = 0
            else:
                self.aimed[mover] = self.aim(guess, mover)
            mover, soonest = -1, NEVER
            for seat in range(self.players):
                mine = self.aimed[seat]
                if mine >= 0 and self.arrival[seat * 4 + mine] < soonest:
                    mover, soonest = seat, self.arrival[seat * 4 + mine]
            if mover < 0:
                break
            self.come(guess, mover, self.aimed[mover], soonest)

    def aim(self, guess: int, seat: int) -> int:
        """The mine that a seat runs for: what it promises, less with every turn; -1 if it reaches none in time."""
        hidden = 0
        promise = 0.0
        for mine in range(4):
            if not self.open[mine] and not self.knows[seat * 4 + mine]:
                hidden += 1
                promise += self.promise[self.mine_kind[guess * 4 + mine]]
        if hidden:
            promise /= hidden
        best, most = -1, 0.0
        for mine in range(4):
            time = self.arrival[seat * 4 + mine]
            if time > self.last[seat]:
                continue
            worth = promise
            if self.open[mine] or self.knows[seat * 4 + mine]:
                worth = self.promise[self.mine_kind[guess * 4 + mine]]
                if self.open[mine] and self.mine_kind[guess * 4 + mine] == codes.DRAGON:
                    worth = 0.0
            if worth <= 0:
                continue
            worth *= self.fade(time)
            if worth > most:
                best, most = mine, worth
        return best

    def fade(self, time: float) -> float:
        """What part of its promise a mine counts that is reached after this time."""
        return 1.0 / (1.0 + self.haste * time / TURN)

    def _price_kinds(self) -> None:
        """How many points each kind of mine promises to those who go there."""
        for kind in range(4):
            self.promise[kind] = -self.fear if kind == codes.DRAGON else kind + 2.0 if self.left[kind] else 0.0

    def come(self, guess: int, seat: int, mine: int, time: float) -> None:
        """A dwarf enters a mine: it turns it up, takes a treasure if there is one, and continues."""
        kind = self.mine_kind[guess * 4 + mine]
        if not self.open[mine]:
            self.open[mine] = 1
            self.is_news = 1
            if kind == codes.DRAGON:
                self.holder = seat
        if kind != codes.DRAGON and self.left[kind]:
            self.take(guess, seat, kind, time)
        for other in range(4):
            place = seat * 4 + other
            if other == mine:
                self.arrival[place] = time + TURN
            else:
                away = self.forest.distance[other * 256 + self.forest.mine_cell[mine]]
                self.arrival[place] = NEVER if away >= distance.FAR else time + in_turns(away)

    def take(self, guess: int, seat: int, kind: int, time: float) -> None:
        """A dwarf takes one of the treasures of a kind, in the order that the guess says."""
        for place in range(self.slots):
            slot = self.order[guess * 9 + place]
            if self.taken[slot] == NOBODY and self.slot_kind[slot] == kind:
                self.taken[slot] = seat
                self.when[slot] = time / TURN
                break
        self.left[kind] -= 1
        if not self.left[kind]:
            self.is_news = 1

    def points(self, guess: int) -> float:
        """What the viewer scores (L7.3 to L7.6)."""
        side = self.side[guess * 9 + self.seat]
        members, total, best, own_best, best_members = 0, 0, 0, 0, 0
        believed = 0.0
        for seat in range(self.players):
            if seat != self.seat and (side == 2 or self.side[guess * 9 + seat] != side):
                continue
            members += 1
            most = 0
            for slot in range(self.slots):
                if self.taken[slot] == seat:
                    value = self.value[guess * 9 + slot]
                    total += value
                    believed += value / (1.0 + self.doubt * self.when[slot])
                    most = max(most, value)
            if most > best:
                best, best_members = most, 0
            if most and most == best:
                best_members += 1
            if seat == self.seat:
                own_best = most
        won = total // members
        if best and own_best == best:
            won += total % members // best_members
        if not total:
            return 0.0
        points = (self.exact * won + (1 - self.exact) * total / members) * believed / total
        if self.holder == self.seat:
            points = points - 2 if points > 2 else 0.0
        return points


def in_turns(time: float) -> float:
    """A dwarf arrives in a turn of its own: twelfths rounded up to whole turns."""
    turns = int(time / TURN)
    return TURN * (turns + 1.0) if time > TURN * turns else TURN * turns + 0.0


def rush_of(view: View, forest: Forest, haste: float, fear: float, exact: float, doubt: float) -> Rush:
    """The rush from where a view shows everybody; guesses are still to be filled in."""
    rush = Rush()
    rush.forest = forest
    rush.haste, rush.fear, rush.exact, rush.doubt = haste, fear, exact, doubt
    players = rush.players = view.options.players
    rest = [0] * (9 - players)
    no_time = [0.0] * (9 - players)
    rush.seat = distance.checked(require(view.seat), players)
    rush.cell = [distance.checked(distance.cell_of(dwarf.cell), codes.CELLS) for dwarf in view.dwarfs] + rest
    waits = _waits(view)
    turns = [size + view.pile / players for size in view.hand_sizes]  # L3.3
    rush.waits = waits + no_time
    last = [wait + TURN * (left - 1) if left >= 1 else -1.0 for wait, left in zip(waits, turns, strict=True)]
    if not view.pile and view.options.rule_revision > 1:
        last[last.index(max(last))] -= TURN  # the player of the very last card does not walk after it (L7.1)
    rush.last = last + no_time
    rush.up = [int(mine.face_up) for mine in view.mines]
    rush.knows = [int(seat in mine.looked_by) for seat in range(9) for mine in view.mines]
    rush.slot_kind = [box.MINES.index(treasure.kind) for treasure in view.treasures] + rest
    rush.slot_taken = [NOBODY if one.taken_by is None else one.taken_by for one in view.treasures] + rest
    rush.slots = len(view.treasures)
    rush.dragon = NOBODY if view.dragon is None else view.dragon
    return rush


def _waits(view: View) -> list[float]:
    """How long until each seat walks next; the viewer's walk of this turn is over unless its card is still to come."""
    players = view.options.players
    acting = require(view.caller if view.phase == "vote" else view.turn)
    waits = [(seat - acting) % players * TURN / players for seat in range(players)]
    if view.phase in ("walk", "turn_mine"):
        waits[require(view.seat)] = float(TURN)
    return waits
