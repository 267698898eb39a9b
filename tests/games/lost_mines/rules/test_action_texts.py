"""Actions and draws as text: what is written is read back, and what is not an action is refused."""

import pytest

from pyrite import IllegalAction, engine
from pyrite.games.lost_mines.rules.actions import Action, Draw

INTERPRETED = engine.build() == "interpreted"


def test_every_action_has_a_text_of_its_own_that_gives_it_back():
    texts = set()
    for code in range(0, 37_081, 3 if INTERPRETED else 1):
        try:
            action = Action.of(code)
        except ValueError:
            continue
        assert Action.parse(action.text) is action
        assert action.code == code
        assert action.text not in texts
        texts.add(action.text)
    assert len(texts) > (8_000 if INTERPRETED else 24_000)


@pytest.mark.parametrize("code", [-1, 37_081, 10**9, 0, 1])
def test_a_number_that_is_not_an_action_is_refused(code):
    with pytest.raises(ValueError, match=f"{code} is not the number of an action"):
        Action.of(code)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "NSW", "NSW@", "NSW@3", "NSW@3,", "NSW@3,1 ", " NSW@3,1", "WSN@3,1", "N@1,0", "nsw@1,0", "NSW@03,0"),
        *("NSW@-1,0", "NSW@3,\u0661", "NSW-gold@3,1", "NSW-@3,1", "NSW-plain@3,1", "NSW-tree+axe@3,1", "axe", "axe@3"),
        *("saw@3,1", "trap@3,1", "trap@3,1N", "troll@3,1W", "troll1@3,1E", "storm", "storm@3,1E", "infoMT", "infoMT>"),
        *("infoMT>mine4", "infoMT>mine9,0", "infoTD>treasure9", "infoMD>dwarf9", "infoXX>mine0", "info>mine0"),
        *("discard:", "discard:NSW", "discard:axe,NES", "discard:NES,axe,NS", "discard:NES,", "discard:NES;axe"),
        *("Vote", "vote ", "yes!", "walk", "walk@5", "walk@5,2!0", "walk@5,2!6", "walk@5,2!1<W", "walk@5,2<X"),
        *("turn:", "turn:SN", "turn:N", "take:", "take:9", "take:10", "card:NES", "\x00", "N" * 10_000 + "@1,0"),
    ],
)
def test_a_text_that_is_not_an_action_is_refused(text):
    with pytest.raises(ValueError, match="is not an action; examples"):
        Action.parse(text)


@pytest.mark.parametrize("text", ["NS@16,0", "NS@0,16", "axe@99,0", "trap@16,0E", "storm@0,16", "walk@16,2"])
def test_a_cell_that_no_board_has_is_against_the_rule_of_cells(text):
    with pytest.raises(IllegalAction, match=r"L4\.1") as caught:
        Action.parse(text)
    assert caught.value.action == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "first", "first:9", "first:\u0661", "dwarf:blue", "dwarf:red-loyal", "dwarf:blue-Loyal", "mine:lead"),
        *("treasure:gold", "treasure:gold0", "treasure:gold10", "card:NSW", "card:", "lost:map", "card=NES", "NES"),
    ],
)
def test_a_text_that_is_not_a_draw_is_refused(text):
    with pytest.raises(ValueError, match="is not a draw; examples"):
        Draw.parse(text)
