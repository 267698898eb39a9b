"""Self-checks of the oracle: random games to the end, and rare positions made by hand."""

import random
import time
from collections import Counter
from typing import Any

import pytest

from . import cards
from .game import SaboteurOracle
from .goals import stone_as_it_lies
from .placement import bonus_cells
from .sharing import payment

pytestmark = pytest.mark.once

OPTIONS = [
    {},
    {"bonus_nuggets": True},
    {"sabotaged_unpaid": True, "all_saboteurs": True, "maps": 0},
    {"bonus_nuggets": True, "sabotaged_unpaid": True, "maps": 3, "rounds": 5},
]


def random_step(game: SaboteurOracle, dice: random.Random) -> str:
    """A draw by its weight, or an action that prefers tunnels which lead east."""
    draws = game.chance()
    if draws:
        return dice.choices(list(draws), weights=list(draws.values()))[0]
    actions = sorted(game.legal())
    tunnels = [text for text in actions if "@" in text and text.split("@")[0].isupper()]
    if tunnels and dice.random() < 0.7:
        return max(tunnels, key=lambda text: int(text.split("@")[1].split(",")[0]))
    return dice.choice(actions)


def check_invariants(game: SaboteurOracle, deck_size: int) -> None:
    """Nothing gets lost and exactly one of chance, a seat and the end is due."""
    in_play = len(game._laid) + sum(map(len, game._broken)) + sum(map(len, game._hands))
    assert game.pile + in_play + len(game._discards) == deck_size
    nuggets = [value for held in game.nuggets for value in held] + game.supply + game._pool + game._bonus_lying
    assert Counter(nuggets) == Counter(cards.NUGGETS)
    assert [bool(game.chance()), bool(game.legal()), game.over].count(True) == 1
    assert (game.turn is not None) == bool(game.legal())
    reached = game.reached()
    assert (0, 0) in reached
    assert reached <= set(game.table)
    assert all(game.table[cell].isupper() for cell in reached)


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_end_and_lose_no_card(players: int, edition: str, options: dict[str, int]) -> None:
    dice = random.Random(f"{players} {edition} {options}")
    deck_size = 61 + options.get("maps", 6)
    game = SaboteurOracle(players, edition, **options)  # type: ignore[arg-type]
    while not game.over:
        check_invariants(game, deck_size)
        game.play(random_step(game, dice))
    check_invariants(game, deck_size)
    assert game.round == options.get("rounds", 3)
    assert game.last_result in ("miners", "saboteurs", "nobody")


def test_a_game_of_ten_takes_less_than_three_seconds() -> None:
    dice = random.Random(1)
    began = time.perf_counter()
    game = SaboteurOracle(10, "classic", bonus_nuggets=True)
    while not game.over:
        game.play(random_step(game, dice))
    assert time.perf_counter() - began < 3


def position(
    roles: str, goals: str = "gold NE NW", bonus: str = "", hands: list[str] | None = None, **options: Any
) -> SaboteurOracle:
    """A game at the first turn of seat 0: roles as letters m and s, goals from the top, kinds in the hands."""
    game = SaboteurOracle(len(roles), first=0, bonus_nuggets=bool(bonus), **options)
    for letter in roles:
        game.play("role:miner" if letter == "m" else "role:saboteur")
    for goal in goals.split():
        game.play(f"goal:{goal}")
    if bonus:
        assert game.turn == len(roles) - 1
        game.play(bonus)
    while game.chance():
        game.play(next(iter(game.chance())))
    if hands is not None:
        game._hands = [hand.split() for hand in hands]
    return game


def corridor(game: SaboteurOracle, length: int, row: int = 0, begin: int = 1) -> None:
    """Lay EW cards in a row."""
    for x in range(begin, begin + length):
        game._laid[x, row] = "EW"


def draw(game: SaboteurOracle, *texts: str) -> None:
    """Play several texts."""
    for text in texts:
        game.play(text)


def test_totals_of_the_box() -> None:
    assert len(cards.deck(6)) == 67
    assert len(cards.deck(0)) == 61
    assert cards.role_pool(5, False).count("saboteur") == 2
    assert len(cards.role_pool(5, False)) == 6
    assert cards.role_pool(5, True) == ["saboteur"] * 2 + ["miner"] * 3


def test_turning_writes_sides_in_order() -> None:
    turns = {"NES": "NSW", "NEW": "ESW", "NE": "SW", "NW": "ES", "NS": "NS", "n": "s", "e": "w", "nes": "nsw"}
    assert {kind: cards.turned(kind) for kind in turns} == turns
    assert all(cards.kind_of(cards.turned(kind)) == kind for kind in cards.TUNNELS)


def test_the_order_of_draws() -> None:
    game = SaboteurOracle(3)
    assert game.chance() == {"first:0": 1, "first:1": 1, "first:2": 1}
    game.play("first:1")
    assert game.chance() == {"role:saboteur": 1, "role:miner": 3}
    draw(game, "role:miner", "role:saboteur")
    assert game.chance() == {"role:miner": 2}
    game.play("role:miner")
    assert game.chance() == {"goal:gold": 1, "goal:NE": 1, "goal:NW": 1}
    draw(game, "goal:NE", "goal:NW")
    assert game.chance() == {"goal:gold": 1}
    game.play("goal:gold")
    assert sum(game.chance().values()) == 67
    for _ in range(18):
        game.play("card:" + max(game._pile))
    assert game.turn == 1
    assert [len(hand) for hand in game.hands] == [6, 6, 6]


def test_a_text_that_is_not_allowed_changes_nothing() -> None:
    game = position("mmm", hands=["EW", "EW", "EW"])
    for text in ("EW@5,5", "role:miner", "", "pass:NS", "stop"):
        with pytest.raises(ValueError, match="not allowed"):
            game.play(text)
    assert game.turn == 0
    assert game.hands[0] == ["EW"]
    assert game.table == {(0, 0): "NESW"}


def test_S4_2_and_S4_3_lays_agree_and_are_never_sideways() -> None:
    game = position("mmm", hands=["NES n EW", "", ""])
    assert game.legal() == {
        *("NES@0,-1", "NSW@0,-1", "NES@0,1", "NSW@0,1", "NES@-1,0", "NSW@1,0"),
        *("n@0,1", "s@0,-1", "EW@1,0", "EW@-1,0", "pass:NES", "pass:n", "pass:EW"),
    }


def test_S4_4_classic_needs_no_link() -> None:
    for edition in ("revised", "classic"):
        game = position("mmm", hands=["EW NS", "", ""], edition=edition)
        game._laid[1, 0] = "ew"
        assert ("EW@1,1" in game.legal()) == (edition == "classic")  # rock to rock
        assert ("EW@2,0" in game.legal()) == (edition == "classic")
        assert "NS@0,1" in game.legal()
        assert "NS@1,1" not in game.legal()


def test_S4_4_revised_does_not_build_on_a_dead_end() -> None:
    game = position("mmm", hands=["EW", "", ""])
    game._laid[1, 0] = "ew"
    assert game.legal() == {"EW@-1,0", "pass:EW"}
    assert game.reached() == {(0, 0)}


def test_S4_1_a_face_down_goal_supports_nothing_and_imposes_nothing() -> None:
    game = position("mmm", hands=["NS EW", "", ""], edition="classic")
    corridor(game, 6)
    assert "EW@7,0" in game.legal()
    assert "NS@8,1" not in game.legal()
    assert "EW@8,0" not in game.legal()


def test_S4_6_and_S5_broken_tools_and_repairs() -> None:
    game = position("mmm", hands=["breakL", "EW mendLC mendPL mendL", "EW"])
    assert game.legal() == {"breakL>0", "breakL>1", "breakL>2", "pass:breakL"}
    draw(game, "breakL>1", "card:map")
    passes = {"pass:EW", "pass:mendLC", "pass:mendPL", "pass:mendL"}
    assert game.legal() == {"mendLC>1L", "mendPL>1L", "mendL>1"} | passes
    game.play("mendLC>1L")
    assert game.broken == [set(), set(), set()]


def test_S5_4_rockfall_spares_start_goals_and_bonus() -> None:
    game = position("mmm", bonus="bonus1@3,2", hands=["rockfall", "", ""])
    assert game.legal() == {"pass:rockfall"}
    game._laid = {(1, 0): "nw"}
    game._goals_up = {(8, 2): "NW"}
    assert game.legal() == {"rockfall@1,0", "pass:rockfall"}


def test_S5_5_map_shows_face_down_goals() -> None:
    game = position("mmm", hands=["map", "", ""])
    game._goals_up = {(8, 2): "NW"}
    assert game.legal() == {"map>top", "map>middle", "pass:map"}
    assert game.face_down == [True, True, False]


def test_S6_1_one_card_reaches_two_goals() -> None:
    game = position("mmm", goals="NE NW gold", hands=["NES", "EW", "EW"])
    corridor(game, 7, row=-1)
    game._laid[0, -1] = "NES"
    game.play("NSW@8,-1")
    assert game.table[8, -2] == "SW"
    assert game.table[8, 0] == "NW"
    assert game.face_down == [False, False, True]
    assert game.turn is None


def test_S6_1_a_dead_end_reaches_nothing() -> None:
    game = position("mmm", hands=["ew", "EW", "EW"])
    corridor(game, 6)
    game.play("ew@7,0")
    assert game.face_down == [True, True, True]


def test_S6_3_a_stone_opens_the_way_to_the_next_goal() -> None:
    game = position("mmm", goals="gold NW NE", hands=["EW", "EW", "EW"], edition="classic")
    corridor(game, 6)
    game._laid[8, -1] = "NS"
    game.play("EW@7,0")
    assert game.table[8, 0] == "NW"
    assert game.table[8, -2] == "NESW"
    assert game.last_result == "miners"
    assert game.face_down == [False, False, True]


def test_S6_3_the_card_just_laid_decides_the_turn() -> None:
    table = {(x, 0): "EW" for x in range(8)} | {(7, 0): "NEW", (7, -1): "ES", (8, -1): "ESW", (0, 0): "NESW"}
    table |= {(9, -1): "SW", (9, 0): "NW"}
    # reached from N, W and E
    assert stone_as_it_lies(table, (8, 0), "NW", laid=(9, 0)) == "ES"
    assert stone_as_it_lies(table, (8, 0), "NW", laid=(7, 0)) == "NW"
    assert stone_as_it_lies(table, (8, 0), "NE", laid=(7, 0)) == "SW"
    assert stone_as_it_lies(table, (8, 0), "NW", laid=(3, 0)) == "NW"  # joins two sides
    assert stone_as_it_lies(table, (8, 0), "NE", laid=(3, 0)) == "NE"


def test_S6_3_then_the_fewest_clashes_then_no_turn() -> None:
    # reached from W and E only: each turn joins one of them
    table = {(x, 0): "EW" for x in range(7)} | {(0, 0): "NESW", (7, 0): "NEW", (7, -1): "NS", (7, -2): "NS"}
    table |= {(7, -3): "ES", (8, -3): "EW", (9, -3): "SW", (9, -2): "NS", (9, -1): "NS", (9, 0): "NW"}
    assert stone_as_it_lies(table, (8, 0), "NE", laid=(3, 0)) == "NE"
    assert stone_as_it_lies(table | {(8, 1): "n"}, (8, 0), "NE", laid=(3, 0)) == "SW"
    assert stone_as_it_lies(table | {(8, 1): "e"}, (8, 0), "NW", laid=(3, 0)) == "NW"


def test_S6_4_the_round_ends_when_all_hands_are_empty() -> None:
    game = position("mms", hands=["NS", "", "EW"])
    game._pile.clear()
    game.play("pass:NS")
    assert game.turn == 2
    game.play("EW@1,0")
    assert game.last_result == "saboteurs"
    assert game.round == 2
    assert game.scores == [0, 0, 4]
    assert game.nuggets[2] == [1, 3]
    assert game.pile == 67
    assert game.table == {(0, 0): "NESW"}
    assert game._first == 0
    assert game.chance() == {"role:saboteur": 1, "role:miner": 3}


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


def test_S9_3_stop_at_once_comes_before_the_goal_is_turned_up() -> None:
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
