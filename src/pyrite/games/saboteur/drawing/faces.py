"""The faces of the cards: tunnels by their openings, dead ends in small letters; goals, actions, roles, backs."""

from collections.abc import Callable, Mapping
from functools import partial

from pyrite.draw.dwarfs import beard_and_helmet
from pyrite.draw.faces import FaceSet, Makers, edges, paints
from pyrite.draw.frames import plate
from pyrite.draw.gold import sack
from pyrite.draw.openings import SIDES, masks
from pyrite.games.saboteur.drawing import backs, landmarks, niches, roles, rubble
from pyrite.games.saboteur.drawing.tunnels import dead_end, tunnel


def _makers() -> Makers:
    """How each face is drawn, by name."""
    makers: dict[str, Callable[[], str]] = {"start": landmarks.start, "gold": landmarks.hoard}
    for sides in masks(2):
        makers[sides] = partial(tunnel, sides, sides)
    for sides in masks(1):
        makers[sides.lower()] = partial(dead_end, sides.lower(), sides)
    for sides in ("NE", "NW", "ES", "SW"):
        makers["stone" + sides] = partial(landmarks.stone, "stone" + sides, sides)
    for count in (1, 2, 3):
        makers[f"bonus{count}"] = partial(landmarks.bonus, count)
        makers[f"nugget{count}"] = partial(niches.nugget_card, count)
    for tool in "PLC":
        makers["break" + tool] = partial(niches.breaking, tool)
    for which in ("P", "L", "C", "PL", "PC", "LC"):
        makers["mend" + which] = partial(niches.mending, which)
    return makers | {
        "rockfall": niches.rockfall,
        "map": niches.treasure_map,
        "miner": lambda: niches.role("miner", "warm", roles.miner()),
        "saboteur": lambda: niches.role("saboteur", "ember", roles.saboteur()),
        "goal": lambda: plate("goal", "earth", backs.gem()),
        "card-back": lambda: plate("card-back", "rock", backs.crossed()),
        "role-back": lambda: plate("role-back", "rock", beard_and_helmet()),
        "nugget-back": lambda: plate("nugget-back", "earth", sack()),
    }


def _definitions() -> Mapping[str, str]:
    return {**paints(), **rubble.parts(), **edges()}


class Faces(FaceSet):
    """Tunnels and dead ends differ in case alone, so their ids say which they are."""

    def face_id(self, name: str) -> str:
        """The id of the face's symbol, distinct also where case is ignored.

        >>> FACES.face_id("NES"), FACES.face_id("nes"), FACES.face_id("goal")
        ('face-tunnel-nes', 'face-deadend-nes', 'face-goal')
        """
        self.parts(name)
        if set(name) <= set(SIDES):
            return f"face-tunnel-{name.lower()}"
        if set(name) <= set(SIDES.lower()):
            return f"face-deadend-{name}"
        return f"face-{name}"


FACES = Faces(_makers(), _definitions)
