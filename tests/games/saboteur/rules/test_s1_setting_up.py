"""Setting up (S1): players and rounds, roles, start and goals, pile and hands, nuggets, who begins."""

from itertools import permutations

import pytest

from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import Card

from .table import chance, deal, kinds, play, position

PLAYERS = range(3, 11)
ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


def new(players: int, first: int | None = 0, rounds: int = 3) -> State:
    return State.new(Options(players=players, first=first, rounds=rounds))


def dealt(players: int, first: int = 0) -> State:
    """A game that has been dealt, with nothing done yet."""
    state = new(players, first)
    deal(state)
    return state


def at_goals(players: int = 3) -> State:
    """A game about to lay out its goals."""
    state = new(players)
    play(state, *["role:miner"] * players)
    return state


def at_hands(players: int = 3) -> State:
    """A game about to deal the first hand."""
    state = at_goals(players)
    play(state, "goal:gold", "goal:NE", "goal:NW")
    return state


def pass_until(state: State, stop_round: int) -> None:
    """Everyone passes their cards away until this round begins or the game is over."""
    while state.round < stop_round and not state.is_over:
        if state.turn is None:
            deal(state)
        else:
            play(state, next(str(action) for action in state.legal() if str(action).startswith("pass:")))


def looks(state: State) -> tuple[str | None, ...]:
    """What a map shows at each goal."""
    found = []
    for goal in ("top", "middle", "bottom"):
        twin = state.copy()
        found += [event.treasure for event in play(twin, f"map>{goal}") if event.kind == "your_look"]
    return tuple(found)


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 11, 12])
def test_S1_1_fewer_than_three_or_more_than_ten_cannot_play(players):
    with pytest.raises(ValueError, match=r"S1\.1"):
        Options(players=players)


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_1_three_to_ten_sit_in_seats_from_0(players):
    state = dealt(players)
    assert [state.view(seat).seat for seat in range(players)] == list(range(players))
    with pytest.raises(ValueError, match="does not play"):
        state.view(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_1_the_turn_goes_once_around_all_seats(players):
    state = dealt(players)
    turns = []
    for _ in range(players + 1):
        turns.append(state.turn)
        play(state, str(state.legal()[-1]))
        deal(state)
    assert turns == [*range(players), 0]


def test_S1_1_a_game_is_three_rounds():
    state = new(3)
    rounds = [state.round]
    while not state.is_over:
        pass_until(state, state.round + 1)
        rounds.append(state.round)
    assert rounds == [1, 2, 3, 3]


@pytest.mark.parametrize("rounds", [1, 2, 5, 99])
def test_S1_1_the_number_of_rounds_is_an_option(rounds):
    last = position(f"rounds={rounds} round={rounds} pile=- hands=NS/-/-")
    play(last, "pass:NS")
    assert last.is_over


@pytest.mark.parametrize("rounds", [2, 5, 99])
def test_S1_1_the_round_before_the_last_does_not_end_the_game(rounds):
    state = position(f"rounds={rounds} round={rounds - 1} pile=- hands=NS/-/-")
    play(state, "pass:NS")
    assert (state.round, state.is_over) == (rounds, False)


@pytest.mark.parametrize("rounds", [-1, 0])
def test_S1_1_a_game_has_at_least_one_round(rounds):
    with pytest.raises(ValueError, match=r"S1\.1"):
        Options(players=3, rounds=rounds)


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_2_the_role_pool_follows_the_number_of_players(players):
    saboteurs, miners = ROLES[players]
    assert chance(new(players)) == {"role:miner": miners, "role:saboteur": saboteurs}


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_2_the_pool_has_one_card_more_than_there_are_players(players):
    assert sum(chance(new(players)).values()) == players + 1


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_2_each_player_gets_one_card_of_the_pool(players):
    state = new(players)
    saboteurs, miners = ROLES[players]
    for _ in range(saboteurs):
        play(state, "role:saboteur")
    assert chance(state) == {"role:miner": miners}
    play(state, *["role:miner"] * (players - saboteurs))
    assert [state.view(seat).role for seat in range(players)] == ["saboteur"] * saboteurs + ["miner"] * (
        players - saboteurs
    )
    assert not any(draw.startswith("role") for draw in chance(state))


def test_S1_2_drawing_a_miner_leaves_one_miner_less():
    state = new(5)
    play(state, "role:miner")
    assert chance(state) == {"role:miner": 3, "role:saboteur": 2}


@pytest.mark.parametrize("players", [3, 4])
def test_S1_2_with_three_or_four_all_may_be_miners(players):
    state = new(players)
    play(state, *["role:miner"] * players)
    assert {state.view(seat).role for seat in range(players)} == {"miner"}


def test_S1_2_each_player_looks_at_their_own_role_alone():
    state = new(3)
    happened = [play(state, f"role:{role}") for role in ("miner", "saboteur", "miner")]
    seen = [[(e.audience, e.seat, e.role) for e in events if e.role is not None] for events in happened]
    assert seen == [[(0, 0, "miner")], [(1, 1, "saboteur")], [(2, 2, "miner")]]


def test_S1_2_roles_are_kept_secret():
    state = position("players=5 roles=SMMMS hands=NS/-/-/-/-")
    assert [state.view(seat).roles for seat in (0, 1, None)] == [
        ("saboteur", None, None, None, None),
        (None, "miner", None, None, None),
        (None,) * 5,
    ]


@pytest.mark.parametrize(("roles", "leftover"), [("MMM", "saboteur"), ("MSM", "miner")])
def test_S1_2_the_role_left_over_stays_face_down_until_the_round_ends(roles, leftover):
    state = position(f"rounds=1 roles={roles} pile=- hands=NS/NE/-")
    happened = play(state, "pass:NS")
    assert [state.view(seat).leftover for seat in (0, 1, 2, None)] == [None] * 4
    assert "leftover_shown" not in kinds(happened)
    happened = play(state, "pass:NE")
    assert [event.role for event in happened if event.kind == "leftover_shown"] == [leftover]
    assert [state.view(seat).leftover for seat in (0, 1, 2, None)] == [leftover] * 4


def test_S1_3_the_start_card_alone_is_face_up_at_the_origin():
    assert dealt(3).view(None).table == (Card(x=0, y=0, face="NESW", what="start"),)


def test_S1_3_three_goals_lie_face_down_eight_columns_away():
    goals = dealt(3).view(None).goals
    assert [(goal.name, goal.x, goal.y) for goal in goals] == [("top", 8, -2), ("middle", 8, 0), ("bottom", 8, 2)]
    assert [(goal.face_up, goal.treasure, goal.looked_by) for goal in goals] == [(False, None, ())] * 3


def test_S1_3_the_goals_are_one_gold_and_two_stones():
    assert chance(at_goals()) == {"goal:gold": 1, "goal:NE": 1, "goal:NW": 1}


@pytest.mark.parametrize("order", list(permutations(["gold", "NE", "NW"])))
def test_S1_3_the_goals_may_lie_in_any_order(order):
    state = at_goals()
    for place, name in enumerate(order):
        assert chance(state) == {f"goal:{left}": 1 for left in order[place:]}
        play(state, f"goal:{name}")
    deal(state, lambda draws: "card:map" if "card:map" in draws else draws[0])
    assert looks(state) == order


def test_S1_4_the_pile_is_40_tunnels_and_27_actions_before_the_hands_are_dealt():
    deck = chance(at_hands())
    tunnels = [draw for draw in deck if set(draw.removeprefix("card:").upper()) <= set("NESW")]
    assert sum(deck[draw] for draw in tunnels) == 40
    assert sum(deck.values()) - 40 == 27
    assert at_hands().pile_size == 67


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_4_the_size_of_a_hand_follows_the_number_of_players(players):
    view = dealt(players).view(0)
    assert view.hand_sizes == (HANDS[players],) * players
    assert len(view.hand) == HANDS[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_4_the_hands_come_out_of_the_pile(players):
    assert dealt(players).pile_size == 67 - players * HANDS[players]


def test_S1_4_a_hand_begins_with_its_first_card_only():
    state = position("phase=hands hands=-/-/-")
    begins = [state.begins_hand]
    play(state, "card:NS")
    begins.append(state.begins_hand)
    play(state, *["card:map"] * 5)
    assert [*begins, state.begins_hand] == [True, False, True]
    deal(state)
    assert not state.begins_hand
    assert not position("phase=roles roles=--- goals=-,-,-").begins_hand


def test_S1_4_every_card_left_in_the_pile_is_equally_likely_to_come_next():
    state = at_hands()
    play(state, "card:NS", "card:NS", "card:n", "card:map")
    left = chance(state)
    assert (left["card:NS"], left.get("card:n"), left["card:map"], sum(left.values())) == (2, None, 5, 63)


def test_S1_4_each_hand_is_seen_by_its_player_alone():
    state = at_hands()
    happened = play(state, "card:NS")
    assert [(e.kind, e.audience, e.seat, e.card) for e in happened] == [
        ("card_dealt", None, 0, None),
        ("your_card", 0, 0, "NS"),
    ]


def test_S1_5_the_supply_holds_28_nugget_cards():
    state = dealt(3)
    assert list(state.supply) == [16, 8, 4]
    assert state.view(0).supply == 28


def test_S1_5_nugget_cards_are_drawn_from_a_shuffled_supply():
    state = position("roles=MMM goals=ne,gold,nw table=EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NESW@6,0 hands=NESW/-/-")
    play(state, "NESW@7,0")
    assert chance(state) == {"nugget:1": 16, "nugget:2": 8, "nugget:3": 4}
    play(state, "nugget:3")
    assert chance(state) == {"nugget:1": 16, "nugget:2": 8, "nugget:3": 3}


def test_S1_5_the_supply_is_face_down():
    one = position("ledger=1s01 hands=NS/-/-")
    other = position("ledger=1s03 hands=NS/-/-")
    assert one.view(1) == other.view(1)
    assert one.view(1).supply == 27


@pytest.mark.parametrize("players", PLAYERS)
def test_S1_6_the_first_seat_is_drawn_when_nobody_named_it(players):
    assert chance(new(players, first=None)) == {f"first:{seat}": 1 for seat in range(players)}


@pytest.mark.parametrize("first", range(4))
def test_S1_6_the_seat_that_was_drawn_begins(first):
    state = new(4, first=None)
    happened = play(state, f"first:{first}")
    assert [event.seat for event in happened if event.kind == "begins"] == [first]
    deal(state)
    assert (state.turn, state.first) == (first, first)


@pytest.mark.parametrize("first", range(4))
def test_S1_6_the_host_may_name_the_first_seat(first):
    state = new(4, first=first)
    assert not any(draw.startswith("first") for draw in chance(state))
    deal(state)
    assert (state.turn, state.first) == (first, first)


@pytest.mark.parametrize("first", [-1, 4, 9])
def test_S1_6_the_first_seat_is_one_that_plays(first):
    with pytest.raises(ValueError, match=r"S1\.6"):
        Options(players=4, first=first)


@pytest.mark.parametrize("first", range(5))
def test_S1_6_play_goes_clockwise_from_the_first_seat(first):
    state = dealt(5, first)
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        play(state, str(state.legal()[-1]))
        deal(state)
    assert turns == [(first + step) % 5 for step in range(6)]
