"""The cards as signs on a terminal."""

from pyrite.draw.look import Grid, Signs
from pyrite.draw.openings import SIDES
from pyrite.draw.text import HUES, JOINTS, face_down, ways
from pyrite.games.lost_mines.drawing.faces import FACES

# What is in the middle of a card; an obstacle with its tool is a bridge.
_FEATURES = {"rocks": "▲", "camp": "*", "tree": "¥", "lake": "~", "pit": "o"}
_BRIDGE = "#"
_MINES = {"gems": "◇", "gold": "$", "silver": "c", "dragon": "D"}
_STARTS = {"start-blue": "B", "start-yellow": "Y"}
_CLANS = {"blue": "1;38;5;75", "yellow": "1;38;5;220"}
_FOREST = HUES | {
    "░": "38;5;65",
    "▲": "38;5;250",
    "*": "1;38;5;208",
    "¥": "38;5;137",
    "~": "38;5;74",
    "o": "38;5;102",
    _BRIDGE: "38;5;223",
    "◇": "1;38;5;80",
    "$": "1;38;5;220",
    "c": "1;38;5;252",
    "D": "1;38;5;203",
    "B": _CLANS["blue"],
    "Y": _CLANS["yellow"],
    "x": "1;38;5;203",
    "T": "1;38;5;141",
    **dict.fromkeys("┏━┓┃┗┛", "38;5;65"),
}


def card(name: str, known: str) -> Grid:
    """The signs of a face that is on a board."""
    if name == "mine-back":
        return face_down(known)
    if name in _STARTS:
        return ways(SIDES, _STARTS[name])
    kind, _, rest = name.partition("-")
    if kind == "path" and FACES.parts(name):
        sides, _, feature = rest.partition("-")
        return ways(sides, _BRIDGE if "+" in feature else _FEATURES.get(feature, JOINTS[sides]))
    if kind == "mine" and FACES.parts(name):
        find, _, sides = rest.partition("-")
        return ways(sides, _MINES[find])
    raise ValueError(f"unknown face on a board: {name!r}")


SIGNS = Signs(card, _MINES, _FOREST, tokens={"trap": "x", "troll": "T"}, figures=_CLANS)
