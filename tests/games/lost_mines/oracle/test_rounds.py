"""Self-checks of the oracle, positions made by hand: how a round ends and what it scores."""

import pytest

from .positions import draw, play, position
from .scoring import round_points, shares

pytestmark = pytest.mark.once


def test_L7_1_the_last_treasure_ends_the_round_immediately() -> None:
    game = position(hands=["NE"] * 3, laid={(8, 2): "EW"}, stand={0: (8, 2)})
    game._takers = {0: 1, 2: 2}
    play(game, "discard:NE", "walk@9,2<W")
    assert game.round == 2
    assert game.chance() == {
        **{f"dwarf:blue-{character}": 1 for character in ("loyal", "selfish", "saboteur")},
        **{f"dwarf:yellow-{character}": 1 for character in ("loyal", "selfish", "saboteur")},
    }
    # blue: seat 0 and the yellow saboteur, with 3 and 2; yellow: seat 1 with 2
    assert game.points == [3, 2, 2]


def test_L7_1_nobody_walks_after_the_very_last_card() -> None:
    game = position(hands=["NE", "", ""], pile=0, rounds=1, laid={(8, 2): "EW"}, stand={0: (8, 2)})
    play(game, "discard:NE")
    assert game.over
    assert game.points == [0, 0, 0]


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("NE NS", "discard:NS,NE"),
        ("NE", "NE@8,3"),
        ("infoMD", "infoMD>dwarf1"),
        ("trap", "trap@7,2E"),
        ("troll", "troll@7,2E"),
        ("storm", "storm@8,1"),
    ],
)
def test_L7_1_however_the_very_last_card_goes(hand: str, move: str) -> None:
    laid = {(8, 2): "NSEW", (8, 1): "NS"}
    game = position(hands=[hand, "", ""], pile=0, rounds=1, laid=laid, stand={0: (8, 2)})
    assert move in game.legal(), sorted(game.legal())
    play(game, move)
    assert game.over
    assert game.points == [0, 0, 0]


def test_L7_1_who_has_no_cards_left_still_walks_while_somebody_else_has() -> None:
    game = position(hands=["NE", "", "NE"], pile=0, laid={(8, 2): "EW"}, stand={0: (8, 2)})
    play(game, "discard:NE")
    assert (game.turn, "walk@9,2<W" in game.legal()) == (0, True)
    play(game, "stay")
    assert game.turn == 2  # seat 1 is out
    play(game, "discard:NE")
    assert game.round == 2


def test_L7_1_the_walk_on_which_a_trap_takes_the_very_last_card_is_finished_and_its_treasure_taken() -> None:
    game = position(hands=["NE NS", "", ""], pile=0, rounds=1, laid={(8, 2): "EW"}, stand={0: (8, 2)})
    game._tokens["8,2E"] = "trap"
    play(game, "discard:NE", "walk@9,2<W!1", "lost:NS")
    assert game.legal() == {"take:0", "take:1"}
    play(game, "take:1")
    assert game.over
    assert game.points == [2, 0, 1]  # 3 for two, the odd one to who brought it


def test_L7_1_the_round_continues_while_anybody_has_cards_or_the_pile_has() -> None:
    game = position(hands=["NE", "", ""], pile=1)
    play(game, "discard:NE", "stay")
    draw(game)
    assert game.turn == 0
    assert game.round == 1


def test_L7_2_the_first_no_ends_the_vote_and_the_caller_continues() -> None:
    game = position(hands=["NE", "NE", "NE"])
    play(game, "vote")
    assert (game.turn, game.legal()) == (1, {"yes", "no"})
    play(game, "no")
    assert game.turn == 0
    assert "discard:NE" in game.legal()
    assert "vote" not in game.legal()
    play(game, "discard:NE", "stay")
    draw(game)
    assert "vote" in game.legal()


def test_L7_2_all_agree_those_out_too_and_the_round_ends() -> None:
    game = position(hands=["", "NE", ""], pile=0, rounds=1)
    game._hands[0] = ["NE", "NE"]
    play(game, "discard:NE", "stay", "vote")
    assert game.turn == 2
    play(game, "yes")
    assert game.turn == 0
    play(game, "yes")
    assert game.over
    assert game.hands == [["NE"], ["NE"], []]


def test_L7_7_the_worked_example() -> None:
    clans = ["yellow", "yellow", "blue", "blue", "yellow", "blue"]
    characters = ["loyal", "loyal", "loyal", "loyal", "saboteur", "selfish"]
    brought: list[tuple[str, int, int | None]] = [
        *(("gems", 5, 0), ("gold", 3, 1)),
        *(("gold", 2, 2), ("silver", 2, 3), ("gems", 4, 4)),
        *(("gold", 3, 5), ("gold", 4, None)),
    ]
    assert round_points(clans, characters, brought, dragon=None) == [4, 4, 2, 2, 4, 3]
    assert round_points(clans, characters, brought, dragon=3) == [4, 4, 2, 0, 4, 3]


def test_L7_5_leftovers() -> None:
    assert shares({0: [3], 1: [3], 2: []}) == {0: 2, 1: 2, 2: 2}
    assert shares({0: [4], 1: [4], 2: []}) == {0: 3, 1: 3, 2: 2}  # 2 over, one each
    assert shares({0: [2], 1: [2], 2: []}) == {0: 1, 1: 1, 2: 1}  # 1 over, not to be split
    assert shares({0: [2, 2], 1: [3], 2: []}) == {0: 2, 1: 3, 2: 2}  # the single most valuable
    assert shares({0: [], 1: []}) == {0: 0, 1: 0}
    assert shares({}) == {}


def test_L7_5_a_side_without_members_scores_nothing() -> None:
    clans = ["blue", "blue", "yellow"]
    characters = ["loyal", "selfish", "saboteur"]
    brought: list[tuple[str, int, int | None]] = [("gems", 5, 0), ("gold", 3, 1), ("gold", 4, None)]
    assert round_points(clans, characters, brought, dragon=None) == [3, 3, 2]
    assert round_points(["blue"] * 3, ["selfish", "saboteur", "loyal"], brought, dragon=None) == [5, 3, 0]


def test_L7_6_the_dragon_with_one_point() -> None:
    clans = ["blue", "yellow", "yellow"]
    characters = ["selfish", "selfish", "loyal"]
    brought: list[tuple[str, int, int | None]] = [("silver", 1, 0), ("gold", 3, 1)]
    assert round_points(clans, characters, brought, dragon=0) == [0, 3, 0]
    assert round_points(clans, characters, brought, dragon=1) == [1, 1, 0]
    assert round_points(clans, characters, brought, dragon=2) == [1, 3, 0]


def test_L7_6_the_dragon_takes_from_this_round_only() -> None:
    game = position("blue-selfish yellow-loyal blue-loyal", hands=["NE"] * 3)
    game._points = [7, 0, 1]
    game._takers = {2: 0}
    game._treasures[2] = "silver1"
    game._dragon = 0
    play(game, "vote", "yes", "yes")
    assert game.points == [7, 0, 1]
    assert game.dragon is None


def test_L7_8_the_left_neighbour_of_who_last_played_a_card_begins() -> None:
    game = position(hands=["NE infoMD", "EW NE", "NE"], pile=0)
    play(game, "discard:NE", "stay", "EW@2,2", "stay", "discard:NE", "stay", "vote", "yes", "yes")
    draw(game)
    assert (game.round, game.turn) == (2, 2)


def test_L7_8_if_nobody_played_the_left_neighbour_of_who_began() -> None:
    game = position(hands=["NE"] * 3, first=2)
    play(game, "vote", "yes", "yes")
    draw(game)
    assert (game.round, game.turn) == (2, 0)
    assert game.board == {(1, 2): "NESW-blue", (1, 4): "NESW-yellow"}
    assert game.pile == 63 - 10 - 15
