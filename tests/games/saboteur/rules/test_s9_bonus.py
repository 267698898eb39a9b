"""S9.1, S9.2, S9.4 and S9.5: the extra nuggets are laid, joined, kept and given back."""

import pytest

from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.words import Refusal
from tests.games.saboteur.rules.bonus import (
    EDITIONS,
    LEFT,
    MOUTHS,
    PLACES,
    ROAD,
    about_to_join,
    about_to_join_and_reach,
    bonuses,
    drained,
    joined,
    nugget_counts,
)
from tests.games.saboteur.rules.table import chance, deal, kinds, lays, legal, play, position, refused, table


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


def test_S9_1_nothing_else_can_be_done_before_it_is_placed() -> None:
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
def test_S9_1_it_is_face_up_open_on_all_sides(value: int) -> None:
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


def test_S9_1_cut_off_later_it_is_not_a_link_to_the_start_in_revised() -> None:
    state = about_to_join("hands=EW/rockfall/NESW pile=-", value=1)
    play(state, "EW@1,0", "nugget:1", "stay", "rockfall@1,0")
    assert refused(state, "NESW@3,0") == "S4.4"


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
    events = play(state, "EW@1,0", "nugget:3", "nugget:1")
    assert [(event.seat, event.value, event.audience) for event in events if event.kind == "found"] == [
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
def test_S9_2_the_extra_card_of_the_next_round_pays_again(decision: str) -> None:
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
    events = play(state, "SW@8,-1")
    assert kinds(events) == ["laid", "revealed", "claimed"]
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


@pytest.mark.parametrize("claim", ["next_turn", "plays_on"])
@pytest.mark.parametrize(("edition", "scores"), [("revised", [5 + 1, 2, 0]), ("classic", [5 + 1 + 1, 2, 0])])
def test_S9_4_a_miner_who_plays_on_keeps_them_on_top_of_the_share(edition: str, scores: list[int], claim: str) -> None:
    cards = f"table={ROAD} hands=EW/map/map ledger=1b03,1b02 roles=MMS"
    state = position(f"edition={edition} rounds=1 bonus_nuggets left=13 bonus=2@3,2 claim={claim} claimer=0 {cards}")
    events = play(state, "EW@7,0")
    assert [(event.seat, event.pool) for event in events if event.kind == "kept"] == [(0, (2, 3))]
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
    events = play(state, "pass:NS")
    assert kinds(events).index("kept") < kinds(events).index("paid")
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
    events = play(state, "pass:NS")
    assert [(event.seat, event.pool) for event in events if event.kind == "returned"] == [(0, (2, 3))]
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
    events = play(state, "pass:NS")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["nobody"]
    assert (state.scores, state.view(None).supply) == ([0, 0, 0], 28)


def test_S9_4_who_stopped_keeps_them_when_nobody_wins() -> None:
    state = joined("roles=MMM hands=EW/NS/NS")
    play(state, "stop", "pass:NS", "pass:NS")
    assert (state.scores, state.view(None).supply) == ([3, 0, 0], 27)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("claim", ["", "claim=plays_on claimer=1 ledger=1b13,1b11", "claim=stopped claimer=1"])
def test_S9_5_a_rockfall_cannot_remove_it(claim: str, edition: str) -> None:
    near = "EW@1,0" if claim else "ew@1,0"
    state = about_to_join(f"edition={edition} {claim} table={near};NS@0,1 hands=rockfall/-/-")
    assert legal(state) == {"rockfall@1,0", "rockfall@0,1", "pass:rockfall"}
    assert refused(state, "rockfall@2,0") == "S9.5"


def test_S9_5_a_rockfall_cannot_be_played_when_nothing_else_is_there() -> None:
    assert legal(about_to_join("hands=rockfall/-/-")) == {"pass:rockfall"}


@pytest.mark.parametrize("row", [-2, -1, 1, 2])
def test_S9_1_only_a_place_beside_the_extra_card_is_refused_because_of_it(row: int) -> None:
    state = position(f"bonus_nuggets left=13 bonus=2@4,{row} hands=NESW/-/-")
    beside, mirrored = (state.refusal(Action.parse(f"NESW@5,{y}")) for y in (row, -row))
    assert (beside, mirrored) == (Refusal.BONUS_NOT_JOINED, Refusal.NOT_BESIDE)


def test_S9_4_what_is_given_back_is_no_longer_shown_and_the_ledger_says_so() -> None:
    cards = "turn=1 hands=-/NS/- pile=- ledger=1b03,1b02 roles=MMS"
    state = position(f"rounds=1 bonus_nuggets left=13 bonus=2@3,2 claim=plays_on claimer=0 {cards}")
    play(state, "pass:NS")
    view = state.view(None)
    assert [line.why for line in view.ledger] == ["returned", "returned", "paid"]
    assert view.bonus is not None
    assert view.bonus.shown == ()
