"""A whole board as text for a terminal: five columns and three rows for each card."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from .boards import check_mark
from .figures import check_figure, check_token
from .look import Grid, Look, Signs
from .openings import SIDES

Cell = tuple[int, int]

_COLUMNS, _ROWS = 5, 3
_AXIS = 4

# Which sign joins which sides, in the middle of a card.
JOINTS = {
    "NESW": "╬",
    "NES": "╠",
    "NEW": "╩",
    "NSW": "╣",
    "ESW": "╦",
    "NS": "║",
    "EW": "═",
    "NE": "╚",
    "NW": "╝",
    "ES": "╔",
    "SW": "╗",
}
_WAYS = "═║" + "".join(JOINTS.values())

# ANSI colours out of 256, near the palette of the pictures.
HUES = {"░": "38;5;240", "▓": "38;5;246", "X": "1;38;5;203", "◆": "1;38;5;220", "●": "38;5;250", "·": "38;5;238"}
HUES |= dict.fromkeys(_WAYS, "38;5;179") | dict.fromkeys("S╌╎╭╮╰╯", "1;38;5;221")
HUES |= dict.fromkeys("┌┐└┘─│?", "38;5;223")
_LABEL_HUE = "1;38;5;230"


class _Figure(str):
    """The label of a figure, in the hue of its kind."""

    __slots__ = ("hue",)
    hue: str


def _figure(signs: Signs, kind: str, label: str) -> _Figure:
    """The sign of a figure."""
    check_figure(kind, signs)
    sign = _Figure(label[:1] or "?")
    sign.hue = signs.figures[kind]
    return sign


def ways(sides: str, middle: str) -> Grid:
    """A card with ways from these sides to the middle, and a sign there."""
    rows = [["░"] * _COLUMNS for _ in range(_ROWS)]
    for side, spots in zip(SIDES, (((0, 2),), ((1, 3), (1, 4)), ((2, 2),), ((1, 0), (1, 1))), strict=True):
        for row, column in spots if side in sides else ():
            rows[row][column] = "║" if side in "NS" else "═"
    rows[1][2] = middle
    return rows


def face_down(known: str) -> Grid:
    """A card face down, with the sign of what the viewer knows of it."""
    return [list("┌───┐"), list(f"│{known}?{known}│"), list("└───┘")]


def _put(rows: Grid, spots: Iterable[tuple[int, int]], signs: Iterable[str]) -> None:
    """Write one sign on each spot."""
    for (row, column), sign in zip(spots, signs, strict=True):
        rows[row][column] = sign


_CORNERS = ((0, 0), (0, 4), (2, 0), (2, 4))
# Where figures are: on the left first, so that those of neighbouring cards stay apart.
_STANDS = ((0, 0), (2, 0), (0, 4), (2, 4))
_INNER = ((0, 1), (2, 1), (0, 3), (2, 3))
_LAST = ((1, 1),)


def _stand(rows: Grid, figures: list[_Figure], *, corners: bool) -> None:
    """Put figures into the corners of a card, or first beside them where the corners carry a mark."""
    spots = (*_STANDS, *_INNER, *_LAST) if corners else (*_INNER, *_STANDS, *_LAST)
    if len(figures) > len(spots):
        raise ValueError(f"{len(figures)} figures are on one cell, but there is only room for nine")
    _put(rows, spots[: len(figures)], figures)


def _cell(look: Look, name: str | None, marks: set[str], label: str) -> Grid:
    """What is seen in one cell: its card or nothing, its marks, its label."""
    for mark in sorted(marks):
        check_mark(mark, look)
    known = next((sign for kind, sign in look.signs.known.items() if kind in marks), " ")
    if name is not None:
        rows = look.signs.card(name, known)
    elif "target" in marks:
        rows = [list("╭╌╌╌╮"), list("╎   ╎"), list("╰╌╌╌╯")]
    else:
        rows = [list("     "), list("  ·  "), list("     ")]
    if name is not None and "target" in marks:
        _put(rows, _CORNERS, "╭╮╰╯")
    elif name is not None and "last" in marks:
        _put(rows, _CORNERS, "┌┐└┘")
    _write(rows[0 if name else 1], label)
    return rows


def _write(row: list[str], label: str) -> None:
    """Put a label of up to three signs (two beside a way) on a row of a cell."""
    if row[2] == "║":
        text, start = label[:2], 3
    else:
        text, start = label[:3], 2 if len(label) < 3 else 1
    row[start : start + len(text)] = text


def _hue(sign: str, hues: Mapping[str, str]) -> str:
    """The hue of one sign; what has none of its own is a label."""
    if isinstance(sign, _Figure):
        return sign.hue
    return "" if sign == " " else hues.get(sign, _LABEL_HUE)


def _paint(signs: Iterable[str], hues: Mapping[str, str]) -> str:
    """The signs as one text, each run of one hue coloured together."""
    parts = []
    for hue, run in groupby(signs, key=lambda sign: _hue(sign, hues)):
        text = "".join(run)
        parts.append(f"\x1b[{hue}m{text}\x1b[0m" if hue else text)
    return "".join(parts)


def _span(values: Iterable[int]) -> range:
    """From the least to the greatest."""
    known = sorted(values) or [0]
    return range(known[0], known[-1] + 1)


def terminal(
    look: Look,
    laid: Iterable[tuple[int, int, str]],
    *,
    labels: Mapping[Cell, str] | None = None,
    marks: Iterable[tuple[int, int, str]] = (),
    colour: bool = True,
    frame: tuple[int, int] | None = None,
    tokens: Iterable[tuple[int, int, str, str]] = (),
    figures: Iterable[tuple[int, int, str, str]] = (),
) -> str:
    """The board as lines of equal width, with the numbers of columns above and of rows at the left.

    Frame, tokens and figures are those of `board`; a frame is drawn around the cells.
    """
    cards = {(x, y): name for x, y, name in laid}
    named = dict(labels or {})
    marked: dict[Cell, set[str]] = {}
    for x, y, mark in marks:
        marked.setdefault((x, y), set()).add(mark)
    signs = look.signs
    standing: dict[Cell, list[_Figure]] = {}
    for x, y, kind, label in figures:
        standing.setdefault((x, y), []).append(_figure(signs, kind, label))
    joints = list(tokens)
    corners = [(0, 0), (frame[0] - 1, frame[1] - 1)] if frame else []
    cells = [*cards, *named, *marked, *standing, *((x, y) for x, y, *_ in joints), *corners]
    columns, rows = _span(x for x, _ in cells), _span(y for _, y in cells)
    seen = {
        (x, y): _cell(look, cards.get((x, y)), marked.get((x, y), set()), named.get((x, y), ""))
        for y in rows
        for x in columns
    }
    for cell, group in standing.items():
        _stand(seen[cell], group, corners=not marked.get(cell))
    for x, y, side, kind in joints:
        check_token(side, kind, signs)
        row, column = (1, _COLUMNS - 1) if side == "E" else (_ROWS - 1, 2)
        seen[x, y][row][column] = signs.tokens[kind]
    return "\n".join(_lines(seen, columns, rows, signs.hues if colour else None, has_frame=frame is not None))


def _lines(
    seen: Mapping[Cell, Grid],
    columns: range,
    rows: range,
    hues: Mapping[str, str] | None,
    *,
    has_frame: bool,
) -> list[str]:
    """The cells row by row, with numbers of columns and rows, and a frame around them if there is one."""
    wall = "┃" if has_frame else ""
    lines = [" " * (_AXIS + len(wall)) + "".join(f"{x:^{_COLUMNS}}" for x in columns) + " " * len(wall)]
    for y in rows:
        for row in range(_ROWS):
            rim = f"{y:>{_AXIS - 1}} " if row == 1 else " " * _AXIS
            painted = [*wall, *(sign for x in columns for sign in seen[x, y][row]), *wall]
            lines.append(rim + ("".join(painted) if hues is None else _paint(painted, hues)))
    if has_frame:
        for at, (left, right) in ((1, "┏┓"), (len(lines) + 1, "┗┛")):
            border = left + "━" * (_COLUMNS * len(columns)) + right
            lines.insert(at, " " * _AXIS + (border if hues is None else _paint(border, hues)))
    return lines
