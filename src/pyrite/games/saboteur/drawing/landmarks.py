"""Tunnels with something on them: the start, the goals turned up, nuggets to be picked up."""

import random

from pyrite.draw.gold import nugget, nuggets, sparkles
from pyrite.draw.ink import CAPS, GOLD, INK, LODE, ROUND, TIMBER_DARK, TIMBER_LIT, circle, lump, moved, oval, path
from pyrite.draw.openings import SIDES
from pyrite.games.saboteur.drawing import tools
from pyrite.games.saboteur.drawing.tunnels import tunnel

# The gold goal: x, y and size of its nuggets, back to front.
_PILE = (
    *((33, 66, 11), (66, 65, 12), (49, 55, 14), (26, 80, 10), (74, 81, 10)),
    *((42, 77, 14), (61, 80, 13), (49, 93, 11), (33, 92, 8), (67, 95, 8)),
)


def start() -> str:
    """The way in: a ladder in its shaft, and the light of a lamp."""
    glow = circle(50, 70, 66, "url(#draw-glow)")
    shaft = path("M31 43H69V99H31z", "#1a120a", TIMBER_DARK, 9, ROUND) + path(
        "M31 43H69V99H31z", "none", TIMBER_LIT, 5.5, ROUND
    )
    pins = "".join(circle(x, y, 1.6, TIMBER_DARK) for x in (31, 69) for y in (43, 99))
    rungs = "M41 52H59M41 62H59M41 72H59M41 82H59M41 92H59"
    poles = "M41 34V100M59 34V100"
    ladder = path(poles + rungs, "none", TIMBER_DARK, 7, CAPS) + path(poles + rungs, "none", "#d9ab6c", 4, CAPS)
    lamp = moved(tools.WHOLE["L"], 82, 29, 6, 0.36)
    return tunnel("start", SIDES, above=glow + shaft + pins + ladder + lamp, find=False)


def hoard() -> str:
    """The gold goal: a heap of nuggets where the ways meet."""
    rng = random.Random("hoard")
    shade = oval(50, 84, 36, 15, "#2a1a08", 0.6) + circle(50, 70, 56, "url(#draw-glow)")
    pile = "".join(nugget(x, y, r, rng) for x, y, r in _PILE)
    glints = sparkles((44, 46, 8), (75, 60, 6), (30, 74, 5))
    return tunnel("gold", SIDES, kind="earth", above=shade + pile + glints, find=False)


def stone(name: str, sides: str) -> str:
    """A goal without gold: a bend around one big worthless stone."""
    x, y = (78 if "W" in sides else 22), (112 if "N" in sides else 30)
    rng = random.Random(name)
    shade = oval(x, y + 13, 21, 8)
    lumps = lump(x, y, 19, rng, LODE) + lump(x + (-14 if x > 50 else 14), y + 11, 7, rng, LODE)
    return tunnel(name, sides, kind="earth", above=shade + lumps, find=False)


def bonus(count: int) -> str:
    """A crossing with nuggets to be picked up."""
    plate = circle(50, 70, 48, "url(#draw-glow)") + (
        circle(50, 70, 33, "none", INK, 5.4) + circle(50, 70, 33, "none", GOLD, 2.6)
    )
    return tunnel(f"bonus{count}", SIDES, above=plate + moved(nuggets(count, 0.66), 50, 71), find=False)
