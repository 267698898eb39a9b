"""Tunnels as they are placed: corridors between the sides of a card, with their rails, joined or blocked."""

import random
from collections.abc import Callable

from pyrite.draw.frames import framed, ground
from pyrite.draw.ink import (
    COAL,
    CORRIDOR,
    HEIGHT,
    RAIL,
    TIMBER,
    TIMBER_DARK,
    Point,
    curve,
    line,
    num,
    path,
    rough,
    stretch,
)
from pyrite.draw.openings import SIDES, Reach, corner, outline, rim
from pyrite.games.saboteur.drawing.rubble import FINDS, HEAPS

HALF = 20.0
GAUGE = 7.5

_WALL: Reach = (HALF, HALF, HALF, HALF)
_FLOOR: Reach = (HALF - 5, HALF - 6, HALF - 1.5, HALF - 1.5)


def _stub(side: str, reach: Reach, rng: random.Random, by: float) -> str:
    """The outline of one corridor that ends before the middle."""
    index = SIDES.index(side)
    right, left = corner(index, reach), corner(index - 1, reach)
    a, b = ((x * 0.62 + 19, y * 0.8 + 14) for x, y in (left, right))
    step = 7 if by else HEIGHT
    points = [*stretch(rim(index, left), a, step), *stretch(a, b, step), *stretch(b, rim(index, right), step)]
    return line(rough(points, rng, by), closed=True)


def _track(start: Point, end: Point, bend: Point | None, rng: random.Random) -> tuple[str, str]:
    """Path data of the sleepers and of the two rails along one way."""
    middle = curve(start, bend, end, 20) if bend else stretch(start, end, 5)
    sleepers = []
    for i in range(1, len(middle) - 1, 2):
        (x0, y0), (x, y), (x1, y1) = middle[i - 1 : i + 2]
        dx, dy = y1 - y0, x0 - x1
        size = (dx * dx + dy * dy) ** 0.5
        a, b = rng.uniform(11, 13.5) / size, rng.uniform(11, 13.5) / size
        sleepers.append(line([(x - dx * a, y - dy * a), (x + dx * b, y + dy * b)]))
    return "".join(sleepers), _rails(start, end, bend)


def _rails(start: Point, end: Point, bend: Point | None) -> str:
    """Path data of two rails, a gauge either side of the middle line."""
    upright = start[0] == end[0]
    data = ""
    for off in (GAUGE, -GAUGE):
        if bend is None:
            dx, dy = (off, 0.0) if upright else (0.0, off)
            data += line([(start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)])
            continue
        # One end of a bend is on the upper or lower rim, the other on the left or right one.
        (x, rim_y), (rim_x, y) = (start, end) if start[1] in (0, HEIGHT) else (end, start)
        x, y = x + off, y + (-off if (rim_x > 50) == (rim_y == 0) else off)
        data += f"M{num(x)} {num(rim_y)}Q{num(x)} {num(y)} {num(rim_x)} {num(y)}"
    return data


def _ways(sides: str, rng: random.Random) -> list[tuple[str, str]]:
    """The tracks of joined corridors: through where they can, else up to the rail they meet."""
    rims = {side: rim(SIDES.index(side), (50, 70)) for side in sides}
    if sides in ("NE", "ES", "SW", "NW"):
        return [_track(rims[sides[0]], rims[sides[1]], (50, 70), rng)]
    ways = []
    for pair in ("NS", "EW"):
        ends = [rims[side] for side in pair if side in rims]
        if len(ends) == 1:
            x, y = ends[0]
            ends.append((50 + (x - 50) * 0.16, 70 + (y - 70) * 0.11))
        if ends:
            ways.append(_track(ends[0], ends[1], None, rng))
    return ways


def _stub_ways(sides: str, rng: random.Random) -> list[tuple[str, str]]:
    """The tracks of a dead end: each runs under the rubble and no further."""
    rims = [rim(SIDES.index(side), (50, 70)) for side in sides]
    return [_track((x, y), (50 + (x - 50) * 0.5, 70 + (y - 70) * 0.5), None, rng) for x, y in rims]


def _floor(shape: Callable[[Reach, float], str], ways: list[tuple[str, str]]) -> str:
    """The corridor from the crevice at its walls up to the shine on its rails."""
    sleepers = "".join(way[0] for way in ways)
    rails = "".join(way[1] for way in ways)
    hollow = shape(_WALL, 1.6)
    return (
        path(shape(_WALL, 0), "none", COAL, 9, 'opacity=".45" stroke-linejoin="round"')
        + path(hollow, "#6a4c2c", "#15130f", 2.6, 'stroke-linejoin="round"')
        + path(shape(_FLOOR, 1.1), CORRIDOR)
        + path(sleepers, "none", TIMBER, 4.2)
        + path(rails, "none", TIMBER_DARK, 4, 'opacity=".8"')
        + path(rails, "none", RAIL, 2.2)
    )


def _grit(sides: str, rng: random.Random) -> str:
    """Specks of light sand and dark gravel along the corridors."""
    light, dark = "", ""
    for side in sides:
        x1, y1 = rim(SIDES.index(side), (50, 70))
        for _ in range(5):
            t, off = rng.uniform(0.04, 0.4), rng.choice((-1, 1)) * rng.uniform(10, 14)
            x, y = x1 + (50 - x1) * t, y1 + (70 - y1) * t
            spot = (x + off, y) if x1 == 50 else (x, y + off)
            speck = f"M{num(spot[0])} {num(spot[1])}h{num(rng.uniform(0.6, 2.2))}"
            light, dark = (light + speck, dark) if rng.random() < 0.6 else (light, dark + speck)
    cap = 'stroke-linecap="round"'
    return path(light, "none", "#e3c08a", 1.7, cap) + path(dark, "none", "#7d5c34", 1.7, cap)


def _find(name: str) -> str:
    """Something small in a quarter of the rock, not in every one."""
    rng = random.Random("find " + name)
    x, y = rng.choice(((17, 26), (83, 26), (83, 117), (17, 117)))
    return f'<use href="#draw-{rng.choice(list(FINDS))}" x="{x}" y="{y}"/>' if rng.random() < 0.75 else ""


def tunnel(name: str, sides: str, *, kind: str = "rock", above: str = "", find: bool = True) -> str:
    """A card whose openings are all joined."""

    def shape(reach: Reach, by: float) -> str:
        return outline(sides, reach, random.Random(name), by)

    rng = random.Random(name)
    corridor = _floor(shape, _ways(sides, rng)) + _grit(sides, rng)
    return framed(ground(name, kind) + (_find(name) if find else "") + corridor + above)


def dead_end(name: str, sides: str) -> str:
    """A card none of whose openings are joined: every way ends in rubble."""

    def shape(reach: Reach, by: float) -> str:
        rng = random.Random(name)
        return "".join(_stub(side, reach, rng, by) for side in sides)

    rng = random.Random(name)
    corridor = _floor(shape, _stub_ways(sides, rng)) + _grit(sides, rng)
    rubble = f'<use href="#draw-heap{rng.randrange(HEAPS)}"/>'
    return framed(ground(name) + _find(name) + corridor + rubble)
