"""What the foreman reads of the moment: what follows from what a seat knows and believes, and a row of numbers.

Guesses and estimates are those of the detective (`guesses`, `points`, `rush`), in compiled code that does not need the
interpreter lock.
"""

from pyrite.core.dice import Dice
from pyrite.games.lost_mines.bots.knowledge import belief_sheet, distance, guesses
from pyrite.games.lost_mines.bots.knowledge.belief_sheet import BeliefSheet
from pyrite.games.lost_mines.bots.knowledge.rush import Rush
from pyrite.games.lost_mines.rules import codes

TURN = 12
CAMP_STEPS = 20  # as in `rush`
GROUPS = 22  # of cards
CONTEXT = 286
CONTEXT_SIZE = CONTEXT  # for Python, which does not see the compiler's names
# As the clock of `detective.DetectiveStyle`.
KEEP, EDGE, SPREAD, LAYS, BRIDGE, WAIT = 0.965, 3.0, 1.5, 0.15, 0.7, 1.5
SPREAD_OF_LUCK = 0.35  # as `DetectiveStyle.luck`


class Luck:
    """How much longer ways turn out, as `guesses` draws it."""

    def __init__(self) -> None:
        """Draw the tables, which are always the same."""
        self.number = [number for table in guesses.luck_tables(SPREAD_OF_LUCK) for number in table]


class SeatSheet(BeliefSheet):
    """A moment of a round as the seat to act knows it, what it expects of it, and the numbers for the network."""

    def __init__(self, luck: Luck) -> None:
        """An empty sheet, to be filled in again and again."""
        super().__init__()
        self.rush = Rush()
        self.rush.forest = self.race.forest
        self.rush.haste, self.rush.fear, self.rush.exact, self.rush.doubt = 0.5, 1.0, 0.7, 0.015
        self.luck = luck
        self.cards = 0  # in hands and pile
        self.share, self.share_now = [0.0] * 9, [0.0] * 9  # the points of treasure that each seat can hope for
        self.smooth_now = self.now = self.tempo = self.reach_now = 0.0
        self.context = [0.0] * 320
        self.at = 0

    def prepare(self, dice: Dice, guesses: int) -> None:
        """Find everything that follows from what is known, with this many guesses (at most 64)."""
        cards = self.pile
        for seat in range(self.players):
            cards += self.hand_size[seat]
        self.cards = cards
        self.believe()
        self.count_treasures()
        self._set_out()
        self._line_up()
        self._guess(dice, guesses)
        self.race.forest.measure_all()
        self.race.set_time(KEEP, EDGE, SPREAD, (cards - 1.0) / self.players)
        self.tempo = self.weigh()
        self.race.set_time(KEEP, EDGE, SPREAD, 1.0 * cards / self.players)
        self.smooth_now = self.weigh()
        self.tempo = self.smooth_now - self.tempo
        for seat in range(self.players):
            self.share_now[seat] = self.share[seat]
        self.reach_now = self.in_reach()
        self.now = self.rush.mean()

    def _set_out(self) -> None:
        """Place the dwarfs in the race (`points.fill`)."""
        self.race.players = self.players
        self.race.seat = self.seat
        for seat in range(self.players):
            self.race.part[seat] = self.part[seat]
            self.race.waits[seat] = (seat - self.seat + self.players) % self.players * TURN // self.players
            self.race.runs[seat] = (self.hand_size[seat] > 0 or self.pile > 0) and not self.is_last(1)
        lay = TURN / (LAYS * self.players)
        self.race.forest.lay = int(lay + 0.5)
        self.race.forest.bridge = int(lay * BRIDGE + 0.5)
        self.race.forest.wait = int(lay * WAIT + 0.5)

    def _line_up(self) -> None:
        """Place the dwarfs in the rush (`rush.rush_of`)."""
        self.rush.players = self.players
        self.rush.seat = self.seat
        self.rush.slots = self.players
        self.rush.dragon = self.dragon
        self.rush.now_at = -1
        acting = self.seat
        if self.phase == codes.VOTE_PHASE:
            acting = self.caller
        latest = 0
        for seat in range(self.players):
            wait = (seat - acting + self.players) % self.players * (TURN + 0.0) / self.players
            if seat == self.seat and (self.phase == codes.WALK_PHASE or self.phase == codes.TURN_MINE_PHASE):
                wait = TURN
            self.rush.cell[seat] = self.race.cell[seat]
            self.rush.waits[seat] = wait
            self.rush.last[seat] = -1.0
            if self.hand_size[seat] + (self.pile + 0.0) / self.players >= 1:
                self.rush.last[seat] = wait + TURN * (self.hand_size[seat] + (self.pile + 0.0) / self.players - 1)
            if self.rush.last[seat] > self.rush.last[latest]:
                latest = seat
            self.rush.slot_kind[seat] = self.slot_kind[seat]
            self.rush.slot_taken[seat] = self.slot_taken[seat]
        if not self.pile and self.revision > 1:
            self.rush.last[latest] = self.rush.last[latest] - TURN
        for mine in range(4):
            self.rush.up[mine] = self.mine_up[mine]
        for place in range(36):
            self.rush.knows[place] = self.knows[place]

    def _guess(self, dice: Dice, guesses: int) -> None:
        """Fill in what the seat cannot know (`guesses.fill`)."""
        self.rush.guesses = guesses
        offset = dice.below(24)
        table = dice.below(6)
        for guess in range(guesses):
            self._guess_mines(guess, offset + guess)
            self._guess_sides(guess, dice)
            self._guess_treasures(guess, dice)
        for place in range(guesses * 36):
            self.rush.luck[place] = self.luck.number[table * 2304 + place]

    def _guess_mines(self, guess: int, offset: int) -> None:
        """Every order of the hidden kinds comes in turn; `offset` counts through them."""
        kinds = [0, 0, 0, 0]
        left = 0
        for kind in range(4):
            hidden = 1
            for mine in range(4):
                if self.mine_holds[mine] == kind:
                    hidden = 0
            if hidden:
                kinds[left] = kind
                left += 1
        rank = offset
        for mine in range(4):
            if self.mine_holds[mine] >= 0:
                self.rush.mine_kind[guess * 4 + mine] = self.mine_holds[mine]
                continue
            of = max(left, 1)
            pick = rank % of
            rank //= of
            self.rush.mine_kind[guess * 4 + mine] = kinds[pick]
            for place in range(pick, 3):
                kinds[place] = kinds[place + 1]
            left -= 1

    def _guess_sides(self, guess: int, dice: Dice) -> None:
        for clan in range(2):
            if not self.members[clan]:
                continue
            drawn = dice.below(1 << 30) / (1073741824.0)
            deal = 0
            while deal < self.deals[clan] - 1 and drawn >= self.deal_chance[clan * belief_sheet.DEALS + deal]:
                drawn -= self.deal_chance[clan * belief_sheet.DEALS + deal]
                deal += 1
            for place in range(self.members[clan]):
                seat = self.member[clan * 5 + place]
                character = self.character_in(clan, deal, place)
                self.rush.side[guess * 9 + seat] = 2
                if character == codes.LOYALTY:
                    self.rush.side[guess * 9 + seat] = clan
                elif character == codes.SABOTEUR:
                    self.rush.side[guess * 9 + seat] = 1 - clan

    def _guess_treasures(self, guess: int, dice: Dice) -> None:
        unseen = [0] * 27
        for place in range(27):
            unseen[place] = self.box_treasure[place]
        for slot in range(self.players):
            if self.slot_value[slot]:
                unseen[self.slot_kind[slot] * 9 + self.slot_value[slot] - 1] -= 1
        for slot in range(self.players):
            kind = self.slot_kind[slot]
            self.rush.value[guess * 9 + slot] = self.slot_value[slot]
            if not self.slot_value[slot]:
                count = 0
                for value in range(9):
                    count += unseen[kind * 9 + value]
                count = dice.below(max(count, 1))
                value = 0
                while value < 8 and count >= unseen[kind * 9 + value]:
                    count -= unseen[kind * 9 + value]
                    value += 1
                unseen[kind * 9 + value] -= 1
                self.rush.value[guess * 9 + slot] = value + 1
            self.rush.order[guess * 9 + slot] = slot
        for place in range(self.players - 1):
            other = place + dice.below(self.players - place)
            kept = self.rush.order[guess * 9 + place]
            self.rush.order[guess * 9 + place] = self.rush.order[guess * 9 + other]
            self.rush.order[guess * 9 + other] = kept

    def weigh(self) -> float:
        """Fill in `share` from the distances measured last; the points that the seat expects (`Race.expected`)."""
        times = [0] * 9
        for seat in range(self.players):
            self.share[seat] = 0.0
        for mine in range(4):
            if self.race.worth[mine] <= 0:
                continue
            weights = 0.0
            for seat in range(self.players):
                time = self.race.time_to(seat, mine)
                times[seat] = time
                if time < distance.FAR:
                    weights += self.race.ahead[time]
            if weights <= 0:
                continue
            for seat in range(self.players):
                time = times[seat]
                if time < distance.FAR:
                    self.share[seat] += (
                        self.race.worth[mine] * self.race.ahead[time] * self.race.in_time[time] / weights
                    )
        expected = 0.0
        for seat in range(self.players):
            expected += self.part[seat] * self.share[seat]
        return expected

    def in_reach(self) -> float:
        """The points of the best treasure that the seat can walk to in this turn, on the distances measured last."""
        cell = self.race.cell[self.seat]
        steps = CAMP_STEPS if self.race.forest.feature[cell] == codes.CAMP else TURN
        best = 0.0
        for mine in range(4):
            if self.race.forest.distance[mine * 256 + cell] <= steps:
                best = max(best, self.certain[mine])
        return self.part[self.seat] * best

    def is_last(self, spent: int) -> bool:
        """As `points.is_last`."""
        return self.revision > 1 and self.cards == spent

    def put(self, value: float) -> None:
        """Write the next number of the context."""
        self.context[self.at] = value
        self.at += 1

    def write_context(self) -> None:
        """Write what the network reads of the moment; the distances are those of the board as it is."""
        self.at = 0
        for phase in range(codes.TURN_PHASE, codes.TAKE_PHASE + 1):
            self.put(self.phase == phase)
        for place in range(3, 10):
            self.put(self.players == place)
        for place in range(3):
            self.put(self.character[self.seat] == place)
        self.put(self.cards / 10.0 / self.players)
        self.put(self.pile / 40.0)
        self.put(self.pile == 0)
        self.put(self.hand_size[self.seat] / 5.0)
        self.put(self.now / 4)
        self.put(self.smooth_now / 4)
        self.put(self.part[self.seat])
        self.put(self.tempo * 20)
        self.put(self.reach_now / 4)
        self.put(self.to_draw / 2.0)
        groups = [0.0] * 22
        for place in range(22):
            groups[place] = 0.0
        for kind in range(codes.KINDS):
            if self.hand[kind]:
                groups[group_of(kind)] += self.hand[kind]
                if kind < codes.PATHS:
                    groups[kind % 6] += self.hand[kind]
        for place in range(GROUPS):
            self.put(groups[place] / 2)
        for mine in range(4):
            self.put(self.mine_up[mine])
            self.put(self.mine_holds[mine] >= 0)
            for place in range(4):
                self.put(self.holds[mine * 4 + place])
            self.put(self.race.worth[mine] / 8)
            self.put(self.race.forest.mine_cell[mine] == self.race.cell[self.seat])
        for place in range(3):
            self.put(self.count_left[place] / 2.0)
            self.put(self.best_left[place] / 4)
        self.put(self.dragon == self.seat)
        self.put(self.dragon >= 0)
        for ahead in range(9):
            self._write_seat(ahead)

    def _write_seat(self, ahead: int) -> None:
        """What is known about a seat, in the order in which they act."""
        if ahead >= self.players:
            for _ in range(22):
                self.put(0.0)
            return
        seat = (self.seat + ahead) % self.players
        self.put(1.0)
        self.put(self.clan[seat] == self.clan[self.seat])
        for slot in range(3):
            self.put(self.chance[seat * 3 + slot])
        self.put(self.part[seat])
        self.put(self.part[seat] * self.share_now[seat])
        self.put(self.share_now[seat] / 4)
        self.put(self.hand_size[seat] / 5.0)
        for mine in range(4):
            time = self.race.time_to(seat, mine)
            self.put(1.0 / (1.0 + time / 12.0) if time < distance.FAR else 0.0)
            self.put(self.knows[seat * 4 + mine])
        brought = 0.0
        found = 0
        for slot in range(self.players):
            if self.slot_taken[slot] == seat:
                found += 1
                brought += self.slot_value[slot] if self.slot_value[slot] else self.average[self.slot_kind[slot]]
        self.put(found / 2.0)
        self.put(brought / 8)
        self.put(self.dragon == seat)
        self.put(self.looked[seat])
        self.put(self.race.forest.feature[self.race.cell[seat]] == codes.CAMP)


def group_of(kind: int) -> int:
    """The place of a kind of card among the groups: paths by shape after the six features, actions by themselves."""
    if kind < codes.PATHS:
        return 6 + kind // 6
    return 13 + kind - codes.PATHS
