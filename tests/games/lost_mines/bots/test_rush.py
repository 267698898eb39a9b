"""The rest of a round played out roughly: where everything is known it counts what the rules count."""

import random

import pytest

from pyrite.games.lost_mines.bots.knowledge import evidence, guesses
from pyrite.games.lost_mines.bots.knowledge.beliefs import Beliefs
from pyrite.games.lost_mines.bots.knowledge.rush import rush_of
from tests.games.lost_mines.forests import forest_of
from tests.games.lost_mines.rules.forest import ROAD, position

MINE = 2 * 16 + 9  # the second mine's cell
GEMS = "mines=gold,GEMS:NESW,silver,dragon treasures=gems4,gems4,gold2"
LAST = f"{GEMS} looked=t0t1d1d2/-/- table={ROAD} at=8,2/1,4/1,4 pile=-"  # the others come too late


def rush(text, count=20, luck=0.5):
    view = position(f"phase=walk due=1 {text}").view(0)
    forest = forest_of(view)
    forest.measure()
    found = rush_of(view, forest, haste=0.5, fear=1.0, exact=1.0, doubt=0.0)
    guesses.fill(found, view, Beliefs(view, evidence.counted()), random.Random(1), count, luck)
    return found


def test_who_ends_a_walk_in_a_mine_takes_a_treasure_a_turn_while_cards_last():
    assert rush(f"dwarfs=bO,yL,yS {LAST} hands=-/NE/NE").expected_at(MINE) == 4
    assert rush(f"dwarfs=bO,yL,yS {LAST} hands=NE/NE/NE,NE").expected_at(MINE) == 8


def test_L7_1_who_plays_the_very_last_card_does_not_walk_after_it():
    assert rush(f"dwarfs=bO,yL,yS {LAST} hands=NE/NE/NE").expected_at(MINE) == 4
    assert rush(f"revision=1 dwarfs=bO,yL,yS {LAST} hands=NE/NE/NE").expected_at(MINE) == 8


def test_a_side_splits_what_it_brings():
    # Seat 1 is the other clan's saboteur and scores with blue (L7.4): 8 points for two.
    assert rush(f"dwarfs=bL,yS,yL {LAST} hands=NE/NE/NE,NE").expected_at(MINE) == 4


def test_what_does_not_divide_goes_to_who_brought_the_best():
    odd = LAST.replace("gems4,gems4", "gems5,gems4>0")
    assert rush(f"dwarfs=bL,yS,yL {odd} hands=-/NE/NE").expected_at(MINE) == 5  # 9 for two, and the odd one (L7.5)


def test_the_dragon_costs_two_but_never_more_than_there_is():
    assert rush(f"dwarfs=bO,yL,yS dragon=0 {LAST} hands=NE/NE/NE,NE").expected_at(MINE) == 6
    assert rush(f"dwarfs=bL,yL,yS dragon=0 {GEMS} table={ROAD} at=1,2/1,4/1,4 hands=-/-/NE pile=-").expected() == 0


def test_asking_leaves_everything_as_it_was():
    found = rush(f"dwarfs=bO,yL,yS {LAST} hands=NE/NE/NE")
    before = found.expected()
    found.expected_at(MINE)
    found.expected_knowing(0)
    assert found.expected() == before


def test_knowing_more_does_no_harm_where_there_is_a_choice_of_mines():
    hidden = f"mines=gold,gems,silver,dragon treasures=gems4,gems4,gold2 table={ROAD};NS@9,1;NS@9,3 at=8,2/1,4/1,4"
    found = rush(f"dwarfs=bO,yL,yS {hidden} hands=NE/NE/NE pile=-", count=48, luck=0.0)
    assert found.expected_knowing(1) >= found.expected()


@pytest.mark.parametrize("players", [3, 6, 9])
def test_every_guess_agrees_with_what_is_known(players):
    clans = ["bL", "yL", "yS", "bO", "bL", "yO", "bS", "yL", "yL"][:players]
    hands = "/".join(["NE"] + ["-"] * (players - 1))
    looked = "/".join(["m2d1"] + ["-"] * (players - 1))
    text = f"players={players} dwarfs={','.join(clans)} looked={looked} hands={hands}"
    view = position(text).view(0)
    found = rush_of(view, forest_of(view), haste=0.5, fear=1.0, exact=1.0, doubt=0.0)
    guesses.fill(found, view, Beliefs(view, evidence.counted()), random.Random(2), 30, 0.5)
    held = ("silver", "gold", "gems", "dragon").index(view.mines[2].holds)
    for guess in range(30):
        assert found.side[9 * guess] == 0  # the viewer, loyal to blue
        assert found.side[9 * guess + 1] == 1  # whom it has looked at
        assert sorted(found.mine_kind[4 * guess : 4 * guess + 4]) == [0, 1, 2, 3]
        assert found.mine_kind[4 * guess + 2] == held
