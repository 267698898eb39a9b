"""What a seat knows in its turn in numbers, for compiled code: beliefs, distances, and a row for the moment.

The numbers of the moment begin with those of `moment.py`. Everything comes from what the seat to act may know.
"""

import math

from pyrite.games.saboteur.bots.knowledge import logbook as logbooks
from pyrite.games.saboteur.bots.knowledge import round_log
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook
from pyrite.games.saboteur.bots.knowledge.moment import MOMENT_SIZE
from pyrite.games.saboteur.bots.knowledge.round_log import Surveyor
from pyrite.games.saboteur.rules import codes

CONTEXT = 322  # numbers of the moment
MOMENT = 48  # those that moment.py has too
OTHER = 23  # numbers of each seat
LIMIT = 10.0
FAR = 12.0
SURE_OF_GOLD = 0.97
ROUTE = 0.04
STEEPNESS = 24.0  # as `moment.STEEP`


class SeatSheet:
    """What a seat may know, and what follows from it."""

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
        self.most_suspect = 0.0
        # Of the board measured last.
        self.last_distance = [0] * 3
        self.last_cost = [0.0] * 3
        self.last_nearest = 0
        self.last_ways = 0
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
        self._describe_moment(book, cards)

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
        """How many tunnels of each kind may still come, as `unseen_cards.expected`."""
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
        """The sum, over all choices of this many of the odds, of their product; one of them can be left out."""
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
        self.surveyor.survey.measure()
        self._note_measures()

    def _note_measures(self) -> None:
        """Note the costs that the survey found, and measure the distances."""
        self.surveyor.ground.measure()
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
        return round_log.potential_of(
            self.gold[0] * by_ways(self.surveyor.ground.ways[0]),
            self.gold[1] * by_ways(self.surveyor.ground.ways[1]),
            self.gold[2] * by_ways(self.surveyor.ground.ways[2]),
            self.last_cost[0],
            self.last_cost[1],
            self.last_cost[2],
        )

    def _potential_for_all(self) -> float:
        return round_log.potential_of(
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
        for place in range(round_log.COUNTS):
            self.context[at + 10 + place] = book.count_of[seat * round_log.COUNTS + place] / 3.0
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


def limited(value: float) -> float:
    """A number that is not larger than the others can be."""
    return max(-LIMIT, min(LIMIT, value))


def tools_in(bits: int) -> int:
    """How many of the lowest four bits are set."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


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
    """The binomial coefficient: in how many ways `few` of `many` can be chosen."""
    found = 1
    for taken in range(few):
        found = found * (many - taken) // (taken + 1)
    return found


CONTEXT_SIZE, SEAT_NUMBERS = CONTEXT, OTHER  # for Python, which does not see the compiler's names

assert MOMENT == MOMENT_SIZE
