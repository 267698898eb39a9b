"""The signs on the backs of cards."""

from pyrite.draw.gold import sparkles
from pyrite.draw.ink import GOLD, INK, ROUND, moved, path
from pyrite.games.saboteur.drawing import rubble, tools


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
    cubes = moved(rubble.pyrite(), 50, 98, 0, 1.5)
    return f'<g transform="matrix(-.72 0 0 .72 50 66)">{pick}</g>' + moved(pick, 50, 66, 0, 0.72) + cubes
