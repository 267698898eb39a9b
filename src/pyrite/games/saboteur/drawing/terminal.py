"""The cards as signs on a terminal."""

from pyrite.draw.look import Grid, Signs
from pyrite.draw.openings import SIDES
from pyrite.draw.text import HUES, JOINTS, face_down, ways
from pyrite.games.saboteur.drawing.faces import FACES


def _dead_end(sides: str) -> Grid:
    """Rock with ways that end in rubble."""
    rows = ways(sides, "X")
    rows[1][1] = rows[1][3] = "▓"
    return rows


def _stone(sides: str) -> Grid:
    """A goal without gold: its bend and a stone in the corner across."""
    rows = ways(sides, JOINTS[sides])
    rows[2 if "N" in sides else 0][3 if "W" in sides else 1] = "●"
    return rows


def _bonus(value: str) -> Grid:
    """A crossing with nuggets to be picked up."""
    rows = ways(SIDES, value)
    rows[0][1] = "◆"
    return rows


def card(name: str, known: str) -> Grid:
    """The signs of a face that is on a board."""
    kind, sides = name.rstrip(SIDES + "123"), name.upper()
    if name in JOINTS:
        return ways(name, JOINTS[name])
    if name.islower() and (sides in JOINTS or sides in tuple(SIDES)):
        return _dead_end(sides)
    if kind == "stone" and name in FACES.names:
        return _stone(name.removeprefix(kind))
    if kind == "bonus" and name in FACES.names:
        return _bonus(name[-1])
    if name in ("start", "gold"):
        return ways(SIDES, "S" if name == "start" else "◆")
    if name == "goal":
        return face_down(known)
    raise ValueError(f"unknown face on a board: {name!r}")


SIGNS = Signs(card, {"gold": "◆", "stone": "●"}, HUES)
