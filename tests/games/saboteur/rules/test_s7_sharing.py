"""S7.1 to S7.3: the miners share."""

from itertools import cycle, islice

import pytest

from tests.games.saboteur.rules.sharing import (
    EDITIONS,
    MOST_SABOTEURS,
    ROAD,
    drained,
    draw_pool,
    gold_found,
    share_out,
    worth,
)
from tests.games.saboteur.rules.table import chance, legal, play, position, refused


@pytest.mark.parametrize(("roles", "left_over"), [("MMMSS", "miner"), ("MMMMS", "saboteur")])
@pytest.mark.parametrize("miners_win", [True, False])
def test_S7_1_all_roles_are_turned_up_the_leftover_too(roles: str, left_over: str, miners_win: bool) -> None:
    last, table = ("EW@7,0", f"table={ROAD}") if miners_win else ("pass:EW", "")
    state = position(f"players=5 rounds=1 roles={roles} {table} hands=EW/-/-/-/- pile=-")
    events = play(state, last)
    shown = [(event.seat, event.role, event.audience) for event in events if event.kind == "role_shown"]
    assert shown == [(seat, {"M": "miner", "S": "saboteur"}[role], None) for seat, role in enumerate(roles)]
    assert [(event.role, event.audience) for event in events if event.kind == "leftover_shown"] == [(left_over, None)]
    assert state.view(None).roles == tuple(role for _, role, _ in shown)
    assert state.view(2).leftover == left_over


def test_S7_1_until_then_nobody_sees_more_than_the_own_role() -> None:
    view = position(f"table={ROAD} roles=MMS hands=EW/-/- pile=-").view(2)
    assert (view.roles, view.leftover) == ((None, None, "saboteur"), None)


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("fewer", [0, 1])
def test_S7_2_revised_draws_one_card_per_sharer(players: int, fewer: int) -> None:
    saboteurs = MOST_SABOTEURS[players] - fewer
    state = gold_found("M" * (players - saboteurs) + "S" * saboteurs, 0)
    draw_pool(state, *[1] * (players - saboteurs - 1))
    assert "nugget:1" in chance(state)
    draw_pool(state, 1)
    assert (state.turn, state.view(None).pool_size) == (0, players - saboteurs)


@pytest.mark.parametrize(("players", "drawn"), [(3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 9)])
@pytest.mark.parametrize("fewer", [0, 1])
def test_S7_2_classic_draws_one_card_per_player_but_nine_for_ten(players: int, drawn: int, fewer: int) -> None:
    saboteurs = MOST_SABOTEURS[players] - fewer
    state = gold_found("M" * (players - saboteurs) + "S" * saboteurs, 0, "edition=classic")
    draw_pool(state, *[1] * (drawn - 1))
    assert "nugget:1" in chance(state)
    draw_pool(state, 1)
    assert (state.turn, state.view(None).pool_size) == (0, drawn)


def test_S7_2_the_cards_are_drawn_from_the_supply_unseen() -> None:
    state = gold_found("MMMSM", 1)
    assert chance(state) == {"nugget:1": 16, "nugget:2": 8, "nugget:3": 4}
    events = draw_pool(state, 3, 3, 1)
    assert events == []
    assert chance(state) == {"nugget:1": 15, "nugget:2": 8, "nugget:3": 2}
    assert [state.view(seat).pool for seat in (None, 0, 1, 2, 3, 4)] == [None] * 6


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("finder", [0, 1])
def test_S7_2_revised_sharers_pick_once_each_counter_clockwise_from_the_finder(players: int, finder: int) -> None:
    miners = players - MOST_SABOTEURS[players]
    state = gold_found("M" * miners + "S" * (players - miners), finder)
    assert share_out(state) == [finder - step if step <= finder else miners + finder - step for step in range(miners)]


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("finder", [0, 1])
def test_S7_2_classic_sharers_pick_round_again_until_none_are_left(players: int, finder: int) -> None:
    miners = players - MOST_SABOTEURS[players]
    state = gold_found("M" * miners + "S" * (players - miners), finder, "edition=classic")
    once = [finder - step if step <= finder else miners + finder - step for step in range(miners)]
    assert share_out(state) == list(islice(cycle(once), min(players, 9)))


@pytest.mark.parametrize(
    ("roles", "finder", "edition", "order"),
    [
        ("MMMSM", 2, "revised", [2, 1, 0, 4]),
        ("MMMSM", 2, "classic", [2, 1, 0, 4, 2]),
        ("MSM", 0, "classic", [0, 2, 0]),
        ("SMMSMMSMSM", 4, "revised", [4, 2, 1, 9, 7, 5]),
        ("SMMSMMSMSM", 4, "classic", [4, 2, 1, 9, 7, 5, 4, 2, 1]),
    ],
)
def test_S7_2_the_rest_is_passed_to_the_next_sharer(roles: str, finder: int, edition: str, order: list[int]) -> None:
    assert share_out(gold_found(roles, finder, f"edition={edition}")) == order


def test_S7_2_each_keeps_the_card_picked() -> None:
    state = gold_found("MMMSM", 2, "rounds=1")
    draw_pool(state, 1, 3, 2, 3)
    play(state, "take:3", "take:1", "take:3")
    assert state.scores == [3, 1, 3, 0, 2]


def test_S7_2_each_value_in_the_pool_may_be_picked_and_no_other() -> None:
    state = gold_found("MMMSM", 2)
    draw_pool(state, 1, 3, 3, 1)
    assert legal(state) == {"take:1", "take:3"}
    assert refused(state, "take:2") == "S7.2"


def test_S7_2_nothing_else_can_be_done_before_the_pick() -> None:
    state = gold_found("MMS", 0)
    draw_pool(state, 1, 2)
    assert refused(state, "pass:NS") == "S7.2"


def test_S7_2_equal_cards_are_still_a_decision() -> None:
    state = gold_found("MMS", 1)
    draw_pool(state, 1, 1)
    assert (state.turn, legal(state)) == (1, {"take:1"})


def test_S7_2_a_single_card_left_is_not_a_decision() -> None:
    state = gold_found("MMS", 1, "rounds=1")
    draw_pool(state, 1, 3)
    play(state, "take:1")
    assert (state.is_over, state.scores) == (True, [3, 1, 0])


def test_S7_2_only_the_picker_sees_the_pool() -> None:
    state = gold_found("MMSM", 3)
    events = draw_pool(state, 2, 1, 3)
    assert [state.view(seat).pool for seat in (None, 0, 1, 2, 3)] == [None, None, None, None, (1, 2, 3)]
    assert [(event.kind, event.audience, event.pool) for event in events if event.pool] == [("your_pool", 3, (1, 2, 3))]
    assert [state.view(seat).legal for seat in (None, 0, 1, 2)] == [()] * 4


def test_S7_2_the_next_picker_sees_what_was_passed_on() -> None:
    state = gold_found("MMSM", 3)
    draw_pool(state, 2, 1, 3)
    events = play(state, "take:2")
    assert [state.view(seat).pool for seat in (None, 0, 1, 2, 3)] == [None, None, (1, 3), None, None]
    assert [(event.kind, event.audience, event.pool) for event in events if event.pool] == [("your_pool", 1, (1, 3))]


def test_S7_2_only_the_picker_sees_the_pick() -> None:
    state = gold_found("MMSM", 3)
    draw_pool(state, 2, 1, 3)
    events = play(state, "take:2")
    assert [(event.kind, event.audience) for event in events if event.value] == [("your_pick", 3)]
    assert [(event.seat, event.audience) for event in events if event.kind == "picked"] == [(3, None)]
    assert [state.view(seat).ledger[0].values for seat in (None, 0, 1, 2, 3)] == [None, None, None, None, (2,)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_2_a_supply_that_holds_fewer_is_drawn_whole(edition: str) -> None:
    state = gold_found("MMMSM", 2, f"edition={edition} {drained(1, 0, 1)}")
    before = state.scores
    draw_pool(state, 1, 3)
    assert (state.turn, state.view(None).pool_size, state.view(None).supply) == (2, 2, 0)
    play(state, "take:3")
    assert worth(state, before) == [0, 1, 3, 0, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_2_the_last_card_of_the_supply_goes_to_the_finder(edition: str) -> None:
    state = gold_found("MMMSM", 2, f"edition={edition} {drained(0, 1, 0)}")
    before = state.scores
    draw_pool(state, 2)
    assert (worth(state, before), state.round) == ([0, 0, 2, 0, 0], 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_2_an_empty_supply_gives_nothing(edition: str) -> None:
    state = gold_found("MMMSM", 2, f"edition={edition} {drained(0, 0, 0)}")
    assert (state.round, state.scores) == (3, [44, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("roles", "finder", "edition", "order"),
    [
        ("SMMSM", 0, "revised", [4, 2, 1]),
        ("SMMSM", 3, "revised", [2, 1, 4]),
        ("SMMSM", 3, "classic", [2, 1, 4, 2, 1]),
        ("SSMMM", 1, "revised", [4, 3, 2]),
        ("MMS", 2, "classic", [1, 0, 1]),
    ],
)
def test_S7_3_after_a_saboteur_the_first_sharer_counter_clockwise_picks_first(
    roles: str, finder: int, edition: str, order: list[int]
) -> None:
    assert share_out(gold_found(roles, finder, f"edition={edition}")) == order


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("finder", range(5))
def test_S7_3_saboteurs_get_nothing_when_the_miners_win(finder: int, edition: str) -> None:
    state = gold_found("SMMSM", finder, f"edition={edition} rounds=1")
    share_out(state)
    assert [seat for seat in range(5) if state.scores[seat] == 0] == [0, 3]
