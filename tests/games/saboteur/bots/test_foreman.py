"""The foreman: its network, what it reads of a turn, and the rounds it learns from."""

import hashlib
from importlib import resources

import msgspec
import numpy
import pytest

import pyrite
from pyrite.bots.network import NetworkFile
from pyrite.bots.personalities import PERSONALITIES
from pyrite.core.require import require
from pyrite.games.saboteur.bots import LEVELS, foreman
from pyrite.games.saboteur.bots.knowledge.features import Decision
from pyrite.games.saboteur.bots.knowledge.foreman_input import CONTEXT_SIZE, LIMIT, ROW_NAMES, Input, network_input
from pyrite.games.saboteur.bots.knowledge.moment import OTHERS, care
from pyrite.games.saboteur.bots.knowledge.outlook import Prospect
from pyrite.games.saboteur.bots.knowledge.policy import default_weights, scores
from pyrite.games.saboteur.bots.knowledge.reading import Reading
from pyrite.games.saboteur.training import foreman_rounds
from pyrite.train import network
from pyrite.train.experience import Task
from pyrite.train.settings import TrainingSettings

pytestmark = pytest.mark.once

HASH = "f4f7791e990b2c4b"
SETTINGS = TrainingSettings(
    rounds="pyrite.games.saboteur.training.foreman_rounds", seed=1, updates=1, rounds_each=1, warmth=1.0
)


def shipped() -> bytes:
    return resources.files("pyrite.games.saboteur.bots").joinpath(foreman.FILE).read_bytes()


def is_training(name: str) -> bool:
    """Whether a number of the curve counts rounds that were learned from."""
    return name.startswith("rounds: ") and "checked" not in name


def decisions(turns: int) -> list[tuple[Decision, Input]]:
    """The first turns of a match that detectives play, as the foreman sees them."""
    match = pyrite.new("saboteur", players=5, seed=7)
    bots = [pyrite.bot("detective", seed=seat) for seat in range(5)]
    found = []
    for _ in range(turns):
        assert match.turn is not None
        view = match.view(match.turn)
        reading = Reading(view)
        decision = Decision(Prospect(view, reading.counted, reading.gold), reading.evidence)
        found.append((decision, network_input(decision, 0.5)))
        match.play(bots[match.turn].act(view))
    return found


def test_the_weights_are_those_that_were_measured_and_say_how_they_were_made():
    data = shipped()
    assert hashlib.sha256(data).hexdigest()[:16] == HASH
    assert len(data) < 2_000_000
    file = msgspec.json.decode(data, type=NetworkFile)
    assert file.updates == len(file.curve)
    assert file.rounds == sum(count for point in file.curve for name, count in point.items() if is_training(name))
    assert file.settings["seed"] == 1


def test_a_move_is_scored_as_in_training():
    file = msgspec.json.decode(shipped(), type=NetworkFile)
    plain = {
        role: {name: numpy.array(one.rows(), numpy.float32).reshape(one.shape) for name, one in parts.items()}
        for role, parts in file.networks.items()
    }
    for decision, seen in decisions(12):
        role = require(decision.outlook.view.role)
        expected = network.scores(
            plain[role], numpy.array(seen.rows, numpy.float32), numpy.array(seen.context, numpy.float32)
        )
        found = foreman.networks()[role].scores(seen.rows, seen.context)
        assert numpy.abs(numpy.array(found) - expected).max() < 1e-4 * max(1.0, numpy.abs(expected).max())


def test_every_action_has_a_row_and_the_moment_has_one():
    for decision, seen in decisions(6):
        assert len(seen.rows) == len(decision.outlook.view.legal)
        assert {len(row) for row in seen.rows} == {len(ROW_NAMES)}
        assert len(seen.context) == CONTEXT_SIZE
        assert max(abs(value) for row in seen.rows for value in row) <= LIMIT


def test_only_saboteurs_pay_for_suspicion():
    for decision, seen in decisions(10):
        if decision.outlook.view.role == "miner":
            assert {row[-1] for row in seen.rows} == {0.0}


def first_task(*seeds: str) -> Task:
    rng = numpy.random.default_rng(1)
    policies = {
        role: network.new_policy(rng, foreman_rounds.first_policy(role), CONTEXT_SIZE, 8, 4)
        for role in foreman_rounds.ROLES
    }
    return Task(SETTINGS, seeds, policies, policies, network.new_critic(rng, foreman_rounds.CRITIC_SIZE, 4))


def test_a_run_begins_with_the_policy_of_the_detective():
    policies = first_task().policies
    compared = 0
    for decision, seen in decisions(10):
        if any(abs(value) > LIMIT for row in decision.rows for value in row) or any(row[-1] for row in seen.rows):
            continue
        role = require(decision.outlook.view.role)
        rows, context = numpy.array(seen.rows, numpy.float32), numpy.array(seen.context, numpy.float32)
        found = network.scores(policies[role], rows, context)
        assert numpy.abs(found - numpy.array(scores(default_weights(role), decision.rows))).max() < 1e-3
        compared += 1
    assert compared


def test_a_round_teaches_every_seat_that_plays_by_the_network(monkeypatch):
    monkeypatch.setattr(foreman_rounds, "MATCHES", {("own", "own"): 1.0})
    task = first_task("1/0/0")
    played = foreman_rounds.play(task)
    again = foreman_rounds.play(task)
    assert played.positions.shape[1] == foreman_rounds.CRITIC_SIZE
    assert len(played.ahead) == len(played.positions)
    noted = sum(len(found.counts) for found in played.decisions.values())
    assert 0 < noted <= len(played.positions)
    for role, found in played.decisions.items():
        assert found.counts.sum() == len(found.rows)
        assert (found.taken < found.counts).all()
        for name in found._fields:
            assert numpy.array_equal(getattr(found, name), getattr(again.decisions[role], name))


def test_a_check_plays_each_deal_as_detectives_as_miners_and_as_saboteurs():
    counts = foreman_rounds.check(first_task("check/0"))
    matches = {name.removeprefix("rounds: checked ") for name in counts if name.startswith("rounds: ")}
    assert matches == {"detective against detective", "own against detective", "detective against own"}
    assert {counts[f"rounds: checked {match}"] for match in matches} == {1}


def test_only_the_stealthiest_pay_much_for_being_seen():
    prices = [care(personality.stealth) for personality in PERSONALITIES.values()]
    assert max(prices) == care(PERSONALITIES["sly"].stealth) == 1
    assert care(PERSONALITIES["plain"].stealth) < 0.2


def test_all_other_seats_are_described_in_the_order_they_act():
    decision, seen = decisions(1)[0]
    outlook = decision.outlook
    following = [(decision.seat + ahead) % 5 for ahead in range(1, 5)]
    assert seen.context[-2 * OTHERS :: 2] == [outlook.suspect(seat) for seat in following] + [0.0] * 5


def test_it_is_offered_as_the_strongest_bot():
    assert [name for name, level in LEVELS.items() if level.offered][-1] == "foreman"
