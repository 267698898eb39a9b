"""Every drawn example of the rules pages says what the engine says."""

from typing import Any
from xml.etree import ElementTree

import pytest

from pyrite.draw import examples
from pyrite.game import GAMES
from tests import ROOT

EXAMPLES = examples.read(ROOT / "docs/rules/examples.toml")
every_example = pytest.mark.parametrize("name", EXAMPLES)


def state_of(example: examples.Example) -> Any:
    """The position of an example, of whichever game."""
    return examples.state_of(example)


def answer(example: examples.Example, action: str) -> str | None:
    """The rule that forbids an action in the position of an example."""
    refusal = state_of(example).refusal(GAMES[example["position"].split()[0]].action.parse(action))
    return refusal and refusal.rule


@every_example
def test_every_try_ends_as_the_picture_says(name: str):
    for tried in EXAMPLES[name].get("tries", ()):
        assert answer(EXAMPLES[name], tried["action"]) == (None if tried.get("legal") else tried.get("rule"))


@every_example
def test_it_is_drawn_with_a_letter_for_each_try(name: str):
    drawn = ElementTree.fromstring(examples.draw(EXAMPLES[name]))
    letters = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text") if element.text in {*"ABC"}]
    assert letters == [*"ABC"[: len(EXAMPLES[name].get("tries", ()))]]


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("L4.4", {(3, 2)}),  # the lake stops the dwarf
        ("L4.5", {(3, 2)}),
        ("L4.6", {(2, 2), (2, 4), (3, 3), (4, 3), (5, 3), (6, 3), (7, 3)}),
        ("L5.1", {(3, 2), (4, 2), (5, 2)}),
        ("L5.3", {(4, 2), (5, 2)}),  # behind the trap
        ("L5.4", {(3, 2)}),
    ],
)
def test_the_marked_places_are_those_of_the_caption(name: str, cells: set[tuple[int, int]]):
    assert examples.marked_cells(EXAMPLES[name], examples.state_of(EXAMPLES[name])) == cells


def test_S5_4_marks_the_tunnels_and_nothing_else():
    state = state_of(EXAMPLES["S5.4"])
    tunnels = {(card.x, card.y) for card in state.view(None).table if card.what == "tunnel"}
    assert examples.marked_cells(EXAMPLES["S5.4"], state) == tunnels


def test_S6_3_the_stone_joins_the_tunnel():
    table = state_of(EXAMPLES["S6.3"]).view(None).table
    assert [card.face for card in table if (card.x, card.y) == (8, 0)] == ["SW"]


def test_L6_3_the_mine_opens_to_where_the_dwarf_came_from():
    board = state_of(EXAMPLES["L6.3"]).view(None).board
    assert [card.face for card in board if (card.x, card.y) == (8, 2)] == ["NSW"]
