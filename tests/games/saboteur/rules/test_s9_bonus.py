"""The extra nuggets (S9), option `bonus_nuggets`: laying them, joining them, stopping or playing on."""

import pytest

from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from tests.games.saboteur.rules.table import chance, deal, kinds, lays, legal, play, position, refused, table

EDITIONS = ("revised", "classic")
ROAD = "NESW@1,0;NESW@2,0;NESW@3,0;NESW@4,0;NEW@5,0;NEW@6,0"
MOUTHS = {(1, 0), (7, -2), (7, 0), (7, 2)}  # beside the start or a goal
PLACES = {(x, y) for x in range(1, 8) for y in range(-2, 3)} - MOUTHS
LEFT = {1: "23", 2: "13", 3: "12"}


def bonuses(*values: int) -> set[str]:
    return {f"bonus{value}@{x},{y}" for value in values for x, y in PLACES}


def drained(ones: int, twos: int, threes: int) -> str:
    """A ledger that leaves so many nugget cards of each value in the supply: the last seat of three got all others."""
    given = ["1s21"] * (16 - ones) + ["1s22"] * (8 - twos) + ["1s23"] * (4 - threes)
    return f"round=2 ledger={','.join(given)}"


def about_to_join(more: str, value: int = 2) -> State:
    """The extra card lies at (2,0), and a straight tunnel at (1,0) would join it."""
    return position(f"bonus_nuggets left={LEFT[value]} bonus={value}@2,0 {more}")


def about_to_join_and_reach(more: str) -> State:
    """ESW at (7,0) would join the extra card, which shows 1, and reach the goal in the middle."""
    return position(f"bonus_nuggets left=23 bonus=1@7,1 table={ROAD} {more}")


def nugget_counts(state: State) -> tuple[int, ...]:
    return state.view(None).nugget_counts


# S9.1


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_1_the_extra_card_is_laid_between_start_and_goals_not_beside_them(edition: str) -> None:
    state = State.new(Options(players=4, edition=edition, first=2, bonus_nuggets=True))
    deal(state)
    assert len(PLACES) == 31
    assert legal(state) == bonuses(1, 2, 3)


@pytest.mark.parametrize(
    "place", [*[f"{x},{y}" for x, y in sorted(MOUTHS)], "0,1", "0,0", "-1,0", "8,1", "8,0", "3,3", "3,-3", "9,1"]
)
def test_S9_1_no_other_place_will_do(place: str) -> None:
    state = State.new(Options(players=3, first=0, bonus_nuggets=True))
    deal(state)
    assert refused(state, f"bonus1@{place}") == "S9.1"


def test_S9_1_nothing_else_can_be_done_before_it_lies() -> None:
    state = State.new(Options(players=3, first=0, bonus_nuggets=True))
    deal(state)
    assert refused(state, "pass:NS") == "S9.1"


@pytest.mark.parametrize(("players", "first", "right"), [(3, 0, 2), (3, 1, 0), (3, 2, 1), (7, 0, 6), (10, 5, 4)])
def test_S9_1_the_player_to_the_right_of_the_starter_lays_it(players: int, first: int, right: int) -> None:
    state = State.new(Options(players=players, first=first, bonus_nuggets=True))
    deal(state)
    assert state.turn == right
    play(state, "bonus1@4,0")
    deal(state)
    assert (state.turn, state.view(None).hand_sizes[first] > 0) == (first, True)


def test_S9_1_in_the_next_round_it_is_laid_by_the_player_to_the_right_of_who_begins_then() -> None:
    state = position("players=5 bonus_nuggets left=23 bonus=1@4,1 starter=0 turn=3 hands=-/-/-/NS/- pile=-")
    play(state, "NS@0,1")
    deal(state)
    assert (state.first, state.turn) == (4, 3)


def test_S9_1_it_is_laid_after_the_roles_and_before_the_hands() -> None:
    state = State.new(Options(players=3, first=0, bonus_nuggets=True))
    deal(state)
    assert [state.view(seat).role for seat in range(3)] == ["miner"] * 3
    assert state.view(None).hand_sizes == (0, 0, 0)
    play(state, "bonus1@4,0")
    assert chance(state)["card:NESW"] == 5


@pytest.mark.parametrize("value", [1, 2, 3])
def test_S9_1_it_lies_face_up_open_on_all_sides(value: int) -> None:
    state = State.new(Options(players=3, first=0, bonus_nuggets=True))
    deal(state)
    play(state, f"bonus{value}@5,-1")
    assert table(state) == {(0, 0): "NESW", (5, -1): "NESW"}
    seen = state.view(None).bonus
    assert seen is not None
    assert (seen.value, seen.x, seen.y, seen.claimer) == (value, 5, -1, None)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_S9_1_it_stays_for_the_round_and_is_then_out_of_the_game(value: int) -> None:
    state = position(f"bonus_nuggets left={LEFT[value]} bonus={value}@4,1 hands=NS/-/- pile=-")
    play(state, "pass:NS")
    deal(state)
    assert table(state) == {(0, 0): "NESW"}
    assert legal(state) == bonuses(*[int(left) for left in LEFT[value]])
    assert refused(state, f"bonus{value}@4,1") == "S9.1"


def test_S9_1_the_one_that_was_chosen_is_no_longer_left() -> None:
    state = State.new(Options(players=3, first=0, bonus_nuggets=True))
    deal(state)
    play(state, "bonus2@4,1")
    assert state.view(None).bonuses_left == (1, 3)


def test_S9_1_in_the_third_round_one_is_left() -> None:
    state = position("bonus_nuggets rounds=4 round=2 left=3 bonus=1@4,1 hands=NS/-/- pile=-")
    play(state, "pass:NS")
    deal(state)
    assert legal(state) == bonuses(3)


def test_S9_1_from_the_fourth_round_there_is_none() -> None:
    state = position("bonus_nuggets rounds=5 round=3 bonus=1@4,1 hands=NS/-/- pile=-")
    play(state, "pass:NS")
    deal(state)
    assert (state.round, state.turn, state.view(None).bonus) == (4, state.first, None)
    assert table(state) == {(0, 0): "NESW"}


def test_S9_1_without_the_option_there_is_none() -> None:
    state = State.new(Options(players=3, first=0))
    deal(state)
    assert (state.turn, state.view(None).bonus, state.view(None).bonuses_left) == (0, None, ())


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_1_neighbours_must_match_it(edition: str) -> None:
    state = about_to_join(f"edition={edition} hands=NW,EW/-/-")
    assert refused(state, "NW@1,0") == "S4.2"
    assert lays(state) == {"ES@-1,0", "ES@0,-1", "NW@0,1", "EW@-1,0", "EW@1,0"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_1_it_supports_no_tunnel_until_it_is_joined(edition: str) -> None:
    state = position(f"edition={edition} bonus_nuggets left=13 bonus=2@4,0 hands=NESW/-/-")
    assert lays(state) == {"NESW@1,0", "NESW@-1,0", "NESW@0,1", "NESW@0,-1"}
    assert refused(state, "NESW@4,1") == "S9.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_1_just_laid_it_supports_no_tunnel(edition: str) -> None:
    state = State.new(Options(players=3, edition=edition, first=0, bonus_nuggets=True))
    deal(state)
    play(state, "bonus2@4,0")
    deal(state)
    assert {text for text in lays(state) if text.startswith("NESW")} == {
        f"NESW@{at}" for at in ["1,0", "-1,0", "0,1", "0,-1"]
    }


def test_S9_1_it_supports_no_tunnel_while_a_dead_end_leads_to_it() -> None:
    state = about_to_join("edition=classic table=ew@1,0 hands=NESW/-/-")
    assert refused(state, "NESW@3,0") == "S9.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_1_once_joined_it_supports_tunnels(edition: str) -> None:
    state = about_to_join(f"edition={edition} hands=EW/NESW/- pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", "stay")
    assert {"NESW@3,0", "NESW@2,1", "NESW@2,-1"} <= lays(state)


def test_S9_1_once_joined_it_supports_tunnels_in_classic_even_if_it_is_cut_off_later() -> None:
    state = about_to_join("edition=classic hands=EW/rockfall/NESW pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", "stay", "rockfall@1,0")
    assert {"NESW@3,0", "NESW@2,1", "NESW@2,-1"} <= lays(state)


def test_S9_1_cut_off_later_it_is_no_link_to_the_start_in_revised() -> None:
    state = about_to_join("hands=EW/rockfall/NESW pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", "stay", "rockfall@1,0")
    assert refused(state, "NESW@3,0") == "S4.4"


# S9.2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_S9_2_who_joins_it_takes_as_many_cards_as_it_shows(value: int, edition: str) -> None:
    state = about_to_join(f"edition={edition} turn=1 hands=NS/EW,NS/NS", value)
    play(state, "EW@1,0")
    for drawn in range(value):
        assert chance(state) == {"nugget:1": 16 - drawn, "nugget:2": 8, "nugget:3": 4}
        play(state, "nugget:1")
    assert (state.turn, legal(state)) == (1, {"stop", "stay"})
    assert state.view(None).supply == 28 - value


def test_S9_2_the_cards_lie_face_up_before_them() -> None:
    state = about_to_join("turn=1 hands=NS/EW,NS/NS")
    told = play(state, "EW@1,0", "nugget:3", "nugget:1")
    assert [(event.seat, event.value, event.audience) for event in told if event.kind == "found"] == [
        (1, 3, None),
        (1, 1, None),
    ]
    seen = state.view(None).bonus
    assert seen is not None
    assert (seen.claimer, seen.shown) == (1, (1, 3))
    assert nugget_counts(state) == (0, 0, 0)


def test_S9_2_a_card_laid_far_away_can_join_it() -> None:
    state = position("edition=classic bonus_nuggets left=23 bonus=1@3,1 table=NE@0,2;EW@1,2;EW@2,2;NW@3,2 hands=NS/-/-")
    play(state, "NS@0,1", "nugget:2")
    assert legal(state) == {"stop", "stay"}


def test_S9_2_only_the_first_is_paid() -> None:
    state = about_to_join("hands=EW,NS/rockfall/EW pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", "stay", "rockfall@1,0", "EW@1,0")
    assert (state.turn, legal(state), state.view(None).supply) == (0, {"stop", "stay"}, 27)
    seen = state.view(None).bonus
    assert seen is not None
    assert seen.claimer == 0


def test_S9_2_only_the_first_is_paid_also_after_they_stopped() -> None:
    state = about_to_join("hands=EW/rockfall/EW,NS pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", "stop", "rockfall@1,0", "EW@1,0")
    assert (state.turn, nugget_counts(state), state.view(None).supply) == (2, (1, 0, 0), 27)


@pytest.mark.parametrize("decision", ["stop", "stay"])
def test_S9_2_the_extra_card_of_the_next_round_pays_anew(decision: str) -> None:
    state = about_to_join("hands=EW/NS/NS pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", decision, "pass:NS", "pass:NS")
    deal(state)
    play(state, "bonus2@2,0")
    deal(state)
    play(state, "NEW@1,0", "nugget:1", "nugget:3")
    assert (state.round, state.turn, legal(state)) == (2, 1, {"stop", "stay"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("face", ["ew", "esw", "new", "nesw"])
def test_S9_2_a_dead_end_does_not_join_it(face: str, edition: str) -> None:
    state = about_to_join(f"edition={edition} hands={'new' if face == 'esw' else face}/NS/NS pile=-")
    assert "claimed" not in kinds(play(state, f"{face}@1,0"))
    assert (state.turn, state.view(None).supply) == (1, 28)


def test_S9_2_a_stone_turned_up_can_join_it_for_who_laid_the_card() -> None:
    # The stone in the middle, reached from the north, opens west to a track that leads down to the extra card.
    row = "ES@0,-1;NESW@1,-1;NESW@2,-1;NESW@3,-1;NESW@4,-1;NEW@5,-1;NEW@6,-1;NEW@7,-1"
    cards = f"table={row};ES@7,0;NW@7,1 goals=ne,nw,gold turn=2 hands=map/map/NE"
    state = position(f"edition=classic bonus_nuggets left=23 bonus=1@6,1 {cards}")
    told = play(state, "SW@8,-1")
    assert kinds(told) == ["laid", "revealed", "claimed"]
    play(state, "nugget:3")
    assert (state.turn, legal(state)) == (2, {"stop", "stay"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_2_a_smaller_supply_is_taken_whole(edition: str) -> None:
    state = about_to_join(f"edition={edition} hands=EW/NS/NS {drained(1, 1, 0)}", value=3)
    play(state, "EW@1,0", "nugget:2", "nugget:1")
    assert legal(state) == {"stop", "stay"}
    play(state, "stop")
    assert state.scores[0] == 3


def test_S9_2_of_an_empty_supply_nothing_is_taken_but_they_may_stop() -> None:
    state = about_to_join(f"hands=EW/NS/NS {drained(0, 0, 0)}", value=3)
    play(state, "EW@1,0")
    assert (state.turn, legal(state)) == (0, {"stop", "stay"})
    play(state, "stop")
    assert (state.turn, state.scores[0]) == (1, 0)


# S9.3


def joined(more: str) -> State:
    """Seat 0 has joined the extra card, which shows 1, and found a 3; nobody draws."""
    state = about_to_join(f"pile=- {more}", value=1)
    play(state, "EW@1,0", "nugget:3")
    return state


def test_S9_3_nothing_else_can_be_done_before_they_have_decided() -> None:
    state = joined("hands=EW,NS/NS/NS")
    assert refused(state, "pass:NS") == "S9.3"
    assert state.view(1).legal == ()


def test_S9_3_they_may_stop_at_once_and_the_next_seat_plays() -> None:
    state = joined("hands=EW,NS/NS/NS")
    told = play(state, "stop")
    assert [(event.seat, event.audience) for event in told if event.kind == "stopped"] == [(0, None)]
    assert state.turn == 1


def test_S9_3_it_is_decided_before_drawing_and_who_stops_draws_nothing() -> None:
    state = about_to_join("hands=EW,NS/NS/NS pile=NE,map", value=1)
    play(state, "EW@1,0", "nugget:3")
    assert state.pile_size == 2
    play(state, "stop")
    assert (state.turn, state.pile_size, state.view(None).hand_sizes) == (1, 2, (0, 1, 1))


def test_S9_3_who_stays_draws() -> None:
    state = about_to_join("hands=EW,NS/NS/NS pile=NE,map", value=1)
    told = play(state, "EW@1,0", "nugget:3", "stay")
    assert kinds(told)[-1] == "stayed"
    assert chance(state) == {"card:NE": 1, "card:map": 1}


@pytest.mark.parametrize("decision", ["stop", "stay"])
def test_S9_3_it_is_decided_before_a_goal_that_the_card_reached_is_turned_up(decision: str) -> None:
    state = about_to_join_and_reach("goals=gold,ne,nw hands=NEW/map/map pile=-")
    told = play(state, "ESW@7,0", "nugget:3")
    assert "revealed" not in kinds(told)
    assert [goal.face_up for goal in state.view(None).goals] == [False, False, False]
    told = play(state, decision)
    assert [event.goal for event in told if event.kind == "revealed"] == ["middle"]
    assert (table(state)[8, 0], state.turn) == ("SW", 1)


def test_S9_3_who_stopped_before_the_gold_was_turned_up_has_no_share() -> None:
    state = about_to_join_and_reach("rounds=1 roles=MMS hands=NEW,map/map/map")
    told = play(state, "ESW@7,0", "nugget:3", "stop")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["miners"]
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
    told = play(state, "pass:map")
    assert (state.is_over, state.scores[0]) == (True, 0)
    assert "returned" in kinds(told)


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
    told = play(state, "pass:NS")
    assert state.scores == [3, 0, 4]  # the miners have lost
    assert not {"kept", "returned"} & set(kinds(told))
    assert [line.why for line in state.view(None).ledger] == ["bonus", "paid"]


def test_S9_3_the_role_stays_hidden_until_the_round_ends() -> None:
    state = joined("roles=SMM hands=EW/NS/NS")
    told = play(state, "stop")
    assert all(event.role is None for event in told)
    assert [state.view(seat).roles[0] for seat in (None, 1, 2)] == [None] * 3


def test_S9_3_the_hand_is_put_away_unseen() -> None:
    state = joined("hands=EW,2NS,map/NS/NS discard=NE")
    discard = state.view(1).discard
    told = play(state, "stop")
    assert all(event.card is None for event in told)
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
    told = play(state, "pass:map")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["saboteurs"]


def test_S9_3_the_round_ends_when_they_stop_with_the_last_hand() -> None:
    state = joined("roles=MMS hands=EW,2NS/-/-")
    told = play(state, "stop")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["saboteurs"]


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
    told = play(state, "EW@7,0", *["nugget:1"] * len(picks), *["take:1"] * (len(picks) - 1))
    assert [event.seat for event in told if event.kind == "picked"] == picks


@pytest.mark.parametrize("stopped", [3, 4])
def test_S9_3_a_stopped_saboteur_counts_but_is_not_paid(stopped: int) -> None:
    cards = f"claim=stopped claimer={stopped} ledger=1b{stopped}1 hands=NS/-/-/-/- pile=-"
    state = position(f"players=5 roles=MMMSS bonus_nuggets left=23 bonus=1@3,2 {cards}")
    play(state, "pass:NS")
    assert state.scores == ([0, 0, 0, 1, 3] if stopped == 3 else [0, 0, 0, 3, 1])


def test_S9_3_if_the_only_saboteur_stopped_the_saboteurs_win_and_nobody_is_paid() -> None:
    cards = "claim=stopped claimer=2 ledger=1b21 hands=NS/-/- pile=-"
    state = position(f"roles=MMS bonus_nuggets left=23 bonus=1@3,2 {cards}")
    told = play(state, "pass:NS")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["saboteurs"]
    assert (state.scores, state.view(None).supply) == ([0, 0, 1], 27)


def test_S9_3_four_saboteurs_of_whom_one_stopped_are_paid_two_each() -> None:
    cards = "claim=stopped claimer=7 ledger=1b71 hands=NS/-/-/-/-/-/-/-/-/- pile=-"
    state = position(f"players=10 roles=MMMMMMSSSS bonus_nuggets left=23 bonus=1@3,2 {cards}")
    play(state, "pass:NS")
    assert state.scores == [0, 0, 0, 0, 0, 0, 2, 1, 2, 2]


# S9.4


@pytest.mark.parametrize("claim", ["next_turn", "plays_on"])
@pytest.mark.parametrize(("edition", "scores"), [("revised", [5 + 1, 2, 0]), ("classic", [5 + 1 + 1, 2, 0])])
def test_S9_4_a_miner_who_plays_on_keeps_them_on_top_of_the_share(edition: str, scores: list[int], claim: str) -> None:
    cards = f"table={ROAD} hands=EW/map/map ledger=1b03,1b02 roles=MMS"
    state = position(f"edition={edition} rounds=1 bonus_nuggets left=13 bonus=2@3,2 claim={claim} claimer=0 {cards}")
    told = play(state, "EW@7,0")
    assert [(event.seat, event.pool) for event in told if event.kind == "kept"] == [(0, (2, 3))]
    play(state, "nugget:1", "nugget:2", *(["nugget:1"] if edition == "classic" else []))
    play(state, "take:1", *(["take:2"] if edition == "classic" else []))
    assert state.scores == scores


def test_S9_4_who_joins_stays_and_reaches_the_gold_keeps_them() -> None:
    state = about_to_join_and_reach("rounds=1 roles=MMS hands=NEW/map/map")
    play(state, "ESW@7,0", "nugget:3", "stay", "nugget:1", "nugget:2", "take:2")
    assert state.scores == [5, 1, 0]


def test_S9_4_a_saboteur_who_plays_on_keeps_them_on_top_of_the_payment() -> None:
    state = joined("rounds=1 roles=SMM hands=EW/NS/NS")
    play(state, "stay", "pass:NS")
    told = play(state, "pass:NS")
    assert kinds(told).index("kept") < kinds(told).index("paid")
    assert state.scores == [3 + 4, 0, 0]


def test_S9_4_they_are_kept_also_when_a_broken_tool_bars_the_share() -> None:
    cards = f"table={ROAD} turn=1 hands=map/EW/map broken=P/-/- ledger=1b03,1b02 roles=MMS"
    state = position(f"rounds=1 sabotaged_unpaid bonus_nuggets left=13 bonus=2@3,2 claim=plays_on claimer=0 {cards}")
    play(state, "EW@7,0", "nugget:1")
    assert (state.is_over, state.scores) == (True, [5, 1, 0])


def test_S9_4_they_are_kept_also_when_all_miners_are_barred() -> None:
    cards = f"table={ROAD} turn=2 hands=map/map/EW broken=P/L/- ledger=1b03,1b02 roles=MMS"
    state = position(f"rounds=1 sabotaged_unpaid bonus_nuggets left=13 bonus=2@3,2 claim=plays_on claimer=0 {cards}")
    play(state, "EW@7,0")
    assert (state.is_over, state.scores) == (True, [5, 0, 0])


@pytest.mark.parametrize("claim", ["next_turn", "plays_on"])
def test_S9_4_a_miner_gives_them_back_when_the_saboteurs_win(claim: str) -> None:
    cards = "turn=1 hands=-/NS/- pile=- ledger=1b03,1b02 roles=MMS"
    state = position(f"bonus_nuggets left=13 bonus=2@3,2 claim={claim} claimer=0 {cards}")
    told = play(state, "pass:NS")
    assert [(event.seat, event.pool) for event in told if event.kind == "returned"] == [(0, (2, 3))]
    assert (state.scores, state.view(None).supply) == ([0, 0, 4], 26)


def test_S9_4_they_are_back_in_the_supply_before_the_saboteurs_are_paid() -> None:
    state = about_to_join(f"roles=MSM hands=EW/-/NS pile=- {drained(0, 0, 1)}", value=1)
    play(state, "EW@1,0", "nugget:3", "stay", "pass:NS")
    assert (state.scores[:2], state.view(None).supply) == ([0, 3], 0)


def test_S9_4_a_saboteur_gives_them_back_before_the_miners_share() -> None:
    spent = ",".join(["1s11"] * 16 + ["1s22"] * 8 + ["1s23"] * 3 + ["2b03"])
    cards = f"round=2 table={ROAD} turn=1 hands=map/EW/- roles=SMM ledger={spent}"
    state = position(f"rounds=2 bonus_nuggets left=3 bonus=1@3,2 claim=plays_on claimer=0 {cards}")
    play(state, "EW@7,0")
    assert chance(state) == {"nugget:3": 1}
    play(state, "nugget:3")
    assert state.scores == [0, 16 + 3, 16 + 9]


@pytest.mark.parametrize("edition", EDITIONS)
def test_S9_4_they_go_back_when_nobody_wins(edition: str) -> None:
    state = joined(f"edition={edition} roles=MMM hands=EW/NS/NS")
    play(state, "stay", "pass:NS")
    told = play(state, "pass:NS")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["nobody"]
    assert (state.scores, state.view(None).supply) == ([0, 0, 0], 28)


def test_S9_4_who_stopped_keeps_them_when_nobody_wins() -> None:
    state = joined("roles=MMM hands=EW/NS/NS")
    play(state, "stop", "pass:NS", "pass:NS")
    assert (state.scores, state.view(None).supply) == ([3, 0, 0], 27)


# S9.5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("claim", ["", "claim=plays_on claimer=1 ledger=1b13,1b11", "claim=stopped claimer=1"])
def test_S9_5_a_rockfall_cannot_remove_it(claim: str, edition: str) -> None:
    near = "EW@1,0" if claim else "ew@1,0"
    state = about_to_join(f"edition={edition} {claim} table={near};NS@0,1 hands=rockfall/-/-")
    assert legal(state) == {"rockfall@1,0", "rockfall@0,1", "pass:rockfall"}
    assert refused(state, "rockfall@2,0") == "S9.5"


def test_S9_5_a_rockfall_cannot_be_played_when_nothing_else_lies_there() -> None:
    assert legal(about_to_join("hands=rockfall/-/-")) == {"pass:rockfall"}
