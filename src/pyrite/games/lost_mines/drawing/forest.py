"""The forest: its floor, its trees, and the ways that wind between them from side to side of a card."""

import random

from pyrite.draw.frames import framed
from pyrite.draw.ink import HEIGHT, WIDTH, Point, circle, curve, line, lump, moved, num, oval, path, ring, stretch
from pyrite.draw.openings import SIDES, outline, rim
from pyrite.draw.rock import facets

FLOORS = 4
GREEN = ("#2a4330", "#2f4a34", "#355239", "#3b5a3e", "#416143", "#486949", "#507151")
TRAIL, TRAIL_DARK, TRAIL_LIT = "#c8a66c", "#5f4a2b", "#e2c893"
LEAF = ("#13231a", "#2d5034", "#40694a", "#568957", "#74a56a")
MOSSY = ("#1a1c1c", "#53595a", "#7f8684", "#a8aea8", "#cdd2c9")

_HALF = 17.0
_TREES = ("fir0", "fir1", "fir2", "oak0", "oak1")

# Tiers of three firs, from the tip down the right side; the left side is their mirror image.
_FIRS = (
    ((0, -27), (6, -17), (3, -17), (9, -8), (4, -8), (11, 1)),
    ((0, -31), (5, -21), (3, -21), (7, -12), (4, -12), (9, 1)),
    ((0, -22), (6, -12), (3, -12), (9, 1)),
)
_NEEDLES = (("#47764f", "#264a34"), ("#3b6a4a", "#1f4030"), ("#527f51", "#2d5136"))


def fir(kind: int) -> str:
    """A fir that is on (0, 0), lit from the left."""
    right = _FIRS[kind]
    lit, dark = _NEEDLES[kind]
    whole = line([*right, *((-x, y) for x, y in reversed(right[1:]))], closed=True)
    trunk = path("M-1.6 0H1.6V5H-1.6z", "#3d2a18")
    return (
        oval(2, 4, 10, 3, opacity=0.35)
        + trunk
        + path(whole, lit, "#12221a", 1.4, 'stroke-linejoin="round"')
        + path(line([*right, (0, 1)], closed=True), dark)
    )


def oak(kind: int) -> str:
    """A leafy tree that is on (0, 0)."""
    rng = random.Random(f"oak {kind}")
    crown = lump(0, -11, 9.5 + 2 * kind, rng, LEAF, 0.95)
    return oval(1, 4, 9, 3, opacity=0.35) + path("M-1.8 -4H1.8V5H-1.8z", "#4a3219") + crown


def ferns() -> str:
    """A tuft of fern."""
    blades = "M0 0Q-2 -6 -8 -7M0 0Q-1 -8 -3 -11M0 0Q2 -8 4 -10M0 0Q3 -5 8 -6"
    return path(blades, "none", "#1f3a26", 3.2, 'stroke-linecap="round"') + path(
        blades, "none", "#76a865", 1.6, 'stroke-linecap="round"'
    )


def flowers() -> str:
    """Four small flowers."""
    spots = ((-6, 1), (0, -4), (5, 2), (-1, 4))
    return "".join(
        circle(x, y, 1.9, "#f0e2a8" if i % 2 else "#d9a3b4", "#24301f", 0.8) for i, (x, y) in enumerate(spots)
    )


def stump() -> str:
    """What an axe left."""
    wood = path("M-6 -4V4Q0 8 6 4V-4z", "#6b4927", "#241709", 1.4) + path("M-4 -2V5M-1 -1V6", "none", "#8d6439", 1.2)
    return oval(1, 6, 10, 3, opacity=0.35) + wood + path("M-6 -4Q0 -8 6 -4Q0 0 -6 -4z", "#d3a86c", "#241709", 1.2)


GROWTH = {"ferns": ferns, "flowers": flowers, "stump": stump}


def parts() -> dict[str, str]:
    """What the forest's faces refer to, by id."""
    made = {f"draw-glade{kind}": facets(f"glade {kind}", GREEN) for kind in range(FLOORS)}
    made |= {f"draw-fir{kind}": fir(kind) for kind in range(3)} | {f"draw-oak{kind}": oak(kind) for kind in range(2)}
    made |= {f"draw-{name}": grow() for name, grow in GROWTH.items()}
    return {name: f'<g id="{name}">{body}</g>' for name, body in made.items()}


def glade(name: str) -> str:
    """The floor of the forest under a card, chosen and flipped by the card's name."""
    rng = random.Random("glade " + name)
    flip = rng.choice(("", ' transform="matrix(-1 0 0 -1 100 140)"'))
    return f'<use href="#draw-glade{rng.randrange(FLOORS)}"{flip}/>'


def _lines(sides: str) -> list[list[Point]]:
    """The middle lines of the ways: through where they can, else up to the way they meet."""
    rims = {side: rim(SIDES.index(side), (50, 70)) for side in sides}
    if sides in ("NE", "ES", "SW", "NW"):
        return [curve(rims[sides[0]], (50, 70), rims[sides[1]])]
    pairs = ([rims[side] for side in pair if side in rims] for pair in ("NS", "EW"))
    return [stretch(ends[0], ends[1] if len(ends) == 2 else (50, 70)) for ends in pairs if ends]


def _is_clear(x: float, y: float, ways: list[Point], half: float) -> bool:
    """Whether a tree here leaves the ways to be seen."""
    for px, py in ways:
        dx, dy = max(0, abs(px - x) - 8), max(0, py - y - 3, y - 22 - py)
        if dx * dx + dy * dy < half * half:
            return False
    return True


def trees(name: str, ways: list[Point], *, half: float = _HALF, apart: float = 14) -> str:
    """As many trees as find room beside the ways, those behind first."""
    rng = random.Random("trees " + name)
    stand: list[tuple[int, int]] = []
    for _ in range(260):
        x, y = rng.randrange(-3, WIDTH + 4), rng.randrange(6, HEIGHT + 18)
        if _is_clear(x, y, ways, half) and all(abs(x - a) + 1.3 * abs(y - b) > apart * 1.25 for a, b in stand):
            stand.append((x, y))
    things = {spot: rng.choices(_TREES, (5, 4, 4, 2, 2))[0] for spot in stand}
    if stand:
        things[rng.choice(stand)] = rng.choice(list(GROWTH))
    return "".join(f'<use href="#draw-{things[x, y]}" x="{x}" y="{y}"/>' for x, y in sorted(stand, key=lambda s: s[1]))


def _steps(ways: list[list[Point]]) -> str:
    """Footprints along the ways, left and right in turn."""
    prints = ""
    for way in ways:
        for i in range(1, len(way) - 1):
            (x0, y0), (x, y), (x1, y1) = way[i - 1 : i + 2]
            size = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            dx, dy = (x1 - x0) / size, (y1 - y0) / size
            off = 3.4 if i % 2 else -3.4
            a, b = x - dy * off, y + dx * off
            prints += f"M{num(a - dx * 1.5)} {num(b - dy * 1.5)}L{num(a + dx * 1.5)} {num(b + dy * 1.5)}"
    return path(prints, "none", "#a88550", 2.6, 'stroke-linecap="round"')


def _grass(sides: str, rng: random.Random) -> str:
    """Blades of grass that lean over the rims of the ways."""
    blades = ""
    for side in sides:
        x1, y1 = rim(SIDES.index(side), (50, 70))
        for off in (-_HALF, _HALF):
            for _ in range(3):
                t = rng.uniform(0.05, 0.42)
                x, y = x1 + (50 - x1) * t, y1 + (70 - y1) * t
                x, y = (x + off, y) if x1 == 50 else (x, y + off)
                blades += f"M{num(x)} {num(y + 2)}l-2.4-4.6M{num(x)} {num(y + 2)}l.4-5.6M{num(x)} {num(y + 2)}l3-4"
    return path(blades, "none", "#5d8a52", 1.5, 'stroke-linecap="round"')


def way(name: str, sides: str) -> str:
    """The trodden ways between these sides."""
    wide, narrow = (_HALF,) * 4, (_HALF - 4, _HALF - 4.4, _HALF - 1.6, _HALF - 1.6)
    rng = random.Random("way " + name)
    earth = outline(sides, (wide[0], wide[1], wide[2], wide[3]), random.Random(name), 1.5)
    sand = outline(sides, (narrow[0], narrow[1], narrow[2], narrow[3]), random.Random(name), 1.2)
    middle = _lines(sides)
    worn = "".join(line([points[0], points[-1]]) if len(sides) != 2 else line(points) for points in middle)
    bends = sides not in ("NE", "ES", "SW", "NW")
    return (
        path(earth, "none", "#14200f", 7, 'opacity=".4" stroke-linejoin="round"')
        + path(earth, TRAIL_DARK, "#241c10", 1.8, 'stroke-linejoin="round"')
        + path(sand, TRAIL)
        + path(
            worn, "none", TRAIL_LIT, 12, 'opacity=".5" stroke-linejoin="round"' + (' stroke-linecap="round"' * bends)
        )
        + _steps(middle)
        + _grass(sides, rng)
    )


def trail(name: str, sides: str, *, above: str = "", clear: float = 0) -> str:
    """A card of the forest with ways, and perhaps something on them that wants so much room around the middle."""
    points = [point for points in _lines(sides) for point in points]
    room = [(50 + x, 70 + y) for x in (-clear, 0, clear) for y in (-clear, 0, clear)] if clear else []
    return framed(glade(name) + way(name, sides) + trees(name, points + room) + above)


def clearing(name: str, light: str, picture: str, sign: str = "") -> str:
    """A card with a clearing in the forest and something in it, under a sign."""
    rng = random.Random("clearing " + name)
    rounds = line(ring(50, 74, 42, 58, 22, rng, 0.03), closed=True)
    ground = path(rounds, "none", "#0d1a10", 8, 'opacity=".5"') + path(
        rounds, f"url(#draw-{light})", "#0f1a12", 2.2, 'stroke-linejoin="round"'
    )
    floor = path("M12 114Q50 106 88 114Q74 134 50 134T12 114z", "#000", more='opacity=".25"')
    hollow = [(50 + 13 * x, 40 + 17 * y) for x in (-2, -1, 0, 1, 2) for y in range(6)]
    wood = trees(name, [p for p in hollow if (p[0] - 50) ** 2 / 1000 + (p[1] - 76) ** 2 / 2100 < 1], half=7, apart=11)
    return framed(glade(name) + ground + floor + wood + picture + (moved(sign, 50, 16) if sign else ""))
