"""Self-checks of the oracle, positions made by hand: walking, mines and treasures."""

from typing import Any

import pytest

from .game import LostMinesOracle
from .positions import corridor, draw, play, position

pytestmark = pytest.mark.once


def walking(hand: str = "", **options: Any) -> LostMinesOracle:
    """A position in which seat 0 has discarded one card, holds the others and is to move."""
    game = position(hands=["NE " + hand, "NE NE", "NE NE"], **options)
    game.play("discard:NE")
    return game


def test_L6_1_three_cards_back_and_forth_and_shared_freely() -> None:
    game = walking(laid=corridor(2, 6), stand={1: (2, 2), 2: (3, 2)})
    assert game.legal() == {"stay", "walk@2,2", "walk@3,2", "walk@4,2"}


def test_L6_1_a_card_without_an_opening_back_is_not_walked_onto() -> None:
    game = walking(laid={(2, 2): "NES"})
    assert game.legal() == {"stay"}


def test_L4_6_five_cards_from_a_campfire() -> None:
    laid = {**corridor(2, 9, row=3), (2, 3): "NESW-camp"}
    game = walking(laid=laid, stand={0: (2, 3)})
    assert game.legal() == {"stay", *(f"walk@{x},3" for x in range(3, 8))}


def test_L4_6_a_campfire_in_the_middle_of_a_walk_prolongs_nothing() -> None:
    game = walking(laid={**corridor(2, 6), (3, 2): "NESW-camp"})
    assert game.legal() == {"stay", "walk@2,2", "walk@3,2", "walk@4,2"}


def test_L4_4_an_obstacle_without_its_tool_is_not_entered() -> None:
    game = walking(laid={**corridor(2, 6), (3, 2): "EW-lake"})
    assert game.legal() == {"stay", "walk@2,2"}


def test_L4_5_and_L5_1_a_dwarf_on_a_narrow_card_stops_a_third_behind() -> None:
    for narrow in ("EW-rocks", "EW-lake+boat"):
        laid = {**corridor(2, 6), (3, 2): narrow}
        game = walking(laid=laid, stand={1: (3, 2), 2: (2, 2)})
        assert game.legal() == {"stay", "walk@2,2"}
        game = walking(laid=laid, stand={1: (2, 2)})
        assert game.legal() == {"stay", "walk@2,2", "walk@3,2", "walk@4,2"}


def test_L4_5_a_dwarf_may_come_back_onto_its_own_rocks_and_cross_them() -> None:
    laid = {**corridor(2, 6), (4, 2): "EW-rocks"}
    game = walking("NE", laid=laid, stand={0: (4, 2)})
    game._tokens["4,2E"] = "trap"
    assert {"walk@4,2!2", "walk@3,2!2", "walk@3,2"} & game.legal() == {"walk@3,2"}  # one card to lose
    assert {"walk@4,2!1", "walk@3,2!1"} <= game.legal()


def test_L5_3_twice_over_one_trap_with_one_card_in_hand() -> None:
    game = walking("NS", laid=corridor(2, 2))
    game._tokens["1,2E"] = "trap"
    assert game.legal() == {"stay", "walk@2,2!1", "walk@1,2!1"}
    game.play("walk@1,2!1")
    assert game.chance() == {"lost:NS": 1}
    game.play("lost:NS")
    assert game.dwarfs[0] == (1, 2)
    draw(game)  # for the one discarded
    assert len(game.hands[0]) == 1


def test_L5_3_each_crossing_counts_and_lost_cards_are_drawn_one_by_one() -> None:
    game = walking("NS NS axe", laid=corridor(2, 2))
    game._tokens["1,2E"] = "trap"
    assert game.legal() == {"stay", "walk@2,2!1", "walk@1,2!2", "walk@2,2!3"}
    game.play("walk@2,2!3")
    assert game.chance() == {"lost:NS": 2, "lost:axe": 1}
    play(game, "lost:NS", "lost:axe", "lost:NS")
    assert game.dwarfs[0] == (2, 2)
    assert game.hands[0] == []


def test_L5_3_an_empty_hand_loses_nothing() -> None:
    game = walking("", laid=corridor(2, 2))
    game._tokens["1,2E"] = "trap"
    assert game.legal() == {"stay", "walk@2,2"}


def test_L5_4_a_troll_stops_its_owner_too() -> None:
    game = position(hands=["troll NE", "NE", "NE"], laid=corridor(2, 2))
    game.play("troll@1,2E")
    assert game.legal() == {"stay"}


def test_L6_3_a_face_down_mine_is_named_with_the_side_and_ends_the_walk() -> None:
    laid = {(8, 2): "NESW-camp", (8, 1): "ES", (9, 1): "SW", (9, 3): "NS"}
    game = walking("NE NE NE NE", laid=laid, stand={0: (8, 2)})
    game._tokens = {"8,2E": "trap", "8,1E": "trap"}
    assert {text for text in game.legal() if "@9,2" in text} == {
        *("walk@9,2<W!1", "walk@9,2<N!1"),
        *("walk@9,2<W!3", "walk@9,2<N!3"),  # to (9,1) and back first
    }
    assert {text for text in game.legal() if "@9,3" in text or "@9,4" in text} == set()


def test_L6_3_a_mine_is_turned_so_that_the_way_in_exists() -> None:
    game = walking(laid={(8, 2): "EW"}, stand={0: (8, 2)}, treasures="gems3 gems4 silver2")
    game.play("walk@9,2<W")
    assert game.board[9, 2] == "NSW=gold"
    assert game.face_down == [True, False, True, True]


def test_L6_3_the_way_in_counts_more_than_all_other_sides() -> None:
    laid = {(8, 2): "EW", (9, 1): "NS", (10, 2): "EW", (9, 3): "EW"}  # but for the west, NE would agree
    game = walking(mines="gems dragon silver gold", laid=laid, stand={0: (8, 2)})
    game.play("walk@9,2<W")
    assert game.board[9, 2] == "SW=dragon"


def test_L6_3_as_many_other_sides_as_possible_agree() -> None:
    # silver (NEW) entered from the west: upright N is open, turned S is
    for beside, lies in (("NS", "ESW=silver"), ("EW", "NEW=silver")):
        laid = {(8, 4): "EW", (9, 5): beside}
        game = walking(laid=laid, stand={0: (8, 4)}, treasures="gems3 gems4 gold2")
        game.play("walk@9,4<W")
        assert game.board[9, 4] == lies


def test_L6_3_a_tie_is_the_movers_choice() -> None:
    laid = {(8, 4): "EW", (9, 5): "NS", (9, 3): "NS"}
    game = walking(laid=laid, stand={0: (8, 4)}, treasures="gems3 gems4 gold2")
    game.play("walk@9,4<W")
    assert game.turn == 0
    assert game.dwarfs[0] == (9, 4)
    assert game.legal() == {"turn:NEW", "turn:ESW"}
    game.play("turn:ESW")
    assert game.board[9, 4] == "ESW=silver"


def test_L6_3_no_choice_between_two_ways_that_are_the_same() -> None:
    game = walking(laid={(8, 0): "EW"}, stand={0: (8, 0)}, treasures="silver1 silver2 gold2")
    game.play("walk@9,0<W")
    assert game.board[9, 0] == "NESW=gems"
    assert game.turn is None


def test_L6_3_a_token_that_now_faces_rock_stays_and_can_not_be_crossed() -> None:
    laid = {(8, 2): "EW", (10, 2): "NW", (10, 1): "NS"}
    game = walking(laid=laid, stand={0: (8, 2)}, treasures="gems3 gems4 silver2")
    game._tokens["9,2E"] = "trap"
    game.play("walk@9,2<W")  # gold lies as NSW: rock to the east
    assert game.tokens == {"9,2E": "trap"}
    game = walking(laid=laid, stand={0: (10, 2)})
    game._tokens["9,2E"] = "trap"
    game._mines_up[9, 2] = "NSW=gold"
    assert game.legal() == {"stay", "walk@10,1"}


def test_L6_4_a_treasure_is_taken_and_chosen_if_there_are_several() -> None:
    game = walking(laid={(8, 2): "EW"}, stand={0: (8, 2)}, treasures="gold2 silver1 gold3")
    game.play("walk@9,2<W")
    assert game.legal() == {"take:0", "take:2"}
    game.play("take:2")
    assert game.treasures == [("gold", 2, None), ("silver", 1, None), ("gold", 3, 0)]
    assert game.turn is None


def test_L6_4_who_stays_in_an_open_mine_takes_again() -> None:
    game = position(hands=["NE NE NE"] * 3, pile=0, treasures="gold2 silver1 gold3", laid={(8, 2): "EW"})
    game._dwarfs[0] = (8, 2)
    play(game, "discard:NE", "walk@9,2<W", "take:0")
    for _ in (1, 2):
        play(game, "discard:NE", "stay")
    play(game, "discard:NE", "stay")
    assert game.turn == 1  # the only one left was taken unasked
    assert [taker for _, _, taker in game.treasures] == [0, None, 0]


def test_L6_4_who_comes_to_an_open_mine_or_left_and_came_back_takes_too() -> None:
    game = walking("NE", treasures="gold2 silver1 gold3", laid={(8, 2): "EW"}, stand={0: (8, 2)})
    game._mines_up[9, 2] = "NSW=gold"
    assert game.legal() == {"stay", "walk@9,2"}
    game.play("walk@9,2")
    assert game.legal() == {"take:0", "take:2"}
    game = walking("NE", treasures="gold2 silver1 gold3", laid={(8, 2): "EW"}, stand={0: (9, 2)})
    game._mines_up[9, 2] = "NSW=gold"
    game._tokens["8,2E"] = "trap"
    play(game, "walk@9,2!1", "lost:NE")
    assert game.legal() == {"take:0", "take:2"}


def test_L6_4_crossing_an_open_mine_gives_nothing() -> None:
    game = walking(treasures="gold2 silver1 gold3", laid={(8, 2): "EW", (9, 3): "NS"}, stand={0: (8, 2)})
    game._mines_up[9, 2] = "NSW=gold"
    assert game.legal() == {"stay", "walk@9,2", "walk@9,3", "walk@9,4<N"}
    game.play("walk@9,3")
    assert all(taker is None for _, _, taker in game.treasures)


def test_L6_4_nothing_is_taken_where_none_is_left() -> None:
    game = walking(treasures="silver2 silver1 silver3", laid={(8, 2): "EW"}, stand={0: (8, 2)})
    game.play("walk@9,2<W")
    assert game.turn is None
    assert all(taker is None for _, _, taker in game.treasures)


def test_L6_5_who_turns_up_the_dragon_takes_the_token_and_later_it_is_a_path() -> None:
    game = position(hands=["NE NE"] * 3, pile=0, laid={(8, 6): "EW"}, stand={0: (8, 6), 1: (8, 6)})
    play(game, "discard:NE", "walk@9,6<W")
    assert game.board[9, 6] == "SW=dragon"
    assert game.dragon == 0
    play(game, "discard:NE", "walk@9,6")
    assert game.dragon == 0
