"""The oracle's own tests: sharing, payments and the extra nuggets."""

from typing import Any

import pytest

from tests.games.saboteur.oracle.positions import corridor, draw, position

from . import cards
from .game import SaboteurOracle
from .placement import bonus_cells
from .sharing import payment


def test_S7_2_revised_picks_go_counter_clockwise_from_the_finder() -> None:
    game = position("mmsmm", goals="NE gold NW", hands=["EW", "", "", "", ""])
    corridor(game, 6)
    game.play("EW@7,0")
    assert game.chance() == {"nugget:1": 16, "nugget:2": 8, "nugget:3": 4}
    draw(game, "nugget:1", "nugget:3", "nugget:1", "nugget:1")
    assert game.turn == 0
    assert game.legal() == {"take:1", "take:3"}
    game.play("take:3")
    assert game.turn == 4
    game.play("take:1")
    assert game.turn == 3
    assert game.legal() == {"take:1"}
    game.play("take:1")
    assert game.scores == [3, 1, 0, 1, 1]
    assert game.round == 2
    assert game._first == 1


def test_S7_2_classic_sharing_goes_round_again() -> None:
    game = position("smmms", goals="NE gold NW", hands=["EW", "", "", "", ""], edition="classic")
    corridor(game, 6)
    game.play("EW@7,0")
    draw(game, "nugget:1", "nugget:2", "nugget:3", "nugget:1", "nugget:1")
    seats = []
    while game.turn is not None:
        seats.append(game.turn)
        game.play(max(game.legal()))
    assert seats == [3, 2, 1, 3]  # S7.3: seat 0 is a saboteur
    assert game.nuggets == [[], [1], [1, 2], [1, 3], []]  # the last card is given unasked


def test_S7_2_a_scarce_supply_is_shared_out_as_far_as_it_goes() -> None:
    game = position("mmm", goals="NE gold NW", hands=["EW", "", ""])
    game._supply = [2, 1]
    corridor(game, 6)
    game.play("EW@7,0")
    draw(game, "nugget:2", "nugget:1", "take:1")
    assert game.nuggets == [[1], [], [2]]
    assert game.supply == []
    assert game.round == 2


def test_S7_4_payments() -> None:
    assert payment([5], 1, cards.NUGGETS) == {5: [1, 3]}
    assert payment([5], 1, [1, 2, 2, 2]) == {5: [2, 2]}
    assert payment([5], 1, [3, 3]) == {5: [3]}
    assert payment([2, 0], 2, cards.NUGGETS) == {2: [3], 0: [3]}
    assert payment([2, 0], 2, [3, 2, 1]) == {2: [3], 0: [1, 2]}
    assert payment([2, 0], 2, [3, 1]) == {2: [3], 0: [1]}
    assert payment([2, 0], 2, [3]) == {2: [3], 0: []}
    assert payment([2, 0], 2, [2, 1, 1]) == {2: [2], 0: [1, 1]}
    assert payment([2, 0], 2, [2, 2, 1]) == {2: [1, 2], 0: [2]}
    assert payment([2, 0, 1], 3, [1, 1, 1]) == {2: [1], 0: [1], 1: [1]}
    assert payment([2, 0, 1], 3, [1, 1]) == {2: [1, 1], 0: [], 1: []}
    assert payment([2, 0, 1, 4], 4, [3, 3, 2, 1, 1, 1]) == {2: [2], 0: [1], 1: [1], 4: [1]}
    assert payment([1], 4, cards.NUGGETS) == {1: [2]}
    assert payment([], 1, cards.NUGGETS) == {}


def test_S7_5_nobody_is_paid_without_saboteurs() -> None:
    game = position("mmm", hands=["NS", "", ""])
    game._pile.clear()
    game.play("pass:NS")
    assert game.last_result == "nobody"
    assert game.scores == [0, 0, 0]
    assert game._first == 1


def test_S7_6_sabotaged_miners_share_nothing() -> None:
    game = position("mmmm", goals="NE gold NW", hands=["EW", "", "", ""], sabotaged_unpaid=True)
    game._broken[3] = {"P"}
    corridor(game, 6)
    draw(game, "EW@7,0", "nugget:1", "nugget:1", "nugget:2", "take:2")
    assert game.turn == 2
    game.play("take:1")
    assert game.scores == [2, 1, 1, 0]


def test_S7_6_nobody_is_paid_if_all_miners_are_barred() -> None:
    game = position("smm", goals="NE gold NW", hands=["EW", "", ""], sabotaged_unpaid=True)
    game._broken = [set(), {"P"}, {"L"}]
    corridor(game, 6)
    game.play("EW@7,0")
    assert game.last_result == "miners"
    assert game.scores == [0, 0, 0]
    assert game.round == 2
    assert game._first == 1


def test_S8_2_classic_counts_action_cards() -> None:
    for edition, first in (("revised", 1), ("classic", 2)):
        game = position("mmm", hands=["EW", "map", "NS"], edition=edition)
        game._pile.clear()
        draw(game, "EW@1,0", "map>top", "pass:NS")
        assert game._first == first


def test_S9_1_where_the_bonus_card_may_lie() -> None:
    assert len(bonus_cells()) == 31
    assert not {(1, 0), (7, -2), (7, 0), (7, 2)} & set(bonus_cells())
    game = SaboteurOracle(3, bonus_nuggets=True, first=0)
    draw(game, "role:miner", "role:miner", "role:miner", "goal:gold", "goal:NE", "goal:NW")
    assert game.turn == 2
    assert len(game.legal()) == 93
    assert game.pile == 67


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_S9_1_the_bonus_card_supports_nothing_until_joined_but_must_match(edition: str) -> None:
    game = position("mmm", bonus="bonus2@2,0", hands=["EW EW NS", "", ""], edition=edition)
    assert "EW@3,0" not in game.legal()
    assert "EW@1,0" in game.legal()
    assert "NS@1,0" not in game.legal()
    draw(game, "EW@1,0", "nugget:1", "nugget:3", "stay")
    del game._laid[1, 0]
    assert ("EW@3,0" in game._turn_actions(0)) == (edition == "classic")


def claim(roles: str = "mms", hands: list[str] | None = None, **options: Any) -> SaboteurOracle:
    """Seat 0 can lay ESW@3,0, which joins a bonus card of 2 and a corridor that ends before the gold's last cell."""
    game = position(roles, goals="NE gold NW", bonus="bonus2@3,1", **options)
    game._hands = [hand.split() for hand in (hands or ["NEW NS", "EW", "EW", "EW"][: len(roles)])]
    corridor(game, 2)
    corridor(game, 3, begin=4)
    return game


def test_S9_3_stop_immediately_comes_before_the_goal_is_turned_up() -> None:
    game = claim()
    game._laid[7, 0] = "EW"
    game.play("ESW@3,0")
    assert game.chance() == {"nugget:1": 16, "nugget:2": 8, "nugget:3": 4}
    draw(game, "nugget:3", "nugget:3")
    assert game.turn == 0
    assert game.legal() == {"stop", "stay"}
    assert game.face_down == [True] * 3
    assert game.scores == [0, 0, 0]
    game.play("stop")
    assert game.last_result == "miners"
    assert game.scores[0] == 6
    assert game.hands[0] == []
    game.play("nugget:2")  # one sharer is left: seat 1
    assert game.scores == [6, 2, 0]
    assert game.round == 2


def test_S9_3_who_stopped_is_skipped_and_out_of_reach() -> None:
    game = claim(hands=["NEW NS", "breakP mendL rockfall", "EW"])
    draw(game, "ESW@3,0", "nugget:1", "nugget:1", "stop")
    assert game.turn == 1
    assert game.hands[0] == []
    assert game.scores == [2, 0, 0]
    game._broken[0] = {"L"}
    actions = game.legal()
    assert "breakP>0" not in actions
    assert "breakP>1" in actions
    assert "mendL>0" not in actions
    draw(game, "pass:mendL", "card:EW", "pass:EW", "card:EW")
    assert game.turn == 1


def test_S9_3_stop_at_the_start_of_the_next_turn_also_with_an_empty_hand() -> None:
    for answer in ("stop", "stay"):
        game = claim(hands=["NEW", "EW NS", "EW NS"])
        game._pile.clear()
        draw(game, "ESW@3,0", "nugget:1", "nugget:1", "stay", "pass:EW", "pass:EW")
        assert game.turn == 0
        assert game.legal() == {"stop", "stay"}
        game.play(answer)
        assert game.turn == 1
        assert game.scores == [2 if answer == "stop" else 0, 0, 0]
        draw(game, "pass:NS", "pass:NS")
        assert game.last_result == "saboteurs"
        assert game.scores == [2 if answer == "stop" else 0, 0, 4]


def test_S9_3_after_the_second_stay_the_player_plays_on_unasked() -> None:
    game = claim(hands=["NEW NS NS", "EW EW EW", "EW EW EW"])
    game._pile.clear()
    draw(game, "ESW@3,0", "nugget:1", "nugget:1", "stay", "pass:EW", "pass:EW", "stay")
    assert game.turn == 0
    assert "pass:NS" in game.legal()
    assert "stop" not in game.legal()
    draw(game, "pass:NS", "pass:EW", "pass:EW")
    assert game.turn == 0
    assert "pass:NS" in game.legal()
    assert "stop" not in game.legal()


def test_S9_3_a_saboteur_who_stopped_counts_but_is_not_paid() -> None:
    game = claim(roles="ssmmm", hands=["NEW", "NS", "", "", ""])
    game._pile.clear()
    draw(game, "ESW@3,0", "nugget:1", "nugget:1", "stop", "pass:NS")
    assert game.last_result == "saboteurs"
    assert game.scores == [2, 3, 0, 0, 0]


def test_S9_4_the_cards_of_the_losing_side_go_back() -> None:
    for roles, scores in (("mms", [0, 0, 4]), ("smm", [6, 0, 0]), ("mmm", [0, 0, 0])):
        game = claim(roles=roles, hands=["NEW", "", ""])
        game._pile.clear()
        draw(game, "ESW@3,0", "nugget:1", "nugget:1", "stay")
        assert game.scores == scores
        assert game.round == 2
        assert sum(map(len, game.nuggets)) + len(game.supply) == 28


def test_S9_4_they_are_back_before_the_sharing() -> None:
    game = claim(roles="smm")
    game._supply = [3, 3]
    game._laid[7, 0] = "EW"
    draw(game, "ESW@3,0", "nugget:3", "nugget:3", "stay")
    assert game.chance() == {"nugget:3": 2}
    draw(game, "nugget:3", "nugget:3")
    assert game.turn == 2
    assert game.legal() == {"take:3"}


def test_S9_4_a_barred_miner_keeps_the_cards() -> None:
    game = claim(roles="mms", sabotaged_unpaid=True, hands=["NEW", "EW", ""])
    draw(game, "ESW@3,0", "nugget:1", "nugget:1", "stay", "card:NS")
    game._broken[0] = {"C"}
    draw(game, "EW@7,0", "nugget:3")
    assert game.scores == [2, 3, 0]


def test_S9_2_only_the_first_is_paid_and_a_dead_end_does_not_join() -> None:
    game = position("mmm", bonus="bonus2@2,0", hands=["ew rockfall", "EW", "EW"])
    draw(game, "ew@1,0", "card:rockfall", "pass:EW", "card:map", "pass:EW", "card:map")
    draw(game, "rockfall@1,0", "card:EW")
    game._hands[1] = ["EW"]
    draw(game, "EW@1,0", "nugget:1", "nugget:1", "stay", "card:NS")
    game._laid.clear()
    game._hands[2] = ["EW"]
    game.play("EW@1,0")
    assert "nugget:1" not in game.chance()


def test_S9_2_joined_by_a_stone() -> None:
    game = position("mmm", goals="gold NW NE", bonus="bonus3@6,-1", hands=["EW", "", ""], edition="classic")
    corridor(game, 6)
    game._laid |= {(8, -1): "NSW", (7, -1): "EW"}
    game.play("EW@7,0")
    assert game.face_down == [True, False, True]  # the claim comes before the top goal
    draw(game, "nugget:1", "nugget:1", "nugget:1", "stay")
    assert game.last_result == "miners"


def test_S9_2_an_empty_supply_pays_nothing() -> None:
    game = claim()
    game._supply = []
    game.play("ESW@3,0")
    assert game.legal() == {"stop", "stay"}
