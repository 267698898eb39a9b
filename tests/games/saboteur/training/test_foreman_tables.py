"""The tables that the foreman learns at: they follow the rules, and do not depend on the number of threads."""

import math
import random

import msgspec
import numpy
import pytest

from pyrite.bots.personalities import PLAIN
from pyrite.games.saboteur.bots import detective
from pyrite.games.saboteur.bots.knowledge import board_sheet, deed_sheet, hiding
from pyrite.games.saboteur.bots.knowledge.deed_sheet import DEED_NUMBERS, MOST_DEEDS
from pyrite.games.saboteur.bots.knowledge.ground import ground_of
from pyrite.games.saboteur.bots.knowledge.moment import MomentNumbers
from pyrite.games.saboteur.rules.open_view import opened
from pyrite.games.saboteur.rules.words import Verb
from pyrite.games.saboteur.training import foreman_lessons, foreman_tables
from pyrite.games.saboteur.training.foreman_lessons import PRICE
from pyrite.games.saboteur.training.foreman_tables import ForemanTables
from pyrite.games.saboteur.training.many_rounds import DETECTIVE_PRICE, MOST_ROWS, ROW_STEP, WHO, Seating, worry
from pyrite.games.saboteur.training.state_sheet import SHOW_GOLD, SHOW_ROLES, detective_price
from tests.games.saboteur.bots.test_foreman import sheet_of

pytestmark = pytest.mark.once

AT_COSTS, AT_STEPS, AT_DISTANCES = 143, 146, 149  # as in turn_sheet.py
AT_SUSPECTS, AT_GOLD = 30, 48  # as in seat_sheet.py
SEATING = Seating([("own", "detective", 1), ("own", "mixed", 1)], [0.5], ["sleeper", "random"])


def states(tables: ForemanTables):
    return [table.state for share in tables._shares for table in share.tables]


def play(tables: ForemanTables, steps: int) -> list[tuple[bytes, ...]]:
    """Any actions, and what the tables showed."""
    rng = numpy.random.default_rng(1)
    seen = []
    for _ in range(steps):
        tables.chosen[:] = (rng.random(tables.size) * tables.counts).astype(numpy.int32)
        tables.step()
        shown = (tables.contexts, tables.critics, tables.counts, tables.who, tables.role, tables.ended, tables.won)
        seen.append(tuple(array.tobytes() for array in shown))
    return seen


def test_the_first_decisions_are_described_as_a_view_describes_them():
    tables = ForemanTables(15, 2, "first", SEATING)
    for index, state in enumerate(states(tables)):
        seat = state.turn
        assert seat is not None
        view = state.view(seat)
        rows, context = sheet_of(view, 0.5 if WHO[tables.who[index]] == "own" else 0.85)
        first, count = tables.firsts[index], tables.counts[index]
        assert count == len(view.legal)
        found, expected = tables.rows[first : first + count] / ROW_STEP, numpy.array(rows)
        if WHO[tables.who[index]] == "detective" and view.role == "saboteur":
            found[:, PRICE] = expected[:, PRICE]  # it pays another price: see below
        assert numpy.abs(found - expected).max() <= 1 / ROW_STEP
        assert numpy.abs(tables.contexts[index] - numpy.array(context)).max() < 1e-5
        assert tables.role[index] == int(view.role == "saboteur")


def test_the_critic_sees_what_an_action_does_to_the_way_to_the_gold_and_whom_it_is_about():
    tables = ForemanTables(16, 1, "secrets", SEATING)
    play(tables, 12)
    about = 0
    for index, state in enumerate(states(tables)):
        seen = opened(state, None)
        gold = [goal.treasure for goal in seen.goals].index("gold")
        first, count = tables.firsts[index], tables.counts[index]
        rows, secrets = tables.rows[first : first + count], tables.secrets[first : first + count]
        for place, at in enumerate((AT_STEPS, AT_COSTS, AT_DISTANCES)):
            assert (secrets[:, place] == rows[:, at + gold]).all()
        for action, side in zip(state.legal()[-count:], secrets[:, 3], strict=True):
            if action.verb in (Verb.BREAK, Verb.MEND):
                about += 1
                assert side == (ROW_STEP if state.view(action.seat).role == "saboteur" else -ROW_STEP)
            else:
                assert side == 0
    assert about > 50


def test_boards_places_and_deeds_are_those_of_the_state():
    tables = ForemanTables(16, 1, "boards", SEATING)
    play(tables, 14)
    for index, state in enumerate(states(tables)):
        view, seen = state.view(state.turn), opened(state, None)
        board = board_sheet.board(ground_of(view.table).grid)
        gold = board_sheet.GOAL_CELLS[[goal.treasure for goal in seen.goals].index("gold")]
        board[gold] += 256  # for critics alone
        assert list(tables.boards[index]) == board
        first, count = tables.firsts[index], tables.counts[index]
        codes = [action.code for action in state.legal()[-count:]]
        assert tables.places[first : first + count, :2].tolist() == [list(place) for place in board_sheet.places(codes)]
        targets = deed_sheet.targets(codes, state.turn, state.players)
        assert tables.places[first : first + count, 2].tolist() == targets
        doers = tables.deeds[index].reshape(MOST_DEEDS, DEED_NUMBERS)[:, 0]
        others = [(int(doer) + 1) % state.players for doer in doers if 0 <= doer < 9]
        assert all(others)  # the seat itself has another number
        assert (doers >= 0).sum() <= 14


def detective_prices(players: int, nearest: int, laps: float, log_odds: float, seen: list[float], stealth: float):
    plain = msgspec.structs.replace(PLAIN, stealth=stealth)
    return hiding.prices(seen, log_odds, nearest, plain, detective.leeway(players, plain), laps)


def test_the_price_of_suspicion_is_the_one_that_the_detective_pays():
    rng = random.Random(4)
    paid = 0
    for _ in range(4_000):
        players, nearest, stealth = rng.randint(3, 10), rng.randint(0, 14), rng.choice((0.0, 0.5, 0.7, 0.85))
        laps, log_odds, seen = rng.uniform(0, 7), rng.uniform(-4, 4), rng.uniform(-3, 3)
        price = detective_price(players, nearest, laps, log_odds, seen, stealth)
        assert price == pytest.approx(detective_prices(players, nearest, laps, log_odds, [seen], stealth)[0])
        paid += price > 0
    assert paid > 300


def test_a_detective_who_sabotages_at_a_table_reads_the_price_of_each_action():
    tables = ForemanTables(24, 1, "prices", Seating([("own", "detective", 1)], [0.5], ["random"]))
    rng = numpy.random.default_rng(3)
    paid = 0
    for _ in range(60):
        for index, state in enumerate(states(tables)):
            if tables.role[index] == 0 or not tables.counts[index]:
                continue
            first, count = tables.firsts[index], tables.counts[index]
            rows = tables.rows[first : first + count] / ROW_STEP
            moment = MomentNumbers(*map(float, tables.contexts[index][: len(MomentNumbers._fields)]))
            log_odds = math.log(moment.exposed / max(1e-7, 1 - moment.exposed))
            laps = detective.laps(state.view(state.turn))
            seen = list(rows[:, detective.SEEN])
            prices = detective_prices(state.players, round(8 * moment.nearest), laps, log_odds, seen, PLAIN.stealth)
            assert numpy.abs(rows[:, PRICE] * DETECTIVE_PRICE - prices).max() < 0.01
            paid += int(numpy.sum(numpy.array(prices) > 0))
        tables.chosen[:] = (rng.random(tables.size) * tables.counts).astype(numpy.int32)
        tables.step()
    assert paid > 500


def test_a_saboteur_pays_more_for_certainty_than_for_doubt():
    assert (worry(0), worry(1)) == (0, 1)
    assert worry(0.75) - worry(0.43) < (0.75 - 0.43)
    assert worry(0.97) - worry(0.75) > 2 * (0.97 - 0.75)


def test_rounds_are_played_by_the_rules_until_they_end_and_are_dealt_again():
    tables = ForemanTables(12, 1, "rules", SEATING)
    ended = won = 0
    rng = numpy.random.default_rng(2)
    for _ in range(120):
        for index, state in enumerate(states(tables)):
            assert tables.counts[index] == min(MOST_ROWS, len(state.legal()))
            assert WHO[tables.who[index]] in ("own", "detective", "sleeper", "random")
        tables.chosen[:] = (rng.random(tables.size) * tables.counts).astype(numpy.int32)
        tables.step()
        ended += int(tables.ended.sum())
        won += int(tables.won[tables.ended > 0].sum())
        assert (tables.exposed <= 1).all()
    assert ended >= 12
    assert won < ended / 2  # random players hardly ever reach the gold


def test_a_table_that_waits_stays_as_it_is():
    tables = ForemanTables(4, 1, "waits", SEATING)
    before = [str(state) for state in states(tables)]
    tables.chosen[:] = (-1, 0, 99, 0)
    tables.step()
    after = [str(state) for state in states(tables)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, False]


def test_the_number_of_threads_makes_no_difference_if_there_is_room_for_all_rows(monkeypatch):
    monkeypatch.setattr(foreman_tables, "ROWS_EACH", MOST_ROWS)  # else a table waits when its thread has no row left
    assert play(ForemanTables(9, 1, "threads", SEATING), 40) == play(ForemanTables(9, 3, "threads", SEATING), 40)


def test_a_best_response_meets_the_foreman_at_its_usual_stealth():
    tables = foreman_lessons.make_tables(16, 1, "usual", [("own", "past", 1), ("past", "own", 1)])
    assert {round(float(stealth), 2) for stealth in tables.stealths} == {0.85}
    tables = foreman_lessons.make_tables(64, 1, "any", foreman_lessons.MATCHES)
    assert len({float(stealth) for stealth in tables.stealths}) > 5


def test_a_seating_has_room_for_sixteen_matches():
    with pytest.raises(ValueError, match="room for 16"):
        Seating([("own", "own", 1)] * 17, [0.5], ["random"])


def test_only_miners_that_learn_are_shown_the_gold_and_the_roles_when_that_is_measured():
    tables = ForemanTables(30, 1, "shown", SEATING, shown=SHOW_GOLD | SHOW_ROLES)
    play(tables, 5)
    knew = 0
    for index, state in enumerate(states(tables)):
        seat = state.turn
        gold = [float(goal.treasure == "gold") for goal in opened(state, None).goals]
        others = [(seat + ahead) % state.players for ahead in range(1, state.players)]
        believed = tables.contexts[index][AT_SUSPECTS : AT_SUSPECTS + 2 * len(others) : 2]
        truth = [float(state.view(other).role == "saboteur") for other in others]
        is_sure = bool((tables.contexts[index][AT_GOLD : AT_GOLD + 3] == gold).all()) and numpy.allclose(
            believed, truth, atol=1e-3
        )
        assert is_sure == (WHO[tables.who[index]] == "own" and tables.role[index] == 0)
        knew += is_sure
    assert knew > 5
