"""Who probably scores with whom: the dwarf cards that can have been dealt, weighed by everybody's deeds.

The cards say what is possible (`roles.py`), the deeds what is likely (`evidence.py`). A clan has few cards, so every
deal is weighed and all results are exact.
"""

from functools import lru_cache
from typing import NamedTuple

from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import evidence, roles
from pyrite.games.lost_mines.bots.knowledge.deeds import Deed, deeds_of
from pyrite.games.lost_mines.bots.knowledge.evidence import EvidenceTable
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS, CLANS, LOYAL, SABOTEUR, SELFISH, Known
from pyrite.games.lost_mines.rules.view import View


class ClanBelief(NamedTuple):
    """Every way to deal a clan its characters, with its chance."""

    seats: list[int]
    deals: list[Known]
    chances: list[float]

    def chance(self, place: int, character: str) -> float:
        """The chance that one of the clan's seats has a character."""
        having = [chance for deal, chance in zip(self.deals, self.chances, strict=True) if deal[place] == character]
        return 1.0 if len(having) == len(self.deals) else sum(having)  # exactly 1 where it is certain


class Beliefs:
    """How likely each other seat has each character, for one viewer."""

    def __init__(self, view: View, counted: EvidenceTable) -> None:
        """Read the deeds of the round, and weigh them by how often deeds like them were counted."""
        self.view = view
        self.deeds: list[Deed] = deeds_of(view)
        self.evidence = counted
        likely = evidence.likelihoods(self.evidence, self.deeds, view.options.players)
        loyal = roles.loyal_cards(view)
        members = [roles.seats_of(view, clan) for clan in CLANS]
        self.clans = [clan_belief(loyal, seats, roles.known_of(view, seats), likely) for seats in members]

    def suspicion(self) -> tuple[Suspicion, ...]:
        """How likely each other seat has each character, and why."""
        found = []
        for clan in self.clans:
            for place, seat in enumerate(clan.seats):
                if seat != self.view.seat:
                    chances = [clan.chance(place, character) for character in CHARACTERS]
                    known = self.view.dwarfs[seat].character is not None
                    why = () if known else evidence.reasons(self.evidence, self.deeds, seat, chances)
                    found.append(Suspicion(seat, dict(zip(CHARACTERS, chances, strict=True)), why))
        return tuple(sorted(found, key=lambda one: one.seat))

    def doubt(self, seat: int) -> float:
        """How uncertain a seat's character is: 0 when it is known, 1 when all three are equally likely."""
        clan = next(clan for clan in self.clans if seat in clan.seats)
        place = clan.seats.index(seat)
        return 1.5 * (1 - max(clan.chance(place, character) for character in CHARACTERS))

    def parts(self) -> list[float]:
        """For each seat, how many points one point of treasure in its hands is expected to give the viewer (L7.4)."""
        view = self.view
        viewer = require(view.seat)
        part = [0.0] * view.options.players
        if view.role == SELFISH:
            part[viewer] = 1.0
            return part
        side = CLANS.index(require(view.dwarfs[viewer].clan)) ^ (view.role == SABOTEUR)
        own, other = self.clans[side], self.clans[1 - side]
        defects = [other.chance(place, SABOTEUR) for place in range(len(other.seats))]
        defector = sum(defects)  # the chance that there is one: a clan has one saboteur at most (L1.2)
        joined = 0.0  # what a member gets of a point when a defector takes part
        for deal, chance in zip(own.deals, own.chances, strict=True):
            count = deal.count(LOYAL)
            joined += chance / (count + 1)
            for seat, character in zip(own.seats, deal, strict=True):
                if character == LOYAL:
                    part[seat] += chance * (defector / (count + 1) + (1 - defector) / count)
        for seat, chance in zip(other.seats, defects, strict=True):
            part[seat] = chance * joined
        return part


def suspicion_by(counted: EvidenceTable, view: View) -> tuple[Suspicion, ...]:
    """How likely each other seat has each character, and the deeds that say most about it."""
    if any(dwarf.clan is None for dwarf in view.dwarfs):
        return roles.suspicion(view)  # dwarf cards are still being dealt
    return Beliefs(view, counted).suspicion()


@lru_cache(maxsize=4096)
def _possible(loyal: int, known: Known) -> list[tuple[Known, int]]:
    return list(roles.deals(loyal, known))


def clan_belief(loyal: int, seats: list[int], known: Known, likely: list[list[float]]) -> ClanBelief:
    """The deals of a clan with this many loyal cards, weighed by how likely each of its seats did what it did."""
    deals = []
    weights = []
    for deal, weight in _possible(loyal, known):
        chance = float(weight)
        for seat, character, was in zip(seats, deal, known, strict=True):
            if was is None:
                chance *= likely[seat][CHARACTERS.index(character)]
        deals.append(deal)
        weights.append(chance)
    total = sum(weights)
    return ClanBelief(seats, deals, [weight / total for weight in weights])
