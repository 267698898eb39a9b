"""The promise: no byte that a seat gets depends on what it cannot know (S11, L8)."""

import random
from array import array
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pyrite.core import interned
from pyrite.core.observation import Observer
from pyrite.games.lost_mines.rules.actions import Action as LostMinesAction
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.match import Match
from tests.families import some
from tests.games.lost_mines.twin import twin as lost_mines_twin
from tests.games.random_games import LOST_MINES_OPTIONS, OPTIONS, name_of, random_match
from tests.games.saboteur.twin import twin

SABOTEUR_PROBES = [
    *(Action.parse(f"pass:{kind}") for kind in ("NESW", "NS", "map", "rockfall", "n")),
    *(Action.parse(f"{face}@{x},{y}") for face in ("NESW", "NE", "ew") for x, y in ((1, 0), (7, 0), (8, 1), (3, 2))),
    *(Action.parse(f"map>{goal}") for goal in ("top", "middle", "bottom")),
    *(Action.parse(f"break{tool}>{seat}") for tool in "PLC" for seat in range(4)),
    *(Action.parse(text) for text in ("mendP>1", "mendPL>2L", "rockfall@1,0", "rockfall@8,0", "stop", "stay")),
    *(Action.parse(text) for text in ("take:1", "take:2", "take:3", "bonus1@3,1", "bonus3@1,0")),
]
LOST_MINES_PROBES = [
    LostMinesAction.parse(text)
    for text in (
        *["NESW@2,2", "EW@2,4", "NS@1,3", "NE@8,2", "NSW-tree@3,4", "EW-lake@10,2", "axe@2,2", "boat@3,2", "rope@2,4"],
        *["trap@1,2E", "trap@8,2E", "trap@9,1S", "troll@1,4E", "troll@8,4E", "storm@2,2", "storm@2,4", "storm@9,2"],
        *["discard:NES", "discard:axe", "discard:NE,NE", "discard:NES,trap", "vote", "yes", "no", "stay"],
        *(f"info{card}>{what}" for card in ("MT", "MD", "TD") for what in ("mine0", "mine3", "treasure1", "dwarf2")),
        *["walk@1,2", "walk@2,2", "walk@3,2!1", "walk@2,4", "walk@9,2", "walk@9,2<W", "walk@9,0<W!1", "walk@9,6<N"],
        *["turn:NES", "turn:NSW", "turn:NEW", "turn:SW", "turn:NW", "take:0", "take:1", "take:2"],
    )
]
PROBES: dict[str, list[Any]] = {"saboteur": SABOTEUR_PROBES, "lost-mines": LOST_MINES_PROBES}


def bytes_of(match: Match, steps: list[Any], seat: int | None) -> Iterator[bytes]:
    """Every byte that a seat gets, step by step: view, events, words, numbers and refusals."""
    again = Match(match.game, match.options)
    observer = Observer(again.state)
    known = 0
    yield again.view(seat).to_json()
    for number, step in enumerate(steps, 1):
        again.take_step(step)
        if not isinstance(step, interned.BaseDraw):
            observer.decided()
        events = again.events(seat)
        yield msgspec.json.encode(events[known:])
        known = len(events)
        yield again.view(seat).to_json()
        if number == len(steps):  # words take long, and tell everything that happened before, too
            yield again.view(seat).describe("en").encode()
        if seat is not None:
            yield array("i", observer.observation(seat)).tobytes()
        if again.turn is not None and again.turn == seat:
            yield array("i", observer.legal()).tobytes()
            state: Any = again.state
            yield msgspec.json.encode([str(state.refusal(probe)) for probe in PROBES[match.game.name]])


def check_twin(match: Match, other: list[Any], seat: int | None) -> None:
    """The seat gets the same bytes as in the match, as far as the twin goes."""
    outputs = zip(bytes_of(match, other, seat), bytes_of(match, match.steps[: len(other)], seat), strict=True)
    for number, (mine, theirs) in enumerate(outputs):
        assert mine == theirs, f"seat {seat}, output {number} of {len(other)} steps"


def changed_in(match: Match, other: list[Any]) -> set[str]:
    """What kinds of steps differ between a match and its twin."""
    pairs = zip(match.steps, other, strict=False)
    return {mine.text.partition(":")[0] for mine, theirs in pairs if mine is not theirs}


def changed_by_round(match: Match, other: list[Any]) -> dict[int, set[str]]:
    """The same by round, the rounds without any difference too."""
    again = Match(match.game, match.options)
    changed: dict[int, set[str]] = {}
    for mine, theirs in zip(match.steps, other, strict=False):
        kinds = changed.setdefault(again.state.round, set())
        if mine is not theirs:
            kinds.add(mine.text.partition(":")[0])
        again.take_step(mine)
    return changed


def in_last_round(match: Match) -> int:
    """A number of steps that ends in the middle of the last round, where somebody is to decide."""
    again = Match(match.game, match.options)
    decisions = []
    for number, step in enumerate(match.steps):
        if again.turn is not None and again.state.round == match.options.rounds:
            decisions.append(number)
        again.take_step(step)
    return decisions[len(decisions) // 2]


# Saboteur

CASES = [(options, 3 + number % 8) for number, options in enumerate(OPTIONS * 2)]


@pytest.mark.parametrize(("options", "players"), CASES, ids=[f"{name_of(o)}-{n}p" for o, n in CASES])
def test_S11_a_seat_gets_the_same_bytes_in_every_game_it_cannot_tell_apart(options, players):
    match = random_match(options | {"players": players}, seed=f"promise {players} {name_of(options)}")
    rng = random.Random(players)
    record = match.record()
    for seat in (None, *range(players)):
        until = rng.randrange(len(match.steps) // 4, len(match.steps) + 1)
        check_twin(match, twin(record, seat, until, rng), seat)


def test_S11_1_a_twin_really_is_another_game():
    match = random_match({"players": 5}, seed="another")
    rng = random.Random(1)
    changed: set[str] = set()
    for seat in (None, 0, 1, 2, 3, 4):
        for _ in range(4):
            until = rng.randrange(60, len(match.steps))
            changed |= changed_in(match, twin(match.record(), seat, until, rng))
    assert {"role", "goal", "card", "pass"} <= changed


def test_S11_2_the_comparison_would_notice_what_another_seat_knows():
    """What seat 1 gets differs between a game and the twin made for seat 0: the comparison above can fail."""
    match = random_match({"players": 5, "rounds": 1}, seed="can fail")
    other = twin(match.record(), 0, len(match.steps) // 2, random.Random(1))
    assert list(bytes_of(match, other, 1)) != list(bytes_of(match, match.steps[: len(other)], 1))


def test_S7_7_twins_change_nuggets_that_others_picked():
    rng = random.Random(2)
    changed: set[str] = set()
    for seed in range(6):
        match = random_match({"players": 5, "edition": "classic"}, seed=f"nuggets {seed}", eager=1.0)
        picks = [number for number, step in enumerate(match.steps) if step.text.startswith("take:")]
        for until in picks:
            other = twin(match.record(), 0, until + 1, rng)
            changed |= changed_in(match, other)
            check_twin(match, other, 0)
    assert {"nugget", "take"} <= changed


@pytest.mark.parametrize("bonus", [False, True])
def test_S11_twins_differ_in_every_round_and_in_the_nuggets_of_earlier_ones(bonus):
    changed: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for seed in (0, 3, 13, 18):  # in some of them miners share nuggets in the first round, in others in the second
        options = {"players": 5, "edition": "classic", "bonus_nuggets": bonus}
        match = random_match(options, seed=f"every round {seed}", eager=1.0)
        until = in_last_round(match)
        for seat in (None, 2):
            other = twin(match.record(), seat, until, random.Random(seed))
            check_twin(match, other, seat)
            for number, kinds in changed_by_round(match, other).items():
                changed[number] |= kinds
    for number in (1, 2):
        assert {"card", "goal", "nugget", "take"} <= changed[number]
    assert {"card", "goal", "role"} <= changed[3]


def test_S11_3_a_spectator_sees_no_private_event():
    match = random_match({"players": 6, "bonus_nuggets": True}, seed="spectator")
    kinds = {event.kind for event in match.events(None)}
    assert "laid" in kinds
    assert not [kind for kind in kinds if kind.startswith("your_")]
    assert all(event.audience is None for event in match.events(None))


def test_draws_and_actions_are_told_apart():
    match = random_match({"players": 3, "rounds": 1}, seed=1)
    assert {type(step) for step in match.steps} == {Action, Draw}


# The Lost Mines

LOST_MINES_CASES = [(options, 3 + number % 7) for number, options in enumerate(LOST_MINES_OPTIONS * 4)]
LOST_MINES_USUAL = LOST_MINES_CASES[:10]  # every number of players and every option; the others are for `make long`


@pytest.mark.parametrize(
    ("options", "players"),
    some(LOST_MINES_CASES, lambda *case: case in LOST_MINES_USUAL),
    ids=[f"{name_of(o)}-{n}p" for o, n in LOST_MINES_CASES],
)
def test_L8_a_seat_gets_the_same_bytes_in_every_game_it_cannot_tell_apart(options, players):
    seed = f"promise {players} {name_of(options)}"
    match = random_match(options | {"players": players}, seed=seed, game="lost-mines")
    rng = random.Random(players)
    record = match.record()
    for seat in (None, *range(players)):
        until = rng.randrange(len(match.steps) // 4, len(match.steps))
        check_twin(match, lost_mines_twin(record, seat, until, rng), seat)
    check_twin(match, lost_mines_twin(record, 0, len(match.steps), rng), 0)  # at the end treasures left stay secret


def test_L8_2_a_twin_changes_everything_that_a_seat_cannot_know():
    rng = random.Random(1)
    changed: set[str] = set()
    for players in (4, 6, 8):
        for seed in range(5):
            match = random_match({"players": players}, seed=f"another {seed}", game="lost-mines", eager=0.9)
            for seat in (None, 1):
                other = lost_mines_twin(match.record(), seat, rng.randrange(100, len(match.steps)), rng)
                changed |= changed_in(match, other)
    assert changed == {"dwarf", "mine", "treasure", "card", "discard", "lost"}


def test_L8_twins_differ_in_every_round():
    changed: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for seed in range(3):
        match = random_match({"players": 5, "rounds": 3}, seed=f"every round {seed}", game="lost-mines", eager=0.9)
        until = in_last_round(match)
        for seat in (None, 0, 3):
            other = lost_mines_twin(match.record(), seat, until, random.Random(seed))
            check_twin(match, other, seat)
            for number, kinds in changed_by_round(match, other).items():
                changed[number] |= kinds
    for number in (1, 2):
        assert {"card", "treasure", "discard"} <= changed[number]
    assert {"card", "treasure", "mine", "dwarf"} <= changed[3]


def test_L8_2_only_what_is_hidden_differs_from_its_twin():
    """Clans, kinds of treasures, and the own cards of the viewer stay; what a round's end shows stays too (L7.3)."""
    match = random_match({"players": 6}, seed="own", game="lost-mines")
    other = lost_mines_twin(match.record(), 2, len(match.steps), random.Random(1))
    again = Match(match.game, match.options)
    for step in other:
        again.take_step(step)
    assert again.events(2) == match.events(2)
    assert again.events(None) == match.events(None)
    assert [
        mine
        for mine, theirs in zip(match.steps, other, strict=True)
        if mine.text.startswith("dwarf") and mine is not theirs
    ] == []
    assert changed_in(match, other) >= {"card", "discard"}


@pytest.mark.parametrize("eager", [0.8, 1.0])
def test_L8_2_the_comparison_would_notice_what_another_seat_knows(eager):
    """What seat 1 gets differs between a game and the twin made for seat 0: the comparison above can fail."""
    match = random_match({"players": 5, "rounds": 1}, seed="can fail", game="lost-mines", eager=eager)
    other = lost_mines_twin(match.record(), 0, len(match.steps) // 2, random.Random(1))
    with pytest.raises(AssertionError, match="seat 1, output"):
        check_twin(match, other, 1)


def test_L8_3_a_spectator_sees_no_private_event():
    match = random_match({"players": 6}, seed="spectator", game="lost-mines")
    kinds = {event.kind for event in match.events(None)}
    assert {"laid", "looked", "discarded", "walked"} <= kinds
    assert not [kind for kind in kinds if kind.startswith("your_")]
    assert all(event.audience is None for event in match.events(None))
