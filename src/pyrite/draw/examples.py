"""The drawn examples of the rules pages: positions as text, with what is tried in them.

`python -m pyrite.draw.examples docs/rules/examples.toml` writes them, and the boxes of all games, as one JSON text; the
build of the page calls that.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict, TypeVar
from xml.sax.saxutils import escape

from pyrite.game import GAMES, AnyState

from .boxes import BoxCard, boxes
from .faces import FaceSet
from .ink import COAL, HEIGHT, LAMP, PARCHMENT, WIDTH, moved
from .look import Look
from .sprite import sprite
from .tables import DrawnTable, table_of

Cell = tuple[int, int]

_AT = re.compile(r"(?P<what>[^@]+)@(?P<x>-?\d+),(?P<y>-?\d+)")
_YES, _NO = "#2f7a45", "#b5472f"
_FONT = 'font-family="\'Alegreya Sans\',\'DejaVu Sans\',Arial,sans-serif" font-weight="700" text-anchor="middle"'


class TryEntry(TypedDict):
    """Something that is tried in an example, as its file has it."""

    action: str
    legal: NotRequired[bool]
    rule: NotRequired[str]  # that forbids it


class Example(TypedDict, total=False):
    """An example as its file has it: a position, or rows of cards."""

    position: str
    play: list[str]  # actions that lead on from the position
    tries: list[TryEntry]
    mark: str  # a pattern: the legal actions whose cells are marked
    eyes: int  # the seat that looks
    show: list[int]  # left, top, right and bottom of what is shown
    rows: list[str]  # cards and signs between them
    game: str  # whose cards are in the rows


class DrawnCard(BoxCard):
    """A card of a box, with the ids of the symbols that show it."""

    symbols: list[str]


class RulesDrawings(TypedDict):
    """What the rules pages show."""

    examples: dict[str, str]
    boxes: dict[str, dict[str, list[DrawnCard]]]
    sprites: dict[str, str]


Placed = TypeVar("Placed", tuple[int, int, str], tuple[int, int, str, str])


class Try(NamedTuple):
    """Something that is tried in a position: drawn with its letter and a tick or a cross."""

    name: str
    cell: Cell
    card: str | None  # the face of the card that would be there; None where one is to be removed
    is_legal: bool


def state_of(example: Example) -> AnyState:
    """The position of an example, after what is played in it."""
    game = GAMES[example["position"].split()[0]]
    state = game.parse_state(example["position"])
    for action in example.get("play", ()):
        state.play(game.parse_action(action))
    return state


def tries_of(example: Example) -> list[Try]:
    """What is tried in an example, named A, B, C in order."""
    look = look_of(example["position"].split()[0])
    return [_try(chr(ord("A") + place), look, tried) for place, tried in enumerate(example.get("tries", ()))]


def look_of(game: str) -> Look:
    """How a game looks; ValueError if it does not say."""
    look = GAMES[game].look()
    if look is None:
        raise ValueError(f"{game} has no look, so its examples can't be drawn")
    return look


def _try(name: str, look: Look, tried: TryEntry) -> Try:
    what, cell = _read(tried["action"])
    return Try(name, cell, look.laid_face(what), tried.get("legal", False))


def _read(action: str) -> tuple[str, Cell]:
    """What an action does, and the cell it does it to."""
    found = _AT.match(action)
    if found is None:
        raise ValueError(f"an example can only try actions with a cell, not {action!r}")
    return found["what"], (int(found["x"]), int(found["y"]))


def marked_cells(example: Example, state: AnyState) -> set[Cell]:
    """The cells of the legal actions that the example marks."""
    wanted = re.compile(example.get("mark", r"(?!)"))
    return {_read(text)[1] for action in state.legal() if wanted.fullmatch(text := str(action))}


def draw(example: Example) -> str:
    """An example as an SVG document."""
    if "rows" in example:
        return _rows(look_of(example["game"]).faces, [row.split() for row in example["rows"]])
    state = state_of(example)
    tries = tries_of(example)
    table = table_of(state.view(example.get("eyes")))
    assert isinstance(table, DrawnTable), "only boards of cells can be cut and marked"
    laid = table.laid + [(*tried.cell, tried.card) for tried in tries if tried.card]
    marks = table.marks + [(*cell, "target") for cell in sorted(marked_cells(example, state))]
    figures = tuple((x, y, kind, "") for x, y, kind, _ in table.figures)
    table = table._replace(laid=laid, marks=marks, figures=figures)
    window = example.get("show")
    dx, dy = _lit(table, window) if window else (0, 0)
    shown = _cut(table, window, (dx, dy)) if window else table
    signs = "".join(_sign(tried, (tried.cell[0] - dx, tried.cell[1] - dy)) for tried in tries)
    return shown.svg("").removesuffix("</svg>") + signs + "</svg>"


def _lit(table: DrawnTable, window: list[int]) -> Cell:
    """The cell that becomes (0, 0): a corner if there is a frame; else where the lamp hangs, at the start or left."""
    left, top, _, bottom = window
    if table.frame:
        return left, top
    return (0, 0) if left <= 0 else (left, (top + bottom) // 2)


def _cut(table: DrawnTable, window: list[int], origin: Cell) -> DrawnTable:
    """What is within a window; on a board with a frame the window becomes the frame."""
    left, top, right, bottom = window
    labels = _within([(*cell, text) for cell, text in table.labels.items()], window, origin)
    return table._replace(
        laid=_within(table.laid, window, origin),
        labels={(x, y): text for x, y, text in labels},
        marks=_within(table.marks, window, origin),
        frame=(right - left + 1, bottom - top + 1) if table.frame else None,
        tokens=tuple(_within(table.tokens, window, origin)),
        figures=tuple(_within(table.figures, window, origin)),
    )


def _within(things: Iterable[Placed], window: list[int], origin: Cell) -> list[Placed]:
    """The things whose cells are in a window, counted from its origin."""
    left, top, right, bottom = window
    found: list[Placed] = []
    for one in things:
        if left <= one[0] <= right and top <= one[1] <= bottom:
            moved_one = (one[0] - origin[0], one[1] - origin[1]) + one[2:]  # noqa: RUF005  # mypy knows its type only so
            found.append(moved_one)
    return found


def _sign(tried: Try, cell: Cell) -> str:
    """The edge of a card that is tried, its letter, and a tick or a cross."""
    x, y = cell[0] * WIDTH, cell[1] * HEIGHT
    hue, stroke = (_YES, "M-8 1L-2 7L9 -6") if tried.is_legal else (_NO, "M-7 -7L7 7M7 -7L-7 7")
    edge = (
        f'<rect x="{x + 2}" y="{y + 2}" width="96" height="136" rx="8" fill="none" stroke="{COAL}" stroke-width="7"/>'
        f'<rect x="{x + 2}" y="{y + 2}" width="96" height="136" rx="8" fill="none" stroke="{LAMP}" stroke-width="3.4"'
        f"{'' if tried.is_legal else ' stroke-dasharray=' + chr(34) + '9 7' + chr(34)}/>"
    )
    badge = (
        f'<rect x="-33" y="-17" width="66" height="34" rx="17" fill="{hue}" stroke="{PARCHMENT}" stroke-width="2.4"/>'
        f'<text x="-14" y="9" font-size="26" fill="#fff" {_FONT}>{escape(tried.name)}</text>'
        f'<g transform="translate(14 0)"><path d="{stroke}" fill="none" stroke="#fff" stroke-width="4.6"'
        ' stroke-linecap="round" stroke-linejoin="round"/></g>'
    )
    return edge + moved(badge, x + 50, y + 26)


def _rows(faces: FaceSet, rows: list[list[str]]) -> str:
    """Cards in rows; what is not a face is a sign or a number between them."""
    names = {part for row in rows for word in row if _is_face(word) for part in faces.parts(word)}
    body, widest = "", 0
    for place, row in enumerate(rows):
        x = 16
        for word in row:
            x, piece = _word(faces, word, x, 16 + place * (HEIGHT + 16))
            body += piece
        widest = max(widest, x)
    tall = 16 + len(rows) * (HEIGHT + 16)
    symbols = "".join(map(faces.symbol, sorted(names)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {widest + 4} {tall}">'
        f"{faces.definitions_for(symbols)}{symbols}"
        f'<rect width="{widest + 4}" height="{tall}" rx="18" fill="#1f2027"/>{body}</svg>'
    )


def _is_face(word: str) -> bool:
    return len(word) > 1 and word[0].isalpha()


def _word(faces: FaceSet, word: str, x: int, y: int) -> tuple[int, str]:
    """A card or a sign at a place; and where the next one begins."""
    if _is_face(word):
        where = f'x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}"'
        return x + WIDTH + 12, "".join(f'<use href="#{faces.face_id(part)}" {where}/>' for part in faces.parts(word))
    sign = {">": "→", "/": "/", "+": "+"}.get(word, word)
    text = f'<text x="{x + 24}" y="{y + 88}" font-size="52" fill="{PARCHMENT}" {_FONT}>{escape(sign)}</text>'
    return x + 60, text


def read(path: Path) -> dict[str, Example]:
    """The examples of a file, by name."""
    with path.open("rb") as file:
        return tomllib.load(file)


def everything(path: Path) -> RulesDrawings:
    """What the rules pages show: the examples as SVG, the boxes, and a sprite with the cards of each."""
    shown = {game: (look.faces, boxes()[game]) for game in GAMES if (look := GAMES[game].look())}
    return {
        "examples": {name: draw(example) for name, example in read(path).items()},
        "boxes": {
            game: {name: _drawn(faces, cards) for name, cards in groups.items()}
            for game, (faces, groups) in shown.items()
        },
        "sprites": {game: _box_sprite(faces, chain(*groups.values())) for game, (faces, groups) in shown.items()},
    }


def _drawn(faces: FaceSet, cards: list[BoxCard]) -> list[DrawnCard]:
    """The cards, each with the ids of the symbols that show it."""
    symbols = {card["face"]: [f"#{faces.face_id(part)}" for part in faces.parts(card["face"])] for card in cards}
    return [{**card, "symbols": list(map(_own_ids, symbols[card["face"]]))} for card in cards]


def _box_sprite(faces: FaceSet, cards: Iterable[BoxCard]) -> str:
    """A sprite with the parts of the cards of a box."""
    names = dict.fromkeys(chain.from_iterable(faces.parts(card["face"]) for card in cards))
    return _own_ids(sprite(faces, names))


def _own_ids(text: str) -> str:
    """The same with ids of its own: the table's sprite may be in the same page."""
    return re.sub(r'(id="|#)((?:face|draw)-)', r"\1box-\2", text)


def main(arguments: list[str]) -> int:
    """Prints everything as JSON."""
    if len(arguments) != 1:
        print("usage: python -m pyrite.draw.examples EXAMPLES.toml", file=sys.stderr)
        return 2
    print(json.dumps(everything(Path(arguments[0]))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
