"""A whole board as one SVG document, lit from the entrance, with the goals in the dark."""

import random
from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

from .cards import defs_for, face_id, symbol
from .ink import COAL, HEIGHT, LAMP, LODE, NUGGET, PARCHMENT, WIDTH, Point, circle, lump, moved

Cell = tuple[int, int]
MARKS = ("last", "target", "gold", "stone")

_MARGIN = 46


def _frame(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """Left, top, width and height of what the cells cover, with a margin."""
    xs, ys = zip(*cells, strict=True)
    left, top = min(xs) * WIDTH - _MARGIN, min(ys) * HEIGHT - _MARGIN
    return left, top, (max(xs) + 1) * WIDTH + _MARGIN - left, (max(ys) + 1) * HEIGHT + _MARGIN - top


def _light(lamp: Point, reach: float) -> str:
    """The light of the entrance: one gradient on the ground, one shade over the cards."""
    where = f'gradientUnits="userSpaceOnUse" cx="{lamp[0]:g}" cy="{lamp[1]:g}" r="{reach:g}"'
    return (
        f'<radialGradient id="board-ground" {where}><stop offset="0" stop-color="#5b4327"/>'
        '<stop offset=".22" stop-color="#3a2e22"/><stop offset=".55" stop-color="#1f2027"/>'
        '<stop offset="1" stop-color="#101218"/></radialGradient>'
        f'<radialGradient id="board-shade" {where}><stop offset="0" stop-color="#ffb84d" stop-opacity=".14"/>'
        '<stop offset=".3" stop-color="#4a3010" stop-opacity=".03"/>'
        '<stop offset=".65" stop-color="#080a10" stop-opacity=".2"/>'
        '<stop offset="1" stop-color="#080a10" stop-opacity=".46"/></radialGradient>'
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
    known = lump(0, 0, 14, random.Random("known " + mark), NUGGET if mark == "gold" else LODE)
    disc = circle(0, 0, 21, COAL, PARCHMENT, 2)
    ban = f'<path d="M-14 14L14 -14" stroke="{PARCHMENT}" stroke-width="2.6"/>'
    return moved(disc + known + (ban if mark == "stone" else ""), x + 82, y + 18)


def board(
    laid: Iterable[tuple[int, int, str]],
    *,
    labels: Mapping[Cell, str] | None = None,
    marks: Iterable[tuple[int, int, str]] = (),
    title: str = "",
) -> str:
    """An SVG document of what lies on the table; x grows to the right and y downwards, in cards."""
    cards, named, marked = list(laid), dict(labels or {}), list(marks)
    cells = [(x, y) for x, y, _ in cards]
    frame = _frame([*cells, *named, *((x, y) for x, y, _ in marked)] or [(0, 0)])
    lamps = [(x, y) for x, y, name in cards if name == "start"] or [(0, 0)]
    lamp = (lamps[0][0] * WIDTH + 50.0, lamps[0][1] * HEIGHT + 70.0)
    symbols = "".join(symbol(name) for name in sorted({name for _, _, name in cards}))
    uses = "".join(
        f'<use href="#{face_id(name)}" x="{x * WIDTH}" y="{y * HEIGHT}" width="{WIDTH}" height="{HEIGHT}"/>'
        for x, y, name in cards
    )
    body = (
        _sheet(frame, "url(#board-ground)")
        + _grid(frame)
        + _shadows(cells)
        + uses
        + _sheet(frame, "url(#board-shade)")
        + "".join(_mark((x, y), mark) for x, y, mark in marked)
        + "".join(_label(cell, text) for cell, text in named.items())
    )
    view = " ".join(map(str, frame))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img" aria-label={quoteattr(title)}>'
        f"<title>{escape(title)}</title>{defs_for(symbols)}<defs>{_light(lamp, max(500, frame[2]))}</defs>"
        f"{symbols}{body}</svg>"
    )
