"""What a seat knows of a round, in numbers, and what it believes: who has which character, and what the mines hold.

As `beliefs` and `mines`, in compiled code that does not need the interpreter lock. A bot fills in the first fields from
a view (`view_sheet`), training from a state.
"""

from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.rules import codes

DEALS = 40  # of a clan, at most


class BeliefSheet:
    """A moment of a round, as the seat to act knows it."""

    def __init__(self) -> None:
        """An empty sheet, to be filled in again and again."""
        self.race = Race()
        # To be filled in, with the forest of the race: board, tokens, dwarfs and tools in the hand.
        self.players = self.seat = self.phase = self.pile = self.revision = self.to_draw = 0
        self.caller = self.dragon = -1
        self.target = 0  # the cell of a mine to be turned
        self.hand = [0] * 51
        self.hand_size = [0] * 9
        self.clan = [0] * 9
        self.character = [0] * 9  # -1 where it is unknown
        self.looked = [0] * 9  # whether that seat has seen the card of the one to act
        self.mine_holds = [0] * 4  # -1 where it is unknown
        self.mine_up = [0] * 4
        self.knows = [0] * 36  # by seat * 4 + mine: who has looked
        self.slot_kind = [0] * 9
        self.slot_value = [0] * 9  # 0 where it is unknown
        self.slot_taken = [0] * 9  # -1 for those that are left
        self.box_treasure = [0] * 27
        self.likely = [1.0] * 27  # by seat and character: how likely it would have acted as it did
        # What follows from that.
        self.deals = [0] * 2
        self.deal_selfish = [0] * 80  # by clan * DEALS + deal: the place of the member that is selfish; -1 for none
        self.deal_saboteur = [0] * 80
        self.deal_chance = [0.0] * 80
        self.members = [0] * 2
        self.member = [0] * 10  # by clan * 5 + place
        self.chance = [0.0] * 27
        self.part = [0.0] * 9
        self.average = [0.0] * 3
        self.holds = [0.0] * 16
        self.sum_left, self.best_left, self.count_left = [0.0] * 4, [0.0] * 4, [0] * 4
        self.certain = [0.0] * 4

    def believe(self) -> None:
        """Who has which character (`beliefs`)."""
        for clan in range(2):
            self.members[clan] = 0
        for seat in range(self.players):
            clan = self.clan[seat]
            place = self.members[clan]
            self.member[clan * 5 + place] = seat
            self.members[clan] = place + 1
        self._weigh_deals(0)
        self._weigh_deals(1)
        self._share_out()

    def _weigh_deals(self, clan: int) -> None:
        """Every way to deal a clan its characters, as `roles.deals`, weighed as `beliefs.clan_belief` does."""
        loyal = codes.LOYAL[self.players]
        members = self.members[clan]
        count = 0
        total = 0.0
        for selfish in range(-1, members):
            for saboteur in range(-1, members):
                if selfish == saboteur and selfish >= 0:
                    continue
                self.deal_selfish[clan * DEALS + count] = selfish
                self.deal_saboteur[clan * DEALS + count] = saboteur
                weight = 1.0
                loyals = 0
                for place in range(members):
                    seat = self.member[clan * 5 + place]
                    character = self.character_in(clan, count, place)
                    if character == codes.LOYALTY:
                        weight *= loyal - loyals
                        loyals += 1
                    if self.character[seat] < 0:
                        weight *= self.likely[seat * 3 + character]
                    elif self.character[seat] != character:
                        weight = 0.0
                if weight > 0:
                    self.deal_chance[clan * DEALS + count] = weight
                    total += weight
                    count += 1
        self.deals[clan] = count
        for place in range(members):
            for character in range(3):
                self.chance[self.member[clan * 5 + place] * 3 + character] = 0.0
        for deal in range(count):
            self.deal_chance[clan * DEALS + deal] /= total
            for place in range(members):
                character = self.character_in(clan, deal, place)
                seat = self.member[clan * 5 + place]
                self.chance[seat * 3 + character] += self.deal_chance[clan * DEALS + deal]

    def character_in(self, clan: int, deal: int, place: int) -> int:
        """The character of a member in a deal."""
        if self.deal_selfish[clan * DEALS + deal] == place:
            return codes.SELFISH
        return codes.SABOTEUR if self.deal_saboteur[clan * DEALS + deal] == place else codes.LOYALTY

    def _share_out(self) -> None:
        """As `Beliefs.parts`."""
        for seat in range(self.players):
            self.part[seat] = 0.0
        if self.character[self.seat] == codes.SELFISH:
            self.part[self.seat] = 1.0
            return
        side = self.clan[self.seat]
        if self.character[self.seat] == codes.SABOTEUR:
            side = 1 - side
        defector = joined = 0.0
        for place in range(self.members[1 - side]):
            defector += self.chance[self.member[(1 - side) * 5 + place] * 3 + codes.SABOTEUR]
        for deal in range(self.deals[side]):
            count = 0
            for place in range(self.members[side]):
                count += self.character_in(side, deal, place) == codes.LOYALTY
            joined += self.deal_chance[side * DEALS + deal] / (count + 1)
            for place in range(self.members[side]):
                if self.character_in(side, deal, place) == codes.LOYALTY:
                    self.part[self.member[side * 5 + place]] += self.deal_chance[side * DEALS + deal] * (
                        defector / (count + 1) + (1 - defector) / count
                    )
        for place in range(self.members[1 - side]):
            seat = self.member[(1 - side) * 5 + place]
            self.part[seat] = self.chance[seat * 3 + codes.SABOTEUR] * joined

    def count_treasures(self) -> None:
        """What the mines may hold and what the treasures may be worth (`mines`)."""
        for kind in range(3):
            count = 0
            worth = 0.0
            for value in range(1, 10):
                known = self.box_treasure[kind * 9 + value - 1]
                count += known
                worth += known * value
            for slot in range(self.players):
                if self.slot_kind[slot] == kind and self.slot_value[slot]:
                    count -= 1
                    worth -= self.slot_value[slot]
            self.average[kind] = worth / count if count else 0.0
        for kind in range(4):
            self.sum_left[kind] = self.best_left[kind] = 0.0
            self.count_left[kind] = 0
        for slot in range(self.players):
            if self.slot_taken[slot] < 0:
                kind = self.slot_kind[slot]
                worth = self.slot_value[slot] if self.slot_value[slot] else self.average[kind]
                self.sum_left[kind] += worth
                self.best_left[kind] = max(self.best_left[kind], worth)
                self.count_left[kind] += 1
        hidden = 4
        for mine in range(4):
            hidden -= self.mine_holds[mine] >= 0
        for mine in range(4):
            sum = 0.0
            self.certain[mine] = 0.0
            for kind in range(4):
                known = self.mine_holds[0] == kind or self.mine_holds[1] == kind
                known = known or self.mine_holds[2] == kind or self.mine_holds[3] == kind
                if self.mine_holds[mine] >= 0:
                    worth = 1.0 if self.mine_holds[mine] == kind else 0.0
                else:
                    worth = 0.0 if known else 1.0 / hidden
                self.holds[mine * 4 + kind] = worth
                sum += worth * self.sum_left[kind]
                if worth == 1:
                    self.certain[mine] = self.best_left[kind]
            self.race.worth[mine] = sum
