"""Scoring a round (L7.3 to L7.7): who scores what, with whom, and the dragon."""

import pytest

from .forest import (
    end_by_vote,
    play,
    position,
    won,
)

# --- L7.3 ---


def test_L7_3_all_turn_up_their_dwarf_cards_and_treasures():
    state = position("rounds=1 hands=NE/NE/NE dwarfs=bO,yL,bS treasures=gold4>0,gems3,gems4>2")
    events = end_by_vote(state)
    shown = [(event.seat, event.character, event.clan) for event in events if event.kind == "character_shown"]
    assert shown == [(0, "selfish", "blue"), (1, "loyal", "yellow"), (2, "saboteur", "blue")]
    treasures = [(event.seat, event.which, event.value) for event in events if event.kind == "treasure_shown"]
    assert treasures == [(0, 0, 4), (2, 2, 4)]
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert [dwarf.character for dwarf in view.dwarfs] == ["selfish", "loyal", "saboteur"]
        assert [treasure.value for treasure in view.treasures] == [4, None, 4]  # nobody took the one in the middle


def test_L7_3_a_selfish_dwarf_scores_what_it_found_itself():
    assert won("hands=NE/NE/NE dwarfs=bO,yL,bL treasures=gold4>0,gems3>1,gems4") == [4, 3, 0]
    assert won("players=4 hands=NE/-/-/- dwarfs=bO,yL,bL,yO treasures=gold4>0,gems3>0,gems4>2,gold2") == [7, 0, 4, 0]


def test_L7_3_a_selfish_dwarf_without_a_treasure_scores_nothing():
    assert won("hands=NE/NE/NE dwarfs=bO,bL,bS treasures=gold4>1,gems3>1,gems4") == [0, 7, 0]


# --- L7.4 ---


def test_L7_4_the_loyal_score_with_their_clan():
    text = "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yL,yL,bO"
    assert won(f"{text} treasures=gold4>0,gold2>1,gems4>2,silver1,silver2") == [3, 3, 2, 2, 0]


def test_L7_4_saboteurs_score_with_the_other_clan():
    assert won("players=4 hands=NE/-/-/- dwarfs=bL,yS,yL,bS treasures=gold4>0,gold2>1,gems5,gems4>3") == [3, 3, 2, 2]


def test_L7_4_the_treasures_of_each_side_are_summed_and_split_evenly():
    text = "players=6 hands=NE/-/-/-/-/- dwarfs=bL,bL,yS,yL,yL,bS"
    assert won(f"{text} treasures=gems4>0,gold2>0,gold3>2,gems3>4,gold3>4,gems5") == [3, 3, 3, 2, 2, 2]


def test_L7_4_who_brought_nothing_gets_an_even_part():
    assert won("players=4 hands=NE/-/-/- dwarfs=bL,yS,yO,bO treasures=gold4,gems4>1,gold2,gems3") == [2, 2, 0, 0]


# --- L7.5 ---


def test_L7_5_what_does_not_divide_goes_to_who_brought_the_single_most_valuable_treasure():
    text = "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO"
    # 4 + 2 + 2 = 8 among three: 2 each, and 2 more to the seat with the 4.
    assert won(f"{text} treasures=silver2>0,silver2>1,gold4>2,gems3,gems4") == [2, 2, 4, 0, 0]


def test_L7_5_the_single_treasure_counts_and_not_the_sum():
    text = "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO"
    # Seat 0 brought 2 + 2, seat 1 brought 3, the sum is 7: 2 each, and 1 more to seat 1.
    assert won(f"{text} treasures=silver2>0,silver2>0,gold3>1,gems3,gems4") == [2, 3, 2, 0, 0]


def test_L7_5_several_such_members_split_it_evenly():
    text = "players=6 hands=NE/-/-/-/-/- dwarfs=bL,bL,yS,yL,bO,yO"
    # 4 + 4 = 8 among three: 2 each, 1 more to both who brought a 4.
    assert won(f"{text} treasures=gems4>0,gems4>1,gold2,gold3,gold3,silver1") == [3, 3, 2, 0, 0, 0]


def test_L7_5_what_is_still_left_nobody_gets():
    text = "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO"
    # 2 + 2 + 3 + 3 = 10 among three: 3 each, and 1 between two.
    assert won(f"{text} treasures=silver2>0,silver2>1,gold3>0,gold3>1,gems4") == [3, 3, 3, 0, 0]


def test_L7_5_two_equal_treasures_of_one_member_count_as_one_member():
    text = "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO"
    assert won(f"{text} treasures=gems4>0,gems4>0,gold2,gems3,gold4") == [4, 2, 2, 0, 0]


def test_L7_5_what_others_brought_does_not_matter():
    text = "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yL,yL,bO"
    assert won(f"{text} treasures=gold3>0,gold2>1,gems5>2,gold4>4,gems4") == [3, 2, 3, 2, 4]


def test_L7_5_a_side_without_members_scores_nothing():
    # Nobody scores with yellow: the yellow saboteur is with blue, the other yellow on its own.
    assert won("hands=NE/NE/NE dwarfs=bL,yS,yO treasures=gold4>0,gems4>1,gems3") == [4, 4, 0]
    assert won("hands=NE/NE/NE dwarfs=bO,yO,yL treasures=gold4,gems4,gems3>2") == [0, 0, 3]


def test_L7_5_a_side_that_brought_nothing_scores_nothing():
    assert won("hands=NE/NE/NE treasures=gold4,gems4,gems3") == [0, 0, 0]


# --- L7.6 ---


@pytest.mark.parametrize(("treasure", "points"), [("gems5", 3), ("gold3", 1), ("gold2", 0), ("silver1", 0)])
def test_L7_6_the_holder_of_the_dragon_token_loses_two_never_below_nought(treasure, points):
    assert won(f"hands=NE/NE/NE dwarfs=bO,yL,bL dragon=0 treasures={treasure}>0,gems4>1,gems4") == [points, 4, 0]


def test_L7_6_the_holder_without_points_stays_at_nought():
    assert won("hands=NE/NE/NE dwarfs=bO,yL,bL dragon=0 treasures=gems3,gems4>1,gems4>2") == [0, 4, 4]


def test_L7_6_only_points_of_this_round_are_lost():
    state = position("round=2 points=5/1/0 dragon=0 hands=NE/NE/NE dwarfs=bO,yL,bL treasures=silver1>0,gems4>1,gems4")
    end_by_vote(state)
    assert state.scores == [5, 5, 0]


def test_L7_6_the_others_of_the_side_get_nothing_of_what_it_costs():
    assert won("players=4 hands=NE/-/-/- dwarfs=bL,yS,yO,bO dragon=1 treasures=gold4>0,gems4>1,gold2,gems3") == [
        4,
        2,
        0,
        0,
    ]


# --- L7.7 ---


def test_L7_7_the_worked_example_of_the_books():
    state = position(
        "players=6 rounds=1 dwarfs=yL,yL,bL,bL,yS,bO "
        "treasures=gems5>0,gems3>1,silver2>2,silver2>3,gold4>4,gold3 dragon=3 "
        "mines=silver,GOLD:NSW,gems,dragon at=1,4/1,4/1,2/1,2/1,4/9,2 hands=-/-/-/-/-/NE turn=5"
    )
    events = play(state, "discard:NE", "stay")
    assert state.view(None).ending == "treasures"
    scored = [(event.seat, event.count, event.points, event.audience) for event in events if event.kind == "scored"]
    expected = [4, 4, 2, 0, 4, 3]
    assert scored == [(seat, points, points, None) for seat, points in enumerate(expected)]
    assert state.scores == expected
    assert state.winners == [0, 1, 4]


def test_L7_7_points_are_public():
    state = position("round=2 points=3/5/1 hands=NE/NE/NE")
    assert [state.view(viewer).points for viewer in (None, 0, 1, 2)] == [(3, 5, 1)] * 4


def test_L7_7_points_of_all_rounds_are_added():
    state = position("round=2 points=3/5/1 hands=NE/NE/NE dwarfs=bO,yL,bL treasures=gold4>0,gems3>1,gems4")
    events = end_by_vote(state)
    assert [(event.count, event.points) for event in events if event.kind == "scored"] == [(4, 7), (3, 8), (0, 1)]
    assert state.scores == [7, 8, 1]
