"""Which characters the others may have, given the dwarf cards in play and those the viewer has seen (L1.2, L8.2).

In a clan at most one dwarf is selfish and at most one is a saboteur, and every way to deal the clan's cards has the
same chance. There are few such deals, so all results are exact.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import perm

from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Character, Clan

LOYAL, SELFISH, SABOTEUR = CHARACTERS = tuple(character.name.lower() for character in Character)
CLANS = tuple(clan.name.lower() for clan in Clan)

Known = tuple[str | None, ...]  # the characters of a clan's seats, None where unknown


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """How likely each other seat has each character.

    >>> import pyrite
    >>> from pyrite.games.lost_mines.rules.state import State
    >>> view = State.parse("lost-mines players=3 dwarfs=yL,yS,bO hands=NE/-/-").view(0)
    >>> suspicion(view)[0].chances  # with three players a clan has one loyal dwarf, and it is one's own
    {'loyal': 0.0, 'selfish': 0.5, 'saboteur': 0.5}
    """
    of_seat = chances(view)
    return tuple(
        Suspicion(seat, dict(zip(CHARACTERS, of_seat[seat], strict=True)))
        for seat in range(len(view.dwarfs))
        if seat != view.seat
    )


def chances(view: View) -> list[tuple[float, ...]]:
    """For each seat the chances of the three characters, in their order."""
    of_seat: list[tuple[float, ...]] = [(0.0, 0.0, 0.0)] * len(view.dwarfs)
    for clan in CLANS:
        seats = seats_of(view, clan)
        for seat, of_one in zip(seats, clan_chances(loyal_cards(view), known_of(view, seats)), strict=True):
            of_seat[seat] = of_one
    return of_seat


def parts(view: View) -> list[float]:
    """For each seat, how many points one point of treasure in its hands is expected to give to the viewer (L7.4)."""
    part = [0.0] * len(view.dwarfs)
    seat = require(view.seat)
    part[seat] = 1.0
    if view.role == SELFISH:
        return part
    side = CLANS.index(require(view.dwarfs[seat].clan)) ^ (view.role == SABOTEUR)
    own, other = seats_of(view, CLANS[side]), seats_of(view, CLANS[1 - side])
    members = *own, *other
    side_parts = _parts_of_side(loyal_cards(view), known_of(view, own), known_of(view, other))
    for seat, expected in zip(members, side_parts, strict=True):
        part[seat] = expected
    return part


def loyal_cards(view: View) -> int:
    """How many loyal dwarfs each clan has in play (L1.2)."""
    return 1 if view.options.players <= 4 else 2 if view.options.players <= 6 else 3


def seats_of(view: View, clan: str) -> list[int]:
    """The seats of a clan."""
    return [seat for seat, dwarf in enumerate(view.dwarfs) if dwarf.clan == clan]


def known_of(view: View, seats: list[int]) -> Known:
    """The characters of these seats, as far as the viewer knows them."""
    return tuple([view.dwarfs[seat].character for seat in seats])


@lru_cache(maxsize=4096)
def clan_chances(loyal: int, known: Known) -> list[tuple[float, ...]]:
    """For each seat of a clan the chances of the three characters."""
    total = sum(weight for _, weight in deals(loyal, known))
    return [
        tuple(sum(weight for deal, weight in deals(loyal, known) if deal[place] == one) / total for one in CHARACTERS)
        for place in range(len(known))
    ]


def deals(loyal: int, known: Known) -> Iterator[tuple[Known, int]]:
    """Every way in which a clan's seats can have been dealt their characters, with its weight."""
    places = [*range(len(known)), None]  # None: the card was left over
    for selfish in places:
        for saboteur in places:
            if selfish == saboteur and selfish is not None:
                continue
            deal = tuple(
                SELFISH if place == selfish else SABOTEUR if place == saboteur else LOYAL for place in range(len(known))
            )
            weight = perm(loyal, deal.count(LOYAL))
            if weight and all(one in (None, dealt) for one, dealt in zip(known, deal, strict=True)):
                yield deal, weight


@lru_cache(maxsize=4096)
def _parts_of_side(loyal: int, own: Known, other: Known) -> tuple[float, ...]:
    """For each seat of the clan and then of the other clan, its expected part: 1 / members if it is on the side."""
    by_members = [[0.0] * len(own) for _ in range(len(own) + 1)]  # by the number of loyal dwarfs: who they are
    own_total = sum(weight for _, weight in deals(loyal, own))
    for deal, weight in deals(loyal, own):
        for place, one in enumerate(deal):
            by_members[deal.count(LOYAL)][place] += weight / own_total * (one == LOYAL)
    loyals = [0.0] * (len(own) + 1)
    for deal, weight in deals(loyal, own):
        loyals[deal.count(LOYAL)] += weight / own_total
    defects = [of_seat[Character.SABOTEUR] for of_seat in clan_chances(loyal, other)]
    with_defector = sum(defects)
    first = [
        sum(
            row[place] * (with_defector / (count + 1) + (1 - with_defector) / max(1, count))
            for count, row in enumerate(by_members)
        )
        for place in range(len(own))
    ]
    second = [chance * sum(share / (count + 1) for count, share in enumerate(loyals)) for chance in defects]
    return *first, *second
