"""Self-checks of the oracle: the box, the order of draws, and random games to the end."""

import itertools
from collections import Counter
from typing import Any

import pytest

from tests.families import some

from . import box
from .game import LostMinesOracle
from .paths import kind_of, turned
from .positions import draw, play, position, random_game

pytestmark = pytest.mark.once

EAGER = (0.0, 0.5, 0.9, 1.0)
SMALL_BOX: dict[str, Any] = {
    "width": 6,
    "height": 5,
    "starts": [[0, 1], [0, 3]],
    "mines": [[3, 0], [4, 1], [3, 4], [5, 2]],
    "paths": {"NESW": 12, "EW-tree": 3, "NS-rocks": 4, "NEW-camp": 5, "NW": 2},
    "actions": {"axe": 4, "trap": 9, "troll": 5, "storm": 9, "infoMD": 1},
    "treasures": {"silver": [1, 1], "gold": [12, 2, 2], "gems": [5, 6, 7, 8]},
    "mine_shapes": {"gems": "NES", "gold": "NEW", "silver": "NE", "dragon": "NW"},
}


def test_L1_totals_of_the_box() -> None:
    content = box.open_box(box.DEFAULT, 9)
    assert len(content.deck) == 63
    assert len(content.treasures) == 12
    of_shape = Counter(kind.split("-")[0] for kind in content.deck if kind in box.PATHS)
    assert of_shape == {"NESW": 9, "NES": 8, "NEW": 9, "NS": 4, "EW": 6, "NE": 2, "NW": 2}
    of_feature = Counter("-".join(kind.split("-")[1:]) for kind in content.deck if kind in box.PATHS)
    assert of_feature == {"": 21, "rocks": 4, "camp": 9, "tree": 2, "lake": 2, "pit": 2}


def test_L1_2_dwarf_cards_by_players() -> None:
    assert [len(box.dwarf_pool(players)) for players in range(3, 10)] == [6, 6, 8, 8, 10, 10, 10]
    assert Counter(box.dwarf_pool(5))["blue-loyal"] == 2
    assert Counter(box.dwarf_pool(9))["yellow-saboteur"] == 1


def test_turning_writes_sides_in_order() -> None:
    turns = {"NES-tree": "NSW-tree", "NEW": "ESW", "NE": "SW", "NW": "ES", "NS-pit": "NS-pit", "EW": "EW"}
    assert {kind: turned(kind) for kind in turns} == turns
    assert all(kind_of(turned(kind)) == kind for kind in box.PATHS)
    assert kind_of("NSW-tree+axe") == "NES-tree"


def test_the_order_of_draws() -> None:
    game = LostMinesOracle(3)
    assert game.chance() == {"first:0": 1, "first:1": 1, "first:2": 1}
    play(game, "first:1")
    assert sum(game.chance().values()) == 6
    play(game, "dwarf:blue-loyal", "dwarf:yellow-selfish", "dwarf:blue-saboteur")
    assert game.clans == ["blue", "yellow", "blue"]
    assert game.characters == ["loyal", "selfish", "saboteur"]
    assert game.dwarfs == [(2, 2), (2, 4), (2, 2)]
    assert game.chance() == {"mine:gems": 1, "mine:gold": 1, "mine:silver": 1, "mine:dragon": 1}
    play(game, "mine:gold", "mine:dragon", "mine:silver")
    assert game.chance() == {"mine:gems": 1}
    play(game, "mine:gems")
    treasures = ["silver1", "silver2", "silver2", "silver3", "gold2", "gold3", "gold3", "gold4"]
    treasures += ["gems3", "gems4", "gems4", "gems5"]
    assert game.chance() == Counter(f"treasure:{treasure}" for treasure in treasures)
    play(game, "treasure:gems5", "treasure:silver2", "treasure:silver2")
    assert game.treasures == [("gems", 5, None), ("silver", 2, None), ("silver", 2, None)]
    assert sum(game.chance().values()) == 63
    play(game, *["card:NEW"] * 5)
    assert game.hands == [["NEW"] * 5, [], []]
    assert sum(game.chance().values()) == 58
    while game.chance():
        play(game, max(game.chance()))
    assert game.turn == 1
    assert [len(hand) for hand in game.hands] == [5, 5, 5]
    assert game.pile == 63 - 10 - 15


def test_a_new_game_shows_starts_and_four_mines_face_down() -> None:
    game = LostMinesOracle(9)
    assert game.board == {(2, 2): "NESW-blue", (2, 4): "NESW-yellow"}
    assert game.face_down == [True] * 4
    assert game.tokens == {}
    assert (game.dragon, game.turn, game.over, game.round) == (None, None, False, 1)


def test_a_text_that_is_not_allowed_changes_nothing() -> None:
    game = position(hands=["EW", "EW", "EW"])
    for text in ("EW@5,5", "dwarf:blue-loyal", "", "discard:NS", "discard:EW,EW", "stay", "yes", "take:0", "walk@1,2"):
        with pytest.raises(ValueError, match="not allowed"):
            game.play(text)
    assert game.turn == 0
    assert game.hands[0] == ["EW"]
    assert game.board == {(1, 2): "NESW-blue", (1, 4): "NESW-yellow"}


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 10}, {"players": 5, "rounds": 0}, {"players": 5, "first": 5}],
)
def test_impossible_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|rounds|first"):
        LostMinesOracle(**options)


@pytest.mark.parametrize(
    "change",
    [
        {"mines": [(2, 2), (8, 2), (8, 4), (8, 6)]},
        {"starts": [(2, 2), (2, 7)]},
        {"paths": {"NESW": 1}},
        {"paths": {"SW": 60}},
        {"treasures": {"silver": [1, 2]}},
        {"mine_shapes": {"gems": "NESW", "gold": "NES", "silver": "NEW", "dragon": "NS"}},
    ],
)
def test_impossible_boxes_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\(L\d"):
        LostMinesOracle(3, box={**box.DEFAULT, **change})


def is_usual(players: int, eager: float) -> bool:
    """Every number of players, each with one eagerness; the others are for `make long`."""
    return eager == EAGER[players % len(EAGER)]


@pytest.mark.parametrize(("players", "eager"), some(itertools.product(range(3, 10), EAGER), is_usual))
def test_random_games_end_and_lose_no_card(players: int, eager: float) -> None:
    played = random_game(players, 1, eager)  # it also checks every position, and what each round is worth
    assert played["lay"] > 0


@pytest.mark.parametrize("players", [3, 5])
def test_random_games_in_another_box_end_and_lose_no_card(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        seen += random_game(players, seed, 0.5, box=SMALL_BOX)
    assert seen["lost"] > 0
    assert seen["walk<"] > 0
    assert seen["turn"] > 0


def test_L1_1_further_rounds_until_one_leads_alone() -> None:
    game = position(rounds=1, until_alone=True, hands=["NE", "NE", "NE"])
    play(game, "vote", "yes", "yes")
    assert (game.round, game.over, game.points) == (2, False, [0, 0, 0])
    draw(game)
    game._points = [3, 3, 4]
    play(game, "vote", "yes", "yes")
    assert (game.round, game.over) == (2, True)


def test_until_alone_stops_after_99_rounds() -> None:
    game = LostMinesOracle(3, until_alone=True)
    while not game.over:
        play(game, "vote" if "vote" in game.legal() else "yes" if game.legal() else next(iter(game.chance())))
    assert game.round == 99
    assert game.points == [0, 0, 0]
