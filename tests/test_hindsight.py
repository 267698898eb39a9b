"""A finished game read again: the numbers are the detective's own, the truth is the truth."""

from typing import Any

import pytest

import pyrite
from pyrite.hindsight import Hindsight, read_again
from pyrite.match import Match, replay

pytestmark = pytest.mark.once


def played(game: str, players: int, rounds: int = 2, seed: int = 3) -> Match:
    match = pyrite.new(game, players=players, rounds=rounds, seed=seed)
    bots = [pyrite.bot("digger", seed=seat) for seat in range(players)]
    while match.turn is not None:
        match.play(bots[match.turn].act(match.view(match.turn)))
    return match


@pytest.fixture(scope="module", params=[("saboteur", 5), ("lost-mines", 4)], ids=lambda param: param[0])
def match(request: pytest.FixtureRequest) -> Match:
    return played(*request.param)


@pytest.fixture(scope="module")
def report(match: Match) -> Hindsight:
    return read_again(match.record())


def test_every_round_is_shown_with_its_steps_and_the_true_roles(match: Match, report: Hindsight) -> None:
    assert [one.round for one in report.rounds] == [1, 2]
    assert report.rounds[0].first == 0
    endings = [event.ending for event in match.events(None) if event.kind == "round_ended"]
    shown = [event for event in match.events(None) if event.kind in ("role_shown", "character_shown")]
    roles = [event.role if event.kind == "role_shown" else event.character for event in shown]
    assert [one.ending for one in report.rounds] == endings
    assert [role for one in report.rounds for role in one.roles] == roles


def test_the_chances_are_what_the_detective_thinks_of_a_spectators_view(match: Match, report: Hindsight) -> None:
    detective = pyrite.bot("detective", seed=99)
    roles = match.game.roles
    for step, (then, _, _) in enumerate(replay(match.game, match.options, match.steps)):
        for one in report.rounds:
            if one.first <= step < one.ended:
                thought = detective.suspicion(then.view(None))
                expected = [[thought[seat].chances[role] for role in roles] for seat in range(match.options.players)]
                for had, want in zip(one.chances[step - one.first], expected, strict=True):
                    assert had == pytest.approx(want, abs=1e-4)
    assert [len(one.chances) for one in report.rounds] == [one.ended - one.first for one in report.rounds]


def test_grounds_are_the_steps_of_what_speaks_for_the_last_suspicion(match: Match, report: Hindsight) -> None:
    detective = pyrite.bot("detective", seed=99)
    happened: list[list[Any]] = []
    found = 0
    for step, (then, _, events) in enumerate(replay(match.game, match.options, match.steps)):
        happened.append(events)
        for one in report.rounds:
            if step == one.ended - 1:
                view = then.view(None)
                for thought, steps in zip(detective.suspicion(view), one.grounds, strict=True):
                    speaking = [view.events[reason.event] for reason in thought.grounds(2)]
                    assert len(steps) <= len(speaking)
                    assert all(any(event in happened[place] for place in steps) for event in speaking)
                    assert all(one.first <= place < one.ended for place in steps)
                    found += len(steps)
    assert found >= match.options.players


def test_swings_are_the_largest_changes_of_suspicion_in_the_order_of_play(report: Hindsight) -> None:
    for one in report.rounds:
        changes = [
            abs(after[0] - before[0])
            for earlier, later in zip(one.chances, one.chances[1:], strict=False)
            for before, after in zip(earlier, later, strict=True)
        ]
        assert [swing.step for swing in one.swings] == sorted(swing.step for swing in one.swings)
        for swing in one.swings:
            assert swing.after == pytest.approx(1 - one.chances[swing.step - one.first][swing.seat][0])
            assert swing.before == pytest.approx(1 - one.chances[swing.step - one.first - 1][swing.seat][0])
        if one.swings:
            assert max(abs(swing.after - swing.before) for swing in one.swings) == pytest.approx(max(changes), abs=2e-3)


def test_the_gold_was_reached_by_a_turning_point_when_miners_won() -> None:
    match = played("saboteur", 3, rounds=1, seed=5)
    (one,) = read_again(match.record()).rounds
    assert one.turning is not None
    events = [happened for _, _, happened in replay(match.game, match.options, match.steps)][one.turning.step]
    assert events[0].kind in ("laid", "rockfall")
    assert one.turning.before > one.turning.after  # fewer cards were missing on the way to the gold


def test_reads_are_chances(report: Hindsight) -> None:
    for one in report.rounds:
        assert len(one.reads) == len(one.roles)
        assert all(0 <= read <= 1 for read in one.reads)


def test_a_game_that_was_broken_off_tells_its_finished_rounds_only() -> None:
    match = pyrite.new("saboteur", players=4, rounds=2, seed=1)
    match.play(match.legal()[0])
    assert read_again(match.record()).rounds == ()
