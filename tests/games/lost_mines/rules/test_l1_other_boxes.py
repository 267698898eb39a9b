"""L1: a box of your own, and what is wrong with it."""

import re
from typing import Any

import msgspec
import pytest

import pyrite
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.options import Options

from .forest import (
    BOX,
    box_with,
    chance,
    kinds,
    lays,
    legal,
    new,
    play,
    position,
    refused,
    walking,
)

DWARFS = ["dwarf:blue-loyal", "dwarf:yellow-loyal", "dwarf:blue-selfish"]
MINES = ["mine:silver", "mine:gold", "mine:gems", "mine:dragon"]


@pytest.mark.parametrize("box", [boxes.read(BOX), boxes.default()], ids=["the tests' own", "the default"])
def test_L1_3_a_box_is_written_as_one_word(box):
    assert box == boxes.read_text(box.to_text())
    assert " " not in box.to_text()


def test_L1_4_and_L1_5_the_cards_of_the_default_box():
    box = boxes.default()
    counts = [box.deck[shape * 6 : shape * 6 + 6] for shape in range(7)]
    assert dict(zip(boxes.SHAPES, counts, strict=True)) == {
        "NESW": (4, 0, 5, 0, 0, 0),
        "NES": (4, 1, 2, 1, 0, 0),
        "NEW": (5, 1, 2, 0, 1, 0),
        "NS": (1, 1, 0, 0, 1, 1),
        "EW": (3, 1, 0, 1, 0, 1),
        "NE": (2, 0, 0, 0, 0, 0),
        "NW": (2, 0, 0, 0, 0, 0),
    }
    assert box.deck[42:] == (3, 3, 3, 3, 2, 2, 3, 2, 2)


def test_L1_3_the_box_of_the_tests_differs_from_the_default_in_its_deck_and_cells_alone():
    own, default = boxes.read(BOX), boxes.default()
    assert msgspec.structs.replace(own, deck=default.deck, starts=default.starts, mines=default.mines) == default


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[paths.NE]\nplain = 5", "[paths.NE]\nplain = 6", "there are 40 path cards (L1.4), but the box has 41"),
        ("[paths.NW]\nplain = 4", "[paths.NW]\nplain = 3", "there are 40 path cards (L1.4), but the box has 39"),
        ("storm = 3", "storm = 4", "there are 23 action cards (L1.5), but the box has 24"),
        ("infoMT = 2", "infoMT = 0", "there are 23 action cards (L1.5), but the box has 21"),
        ("trap = 3\ntroll = 2\nstorm = 3", "trap = 4\ntroll = 2\nstorm = 2", "there are 14 tokens, one for each"),
        ("troll = 2\nstorm = 3", "troll = 3\nstorm = 2", "tool, trap and troll card (L1.5), but the box has 15"),
        ("trap = 3\ntroll = 2\nstorm = 3", "trap = 2\ntroll = 2\nstorm = 4", "14 tokens"),
        ("silver = [1, 2, 2, 3]", "silver = [1, 2, 2]", "there are 12 treasures (L1.6), but the box has 11"),
        ("gems = [3, 4, 4, 5]", "gems = [3, 4, 4, 5, 5]", "there are 12 treasures (L1.6), but the box has 13"),
        ("gold = [2, 3, 3, 4]", "gold = [0, 3, 3, 4]", "treasures.gold: values must be from 1 to 9"),
        ("gold = [2, 3, 3, 4]", "gold = [2, 3, 3, 10]", "treasures.gold: values must be from 1 to 9"),
        (", [9, 6]]", "]", "there are 4 mine cards (L1.7), but the board has 3 cells for them"),
        ('dragon = "NE"', 'dragon = "NS"', "mines.dragon: 'NS' cannot be entered from every side"),
        ('dragon = "NE"', 'dragon = "EW"', "mines.dragon: 'EW' cannot be entered from every side"),
        ('dragon = "NE"', 'dragon = "N"', "mines.dragon: 'N' is not a shape"),
        ('dragon = "NE"', "", "mines.dragon is missing"),
        ("blue = [1, 2]", "blue = [11, 2]", "the cell 11,2 is not on the board"),
        ("yellow = [1, 4]", "yellow = [1, 7]", "the cell 1,7 is not on the board"),
        ("[9, 6]]", "[9, 7]]", "the cell 9,7 is not on the board"),
        ("yellow = [1, 4]", "yellow = [1, 2]", "two of the starts and mines are on the same cell"),
        ("yellow = [1, 4]", "yellow = [9, 4]", "two of the starts and mines are on the same cell"),
        ("width = 11", "width = 17", "the board is 17 by 7, but must have 3 to 16 columns and rows"),
        ("height = 7", "height = 2", "the board is 11 by 2, but must have 3 to 16 columns and rows"),
        ("blue = [1, 2]", "blue = 12", "board.blue should be a cell, such as [1, 2]"),
        ("blue = [1, 2]", "blue = [1, 2, 3]", "board.blue should be a cell, such as [1, 2]"),
        ("blue = [1, 2]", 'blue = [1, "2"]', "board.blue should be a whole number from 0 to 99"),
        ("width = 11", "width = true", "board.width should be a whole number from 0 to 99"),
        ("storm = 3", "storm = -1", "actions.storm should be a whole number from 0 to 99"),
        ("storm = 3", "storm = 3.0", "actions.storm should be a whole number from 0 to 99"),
        ("silver = [1, 2, 2, 3]", "silver = 8", "treasures.silver should be a list"),
        ("[paths.NE]", "[paths.ES]", "paths has no 'ES'; it has NESW, NES, NEW, NS, EW, NE, NW"),
        ("camp = 3", "fire = 3", "paths.NESW has no 'fire'; it has plain, rocks, camp, tree, lake, pit"),
        ("storm = 3", "bomb = 3", "actions has no 'bomb'"),
        ("height = 7", "height = 7\ndepth = 1", "board has no 'depth'"),
        ("height = 7\n", "", "board.height is missing"),
        ("[actions]", "[extras]", "the box has no 'extras'"),
        ("height = 7", "height =", "the box is not TOML"),
    ],
)
def test_L1_3_a_box_that_does_not_add_up_is_refused_with_what_is_wrong(old, new, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        boxes.read(box_with(old, new))


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("#" * 20_000, "the box is too long"),
        ("." * 200, "the box has too many dots"),
        ("[" * 200, "the box has too many brackets"),
        ("{" * 200, "the box has too many brackets"),
        ("=" * 2_000, "the box has too many values"),
        ("\\" * 200, "the box has too many escapes"),
    ],
)
def test_a_text_that_no_box_needs_is_refused_before_it_is_parsed(more, message):
    with pytest.raises(ValueError, match=message):
        boxes.read(f"{BOX}\n# {more}")


@pytest.mark.parametrize("section", ["board", "paths", "actions", "treasures", "mines"])
def test_L1_3_a_box_without_one_of_its_parts_is_refused(section):
    kept = [part for part in BOX.split("\n[") if not part.startswith((f"{section}]", f"{section}."))]
    with pytest.raises(ValueError, match=section):
        boxes.read("\n[".join(kept))


@pytest.mark.parametrize(
    ("part", "word"),
    [
        *((0, "11"), (0, "11x7x2"), (0, "2x7"), (1, "1,2/1,4/9,0"), (2, "40"), (2, "x"), (2, "-1" + ",1" * 50)),
        *((3, "1223/2334"), (3, "1223/2334/3440"), (4, "NEW/NES/NESW"), (4, "NEW/NES/NESW/NS")),
    ],
)
def test_L1_3_a_box_in_a_record_is_checked_too(part, word):
    words = boxes.default().to_text().split(";")
    words[part] = word
    with pytest.raises(ValueError, match="box="):
        boxes.read_text(";".join(words))


def test_L1_3_a_box_that_is_not_a_box_is_refused():
    with pytest.raises(ValueError, match="box must be a Box"):
        Options(players=3, box=7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "message"),
    [({"mine_shapes": ("NEW", "NES", "NESW")}, "there are 4 kinds of mines"), ({"width": 0}, "the board is 0 by 7")],
)
def test_L1_3_a_box_that_was_not_read_from_a_text_is_checked_too(change, message):
    wrong = msgspec.structs.replace(boxes.default(), **change)
    with pytest.raises(ValueError, match=message):
        Options(players=3, box=wrong)


SMALL = box_with("width = 11\nheight = 7", "width = 6\nheight = 4").replace("blue = [1, 2]", "blue = [0, 1]")
SMALL = SMALL.replace("yellow = [1, 4]", "yellow = [0, 2]").replace(
    "mines = [[9, 0], [9, 2], [9, 4], [9, 6]]", "mines = [[5, 0], [5, 1], [5, 2], [5, 3]]"
)
SMALL = SMALL.replace("[paths.NS]\nplain = 3", "[paths.NS]\nplain = 0").replace(
    "[paths.EW]\nplain = 2", "[paths.EW]\nplain = 5"
)
SMALL = SMALL.replace("gold = [2, 3, 3, 4]", "gold = [7, 7, 7, 9]").replace('dragon = "NE"', 'dragon = "NEW"')


def test_L1_4_a_changed_box_is_the_one_that_is_dealt():
    options = Options(players=3, first=0, box=boxes.read(SMALL))
    state = type(new(3)).new(options)
    assert [(card.x, card.y) for card in state.view(None).board] == [(0, 1), (0, 2)]
    assert [(mine.x, mine.y) for mine in state.view(None).mines] == [(5, 0), (5, 1), (5, 2), (5, 3)]
    play(state, *DWARFS, *MINES)
    assert {name: weight for name, weight in chance(state).items() if "gold" in name} == {
        "treasure:gold7": 3,
        "treasure:gold9": 1,
    }
    play(state, "treasure:gold7", "treasure:gold9", "treasure:gems4")
    assert (chance(state).get("card:NS"), chance(state)["card:EW"]) == (None, 5)
    play(state, *["card:EW"] * 5, *["card:NE"] * 5, *["card:NES"] * 4, "card:axe")
    assert lays(state) == {"EW@1,1", "EW@1,2"}
    assert refused(state, "EW@6,1") == "L4.1"


def test_L1_4_a_changed_box_is_played_and_its_record_carries_it():
    box = boxes.read(SMALL)
    match = pyrite.new("lost-mines", players=3, box=box, seed=5)
    for turn in range(60):
        actions = match.legal()
        match.play(actions[turn % len(actions)])
    again: Any = pyrite.load(match.record())
    assert box.to_text() in match.record()
    for viewer in (None, 0, 1, 2):
        assert again.view(viewer) == match.view(viewer)
        assert again.view(viewer).options.box == box
    assert match.record() == again.record()


def test_L1_4_the_record_of_the_default_box_carries_it_too():
    match = pyrite.new("lost-mines", players=3, seed=5)
    assert boxes.default().to_text() in match.record()


def test_L1_4_a_box_may_be_given_as_the_word_of_a_record():
    box = boxes.read(SMALL)
    assert Options(players=4, box=box.to_text()).box == box  # type: ignore[arg-type]


def test_L1_7_the_openings_of_mines_follow_the_box():
    box = boxes.read(SMALL)
    state = walking(f"box={box.to_text()} mines=silver,dragon,gold,gems table=EW@4,1 at=4,1/0,2/0,1 hands=NS-rocks/-/-")
    events = play(state, "walk@5,1<W")
    assert (kinds(events), legal(state)) == (["walked", "revealed"], {"turn:NEW", "turn:ESW"})


def test_L1_3_on_the_largest_board_nothing_reaches_around_the_rim():
    box = boxes.read(box_with("width = 11\nheight = 7", "width = 16\nheight = 16"))
    state = position(f"box={box.to_text()} table=EW@15,3;NESW@0,4;NES@0,3 hands=trap,troll,NS/-/- at=15,3/0,4/1,2")
    tokens = legal(state, "trap")
    assert "trap@15,3E" not in tokens
    assert {"trap@14,3E", "trap@0,3E", "trap@0,3S", "trap@0,4E"} <= tokens
    assert refused(state, "trap@15,3E") == refused(state, "troll@15,3E") == "L5.3"
    walker = walking(f"box={box.to_text()} table=EW@15,3;NESW@0,4;NES@0,3 at=15,3/0,4/1,2")
    assert legal(walker) == {"stay"}
