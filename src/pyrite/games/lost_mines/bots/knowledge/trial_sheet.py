"""Actions tried as the detective does, on the race and on the guesses; those that it rates best are kept."""

from pyrite.core.moves import Moves
from pyrite.games.lost_mines.bots.knowledge import distance, hand
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import Luck, SeatSheet
from pyrite.games.lost_mines.rules import box, codes

KEPT = 24  # actions that are kept
MOST = 192  # actions that are looked at; hardly any turn has more
SAVED = 52  # distances that are remembered of each: from the dwarfs and the mines to the mines
BASE = MOST  # the place of the distances on the board as it is
TURN = 12
NEVER = -1e9
# As `detective.STYLE`.
SMOOTH, FRESH, KEEP, LOSS, FRIEND, CHOICE, CURIOUS, GRAB, TAKE = 0.3, 0.015, 0.04, 0.2, 0.1, 0.06, 0.4, 1.0, 4.0
HOPELESS = 0.03
LOOK_FIRST = 0.05  # what looking at a mine is taken to be worth before it is played out

KEEPING = [0.0] * 51  # by kind of card, as `hand.keeping`


class TrialSheet(SeatSheet):
    """What the detective thinks of the actions of a decision, and what it measured to find that out."""

    def __init__(self, luck: Luck) -> None:
        """An empty sheet, to be filled in again and again."""
        super().__init__(luck)
        self.seen = 0
        self.seen_code = [0] * 192
        self.saved = [0] * 10036
        self.smooth, self.reach, self.quick, self.rushed = [0.0] * 192, [0.0] * 192, [0.0] * 192, [0.0] * 192
        self.shares = [0.0] * 1728
        self.count = 0  # actions that were kept
        self.code = [0] * 24
        self.rating = [0.0] * 24  # what the detective thinks of them

    def look_over(self, moves: Moves) -> None:
        """Try all actions, but do not yet play walks out."""
        self.seen = min(moves.count, MOST)
        for place in range(self.seen):
            self._try(place, moves.code[place])

    def keep_best(self) -> None:
        """Keep those that look best, in their order of worth; `code` is their place among those seen for now."""
        self.count = 0
        for kept in range(min(KEPT, self.seen)):
            best = 0
            for place in range(1, self.seen):
                if self.quick[place] > self.quick[best]:
                    best = place
            if self.quick[best] == NEVER:
                break
            self.code[kept] = best
            self.rating[kept] = self.quick[best]
            self.quick[best] = NEVER
            self.count = kept + 1

    def _try(self, place: int, code: int) -> None:
        self.seen_code[place] = code
        self.smooth[place] = self.smooth_now
        self.reach[place] = self.reach_now
        if code < codes.LOOK:
            self._try_card(place, code)
            self.quick[place] = self.rushed[place] - self.now + SMOOTH * (self.smooth[place] - self.smooth_now)
            self.quick[place] += GRAB * max(0.0, self.reach[place] - self.reach_now)
            if self.is_last(1):
                self.quick[place] = -self.smooth_now
        elif code < codes.DISCARD:
            self.quick[place] = self.look_worth((code - codes.LOOK) % 32, True)
        elif code < codes.VOTE:
            self.quick[place] = self._discard_worth(code - codes.DISCARD)
        elif code == codes.VOTE:
            is_over = self.smooth_now < HOPELESS and self.pile == 0 and not self.is_last(1)
            self.quick[place] = 1.0 if is_over else NEVER
        elif code < codes.STAY:
            self.quick[place] = 1.0 if (code == codes.YES) == (self.smooth_now < HOPELESS) else 0.0
        elif code < codes.TURN:
            self._try_walk(place, self.end_of(code))
            self.quick[place] = self.smooth[place] - self.smooth_now + self.reach[place]
        elif code < codes.TAKE:
            self._try_cell(place, self.target, code - codes.TURN, 0)
            self.quick[place] = self.smooth[place]
        else:
            cell = code - codes.TAKE
            self.quick[place] = self.slot_value[cell] if self.slot_value[cell] else self.average[self.slot_kind[cell]]

    def _try_card(self, place: int, code: int) -> None:
        """As `Race.after`."""
        if code < codes.TOOL:
            self._try_cell(place, code // 96, code & 15, code // 16 % 6)
        elif code < codes.TRAP:
            self._change(place, (code - codes.TOOL) // 3, 0, 3)
        elif code < codes.TROLL:
            self._try_token(place, code - codes.TRAP, distance.TRAP)
        elif code < codes.STORM:
            self._try_token(place, code - codes.TROLL, distance.TROLL)
        else:
            self._try_cell(place, code - codes.STORM, distance.EMPTY, codes.PLAIN)

    def _change(self, place: int, cell: int, face: int, feature: int) -> None:
        """Bridge an obstacle."""
        self._try_cell(place, cell, self.race.forest.face[cell] + face, self.race.forest.feature[cell] + feature)

    def _try_cell(self, place: int, cell: int, face: int, feature: int) -> None:
        """Something else on a cell."""
        old_face = self.race.forest.face[cell]
        old_feature = self.race.forest.feature[cell]
        self.race.forest.face[cell] = face
        self.race.forest.feature[cell] = feature
        self.race.forest.measure_all()
        self.smooth[place] = self.weigh()
        self._note(place)
        self.rushed[place] = self.rush.mean()
        self.race.forest.face[cell] = old_face
        self.race.forest.feature[cell] = old_feature

    def _try_token(self, place: int, joint: int, token: int) -> None:
        """A trap or a troll on a joint."""
        self.race.forest.token[joint] = token
        self.race.forest.measure_all()
        self.smooth[place] = self.weigh()
        self._note(place)
        self.rushed[place] = self.rush.mean()
        self.race.forest.token[joint] = 0

    def _try_walk(self, place: int, cell: int) -> None:
        """The dwarf at the end of a walk; `reach` is then what it certainly takes there (`detective.rate_walk`)."""
        start = self.race.cell[self.seat]
        waits = self.race.waits[self.seat]
        mine = self.mine_on(cell)
        taken = worth = 0.0
        if mine >= 0:
            taken = self.taken_at(mine)
            worth = self.race.worth[mine]
            self.race.worth[mine] = worth - taken
        self.race.forest.standing[start] = self.race.forest.standing[start] - 1
        self.race.forest.standing[cell] = self.race.forest.standing[cell] + 1
        self.race.cell[self.seat] = cell
        self.race.waits[self.seat] = TURN
        self.race.forest.measure_all()
        self.smooth[place] = self.weigh()
        self.smooth[place] += self.part[self.seat] * taken
        self._note(place)
        self.race.forest.standing[cell] = self.race.forest.standing[cell] - 1
        self.race.forest.standing[start] = self.race.forest.standing[start] + 1
        self.race.cell[self.seat] = start
        self.race.waits[self.seat] = waits
        self.reach[place] = 0.0
        if mine >= 0:
            self.race.worth[mine] = worth
            self.reach[place] = self.certain[mine]

    def _note(self, place: int) -> None:
        """Remember what was measured for an action."""
        self.reach[place] = self.in_reach()
        for seat in range(self.players):
            self.shares[place * 9 + seat] = self.share[seat]
        self.save(place)

    def save(self, place: int) -> None:
        """Remember the distances measured last, for an action."""
        at = place * SAVED
        for mine in range(4):
            for seat in range(self.players):
                self.saved[at + seat] = self.race.forest.distance[mine * 256 + self.race.cell[seat]]
            for seat in range(4):
                self.saved[at + 9 + seat] = self.race.forest.distance[mine * 256 + self.race.forest.mine_cell[seat]]
            at += 13

    def restore(self, place: int) -> None:
        """Let the forest know the distances of an action; where the dwarfs are now must be as it was then."""
        at = place * SAVED
        for mine in range(4):
            for seat in range(self.players):
                self.race.forest.distance[mine * 256 + self.race.cell[seat]] = self.saved[at + seat]
            for seat in range(4):
                self.race.forest.distance[mine * 256 + self.race.forest.mine_cell[seat]] = self.saved[at + 9 + seat]
            at += 13

    def mine_on(self, cell: int) -> int:
        """The number of the mine on a cell; -1 where none is."""
        for mine in range(4):
            if self.race.forest.mine_cell[mine] == cell:
                return mine
        return -1

    def taken_at(self, mine: int) -> float:
        """The value of the best treasure in a mine, on average."""
        taken = 0.0
        for kind in range(4):
            taken += self.holds[mine * 4 + kind] * self.best_left[kind]
        return taken

    def look_worth(self, what: int, is_quick: bool) -> float:
        """As `DetectiveValues.rate_look`; the distances must be those of the board as it is, unless it is quick."""
        if what < 4:
            if self.mine_holds[what] >= 0:
                return 0.0
            if is_quick:
                return LOOK_FIRST
            self.rush.knows[self.seat * 4 + what] = 1
            points = self.rush.mean()
            self.rush.knows[self.seat * 4 + what] = 0
            return CURIOUS * (points - self.now)
        if what < 13:
            slot = what - 4
            kind = self.slot_kind[slot]
            is_choice = self.slot_value[slot] == 0 and self.count_left[kind] > 1
            return self.part[self.seat] * CHOICE if is_choice else 0.0
        if self.character[self.seat] == codes.SELFISH:
            return 0.0
        return self.part[self.seat] * FRIEND * self.doubt(what - 13)

    def doubt(self, seat: int) -> float:
        """How uncertain a seat's character is."""
        return 1.5 * (1 - max(self.chance[seat * 3], self.chance[seat * 3 + 1], self.chance[seat * 3 + 2]))

    def _discard_worth(self, cards: int) -> float:
        """As `DetectiveValues.rate_discard`."""
        one = cards % codes.KINDS
        other = cards // codes.KINDS - 1
        if self.is_last(1 if other < 0 else 2):
            return -self.smooth_now
        if other < 0:
            return self.part[self.seat] * (FRESH - KEEP * KEEPING[one])
        return self.part[self.seat] * (2 * FRESH - KEEP * (KEEPING[one] + KEEPING[other])) - self.tempo

    def expected_at(self, cell: int) -> float:
        """As `Rush.expected_at`; the race has the dwarf on this cell too."""
        self.rush.cell[self.seat] = cell
        self.rush.now_at = self.mine_on(cell)
        points = self.rush.mean()
        self.rush.now_at = -1
        return points

    def end_of(self, code: int) -> int:
        """Where a walk ends."""
        return self.race.cell[self.seat] if code == codes.STAY else (code - codes.WALK) // 30


def _fill_keeping() -> None:
    for kind in range(51):
        KEEPING[kind] = hand.keeping(box.KINDS[kind])


_fill_keeping()
