"""What `docs/record.md` says is true."""

import re

import pyrite
from pyrite import Match
from pyrite.games.saboteur.rules import cards, notation
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.state import State
from tests.recording import PAGE, blocks, refusal


def test_every_record_on_the_page_loads_and_is_written_so():
    examples = blocks("record")
    assert len(examples) >= 3
    for text in examples:
        match = pyrite.load(text)
        plain = "".join(line + "\n" for line in text.split("\n") if line and not line.startswith("#"))
        assert match.record() == plain


def test_every_position_on_the_page_parses_and_is_written_so():
    examples = blocks("position")
    assert len(examples) >= 5
    for text in examples:
        assert str(State.parse(text)) == text.rstrip("\n")


def test_every_position_typed_by_hand_on_the_page_is_written_as_shown():
    examples = blocks("rewritten")
    assert len(examples) >= 2
    for text in examples:
        typed, written = text.splitlines()
        assert str(State.parse(typed)) == written
        assert str(State.parse(written)) == written


def test_the_positions_on_the_page_are_those_of_its_records():
    reached = set()
    for text in blocks("record"):
        match = pyrite.load(text)
        again = Match(match.game, match.options)
        reached.add(str(again.state))
        for step in match.steps:
            again.take_step(step)
            reached.add(str(again.state))
    assert {text.rstrip("\n") for text in blocks("position")} <= reached


def test_every_action_and_draw_on_the_page_is_one():
    page = PAGE.read_text(encoding="utf-8")
    actions = blocks("action")
    assert actions
    for block in actions:
        for line in block.splitlines():
            assert str(Action.parse(line.split()[0])) == line.split()[0]
    for text in re.findall(r"`((?:first|role|goal|card|nugget):\w+)`", page):
        assert str(pyrite.GAMES["saboteur"].draw.parse(text)) == text


def test_every_refusal_on_the_page_is_refused_as_shown():
    examples = blocks("refused")
    assert len(examples) >= 3
    for text in examples:
        record, _, found = text.rstrip("\n").rpartition("\n# ")
        assert str(refusal(f"{record}\n")) == found


def test_the_page_names_every_field_option_and_kind():
    page = PAGE.read_text(encoding="utf-8")
    for name in (*notation.FIELDS, *notation.OPTIONS, *cards.KINDS):
        assert f"`{name}`" in page, name


def test_the_record_and_the_position_of_the_lost_mines_on_the_page_are_true():
    (record,), (position,) = blocks("forest-record"), blocks("forest-position")
    match = pyrite.load(record)
    assert match.record() == record
    assert str(match.state) == position.rstrip("\n")
    assert match.game.parse_state(position) == match.state
