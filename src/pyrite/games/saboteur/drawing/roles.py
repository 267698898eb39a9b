"""The dwarfs of the role cards."""

from pyrite.draw.dwarfs import SKIN_SHADE, bust, helmet, hooded
from pyrite.draw.ink import INK, ROUND, TIMBER_DARK, circle, moved, path
from pyrite.games.saboteur.drawing.tools import WHOLE

_NIGHT = ("#3d2f3a", "#57434f", "#4d3a47", "#6d5464", "#33252f")


def miner() -> str:
    """A miner: round helmet with a lamp, a broad red beard, the pickaxe shouldered."""
    pick = moved(WHOLE["P"], 73, 62, 8, 0.82)
    return pick + bust(("#5b7350", "#74906a"), ("#b8622a", "#8a431a", "#e08d4e", "#cd7436")) + helmet()


def saboteur() -> str:
    """A saboteur: a hooded dwarf with a lit stick of powder."""
    return hooded(_NIGHT, _powder())


def _powder() -> str:
    """A fist around a stick of powder with a burning fuse."""
    stick = path("M-6 -16H6V20H-6z", "#a8402b", INK, 1.8, ROUND) + path("M-3 -14V18", "none", "#d9705a", 2)
    bands = path("M-6 -9H6M-6 13H6", "none", "#e9d2a6", 2.2)
    fuse = path("M0 -16Q0 -24 6 -25", "none", "#d9cdb0", 1.8)
    spark = circle(7, -26, 12, "url(#draw-glow)") + path(
        "M7 -34L8.6 -28.6L14 -29L9.8 -25.6L12 -20.6L7.4 -23.4L3 -20L4.4 -25.4L0 -28.6L5.4 -28.8z",
        "#fff0b0",
        "#f08a2c",
        1,
    )
    fist = path("M-9 2Q-10 -3 -4 -3H5Q10 -3 10 3Q10 10 4 10H-5Q-9 9 -9 2z", SKIN_SHADE, INK, 1.8) + path(
        "M-4 1H9M-4 5H9", "none", TIMBER_DARK, 1.2
    )
    return moved(stick + bands + fuse + spark + fist, 79, 108, 12)
