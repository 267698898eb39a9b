"""The tokens of the forest: a round trap and a six-sided troll for joints, and the dragon."""

from math import cos, pi, sin

from pyrite.draw.ink import COAL, GOLD, INK, PARCHMENT, circle, moved, num, path
from pyrite.games.lost_mines.drawing import gear
from pyrite.games.lost_mines.drawing.treasures import dragon

KINDS = ("trap", "troll", "dragon")


def _six(r: float, fill: str) -> str:
    """A hexagon around (50, 70)."""
    corners = ((50 + r * cos(pi * i / 3), 70 + r * sin(pi * i / 3)) for i in range(6))
    return path(
        "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "z", fill, fill, 4, 'stroke-linejoin="round"'
    )


def token(kind: str) -> str:
    """A token that fills the width of a card, with nothing around it."""
    if kind == "troll":
        return _six(46, INK) + _six(42, PARCHMENT) + _six(36, "#3c2b47") + moved(gear.DRAWN["troll"], 50, 73, 0, 0.76)
    plate, inner = (PARCHMENT, "#7d2f22") if kind == "trap" else (GOLD, COAL)
    disc = circle(50, 70, 48, INK) + circle(50, 70, 45, plate) + circle(50, 70, 38, inner, INK, 2)
    picture = moved(gear.DRAWN["trap"], 50, 66, 0, 0.82) if kind == "trap" else moved(dragon(), 50, 72, 0, 0.78)
    return disc + picture
