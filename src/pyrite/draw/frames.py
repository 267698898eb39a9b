"""The parts of every card: its ground, its edge, a hollow with a light in it, a back."""

import random

from .ink import COAL, CORRIDOR, INK, ROUND, line, path, ring
from .rock import KINDS


def ground(name: str, kind: str = "rock") -> str:
    """The sheet of rock under a card, chosen and flipped by the card's name."""
    rng = random.Random("ground " + name)
    flip = rng.choice(("", ' transform="matrix(-1 0 0 -1 100 140)"'))
    count = KINDS if kind == "rock" else 2
    return f'<use href="#draw-{kind}{rng.randrange(count)}"{flip}/>'


def edge() -> str:
    """The bevel of a card: light above, dark below, a fine line around."""
    return (
        '<path d="M2 134V8Q2 2 8 2H92" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.6"/>'
        '<path d="M8 138H92Q98 138 98 132V6" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.8"/>'
        f'<rect x=".6" y=".6" width="98.8" height="138.8" rx="6.5" fill="none" stroke="{COAL}" stroke-width="1.2"/>'
    )


def framed(body: str) -> str:
    """The body cut to the card's round corners, with its edge."""
    return f'<g clip-path="url(#draw-card)">{body}<use href="#draw-edge"/></g>'


def hollow(name: str, light: str) -> str:
    """A hollow in the rock with a light in it and a floor."""
    rng = random.Random("hollow " + name)
    cave = line(ring(50, 72, 41, 59, 24, rng, 0.035), closed=True)
    floor = path("M12 112Q50 104 88 112Q74 132 50 132T12 112z", "#000", more='opacity=".28"')
    return path(cave, "none", COAL, 8, 'opacity=".5"') + path(cave, f"url(#draw-{light})", INK, 2.4, ROUND) + floor


def plate(name: str, kind: str, sign: str) -> str:
    """A back: rock, a fine double frame and a sign."""
    frame = (
        f'<g stroke="{CORRIDOR}"><rect x="8" y="8" width="84" height="124" rx="5" fill="{COAL}" fill-opacity=".35"'
        ' stroke-width="2"/><rect x="11.5" y="11.5" width="77" height="117" rx="3" fill="none" stroke-width="1"/></g>'
    )
    return framed(ground(name, kind) + frame + sign)
