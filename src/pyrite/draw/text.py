"""A whole board as text for a terminal: five columns and three rows for each card."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from .boards import MARKS
from .cards import FACES
from .tunnels import SIDES

Cell = tuple[int, int]
_Grid = list[list[str]]

_COLUMNS, _ROWS = 5, 3
_AXIS = 4

# Which sign joins which sides, in the middle of a card.
_JOINTS = {
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
_WAYS = "═║" + "".join(_JOINTS.values())

# ANSI colours out of 256, near the palette of the pictures.
_HUES = {"░": "38;5;240", "▓": "38;5;246", "X": "1;38;5;203", "◆": "1;38;5;220", "●": "38;5;250", "·": "38;5;238"}
_HUES |= dict.fromkeys(_WAYS, "38;5;179") | dict.fromkeys("S╌╎╭╮╰╯", "1;38;5;221")
_HUES |= dict.fromkeys("┌┐└┘─│?", "38;5;223")
_LABEL_HUE = "1;38;5;230"


def _tunnel(sides: str, middle: str) -> _Grid:
    """Rock with ways from these sides to the middle."""
    rows = [["░"] * _COLUMNS for _ in range(_ROWS)]
    for side, spots in zip(SIDES, (((0, 2),), ((1, 3), (1, 4)), ((2, 2),), ((1, 0), (1, 1))), strict=True):
        for row, column in spots if side in sides else ():
            rows[row][column] = "║" if side in "NS" else "═"
    rows[1][2] = middle
    return rows


def _dead_end(sides: str) -> _Grid:
    """Rock with ways that end in rubble."""
    rows = _tunnel(sides, "X")
    rows[1][1] = rows[1][3] = "▓"
    return rows


def _goal(known: str) -> _Grid:
    """A card face down, with what the viewer knows of it."""
    return [list("┌───┐"), list(f"│{known}?{known}│"), list("└───┘")]


def _stone(sides: str) -> _Grid:
    """A goal without gold: its bend and a stone in the corner across."""
    rows = _tunnel(sides, _JOINTS[sides])
    rows[2 if "N" in sides else 0][3 if "W" in sides else 1] = "●"
    return rows


def _card(name: str, known: str) -> _Grid:
    """The five by three signs of a face."""
    kind, sides = name.rstrip(SIDES + "123"), name.upper()
    if name in _JOINTS:
        return _tunnel(name, _JOINTS[name])
    if name.islower() and (sides in _JOINTS or sides in tuple(SIDES)):
        return _dead_end(sides)
    if kind == "stone" and name in FACES:
        return _stone(name.removeprefix(kind))
    if kind == "bonus" and name in FACES:
        rows = _tunnel(SIDES, name[-1])
        rows[0][1] = "◆"
        return rows
    if name in ("start", "gold"):
        return _tunnel(SIDES, "S" if name == "start" else "◆")
    if name == "goal":
        return _goal(known)
    raise ValueError(f"no face that lies on a board is called {name!r}")


def _put(rows: _Grid, spots: Iterable[tuple[int, int]], signs: str) -> None:
    """Write one sign on each spot."""
    for (row, column), sign in zip(spots, signs, strict=True):
        rows[row][column] = sign


_CORNERS = ((0, 0), (0, 4), (2, 0), (2, 4))


def _cell(name: str | None, marks: set[str], label: str) -> _Grid:
    """What is seen in one cell: its card or nothing, its marks, its label."""
    wrong = marks - set(MARKS)
    if wrong:
        raise ValueError(f"no mark is called {min(wrong)!r}; the marks are {', '.join(MARKS)}")
    known = "◆" if "gold" in marks else "●" if "stone" in marks else " "
    if name is not None:
        rows = _card(name, known)
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


def _paint(signs: Iterable[str], hues: Mapping[str, str]) -> str:
    """The signs as one text, each run of one hue coloured together; what has no hue is a label."""
    parts = []
    for hue, run in groupby(signs, key=lambda sign: "" if sign == " " else hues.get(sign, _LABEL_HUE)):
        text = "".join(run)
        parts.append(f"\x1b[{hue}m{text}\x1b[0m" if hue else text)
    return "".join(parts)


def _span(values: Iterable[int]) -> range:
    """From the least to the greatest."""
    known = sorted(values) or [0]
    return range(known[0], known[-1] + 1)


def terminal(
    laid: Iterable[tuple[int, int, str]],
    *,
    labels: Mapping[Cell, str] | None = None,
    marks: Iterable[tuple[int, int, str]] = (),
    colour: bool = True,
) -> str:
    """The board as lines of equal width, with the numbers of columns above and of rows at the left.

    >>> lines = terminal([(0, 0, "start"), (1, 0, "EW"), (2, 0, "goal")], colour=False).splitlines()
    >>> lines[2]
    '  0 ══S═══════│ ? │'
    """
    cards = {(x, y): name for x, y, name in laid}
    named = dict(labels or {})
    marked: dict[Cell, set[str]] = {}
    for x, y, mark in marks:
        marked.setdefault((x, y), set()).add(mark)
    cells = [*cards, *named, *marked]
    columns, rows = _span(x for x, _ in cells), _span(y for _, y in cells)
    lines = [" " * _AXIS + "".join(f"{x:^{_COLUMNS}}" for x in columns)]
    for y in rows:
        band = [_cell(cards.get((x, y)), marked.get((x, y), set()), named.get((x, y), "")) for x in columns]
        for row in range(_ROWS):
            rim = f"{y:>{_AXIS - 1}} " if row == 1 else " " * _AXIS
            signs = [sign for cell in band for sign in cell[row]]
            lines.append(rim + (_paint(signs, _HUES) if colour else "".join(signs)))
    return "\n".join(lines)
