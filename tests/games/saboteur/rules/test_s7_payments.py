"""S7.4 to S7.7: the saboteurs are paid, from what the supply has."""

from collections import Counter
from itertools import product

import pytest

from tests.games.saboteur.rules.sharing import (
    EDITIONS,
    ROAD,
    drained,
    draw_pool,
    gold_found,
    hands,
    out_of_cards,
    share_out,
    worth,
)
from tests.games.saboteur.rules.table import kinds, legal, play, position


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
    state, events = out_of_cards("SMMSM", drained(1, 1, 1))
    paid = [(event.seat, event.value, event.audience) for event in events if event.kind == "paid"]
    assert paid == [(0, 3, None), (3, 2, None), (3, 1, None)]
    lines = [line for line in state.view(None).ledger if line.why == "paid"]
    assert [(line.round, line.seat, line.values, line.worth) for line in lines] == [(2, 0, (3,), 3), (2, 3, (1, 2), 3)]
    assert state.view(1).ledger[-2:] == tuple(lines)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roles", ["MMM", "MMMM"])
def test_S7_5_without_a_saboteur_nobody_is_paid_if_the_gold_is_not_reached(roles: str, edition: str) -> None:
    state, events = out_of_cards(roles, f"edition={edition}")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["nobody"]
    assert [event.role for event in events if event.kind == "leftover_shown"] == ["saboteur"]
    assert (state.scores, state.view(None).supply, state.round) == ([0] * len(roles), 28, 2)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roles", ["MMM", "MMMM"])
def test_S7_5_without_a_saboteur_all_share_the_gold_if_it_is_reached(roles: str, edition: str) -> None:
    state = gold_found(roles, 1, f"edition={edition}")
    assert share_out(state) == [1, 0, *range(len(roles) - 1, 1, -1)]


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
    events = play(state, "EW@7,0")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["miners"]
    assert (state.scores, state.view(None).supply, state.round) == ([0] * 5, 28, 2)


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


def test_S7_7_nobody_learns_a_score_before_the_game_ends() -> None:
    state, _ = out_of_cards("MMS", "round=2")
    assert [state.view(seat).scores for seat in (None, 0, 1, 2)] == [None] * 4


def test_S7_7_when_the_game_ends_all_is_shown() -> None:
    state = gold_found("MMSM", 3, "rounds=1")
    draw_pool(state, 2, 1, 3)
    events = play(state, "take:2", "take:3")
    assert [event.count for event in events if event.kind == "counted"] == [1, 3, 0, 2]
    assert {state.view(seat).scores for seat in (None, 0, 1, 2, 3)} == {(1, 3, 0, 2)}
    assert [line.values for line in state.view(None).ledger] == [(2,), (3,), (1,)]
    assert "game_ended" in kinds(events)
