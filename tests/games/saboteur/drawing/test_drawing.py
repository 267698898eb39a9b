"""The pictures: every face well formed, steady and distinct; boards small, spoken and readable as text."""

import re
import xml.etree.ElementTree as ET
from itertools import product

import pytest

from pyrite import draw
from pyrite.draw.sprite import sprite
from pyrite.games.saboteur.drawing.faces import FACES
from pyrite.games.saboteur.drawing.look import LOOK

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
ANSI = re.compile(r"\x1b\[[0-9;]*m")

JOINED = ("NE", "NS", "NW", "ES", "EW", "SW", "NES", "NEW", "NSW", "ESW", "NESW")
DEAD = ("n", "e", "s", "w", *(name.lower() for name in JOINED))
GOALS = [(8, -2, "goal"), (8, 0, "goal"), (8, 2, "goal")]
NUMBERS = {(8, -2): "1", (8, 0): "2", (8, 2): "3"}


def parsed(inner: str) -> ET.Element:
    """The inside of a card as an element, or an error if it is not well formed."""
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>')


def test_every_face_that_the_games_ask_for_is_there() -> None:
    tools = ["breakP", "breakL", "breakC", "mendP", "mendL", "mendC", "mendPL", "mendPC", "mendLC", "rockfall", "map"]
    goals = ["start", "gold", "goal", "stoneNE", "stoneNW", "stoneSW", "stoneES", "bonus1", "bonus2", "bonus3"]
    others = ["nugget1", "nugget2", "nugget3", "miner", "saboteur", "card-back", "role-back", "nugget-back"]
    assert sorted(FACES.names) == sorted([*JOINED, *DEAD, *tools, *goals, *others])


@pytest.mark.parametrize("name", FACES.names)
def test_a_face_is_well_formed_and_refers_only_to_shared_definitions(name: str) -> None:
    parsed(FACES.face(name))
    known = set(FACES.definitions)
    assert set(re.findall(r"#(draw-[\w-]+)", FACES.face(name))) <= known
    assert ' id="' not in FACES.face(name)


@pytest.mark.parametrize("name", FACES.names)
def test_a_face_carries_no_words_no_bitmaps_and_no_addresses(name: str) -> None:
    assert not re.search(r"<text|<image|https?:|font", FACES.face(name))


@pytest.mark.parametrize("name", FACES.names)
def test_a_face_is_the_same_whenever_it_is_drawn(name: str) -> None:
    assert FACES.draw(name) == FACES.face(name)


def test_no_two_faces_look_the_same() -> None:
    assert len({FACES.face(name) for name in FACES.names}) == len(FACES.names)


@pytest.mark.parametrize("name", ["", "X", "Ne", "EN", "N", "stone", "bonus4", "face-goal", "<b>"])
def test_a_wrong_name_is_named_in_the_error(name: str) -> None:
    for ask in (FACES.face, FACES.face_id, FACES.card):
        with pytest.raises(ValueError, match=re.escape(repr(name))):
            ask(name)


def rims(svg: str) -> set[str]:
    """The sides where a card's rails reach its rim."""
    found = set()
    for element in parsed(svg).iter(f"{SVG}path"):
        if element.get("stroke") == "#e9d2a6" and element.get("stroke-width") == "2.2":
            for x, y in ends(element.get("d", "")):
                found |= {
                    side for side, there in zip("NESW", (y == 0, x == 100, y == 140, x == 0), strict=True) if there
                }
    return found


def ends(data: str) -> list[tuple[float, float]]:
    """First and last point of every stroke of simple path data."""
    points = []
    for stroke in data.split("M")[1:]:
        numbers = [float(text) for text in re.findall(r"-?\d*\.?\d+", stroke)]
        last = numbers[-2:] if "Q" in stroke else [numbers[0] + numbers[2], numbers[1] + numbers[3]]
        points += [(numbers[0], numbers[1]), (last[0], last[1])]
    return points


@pytest.mark.parametrize("name", [*JOINED, *DEAD])
def test_rails_reach_exactly_the_sides_that_are_open(name: str) -> None:
    assert rims(FACES.face(name)) == set(name.upper())


@pytest.mark.parametrize(
    ("name", "sides"), [("start", "NESW"), ("gold", "NESW"), ("stoneES", "ES"), ("bonus2", "NESW")]
)
def test_rails_of_special_tunnels_reach_their_sides(name: str, sides: str) -> None:
    assert rims(FACES.face(name)) == set(sides)


@pytest.mark.parametrize("name", [*JOINED, *DEAD])
def test_rubble_is_on_dead_ends_alone(name: str) -> None:
    assert ("#draw-heap" in FACES.face(name)) == name.islower()


def test_the_sprite_has_a_symbol_for_each_face_with_ids_distinct_in_any_case() -> None:
    root = ET.fromstring(sprite(FACES))
    assert [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")] == [FACES.face_id(name) for name in FACES.names]
    ids = [element.get("id", "").lower() for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_a_card_speaks_its_title_or_is_hidden() -> None:
    spoken = ET.fromstring(FACES.card("map", 'A "map" <of> goals & ways'))
    assert spoken.get("aria-label") == spoken.findtext(f"{SVG}title") == 'A "map" <of> goals & ways'
    assert spoken.get("role") == "img"
    assert ET.fromstring(FACES.card("map")).get("aria-hidden") == "true"


def test_a_board_escapes_its_title_and_its_labels() -> None:
    root = ET.fromstring(draw.board(LOOK, [(0, 0, "start")], labels={(0, 0): "<&>"}, title="\"A\" <b> & 'c'"))
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == "\"A\" <b> & 'c'"
    assert root.findtext(f".//{SVG}text") == "<&>"
    assert root.get("role") == "img"


def test_a_board_fits_what_is_laid_named_and_marked() -> None:
    root = ET.fromstring(draw.board(LOOK, [(0, 0, "start"), *GOALS], marks=[(-1, 0, "target")], labels={(3, 3): "a"}))
    left, top, width, height = map(int, root.get("viewBox", "").split())
    assert left < -100 <= -100 + 10 * 100 < left + width
    assert top < -280 <= -280 + 6 * 140 < top + height


def test_a_board_defines_everything_it_refers_to() -> None:
    marks = [(1, 0, "last"), (2, 0, "target"), (8, 0, "gold"), (8, 2, "stone")]
    svg = draw.board(LOOK, [(0, 0, "start"), (1, 0, "ew"), *GOALS], labels=NUMBERS, marks=marks)
    assert set(re.findall(r'(?:url\(|href=")#([\w-]+)', svg)) <= set(re.findall(r' id="([^"]+)"', svg))


def test_an_empty_board_is_still_a_picture() -> None:
    ET.fromstring(draw.board(LOOK, []))
    assert draw.terminal(LOOK, [], colour=False).splitlines()[2] == "  0   ·  "


def test_a_board_with_every_card_of_the_box_stays_small() -> None:
    dead = ("n", "e", "ns", "ew", "ne", "nw", "nes", "new", "nesw")
    faces = [*JOINED, *dead, "start", "gold", "goal", "stoneNE", "stoneNW", "bonus1"]
    laid = [(x, y, faces[(x + 10 * y) % len(faces)]) for x, y in product(range(10), range(7))]
    marks = [(x, 8, "target") for x in range(10)]
    assert len(draw.board(LOOK, laid, marks=marks, labels=NUMBERS, title="A long game").encode()) < 120_000


def test_a_wrong_mark_is_named_in_the_error() -> None:
    for ask in (draw.board, draw.terminal):
        with pytest.raises(ValueError, match="'glow'"):
            ask(LOOK, [(0, 0, "start")], marks=[(0, 0, "glow")])


def test_a_face_that_is_on_no_board_is_refused_by_the_terminal() -> None:
    for name in ("miner", "", "Ne", "stoneN", "bonus4", "X"):
        with pytest.raises(ValueError, match=re.escape(repr(name))):
            draw.terminal(LOOK, [(0, 0, name)])


ROUND = [
    *((0, 0, "start"), (1, 0, "EW"), (2, 0, "NESW"), (3, 0, "NEW"), (2, -1, "ES"), (3, -1, "sw"), (4, 0, "ESW")),
    *((4, 1, "NE"), (5, 1, "NEW"), (5, 0, "ns"), (6, 1, "NESW"), (7, 1, "ESW"), (3, -2, "bonus2"), *GOALS),
]
ROUND_TEXT = """
      0    1    2    3    4    5    6    7    8  |
                   ░◆║░░                    ┌─1─┐|
 -2   ·    ·    ·  ══2══  ·    ·    ·    ·  │ ? │|
                   ░░║░░                    └───┘|
              ░░░░░░░░░░                         |
 -1   ·    ·  ░░╔═══▓X▓░  ·    ·    ·    ·    ·  |
              ░░║░░░░║░░                         |
    ░░║░░░░░░░░░║░░░░║░░░░░░░░░║░░╭╌╌╌╮     ┌─2─┐|
  0 ══S═════════╬════╩════╦══░▓X▓░╎ a ╎  ·  │●?●│|
    ░░║░░░░░░░░░║░░░░░░░░░║░░░░║░░╰╌╌╌╯     └───┘|
                        ░░║░░░░║░░░░║░░┌░░░┐     |
  1   ·    ·    ·    ·  ░░╚════╩════╬════╦══  ·  |
                        ░░░░░░░░░░░░║░░└░║░┘     |
                                            ┌─3─┐|
  2   ·    ·    ·    ·    ·    ·    ·    ·  │◆?◆│|
                                            └───┘|
"""
ROUND_MARKS = [(7, 1, "last"), (6, 0, "target"), (8, 0, "stone"), (8, 2, "gold")]


def test_a_round_reads_right_in_plain_text() -> None:
    text = draw.terminal(LOOK, ROUND, labels=NUMBERS | {(6, 0): "a"}, marks=ROUND_MARKS, colour=False)
    assert text.splitlines() == [line.removesuffix("|") for line in ROUND_TEXT.strip("\n").splitlines()]


def test_goals_turned_up_show_gold_and_stones_with_their_ways() -> None:
    text = draw.terminal(LOOK, [(0, 0, "gold"), (1, 0, "stoneNW"), (2, 0, "stoneES")], colour=False)
    assert text.splitlines()[1:] == ["    ░░║░░░░║░░░●░░░", "  0 ══◆════╝░░░░╔══", "    ░░║░░░░░●░░░║░░"]


def test_colour_adds_codes_and_changes_no_sign() -> None:
    plain = draw.terminal(LOOK, ROUND, labels=NUMBERS, marks=ROUND_MARKS, colour=False)
    coloured = draw.terminal(LOOK, ROUND, labels=NUMBERS, marks=ROUND_MARKS)
    assert "\x1b" not in plain
    assert coloured != plain
    assert ANSI.sub("", coloured) == plain


def test_lines_are_equally_wide_and_the_normal_frame_fits_eighty_columns() -> None:
    laid = [*ROUND, (-2, 0, "ESW"), (-1, 0, "EW"), (0, 11, "n")]
    labels = {(0, 0): "start", (1, 1): "abcdef", (2, 0): "12", (5, 5): "x"}
    for text in (
        draw.terminal(LOOK, ROUND, labels=NUMBERS),
        draw.terminal(LOOK, laid, labels=labels, marks=[(-3, -3, "target")]),
    ):
        assert len({len(ANSI.sub("", line)) for line in text.splitlines()}) == 1
    assert len(draw.terminal(LOOK, ROUND, colour=False).splitlines()[0]) == 4 + 9 * 5 <= 80


@pytest.mark.parametrize("name", [*JOINED, *DEAD])
def test_openings_reach_the_rim_of_their_cell_so_that_neighbours_meet(name: str) -> None:
    top, middle, bottom = (line[4:] for line in draw.terminal(LOOK, [(0, 0, name)], colour=False).splitlines()[1:])
    rim = {"N": top[2], "E": middle[4], "S": bottom[2], "W": middle[0]}
    assert {side for side, sign in rim.items() if sign in "═║"} == set(name.upper())
    assert (middle[2] == "X") == name.islower()
