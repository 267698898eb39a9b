"""Sheets filled in from a state are those that a view fills in; a book of deeds is what Python reads from events."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pyrite.game import game
from pyrite.games.lost_mines.bots.foreman import rows_of
from pyrite.games.lost_mines.bots.knowledge import deed_book, evidence
from pyrite.games.lost_mines.bots.knowledge.beliefs import Beliefs
from pyrite.games.lost_mines.bots.knowledge.deed_book import DeedBook, DeedNumbers
from pyrite.games.lost_mines.bots.knowledge.deeds import deeds_of
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import CONTEXT_SIZE, Luck
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import MOST_ROWS, ROW_SIZE, TurnSheet
from pyrite.games.lost_mines.bots.knowledge.view_sheet import fill
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.training.state_sheet import begin_book, look_at, read_events
from pyrite.match import Match
from tests.games.lost_mines.bots.views import busy

pytestmark = pytest.mark.once

LOST_MINES: Any = game("lost-mines")
LUCK = Luck()
NUMBERS = DeedNumbers(evidence.counted())
PLAIN_FIELDS = ("players", "seat", "phase", "pile", "revision", "caller", "dragon", "to_draw")
LISTS = (
    *("hand", "hand_size", "clan", "character", "looked", "mine_holds", "mine_up", "knows"),
    *("slot_kind", "slot_value", "slot_taken", "box_treasure"),
)


def decisions(players: int, every: int = 3) -> Iterator[tuple[Any, DeedBook, View]]:
    """Some decisions of a round played at random: the state, the book of all deeds until then, and the view."""
    rng = random.Random(players)
    match: Any = Match(LOST_MINES, LOST_MINES.options_from({"players": players, "rounds": 1}))
    book = DeedBook(NUMBERS)
    begin_book(match.state, book)
    read_events(match.state, book)
    number = 0
    while not match.state.is_over:
        if tickets := match.state.tickets():
            match.take_step(match.state.drawn_by(rng.randrange(tickets)))
        else:
            if number % every == 0:
                yield match.state, book, match.view(match.turn)
            number += 1
            match.take_step(rng.choice(busy(match.legal()) if rng.random() < 0.9 else match.legal()))
        read_events(match.state, book)


def both_sheets(state: Any, book: DeedBook, view: View) -> tuple[TurnSheet, TurnSheet]:
    """The same moment, from the state and from the view."""
    one, other = TurnSheet(LUCK), TurnSheet(LUCK)
    look_at(state, book, one)
    fill(other, view)
    return one, other


def board_of(sheet: TurnSheet) -> list[object]:
    """All that a sheet says about the forest and the dwarfs."""
    forest = sheet.race.forest
    cells = [y * 16 + x for y in range(forest.height) for x in range(forest.width)]
    on_cells = [(forest.face[cell], forest.feature[cell], forest.standing[cell]) for cell in cells]
    tokens = [forest.token[joint] for cell in cells for joint in (cell * 2, cell * 2 + 1)]
    return [
        forest.width,
        forest.height,
        on_cells,
        tokens,
        list(forest.mine_cell),
        list(forest.holds),
        list(sheet.race.cell),
    ]


@pytest.mark.parametrize("players", [3, 6, 9])
def test_a_sheet_from_the_state_is_the_one_from_the_view(players):
    phases = set()
    for state, book, view in decisions(players):
        one, other = both_sheets(state, book, view)
        for name in PLAIN_FIELDS:
            assert getattr(one, name) == getattr(other, name), name
        for name in LISTS:
            assert list(getattr(one, name)) == list(getattr(other, name)), name
        if view.walk is not None:
            assert one.target == other.target
        assert board_of(one) == board_of(other)
        phases.add(view.phase)
    assert phases >= {"turn", "walk"}


def test_a_book_of_deeds_is_what_python_reads_from_the_events():
    kinds = set()
    for players in (3, 6, 9):
        for state, book, view in decisions(players):
            sheet = TurnSheet(LUCK)
            look_at(state, book, sheet)
            deeds = deeds_of(view)
            expected = evidence.likelihoods(evidence.counted(), deeds, players)
            likely = [chance for row in expected for chance in row]
            assert list(book.likely)[: 3 * players] == pytest.approx(likely)
            assert list(sheet.likely) == pytest.approx([*likely, *([1.0] * (27 - 3 * players))])
            kinds |= {deed.context.split()[0] for deed in deeds}
    assert kinds == {*deed_book.KINDS, "look", "discard"}


def test_what_is_read_of_both_sheets_is_the_same():
    for players in (4, 7):
        for state, book, view in decisions(players, every=9):
            if len(view.legal) == 1:
                continue
            sheets = both_sheets(state, book, view)
            for sheet in sheets:
                sheet.read([action.code for action in view.legal], 5, 16)
            one, other = sheets
            assert list(one.context)[:CONTEXT_SIZE] == pytest.approx(list(other.context)[:CONTEXT_SIZE], abs=1e-5)
            assert not any(list(one.context)[CONTEXT_SIZE:])
            assert list(one.code)[: one.count] == list(other.code)[: other.count]
            assert set(list(one.code)[: one.count]) <= {action.code for action in view.legal}
            assert 0 < one.count <= MOST_ROWS
            for row, same in zip(rows_of(one), rows_of(other), strict=True):
                assert len(row) == ROW_SIZE
                assert row == pytest.approx(same, abs=1e-5)


def test_a_sheet_believes_what_the_detective_believes():
    for state, book, view in decisions(7, every=9):
        sheet, _ = both_sheets(state, book, view)
        sheet.read([action.code for action in view.legal], 1, 1)
        thought = Beliefs(view, evidence.counted())
        assert list(sheet.part)[:7] == pytest.approx(thought.parts())
        for one in thought.suspicion():
            expected = [one.chances[character] for character in CHARACTERS]
            assert list(sheet.chance)[one.seat * 3 : one.seat * 3 + 3] == pytest.approx(expected)


def test_every_deed_that_was_counted_has_a_number():
    contexts = deed_book.contexts()
    assert len(set(contexts)) == len(contexts) == deed_book.CONTEXTS
    assert set(evidence.counted().contexts) <= set(contexts)


def test_evidence_with_other_styles_is_refused():
    with pytest.raises(ValueError, match="3 styles instead of 4"):
        DeedNumbers(msgspec.structs.replace(evidence.counted(), styles=("one", "two", "three")))
