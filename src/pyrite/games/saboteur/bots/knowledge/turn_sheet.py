"""A turn in numbers, for compiled code: a row for each legal action and one for the moment; what the foreman reads.

The first numbers of a row are those of `features.py` and the price of suspicion, in the same order; more follow that
say what exactly an action does. The numbers of the moment begin with those of `moment.py`. Everything comes from what
the seat to act may know. A test compares both with the Python versions.
"""

import math

from pyrite.games.saboteur.bots.knowledge import evidence_numbers as numbers
from pyrite.games.saboteur.bots.knowledge import logbook as logbooks
from pyrite.games.saboteur.bots.knowledge.features import GROUPS, NAMES, PLACE, TIMES
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook, Surveyor
from pyrite.games.saboteur.bots.knowledge.moment import MOMENT_SIZE
from pyrite.games.saboteur.rules import codes

FEATURES = 109
ROW = 162  # numbers of a row
CONTEXT = 322  # numbers of the moment
MOMENT = 48
LIMIT = 10.0

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

FAR = 12.0
SCALE = 10.0
SMALL = 0.02
SURE = 0.6
SUREST = 0.85
MOST_SEEN = 3.0
SURE_OF_GOLD = 0.97
TEMPO = 0.25
ROUTE = 0.04
STEEPNESS = 24.0  # as `moment.STEEP`

# What the sheet says of each seat, behind the moment.
OTHER = 23


class TurnSheet:
    """What a seat may know, and what follows from it for each of its legal actions."""

    def __init__(self, surveyor: Surveyor) -> None:
        """An empty sheet; it measures with this surveyor."""
        self.surveyor = surveyor
        self.grid = surveyor.grid
        # What the seat sees. Fill it in, then call `begin`.
        self.players = self.seat = self.is_saboteur = self.pile = 0
        self.stealth = 0.0
        self.hand = [0] * 27
        self.passed = [0] * 27  # by this seat
        self.hand_size = [0] * 10
        self.broken = [0] * 10  # a bit per tool
        self.known = 0  # a bit for each goal it knows, and 8 times a bit for each that is the gold
        self.face_up = 0
        self.said = [0.0] * 10  # log-odds of each seat from what was said
        self.said_gold = [0.0] * 3  # the chance of each goal, if something was said about it
        self.is_gold_said = 0
        self.all_dealt = 0  # whether every saboteur card was dealt (S10.1)
        # What follows.
        self.suspect = [0.0] * 10
        self.gold = [0.0] * 3
        self.public_gold = [0.0] * 3
        self.distance = [0] * 3
        self.ways = [0] * 3
        self.cost = [0.0] * 3
        self.now = self.public_now = 0.0
        self.nearest = self.public_nearest = 0
        self.is_gold_known = 0
        self.near = self.last = self.far = self.late = self.exposed = 0.0
        self.hampered = 0
        self.now_log_odds = 0.0
        self.best_gain = [0.0] * 27
        self.most_suspect = 0.0
        # Of the action in hand.
        self.last_distance = [0] * 3
        self.last_cost = [0.0] * 3
        self.last_nearest = 0
        self.last_ways = 0
        self.gain = self.for_all = 0.0
        self.thumb = self.seen = 0.0
        self.row = [0.0] * 162
        self.context = [0.0] * 322
        self._odds = [0.0] * 10
        self._sums = [0.0] * 6

    def begin(self, book: Logbook) -> None:
        """Work out what all actions have in common."""
        self.surveyor.grid.copy_from(book.grid)
        self._fit_box()
        self._count_cards(book)
        book.catch_up(self.seat, self.known)
        self._judge(book)
        self._locate(book)
        self._measure()
        for goal in range(3):
            self.distance[goal] = self.last_distance[goal]
            self.ways[goal] = self.surveyor.ground.ways[goal]
            self.cost[goal] = self.last_cost[goal]
        self.now = self._worth()
        self.public_now = self._potential_for_all()
        self.nearest = self.last_nearest
        self.public_nearest = self._nearest_for_all()
        self.is_gold_known = 1 if max(max(self.gold[0], self.gold[1]), self.gold[2]) > SURE_OF_GOLD else 0
        self.near = 1.0 if self.nearest <= 3 else 0.0
        self.last = 1.0 if self.nearest <= 1 else 0.0
        self.far = 1.0 if self.nearest >= 6 else 0.0
        cards = self.pile
        for seat in range(self.players):
            cards += self.hand_size[seat]
        self.late = min(1.0, self.nearest / max(1.0, cards / (1.0 * self.players)))
        self.hampered = 1 if self.broken[self.seat] else 0
        self.now_log_odds = book.log_odds[self.seat * 10 + self.seat] + book.prior
        self.exposed = logbooks.chance_of(self.now_log_odds)
        self.most_suspect = 0.0
        for seat in range(self.players):
            if seat != self.seat:
                self.most_suspect = max(self.most_suspect, self.suspect[seat])
        for kind in range(codes.KINDS):
            self.best_gain[kind] = 0.0
        self._describe_moment(book, cards)

    def rows(self, book: Logbook, actions: list[int]) -> list[list[float]]:
        """The rows of all legal actions, given by their codes; `context` is filled in too."""
        self.begin(book)
        found = []
        for code in actions:
            self.describe(book, code)
            found.append(list(self.row))
        return found

    def _fit_box(self) -> None:
        """Shrink the box of the grid to the cards that are there: rockfalls leave it too large."""
        top = bottom = 0
        columns = 0
        for y in range(self.grid.top, self.grid.bottom + 1):
            here = self.grid.card[y & 63] | self.grid.hidden[y & 63]
            if here:
                top = min(top, y)
                bottom = max(bottom, y)
                columns |= here
        left = right = 0
        for x in range(self.grid.left, self.grid.right + 1):
            if columns >> (x & 63) & 1:
                left = min(left, x)
                right = max(right, x)
        self.grid.left = left
        self.grid.right = right
        self.grid.top = top
        self.grid.bottom = bottom

    def _count_cards(self, book: Logbook) -> None:
        """How many tunnels of each kind may still come, as `survey.expected`."""
        unseen = book.unseen
        thrown = book.thrown
        for kind in range(codes.KINDS):
            unseen -= self.hand[kind] + self.passed[kind]
            thrown -= self.passed[kind]
        for seat in range(self.players):
            unseen += tools_in(self.broken[seat])  # `expected` does not see the cards in front of players
        share = 1.0 - thrown / (1.0 * max(1, unseen))
        for kind in range(7):
            left = (book.left[kind] - self.hand[kind] - self.passed[kind]) * share
            self.surveyor.survey.left[kind] = left if self.is_saboteur else left + self.hand[kind]
        self.surveyor.survey.forget_prices()

    def _judge(self, book: Logbook) -> None:
        """The chance of each other seat to be a saboteur, as `roles.saboteur_chances`."""
        others = 0
        for seat in range(self.players):
            self.suspect[seat] = 1.0 if self.is_saboteur else 0.0
            if seat != self.seat:
                self._odds[others] = math.exp(book.log_odds[self.seat * 10 + seat] + self.said[seat])
                others += 1
        most = codes.SABOTEURS[self.players]
        drawn = codes.MINERS[self.players] + most  # one more than players
        if self.all_dealt:
            many, few = 1.0, 0.0
        else:
            many = codes.MINERS[self.players] / (1.0 * choose(drawn - 1, most))
            few = most / (1.0 * choose(drawn - 1, most - 1))
        hidden = most - self.is_saboteur
        total = many * self._ways(others, hidden, -1) + few * self._ways(others, hidden - 1, -1)
        place = 0
        for seat in range(self.players):
            if seat != self.seat:
                with_it = many * self._ways(others, hidden - 1, place) + few * self._ways(others, hidden - 2, place)
                self.suspect[seat] = self._odds[place] * with_it / total
                place += 1

    def _ways(self, others: int, count: int, without: int) -> float:
        """The sum, over all choices of so many of the odds, of their product; one of them can be left out."""
        if count < 0:
            return 0.0
        self._sums[0] = 1.0
        for chosen in range(1, 6):
            self._sums[chosen] = 0.0
        for place in range(others):
            if place != without:
                for chosen in range(count, 0, -1):
                    self._sums[chosen] += self._odds[place] * self._sums[chosen - 1]
        return self._sums[count]

    def _locate(self, book: Logbook) -> None:
        """Where the gold may be, as `evidence.believed_gold`, unless something was said about it."""
        is_found = self.known >> 3 & 7
        unknown = 0
        for goal in range(3):
            self.public_gold[goal] = 0.0 if self.face_up >> goal & 1 else 1.0
            self.gold[goal] = 0.0 if self.known >> goal & 1 else 1.0
            unknown += 0 if self.known >> goal & 1 else 1
        hidden = self.public_gold[0] + self.public_gold[1] + self.public_gold[2]
        for goal in range(3):
            self.public_gold[goal] /= hidden
            if is_found:
                self.gold[goal] = 1.0 if is_found >> goal & 1 else 0.0
            else:
                self.gold[goal] /= unknown
        if self.is_gold_said:
            for goal in range(3):
                self.gold[goal] = self.said_gold[goal]
            return
        if is_found or unknown == 1:
            return
        for place in range(book.deeds):
            seat = book.seat_of[place]
            if seat != self.seat and book.knew[place]:
                for goal in range(3):
                    if self.gold[goal] > 0:
                        self.gold[goal] *= book.hint_odds(place, goal, self.suspect[seat])
        total = 0.0
        for goal in range(3):
            total += self.gold[goal]
        for goal in range(3):
            self.gold[goal] /= total

    def _measure(self) -> None:
        """Measure the board as it is in the grid."""
        self.surveyor.ground.measure()
        self.surveyor.survey.measure()
        self.last_nearest = 99
        self.last_ways = 0
        for goal in range(3):
            self.last_distance[goal] = self.surveyor.ground.distance[goal]
            self.last_cost[goal] = self.surveyor.survey.distance[goal]
            self.last_ways += self.surveyor.ground.ways[goal]
            if self.gold[goal] > 0 and self.last_distance[goal] < self.last_nearest:
                self.last_nearest = self.last_distance[goal]
        if self.last_nearest == 99:
            self.last_nearest = 0

    def _nearest_for_all(self) -> int:
        nearest = 99
        for goal in range(3):
            if self.public_gold[goal] > 0 and self.last_distance[goal] < nearest:
                nearest = self.last_distance[goal]
        return 0 if nearest == 99 else nearest

    def _worth(self) -> float:
        """The potential of the board measured last, a little more when there are several ways to go on."""
        return logbooks.potential_of(
            self.gold[0] * by_ways(self.surveyor.ground.ways[0]),
            self.gold[1] * by_ways(self.surveyor.ground.ways[1]),
            self.gold[2] * by_ways(self.surveyor.ground.ways[2]),
            self.last_cost[0],
            self.last_cost[1],
            self.last_cost[2],
        )

    def _potential_for_all(self) -> float:
        return logbooks.potential_of(
            self.public_gold[0],
            self.public_gold[1],
            self.public_gold[2],
            self.last_cost[0],
            self.last_cost[1],
            self.last_cost[2],
        )

    # The moment.

    def _describe_moment(self, book: Logbook, cards: int) -> None:
        """Fill in `context`: first as moment.py does, then more."""
        for place in range(CONTEXT):
            self.context[place] = 0.0
        able_saboteurs = able_miners = 0.0
        all_broken = looked = 0
        for seat in range(self.players):
            tools = tools_in(self.broken[seat])
            all_broken += tools
            looked |= book.looked[seat]
            if seat != self.seat and not tools:
                able_saboteurs += self.suspect[seat]
                able_miners += 1 - self.suspect[seat]
        cost = 0.0
        for goal in range(3):
            cost += self.gold[goal] * min(FAR, self.cost[goal])
        self.context[0] = self.players / 10.0
        self.context[1] = codes.SABOTEURS[self.players] / 4.0
        self.context[2] = self.pile / 50.0
        self.context[3] = cards / (1.0 * self.players) / 10
        self.context[4] = min(12, self.nearest) / 8.0
        self.context[5] = min(12, self.public_nearest) / 8.0
        self.context[6] = cost / 8
        self.context[7] = self.now
        self.context[8] = self.public_now
        self.context[9] = max(max(self.gold[0], self.gold[1]), self.gold[2])
        self.context[10] = self.late
        self.context[11] = self.exposed
        self.context[12] = self.hampered
        self.context[13] = tools_in(self.broken[self.seat]) / 3.0
        self.context[14] = able_saboteurs / 3
        self.context[15] = able_miners / 5
        self.context[16] = all_broken / 5.0
        self.context[17] = tools_in(looked) / 3.0
        self.context[18] = self.stealth
        self.context[19] = math.pow(self.stealth, STEEPNESS)
        for kind in range(codes.KINDS):
            self.context[20 + group_of(kind)] += self.hand[kind] / 3.0
        self._describe_suspects()
        self._describe_others(book)
        self._describe_board(book)

    def _describe_suspects(self) -> None:
        """The four others who are suspected most, from the most suspected on."""
        for seat in range(self.players):
            if seat == self.seat:
                continue
            chance = self.suspect[seat]
            for place in range(26, 30):
                if chance > self.context[place]:
                    other = self.context[place]
                    self.context[place] = chance
                    chance = other

    def _describe_others(self, book: Logbook) -> None:
        """Every seat, in the order in which they act; the seat itself comes last, behind room for nine others."""
        for ahead in range(1, self.players + 1):
            seat = (self.seat + ahead) % self.players
            if seat != self.seat:
                self.context[28 + 2 * ahead] = self.suspect[seat]
                self.context[29 + 2 * ahead] = tools_in(self.broken[seat]) / 3.0
                at = MOMENT + 44 + (ahead - 1) * OTHER
            else:
                at = MOMENT + 44 + 9 * OTHER
            self._describe_seat(book, seat, at)

    def _describe_seat(self, book: Logbook, seat: int, at: int) -> None:
        book.catch_up(logbooks.PUBLIC, 0)
        self.context[at] = 1.0
        self.context[at + 1] = limited(book.log_odds[logbooks.PUBLIC * 10 + seat] / 3)
        self.context[at + 2] = limited(book.log_odds[self.seat * 10 + seat] / 3)
        for bit in range(3):
            self.context[at + 3 + bit] = self.broken[seat] >> bit & 1
            self.context[at + 6 + bit] = book.looked[seat] >> bit & 1
        self.context[at + 9] = self.hand_size[seat] / 6.0
        for place in range(logbooks.COUNTS):
            self.context[at + 10 + place] = book.count_of[seat * logbooks.COUNTS + place] / 3.0
        self.context[at + 22] = (book.broke_whom[seat * 10 + self.seat] - book.mended_whom[seat * 10 + self.seat]) / 2.0

    def _describe_board(self, book: Logbook) -> None:
        """Goals, ways, the hand by kind and what has not been seen."""
        at = MOMENT
        for goal in range(3):
            self.context[at + goal] = self.gold[goal]
            self.context[at + 3 + goal] = self.cost[goal] / 12
            self.context[at + 6 + goal] = self.distance[goal] / 12.0
            self.context[at + 9 + goal] = self.known >> goal & 1
        for kind in range(codes.KINDS):
            self.context[at + 12 + kind] = self.hand[kind] / 2.0
        for kind in range(5):  # crosses, T, straight, T upright, straight upright; curves are rarely what is missing
            self.context[at + 39 + kind] = self.surveyor.survey.left[kind] / 5

    # The actions.

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
            self.row[place] = limited(self.row[place])

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
        situation = 2 * logbooks.phase_of(self.public_nearest) + self.hampered
        shift = book.shift(self.seat, self.seat, situation * 2 * numbers.DOINGS + doing)
        self.seen = max(-MOST_SEEN, min(MOST_SEEN, shift))

    def _try(self, x: int, y: int, face: int) -> None:
        """Measure the board with a card laid, or without the card in a cell if the face is -1."""
        if face >= 0:
            self.grid.put(x, y, face)
            self.grid.spread()
            self._measure()
            self.grid.take(x, y)
            self.grid.flood(0, 0)
        else:
            face = self.grid.face(x, y)
            self.grid.take(x, y)
            self.grid.flood(0, 0)
            self._measure()
            self.grid.put(x, y, face)
            self.grid.flood(0, 0)
        self.gain = self._worth() - self.now
        self.for_all = self._potential_for_all() - self.public_now
        for goal in range(3):
            self.row[AT_COSTS + goal] = self.last_cost[goal] / 12
            self.row[AT_STEPS + goal] = max(-3.0, min(3.0, self.cost[goal] - self.last_cost[goal]))
            self.row[AT_DISTANCES + goal] = self.last_distance[goal] / 12.0
        self.row[AT_CELL] = x / 8.0
        self.row[AT_CELL + 1] = y / 3.0

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
        self.row[at + 12] = 0.0 if is_dead else tools_in(face & 15) / 4.0
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
        self._see(book, 2 * logbooks.change_of(self.for_all, self.public_now) + is_dead)
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
            sides = tools_in(codes.FACE[kind] & 15)
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
        self._see(book, 10 + logbooks.change_of(self.for_all, self.public_now))
        self.thumb = self._harm(-self.gain) if self.is_saboteur else self.gain - 0.02
        self.row[AT_CARD + codes.ROCKFALLS] = 1.0

    def _describe_target(self, book: Logbook, seat: int) -> None:
        ahead = (seat - self.seat + self.players) % self.players
        self.row[AT_TARGET] = ahead / 10.0
        self.row[AT_TARGET + 1] = self.suspect[seat]
        self.row[AT_TARGET + 2] = limited(book.log_odds[logbooks.PUBLIC * 10 + seat] / 3)
        self.row[AT_TARGET + 3] = self.hand_size[seat] / 6.0
        self.row[AT_TARGET + 4] = tools_in(self.broken[seat]) / 3.0
        self.row[AT_TARGET + 5] = tools_in(book.looked[seat]) / 3.0
        self.row[AT_TARGET + 6] = book.count_of[seat * logbooks.COUNTS + logbooks.C_HELPED] / 3.0

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
        tools = tools_in(self.broken[seat])
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
        tools = tools_in(self.broken[seat])
        tempo = TEMPO * self.now
        self.row[AT_CARD + codes.MENDING_KIND[which]] = 1.0
        self._describe_target(book, seat)
        if seat == self.seat:
            self.row[AT_MEND_ONESELF] = 1.0 if tools == 1 else 0.0
            self.row[AT_MEND_ONESELF + 1] = thrift
            self._see(book, 19 + logbooks.ONESELF)
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


def limited(value: float) -> float:
    """A number that is not larger than the others can be."""
    return max(-LIMIT, min(LIMIT, value))


def tools_in(bits: int) -> int:
    """How many of the lowest four bits are set."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def mended_by(kind: int) -> int:
    """The tools that a repair card can mend, a bit each."""
    if kind < codes.DOUBLE_MENDS:
        return 1 << (kind - codes.MENDS)
    return 7 ^ 4 >> (kind - codes.DOUBLE_MENDS)


def group_of(kind: int) -> int:
    """The place of a kind in `moment.HELD`."""
    if kind < codes.DEAD_ENDS:
        return 0
    if kind < codes.BREAKS:
        return 1
    if kind < codes.MENDS:
        return 2
    if kind < codes.ROCKFALLS:
        return 3
    return 4 if kind == codes.MAPS else 5


def by_ways(count: int) -> float:
    """A factor for several ways to go on."""
    return 1 + ROUTE * (min(max(count, 1), 3) - 1)


def choose(many: int, few: int) -> int:
    """In how many ways so few of so many can be chosen."""
    found = 1
    for taken in range(few):
        found = found * (many - taken) // (taken + 1)
    return found


ROW_SIZE, CONTEXT_SIZE = ROW, CONTEXT  # for Python, which does not see the compiler's names

assert len(NAMES) == FEATURES
assert MOMENT == MOMENT_SIZE
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
