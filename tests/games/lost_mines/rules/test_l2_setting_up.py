"""Setting up a round (L2): mines, treasures, dwarfs, hands, and who begins."""

from itertools import permutations

import pytest

from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.state import State

from .forest import at, chance, deal, end_by_vote, kinds, legal, new, play, position, refused, said

PLAYERS = range(3, 10)
HANDS = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}
DWARFS = ["dwarf:blue-loyal", "dwarf:yellow-saboteur", "dwarf:yellow-loyal"]


def at_mines() -> State:
    """A game about to lay out its mines."""
    state = new(3)
    play(state, *DWARFS)
    return state


def dealt(players: int, first: int = 0) -> State:
    """A game that has been dealt, with nothing done yet."""
    state = new(players, first)
    deal(state)
    return state


def test_L2_1_a_new_game_says_that_a_round_begins():
    event = new(3).last_events()[0]
    assert (event.kind, event.round, event.audience) == ("round_began", 1, None)


def test_L2_4_a_hand_begins_with_its_first_card_only():
    state, begins = at_mines(), []
    for draws in (
        ["mine:gems", "mine:gold", "mine:dragon", "mine:silver", "treasure:gold2", "treasure:gold3"],
        ["treasure:gems3"],
        ["card:infoMT"],
    ):
        play(state, *draws)
        begins.append(state.begins_hand)
    deal(state)
    assert [*begins, state.begins_hand] == [False, True, False, False]


def test_L2_5_everyone_sees_who_begins():
    (event,) = play(new(3, first=None), "first:2")
    assert (event.kind, event.seat, event.audience) == ("begins", 2, None)


# --- L2.1 ---


@pytest.mark.parametrize("order", list(permutations(["silver", "gold", "gems", "dragon"]))[::5])
def test_L2_1_the_mines_are_shuffled_onto_their_cells(order):
    state = at_mines()
    left = {"silver", "gold", "gems", "dragon"}
    for mine in order:
        assert chance(state) == {f"mine:{one}": 1 for one in left}
        play(state, f"mine:{mine}")
        left.remove(mine)
    play(state, "treasure:gold2", "treasure:gold3", "treasure:gems3", "card:infoMT", "card:infoMD")
    deal(state)
    found = []
    for mine in range(4):
        twin = state.copy()
        found += [event.holds for event in play(twin, f"infoMT>mine{mine}") if event.kind == "your_look"]
    assert found == list(order)


def test_L2_1_the_mines_lie_face_down_and_unseen():
    state = at_mines()
    events = play(state, "mine:gems", "mine:gold", "mine:dragon", "mine:silver")
    assert [event.kind for event in events] == ["mines_hidden"]
    deal(state)
    for viewer in (None, 0, 1, 2):
        mines = state.view(viewer).mines
        assert [(mine.face_up, mine.holds, mine.looked_by) for mine in mines] == [(False, None, ())] * 4


def test_L2_1_the_start_cards_lie_face_up():
    for state in (new(3), dealt(3)):
        cards = [(card.x, card.y, card.face, card.what) for card in state.view(None).board]
        assert cards == [(1, 2, "NESW", "start"), (1, 4, "NESW", "start")]


# --- L2.2 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_L2_2_as_many_treasures_as_players_are_laid_out(players):
    view = dealt(players).view(None)
    assert len(view.treasures) == players
    assert {treasure.taken_by for treasure in view.treasures} == {None}


def test_L2_2_their_kind_is_visible_their_value_is_not():
    state = at_mines()
    play(state, "mine:gems", "mine:gold", "mine:dragon", "mine:silver")
    events = play(state, "treasure:gold4", "treasure:silver1", "treasure:gold3")
    assert [said(event) for event in events] == [
        {"kind": "treasure_laid", "which": 0, "treasure": "gold"},
        {"kind": "treasure_laid", "which": 1, "treasure": "silver"},
        {"kind": "treasure_laid", "which": 2, "treasure": "gold"},
    ]
    deal(state)
    for viewer in (None, 0, 1, 2):
        seen = [(treasure.kind, treasure.value) for treasure in state.view(viewer).treasures]
        assert seen == [("gold", None), ("silver", None), ("gold", None)]


def test_L2_2_the_rest_are_put_aside_unseen():
    state = position("hands=infoMT/NS/NS treasures=gold2,gold3,gold3")
    assert {action for action in legal(state, "look") if "treasure" in action} == {
        *("infoMT>treasure0", "infoMT>treasure1", "infoMT>treasure2")
    }
    assert refused(state, "infoMT>treasure3") == "L5.2"


# --- L2.3 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_L2_3_one_dwarf_card_to_each_player(players):
    state = new(players)
    for seat in range(players):
        assert (state.view(None).draws_for, state.view(None).phase) == (seat, "dwarfs")
        events = play(state, next(iter(chance(state))))
        assert [(event.kind, event.audience, event.seat) for event in events] == [
            ("clan_dealt", None, seat),
            ("your_character", seat, seat),
        ]
    assert state.view(None).phase == "mines"


def test_L2_3_dwarf_cards_left_over_stay_face_down_also_when_the_round_ends():
    state = position("rounds=1 dwarfs=bL,yS,yO hands=NS/-/-")
    events = end_by_vote(state)
    assert kinds(events).count("character_shown") == 3
    assert len(state.view(None).dwarfs) == 3
    assert not [event for event in events if event.character is not None and event.kind != "character_shown"]


def test_L2_3_each_dwarf_is_on_the_start_of_its_clan():
    state = at_mines()
    assert [at(state, seat) for seat in range(3)] == [(1, 2), (1, 4), (1, 4)]
    deal(state)
    assert [at(state, seat) for seat in range(3)] == [(1, 2), (1, 4), (1, 4)]


# --- L2.4 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_L2_4_hands_of_five_or_four_and_ten_cards_put_aside(players):
    state = dealt(players)
    view = state.view(None)
    assert view.hand_sizes == (HANDS[players],) * players
    assert view.pile == 63 - 10 - HANDS[players] * players


def test_L2_4_paths_and_actions_are_shuffled_together():
    state = at_mines()
    play(state, "mine:gems", "mine:gold", "mine:dragon", "mine:silver")
    play(state, "treasure:gold4", "treasure:silver1", "treasure:gold3")
    assert sum(chance(state).values()) == 63
    play(state, "card:NES", "card:NES", "card:storm")
    assert (chance(state)["card:NES"], chance(state)["card:storm"], sum(chance(state).values())) == (2, 2, 60)


def test_L2_4_the_ten_put_aside_could_be_any_cards():
    state = position("hands=NS/NS/NS phase=draw due=1 pile=EW")
    assert (state.view(None).pile, sum(chance(state).values())) == (1, 11)


def test_L2_4_a_card_is_dealt_to_its_player_alone():
    state = at_mines()
    play(state, "mine:gems", "mine:gold", "mine:dragon", "mine:silver")
    play(state, "treasure:gold4", "treasure:silver1", "treasure:gold3")
    events = play(state, *["card:NE"] * 5, "card:axe")
    assert [(event.kind, event.audience, event.seat, event.card) for event in events[-4:]] == [
        ("card_dealt", None, 0, None),
        ("your_card", 0, 0, "NE"),
        ("card_dealt", None, 1, None),
        ("your_card", 1, 1, "axe"),
    ]


# --- L2.5 ---


@pytest.mark.parametrize("players", [3, 6, 9])
def test_L2_5_the_host_names_the_first_seat(players):
    for first in range(players):
        state = dealt(players, first)
        assert (state.turn, state.view(None).first) == (first, first)


@pytest.mark.parametrize("players", PLAYERS)
def test_L2_5_or_it_is_drawn(players):
    state = new(players, first=None)
    assert chance(state) == {f"first:{seat}": 1 for seat in range(players)}
    play(state, f"first:{players - 1}")
    deal(state)
    assert (state.turn, state.view(None).first) == (players - 1, players - 1)


@pytest.mark.parametrize("first", [-1, 3])
def test_L2_5_the_first_seat_is_one_that_plays(first):
    with pytest.raises(ValueError, match=r"L2\.5"):
        Options(players=3, first=first)


@pytest.mark.parametrize("first", [0, 2, 3])
def test_L2_5_play_goes_clockwise(first):
    state = dealt(4, first)
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        play(state, min(legal(state, "discard")), "stay")
        deal(state)
    assert turns == [(first + step) % 4 for step in range(5)]
