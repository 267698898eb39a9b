"""The palette, the card's measures and the few strokes that all pictures are drawn with."""

import random
from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin

Point = tuple[float, float]

WIDTH, HEIGHT = 100, 140

COAL = "#0e1014"
CORRIDOR, RAIL, TIMBER, TIMBER_DARK, TIMBER_LIT = "#c99d62", "#e9d2a6", "#7d5730", "#3a2714", "#a97a45"
LAMP, GOLD, PARCHMENT, RED, MOSS = "#ffcf6b", "#f2b632", "#efe3c8", "#b5472f", "#5d8a55"
STEEL, STEEL_DARK, STEEL_LIT = "#8b93a5", "#4a5160", "#d3d8e2"

INK = "#15130f"
ROUND = 'stroke-linejoin="round"'
CAPS = 'stroke-linecap="round" stroke-linejoin="round"'

# The parts of a faceted lump: edge, shaded side, body, lit side, glint.
STONE = ("#14161c", "#434957", "#646b7b", "#8991a2", "#b4bbc8")
NUGGET = ("#4a2f08", "#a86f14", "#e0a024", "#f8cd57", "#fff2b8")
LODE = ("#17181d", "#4d4a48", "#726e69", "#98938b", "#bdb7ac")


def num(value: float) -> str:
    """A coordinate as short text, to a tenth.

    >>> num(3.04), num(-0.52), num(-0.01)
    ('3', '-.5', '0')
    """
    tenths = round(value * 10)
    text = f"{abs(tenths) // 10 or ''}" + (f".{abs(tenths) % 10}" if tenths % 10 else "")
    return "-" * (tenths < 0) + text if text else "0"


def line(points: Iterable[Point], *, closed: bool = False) -> str:
    """Path data through the points; all but the first as steps, which are shorter to write."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = tenths[0]
    data = f"M{num(x / 10)} {num(y / 10)}l"
    for i, (next_x, next_y) in enumerate(tenths[1:]):
        for j, step in enumerate((next_x - x, next_y - y)):
            text = num(step / 10)
            data += text if text[0] == "-" or i + j == 0 else " " + text
        x, y = next_x, next_y
    return data + ("z" if closed else "")


def path(data: str, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
    """A path element with the usual attributes."""
    pen = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{data}" fill="{fill}"{pen}{" " + more if more else ""}/>'


def circle(x: float, y: float, r: float, fill: str = "none", stroke: str = "", width: float = 0) -> str:
    """A circle element."""
    pen = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{pen}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str = "#000", opacity: float = 0.45) -> str:
    """A shadow or a cloud of dust."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}" opacity="{opacity:g}"/>'


def moved(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The body drawn around (x, y), turned by degrees and scaled."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{body}</g>'


def curve(start: Point, bend: Point, end: Point, steps: int = 14) -> list[Point]:
    """Points along a quadratic curve."""
    result = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        result.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return result


def stretch(start: Point, end: Point, step: float = 7) -> list[Point]:
    """Points along a straight line, about a step apart."""
    count = max(1, round(hypot(end[0] - start[0], end[1] - start[1]) / step))
    return [
        (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
        for i in range(count + 1)
    ]


def rough(points: Sequence[Point], rng: random.Random, by: float) -> list[Point]:
    """The points shaken by up to so much, the first and the last left where they are."""
    shaken = [(x + rng.uniform(-by, by), y + rng.uniform(-by, by)) for x, y in points[1:-1]]
    return [points[0], *shaken, points[-1]]


def ring(x: float, y: float, rx: float, ry: float, corners: int, rng: random.Random, by: float) -> list[Point]:
    """A rough ring of corners around (x, y)."""
    start = rng.uniform(0, 2 * pi / corners)
    result = []
    for i in range(corners):
        angle, reach = start + 2 * pi * i / corners, 1 + rng.uniform(-by, by)
        result.append((x + rx * reach * cos(angle), y + ry * reach * sin(angle)))
    return result


def lump(x: float, y: float, r: float, rng: random.Random, hues: Sequence[str] = STONE, flat: float = 0.86) -> str:
    """A faceted boulder or nugget, lit from the upper left."""
    edge, shade, body, lit, glint = hues
    outer = ring(x, y, r, r * flat, 8, rng, 0.13)
    inner = [(x - r * 0.12 + (px - x) * 0.52, y - r * 0.16 + (py - y) * 0.5) for px, py in outer]
    sides: dict[str, list[str]] = {shade: [], lit: []}
    for i, (px, py) in enumerate(outer):
        j = (i + 1) % len(outer)
        facing = ((px + outer[j][0]) / 2 - x) * -0.6 + ((py + outer[j][1]) / 2 - y) * -0.8
        hue = lit if facing > 0.25 * r else shade if facing < -0.2 * r else ""
        if hue:
            sides[hue].append(line([outer[i], outer[j], inner[j], inner[i]], closed=True))
    facets = "".join(path("".join(parts), hue) for hue, parts in sides.items() if parts)
    top = sorted(inner, key=lambda p: p[0] * 0.6 + p[1] * 0.8)[:3]
    outline = path(line(outer, closed=True), body, edge, max(1.2, r / 9), 'stroke-linejoin="round"')
    return outline + facets + path(line(top, closed=True), glint, more='opacity=".75"')
