"""End of a round (L7): how it ends, the vote, who scores what, the dragon, the next round, who wins."""

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
    walking,
    won,
)

# --- L7.1 ---

LAST_GOLD = "mines=silver,GOLD:NSW,gems,dragon table=NEW@8,2 treasures=gems3>1,gold4,silver1>2"


def test_L7_1_the_round_ends_at_once_when_the_last_treasure_is_taken():
    state = walking(f"rounds=1 {LAST_GOLD} at=8,2/1,4/1,2 hands=NE/NE/NE")
    events = play(state, "walk@9,2")
    assert kinds(events)[:3] == ["walked", "took", "round_ended"]
    assert [event.ending for event in events if event.kind == "round_ended"] == ["treasures"]
    assert ("drew" in kinds(events), state.is_over, state.view(None).ending) == (False, True, "treasures")


def test_L7_1_no_draw_follows_the_last_treasure():
    state = walking(f"{LAST_GOLD} at=8,2/1,4/1,2 hands=NE/NE/NE")
    events = play(state, "walk@9,2")
    assert "drew" not in kinds(events)
    assert (state.round, state.view(None).phase, state.view(None).hand_sizes) == (2, "dwarfs", (0, 0, 0))


def test_L7_1_treasures_left_of_another_kind_keep_the_round_going():
    state = walking("mines=silver,GOLD:NSW,gems,dragon table=NEW@8,2 treasures=gems3,gold4,silver1>2 at=8,2/1,4/1,2")
    events = play(state, "walk@9,2")
    assert (kinds(events), state.view(None).phase) == (["walked", "took"], "draw")


def test_L7_1_or_when_the_pile_is_empty_and_nobody_has_cards():
    state = position("rounds=1 hands=NE/-/- pile=-")
    events = play(state, "discard:NE")
    assert kinds(events)[:2] == ["discarded", "round_ended"]
    assert (state.is_over, state.view(None).ending, state.view(None).to_draw) == (True, "cards", 0)


def test_L7_1_in_the_middle_of_a_turn_the_next_round_begins_at_once():
    state = position("rounds=2 hands=-/-/EW turn=2 pile=-")
    events = play(state, "EW@2,2")
    assert kinds(events)[:2] == ["laid", "round_ended"]
    assert (state.round, state.view(None).phase, state.view(None).first) == (2, "dwarfs", 0)


@pytest.mark.parametrize(
    "card",
    ["EW@8,2", "axe@7,2", "infoMT>mine0", "trap@7,2E", "troll@7,2E", "storm@6,2", "discard:NE", "discard:NS,NE"],
)
def test_L7_1_no_card_lets_its_player_walk_if_it_is_the_very_last(card):
    kinds_spent = card.removeprefix("discard:").split("@")[0].split(">")[0]
    state = position(
        f"rounds=1 hands={kinds_spent}/-/- pile=- mines=silver,GOLD:NSW,gems,dragon table=EW@6,2;EW-tree@7,2 "
        "at=9,2/1,4/1,2 treasures=gold4,gems3,gems4 dwarfs=bO,yL,bL"
    )
    events = play(state, card)
    assert not {"walked", "stayed", "took"} & set(kinds(events))
    assert (state.is_over, state.view(None).ending, taken(state)) == (True, "cards", [None] * 3)


def test_L7_1_cards_in_one_hand_keep_the_round_going():
    state = position("rounds=1 hands=NE/-/NE pile=-")
    play(state, "discard:NE")
    assert (state.turn, state.view(None).phase) == (0, "walk")
    play(state, "stay")
    assert (state.turn, state.is_over) == (2, False)


def test_L7_1_cards_in_the_pile_keep_the_round_going():
    state = position("rounds=1 hands=NE/-/- pile=NS")
    play(state, "discard:NE", "stay", "card:NS")
    assert (state.turn, state.is_over) == (0, False)


def test_L7_1_the_last_card_of_a_hand_lets_its_player_walk_while_others_have_cards():
    state = position("rounds=1 hands=EW/-/NE pile=- table=EW@2,2")
    play(state, "EW@3,2", "walk@3,2")
    assert (at(state, 0), state.turn, state.is_over) == ((3, 2), 2, False)


def test_L7_1_under_revision_1_the_very_last_card_is_played_then_a_treasure_taken():
    state = position(
        "revision=1 rounds=1 hands=EW/-/- pile=- mines=silver,GOLD:NSW,gems,dragon table=EW@7,2 at=7,2/1,4/1,2 "
        "treasures=gold4,gems3,gems4 dwarfs=bO,yL,bL"
    )
    play(state, "EW@8,2")
    assert not state.is_over
    events = play(state, "walk@9,2")
    assert kinds(events)[:3] == ["walked", "took", "round_ended"]
    assert (state.view(None).ending, state.scores, taken(state)) == ("cards", [4, 0, 0], [0, None, None])


def test_L7_1_the_very_last_card_lost_to_a_trap_ends_the_round_after_the_walk():
    state = position("rounds=1 hands=NE,NS/-/- pile=- table=EW@2,2 tokens=trap@1,2E")
    events = play(state, "discard:NE", "walk@2,2!1", "lost:NS")
    assert kinds(events)[:4] == ["discarded", "walked", "lost", "round_ended"]
    assert (at(state, 0), state.is_over, state.view(None).ending) == ((2, 2), True, "cards")


def test_L7_1_the_treasure_at_the_end_of_that_walk_is_taken_first():
    state = position(
        "rounds=1 hands=NE,NS/-/- pile=- mines=silver,GOLD:NSW,gems,dragon table=EW@8,2 tokens=trap@8,2E "
        "at=8,2/1,4/1,2 treasures=gold4,gold2,gems4 dwarfs=bO,yL,bL"
    )
    play(state, "discard:NE", "walk@9,2!1", "lost:NS")
    assert (state.is_over, legal(state)) == (False, {"take:0", "take:1"})
    play(state, "take:0")
    assert (state.is_over, state.view(None).ending, state.scores) == (True, "cards", [4, 0, 0])


def test_L7_1_a_mine_turned_up_by_that_walk_may_be_turned_as_its_player_likes_first():
    state = position(
        "rounds=1 hands=NE,NS/-/- pile=- mines=dragon,silver,gems,gold table=EW@8,2 tokens=trap@8,2E at=8,2/1,4/1,2 "
        "treasures=gold3,gold2,gems4"
    )
    play(state, "discard:NE", "walk@9,2<W!1", "lost:NS")
    assert (state.is_over, legal(state)) == (False, {"turn:NEW", "turn:ESW"})
    play(state, "turn:ESW")
    assert (state.is_over, state.view(None).ending, "ESW-silver@9,2" in table(state)) == (True, "cards", True)


def test_L7_1_a_text_in_which_somebody_walks_after_the_very_last_card_is_refused():
    with pytest.raises(ValueError, match=r"nobody walks after the very last card \(L7.1\)"):
        walking("hands=-/-/- pile=-")
    assert walking("revision=1 hands=-/-/- pile=-").turn == 0


# --- L7.2 ---


def test_L7_2_a_player_may_call_a_vote_on_their_turn_before_playing_a_card():
    state = position("hands=NE/NE/NE")
    assert "vote" in legal(state)
    events = play(state, "vote")
    assert [(event.kind, event.seat, event.audience) for event in events] == [("vote_called", 0, None)]
    after_card = walking("hands=NE/NE/NE")
    assert ("vote" in legal(after_card), refused(after_card, "vote")) == (False, "L3.1")


def test_L7_2_it_costs_nothing():
    state = position("hands=NE,NS/NE/NE")
    before = (state.view(None).hand_sizes, state.view(None).pile)
    play(state, "vote", "no")
    assert (state.view(None).hand_sizes, state.view(None).pile, state.turn) == (*before, 0)
    assert legal(state, "lay", "discard") == legal(position("hands=NE,NS/NE/NE"), "lay", "discard")


def test_L7_2_the_others_are_asked_openly_and_clockwise():
    state = position("players=4 turn=2 hands=NE/NE/NE/NE")
    play(state, "vote")
    asked = []
    for answer in ("yes", "yes", "no"):
        asked.append(state.turn)
        assert legal(state) == {"yes", "no"}
        (events,) = play(state, answer)
        assert (events.kind, events.audience, events.seat, events.agrees) == ("voted", None, asked[-1], answer == "yes")
    assert (asked, state.turn, state.view(None).phase) == ([3, 0, 1], 2, "turn")


def test_L7_2_those_out_are_asked_too():
    state = position("players=4 hands=NE/-/-/NE pile=-")
    play(state, "vote", "yes")
    assert (state.turn, state.view(None).phase) == (2, "vote")


@pytest.mark.parametrize("yeses", [0, 1])
def test_L7_2_the_first_no_ends_the_vote_and_play_goes_on(yeses):
    state = position("hands=NE/NE/NE")
    play(state, "vote", *["yes"] * yeses, "no")
    assert (state.turn, state.view(None).phase, state.round) == (0, "turn", 1)


def test_L7_2_one_vote_a_turn():
    state = position("hands=NE/NE/NE")
    play(state, "vote", "no")
    assert refused(state, "vote") == "L7.2"
    play(state, "discard:NE", "stay")
    deal(state)
    assert (state.turn, "vote" in legal(state)) == (1, True)
    play(state, "discard:NE", "stay")
    deal(state)
    play(state, "discard:NE", "stay")
    deal(state)
    assert (state.turn, "vote" in legal(state)) == (0, True)


@pytest.mark.parametrize("move", ["discard:NE", "stay", "vote", "take:0"])
def test_L7_2_who_is_asked_says_yes_or_no(move):
    state = position("hands=NE/NE/NE")
    play(state, "vote")
    assert refused(state, move) == "L7.2"


def test_L7_2_when_all_agree_the_round_ends_at_once():
    state = position("rounds=1 hands=NE/NE/NE dwarfs=bO,yL,bL treasures=gold4>0,gems3,gems4")
    events = play(state, "vote", "yes", "yes")
    assert kinds(events)[:4] == ["vote_called", "voted", "voted", "round_ended"]
    assert (state.is_over, state.view(None).ending, state.scores) == (True, "vote", [4, 0, 0])


def test_L7_2_the_software_does_not_test_whether_mines_can_be_reached():
    state = position("hands=NE/NE/NE")
    end_by_vote(state)
    assert (state.round, state.view(None).phase) == (2, "dwarfs")


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
