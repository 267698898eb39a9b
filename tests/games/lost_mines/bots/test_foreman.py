"""The foreman of The Lost Mines: its network, whole rounds, and views only."""

import random
from importlib import resources
from typing import Any

import msgspec
import numpy
import pytest

import pyrite
from pyrite.bots.network import NetworkFile
from pyrite.bots.personalities import PERSONALITIES, PLAIN
from pyrite.games.lost_mines.bots import LEVELS, foreman
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import CONTEXT_SIZE
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import CLAN_GAIN, OWN_GAIN, ROW_SIZE
from pyrite.games.lost_mines.rules.view import View
from pyrite.match import Match
from pyrite.train import network
from tests.games.lost_mines.twin import twin
from tests.games.random_games import random_match

pytestmark = pytest.mark.once


def play(seed: int, players: int) -> list[str]:
    """What foremen do in a whole round; `play` refuses what is illegal."""
    match: Any = pyrite.new("lost-mines", seed=seed, players=players, rounds=1)
    dice = [random.Random(f"{seed}/{seat}") for seat in range(players)]
    done = []
    while (seat := match.turn) is not None:
        action = foreman.choose(match.view(seat), dice[seat], None)
        match.play(action)
        done.append(str(action))
    assert len(match.scores) == players
    return done


def decisions(seed: int, players: int, every: int) -> list[View]:
    """Some decisions of a round played at random, with something to choose from."""
    match: Any = pyrite.new("lost-mines", seed=seed, players=players, rounds=1)
    rng = random.Random(seed)
    found = []
    while (seat := match.turn) is not None:
        view = match.view(seat)
        if len(view.legal) > 1:
            found.append(view)
        match.play(rng.choice(view.legal))
    return found[::every]


@pytest.mark.parametrize("players", [3, 9])
def test_it_plays_whole_rounds_legally(players):
    done = play(1, players)
    assert any(action.startswith("walk@") for action in done)


def test_the_same_seed_gives_the_same_action():
    assert play(2, 3) == play(2, 3)


@pytest.mark.parametrize("name", PERSONALITIES)
def test_every_personality_plays_something_legal(name):
    for view in decisions(3, 5, 12):
        assert foreman.choose(view, random.Random(1), None, PERSONALITIES[name]) in view.legal


def test_it_does_the_same_whatever_it_cannot_know():
    match = random_match({"players": 5, "rounds": 1}, 5, eager=0.7, game="lost-mines")
    rng = random.Random(1)
    compared = 0
    for until in rng.sample(range(20, len(match.steps)), 12):
        again = replayed(match, match.steps[:until])
        seat = again.turn
        if seat is None:
            continue
        other = replayed(match, twin(match.record(), seat, until, rng))
        one, same = (foreman.read(each.view(seat), random.Random(1)) for each in (again, other))
        assert list(one.context) == list(same.context)
        assert foreman.rows_of(one) == foreman.rows_of(same)
        compared += again.state != other.state
    assert compared > 3


def replayed(match: Any, steps: Any) -> Any:
    again = Match(match.game, match.options)
    for step in steps:
        again.take_step(step)
    return again


def test_a_move_is_scored_as_in_training():
    data = resources.files("pyrite.games.lost_mines.bots").joinpath(foreman.FILE).read_bytes()
    assert len(data) < 1_000_000
    file = msgspec.json.decode(data, type=NetworkFile)
    assert file.stages == len(file.curve)
    parts = file.networks[foreman.ROLE]
    plain = {name: numpy.array(one.numbers(), numpy.float32).reshape(one.shape) for name, one in parts.items()}
    for view in decisions(4, 6, 20):
        sheet = foreman.read(view, random.Random(2))
        rows, context = foreman.rows_of(sheet), list(sheet.context)[:CONTEXT_SIZE]
        expected = network.scores(plain, numpy.array(rows, numpy.float32), numpy.array(context, numpy.float32))
        found = foreman.network().scores(rows, context)
        assert numpy.abs(numpy.array(found) - expected).max() < 1e-4 * max(1.0, numpy.abs(expected).max())


def test_several_readings_are_closer_to_the_truth_than_one(monkeypatch):
    """The scores of one reading depend on its guesses; the mean of several differs less from another such mean."""

    def difference(view: View, readings: int) -> float:
        monkeypatch.setattr(foreman, "READINGS", readings)
        one, other = (foreman.worths(view, random.Random(seed), 0.0) for seed in (1, 2))
        return sum(abs(one[code] - other[code]) for code in one.keys() & other.keys())

    views = decisions(6, 5, 6)
    assert sum(difference(view, 8) for view in views) < 0.7 * sum(difference(view, 1) for view in views)


def test_an_action_is_considered_if_most_readings_kept_it(monkeypatch):
    monkeypatch.setattr(foreman, "READINGS", 3)
    view = max(decisions(7, 5, 3), key=lambda each: len(each.legal))
    found = foreman.worths(view, random.Random(1), 0.0)
    rng = random.Random(1)
    kept = [code for sheet in (foreman.read(view, rng) for _ in range(3)) for code in list(sheet.code)[: sheet.count]]
    assert set(found) == {code for code in kept if kept.count(code) > 1}


def test_harm_is_what_an_action_takes_from_the_own_clan():
    row = [0.0] * ROW_SIZE
    row[OWN_GAIN], row[CLAN_GAIN] = -2.0, 0.5
    assert foreman.harm(row) == 0.75
    row[CLAN_GAIN] = 3.0
    assert foreman.harm(row) == 0.0


def test_it_is_offered_as_the_strongest_bot():
    assert [name for name, level in LEVELS.items() if level.offered][-1] == "foreman"
    view = decisions(5, 4, 9)[0]
    assert pyrite.bot("foreman", seed=1).act(view) in view.legal
    assert LEVELS["foreman"].choose(view, random.Random(1), None, PLAIN) in view.legal
