"""The pictures of The Lost Mines: every card by its name, boards with figures and tokens, and the same as text."""

import re
import xml.etree.ElementTree as ET
from itertools import product
from typing import Any

import pytest

from pyrite import draw
from pyrite.draw.sprite import sprite
from pyrite.game import GAMES
from pyrite.games.lost_mines.drawing.faces import FACES
from pyrite.games.lost_mines.drawing.look import LOOK

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
ANSI = re.compile(r"\x1b\[[0-9;]*m")

MASKS = ("NE", "NS", "NW", "ES", "EW", "SW", "NES", "NEW", "NSW", "ESW", "NESW")
FEATURES = ("rocks", "camp", "tree", "lake", "pit", "tree+axe", "lake+boat", "pit+rope")
MINES = ("gems", "gold", "silver", "dragon")
CLANS = ("blue", "yellow")

PLAIN = [f"path-{sides}" for sides in MASKS]
COMPOSED = [f"path-{sides}-{feature}" for sides, feature in product(MASKS, FEATURES)]
TURNED = [f"mine-{kind}-{sides}" for kind, sides in product(MINES, MASKS)]
WORTH = [f"treasure-{kind}-{value}" for kind, value in product(("silver", "gold", "gems"), range(1, 10))]
EVERY = list(dict.fromkeys([*FACES.names, *COMPOSED, *TURNED, *WORTH]))


def parsed(inner: str) -> ET.Element:
    """The inside of a card as an element, or an error if it is not well formed."""
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>')


def test_every_face_of_the_usual_box_is_in_the_sprite() -> None:
    hand = ["axe", "boat", "rope", "trap", "troll", "storm", "infoMT", "infoMD", "infoTD", "forest-back"]
    mines = ["gems-NESW", "gold-NES", "gold-NSW", "silver-NEW", "silver-ESW", "dragon-NE", "dragon-SW", "back"]
    values = {"silver": "123", "gold": "234", "gems": "345"}
    treasures = [*values, *(f"{kind}-{value}" for kind, digits in values.items() for value in digits)]
    clans = [
        f"{what}-{clan}" for what in ("start", "dwarf", "loyal", "selfish", "saboteur", "figure") for clan in CLANS
    ]
    tokens = ["token-trap", "token-troll", "token-dragon"]
    assert sorted(FACES.names) == sorted(
        [
            *(*PLAIN, *hand, *clans, *tokens),
            *(f"feature-{feature}" for feature in FEATURES),
            *(f"mine-{mine}" for mine in mines),
            *(f"treasure-{treasure}" for treasure in treasures),
        ]
    )


@pytest.mark.parametrize("name", EVERY)
def test_a_face_is_well_formed_wordless_and_refers_only_to_shared_definitions(name: str) -> None:
    inner = FACES.face(name)
    parsed(inner)
    known = set(FACES.definitions)
    assert set(re.findall(r"#(draw-[\w-]+)", inner)) <= known
    assert not re.search(r' id="|<text|<image|https?:|font', inner)


@pytest.mark.parametrize("name", EVERY)
def test_a_face_keeps_to_a_tenth_of_a_unit(name: str) -> None:
    drawn = re.findall(r' (?:d|x|y|r|cx|cy|rx|ry|width|height)="([^"]*)"', FACES.face(name))
    assert not [data for data in drawn if re.search(r"\.\d\d", data)]


def test_faces_are_the_same_whenever_they_are_drawn() -> None:
    again = {name: "".join(map(FACES.draw, FACES.parts(name))) for name in EVERY}
    assert again == {name: FACES.face(name) for name in EVERY}


def test_no_two_faces_look_the_same_and_no_two_ids_are_equal_in_any_case() -> None:
    # Nor like one of another game: both sprites can be in one page.
    every: list[tuple[draw.FaceSet, str]] = [(FACES, name) for name in EVERY]
    every += [(look.faces, name) for game in GAMES.values() if (look := game.look()) for name in look.faces.names]
    drawn = {faces.face_id(name): faces.face(name) for faces, name in every}
    assert len(set(drawn.values())) == len({name.lower() for name in drawn}) == len({name for _, name in every})
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in map(FACES.face_id, EVERY))


@pytest.mark.parametrize("name", COMPOSED)
def test_a_path_with_a_feature_is_laid_together_from_two_faces_of_the_sprite(name: str) -> None:
    path, feature = FACES.parts(name)
    assert {path, feature} <= set(FACES.names)
    assert FACES.face(name) == FACES.face(path) + FACES.face(feature)
    assert FACES.parts(path) == (path,)


@pytest.mark.parametrize("name", EVERY)
def test_a_card_defines_all_it_refers_to(name: str) -> None:
    svg = FACES.card(name, "A <card>")
    assert set(re.findall(r'(?:url\(|href=")#([\w-]+)', svg)) <= set(re.findall(r' id="([^"]+)"', svg))
    assert ET.fromstring(svg).get("aria-label") == "A <card>"


@pytest.mark.parametrize(
    "name",
    [
        *("path", "path-", "path-N", "path-EN", "path-nes", "path-NES-", "path-NES-axe", "path-NES-tree+boat"),
        *("path-NES-rocks-camp", "path-NES\n", "mine-gems", "mine-gems-N", "mine-tin-NE", "treasure-gold-0"),
        *("treasure-tin-1", "loyal-red", "start-", "info", "feature-", "token-storm"),
    ],
)
def test_a_wrong_name_is_named_in_the_error(name: str) -> None:
    for ask in (FACES.face, FACES.face_id, FACES.card, FACES.parts):
        with pytest.raises(ValueError, match=re.escape(repr(name))):
            ask(name)
    with pytest.raises(ValueError, match=re.escape(repr(name))):
        draw.terminal(LOOK, [(0, 0, name)])


def sand(name: str) -> set[str]:
    """The sides where the sand of a way reaches the rim of the card."""
    found: set[str] = set()
    for element in parsed(FACES.face(name)).iter(f"{SVG}path"):
        if element.get("fill") == "#c8a66c" and element.get("stroke") is None:
            x = y = 0.0
            numbers = [float(text) for text in re.findall(r"-?\d*\.?\d+", element.get("d", ""))]
            for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = round(x + dx, 1), round(y + dy, 1)
                rims = zip("NESW", (y == 0, x == 100, y == 140, x == 0), strict=True)
                found |= {side for side, there in rims if there}
            return found
    return found


@pytest.mark.parametrize("name", [*PLAIN, *TURNED])
def test_ways_reach_exactly_the_sides_that_are_open(name: str) -> None:
    assert sand(name) == set(name.rpartition("-")[2])


@pytest.mark.parametrize("clan", CLANS)
def test_a_start_is_open_to_all_sides(clan: str) -> None:
    assert sand(f"start-{clan}") == set("NESW")


def test_clans_differ_by_shape_and_not_by_hue_alone() -> None:
    for what in ("start", "dwarf", "loyal", "selfish", "figure"):
        shapes = [
            [(element.tag, element.get("d")) for element in parsed(FACES.face(f"{what}-{clan}")).iter()]
            for clan in CLANS
        ]
        assert shapes[0] != shapes[1]


def test_a_sprite_of_one_game_holds_its_faces_and_what_they_refer_to() -> None:
    svg = sprite(FACES)
    symbols = [symbol.get("id") for symbol in ET.fromstring(svg).iter(f"{SVG}symbol")]
    assert symbols == [FACES.face_id(name) for name in FACES.names]
    assert set(re.findall(r'(?:url\(|href=")#([\w-]+)', svg)) <= set(re.findall(r' id="([^"]+)"', svg))
    assert len(svg.encode()) < 320_000


LAID = [
    *((1, 2, "start-blue"), (1, 4, "start-yellow"), (9, 0, "mine-back"), (9, 2, "mine-gems-NESW"), (9, 4, "mine-back")),
    *((9, 6, "mine-dragon-SW"), (2, 2, "path-EW"), (3, 2, "path-NESW-camp"), (4, 2, "path-EW-lake+boat")),
    *((5, 2, "path-NES"), (6, 2, "path-ESW"), (7, 2, "path-EW"), (8, 2, "path-EW-tree+axe"), (3, 3, "path-NS")),
    *((2, 4, "path-EW-rocks"), (3, 4, "path-NEW"), (4, 4, "path-NEW"), (5, 4, "path-EW-tree"), (6, 4, "path-NEW")),
    *((6, 3, "path-NS"), (7, 4, "path-SW"), (7, 5, "path-NS-pit"), (7, 6, "path-NE"), (8, 6, "path-NEW-lake")),
    *((5, 3, "path-NS-pit+rope"), (3, 1, "path-ES"), (4, 1, "path-NW"), (1, 1, "path-NS-rocks")),
]
FIGURES = [
    *((1, 2, "blue", "3"), (1, 2, "blue", "5"), (1, 2, "blue", "7"), (3, 2, "blue", "1"), (3, 2, "yellow", "2")),
    *((2, 4, "yellow", "4"), (9, 2, "yellow", "6"), (4, 2, "blue", "8"), (6, 3, "yellow", "9")),
]
TOKENS = [(5, 2, "E", "troll"), (6, 3, "S", "trap"), (0, 4, "E", "trap")]
KNOWN = [(8, 2, "last"), (7, 2, "target"), (2, 1, "target"), (9, 0, "silver"), (9, 4, "dragon")]


def forest_board(**more: Any) -> str:
    """The round above as a picture."""
    given: dict[str, Any] = {
        "tokens": TOKENS,
        "figures": FIGURES,
        "marks": KNOWN,
        "labels": {(9, 0): "1"},
        "title": "A round",
    }
    return draw.board(LOOK, LAID, frame=(11, 7), **(given | more))


def test_a_board_defines_everything_it_refers_to_and_each_id_once() -> None:
    svg = forest_board()
    ids = re.findall(r' id="([^"]+)"', svg)
    assert set(re.findall(r'(?:url\(|href=")#([\w-]+)', svg)) <= set(ids)
    assert len({name.lower() for name in ids}) == len(ids)
    assert ET.fromstring(svg).get("role") == "img"


def test_a_board_covers_its_frame_whatever_is_on_it() -> None:
    for laid in ([], LAID):
        root = ET.fromstring(draw.board(LOOK, laid, frame=(11, 7)))
        left, top, width, height = map(int, root.get("viewBox", "").split())
        assert (left, top) == (-28, -28)
        assert (width, height) == (11 * 100 + 56, 7 * 140 + 56)


def test_a_path_with_a_feature_is_used_as_two_symbols() -> None:
    svg = draw.board(LOOK, [(0, 0, "path-EW-lake"), (1, 0, "path-EW"), (2, 0, "path-NS-lake")])
    assert [symbol.get("id") for symbol in ET.fromstring(svg).iter(f"{SVG}symbol")] == [
        "face-feature-lake",
        "face-path-ew",
        "face-path-ns",
    ]
    assert svg.count('href="#face-feature-lake"') == svg.count('href="#face-path-ew"') == 2


def boxes(svg: str, what: str) -> list[tuple[float, ...]]:
    """Left, top, width and height of all uses of faces whose id begins so."""
    uses = [use for use in ET.fromstring(svg).iter(f"{SVG}use") if use.get("href", "").startswith(f"#face-{what}")]
    return [tuple(float(use.get(key, "")) for key in ("x", "y", "width", "height")) for use in uses]


@pytest.mark.parametrize("count", range(1, 10))
def test_up_to_nine_figures_on_a_cell_are_seen_whole_each_with_its_number(count: int) -> None:
    figures = [(9, 2, CLANS[i % 2], str(i + 1)) for i in range(count)]
    svg = forest_board(figures=figures, labels={})
    found = boxes(svg, "figure")
    assert len(found) == count
    for i, (x, y, wide, tall) in enumerate(found):
        assert 900 <= x <= x + wide <= 1000
        assert 280 <= y <= y + tall <= 420
        for a, b, w, h in found[:i]:
            assert x + wide <= a or a + w <= x or y + tall <= b or b + h <= y
    assert [text.text for text in ET.fromstring(svg).iter(f"{SVG}text")] == [str(i + 1) for i in range(count)]


def test_a_token_is_on_the_middle_of_its_joint() -> None:
    for token, (x, y) in (((5, 2, "E", "trap"), (600, 350)), ((6, 3, "S", "troll"), (650, 560))):
        [(left, top, wide, tall)] = boxes(forest_board(tokens=[token]), "token")
        assert abs(left + wide / 2 - x) <= 1
        assert abs(top + tall / 2 - y) <= 1


def test_labels_of_figures_are_escaped() -> None:
    svg = draw.board(LOOK, [], figures=[(0, 0, "blue", "<&")])
    assert ET.fromstring(svg).findtext(f".//{SVG}text") == "<&"


def test_a_board_full_of_different_cards_stays_small() -> None:
    faces = [*COMPOSED, *PLAIN, *("start-blue", "start-yellow", "mine-back"), *FACES.names[21:28]]
    laid = [(x, y, faces[(x + 11 * y) * 3 % len(faces)]) for x, y in product(range(11), range(7))]
    figures = [(x, 3, CLANS[x % 2], str(x)) for x in range(9)]
    tokens = [(x, y, side, kind) for x, y, side, kind in product((1, 4), (2, 5), "ES", ("trap", "troll"))]
    svg = draw.board(LOOK, laid, frame=(11, 7), figures=figures, tokens=tokens, marks=KNOWN)
    assert len(svg.encode()) < 200_000


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"tokens": [(0, 0, "N", "trap")]}, "'N'"),
        ({"tokens": [(0, 0, "E", "dragon")]}, "'dragon'"),
        ({"figures": [(0, 0, "red", "1")]}, "'red'"),
        ({"figures": [(0, 0, "blue", "1")] * 10}, "10 figures"),
        ({"marks": [(0, 0, "glow")]}, "'glow'"),
    ],
)
def test_what_cannot_be_drawn_is_named_in_the_error(wrong: dict, said: str) -> None:
    for ask in (draw.board, draw.terminal):
        with pytest.raises(ValueError, match=said):
            ask(LOOK, [(0, 0, "path-NS")], **wrong)


ROUND_TEXT = """
       0    1    2    3    4    5    6    7    8    9   10   |
    ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓|
    ┃                                             ┌─1─┐     ┃|
  0 ┃  ·    ·    ·    ·    ·    ·    ·    ·    ·  │c?c│  ·  ┃|
    ┃                                             └───┘     ┃|
    ┃     ░░║░░╭╌╌╌╮░░░░░░░║░░                              ┃|
  1 ┃  ·  ░░▲░░╎   ╎░░╔════╝░░  ·    ·    ·    ·    ·    ·  ┃|
    ┃     ░░║░░╰╌╌╌╯░░║░░░░░░░                              ┃|
    ┃     3░║░7░░░░░1░║░░8░░░░░░║░░░░░░░╭░░░╮┌░░░┐6░║░░     ┃|
  2 ┃  ·  ══B═════════*════#══░░╠═T══╦═════════#════◇══  ·  ┃|
    ┃     5░║░░░░░░░2░║░░░░░░░░░║░░░░║░░╰░░░╯└░░░┘░░║░░     ┃|
    ┃               ░░║░░     ░░║░░9░║░░                    ┃|
  3 ┃  ·    ·    ·  ░░║░░  ·  ░░#░░░░║░░  ·    ·    ·    ·  ┃|
    ┃               ░░║░░     ░░║░░░░x░░                    ┃|
    ┃     ░░║░░4░░░░░░║░░░░║░░░░░░░░░║░░░░░░░     ┌─3─┐     ┃|
  4 ┃  · x══Y════▲════╩════╩════¥════╩════╗░░  ·  │D?D│  ·  ┃|
    ┃     ░░║░░░░░░░░░░░░░░░░░░░░░░░░░░░░░║░░     └───┘     ┃|
    ┃                                   ░░║░░               ┃|
  5 ┃  ·    ·    ·    ·    ·    ·    ·  ░░o░░  ·    ·    ·  ┃|
    ┃                                   ░░║░░               ┃|
    ┃                                   ░░║░░░░║░░░░░░░     ┃|
  6 ┃  ·    ·    ·    ·    ·    ·    ·  ░░╚════~════D░░  ·  ┃|
    ┃                                   ░░░░░░░░░░░░║░░     ┃|
    ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛|
"""


def forest_text(**more: Any) -> str:
    """The round above as text."""
    given: dict[str, Any] = {"tokens": TOKENS, "figures": FIGURES, "marks": KNOWN, "labels": {(9, 0): "1", (9, 4): "3"}}
    return draw.terminal(LOOK, LAID, frame=(11, 7), **(given | more))


def test_a_round_reads_right_in_plain_text() -> None:
    lines = [line.removesuffix("|") for line in ROUND_TEXT.strip("\n").splitlines()]
    assert forest_text(colour=False).splitlines() == lines


def test_colour_adds_codes_changes_no_sign_and_tells_the_clans_apart() -> None:
    plain, coloured = forest_text(colour=False), forest_text()
    assert "\x1b" not in plain
    assert ANSI.sub("", coloured) == plain
    assert "\x1b[1;38;5;75m8\x1b[0m" in coloured
    assert "\x1b[1;38;5;220m9\x1b[0m" in coloured


def test_lines_are_equally_wide_and_fit_eighty_columns() -> None:
    assert {len(line) for line in forest_text(colour=False).splitlines()} == {4 + 1 + 11 * 5 + 1}


@pytest.mark.parametrize("name", [*PLAIN, *COMPOSED, *TURNED])
def test_openings_reach_the_rim_of_their_cell_so_that_neighbours_meet(name: str) -> None:
    sides = name.split("-")[2 if name.startswith("mine") else 1]
    top, middle, bottom = (line[4:] for line in draw.terminal(LOOK, [(0, 0, name)], colour=False).splitlines()[1:])
    rim = {"N": top[2], "E": middle[4], "S": bottom[2], "W": middle[0]}
    assert {side for side, sign in rim.items() if sign in "═║"} == set(sides)


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        *(("EW-rocks", "▲"), ("NS-camp", "*"), ("NE-tree", "¥"), ("NES-lake", "~"), ("NEW-pit", "o")),
        *(("EW-tree+axe", "#"), ("EW-lake+boat", "#"), ("EW-pit+rope", "#"), ("NESW", "╬")),
    ],
)
def test_a_feature_is_a_sign_in_the_middle(name: str, sign: str) -> None:
    assert draw.terminal(LOOK, [(0, 0, f"path-{name}")], colour=False).splitlines()[2][6] == sign


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("count", range(1, 10))
def test_nine_dwarfs_on_a_card_all_stand_in_the_text(count: int, marked: bool) -> None:
    figures = [(0, 0, CLANS[i % 2], str(i + 1)) for i in range(count)]
    marks = [(0, 0, "target")] if marked else []
    text = draw.terminal(LOOK, [(0, 0, "mine-gold-NES")], figures=figures, marks=marks, colour=False)
    rows = text.splitlines()[1:]
    assert sorted(sign for row in rows for sign in row[4:] if sign.isdigit()) == [str(i + 1) for i in range(count)]
    assert rows[1][6] == "$"
    assert {rows[0][6], rows[2][6]} == {"║"}


def test_one_dwarf_is_in_a_corner_and_leaves_the_ring_of_a_mark() -> None:
    alone = draw.terminal(LOOK, [(0, 0, "path-NS")], figures=[(0, 0, "blue", "4")], colour=False)
    assert alone.splitlines()[1] == "    4░║░░"
    ringed = draw.terminal(
        LOOK, [(0, 0, "path-NS")], figures=[(0, 0, "blue", "4")], marks=[(0, 0, "target")], colour=False
    )
    assert ringed.splitlines()[1] == "    ╭4║░╮"
