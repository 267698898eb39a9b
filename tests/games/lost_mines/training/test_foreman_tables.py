"""The tables that the foreman of The Lost Mines learns at: they follow the rules, with any number of threads."""

from typing import Any

import numpy
import pytest

from pyrite.games.lost_mines.bots.knowledge.turn_sheet import MOST_ROWS
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.training.foreman_tables import ForemanTables
from pyrite.games.lost_mines.training.many_rounds import WHO, Seating

pytestmark = pytest.mark.once

SEATING = Seating([("own", "detective", 3), ("own", "random", 1)])
GUESSES = 2  # enough for the rules
FORESEEN = slice(12, 210, 22)  # the points that the critic is shown for each seat, on all cards
FULL_RESULT = 12  # the points that count as a result of 1


def make(size: int, threads: int, seed: str) -> ForemanTables:
    return ForemanTables(size, threads, seed, SEATING, guesses=(GUESSES, GUESSES))


def states(tables: ForemanTables) -> list[State]:
    return [table.state for share in tables._shares for table in share.tables]


def choose_any(tables: ForemanTables, rng: numpy.random.Generator) -> None:
    tables.chosen[:] = (rng.random(tables.size) * tables.counts).astype(numpy.int32)


def play(tables: ForemanTables, steps: int) -> list[tuple[bytes, ...]]:
    """Any actions, and what the tables showed."""
    rng = numpy.random.default_rng(1)
    seen = []
    for _ in range(steps):
        choose_any(tables, rng)
        tables.step()
        shown = (tables.contexts, tables.critics, tables.counts, tables.who, tables.whose, tables.ended, tables.won)
        seen.append(tuple(array.tobytes() for array in shown))
    return seen


def played(state: State, code: int) -> Any:
    """The state after an action, and after all that nobody decides; None if chance drew something meanwhile."""
    after: Any = state.copy()
    after.play(after.action_of(code))
    while not after.is_over:
        if after.tickets():
            return None
        if len(after.legal()) > 1:
            break
        after.play(after.legal()[0])
    return after


def test_rounds_are_played_by_the_rules_until_they_end_and_are_dealt_again():
    tables = make(4, 4, "rules")  # a table for each thread, whose sheet then shows its actions
    rng = numpy.random.default_rng(2)
    ended = compared = results = 0
    for _ in range(150):
        choose_any(tables, rng)
        expected = []
        for index, state in enumerate(states(tables)):
            sheet = tables._shares[index].sheet
            legal = {action.code for action in state.legal()}
            codes = list(sheet.code)[: tables.counts[index]]
            assert 0 < len(codes) <= min(MOST_ROWS, len(legal))
            assert set(codes) <= legal
            assert tables.whose[index] == state.turn
            assert tables.players[index] == state.options.players
            assert WHO[tables.who[index]] in ("own", "detective", "random")
            expected.append(played(state, codes[tables.chosen[index]]))
        tables.step()
        for index, (state, after) in enumerate(zip(states(tables), expected, strict=True)):
            if after is None:
                continue
            assert bool(tables.ended[index]) == after.is_over
            if after.is_over:
                won = [min(1.0, points / FULL_RESULT) for points in after.scores]
                assert list(tables.won[index])[: len(won)] == pytest.approx(won)
                results += 1
            else:
                assert str(state) == str(after)
                compared += 1
        ended += int(tables.ended.sum())
    assert ended >= results > 0
    assert compared > 50


def test_a_table_that_waits_stays_as_it_is():
    tables = make(4, 1, "waits")
    before = [str(state) for state in states(tables)]
    tables.chosen[:] = (-1, 0, 99, 0)
    tables.step()
    after = [str(state) for state in states(tables)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, False]


def test_the_number_of_threads_makes_no_difference():
    assert play(make(6, 1, "threads"), 40) == play(make(6, 3, "threads"), 40)


def test_alone_the_first_player_of_a_match_has_one_seat():
    tables = ForemanTables(14, 1, "alone", Seating([("own", "detective", 1)], is_alone=True), guesses=(2, 2))
    seats: list[set[int]] = [set() for _ in range(tables.size)]
    over = numpy.zeros(tables.size, bool)
    rng = numpy.random.default_rng(3)
    for _ in range(60):
        for index in numpy.flatnonzero(~over & (tables.who == WHO.index("own"))):
            seats[index].add(int(tables.whose[index]))
        choose_any(tables, rng)
        tables.step()
        over |= tables.ended > 0
    assert [len(each) for each in seats] == [1] * tables.size


def test_what_the_critic_sees_does_not_depend_on_luck():
    one, other = make(7, 1, "critic"), make(7, 1, "critic")
    assert (one.critics == other.critics).all()
    foreseen = one.critics[:, FORESEEN].copy()
    one.chosen[:] = -1
    for _ in range(3):  # the guesses of the seats are drawn again
        one.step()
        assert (one.critics[:, FORESEEN] == foreseen).all()
    assert foreseen.any()


def test_a_seating_has_room_for_sixteen_matches():
    with pytest.raises(ValueError, match="room for 16"):
        Seating([("own", "own", 1)] * 17)


def test_the_first_number_of_a_row_is_the_rating_and_the_last_says_which_is_best():
    tables = make(7, 1, "first")
    for index in range(tables.size):
        first, count = tables.firsts[index], tables.counts[index]
        rows = tables.rows[first : first + count]
        assert ((rows[:, 0] == rows[:, 0].max()) >= (rows[:, -1] > 0)).all()
        assert (rows[:, -1] > 0).any()
