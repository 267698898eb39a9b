"""The foreman: its network, what it reads of a turn, and the rounds it learns from."""

import hashlib
import math
import random
from collections.abc import Iterator
from importlib import resources

import msgspec
import numpy
import pytest

import pyrite
from pyrite.bots.network import NetworkFile
from pyrite.bots.personalities import PERSONALITIES, PLAIN
from pyrite.core.require import require
from pyrite.games.saboteur.bots import LEVELS, foreman
from pyrite.games.saboteur.bots.knowledge import hiding
from pyrite.games.saboteur.bots.knowledge.features import NAMES, PLACE, Decision
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook
from pyrite.games.saboteur.bots.knowledge.moment import care
from pyrite.games.saboteur.bots.knowledge.numbered_view import fill, public_numbers
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.bots.knowledge.round_log import Surveyor
from pyrite.games.saboteur.bots.knowledge.seat_sheet import CONTEXT_SIZE
from pyrite.games.saboteur.bots.knowledge.turn import evidence_numbers
from pyrite.games.saboteur.bots.knowledge.turn_sheet import ROW_SIZE, TurnSheet
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training.lessons import DIGGER, StudyRound
from tests.games.saboteur.bots.moments import moment_row

pytestmark = pytest.mark.once

HASH = "6ad65c63300d286c"
LIMIT = 10.0


def shipped() -> bytes:
    return resources.files("pyrite.games.saboteur.bots").joinpath(foreman.FILE).read_bytes()


def decisions(rounds: int, seed: str) -> Iterator[tuple[View, Decision]]:
    """The decisions of rounds that diggers and random players play, as the detective sees them."""
    for number in range(rounds):
        rng = random.Random(f"{seed}/{number}")
        lesson = StudyRound(f"{seed}/{number}", rng)
        while not lesson.is_over:
            view = lesson.view().with_events(lesson.match.events(lesson.match.turn))
            yield view, lesson.decision(view, default_policy().table)
            lesson.play(lesson.act(DIGGER, view) if rng.random() < 0.7 else rng.choice(view.legal))


def sheet_of(view: View, stealth: float) -> tuple[list[list[float]], list[float]]:
    """The rows and the context of a turn, from compiled code."""
    surveyor = Surveyor()
    book = Logbook(*evidence_numbers())
    chance = prior(view.options)
    book.read_round(view.options.players, math.log(chance / (1 - chance)), public_numbers(view), surveyor)
    sheet = TurnSheet(surveyor)
    fill(sheet, view, stealth)
    return sheet.rows(book, [action.code for action in view.legal]), list(sheet.context)


def compare(rounds: int, seed: str) -> int:
    """Compare sheets with the Python versions; the number of decisions."""
    compared = 0
    for view, decision in decisions(rounds, seed):
        stealth = (0.0, 0.5, 0.85, 1.0)[compared % 4]
        rows, context = sheet_of(view, stealth)
        chance = prior(view.options)
        log_odds = decision.evidence.log_odds[require(view.seat)] + math.log(chance / (1 - chance))
        seen = [row[PLACE["seen"]] for row in decision.rows]
        stealthy = msgspec.structs.replace(PLAIN, stealth=stealth)
        prices = hiding.prices(seen, log_odds, decision.outlook.nearest, stealthy)
        is_saboteur = view.role == "saboteur"
        expected = numpy.array(
            [[*row, price if is_saboteur else 0.0] for row, price in zip(decision.rows, prices, strict=True)]
        ).clip(-LIMIT, LIMIT)
        found = numpy.array(rows)
        assert found.shape == (len(view.legal), ROW_SIZE)
        assert numpy.abs(found[:, : len(NAMES) + 1] - expected).max() < 1e-7
        assert len(context) == CONTEXT_SIZE
        moment = moment_row(decision, stealth)
        assert numpy.abs(numpy.array(context[: len(moment)]) - moment).max() < 1e-7
        assert numpy.isfinite(found).all()
        assert numpy.abs(context).max() <= LIMIT
        compared += 1
    return compared


def test_compiled_sheets_agree_with_the_features_in_python():
    assert compare(4, "sheets") > 100


@pytest.mark.long
def test_ten_thousand_compiled_sheets_agree_with_the_features_in_python():
    assert compare(200, "many sheets") > 10_000


def test_a_sheet_says_which_card_an_action_takes_and_where_it_goes():
    for view, _ in decisions(1, "cards"):
        rows, _ = sheet_of(view, 0.5)
        for action, row in zip(view.legal, rows, strict=True):
            assert sum(row[110:137]) == 1
            if action.verb.value == "lay":
                assert (round(row[141] * 8), round(row[142] * 3)) == action.cell
                assert [int(side) for side in row[137:141]] == [
                    int(side in require(action.face).upper()) for side in "NESW"
                ]


def test_the_weights_are_those_that_were_measured_and_say_how_they_were_made():
    data = shipped()
    assert hashlib.sha256(data).hexdigest()[:16] == HASH
    assert len(data) < 2_000_000
    file = msgspec.json.decode(data, type=NetworkFile)
    assert file.stages == len(file.curve)
    rounds = sum(count for point in file.curve for name, count in point.items() if name.startswith("rounds: "))
    assert file.rounds == rounds
    assert file.settings["seed"] == 20261127


def test_only_the_stealthiest_pay_much_for_being_seen():
    prices = [care(personality.stealth) for personality in PERSONALITIES.values()]
    assert max(prices) == care(PERSONALITIES["sly"].stealth) == 1
    assert care(PERSONALITIES["plain"].stealth) < 0.2


def test_it_plays_and_hears_what_is_said():
    match = pyrite.new("saboteur", players=5, seed=7)
    bots = [pyrite.bot("foreman", seed=seat) for seat in range(5)]
    for _ in range(8):
        view = match.view(require(match.turn))
        action = bots[require(match.turn)].act(view)
        assert action in view.legal
        match.play(action)


def test_it_is_offered_as_the_strongest_bot():
    assert [name for name, level in LEVELS.items() if level.offered][-1] == "foreman"
