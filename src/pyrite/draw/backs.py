"""The backs of cards, each with its sign."""

from . import rock, tools
from .gold import nuggets, sparkles
from .ink import CAPS, COAL, CORRIDOR, GOLD, INK, ROUND, moved, path
from .tunnels import framed, ground


def plate(name: str, kind: str, sign: str) -> str:
    """A back: rock, a fine double frame and a sign."""
    frame = (
        f'<g stroke="{CORRIDOR}"><rect x="8" y="8" width="84" height="124" rx="5" fill="{COAL}" fill-opacity=".35"'
        ' stroke-width="2"/><rect x="11.5" y="11.5" width="77" height="117" rx="3" fill="none" stroke-width="1"/></g>'
    )
    return framed(ground(name, kind) + frame + sign)


def gem() -> str:
    """The sign of a goal: a cut stone."""
    outer = "M34 36H66L80 56L50 102L20 56z"
    lit = (
        path("M34 36L38 56H20z", "#f7d98c")
        + path("M34 36H66L62 56H38z", "#f2b632")
        + path("M20 56H38L50 102z", "#d99a24")
    )
    dark = (
        path("M66 36L80 56H62z", "#c98a1e")
        + path("M38 56H62L50 102z", "#e8a92c")
        + path("M62 56H80L50 102z", "#8f5c12")
    )
    return path(outer, GOLD, INK, 5, ROUND) + lit + dark + sparkles((32, 44, 7))


def crossed() -> str:
    """Two pickaxes crossed over a cube of pyrite."""
    pick = tools.WHOLE["P"]
    cubes = moved(rock.pyrite(), 50, 98, 0, 1.5)
    return f'<g transform="matrix(-.72 0 0 .72 50 66)">{pick}</g>' + moved(pick, 50, 66, 0, 0.72) + cubes


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
