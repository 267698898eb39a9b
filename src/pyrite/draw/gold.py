"""Nuggets and their glitter, and a sack for them."""

import random

from .ink import CAPS, GOLD, INK, NUGGET, ROUND, lump, moved, num, oval, path


def nugget(x: float, y: float, r: float, rng: random.Random) -> str:
    """One nugget."""
    return lump(x, y, r, rng, NUGGET, 0.8)


def sparkles(*spots: tuple[float, float, float]) -> str:
    """Four-pointed glints."""
    data = ""
    for x, y, r in spots:
        middle = f"Q{num(x)} {num(y)} "
        tips = ((x + r, y), (x, y + r), (x - r, y), (x, y - r))
        data += f"M{num(x)} {num(y - r)}" + "".join(f"{middle}{num(a)} {num(b)}" for a, b in tips) + "z"
    return path(data, "#fff6d0")


def nuggets(count: int, scale: float = 1) -> str:
    """So many nuggets around (0, 0)."""
    rng = random.Random(f"nuggets {count}")
    spots = {1: ((0, 0, 22),), 2: ((-15, -15, 17), (14, 15, 18)), 3: ((0, -25, 16), (-19, 9, 16), (18, 16, 17))}[count]
    body = "".join(oval(x, y + r * 0.75, r * 0.95, r * 0.3, opacity=0.4) + nugget(x, y, r, rng) for x, y, r in spots)
    glints = sparkles(*((x - r * 0.45, y - r * 0.5, r * 0.4) for x, y, r in spots))
    return moved(body + glints, 0, 0, 0, scale)


def sack() -> str:
    """A tied sack."""
    return (
        path("M40 52Q16 72 24 98Q28 110 50 110T76 98Q84 72 60 52z", "#8a6a43", INK, 2.6, ROUND)
        + path("M40 56Q24 74 29 96Q33 104 40 105Q32 82 44 58z", "#b08c5c")
        + path("M38 36Q44 42 50 37Q56 42 62 36L59 52H41z", "#a07d50", INK, 2.4, ROUND)
        + path("M38 52H62", "none", INK, 6.5, CAPS)
        + path("M38 52H62", "none", GOLD, 3.2, CAPS)
        + moved(nuggets(1, 0.5), 52, 84)
    )
