"""Self-checks of the oracle: random games to the end, and rare positions made by hand."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from tests.families import some
from tests.games.saboteur.oracle.positions import draw, position

from . import cards
from .game import SaboteurOracle

OPTIONS: list[dict[str, Any]] = [
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


def is_usual(players: int, edition: str, options: dict[str, Any]) -> bool:
    """Every number of players in both editions; each with one of the options, the others are for `make long`."""
    return options is OPTIONS[(players + (edition == "classic")) % len(OPTIONS)]


@pytest.mark.parametrize(
    ("players", "edition", "options"),
    some(itertools.product(range(3, 11), ["revised", "classic"], OPTIONS), is_usual),
)
def test_random_games_end_and_lose_no_card(players: int, edition: str, options: dict[str, Any]) -> None:
    dice = random.Random(f"{players} {edition} {options}")
    deck_size = 61 + options.get("maps", 6)
    game = SaboteurOracle(players, edition, **options)
    while not game.over:
        check_invariants(game, deck_size)
        game.play(random_step(game, dice))
    check_invariants(game, deck_size)
    assert game.round == options.get("rounds", 3)
    assert game.last_result in ("miners", "saboteurs", "nobody")


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
