"""The faces of the cards: paths by openings and features, starts, mines, actions, treasures, dwarfs, tokens."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from pyrite.draw.faces import FaceSet, Makers, edges, paints
from pyrite.draw.openings import masks
from pyrite.games.lost_mines.drawing import clans, clearings, features, forest, tokens, treasures

# Those of the usual box, mines also turned around; any others are drawn as well when asked for.
_MINES = ("gems-NESW", "gold-NES", "gold-NSW", "silver-NEW", "silver-ESW", "dragon-NE", "dragon-SW")
_TREASURES = {"silver": (1, 2, 3), "gold": (2, 3, 4), "gems": (3, 4, 5)}

_PATH = re.compile(rf"(path-(?:{'|'.join(masks(2))}))-({'|'.join(map(re.escape, features.DRAWN))})")
_MINE = re.compile(rf"mine-({'|'.join((*treasures.KINDS, 'dragon'))})-({'|'.join(masks(2))})")
_WORTH = re.compile(rf"treasure-({'|'.join(treasures.KINDS)})-([1-9])")


def _makers() -> Makers:
    """How each face is drawn, by name; paths and what is on them apart."""
    makers: dict[str, Callable[[], str]] = {}
    for sides in masks(2):
        makers[f"path-{sides}"] = partial(forest.trail, f"path-{sides}", sides)
    for feature, drawn in features.DRAWN.items():
        makers[f"feature-{feature}"] = partial(str, drawn)
    for clan in clans.CLANS:
        makers[f"start-{clan}"] = partial(clans.start, clan)
    for mine in _MINES:
        makers[f"mine-{mine}"] = partial(treasures.mine, f"mine-{mine}", *mine.split("-"))
    makers["mine-back"] = treasures.mine_back
    for action in clearings.ACTIONS:
        makers[action] = partial(clearings.action, action)
    makers["forest-back"] = clearings.forest_back
    for kind, values in _TREASURES.items():
        makers[f"treasure-{kind}"] = partial(treasures.treasure_back, kind)
        for value in values:
            makers[f"treasure-{kind}-{value}"] = partial(treasures.worth, f"treasure-{kind}-{value}", kind, value)
    for clan in clans.CLANS:
        makers[f"dwarf-{clan}"] = partial(clans.dwarf_back, clan)
        for character in clans.CHARACTERS:
            makers[f"{character}-{clan}"] = partial(clans.CHARACTERS[character], clan)
        makers[f"figure-{clan}"] = partial(clans.figure, clan)
    for token in tokens.KINDS:
        makers[f"token-{token}"] = partial(tokens.token, token)
    return makers


def _definitions() -> Mapping[str, str]:
    return {**paints(), **edges(), **forest.parts()}


class Faces(FaceSet):
    """Paths with a feature are made of two faces; mines and treasures of any box are drawn when they are asked for."""

    def parts(self, name: str) -> tuple[str, ...]:
        """The faces that are drawn over each other to make this one.

        >>> FACES.parts("path-NES-tree+axe"), FACES.parts("path-NES")
        (('path-NES', 'feature-tree+axe'), ('path-NES',))
        """
        if found := _PATH.fullmatch(name):
            return found[1], f"feature-{found[2]}"
        if _MINE.fullmatch(name) or _WORTH.fullmatch(name):
            return (name,)
        return super().parts(name)

    def draw(self, name: str) -> str:
        """Draws a face of one part."""
        if mine := _MINE.fullmatch(name):
            return treasures.mine(name, mine[1], mine[2])
        if worth := _WORTH.fullmatch(name):
            return treasures.worth(name, worth[1], int(worth[2]))
        return super().draw(name)


FACES = Faces(_makers(), _definitions)
