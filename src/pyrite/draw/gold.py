"""Nuggets and their glitter."""

import random

from .ink import NUGGET, lump, moved, num, oval, path


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
