"""Silver, gold and gems, by the piece and by the heap; the mines that hide them, and the dragon's."""

import random

from pyrite.draw.frames import framed, ground, hollow, plate
from pyrite.draw.gold import nugget, sparkles
from pyrite.draw.ink import (
    CAPS,
    COAL,
    GOLD,
    INK,
    PARCHMENT,
    ROUND,
    STEEL,
    TIMBER,
    TIMBER_DARK,
    TIMBER_LIT,
    circle,
    moved,
    oval,
    path,
)
from pyrite.games.lost_mines.drawing.forest import way

KINDS = ("silver", "gold", "gems")

# The parts of a cut stone: body, lit, shade, deep.
_CUTS = (
    ("#3fb8a8", "#a4f0e2", "#23897d", "#0f5a54"),
    ("#d4526a", "#ffb0bd", "#9c2c47", "#63152c"),
    ("#8a6ad0", "#cdbcff", "#5d419f", "#382366"),
)

# Where the pieces are, by their number, back to front.
_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-15, -12), (15, 12)),
    3: ((0, -22), (-17, 10), (17, 12)),
    4: ((-16, -22), (16, -18), (-16, 14), (16, 18)),
    5: ((-19, -25), (19, -25), (0, 0), (-19, 25), (19, 25)),
    6: ((-17, -29), (17, -29), (-17, 0), (17, 0), (-17, 29), (17, 29)),
    7: ((-20, -29), (20, -29), (-20, 2), (0, -14), (20, 2), (-14, 30), (14, 30)),
    8: ((-21, -29), (0, -32), (21, -29), (-14, 0), (14, 0), (-21, 29), (0, 32), (21, 29)),
    9: ((-22, -30), (0, -30), (22, -30), (-22, 0), (0, 0), (22, 0), (-22, 30), (0, 30), (22, 30)),
}


def ingot(x: float, y: float, r: float) -> str:
    """A bar of silver about (x, y)."""
    front = path("M-11 -1L-14 8H9L6 -1z", "#b9c2cf", INK, 1.8, ROUND)
    top = path("M-11 -1L-5 -8H11L6 -1z", "#eef2f7", INK, 1.8, ROUND)
    end = path("M6 -1L11 -8L15 1L9 8z", "#7d8797", INK, 1.8, ROUND)
    return moved(front + top + end + path("M-9 3H5", "none", "#8b95a5", 1.4), x, y, 0, round(r / 14, 2))


def cut(x: float, y: float, r: float, kind: int) -> str:
    """A cut stone about (x, y), in one of three forms."""
    body, lit, shade, deep = _CUTS[kind % 3]
    if kind % 3 == 0:
        stone = (
            path("M-8 -11H8L14 -3L0 14L-14 -3z", body, INK, 2, ROUND)
            + path("M-8 -11L-14 -3H-6zM-8 -11H8L6 -3H-6z", lit)
            + path("M8 -11L14 -3H6zM-6 -3H6L0 14z", shade, more='opacity=".8"')
            + path("M6 -3H14L0 14z", deep)
        )
    elif kind % 3 == 1:
        stone = (
            path("M-6 -13H6L12 -6V6L6 13H-6L-12 6V-6z", body, INK, 2, ROUND)
            + path("M-6 -13H6L4 -6H-4zM-6 -13L-12 -6V6L-6 4V-6L-4 -6z", lit, more='opacity=".9"')
            + path("M6 13H-6L-4 6H4zM12 -6V6L6 13L4 6L6 4V-6z", deep, more='opacity=".85"')
        )
    else:
        stone = (
            path("M0 -14L11 -4L7 11H-7L-11 -4z", body, INK, 2, ROUND)
            + path("M0 -14L-11 -4L0 -2z", lit)
            + path("M0 -14L11 -4L0 -2zM-11 -4L-7 11L0 -2z", shade)
            + path("M11 -4L7 11L0 -2z", deep)
        )
    return moved(stone, x, y, 0, round(r / 14, 2))


def _piece(kind: str, index: int, x: float, y: float, r: float, rng: random.Random) -> str:
    """One piece of treasure."""
    if kind == "silver":
        return ingot(x, y, r * 1.1)
    return nugget(x, y, r, rng) if kind == "gold" else cut(x, y, r * 0.96, index)


def pieces(kind: str, count: int, r: float) -> str:
    """So many pieces of one kind around (0, 0)."""
    rng = random.Random(f"{kind} {count}")
    spread = r / 15
    spots = [(x * spread, y * spread) for x, y in _SPOTS[count]]
    body = "".join(
        oval(x, y + r * 0.8, r * 0.95, r * 0.28, opacity=0.4) + _piece(kind, i, x, y, r, rng)
        for i, (x, y) in enumerate(spots)
    )
    return body + sparkles(*((x - r * 0.5, y - r * 0.5, r * 0.36) for x, y in spots[:2]))


_HEAP = (
    (-17, -4, 10),
    (17, -4, 10),
    (0, -13, 12),
    (-26, 10, 9),
    (26, 10, 9),
    (-10, 9, 12),
    (11, 9, 12),
    (-18, 21, 8),
    (0, 23, 10),
    (19, 21, 8),
)


def heap(kind: str) -> str:
    """A pile of one kind of treasure around (0, 0)."""
    rng = random.Random("heap of " + kind)
    if kind == "silver":
        rows = ((-15, 21), (13, 21), (-22, 10), (0, 10), (22, 10), (-11, -1), (12, -1), (0, -12))
        body = "".join(ingot(x, y, 14.5) for x, y in rows)
    else:
        body = "".join(_piece(kind, i, x, y, r * 1.08, rng) for i, (x, y, r) in enumerate(_HEAP))
    return oval(0, 26, 36, 10, "#160e06", 0.6) + body + sparkles((-7, -20, 7), (22, -2, 5), (-25, 6, 4.5))


def dragon() -> str:
    """A dragon's head, about 80 high."""
    horns = path(
        "M-15 -22Q-34 -26 -36 -46Q-22 -38 -7 -29zM15 -22Q34 -26 36 -46Q22 -38 7 -29z", "#e9dcb8", INK, 2.2, ROUND
    ) + path("M-15 -22Q-29 -26 -34 -40Q-22 -33 -9 -27zM34 -40Q29 -27 15 -22L12 -25Q26 -29 34 -40z", "#b39a68")
    fins = path(
        "M-22 -8L-42 -14L-33 -2L-40 8L-26 8L-28 19L-16 14zM22 -8L42 -14L33 -2L40 8L26 8L28 19L16 14z",
        "#7d2b22",
        INK,
        2.2,
        ROUND,
    )
    head = path(
        "M0 -34Q14 -32 20 -21Q28 -10 21 4L15 20Q14 38 0 38T-15 20L-21 4Q-28 -10 -20 -21Q-14 -32 0 -34z",
        "#b5472f",
        INK,
        2.4,
        ROUND,
    )
    lit = path("M0 -34Q-14 -32 -20 -21Q-28 -10 -21 4L-15 20Q-12 6 -8 -4Q-14 -20 0 -34z", "#d8694a")
    shade = path("M15 20Q14 38 0 38L3 22L9 8L21 4z", "#7d2b22", more='opacity=".7"')
    crest = path("M0 -40L5 -28L0 -18L-5 -28zM0 -22L4 -12L0 -4L-4 -12z", "#f0b35a", INK, 1.6, ROUND)
    eyes = path("M-19 -9Q-11 -13 -5 -2Q-14 0 -19 -9zM19 -9Q11 -13 5 -2Q14 0 19 -9z", "#ffe36b", INK, 1.8, ROUND) + path(
        "M-12 -9.5V-2.5M12 -9.5V-2.5", "none", INK, 2.6, CAPS
    )
    brows = path("M-23 -12L-5 -5M23 -12L5 -5", "none", INK, 3.6, CAPS)
    snout = path("M-9 16Q-5 10 -3 16T-8 22zM9 16Q5 10 3 16T8 22z", "#33100c") + path(
        "M-14 25Q0 33 14 25", "none", INK, 2.2, CAPS
    )
    fangs = path("M-11 27L-9 37L-6 29zM11 27L9 37L6 29z", "#fff6dc", INK, 1.4, ROUND)
    return horns + fins + head + lit + shade + crest + eyes + brows + snout + fangs


def entrance() -> str:
    """The way into a mine around (0, 0): a hill, timber, darkness."""
    hill = path("M-46 35L-38 8L-27 -4L-20 -22L-8 -25L2 -42L13 -30L22 -27L31 -6L40 6L46 35z", "#5b6170", INK, 2.4, ROUND)
    lit = path("M-46 35L-38 8L-27 -4L-20 -22L-8 -25L2 -42L-2 -24L-14 -12L-24 8L-28 35z", "#828a99") + path(
        "M2 -42L13 -30L22 -27L31 -6L40 6L46 35H32L28 2L14 -14z", "#434957"
    )
    mouth = path("M-20 34V4Q-18 -16 0 -16T20 4V34z", COAL, INK, 2)
    posts = path("M-24 36L-20 -4H-13L-15 36zM24 36L20 -4H13L15 36z", TIMBER, TIMBER_DARK, 2, ROUND)
    beam = path("M-28 -14L27 -16L28 -6L-27 -4z", TIMBER, TIMBER_DARK, 2, ROUND) + path(
        "M-25 -10.5L24 -12.5", "none", TIMBER_LIT, 2
    )
    return hill + lit + mouth + posts + beam


def question() -> str:
    """A question mark, drawn."""
    data = "M-7 -8Q-7 -16 0 -16T7 -9Q7 -3 0 1V6"
    return (
        path(data, "none", INK, 8, CAPS)
        + circle(0, 14, 4.4, INK)
        + path(data, "none", GOLD, 4.4, CAPS)
        + circle(0, 14, 2.8, GOLD)
    )


def mine_back() -> str:
    """A mine that nobody has entered."""
    return plate("mine-back", "earth", moved(entrance(), 50, 72, 0, 0.82) + moved(question(), 50, 83, 0, 0.78))


def mine_ways(name: str, sides: str) -> str:
    """The rock of a mine and the ways through it."""
    return ground(name) + way(name, sides)


def mine_find(kind: str) -> str:
    """What was found where the ways of a mine meet."""
    glow = circle(50, 70, 46, "url(#draw-glow)")
    pit = oval(50, 71, 31, 31, "#0b0a0c", 0.82 if kind == "dragon" else 0.72)
    if kind == "dragon":
        find = moved(dragon(), 50, 73, 0, 0.66)
    else:
        find = moved(heap(kind), 50, 68, 0, 0.74)
    cave = "M50 38L61 41L73 48L81 60L82 74L77 88L66 99L51 103L36 99L24 90L18 75L20 60L28 48L39 40z"
    walls = path(cave, "none", INK, 6, ROUND) + path(cave, "none", "#6b7282", 3.2, ROUND)
    return pit + walls + ("" if kind == "dragon" else glow) + find


def mine(name: str, kind: str, sides: str) -> str:
    """A mine turned up: rock, ways, and what was found where they meet."""
    return framed(mine_ways(name, sides) + mine_find(kind))


_STROKES = (
    "M0 -8Q5 -8 5 0T0 8T-5 0T0 -8z",
    "M-4 -5L1 -8V8",
    "M-5 -4Q-4 -8 0 -8T5 -4Q5 -1 -5 8H5",
    "M-5 -8H5L-1 -1.5Q5 -1 5 3.5Q4 8 0 8T-5 5",
    "M2.5 8V-8L-6 3H6",
    "M5 -8H-4L-5 -1Q-1 -3 2 -2Q6 0 5 4Q3 8 -1 8T-6 5",
    "M4 -8Q-5 -5 -5 3Q-5 8 0 8T5 3T0 -2T-5 3",
    "M-5 -8H5L-1 8",
    "M0 -1Q-5 -2 -5 -5T0 -8T5 -5T0 -1Q-5 0 -5 4T0 8T5 4T0 -1",
    "M-4 8Q5 5 5 -3Q5 -8 0 -8T-5 -3T0 2T5 -3",
)


def numeral(value: int) -> str:
    """A digit, drawn, on a round plate."""
    plaque = circle(0, 0, 14, INK) + circle(0, 0, 12.4, PARCHMENT) + circle(0, 0, 10.6, "none", "#a8854f", 1)
    return plaque + path(_STROKES[value], "none", "#2a1d10", 3, CAPS)


def worth(name: str, kind: str, value: int) -> str:
    """The front of a treasure: as many pieces as it is worth, and the number."""
    size = {1: 22, 2: 17, 3: 16, 4: 15}.get(value, 13)
    light = {"silver": "cool", "gold": "warm", "gems": "dusk"}[kind]
    glow = '<circle cx="50" cy="66" r="50" fill="url(#draw-glow)" opacity=".4"/>'
    body = hollow(name, light) + glow + moved(pieces(kind, value, size), 50, 62)
    return framed(ground(name, "earth") + body + moved(numeral(value), 50, 121))


def treasure_back(kind: str) -> str:
    """The back of a treasure, which shows its kind."""
    chest = (
        path("M-34 6H34V30Q34 34 30 34H-30Q-34 34 -34 30z", TIMBER, INK, 2.4, ROUND)
        + path("M-31 12H31M-31 24H31", "none", TIMBER_DARK, 1.6)
        + path("M-32 8H-4V32H-30z", TIMBER_LIT, more='opacity=".35"')
    )
    bands = path("M-26 6V34M26 6V34", "none", INK, 8) + path("M-26 7V33M26 7V33", "none", STEEL, 5)
    lock = path("M-7 4H7V17Q7 21 0 21T-7 17z", GOLD, INK, 2, ROUND) + circle(0, 11, 2.2, INK)
    lid = path("M-34 6Q-36 -2 -31 -4H31Q36 -2 34 6z", TIMBER_DARK, INK, 2.2, ROUND)
    rng = random.Random("chest of " + kind)
    spots = ((-19, -12, 10), (19, -12, 10), (0, -20, 12), (-9, -6, 10), (10, -6, 10))
    inside = "".join(_piece(kind, i, x, y, r * 1.1, rng) for i, (x, y, r) in enumerate(spots))
    sign = lid + inside + chest + bands + lock + sparkles((-6, -26, 7), (23, -15, 5))
    return plate(f"treasure-{kind}", "earth", moved(sign, 50, 72))


def pair(first: str, second: str) -> str:
    """Two pictures, and a broken line between them: one or the other."""
    bar = path("M18 98L82 64", "none", INK, 4.4, CAPS) + path(
        "M18 98L82 64", "none", PARCHMENT, 2, 'stroke-linecap="round" stroke-dasharray="5 5"'
    )
    return bar + moved(first, 35, 60, 0, 0.64) + moved(second, 64, 105, 0, 0.64)


def chest() -> str:
    """A small sign for a treasure of any kind: one piece of each."""
    rng = random.Random("any treasure")
    return ingot(-16, 16, 22) + nugget(20, 12, 18, rng) + cut(0, -16, 20, 0)
