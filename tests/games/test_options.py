"""What is played: every option in and out of range, helpful refusals, and what a seed promises."""

import random
from typing import Any

import msgspec
import pytest

import pyrite
from pyrite.games.saboteur.rules.options import MOST_ROUNDS, Options
from pyrite.games.saboteur.rules.state import State

pytestmark = pytest.mark.once

BOOK = {
    "edition": "revised",
    "rounds": 3,
    "sabotaged_unpaid": False,
    "bonus_nuggets": False,
    "all_saboteurs": False,
    "maps": 6,
    "first": None,
}
IN_RANGE: list[tuple[str, object]] = [
    *(("players", players) for players in range(3, 11)),
    *(("edition", edition) for edition in ("revised", "classic")),
    *(("rounds", rounds) for rounds in (1, 2, 3, MOST_ROUNDS)),
    *(("maps", maps) for maps in range(7)),
    *(("first", first) for first in (None, 0, 2)),
    *((name, value) for name in ("sabotaged_unpaid", "bonus_nuggets", "all_saboteurs") for value in (True, False)),
]
NUMBERS = {"players": (3, 10), "rounds": (1, 99), "maps": (0, 6), "first": (0, 4)}
NO_NUMBERS: list[object] = [True, False, 3.0, "3", "", b"3", [3], (), {}, object, float("nan"), 10**30, -(10**30)]
NO_BOOLEANS: list[object] = [0, 1, "True", "", "yes", 1.0, []]
OUT_OF_RANGE: list[tuple[str, object]] = [
    *((name, value) for name, (least, most) in NUMBERS.items() for value in (least - 1, most + 1, *NO_NUMBERS)),
    *((name, None) for name in ("players", "rounds", "maps", "edition", "bonus_nuggets")),
    *(("edition", value) for value in ("", "Revised", "latest", 1, True, b"revised", ["revised"])),
    *((name, value) for name in ("sabotaged_unpaid", "bonus_nuggets", "all_saboteurs") for value in NO_BOOLEANS),
]


def options_with(name: str, value: object) -> dict:
    return {"players": 5, name: value}


def test_what_is_not_said_is_as_in_the_book():
    given = msgspec.structs.asdict(Options(players=5))
    assert given == {"players": 5, **BOOK}


@pytest.mark.parametrize(("name", "value"), IN_RANGE)
def test_an_option_in_range_is_kept(name, value):
    options = Options(**options_with(name, value))
    assert getattr(options, name) == value
    match = pyrite.new("saboteur", seed=1, **options_with(name, value))
    assert match.options == options
    assert State.parse(str(match.state)).options == options
    assert match.view(0).options == options


@pytest.mark.parametrize(("name", "value"), OUT_OF_RANGE, ids=repr)
def test_an_option_out_of_range_is_refused_by_its_name(name, value):
    with pytest.raises(ValueError, match=rf"^{name} must be .*, not "):
        Options(**options_with(name, value))
    with pytest.raises(ValueError, match=rf"^{name} must be .*, not "):
        pyrite.new("saboteur", **options_with(name, value))


@pytest.mark.parametrize("players", range(3, 11))
def test_the_first_seat_is_one_of_the_players(players):
    assert Options(players=players, first=players - 1).first == players - 1
    with pytest.raises(ValueError, match=f"from 0 to {players - 1}"):
        Options(players=players, first=players)


def test_a_refusal_says_what_would_be_right_and_names_the_rule():
    with pytest.raises(ValueError, match=r"players must be a whole number from 3 to 10, not 2 \(S1\.1\)"):
        Options(players=2)


def test_options_do_not_change_and_can_be_compared():
    options = Options(players=5)
    with pytest.raises(AttributeError):
        options.players = 6  # type: ignore[misc]
    assert options == Options(players=5, rounds=3)
    assert options != Options(players=5, rounds=2)
    assert hash(options) == hash(Options(players=5))


def test_options_are_given_by_name():
    with pytest.raises(TypeError):
        Options(5)  # type: ignore[call-arg]


@pytest.mark.parametrize(("name", "value"), IN_RANGE)
def test_changed_names_what_differs_from_the_book(name, value):
    differs = name != "players" and value != BOOK[name]
    assert Options(**options_with(name, value)).changed() == ({name: value} if differs else {})


@pytest.mark.parametrize("name", ["chess", "", "Saboteur", "saboteur ", "lost_mines", "__class__"])
def test_an_unknown_game_is_refused_and_the_known_ones_are_listed(name):
    with pytest.raises(ValueError, match=r"unknown game .*: choose one of .*saboteur"):
        pyrite.new(name, players=5)


@pytest.mark.parametrize("name", ["colour", "Players", "bonus", "seat", "_players"])
def test_an_unknown_option_is_refused_and_the_known_ones_are_listed(name):
    with pytest.raises(ValueError, match=rf"saboteur has no option '{name}'; its options are players, edition, rounds"):
        pyrite.new("saboteur", players=5, **{name: 1})


def test_the_number_of_players_has_no_default():
    with pytest.raises(ValueError, match="players is missing"):
        pyrite.new("saboteur")


def played(**given: Any) -> str:
    """The record of a match in which everyone does the first thing that is legal."""
    match = pyrite.new("saboteur", players=4, rounds=2, **given)
    while match.turn is not None:
        match.play(match.legal()[0])
    return match.record()


@pytest.mark.parametrize("seed", [0, 1, -1, 2**80, "", "a word", "żółć"])
def test_the_same_seed_gives_the_same_match(seed):
    assert played(seed=seed) == played(seed=seed)


def test_different_seeds_give_different_matches():
    assert len({played(seed=seed) for seed in (0, 1, 2, "0", "1", "2")}) == 6


def test_without_a_seed_two_matches_differ():
    assert played() != played()


def test_a_match_does_not_touch_the_randomness_of_others():
    random.seed(1)
    expected = random.random()
    random.seed(1)
    played(seed=7)
    played()
    assert random.random() == expected


@pytest.mark.parametrize("players", range(3, 11))
def test_a_new_match_is_dealt_and_waits_for_its_first_seat(players):
    match = pyrite.new("saboteur", players=players, first=1, seed=1)
    assert match.turn == 1
    assert match.scores == [0] * players
    assert match.legal()
    assert match.view(1).role in ("miner", "saboteur")
