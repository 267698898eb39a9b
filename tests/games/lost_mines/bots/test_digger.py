"""The digger and the novice, in positions where the right move is plain."""

import pytest

import pyrite
from tests.games.lost_mines.rules.forest import ROAD, position

ALL_BUT_LAST = ROAD.rpartition(";")[0]  # up to (7,2)


def chosen(text, name="digger", seeds=4):
    """What the bot does, whatever its seed."""
    state = position(text)
    return {str(pyrite.bot(name, seed=seed).act(state.view(state.turn))) for seed in range(seeds)}


OPEN = "mines=gold,GEMS:NESW,silver,dragon treasures=gems4,gems5,gold2"


@pytest.mark.parametrize("dwarfs", ["bL,yL,yS", "bO,yL,yS", "bS,yL,yO"])
def test_it_walks_into_an_open_mine_and_takes_treasure(dwarfs):
    text = f"phase=walk due=1 dwarfs={dwarfs} {OPEN} table={ROAD} at=7,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == {"walk@9,2"}


def test_it_stays_in_a_mine_as_long_as_there_is_something_to_take():
    text = f"phase=walk due=1 dwarfs=bO,yL,yS {OPEN} table={ROAD} at=9,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == {"stay"}


def test_it_leaves_a_mine_that_is_empty():
    empty = OPEN.replace("gems4", "gems4>1").replace("gems5", "gems5>1")
    text = f"phase=walk due=1 dwarfs=bO,yL,yS {empty} table={ROAD};NS@9,1 at=9,2/1,4/1,4 looked=m0/-/- hands=NE/NE/NE"
    assert chosen(text) == {"walk@9,0<S"}


def test_it_lays_the_card_that_opens_the_way_to_the_treasure():
    text = f"dwarfs=bO,yL,yS {OPEN} table={ALL_BUT_LAST} at=7,2/1,4/1,4 hands=NESW,NS,NE,axe/NE/NE"
    assert chosen(text) == {"NESW@8,2"}


def test_it_bridges_the_obstacle_before_the_treasure():
    road = ROAD.replace("NESW@8,2", "EW-tree@8,2")
    text = f"dwarfs=bO,yL,yS {OPEN} table={road} at=7,2/1,4/1,4 hands=NS,NE,axe/NE/NE"
    assert chosen(text) == {"axe@8,2"}


def test_it_takes_the_treasure_it_knows_to_be_the_best():
    text = f"phase=take due=1 dwarfs=bL,yL,yS {OPEN} looked=t0t1/-/- table={ROAD} at=9,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == chosen(text, "novice", seeds=1) == {"take:1"}


def test_it_does_not_go_where_the_dragon_is_known_to_be():
    hidden = "mines=gold,dragon,silver,gems treasures=gems4>1,silver1,silver2 looked=m1/-/-"
    text = f"phase=walk due=1 dwarfs=bL,yL,yS {hidden} table={ROAD} at=8,2/1,4/1,4 hands=NE/NE/NE"
    assert not any(action.startswith("walk@9,2") for action in chosen(text))


def test_it_stops_a_rival_who_is_about_to_take_the_treasure():
    text = f"dwarfs=bO,yO,yS looked=d1d2/-/- {OPEN} table={ROAD} at=1,2/7,2/1,4 hands=storm,NE,NS/NE/NE"
    assert chosen(text) <= {"storm@8,2"}


def test_it_lets_a_friend_pass():
    # Seat 1 is the other clan's saboteur, and so scores with blue (L7.4).
    text = f"dwarfs=bL,yS,yL looked=d1d2/-/- {OPEN} table={ROAD} at=1,2/7,2/1,4 hands=storm,troll,NS/NE/NE"
    assert not any(action.startswith(("storm", "troll@8,2", "troll@7,2")) for action in chosen(text))


def test_it_looks_at_a_mine_when_it_cannot_dig():
    mines = "mines=gold,gems,silver,dragon treasures=silver1,gold3,gems5"
    text = f"dwarfs=bO,yL,yS {mines} hands=infoMT,axe,rope/NE/NE"
    assert all(action.startswith("infoMT>mine") for action in chosen(text))


def test_it_votes_to_continue_while_there_is_something_to_get():
    text = f"phase=vote caller=1 voted=1 turn=0 dwarfs=bL,yL,yS {OPEN} table={ROAD} at=7,2/1,4/1,4 hands=NE/NE/NE"
    assert chosen(text) == chosen(text, "novice", seeds=1) == {"no"}


def test_it_votes_to_end_when_nothing_can_be_reached_any_more():
    walls = "NS@8,2;EW@9,1;EW@9,3;NS@10,2"
    taken = "mines=gold,gems,silver,dragon looked=m0m1m2m3/-/- treasures=gems4,gems5,gems3"
    text = f"phase=vote caller=1 voted=1 turn=0 dwarfs=bL,yL,yS {taken} table={walls} hands=NE/NE/NE pile=-"
    assert chosen(text) == {"yes"}


def test_it_calls_no_vote_at_the_start():
    assert "vote" not in chosen("dwarfs=bL,yL,yS hands=axe,boat,rope/NE/NE")


def test_a_novice_digs_and_walks_towards_the_mines():
    text = f"phase=walk due=1 dwarfs=bO,yL,yS {OPEN} table={ROAD} at=4,2/1,4/1,4 hands=NE/NE/NE"
    ends = [chosen_with(text, seed) for seed in range(20)]
    assert ends.count("walk@7,2") > 10


def test_a_novice_slips_now_and_then():
    text = f"dwarfs=bO,yL,yS {OPEN} table={ALL_BUT_LAST} at=7,2/1,4/1,4 hands=NESW,NS,NE,axe/NE/NE"
    ends = [chosen_with(text, seed) for seed in range(40)]
    assert 20 < ends.count("NESW@8,2") < 40


def chosen_with(text, seed):
    state = position(text)
    return str(pyrite.bot("novice", seed=seed).act(state.view(state.turn)))


LAST_TWO = f"dwarfs=bO,yL,yS {OPEN} table={ROAD} at=8,2/1,4/1,4 hands=NS,NE/-/- pile=-"


@pytest.mark.parametrize("name", ["digger", "detective", "foreman"])
def test_L7_1_it_keeps_a_card_so_that_it_can_still_walk(name):
    assert not any(action.startswith("discard:NS,NE") for action in chosen(LAST_TWO, name))


@pytest.mark.parametrize("name", ["digger", "detective", "foreman", "novice"])
def test_L7_1_it_calls_no_vote_with_the_very_last_card(name):
    assert "vote" not in chosen(LAST_TWO.replace("NS,NE", "NS"), name)
