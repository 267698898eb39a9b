"""Actions and draws as text: what is written is read back, and what is not an action is refused."""

import pytest

from pyrite import IllegalAction, engine
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.games.saboteur.rules.words import Goal, Tool

INTERPRETED = engine.build() == "interpreted"
CELLS = 97 * 97  # as far as a card can lie
FACES = 26  # 16 kinds of tunnel, 10 of which look different when turned
OTHERS = 27 + 3 * 10 + 9 * 10 + 3 + 3 + 2  # pass, break, mend, map, take, stop and stay
NUMBERS = CELLS * (32 + 1 + 3) + OTHERS  # a face has 32 numbers; then rockfall and the extra cards


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("take:2", {"value": 2}),
        ("bonus3@4,-1", {"value": 3, "x": 4, "y": -1}),
        ("mendPL>1L", {"card": "mendPL", "seat": 1, "tool": Tool.LANTERN}),
        ("breakC>2", {"card": "breakC", "seat": 2, "tool": Tool.CART}),
        ("NSW@3,-1", {"card": "NES", "face": "NSW", "x": 3, "y": -1}),
        ("map>bottom", {"card": "map", "goal": Goal.BOTTOM}),
    ],
)
def test_an_action_says_what_its_text_says(text, fields):
    action = Action.parse(text)
    names = ("card", "face", "x", "y", "seat", "tool", "goal", "value")
    assert {name: getattr(action, name) for name in names} == dict.fromkeys(names) | fields


def test_every_action_has_a_text_of_its_own_that_gives_it_back():
    texts = set()
    for code in range(NUMBERS):
        try:
            action = Action.of(code)
        except ValueError:
            continue
        assert Action.parse(action.text) is action
        assert action.code == code
        texts.add(action.text)
    assert len(texts) == CELLS * (FACES + 1 + 3) + OTHERS


@pytest.mark.parametrize("code", [-1, NUMBERS, NUMBERS + 1, 10**9, 0, 1, 16])
def test_a_number_that_is_not_an_action_is_refused(code):
    with pytest.raises(ValueError, match=f"{code} is not the number of an action"):
        Action.of(code)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "NSW", "NSW@", "NSW@3", "NSW@3,", "NSW@3,-1 ", " NSW@3,-1", "NSW@3, -1", "NSW@3,-1\n", "WSN@3,-1"),
        *("NNS@1,0", "Nsw@1,0", "N@1,0", "S@1,0", "NSW@03,0", "NSW@-0,0", "NSW@+3,0", "NSW@3.0,0", "NSW@\u0663,0"),
        *("NSW@99999999999,0", "rockfall", "rockfall@x,0", "bonus0@4,1", "bonus4@4,1", "bonus@4,1", "breakX>1"),
        *("break>1", "breakL>10", "breakL>", "breakL>\u0661", "mendL>1L", "mendLC>1", "mendLC>1P", "mendCL>1L"),
        *(
            "map>",
            "map>left",
            "map>TOP",
            "pass:",
            "pass:SN",
            "pass:NSW",
            "pass:gold",
            "take:0",
            "take:4",
            "take:",
            "take:12",
        ),
        *("Stop", "stop ", "stay:1", "card:NES", "NSW@3,-1@", "\x00", "NS\x00@1,0", "N" * 10_000 + "@1,0"),
    ],
)
def test_a_text_that_is_not_an_action_is_refused(text):
    with pytest.raises(ValueError, match="is not an action; examples"):
        Action.parse(text)


@pytest.mark.parametrize("text", ["NS@49,0", "NS@0,49", "NS@-49,0", "NS@0,-49", "rockfall@9999,0", "bonus1@0,-9999"])
def test_a_cell_that_no_card_can_reach_is_against_the_rule_of_cells(text):
    with pytest.raises(IllegalAction, match=r"S4\.1") as caught:
        Action.parse(text)
    assert caught.value.action == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "first",
            "first:",
            "first:10",
            "first:-1",
            "first:\u0661",
            "role:dwarf",
            "role:Miner",
            "goal:stone",
            "goal:ne",
        ),
        *(
            "card:SN",
            "card:NSW",
            "card:",
            "card:NES ",
            " card:NES",
            "nugget:0",
            "nugget:4",
            "NES",
            "take:1",
            "card=NES",
        ),
    ],
)
def test_a_text_that_is_not_a_draw_is_refused(text):
    with pytest.raises(ValueError, match="is not a draw; examples"):
        Draw.parse(text)


@pytest.mark.parametrize(
    ("what", "outcome"), [("first", 10), ("role", 2), ("goal", 3), ("card", 27), ("nugget", 0), ("", 0)]
)
def test_a_draw_of_a_number_that_is_none_is_refused(what, outcome):
    with pytest.raises(ValueError, match="is not a draw"):
        Draw.of(what, outcome)
