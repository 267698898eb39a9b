"""A whole board as text for a terminal: five columns and three rows for each card."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from .boards import GROUNDS, MARKS
from .cards import SABOTEUR_FACES, parts
from .figures import check_clan, check_token
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

# What stands in the middle of a card of the forest; an obstacle with its tool is a bridge.
_FEATURES = {"rocks": "▲", "camp": "*", "tree": "¥", "lake": "~", "pit": "o"}
_BRIDGE = "#"
_MINES = {"gems": "◇", "gold": "$", "silver": "c", "dragon": "D"}
_STARTS = {"start-blue": "B", "start-yellow": "Y"}
_TOKENS = {"trap": "x", "troll": "T"}
_KNOWN = {"gold": "◆", "stone": "●"}

_CLAN_HUES = {"blue": "1;38;5;75", "yellow": "1;38;5;220"}
_FOREST_HUES = _HUES | {
    "░": "38;5;65",
    "▲": "38;5;250",
    "*": "1;38;5;208",
    "¥": "38;5;137",
    "~": "38;5;74",
    "o": "38;5;102",
}
_FOREST_HUES |= {_BRIDGE: "38;5;223", "◇": "1;38;5;80", "$": "1;38;5;220", "c": "1;38;5;252", "D": "1;38;5;203"}
_FOREST_HUES |= {"B": _CLAN_HUES["blue"], "Y": _CLAN_HUES["yellow"], "x": "1;38;5;203", "T": "1;38;5;141"}
_FOREST_HUES |= dict.fromkeys("┏━┓┃┗┛", "38;5;65")


class _Dwarf(str):
    """The number of a dwarf, in the hue of its clan."""

    __slots__ = ("hue",)
    hue: str


def _dwarf(clan: str, label: str) -> _Dwarf:
    """The sign of a dwarf."""
    check_clan(clan)
    sign = _Dwarf(label[:1] or "?")
    sign.hue = _CLAN_HUES[clan]
    return sign


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
    if kind == "stone" and name in SABOTEUR_FACES:
        return _stone(name.removeprefix(kind))
    if kind == "bonus" and name in SABOTEUR_FACES:
        rows = _tunnel(SIDES, name[-1])
        rows[0][1] = "◆"
        return rows
    if name in ("start", "gold"):
        return _tunnel(SIDES, "S" if name == "start" else "◆")
    if name in ("goal", "mine-back"):
        return _goal(known)
    return _forest_card(name)


def _forest_card(name: str) -> _Grid:
    """The five by three signs of a card of the forest."""
    if name in _STARTS:
        return _tunnel(SIDES, _STARTS[name])
    kind, _, rest = name.partition("-")
    if kind == "path" and parts(name):
        sides, _, feature = rest.partition("-")
        sign = _BRIDGE if "+" in feature else _FEATURES.get(feature, _JOINTS[sides])
        return _tunnel(sides, sign)
    if kind == "mine" and parts(name):
        find, _, sides = rest.partition("-")
        return _tunnel(sides, _MINES[find])
    raise ValueError(f"no face that lies on a board is called {name!r}")


def _put(rows: _Grid, spots: Iterable[tuple[int, int]], signs: Iterable[str]) -> None:
    """Write one sign on each spot."""
    for (row, column), sign in zip(spots, signs, strict=True):
        rows[row][column] = sign


_CORNERS = ((0, 0), (0, 4), (2, 0), (2, 4))
# Where dwarfs stand: on the left first, so that those of neighbouring cards stay apart.
_STANDS = ((0, 0), (2, 0), (0, 4), (2, 4))
_INNER = ((0, 1), (2, 1), (0, 3), (2, 3))
_LAST = ((1, 1),)


def _stand(rows: _Grid, dwarfs: list[_Dwarf], *, corners: bool) -> None:
    """Put dwarfs into the corners of a card, or first beside them where the corners carry a mark."""
    spots = (*_STANDS, *_INNER, *_LAST) if corners else (*_INNER, *_STANDS, *_LAST)
    if len(dwarfs) > len(spots):
        raise ValueError(f"{len(dwarfs)} figures stand on one cell; there is room for nine")
    _put(rows, spots[: len(dwarfs)], dwarfs)


def _cell(name: str | None, marks: set[str], label: str) -> _Grid:
    """What is seen in one cell: its card or nothing, its marks, its label."""
    wrong = marks - set(MARKS)
    if wrong:
        raise ValueError(f"no mark is called {min(wrong)!r}; the marks are {', '.join(MARKS)}")
    kinds = _MINES if name == "mine-back" else _KNOWN
    known = next((sign for kind, sign in kinds.items() if kind in marks), " ")
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


def _hue(sign: str, hues: Mapping[str, str]) -> str:
    """The hue of one sign; what has none of its own is a label."""
    if isinstance(sign, _Dwarf):
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
    laid: Iterable[tuple[int, int, str]],
    *,
    labels: Mapping[Cell, str] | None = None,
    marks: Iterable[tuple[int, int, str]] = (),
    colour: bool = True,
    ground: str = "mine",
    frame: tuple[int, int] | None = None,
    tokens: Iterable[tuple[int, int, str, str]] = (),
    figures: Iterable[tuple[int, int, str, str]] = (),
) -> str:
    """The board as lines of equal width, with the numbers of columns above and of rows at the left.

    Ground, frame, tokens and figures are those of `board`; a frame is drawn around the cells.

    >>> lines = terminal([(0, 0, "start"), (1, 0, "EW"), (2, 0, "goal")], colour=False).splitlines()
    >>> lines[2]
    '  0 ══S═══════│ ? │'
    """
    cards = {(x, y): name for x, y, name in laid}
    named = dict(labels or {})
    marked: dict[Cell, set[str]] = {}
    for x, y, mark in marks:
        marked.setdefault((x, y), set()).add(mark)
    if ground not in GROUNDS:
        raise ValueError(f"no ground is called {ground!r}; the grounds are {', '.join(GROUNDS)}")
    dwarfs: dict[Cell, list[_Dwarf]] = {}
    for x, y, clan, label in figures:
        dwarfs.setdefault((x, y), []).append(_dwarf(clan, label))
    joints = list(tokens)
    corners = [(0, 0), (frame[0] - 1, frame[1] - 1)] if frame else []
    cells = [*cards, *named, *marked, *dwarfs, *((x, y) for x, y, *_ in joints), *corners]
    columns, rows = _span(x for x, _ in cells), _span(y for _, y in cells)
    seen = {
        (x, y): _cell(cards.get((x, y)), marked.get((x, y), set()), named.get((x, y), ""))
        for y in rows
        for x in columns
    }
    for cell, group in dwarfs.items():
        _stand(seen[cell], group, corners=not marked.get(cell))
    for x, y, side, kind in joints:
        check_token(side, kind)
        row, column = (1, _COLUMNS - 1) if side == "E" else (_ROWS - 1, 2)
        seen[x, y][row][column] = _TOKENS[kind]
    hues = _HUES if ground == "mine" else _FOREST_HUES
    wall = "┃" if frame else ""
    lines = [" " * (_AXIS + len(wall)) + "".join(f"{x:^{_COLUMNS}}" for x in columns) + " " * len(wall)]
    for y in rows:
        for row in range(_ROWS):
            rim = f"{y:>{_AXIS - 1}} " if row == 1 else " " * _AXIS
            signs = [*wall, *(sign for x in columns for sign in seen[x, y][row]), *wall]
            lines.append(rim + (_paint(signs, hues) if colour else "".join(signs)))
    if frame:
        for at, (left, right) in ((1, "┏┓"), (len(lines) + 1, "┗┛")):
            border = left + "━" * (_COLUMNS * len(columns)) + right
            lines.insert(at, " " * _AXIS + (_paint(border, hues) if colour else border))
    return "\n".join(lines)
