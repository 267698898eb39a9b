"""How The Lost Mines looks: the forest by day, and the pictures of its sprite."""

import random
from collections.abc import Iterator
from itertools import product

from pyrite.draw.frames import framed
from pyrite.draw.ink import NUGGET, lump, moved, path
from pyrite.draw.look import Background, Frame, Look
from pyrite.draw.openings import masks
from pyrite.draw.sprite import CARD, over, picture
from pyrite.games.lost_mines.drawing import clans, features, gear, tokens, treasures
from pyrite.games.lost_mines.drawing.faces import FACES
from pyrite.games.lost_mines.drawing.terminal import SIGNS


def _woods(frame: Frame) -> str:
    """Firs of a forest seen from afar, in two tones, row behind row."""
    left, top, width, height = frame
    rng = random.Random(f"woods {width} {height}")
    tones = ["", ""]
    for row in range(top + 12, top + height - 4, 22):
        for place in range(left + 10, left + width - 8, 30):
            x, y, tall = place + rng.randrange(-9, 10), row + rng.randrange(-5, 6), rng.randrange(11, 19)
            if rng.random() < 0.62:
                tones[rng.randrange(2)] += f"M{x} {y - tall // 2}l6 {tall}h-12z"
    return path(tones[0], "#0c160e", more='opacity=".34"') + path(tones[1], "#5f8557", more='opacity=".13"')


FOREST = Background(
    light=(("0", "#3d5637"), (".3", "#2c422b"), (".65", "#1d2b1e"), ("1", "#131d15")),
    shade=(("0", "#ffd98a", ".13"), (".3", "#6a6020", ".03"), (".65", "#06100a", ".12"), ("1", "#06100a", ".34")),
    margin=28,
    texture=_woods,
)


class LostMinesLook(Look):
    """How The Lost Mines looks."""

    faces = FACES
    ground = FOREST
    signs = SIGNS
    known = {  # noqa: RUF012
        "gems": treasures.cut(0, 0, 14, 0),
        "gold": lump(0, 0, 14, random.Random("known gold"), NUGGET),
        "silver": treasures.ingot(-1, 0, 14),
        "dragon": moved(treasures.dragon(), 0, 1, 0, 0.36),
    }

    def symbols(self) -> Iterator[str]:
        """The faces and square pictures of the game; sides are in the order NESW.

        Faces:
            face-path-nes                   a path as placed (all eleven ways of two to four openings, so also turned)
            face-path-nes-rocks             with a feature: rocks, camp, tree, lake, pit, and with its tool: tree-axe,
                                            lake-boat, pit-rope; every path with every feature
            face-start-blue, -yellow        where a clan sets out
            face-mine-gems-nesw             a mine turned up: gems, gold, silver or dragon, then its openings as placed
            face-mine-back                  a mine that nobody has entered
            face-axe, -boat, -rope, -trap, -troll, -storm, -infomt, -infomd, -infotd      action cards
            face-forest-back                the back of paths and actions
            face-treasure-gold              the back of a treasure: silver, gold, gems
            face-treasure-gold-3            its front, with the values of the usual box
            face-dwarf-blue                 the back of a dwarf card
            face-loyal-blue, face-selfish-blue, face-saboteur-blue                        its front
            face-figure-blue                a dwarf as it is on the board, with a plate for a number at its feet
        Pictures:
            clan-blue, clan-yellow          a disc, a diamond
            token-trap, token-troll         as they are placed on a joint
            token-dragon                    as it is placed before its holder; dragon is the head alone
            piece-silver, -gold, -gems      one piece of a treasure; treasure is one of each; mine is an entrance
            gear-axe, -boat, -rope, -trap, -troll, -storm                                 what is on an action card
            sign-eye                        looking
        """
        laid = [name for name in FACES.names if not name.startswith(("token-", "mine-"))]
        yield from map(FACES.symbol, [*laid, "mine-back"])
        for trail in (name for name in laid if name.startswith("path-")):
            for feature in features.DRAWN:
                yield over(
                    FACES.face_id(f"{trail}-{feature}"), FACES.face_id(trail), FACES.face_id(f"feature-{feature}")
                )
        yield from _mines()
        yield from _pictures()

    def laid_face(self, what: str) -> str | None:
        """A path; a storm lays none."""
        return None if what == "storm" else f"path-{what}"


def _mines() -> Iterator[str]:
    """Mines turned up: each kind with every way that its openings can be turned, whatever the box says."""
    kinds = (*treasures.KINDS, "dragon")
    for sides in masks(2):
        yield picture(f"mine-ways-{sides.lower()}", CARD, framed(treasures.mine_ways(f"mine-{sides}", sides)))
    for kind in kinds:
        yield picture(f"mine-find-{kind}", CARD, treasures.mine_find(kind))
    for kind, sides in product(kinds, masks(2)):
        yield over(FACES.face_id(f"mine-{kind}-{sides}"), f"mine-ways-{sides.lower()}", f"mine-find-{kind}")


def _pictures() -> Iterator[str]:
    """What is not a card."""
    for clan in clans.CLANS:
        yield picture(f"clan-{clan}", "-16 -16 32 32", clans.mark(clan, 11 if clan == "yellow" else 13))
    for token in tokens.KINDS:
        yield picture(f"token-{token}", "0 20 100 100", tokens.token(token))
    for kind in treasures.KINDS:
        yield picture(f"piece-{kind}", "-26 -26 52 52", treasures.pieces(kind, 1, 22))
    yield picture("treasure", "-44 -44 88 88", treasures.chest())
    yield picture("mine", "-48 -51 96 96", treasures.entrance())
    yield picture("dragon", "-46 -46 92 92", treasures.dragon())
    for name, drawn in gear.DRAWN.items():
        yield picture(f"gear-{name}", "-48 -48 96 96", drawn)
    yield picture("sign-eye", "-16 -16 32 32", moved(gear.eye(), 0, 0, 0, 0.62))


LOOK = LostMinesLook()
