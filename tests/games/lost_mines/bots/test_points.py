"""The points expected of a race: bounds, what changes them, and trying cards without laying them."""

import random

import pytest

from pyrite.games.lost_mines.bots.knowledge import points, roles
from pyrite.games.lost_mines.bots.knowledge.race_time import RaceTiming
from pyrite.games.lost_mines.rules.words import Verb
from tests.games.lost_mines.rules.forest import ROAD, position

from .views import random_views

CLOCK = RaceTiming(keep=0.95, edge=2.0, spread=1.5, lays=0.3)
WORTH = [1.0, 5.0, 2.0, 0.0]


def race_of(view):
    return points.race_of(view, roles.parts(view), WORTH, CLOCK)


def expected(text):
    return race_of(position(text).view(0)).now()


def test_never_less_than_nothing_nor_more_than_there_is():
    for view in random_views(14):
        assert 0 <= race_of(view).now() <= sum(WORTH)


def test_the_chance_to_arrive_in_time_falls_by_whole_turns_on_both_engines():
    race = points.Race()
    race.players, race.runs = 3, [1] * 9
    race.set_clock(RaceTiming(keep=0.9, edge=3.0, spread=1.5, lays=0.15), 6.0)
    chances = []
    for waits in range(0, 48, 4):
        race.waits = [waits] * 9
        chances.append(race.plan(0))
    assert chances == [chance for chance in chances[::3] for _ in range(3)]
    assert chances[0] > chances[3] > chances[6] > chances[9]


def test_trying_a_card_expects_what_playing_it_would():
    tried = set()
    for view in random_views(14, every=9):
        if view.phase != "turn" or not view.pile:  # without cards to draw the last card ends the race
            continue
        race, turns = race_of(view), points.turns_left(view)
        for action in view.legal:
            if action.verb in (Verb.LAY, Verb.TRAP, Verb.TROLL, Verb.STORM):
                state = view.sample(random.Random(1))
                state.play(action)
                then = race_of(state.view(view.seat))
                then.set_clock(CLOCK, turns)
                assert race.after(action.code) == pytest.approx(then.now()), str(action)
                tried.add(action.verb)
        assert race.now() == race_of(view).now()
    assert len(tried) == 4


def test_a_road_is_better_than_none_and_a_trap_on_it_worse():
    road = expected(f"dwarfs=bO,yO,bL at=6,2/1,4/1,2 table={ROAD} hands=NE/NE/NE")
    assert road > expected("dwarfs=bO,yO,bL at=6,2/1,4/1,2 table=NESW@6,2 hands=NE/NE/NE")
    assert road > expected(f"dwarfs=bO,yO,bL at=6,2/1,4/1,2 table={ROAD} tokens=trap@7,2E hands=NE/NE/NE")


def test_a_rival_nearby_lowers_what_is_expected():
    alone = expected(f"dwarfs=bO,yO,bL at=6,2/1,4/1,2 table={ROAD} hands=NE/NE/NE")
    assert expected(f"dwarfs=bO,yO,bL at=6,2/7,2/1,2 table={ROAD} hands=NE/NE/NE") < alone


def test_a_friend_nearby_raises_it():
    known = "dwarfs=bL,yS,yL looked=d1/-/- hands=NE/NE/NE"
    far = expected(f"{known} at=1,2/1,4/1,4 table={ROAD}")
    assert expected(f"{known} at=1,2/7,2/1,4 table={ROAD}") > far


def test_who_is_out_runs_no_more():
    crowd = f"dwarfs=bO,yO,bL at=6,2/7,2/1,2 table={ROAD}"
    assert expected(f"{crowd} hands=NE/-/NE pile=-") > expected(f"{crowd} hands=NE/NE/NE pile=-")


def test_with_fewer_turns_left_less_is_expected():
    race = race_of(position(f"dwarfs=bO,yO,bL table={ROAD} hands=NE/NE/NE").view(0))
    plenty = race.now()
    race.set_clock(CLOCK, 1.0)
    assert race.now() < plenty


@pytest.mark.parametrize(("turn", "waits"), [(0, [0, 4, 8]), (1, [8, 0, 4]), (2, [4, 8, 0])])
def test_everybody_waits_until_their_own_turn_comes_round(turn, waits):
    race = race_of(position(f"turn={turn} dwarfs=bO,yO,bL hands=NE/NE/NE").view(0))
    assert race.waits[:3] == waits
