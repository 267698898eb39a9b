"""House options (S10), all off by default: every saboteur dealt, fewer maps."""

import pytest

from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State

from .table import chance, deal, kinds, play, position

POOLS = {3: (1, 2), 4: (1, 3), 5: (2, 3), 6: (2, 4), 7: (3, 4), 8: (3, 5), 9: (3, 6), 10: (4, 6)}


def new(players: int = 3, *, all_saboteurs: bool = False, maps: int = 6) -> State:
    return State.new(Options(players=players, first=0, all_saboteurs=all_saboteurs, maps=maps))


def at_hands(maps: int) -> State:
    """A game about to deal the first hand."""
    state = new(maps=maps)
    play(state, *["role:miner"] * 3, "goal:gold", "goal:NE", "goal:NW")
    return state


def test_S10_1_all_saboteurs_is_off_by_default():
    assert Options(players=5).all_saboteurs is False
    assert chance(State.new(Options(players=5, first=0))) == {"role:miner": 4, "role:saboteur": 2}


@pytest.mark.parametrize("players", POOLS)
def test_S10_1_one_miner_is_taken_out_of_the_pool(players):
    saboteurs, miners = POOLS[players]
    assert chance(new(players, all_saboteurs=True)) == {"role:miner": miners, "role:saboteur": saboteurs}


@pytest.mark.parametrize("players", POOLS)
@pytest.mark.parametrize("last", [False, True])
def test_S10_1_every_saboteur_is_dealt(players, last):
    state = new(players, all_saboteurs=True)
    deal(state, lambda draws: draws[-1 if last else 0])
    roles = [state.view(seat).role for seat in range(players)]
    assert (roles.count("saboteur"), roles.count("miner")) == POOLS[players]


def test_S10_1_nothing_is_left_over():
    state = position("all_saboteurs rounds=1 roles=MMS pile=- hands=NS/-/-")
    events = play(state, "pass:NS")
    assert "role_shown" in kinds(events)
    assert "leftover_shown" not in kinds(events)
    assert state.view(None).leftover is None


def test_S10_1_the_next_round_has_the_same_pool():
    state = position("all_saboteurs players=4 pile=- hands=NS/-/-/-")
    play(state, "pass:NS")
    assert (state.round, chance(state)) == (2, {"role:miner": 3, "role:saboteur": 1})


def test_S10_2_six_maps_are_the_book():
    assert Options(players=3).maps == 6
    assert chance(at_hands(6))["card:map"] == 6


@pytest.mark.parametrize("maps", range(7))
def test_S10_2_so_many_maps_are_in_the_deck(maps):
    state = at_hands(maps)
    assert chance(state).get("card:map", 0) == maps
    assert (state.pile_size, sum(chance(state).values())) == (61 + maps, 61 + maps)


@pytest.mark.parametrize("maps", [0, 3])
def test_S10_2_no_other_card_changes(maps):
    book, fewer = chance(at_hands(6)), chance(at_hands(maps))
    assert {**fewer, "card:map": 6} == book


@pytest.mark.parametrize("maps", [0, 2])
def test_S10_2_the_next_round_has_as_many(maps):
    state = position(f"maps={maps} pile=- hands=NS/-/-")
    play(state, "pass:NS", *["role:miner"] * 3, "goal:gold", "goal:NE", "goal:NW")
    assert (chance(state).get("card:map", 0), state.pile_size) == (maps, 61 + maps)


@pytest.mark.parametrize("maps", [-1, 7])
def test_S10_2_no_fewer_than_none_and_no_more_than_six(maps):
    with pytest.raises(ValueError, match=r"S10\.2"):
        Options(players=3, maps=maps)
