"""A whole board as one SVG document, lit from where the dwarfs set out, with what they look for in the dark."""

import random
from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

from .cards import defs_for, face_id, parts, symbol
from .figures import joint, stand
from .ink import COAL, HEIGHT, LAMP, LODE, NUGGET, PARCHMENT, WIDTH, Point, circle, lump, moved, path
from .treasures import cut, dragon, ingot

Cell = tuple[int, int]
MARKS = ("last", "target", "gold", "stone", "silver", "gems", "dragon")

# Ground (offset, colour) and shade over the cards (offset, colour, opacity), from the light outwards; and the margin.
GROUNDS = {
    "mine": (
        (("0", "#5b4327"), (".22", "#3a2e22"), (".55", "#1f2027"), ("1", "#101218")),
        (("0", "#ffb84d", ".14"), (".3", "#4a3010", ".03"), (".65", "#080a10", ".2"), ("1", "#080a10", ".46")),
        46,
    ),
    "forest": (
        (("0", "#3d5637"), (".3", "#2c422b"), (".65", "#1d2b1e"), ("1", "#131d15")),
        (("0", "#ffd98a", ".13"), (".3", "#6a6020", ".03"), (".65", "#06100a", ".12"), ("1", "#06100a", ".34")),
        28,
    ),
}


def _frame(cells: Iterable[Cell], margin: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of what the cells cover, with a margin."""
    xs, ys = zip(*cells, strict=True)
    left, top = min(xs) * WIDTH - margin, min(ys) * HEIGHT - margin
    return left, top, (max(xs) + 1) * WIDTH + margin - left, (max(ys) + 1) * HEIGHT + margin - top


def _light(kind: str, lamp: Point, reach: float) -> str:
    """The light: one gradient on the ground, one shade over the cards."""
    where = f'gradientUnits="userSpaceOnUse" cx="{lamp[0]:g}" cy="{lamp[1]:g}" r="{reach:g}"'
    ground, shade, _ = GROUNDS[kind]
    below = "".join(f'<stop offset="{at}" stop-color="{hue}"/>' for at, hue in ground)
    above = "".join(f'<stop offset="{at}" stop-color="{hue}" stop-opacity="{much}"/>' for at, hue, much in shade)
    return (
        f'<radialGradient id="board-ground" {where}>{below}</radialGradient>'
        f'<radialGradient id="board-shade" {where}>{above}</radialGradient>'
        '<filter id="board-soft"><feGaussianBlur stdDeviation="6"/></filter>'
    )


def _sheet(frame: tuple[int, int, int, int], fill: str) -> str:
    """A rectangle over the whole board."""
    left, top, width, height = frame
    return f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="18" fill="{fill}"/>'


def _grid(frame: tuple[int, int, int, int]) -> str:
    """Faint crosses where the corners of cards would meet."""
    left, top, width, height = frame
    xs = range(-(-left // WIDTH) * WIDTH, left + width, WIDTH)
    ys = range(-(-top // HEIGHT) * HEIGHT, top + height, HEIGHT)
    crosses = "".join(f"M{x - 5} {y}h10M{x} {y - 5}v10" for x in xs for y in ys)
    return f'<path d="{crosses}" stroke="{PARCHMENT}" stroke-opacity=".13" stroke-width="1.5"/>'


def _woods(frame: tuple[int, int, int, int]) -> str:
    """Firs of a forest seen from afar, in two tones, row behind row."""
    left, top, width, height = frame
    rng = random.Random(f"woods {width} {height}")
    tones = ["", ""]
    for row in range(top + 12, top + height - 4, 22):
        for place in range(left + 10, left + width - 8, 30):
            x, y, tall = place + rng.randrange(-9, 10), row + rng.randrange(-5, 6), rng.randrange(11, 19)
            if rng.random() < 0.62:
                tones[rng.randrange(2)] += f"M{x} {y - tall // 2}l6 {tall}h-12z"
    return path(tones[0], "#0c160e", more='opacity=".34"') + path(tones[1], "#5f8557", more='opacity=".13"')


def _cells(size: tuple[int, int]) -> str:
    """The dotted cells of a board of so many columns and rows."""
    data = "".join(
        f"M{x * WIDTH + 9} {y * HEIGHT + 3}h82q6 0 6 6v122q0 6 -6 6h-82q-6 0 -6 -6v-122q0 -6 6 -6z"
        for x in range(size[0])
        for y in range(size[1])
    )
    return path(
        data,
        "#101a12",
        "#b9cfa4",
        1.6,
        'fill-opacity=".22" stroke-opacity=".38" stroke-dasharray=".1 6" stroke-linecap="round"',
    )


def _shadows(cells: Iterable[Cell]) -> str:
    """What the cards throw on the ground."""
    cards = "".join(f"M{x * WIDTH + 1} {y * HEIGHT + 4}h98v144h-98z" for x, y in cells)
    return f'<path d="{cards}" fill="#000" fill-opacity=".65" filter="url(#board-soft)"/>'


def _label(cell: Cell, text: str) -> str:
    """A small plate with a text at the foot of a cell."""
    half = 9 + 5 * len(text)
    plate = (
        f'<rect x="{-half}" y="-12" width="{2 * half}" height="24" rx="12" fill="{COAL}"'
        f' stroke="{PARCHMENT}" stroke-width="1.6"/>'
    )
    words = (
        f'<text y="6" text-anchor="middle" fill="{PARCHMENT}" font-family="Georgia,\'DejaVu Serif\',serif"'
        f' font-size="17" font-weight="700">{escape(text)}</text>'
    )
    return moved(plate + words, cell[0] * WIDTH + 50, cell[1] * HEIGHT + 119)


def _known(mark: str) -> str:
    """What the viewer knows to lie under a card, around (0, 0)."""
    if mark == "silver":
        return ingot(-1, 0, 14)
    if mark == "gems":
        return cut(0, 0, 14, 0)
    if mark == "dragon":
        return moved(dragon(), 0, 1, 0, 0.36)
    return lump(0, 0, 14, random.Random("known " + mark), NUGGET if mark == "gold" else LODE)


def _mark(cell: Cell, mark: str) -> str:
    """A ring round a cell, or in its corner what the viewer knows of it."""
    x, y = cell[0] * WIDTH, cell[1] * HEIGHT
    if mark == "last":
        ring = f'<rect x="{x}" y="{y}" width="100" height="140" rx="7.5" fill="none"'
        return f'{ring} stroke="{COAL}" stroke-width="7"/>{ring} stroke="{PARCHMENT}" stroke-width="3.4"/>'
    if mark == "target":
        return (
            f'<rect x="{x + 4}" y="{y + 4}" width="92" height="132" rx="7" fill="{LAMP}" fill-opacity=".12"'
            f' stroke="{LAMP}" stroke-width="3" stroke-dasharray="10 7"/>'
        )
    if mark not in MARKS:
        raise ValueError(f"no mark is called {mark!r}; the marks are {', '.join(MARKS)}")
    disc = circle(0, 0, 21, COAL, PARCHMENT, 2)
    ban = f'<path d="M-14 14L14 -14" stroke="{PARCHMENT}" stroke-width="2.6"/>'
    return moved(disc + _known(mark) + (ban if mark == "stone" else ""), x + 82, y + 18)


def _card(cell: Cell, name: str) -> str:
    """A card on its cell, part upon part."""
    where = f'x="{cell[0] * WIDTH}" y="{cell[1] * HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return "".join(f'<use href="#{face_id(part)}" {where}/>' for part in parts(name))


def _middle(values: Iterable[int]) -> float:
    """Half way between the least and the greatest."""
    known = sorted(values)
    return (known[0] + known[-1]) / 2


def board(
    laid: Iterable[tuple[int, int, str]],
    *,
    labels: Mapping[Cell, str] | None = None,
    marks: Iterable[tuple[int, int, str]] = (),
    title: str = "",
    ground: str = "mine",
    frame: tuple[int, int] | None = None,
    tokens: Iterable[tuple[int, int, str, str]] = (),
    figures: Iterable[tuple[int, int, str, str]] = (),
) -> str:
    """An SVG document of what lies on the table; x grows to the right and y downwards, in cards.

    The ground is "mine" or "forest"; a frame of so many columns and rows shows its cells, from (0, 0). Tokens are
    (x, y, "E" or "S", "trap" or "troll") on the joint of a cell with that neighbour, figures (x, y, clan, label).
    """
    cards, named, marked = list(laid), dict(labels or {}), list(marks)
    joints, dwarfs = list(tokens), list(figures)
    if ground not in GROUNDS:
        raise ValueError(f"no ground is called {ground!r}; the grounds are {', '.join(GROUNDS)}")
    cells = [(x, y) for x, y, _ in cards]
    corners = [(0, 0), (frame[0] - 1, frame[1] - 1)] if frame else []
    others = [(x, y) for x, y, _ in marked] + [(x, y) for x, y, _, _ in (*joints, *dwarfs)]
    view = _frame([*cells, *named, *others, *corners] or [(0, 0)], GROUNDS[ground][2])
    lamps = [(x, y) for x, y, name in cards if name.startswith("start")] or [(0, 0)]
    lamp = (_middle(x for x, _ in lamps) * WIDTH + 50, _middle(y for _, y in lamps) * HEIGHT + 70)
    names = {part for _, _, name in cards for part in parts(name)}
    names |= {f"token-{kind}" for *_, kind in joints} | {f"figure-{clan}" for _, _, clan, _ in dwarfs}
    body = (
        _sheet(view, "url(#board-ground)")
        + (_grid(view) if ground == "mine" else _woods(view))
        + (_cells(frame) if frame else "")
        + _shadows(cells)
        + "".join(_card((x, y), name) for x, y, name in cards)
        + _sheet(view, "url(#board-shade)")
        + "".join(_mark((x, y), mark) for x, y, mark in marked)
        + "".join(_label(cell, text) for cell, text in named.items())
        + "".join(joint(*token) for token in joints)
        + stand(dwarfs)
    )
    symbols = "".join(symbol(name) for name in sorted(names))
    box = " ".join(map(str, view))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label={quoteattr(title)}>'
        f"<title>{escape(title)}</title>{defs_for(symbols)}<defs>{_light(ground, lamp, max(500, view[2]))}</defs>"
        f"{symbols}{body}</svg>"
    )
