"""S9.3: who joins the extra nuggets may stop for the round."""

import pytest

from tests.games.saboteur.rules.bonus import ROAD, about_to_join, about_to_join_and_reach, joined, nugget_counts
from tests.games.saboteur.rules.table import chance, deal, kinds, legal, play, position, refused, table


def test_S9_3_nothing_else_can_be_done_before_they_have_decided() -> None:
    state = joined("hands=EW,NS/NS/NS")
    assert refused(state, "pass:NS") == "S9.3"
    assert state.view(1).legal == ()


def test_S9_3_they_may_stop_immediately_and_the_next_seat_plays() -> None:
    state = joined("hands=EW,NS/NS/NS")
    events = play(state, "stop")
    assert [(event.seat, event.audience) for event in events if event.kind == "stopped"] == [(0, None)]
    assert state.turn == 1


def test_S9_3_it_is_decided_before_drawing_and_who_stops_draws_nothing() -> None:
    state = about_to_join("hands=EW,NS/NS/NS pile=NE,map", value=1)
    play(state, "EW@1,0", "nugget:3")
    assert state.pile_size == 2
    play(state, "stop")
    assert (state.turn, state.pile_size, state.view(None).hand_sizes) == (1, 2, (0, 1, 1))


def test_S9_3_who_stays_draws() -> None:
    state = about_to_join("hands=EW,NS/NS/NS pile=NE,map", value=1)
    events = play(state, "EW@1,0", "nugget:3", "stay")
    assert kinds(events)[-1] == "stayed"
    assert chance(state) == {"card:NE": 1, "card:map": 1}


@pytest.mark.parametrize("decision", ["stop", "stay"])
def test_S9_3_it_is_decided_before_a_goal_that_the_card_reached_is_turned_up(decision: str) -> None:
    state = about_to_join_and_reach("goals=gold,ne,nw hands=NEW/map/map pile=-")
    events = play(state, "ESW@7,0", "nugget:3")
    assert "revealed" not in kinds(events)
    assert [goal.face_up for goal in state.view(None).goals] == [False, False, False]
    events = play(state, decision)
    assert [event.goal for event in events if event.kind == "revealed"] == ["middle"]
    assert (table(state)[8, 0], state.turn) == ("SW", 1)


def test_S9_3_who_stopped_before_the_gold_was_turned_up_has_no_share() -> None:
    state = about_to_join_and_reach("rounds=1 roles=MMS hands=NEW,map/map/map")
    events = play(state, "ESW@7,0", "nugget:3", "stop")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["miners"]
    play(state, "nugget:2")
    assert (state.is_over, state.scores) == (True, [3, 2, 0])


def test_S9_3_the_next_sharer_counter_clockwise_picks_first_for_who_stopped() -> None:
    state = position(
        f"players=5 bonus_nuggets left=23 bonus=1@7,1 table={ROAD} roles=MMSMM turn=3 hands=map/map/map/NEW/map"
    )
    play(state, "ESW@7,0", "nugget:3", "stop", "nugget:1", "nugget:1", "nugget:2")
    assert state.turn == 1


def test_S9_3_who_stayed_may_stop_at_the_start_of_their_next_turn() -> None:
    state = joined("hands=EW,2NS/2NS/map")
    play(state, "stay")
    assert state.turn == 1
    play(state, "pass:NS", "pass:map")
    assert (state.turn, legal(state)) == (0, {"stop", "stay"})
    play(state, "stop")
    assert (state.turn, state.view(None).hand_sizes, nugget_counts(state)) == (1, (0, 1, 0), (1, 0, 0))


def test_S9_3_who_stops_at_their_next_turn_draws_nothing() -> None:
    state = position(
        "bonus_nuggets left=23 bonus=1@2,0 claim=next_turn claimer=0 ledger=1b03 table=EW@1,0 "
        "turn=2 hands=NS/NS/map pile=NE,NW"
    )
    play(state, "pass:map", "card:NE", "stop")
    assert (state.turn, state.pile_size) == (1, 1)


def test_S9_3_who_stays_at_their_next_turn_plays_it() -> None:
    state = joined("hands=EW,mendP,mendL/2NS/map")
    play(state, "stay", "pass:NS", "pass:map", "stay")
    assert (state.turn, legal(state)) == (0, {"pass:mendP", "pass:mendL"})


def test_S9_3_they_may_not_stop_later() -> None:
    state = joined("hands=EW,mendP,mendL/2NS/2map")
    play(state, "stay", "pass:NS", "pass:map", "stay", "pass:mendP", "pass:NS", "pass:map")
    assert (state.turn, legal(state)) == (0, {"pass:mendL"})
    assert refused(state, "stop") == "S3.1"


def test_S9_3_they_may_stop_at_their_next_turn_with_an_empty_hand() -> None:
    state = joined("hands=EW/2NS/2map")
    play(state, "stay", "pass:NS", "pass:map")
    assert (state.turn, legal(state)) == (0, {"stop", "stay"})
    play(state, "stop")
    assert (state.turn, nugget_counts(state)) == (1, (1, 0, 0))


def test_S9_3_with_an_empty_hand_they_are_asked_only_once() -> None:
    state = joined("hands=EW/3NS/3map")
    play(state, "stay", "pass:NS", "pass:map", "stay", "pass:NS", "pass:map")
    assert state.turn == 1


def test_S9_3_there_is_no_next_turn_when_the_round_ends_before_it() -> None:
    state = joined("rounds=1 roles=MMS hands=EW/NS/map")
    play(state, "stay", "pass:NS")
    events = play(state, "pass:map")
    assert (state.is_over, state.scores[0]) == (True, 0)
    assert "returned" in kinds(events)


def test_S9_3_the_next_turn_comes_though_a_broken_tool_was_laid_before_them() -> None:
    state = joined("hands=EW,NS/breakP/map")
    play(state, "stay", "breakP>0", "pass:map")
    assert legal(state) == {"stop", "stay"}


def test_S9_3_the_cards_are_turned_down_and_safe() -> None:
    state = joined("rounds=1 roles=MMS hands=EW/NS/NS")
    play(state, "stop")
    seen = state.view(None).bonus
    assert seen is not None
    assert (seen.claim, seen.shown, nugget_counts(state)) == ("stopped", (), (1, 0, 0))
    play(state, "pass:NS")
    events = play(state, "pass:NS")
    assert state.scores == [3, 0, 4]  # the miners have lost
    assert not {"kept", "returned"} & set(kinds(events))
    assert [line.why for line in state.view(None).ledger] == ["bonus", "paid"]


def test_S9_3_the_role_stays_hidden_until_the_round_ends() -> None:
    state = joined("roles=SMM hands=EW/NS/NS")
    events = play(state, "stop")
    assert all(event.role is None for event in events)
    assert [state.view(seat).roles[0] for seat in (None, 1, 2)] == [None] * 3


def test_S9_3_the_hand_is_put_away_unseen() -> None:
    state = joined("hands=EW,2NS,map/NS/NS discard=NE")
    discard = state.view(1).discard
    events = play(state, "stop")
    assert all(event.card is None for event in events)
    assert [state.view(seat).passed for seat in (None, 0, 1, 2)] == [(), ("NS", "NS", "map"), (), ()]
    assert (state.view(1).discard, state.view(0).hand, state.view(1).hand_sizes) == (discard, (), (0, 1, 1))


def test_S9_3_they_play_no_more_this_round() -> None:
    state = joined("hands=EW,NS/2NS/2map")
    play(state, "stop")
    turns = []
    for action in ("pass:NS", "pass:map", "pass:NS"):
        turns.append(state.turn)
        play(state, action)
    assert [*turns, state.turn] == [1, 2, 1, 2]


def test_S9_3_they_play_again_in_the_next_round() -> None:
    state = joined("hands=EW,NS/NS/map")
    play(state, "stop", "pass:NS", "pass:map")
    deal(state)
    play(state, "bonus2@4,0")
    deal(state)
    assert (state.round, state.view(None).hand_sizes) == (2, (6, 6, 6))


def test_S9_3_their_hand_counts_as_empty() -> None:
    state = joined("roles=MMS hands=EW,2NS/-/map")
    play(state, "stop")
    events = play(state, "pass:map")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["saboteurs"]


def test_S9_3_the_round_ends_when_they_stop_with_the_last_hand() -> None:
    state = joined("roles=MMS hands=EW,2NS/-/-")
    events = play(state, "stop")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["saboteurs"]


def test_S9_3_no_tool_of_theirs_can_be_broken() -> None:
    state = joined("hands=EW/breakP/map")
    play(state, "stop")
    assert legal(state) == {"breakP>1", "breakP>2", "pass:breakP"}
    assert refused(state, "breakP>0") == "S9.3"


@pytest.mark.parametrize(
    ("card", "other", "at_them"), [("mendP", "mendP>1", "mendP>0"), ("mendPL", "mendPL>1P", "mendPL>0P")]
)
def test_S9_3_no_tool_of_theirs_can_be_mended(card: str, other: str, at_them: str) -> None:
    state = position(
        f"bonus_nuggets left=23 bonus=1@2,0 claim=stopped claimer=0 ledger=1b03 turn=1 hands=-/{card}/- broken=P/P/-"
    )
    assert legal(state) == {other, f"pass:{card}"}
    assert refused(state, at_them) == "S9.3"


def test_S9_3_who_plays_on_is_a_target_like_anyone() -> None:
    state = joined("hands=EW/breakP/map")
    play(state, "stay")
    assert legal(state) == {"breakP>0", "breakP>1", "breakP>2", "pass:breakP"}


@pytest.mark.parametrize(("edition", "picks"), [("revised", [1, 4]), ("classic", [1, 4, 1, 4, 1])])
def test_S9_3_a_stopped_miner_has_no_share(edition: str, picks: list[int]) -> None:
    cards = f"table={ROAD} hands=map/EW/map/map/map roles=MMSSM turn=1"
    state = position(
        f"players=5 edition={edition} bonus_nuggets left=23 bonus=1@3,2 claim=stopped claimer=0 ledger=1b03 {cards}"
    )
    events = play(state, "EW@7,0", *["nugget:1"] * len(picks), *["take:1"] * (len(picks) - 1))
    assert [event.seat for event in events if event.kind == "picked"] == picks


@pytest.mark.parametrize("stopped", [3, 4])
def test_S9_3_a_stopped_saboteur_counts_but_is_not_paid(stopped: int) -> None:
    cards = f"claim=stopped claimer={stopped} ledger=1b{stopped}1 hands=NS/-/-/-/- pile=-"
    state = position(f"players=5 roles=MMMSS bonus_nuggets left=23 bonus=1@3,2 {cards}")
    play(state, "pass:NS")
    assert state.scores == ([0, 0, 0, 1, 3] if stopped == 3 else [0, 0, 0, 3, 1])


def test_S9_3_if_the_only_saboteur_stopped_the_saboteurs_win_and_nobody_is_paid() -> None:
    cards = "claim=stopped claimer=2 ledger=1b21 hands=NS/-/- pile=-"
    state = position(f"roles=MMS bonus_nuggets left=23 bonus=1@3,2 {cards}")
    events = play(state, "pass:NS")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["saboteurs"]
    assert (state.scores, state.view(None).supply) == ([0, 0, 1], 27)


def test_S9_3_four_saboteurs_of_whom_one_stopped_are_paid_two_each() -> None:
    cards = "claim=stopped claimer=7 ledger=1b71 hands=NS/-/-/-/-/-/-/-/-/- pile=-"
    state = position(f"players=10 roles=MMMMMMSSSS bonus_nuggets left=23 bonus=1@3,2 {cards}")
    play(state, "pass:NS")
    assert state.scores == [0, 0, 0, 0, 0, 0, 2, 1, 2, 2]
