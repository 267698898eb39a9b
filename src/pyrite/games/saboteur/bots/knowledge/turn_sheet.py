"""A turn in numbers, for compiled code: a row for each legal action; with the moment, what the foreman reads.

The first numbers of a row are those of `features.py` and the price of suspicion, in the same order; more follow that
say what exactly an action does. A test compares them with the Python versions.
"""

from pyrite.games.saboteur.bots.knowledge import evidence_numbers as numbers
from pyrite.games.saboteur.bots.knowledge import logbook as logbooks
from pyrite.games.saboteur.bots.knowledge import round_log, seat_sheet
from pyrite.games.saboteur.bots.knowledge.features import GROUPS, NAMES, PLACE, TIMES
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook
from pyrite.games.saboteur.bots.knowledge.round_log import Surveyor
from pyrite.games.saboteur.bots.knowledge.seat_sheet import SeatSheet
from pyrite.games.saboteur.rules import codes

FEATURES = 109
ROW = 162  # numbers of a row

# Where the groups of features begin, as in `features.NAMES`.
TIMED = 6
AT_GENERAL = 42
AT_LAY = 46
AT_FALL = 72
AT_BREAK = 77
AT_MEND = 87
AT_MEND_ONESELF = 93
AT_MAP = 95
AT_PASS = 98
AT_PRICE = 109
# And the numbers that follow: the card, its open sides, the cell, the ways afterwards, the target, the goal.
AT_CARD = 110
AT_SIDES = 137
AT_CELL = 141
AT_COSTS = 143
AT_STEPS = 146
AT_DISTANCES = 149
AT_TARGET = 152
AT_GOAL = 159
D_LAY, D_FALL, D_BREAK, D_MEND, D_MEND_ONESELF, D_MAP, D_PASS = range(7)  # as `features.DOINGS`

SCALE = 10.0
SMALL = 0.02
SURE = 0.6
SUREST = 0.85
MOST_SEEN = 3.0
TEMPO = 0.25


class TurnSheet(SeatSheet):
    """What a seat may know, and what follows from it for each of its legal actions."""

    def __init__(self, surveyor: Surveyor) -> None:
        """An empty sheet; it measures with this surveyor."""
        super().__init__(surveyor)
        self.best_gain = [0.0] * 27
        # Of the action in hand.
        self.gain = self.for_all = 0.0
        self.thumb = self.seen = 0.0
        self.row = [0.0] * 162

    def rows(self, book: Logbook, actions: list[int]) -> list[list[float]]:
        """The rows of all legal actions, given by their codes; `context` is filled in too."""
        self.prepare(book)
        found = []
        for code in actions:
            self.describe(book, code)
            found.append(list(self.row))
        return found

    def prepare(self, book: Logbook) -> None:
        """Work out what all actions have in common; call it before `describe`."""
        self.begin(book)
        for kind in range(codes.KINDS):
            self.best_gain[kind] = 0.0

    def describe(self, book: Logbook, code: int) -> None:
        """Fill in `row` for a legal action; those of the seat have to come in their order."""
        for place in range(ROW):
            self.row[place] = 0.0
        if code < codes.ROCKFALL:
            doing = D_LAY
            self._describe_lay(book, code)
        elif code < codes.BONUS:
            doing = D_FALL
            self._describe_fall(book, code - codes.ROCKFALL)
        elif code < codes.BREAK:
            doing = D_PASS
            self._describe_pass(book, code - codes.PASS)
        elif code < codes.MEND:
            doing = D_BREAK
            self._describe_break(book, code - codes.BREAK)
        elif code < codes.MAP:
            seat = (code - codes.MEND) % codes.SEATS
            doing = D_MEND_ONESELF if seat == self.seat else D_MEND
            self._describe_mend(book, code - codes.MEND)
        else:
            doing = D_MAP
            self._describe_map(book, code - codes.MAP)
        self._describe_time(doing * TIMED)
        self.row[AT_GENERAL] = max(-1.0, self.thumb) * SCALE
        self.row[AT_GENERAL + 1] = self.seen
        self.row[AT_GENERAL + 2] = self.seen * self.near
        self.row[AT_GENERAL + 3] = self.seen * (1 - self.exposed)
        self.row[AT_PRICE] = self._price()
        for place in range(AT_CARD):
            if self.row[place] > seat_sheet.LIMIT or self.row[place] < -seat_sheet.LIMIT:
                self.row[place] = seat_sheet.limited(self.row[place])

    def _describe_time(self, at: int) -> None:
        self.row[at] = 1.0
        self.row[at + 1] = self.near
        self.row[at + 2] = self.last
        self.row[at + 3] = self.late
        self.row[at + 4] = self.players / 10.0 - 0.5
        self.row[at + 5] = self.exposed

    def _price(self) -> float:
        """What the suspicion costs a saboteur, as hiding.py."""
        strikes = self.nearest <= 5 + (2 - 5) * self.stealth
        if not self.is_saboteur or strikes or self.now_log_odds > 3 or not self.stealth > 0:
            return 0.0
        return 6.0 * self.stealth * max(0.0, self.now_log_odds + self.seen - (3.0 - 4.0 * self.stealth))

    def _see(self, book: Logbook, doing: int) -> None:
        """How much a deed would speak against oneself."""
        situation = 2 * round_log.phase_of(self.public_nearest) + self.hampered
        shift = book.shift(self.seat, self.seat, situation * 2 * numbers.DOINGS + doing)
        self.seen = max(-MOST_SEEN, min(MOST_SEEN, shift))

    def _try(self, x: int, y: int, face: int) -> None:
        """Measure the board with a card laid, or without the card in a cell if the face is -1."""
        if face >= 0:
            self.grid.put(x, y, face)
            self.grid.spread()
            self._measure_at(x, y)
            self.grid.take(x, y)
        else:
            face = self.grid.face(x, y)
            self.grid.take(x, y)
            self.grid.flood(0, 0)
            self._measure_at(x, y)
            self.grid.put(x, y, face)
        self.grid.flood(0, 0)
        self.surveyor.survey.forget(x, y)
        self.gain = self._worth() - self.now
        self.for_all = self._potential_for_all() - self.public_now
        for goal in range(3):
            self.row[AT_COSTS + goal] = self.last_cost[goal] / 12
            self.row[AT_STEPS + goal] = max(-3.0, min(3.0, self.cost[goal] - self.last_cost[goal]))
            self.row[AT_DISTANCES + goal] = self.last_distance[goal] / 12.0
        self.row[AT_CELL] = x / 8.0
        self.row[AT_CELL + 1] = y / 3.0

    def _measure_at(self, x: int, y: int) -> None:
        """Measure the board after this cell has changed."""
        self.surveyor.survey.measure_at(x, y)
        self._note_measures()

    def _describe_lay(self, book: Logbook, code: int) -> None:
        cell = code >> 5
        face = code & 31
        kind = codes.KIND_OF[face]
        self._try(codes.cell_x(cell), codes.cell_y(cell), face)
        gain = self.gain * SCALE
        is_dead = 1 if face & 16 else 0
        steps = self._steps()
        cheaper = self._cheaper()
        use = self._use(kind)
        even = SMALL * self.now * SCALE
        harms = 1.0 if gain < -even else 0.0
        idle = 1.0 if gain <= even and gain >= -even else 0.0
        self.best_gain[kind] = max(gain, self.best_gain[kind])
        at = AT_LAY
        self.row[at] = gain
        self.row[at + 1] = gain * self.near
        self.row[at + 2] = gain * self.last
        self.row[at + 3] = gain * self.far
        self.row[at + 4] = gain * self.late
        self.row[at + 5] = self.for_all * SCALE
        self.row[at + 6] = steps
        self.row[at + 7] = steps * self.near
        self.row[at + 8] = cheaper
        self.row[at + 9] = cheaper * self.near
        self.row[at + 10] = is_dead
        self.row[at + 11] = is_dead * self.near
        self.row[at + 12] = 0.0 if is_dead else seat_sheet.tools_in(face & 15) / 4.0
        self.row[at + 13] = use
        self.row[at + 14] = use * self.far
        self._describe_reach(at + 15)
        self.row[at + 17] = harms
        self.row[at + 18] = harms * self.near
        self.row[at + 19] = 1.0 if self.last_nearest >= 12 and self.nearest < 12 else 0.0
        self.row[at + 20] = idle
        self.row[at + 21] = idle * self.near
        self.row[at + 22] = (self.last_ways - self.ways[0] - self.ways[1] - self.ways[2]) / 4.0
        self.row[at + 23] = 1.0 if self.last_nearest == 1 else 0.0
        self.row[at + 24] = self.suspect[(self.seat + 1) % self.players] if self.last_nearest == 1 else 0.0
        self.row[at + 25] = 1.0 if self.last_nearest == 2 else 0.0
        self._see(book, 2 * round_log.change_of(self.for_all, self.public_now) + is_dead)
        if self.is_saboteur:
            self.thumb = self._harm(-self.gain)
        else:
            self.thumb = self.gain - (0.003 if is_dead else 0.0)
        self.row[AT_CARD + kind] = 1.0
        for side in range(4):
            self.row[AT_SIDES + side] = face >> side & 1

    def _steps(self) -> float:
        total = 0.0
        for goal in range(3):
            step = self.distance[goal] - self.last_distance[goal]
            total += self.gold[goal] * max(-3, min(3, step))
        return total

    def _cheaper(self) -> float:
        total = 0.0
        for goal in range(3):
            total += self.gold[goal] * max(-3.0, min(3.0, self.cost[goal] - self.last_cost[goal]))
        return total

    def _describe_reach(self, at: int) -> None:
        """Whether a goal is reached that is certainly the gold, and the chance that another goal reached is."""
        for goal in range(3):
            if self.distance[goal] and not self.last_distance[goal] and self.gold[goal] > 0:
                if self.gold[goal] > 0.99:
                    self.row[at] = 1.0
                else:
                    self.row[at + 1] += self.gold[goal]

    def _harm(self, harm: float) -> float:
        """What harm is worth to a saboteur who is bold only when the gold is near."""
        boldness = 1.0 if self.nearest <= 4 else 0.3
        return harm * boldness if harm > 0 else harm

    def _use(self, kind: int) -> float:
        """How much a miner would rather keep a card, as `digging_value.usefulness`."""
        if kind < codes.DEAD_ENDS:
            sides = seat_sheet.tools_in(codes.FACE[kind] & 15)
            use = 0.7 if sides == 2 else 0.9 if sides == 3 else 1.0
            if codes.FACE[kind] == 3 or codes.FACE[kind] == 9:  # the curves NE and NW
                use -= 0.3
            return use - 0.2 if self.hand[kind] > 1 else use
        if kind < codes.BREAKS:
            return 0.05
        if kind == codes.MAPS:
            return 0.0 if self.is_gold_known else 0.9
        if kind < codes.MENDS:
            return 0.6 if self.most_suspect > SURE else 0.3
        return 0.5 if kind == codes.ROCKFALLS else 0.6

    def _describe_fall(self, book: Logbook, cell: int) -> None:
        self._try(codes.cell_x(cell), codes.cell_y(cell), -1)
        gain = self.gain * SCALE
        even = SMALL * self.now * SCALE
        self.row[AT_FALL] = gain
        self.row[AT_FALL + 1] = gain * self.near
        self.row[AT_FALL + 2] = gain * self.last
        self.row[AT_FALL + 3] = 1.0 if gain < -even else 0.0
        self.row[AT_FALL + 4] = 1.0 if gain <= even and gain >= -even else 0.0
        self._see(book, 10 + round_log.change_of(self.for_all, self.public_now))
        self.thumb = self._harm(-self.gain) if self.is_saboteur else self.gain - 0.02
        self.row[AT_CARD + codes.ROCKFALLS] = 1.0

    def _describe_target(self, book: Logbook, seat: int) -> None:
        ahead = (seat - self.seat + self.players) % self.players
        self.row[AT_TARGET] = ahead / 10.0
        self.row[AT_TARGET + 1] = self.suspect[seat]
        self.row[AT_TARGET + 2] = seat_sheet.limited(book.log_odds[logbooks.PUBLIC * 10 + seat] / 3)
        self.row[AT_TARGET + 3] = self.hand_size[seat] / 6.0
        self.row[AT_TARGET + 4] = seat_sheet.tools_in(self.broken[seat]) / 3.0
        self.row[AT_TARGET + 5] = seat_sheet.tools_in(book.looked[seat]) / 3.0
        self.row[AT_TARGET + 6] = book.count_of[seat * round_log.COUNTS + round_log.C_HELPED] / 3.0

    def _describe_break(self, book: Logbook, target: int) -> None:
        seat = target % codes.SEATS
        self.row[AT_CARD + codes.BREAKS + target // codes.SEATS] = 1.0
        self._describe_target(book, seat)
        at = AT_BREAK
        if seat == self.seat:
            self.row[at + 4] = 9.0
            self.seen = 0.0
            self.thumb = -1.0 if self.is_saboteur else -0.2
            return
        chance = self.suspect[seat]
        suspect = chance - 0.5
        soon = self._soon(seat)
        tools = seat_sheet.tools_in(self.broken[seat])
        self.row[at] = suspect
        self.row[at + 1] = suspect * self.near
        self.row[at + 2] = 1.0 if chance > SURE else 0.0
        self.row[at + 3] = 1.0 if chance > SUREST else 0.0
        self.row[at + 4] = tools
        self.row[at + 5] = soon
        self.row[at + 6] = soon * self.near
        self.row[at + 7] = soon * self.last
        self.row[at + 8] = suspect * soon
        self.row[at + 9] = 0.0 if tools else suspect
        self._see(book, 15 + book._trust(seat))
        tempo = TEMPO * self.now
        if self.is_saboteur:
            boldness = 1.0 if self.nearest <= 4 else 0.3
            again = 1.0 if tools == 0 else 0.4 if tools == 1 else 0.16 if tools == 2 else 0.0
            self.thumb = tempo * (1 - chance) * (0.6 + 0.4 * soon) * again * (0.2 + boldness)
        elif chance < SURE:
            self.thumb = -0.2
        else:
            again = 1.0 if tools == 0 else 0.5 if tools == 1 else 0.25 if tools == 2 else 0.0
            self.thumb = (tempo * (2 * chance - 1) + 0.1) * again - 0.001 * self._turns_until(seat)

    def _turns_until(self, seat: int) -> int:
        return (seat - self.seat - 1 + 2 * self.players) % self.players

    def _soon(self, seat: int) -> float:
        return 1 - self._turns_until(seat) / (1.0 * self.players)

    def _describe_mend(self, book: Logbook, target: int) -> None:
        seat = target % codes.SEATS
        which = target // codes.SEATS
        thrift = 1.0 if which < 3 else 0.0
        tools = seat_sheet.tools_in(self.broken[seat])
        tempo = TEMPO * self.now
        self.row[AT_CARD + codes.MENDING_KIND[which]] = 1.0
        self._describe_target(book, seat)
        if seat == self.seat:
            self.row[AT_MEND_ONESELF] = 1.0 if tools == 1 else 0.0
            self.row[AT_MEND_ONESELF + 1] = thrift
            self._see(book, 19 + round_log.ONESELF)
            if self.is_saboteur:
                self.thumb = tempo * (0.3 if tools > 1 else 0.8)
            else:
                self.thumb = 0.5 * (0.6 if tools > 1 else 1.0) + 0.002 * thrift
            return
        trusted = 0.5 - self.suspect[seat]
        self.row[AT_MEND] = trusted
        self.row[AT_MEND + 1] = trusted * self.near
        self.row[AT_MEND + 2] = trusted if tools == 1 else 0.0
        self.row[AT_MEND + 3] = trusted * self._soon(seat)
        self.row[AT_MEND + 4] = 1.0 if trusted > 0.3 else 0.0
        self.row[AT_MEND + 5] = thrift
        self._see(book, 19 + book._trust(seat))
        if self.is_saboteur:
            self.thumb = tempo * (self.suspect[seat] - 0.5)
        else:
            part = 0.4 if tools > 1 else 0.8
            trust = 1 - 2 * self.suspect[seat]
            self.thumb = tempo * trust * part - 0.001 * self._turns_until(seat) + 0.002 * thrift

    def _describe_map(self, book: Logbook, goal: int) -> None:
        is_known = 1 if self.is_gold_known or self.known >> goal & 1 else 0
        chance = self.gold[goal]
        self.row[AT_MAP] = is_known
        self.row[AT_MAP + 1] = 0.0 if is_known else 4 * chance * (1 - chance)
        self.row[AT_MAP + 2] = 0.0 if is_known else self.far
        self._see(book, 23)
        if self.is_saboteur:
            self.thumb = 0.0 if self.is_gold_known else 0.01
        else:
            self.thumb = -0.2 if is_known else 0.3
        self.row[AT_CARD + codes.MAPS] = 1.0
        self.row[AT_GOAL + goal] = 1.0

    def _describe_pass(self, book: Logbook, kind: int) -> None:
        use = self._use(kind)
        at = AT_PASS
        is_mend = codes.MENDS <= kind < codes.ROCKFALLS
        self.row[at] = use
        self.row[at + 1] = use * self.near
        self.row[at + 2] = 1.0 if codes.DEAD_ENDS <= kind < codes.BREAKS else 0.0
        self.row[at + 3] = 1.0 if codes.BREAKS <= kind < codes.MENDS else 0.0
        self.row[at + 4] = 1.0 if is_mend else 0.0
        self.row[at + 5] = 1.0 if kind == codes.MAPS else 0.0
        self.row[at + 6] = 1.0 if kind == codes.ROCKFALLS else 0.0
        self.row[at + 7] = self.hampered
        self.row[at + 8] = 1.0 if self.hand[kind] > 1 else 0.0
        self.row[at + 9] = 1.0 if is_mend and self.broken[self.seat] & mended_by(kind) else 0.0
        self.row[at + 10] = self.best_gain[kind]
        self._see(book, 24)
        if self.is_saboteur:
            is_weapon = kind >= codes.DEAD_ENDS and kind != codes.MAPS
            self.thumb = 0.001 if is_weapon else 0.001 + 0.01 * use
        else:
            self.thumb = -0.001 - 0.01 * use
        self.row[AT_CARD + kind] = 1.0


def mended_by(kind: int) -> int:
    """The tools that a repair card can mend, a bit each."""
    if kind < codes.DOUBLE_MENDS:
        return 1 << (kind - codes.MENDS)
    return 7 ^ 4 >> (kind - codes.DOUBLE_MENDS)


ROW_SIZE = ROW  # for Python, which does not see the compiler's names

assert len(NAMES) == FEATURES
assert len(TIMES) == TIMED
assert [PLACE[group._fields[0]] for group in GROUPS] == [
    AT_GENERAL,
    AT_LAY,
    AT_FALL,
    AT_BREAK,
    AT_MEND,
    AT_MEND_ONESELF,
    AT_MAP,
    AT_PASS,
]
