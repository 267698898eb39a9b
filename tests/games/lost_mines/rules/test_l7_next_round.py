"""After a round (L7.8): the next one, who begins it, and who wins the game."""

import pytest

from .forest import (
    at,
    chance,
    deal,
    end_by_vote,
    kinds,
    legal,
    play,
    position,
    refused,
    table,
    taken,
    tokens,
)

# --- L7.8 ---


def test_L7_8_the_next_round_is_set_up_afresh():
    state = position(
        "hands=NE/NE/NE dragon=1 looked=m0t1d2/m1/- played=3storm discarded=NS/-/- table=EW@2,2 "
        "tokens=trap@1,2E;troll1@1,2S "
        "mines=SILVER:NEW,gold,gems,dragon treasures=gold4>0,gems3>1,gems4 at=2,2/1,4/9,0 last=1"
    )
    end_by_vote(state)
    assert chance(state) == {
        "dwarf:blue-loyal": 1,
        "dwarf:blue-selfish": 1,
        "dwarf:blue-saboteur": 1,
        "dwarf:yellow-loyal": 1,
        "dwarf:yellow-selfish": 1,
        "dwarf:yellow-saboteur": 1,
    }
    play(state, "dwarf:blue-loyal", "dwarf:blue-saboteur", "dwarf:yellow-loyal")
    assert chance(state) == {"mine:gems": 1, "mine:gold": 1, "mine:silver": 1, "mine:dragon": 1}
    play(state, "mine:gems", "mine:gold", "mine:silver", "mine:dragon")
    assert sum(chance(state).values()) == 12
    play(state, "treasure:gems5", "treasure:gold2", "treasure:gold3")
    assert (sum(chance(state).values()), chance(state)["card:storm"], chance(state)["card:NS"]) == (63, 3, 3)
    deal(state)
    view = state.view(None)
    assert (view.round, view.dragon, view.last_card, view.ending, view.pile) == (2, None, None, "none", 63 - 10 - 15)
    assert (table(state), tokens(state), taken(state)) == (set(), set(), [None] * 3)
    assert [at(state, seat) for seat in range(3)] == [(1, 2), (1, 2), (1, 4)]
    assert {(mine.face_up, mine.looked_by) for mine in view.mines} == {(False, ())}
    assert {treasure.looked_by for treasure in view.treasures} | {dwarf.looked_by for dwarf in view.dwarfs} == {()}
    assert (view.played, view.discarded_counts) == ((), (0, 0, 0))
    assert [state.view(seat).mines[0].holds for seat in range(3)] == [None] * 3


@pytest.mark.parametrize("deed", ["EW@2,2", "trap@1,2E", "troll@1,2E", "infoMT>mine0", "storm@1,1", "axe@1,3"])
def test_L7_8_the_left_neighbour_of_who_last_played_a_path_or_action_card_begins(deed):
    hand = deed.partition("@")[0].partition(">")[0]
    state = position(f"turn=1 hands=NE/{hand}/NE starter=0 last=0 table=NS@1,1;NS-tree@1,3")
    play(state, deed, "stay")
    deal(state)
    end_by_vote(state)
    assert state.view(None).first == 2
    deal(state)
    assert state.turn == 2


def test_L7_8_discards_do_not_count():
    state = position("hands=EW/NE/NE starter=2")
    play(state, "EW@2,2", "stay", "card:NE", "discard:NE", "stay", "card:NE", "discard:NE", "stay", "card:NS")
    end_by_vote(state)
    assert state.view(None).first == 1


def test_L7_8_clockwise_after_the_last_seat_comes_the_first():
    state = position("hands=NE/NE/NE starter=1 last=2")
    end_by_vote(state)
    assert state.view(None).first == 0


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_L7_8_if_nobody_did_the_left_neighbour_of_who_began(starter):
    state = position(f"hands=NE/NE/NE starter={starter}")
    play(state, "discard:NE", "stay")
    deal(state)
    end_by_vote(state)
    assert state.view(None).first == (starter + 1) % 3


def test_L7_8_the_named_first_seat_holds_for_the_first_round_alone():
    state = position("first=2 starter=2 hands=NE/NE/NE turn=2 last=0")
    end_by_vote(state)
    assert state.view(None).first == 1


@pytest.mark.parametrize(
    ("points", "winners"),
    [("3/5/1", [1]), ("5/5/1", [0, 1]), ("2/2/2", [0, 1, 2]), ("0/0/0", [0, 1, 2]), ("0/1/4", [2])],
)
def test_L7_8_after_the_last_round_the_most_points_win_and_equals_share(points, winners):
    state = position(f"round=2 points={points} hands=NE/NE/NE")
    assert (state.winners, state.view(None).winners) == ([], None)
    events = end_by_vote(state)
    assert (state.is_over, state.winners, state.view(0).winners) == (True, winners, tuple(winners))
    assert kinds(events)[-1] == "game_ended"


@pytest.mark.parametrize("move", ["discard:NE", "stay", "vote", "yes", "take:0", "turn:NEW"])
def test_L7_8_nothing_is_played_after_the_game(move):
    state = position("round=2 hands=NE/NE/NE")
    end_by_vote(state)
    assert (refused(state, move), legal(state), chance(state)) == ("L7.8", set(), {})
