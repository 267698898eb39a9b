"""The promise: no byte that a seat gets depends on what it cannot know (S11)."""

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from pyrite.match import Match
from pyrite.saboteur.actions import Action, Draw
from tests.games import OPTIONS, name_of, random_match
from tests.twin import twin

PROBES = [
    *(Action.parse(f"pass:{kind}") for kind in ("NESW", "NS", "map", "rockfall", "n")),
    *(Action.parse(f"{face}@{x},{y}") for face in ("NESW", "NE", "ew") for x, y in ((1, 0), (7, 0), (8, 1), (3, 2))),
    *(Action.parse(f"map>{goal}") for goal in ("top", "middle", "bottom")),
    *(Action.parse(f"break{tool}>{seat}") for tool in "PLC" for seat in range(4)),
    *(Action.parse(text) for text in ("mendP>1", "mendPL>2L", "rockfall@1,0", "rockfall@8,0", "stop", "stay")),
    *(Action.parse(text) for text in ("take:1", "take:2", "take:3", "bonus1@3,1", "bonus3@1,0")),
]


def told(match: Match, steps: list[Any], seat: int | None) -> Iterator[bytes]:
    """Every byte that a seat gets, step by step: its view, the events it may see, and why its tries are refused."""
    again = Match(match.game, match.options)
    known = 0
    yield again.view(seat).to_json()
    for step in steps:
        again.take_step(step)
        events = again.events(seat)
        yield msgspec.json.encode(events[known:])
        known = len(events)
        yield again.view(seat).to_json()
        if again.turn is not None and again.turn == seat:
            state: Any = again.state
            yield msgspec.json.encode([str(state.refusal(probe)) for probe in PROBES])


CASES = [(options, 3 + number % 8) for number, options in enumerate(OPTIONS * 2)]


@pytest.mark.parametrize(("options", "players"), CASES, ids=[f"{name_of(o)}-{n}p" for o, n in CASES])
def test_S11_a_seat_gets_the_same_bytes_in_every_game_it_cannot_tell_apart(options, players):
    match = random_match(options | {"players": players}, seed=f"promise {players} {name_of(options)}")
    rng = random.Random(players)
    record = match.record()
    for seat in (None, *range(players)):
        until = rng.randrange(len(match.steps) // 4, len(match.steps) + 1)
        other = twin(record, seat, until, rng)
        for number, (mine, theirs) in enumerate(
            zip(told(match, other, seat), told(match, match.steps, seat), strict=False)
        ):
            assert mine == theirs, f"seat {seat}, output {number} of {until} steps"


def test_S11_1_a_twin_really_is_another_game():
    match = random_match({"players": 5}, seed="another")
    rng = random.Random(1)
    changed: set[str] = set()
    for seat in (None, 0, 1, 2, 3, 4):
        for _ in range(4):
            until = rng.randrange(60, len(match.steps))
            other = twin(match.record(), seat, until, rng)
            pairs = zip(match.steps, other, strict=False)
            changed |= {mine.text.partition(":")[0] for mine, theirs in pairs if mine is not theirs}
    assert {"role", "goal", "card", "pass"} <= changed


def test_S11_2_the_comparison_would_notice_what_another_seat_knows():
    """What seat 1 gets differs between a game and the twin made for seat 0: the comparison above can fail."""
    match = random_match({"players": 5, "rounds": 1}, seed="can fail")
    other = twin(match.record(), 0, len(match.steps) // 2, random.Random(1))
    assert list(told(match, other, 1)) != list(told(match, match.steps[: len(other)], 1))


def test_S7_7_twins_change_nuggets_that_others_picked():
    rng = random.Random(2)
    changed: set[str] = set()
    for seed in range(25):
        match = random_match({"players": 5, "edition": "classic"}, seed=f"nuggets {seed}", eager=1.0)
        picks = [number for number, step in enumerate(match.steps) if step.text.startswith("take:")]
        for until in picks:
            other = twin(match.record(), 0, until + 1, rng)
            pairs = zip(match.steps, other, strict=False)
            changed |= {mine.text.partition(":")[0] for mine, theirs in pairs if mine is not theirs}
            seen = chain(told(match, other, 0))
            assert all(mine == theirs for mine, theirs in zip(seen, told(match, match.steps, 0), strict=False))
    assert {"nugget", "take"} <= changed


def test_S11_3_a_spectator_sees_no_private_event():
    match = random_match({"players": 6, "bonus_nuggets": True}, seed="spectator")
    kinds = {event.kind for event in match.events(None)}
    assert "laid" in kinds
    assert not [kind for kind in kinds if kind.startswith("your_")]
    assert all(event.audience is None for event in match.events(None))


def test_draws_and_actions_are_told_apart():
    match = random_match({"players": 3, "rounds": 1}, seed=1)
    assert {type(step) for step in match.steps} == {Action, Draw}
