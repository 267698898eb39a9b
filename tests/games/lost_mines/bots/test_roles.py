"""What is known of the characters, against every deal of the dwarf cards that could have been."""

import itertools

import pytest

from pyrite.games.lost_mines.bots.knowledge import roles
from tests.games.lost_mines.rules.forest import position

from .views import random_views

LOYAL_CARDS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}


def cards(players):
    return ["loyal"] * LOYAL_CARDS[players] + ["selfish", "saboteur"]


def all_deals(view):
    """Every character of every seat, for each deal of the physical cards that agrees with what the viewer knows."""
    by_clan = []
    for clan in ("blue", "yellow"):
        seats = [seat for seat, dwarf in enumerate(view.dwarfs) if dwarf.clan == clan]
        dealt = [
            dict(zip(seats, deal, strict=True))
            for deal in itertools.permutations(cards(view.options.players), len(seats))
        ]
        known = {seat: view.dwarfs[seat].character for seat in seats if view.dwarfs[seat].character}
        by_clan.append([deal for deal in dealt if known.items() <= deal.items()])
    return [blue | yellow for blue, yellow in itertools.product(*by_clan)]


def side(view, deal, seat):
    clan = view.dwarfs[seat].clan
    other = "yellow" if clan == "blue" else "blue"
    return {"loyal": clan, "saboteur": other, "selfish": seat}[deal[seat]]


KNOWN = [
    "players=3 dwarfs=bL,yS,yO hands=NE/NE/NE",
    "players=3 dwarfs=bL,bS,bO hands=NE/NE/NE looked=d1/-/-",
    "players=4 dwarfs=bS,yL,bO,yS hands=NE/NE/NE/NE looked=d3/-/-/-",
    "players=5 dwarfs=yO,yL,bL,yS,bS hands=NE/NE/NE/NE/NE looked=d1d4/-/-/-/-",
    "players=6 dwarfs=bL,bL,bO,bS,yL,yL hands=NE/-/-/-/-/- looked=d1/-/-/-/-/-",
    "players=7 dwarfs=yS,yL,yL,yL,yO,bL,bL hands=NE/-/-/-/-/-/-",
]


@pytest.mark.parametrize("text", KNOWN)
def test_chances_are_those_of_all_deals_that_agree_with_the_view(text):
    view = position(text).view(0)
    deals = all_deals(view)
    for seat, of_seat in enumerate(roles.chances(view)):
        counted = [sum(deal[seat] == one for deal in deals) / len(deals) for one in roles.CHARACTERS]
        assert of_seat == pytest.approx(counted)


@pytest.mark.parametrize("text", KNOWN)
def test_parts_are_the_shares_of_treasure_over_all_deals(text):
    view = position(text).view(0)
    deals = all_deals(view)
    for seat, part in enumerate(roles.parts(view)):
        counted = 0.0
        for deal in deals:
            members = [one for one in deal if side(view, deal, one) == side(view, deal, 0)]
            counted += (seat in members) / len(members) / len(deals)
        assert part == pytest.approx(counted)


def test_suspicion_names_every_other_seat_and_sums_to_one():
    for view in random_views(7, every=11):
        suspicions = roles.suspicion(view)
        assert [one.seat for one in suspicions] == [seat for seat in range(view.options.players) if seat != view.seat]
        assert all(sum(one.chances.values()) == pytest.approx(1) for one in suspicions)


def test_who_was_looked_at_is_certain():
    suspicions = roles.suspicion(position("players=4 dwarfs=bS,yL,bO,yS hands=NE/NE/NE/NE looked=d3/-/-/-").view(0))
    assert suspicions[2].chances == {"loyal": 0, "selfish": 0, "saboteur": 1}
    assert suspicions[0].chances["saboteur"] == 0  # the clan's only saboteur sits elsewhere


def test_a_spectator_suspects_by_the_cards_alone():
    suspicions = roles.suspicion(position("players=3 dwarfs=bL,yS,yO hands=NE/NE/NE").view(None))
    assert [one.chances["saboteur"] for one in suspicions] == pytest.approx([1 / 3] * 3)
