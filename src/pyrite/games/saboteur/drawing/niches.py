"""Cards that are not tunnels: a hollow in the rock with a tool, a map, nuggets or a dwarf in it."""

import random

from pyrite.draw.frames import framed, ground, hollow
from pyrite.draw.gold import nuggets
from pyrite.draw.ink import (
    CAPS,
    INK,
    PARCHMENT,
    ROUND,
    STEEL,
    TIMBER,
    TIMBER_DARK,
    TIMBER_LIT,
    circle,
    lump,
    moved,
    oval,
    path,
)
from pyrite.draw.signs import break_sign, mend_sign
from pyrite.games.saboteur.drawing import tools


def _timber() -> str:
    """Two posts and a beam."""
    post = path("M-5 0H5V118H-5z", TIMBER, TIMBER_DARK, 2, ROUND) + path(
        "M-2.5 2V116M1.8 6V112", "none", TIMBER_LIT, 1.4, 'opacity=".7"'
    )
    beam = path("M3 -6.5H97L96 6.5H4z", TIMBER, TIMBER_DARK, 2, ROUND) + path(
        "M6 -3H94M10 2H90", "none", TIMBER_LIT, 1.5, 'opacity=".7"'
    )
    bolts = "".join(circle(x, 16, 2, STEEL, INK, 1) for x in (11, 89))
    return moved(post, 11, 18) + moved(post, 89, 18) + moved(beam, 0, 16) + bolts


def _niche(name: str, light: str, picture: str, sign: str = "") -> str:
    """A timbered hollow with something in it and perhaps a sign on the beam."""
    return framed(ground(name) + hollow(name, light) + _timber() + picture + (moved(sign, 50, 17) if sign else ""))


def _shadow(y: float = 121, rx: float = 30) -> str:
    """The shadow of a thing on the floor of its hollow."""
    return oval(50, y, rx, 5.5)


def breaking(tool: str) -> str:
    """A card that breaks a tool."""
    return _niche(f"break{tool}", "ember", _shadow() + moved(tools.BROKEN[tool], 50, 80), break_sign())


def mending(which: str) -> str:
    """A card that repairs a tool, or one of two."""
    if len(which) == 1:
        picture = _shadow() + moved(tools.WHOLE[which], 50, 79)
    else:
        upper, lower = (tools.WHOLE[tool] for tool in which)
        bar = path("M20 94L80 60", "none", INK, 4.4, CAPS) + path(
            "M20 94L80 60", "none", PARCHMENT, 2, 'stroke-linecap="round" stroke-dasharray="5 5"'
        )
        picture = _shadow(125, 24) + bar + moved(upper, 37, 54, 0, 0.72) + moved(lower, 62, 101, 0, 0.72)
    return _niche(f"mend{which}", "warm", picture, mend_sign())


def rockfall() -> str:
    """Boulders that come down on a track."""
    rng = random.Random("rockfall")
    track = path("M24 132L34 96M76 132L66 96", "none", "#caa774", 3) + path(
        "M23 126H40M62 127H80M28 114L44 117M60 112L74 117M32 103H45", "none", TIMBER, 4.4
    )
    streaks = path(
        "M30 28V42M50 24V34M70 30V44M36 62V70M64 66V74", "none", "#e4e8f2", 2.8, 'opacity=".6" stroke-linecap="round"'
    )
    falling = "".join(
        lump(x, y, r, rng) for x, y, r in ((30, 55, 12), (52, 50, 17), (71, 56, 11), (37, 82, 13), (63, 86, 13))
    )
    heap = "".join(
        lump(x, y, r, rng) for x, y, r in ((29, 117, 11), (71, 116, 12), (50, 113, 16), (39, 125, 10), (60, 126, 10))
    )
    dust = oval(50, 126, 38, 8, "#a39a8c", 0.28)
    return _niche("rockfall", "cool", track + dust + streaks + heap + falling)


def treasure_map() -> str:
    """A map of the three goals, and an eye on one of them."""
    sheet = path("M20 46Q35 38 50 46T80 46V114Q65 122 50 114T20 114z", PARCHMENT, INK, 2.2, ROUND)
    folds = path("M50 46V114M50 46Q65 54 80 46V114Q65 122 50 114z", "#cdbb92", more='opacity=".55"')
    marks = "".join(path(f"M62 {y}h11v14h-11z", "#8d6a3f", "#3a2714", 1.6) for y in (55, 75, 95))
    trail = path(
        "M27 98C34 98 32 84 40 84S46 70 55 82",
        "none",
        "#7a4a24",
        2.6,
        'stroke-dasharray="4.5 3.5" stroke-linecap="round"',
    )
    eye = (
        path("M24 66Q37 52 50 66Q37 80 24 66z", "#fffaf0", INK, 2.4, ROUND)
        + circle(37, 66, 6, "#3d6a72")
        + (circle(37, 66, 2.8, INK) + circle(35.4, 64.2, 1.4, "#fff"))
    )
    return _niche("map", "cool", _shadow(126, 28) + sheet + folds + marks + trail + eye)


def nugget_card(count: int) -> str:
    """Nuggets in a hollow."""
    body = '<circle cx="50" cy="72" r="52" fill="url(#draw-glow)" opacity=".55"/>' + moved(nuggets(count, 1.2), 50, 72)
    return framed(ground(f"nugget{count}", "earth") + hollow(f"nugget{count}", "warm") + body)


def role(name: str, light: str, dwarf: str) -> str:
    """A dwarf before the light of a hollow."""
    halo = circle(50, 66, 62, "url(#draw-halo)")
    return framed(ground(name) + hollow(name, light) + (halo if light == "warm" else "") + dwarf)
