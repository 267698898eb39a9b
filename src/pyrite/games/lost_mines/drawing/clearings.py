"""The action cards of the forest: a clearing with a tool, a danger, or two things of which one may be looked at."""

from pyrite.draw.frames import plate
from pyrite.draw.ink import moved, oval
from pyrite.draw.signs import break_sign, mend_sign
from pyrite.games.lost_mines.drawing import clans, features, gear, treasures
from pyrite.games.lost_mines.drawing.forest import clearing

ACTIONS = ("axe", "boat", "rope", "trap", "troll", "storm", "infoMT", "infoMD", "infoTD")
_LIGHTS = {"trap": "ember", "troll": "ember", "storm": "cool"}


def action(name: str) -> str:
    """The card of an action."""
    if name.startswith("info"):
        return _information(name)
    if name in features.TOOLS.values():
        return _tool(name)
    high = {"trap": 78, "troll": 80, "storm": 80}[name]
    shade = oval(50, 118, 32, 6)
    picture = shade + moved(gear.DRAWN[name], 50, high, 0, 0.92)
    return clearing(name, _LIGHTS[name], picture, break_sign())


def _tool(name: str) -> str:
    """A tool above what it helps against."""
    feature = next(feature for feature, tool in features.TOOLS.items() if tool == name)
    obstacle = moved(moved(features.DRAWN[feature], -50, -70), 50, 108, 0, 0.62)
    high, size = {"axe": (62, 0.92), "boat": (68, 0.92), "rope": (72, 0.78)}[name]
    return clearing(name, "grove", obstacle + moved(gear.DRAWN[name], 50, high, 0, size), mend_sign())


def _information(name: str) -> str:
    """Two things to look at, one of which may be chosen."""
    things = {"M": treasures.entrance, "T": treasures.chest, "D": clans.someone}
    picture = treasures.pair(*(things[letter]() for letter in name.removeprefix("info")))
    return clearing(name, "moon", picture, moved(gear.eye(), 0, 6, 0, 0.9))


def forest_back() -> str:
    """The back of paths and actions: a fir between two axes."""
    fir = '<use href="#draw-fir1" transform="matrix(1.9 0 0 1.9 50 84)"/>'
    axe = gear.DRAWN["axe"]
    axes = f'<g transform="matrix(-.62 0 0 .62 50 92)">{axe}</g>' + moved(axe, 50, 92, 0, 0.62)
    return plate("forest-back", "glade", fir + axes)
