"""Sharing the gold (S7): who shares and in which order, what saboteurs are paid, what stays secret."""

from collections import Counter
from itertools import cycle, islice, product

import pytest

from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.state import State
from tests.games.saboteur.rules.table import chance, kinds, legal, play, position, refused

EDITIONS = ("revised", "classic")
ROAD = "NESW@1,0;NESW@2,0;NESW@3,0;NESW@4,0;NEW@5,0;NEW@6,0"
MOST_SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}


def drained(ones: int, twos: int, threes: int) -> str:
    """A ledger that leaves so many nugget cards of each value in the supply: seat 0 got all others in round 1."""
    given = ["1s01"] * (16 - ones) + ["1s02"] * (8 - twos) + ["1s03"] * (4 - threes)
    return f"round=2 ledger={','.join(given)}" if given else "round=2"


def hands(players: int, seat: int, card: str) -> str:
    return "/".join(card if place == seat else "-" for place in range(players))


def gold_found(roles: str, finder: int, more: str = "") -> State:
    """The gold has just been reached by this seat."""
    players = len(roles)
    cards = hands(players, finder, "EW")
    state = position(f"players={players} roles={roles} turn={finder} table={ROAD} hands={cards} {more}")
    play(state, "EW@7,0")
    return state


def out_of_cards(roles: str, more: str = "") -> tuple[State, list[Event]]:
    """The last card has just been passed, and what was told."""
    players = len(roles)
    state = position(f"players={players} roles={roles} hands={hands(players, 0, 'NS')} pile=- {more}")
    return state, play(state, "pass:NS")


def draw_pool(state: State, *values: int) -> list[Event]:
    return play(state, *[f"nugget:{value}" for value in values])


def share_out(state: State) -> list[int]:
    """Draws and picks until all is shared; the seats in the order in which they picked."""
    told: list[Event] = []
    before = state.round
    while not state.is_over and state.round == before:
        told += play(state, next(iter(chance(state) or sorted(legal(state)))))
    return [event.seat for event in told if event.kind == "picked" and event.seat is not None]


def worth(state: State, before: list[int] | None = None) -> list[int]:
    """What everyone has got since."""
    return [now - then for now, then in zip(state.scores, before or [0] * state.players, strict=True)]


# S7.1


@pytest.mark.parametrize(("roles", "left_over"), [("MMMSS", "miner"), ("MMMMS", "saboteur")])
@pytest.mark.parametrize("miners_win", [True, False])
def test_S7_1_all_roles_are_turned_up_the_leftover_too(roles: str, left_over: str, miners_win: bool) -> None:
    last, table = ("EW@7,0", f"table={ROAD}") if miners_win else ("pass:EW", "")
    state = position(f"players=5 rounds=1 roles={roles} {table} hands=EW/-/-/-/- pile=-")
    told = play(state, last)
    shown = [(event.seat, event.role, event.audience) for event in told if event.kind == "role_shown"]
    assert shown == [(seat, {"M": "miner", "S": "saboteur"}[role], None) for seat, role in enumerate(roles)]
    assert [(event.role, event.audience) for event in told if event.kind == "leftover_shown"] == [(left_over, None)]
    assert state.view(None).roles == tuple(role for _, role, _ in shown)
    assert state.view(2).leftover == left_over


def test_S7_1_until_then_nobody_sees_more_than_the_own_role() -> None:
    view = position(f"table={ROAD} roles=MMS hands=EW/-/- pile=-").view(2)
    assert (view.roles, view.leftover) == ((None, None, "saboteur"), None)


# S7.2


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
    told = draw_pool(state, 3, 3, 1)
    assert told == []
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


def test_S7_2_a_single_card_left_is_no_decision() -> None:
    state = gold_found("MMS", 1, "rounds=1")
    draw_pool(state, 1, 3)
    play(state, "take:1")
    assert (state.is_over, state.scores) == (True, [3, 1, 0])


def test_S7_2_only_the_picker_sees_the_pool() -> None:
    state = gold_found("MMSM", 3)
    told = draw_pool(state, 2, 1, 3)
    assert [state.view(seat).pool for seat in (None, 0, 1, 2, 3)] == [None, None, None, None, (1, 2, 3)]
    assert [(event.kind, event.audience, event.pool) for event in told if event.pool] == [("your_pool", 3, (1, 2, 3))]
    assert [state.view(seat).legal for seat in (None, 0, 1, 2)] == [()] * 4


def test_S7_2_the_next_picker_sees_what_was_passed_on() -> None:
    state = gold_found("MMSM", 3)
    draw_pool(state, 2, 1, 3)
    told = play(state, "take:2")
    assert [state.view(seat).pool for seat in (None, 0, 1, 2, 3)] == [None, None, (1, 3), None, None]
    assert [(event.kind, event.audience, event.pool) for event in told if event.pool] == [("your_pool", 1, (1, 3))]


def test_S7_2_only_the_picker_sees_the_pick() -> None:
    state = gold_found("MMSM", 3)
    draw_pool(state, 2, 1, 3)
    told = play(state, "take:2")
    assert [(event.kind, event.audience) for event in told if event.value] == [("your_pick", 3)]
    assert [(event.seat, event.audience) for event in told if event.kind == "picked"] == [(3, None)]
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


# S7.3


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


# S7.4


@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        ("MMS", [0, 0, 4]),
        ("MSMM", [0, 4, 0, 0]),
        ("MMMMS", [0, 0, 0, 0, 4]),  # the other saboteur is left over
        ("SMMSM", [3, 0, 0, 3, 0]),
        ("MMSSMM", [0, 0, 3, 3, 0, 0]),
        ("MSSMMMM", [0, 3, 3, 0, 0, 0, 0]),
        ("MSSMMMS", [0, 3, 3, 0, 0, 0, 3]),
        ("MSSMMMMS", [0, 3, 3, 0, 0, 0, 0, 3]),
        ("MSSMMMMSM", [0, 3, 3, 0, 0, 0, 0, 3, 0]),
        ("MSSMMMMSMM", [0, 3, 3, 0, 0, 0, 0, 3, 0, 0]),
        ("MSSMMMMSSM", [0, 2, 2, 0, 0, 0, 0, 2, 2, 0]),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_4_saboteurs_are_paid_by_their_number_among_the_players(roles: str, paid: list[int], edition: str) -> None:
    assert out_of_cards(roles, f"edition={edition}")[0].scores == paid


@pytest.mark.parametrize(("roles", "values"), [("SMMSM", (3,)), ("SMMSSMM", (3,)), ("SMMSSMMSMM", (2,))])
def test_S7_4_they_are_paid_with_the_fewest_cards(roles: str, values: tuple[int, ...]) -> None:
    state, _ = out_of_cards(roles)
    assert {state.view(seat).nuggets for seat, role in enumerate(roles) if role == "S"} == {values}


def test_S7_4_a_single_saboteur_is_paid_with_two_cards() -> None:
    assert out_of_cards("MMS")[0].view(None).nugget_counts == (0, 0, 2)


def test_S7_4_what_was_paid_comes_out_of_the_supply() -> None:
    state, _ = out_of_cards("SMMSM")
    assert [state.supply[value] for value in range(3)] == [16, 8, 2]


Purse = tuple[int, ...]  # nugget cards by their values


def purses(limit: int) -> list[Purse]:
    """Every payment worth no more than the limit."""
    counts = product(range(limit + 1), range(limit + 1), range(limit + 1))
    found = [(3,) * threes + (2,) * twos + (1,) * ones for ones, twos, threes in counts]
    return [purse for purse in found if sum(purse) <= limit]


def best_payment(payees: int, limit: int, supply: tuple[int, int, int]) -> list[tuple[int, int]]:
    """By S7.4: worth and number of cards for each payee, clockwise; tried out one by one."""
    best: tuple[int, int, int, list[tuple[int, int]]] | None = None
    for way in product(purses(limit), repeat=payees):
        used = Counter(value for purse in way for value in purse)
        if all(used[value] <= supply[value - 1] for value in (1, 2, 3)):
            sums = [sum(purse) for purse in way]
            cards = [-len(purse) for purse in way]
            merit = (min(sums), sum(sums), sum(cards), list(zip(sums, cards, strict=True)))
            best = merit if best is None else max(best, merit)
    assert best is not None
    return [(value, -cards) for value, cards in best[3]]


SUPPLIES = list(product((0, 1, 2, 3, 4, 6), (0, 1, 2, 3), (0, 1, 2, 4)))


@pytest.mark.parametrize(
    ("roles", "starter", "clockwise", "limit"),
    [
        ("MMS", 0, (2,), 4),
        ("MSMSM", 0, (1, 3), 3),
        ("MSMSM", 2, (3, 1), 3),
        ("MMSSMMS", 3, (3, 6, 2), 3),
        ("MMSSMMSMSM", 0, (2, 3, 6, 8), 2),
        ("MMSSMMSMSM", 8, (8, 2, 3, 6), 2),
    ],
)
def test_S7_4_of_a_scarce_supply_the_best_payment_is_made(
    roles: str, starter: int, clockwise: tuple[int, ...], limit: int
) -> None:
    for supply in SUPPLIES:
        players = len(roles)
        turn = f"players={players} roles={roles} starter={starter} hands={hands(players, 0, 'NS')} pile=-"
        state = position(f"{turn} {drained(*supply)}")
        before, counts = state.scores, state.view(None).nugget_counts
        play(state, "pass:NS")
        gained, more = worth(state, before), state.view(None).nugget_counts
        paid = [(gained[seat], more[seat] - counts[seat]) for seat in clockwise]
        assert paid == best_payment(len(clockwise), limit, supply), supply
        assert sum(gained) == sum(value for value, _ in paid), supply


@pytest.mark.parametrize(
    ("supply", "paid"),
    [
        ((0, 1, 1), [3, 2]),  # the first seat clockwise is paid better
        ((1, 1, 0), [2, 1]),
        ((0, 1, 0), [2, 0]),
        ((0, 0, 0), [0, 0]),
        ((2, 0, 1), [3, 2]),
        ((2, 2, 0), [3, 3]),
        ((2, 1, 0), [2, 2]),  # not 3 and 1: the greatest smallest payment comes first
        ((0, 2, 1), [3, 2]),  # not 2 and 2: then the greatest total
        ((0, 0, 1), [3, 0]),
    ],
)
@pytest.mark.parametrize("starter", [0, 2, 4])
def test_S7_4_equals_go_clockwise_from_the_first_seat(
    supply: tuple[int, int, int], paid: list[int], starter: int
) -> None:
    state = position(f"players=5 roles=MSMSM starter={starter} hands=NS/-/-/-/- pile=- {drained(*supply)}")
    before = state.scores
    play(state, "pass:NS")
    gained = worth(state, before)
    assert ([gained[3], gained[1]] if starter == 2 else [gained[1], gained[3]]) == paid


def test_S7_4_nobody_gets_more_than_the_payment() -> None:
    state, _ = out_of_cards("MMMMS", drained(0, 0, 4))
    assert state.scores[4] == 3  # two threes would be worth more than 4


def test_S7_4_what_each_was_paid_is_public() -> None:
    state, told = out_of_cards("SMMSM", drained(1, 1, 1))
    paid = [(event.seat, event.value, event.audience) for event in told if event.kind == "paid"]
    assert paid == [(0, 3, None), (3, 2, None), (3, 1, None)]
    lines = [line for line in state.view(None).ledger if line.why == "paid"]
    assert [(line.round, line.seat, line.values, line.worth) for line in lines] == [(2, 0, (3,), 3), (2, 3, (1, 2), 3)]
    assert state.view(1).ledger[-2:] == tuple(lines)


# S7.5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roles", ["MMM", "MMMM"])
def test_S7_5_without_a_saboteur_nobody_is_paid_if_the_gold_is_not_reached(roles: str, edition: str) -> None:
    state, told = out_of_cards(roles, f"edition={edition}")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["nobody"]
    assert [event.role for event in told if event.kind == "leftover_shown"] == ["saboteur"]
    assert (state.scores, state.view(None).supply, state.round) == ([0] * len(roles), 28, 2)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roles", ["MMM", "MMMM"])
def test_S7_5_without_a_saboteur_all_share_the_gold_if_it_is_reached(roles: str, edition: str) -> None:
    state = gold_found(roles, 1, f"edition={edition}")
    assert share_out(state) == [1, 0, *range(len(roles) - 1, 1, -1)]


# S7.6


@pytest.mark.parametrize("tool", ["P", "L", "C", "PLC"])
def test_S7_6_a_miner_with_a_broken_tool_shares_nothing(tool: str) -> None:
    state = gold_found("MMMSM", 2, f"sabotaged_unpaid broken=-/{tool}/-/-/-")
    assert share_out(state) == [2, 0, 4]


def test_S7_6_classic_draws_as_many_cards_however_few_share() -> None:
    state = gold_found("MMMSM", 2, "edition=classic sabotaged_unpaid broken=L/L/-/-/-")
    assert share_out(state) == [2, 4, 2, 4, 2]


def test_S7_6_a_single_sharer_gets_every_card_in_classic() -> None:
    state = gold_found("MMS", 1, "edition=classic rounds=1 sabotaged_unpaid broken=P/-/-")
    draw_pool(state, 1, 2, 3)
    play(state, "take:1")
    assert (state.turn, legal(state)) == (1, {"take:2", "take:3"})
    play(state, "take:3")
    assert (state.is_over, state.scores) == (True, [0, 6, 0])


def test_S7_6_a_single_sharer_has_nothing_to_decide_in_revised() -> None:
    state = gold_found("MMS", 1, "rounds=1 sabotaged_unpaid broken=P/-/-")
    draw_pool(state, 2)
    assert (state.is_over, state.scores) == (True, [0, 2, 0])


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_6_without_the_option_a_broken_tool_does_not_matter(edition: str) -> None:
    state = gold_found("MMMSM", 2, f"edition={edition} broken=P/L/-/-/C")
    assert share_out(state)[:4] == [2, 1, 0, 4]


def test_S7_6_a_tool_mended_before_the_end_does_not_matter() -> None:
    state = position(f"roles=MMS sabotaged_unpaid table={ROAD} hands=mendP/EW/- broken=P/-/- pile=-")
    play(state, "mendP>0", "EW@7,0")
    assert share_out(state) == [1, 0]


def test_S7_6_saboteurs_are_paid_with_broken_tools() -> None:
    assert out_of_cards("MMMSS", "sabotaged_unpaid broken=P/-/-/PLC/L")[0].scores == [0, 0, 0, 3, 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_6_if_all_miners_are_barred_nobody_is_paid(edition: str) -> None:
    cards = f"turn=3 table={ROAD} hands=-/-/-/EW/- broken=P/L/C/-/-"
    state = position(f"players=5 edition={edition} roles=MMMSS sabotaged_unpaid {cards}")
    told = play(state, "EW@7,0")
    assert [event.ending for event in told if event.kind == "round_ended"] == ["miners"]
    assert (state.scores, state.view(None).supply, state.round) == ([0] * 5, 28, 2)


# S7.7


def test_S7_7_the_values_are_their_owners_secret_the_number_of_cards_is_public() -> None:
    state = gold_found("MMSM", 3)
    draw_pool(state, 2, 1, 3)
    play(state, "take:2", "take:3")
    views = [state.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert [view.nugget_counts for view in views] == [(1, 1, 0, 1)] * 5
    assert [view.nuggets for view in views] == [(), (1,), (3,), (), (2,)]
    assert [[line.values for line in view.ledger] for view in views] == [
        [None, None, None],
        [None, None, (1,)],
        [None, (3,), None],
        [None, None, None],
        [(2,), None, None],
    ]


def test_S7_7_nobody_is_told_a_score_before_the_game_ends() -> None:
    state, _ = out_of_cards("MMS", "round=2")
    assert [state.view(seat).scores for seat in (None, 0, 1, 2)] == [None] * 4


def test_S7_7_when_the_game_ends_all_is_shown() -> None:
    state = gold_found("MMSM", 3, "rounds=1")
    draw_pool(state, 2, 1, 3)
    told = play(state, "take:2", "take:3")
    assert [event.count for event in told if event.kind == "counted"] == [1, 3, 0, 2]
    assert {state.view(seat).scores for seat in (None, 0, 1, 2, 3)} == {(1, 3, 0, 2)}
    assert [line.values for line in state.view(None).ledger] == [(2,), (3,), (1,)]
    assert "game_ended" in kinds(told)
