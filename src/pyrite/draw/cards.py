"""Every face of a card by its name, as the inside of an SVG, as a symbol and as a picture of its own."""

import re
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from xml.sax.saxutils import escape, quoteattr

from . import backs, clans, clearings, dwarfs, features, forest, landmarks, niches, rock, tokens, treasures
from .ink import HEIGHT, WIDTH
from .tunnels import SIDES, dead_end, edge, tunnel


def _masks(least: int) -> list[str]:
    """All sets of openings with at least so many."""
    return ["".join(sides) for count in range(least, 5) for sides in combinations(SIDES, count)]


def _gradient(name: str, *stops: tuple[float, str, float], more: str = "") -> str:
    """A radial gradient from (offset, colour, opacity)."""
    inner = "".join(f'<stop offset="{at:g}" stop-color="{hue}" stop-opacity="{o:g}"/>' for at, hue, o in stops)
    return f'<radialGradient id="draw-{name}"{more}>{inner}</radialGradient>'


def _parts() -> dict[str, str]:
    """What faces refer to, by id."""
    parts = {
        "draw-card": f'<clipPath id="draw-card"><rect width="{WIDTH}" height="{HEIGHT}" rx="7"/></clipPath>',
        "draw-glow": _gradient("glow", (0, "#ffe3a0", 0.85), (0.45, "#ffc65c", 0.35), (1, "#ffb23e", 0)),
        "draw-warm": _gradient("warm", (0, "#8a6a3c", 1), (0.6, "#4a3a27", 1), (1, "#1c1916", 1)),
        "draw-ember": _gradient("ember", (0, "#8a4433", 1), (0.62, "#57302b", 1), (1, "#1c1416", 1)),
        "draw-halo": _gradient("halo", (0.4, "#ffcf6b", 0.55), (0.75, "#ffb23e", 0.18), (1, "#ffb23e", 0)),
        "draw-cool": _gradient("cool", (0, "#4f6a70", 1), (0.6, "#2c3d45", 1), (1, "#14191e", 1)),
        "draw-grove": _gradient("grove", (0, "#a3b678", 1), (0.55, "#5d7d50", 1), (1, "#22382a", 1)),
        "draw-moon": _gradient("moon", (0, "#9fb6b0", 1), (0.6, "#5c7a78", 1), (1, "#233538", 1)),
        "draw-dusk": _gradient("dusk", (0, "#6a5f94", 1), (0.6, "#3b3359", 1), (1, "#171422", 1)),
    }
    for kind in range(rock.KINDS):
        parts[f"draw-rock{kind}"] = f'<g id="draw-rock{kind}">{rock.facets(f"rock {kind}", rock.GREY)}</g>'
    for kind in range(2):
        parts[f"draw-earth{kind}"] = f'<g id="draw-earth{kind}">{rock.facets(f"earth {kind}", rock.BROWN)}</g>'
    for kind in range(rock.HEAPS):
        parts[f"draw-heap{kind}"] = f'<g id="draw-heap{kind}">{rock.heap(kind)}</g>'
    for name, find in rock.FINDS.items():
        parts[f"draw-{name}"] = f'<g id="draw-{name}">{find()}</g>'
    return parts | {"draw-edge": f'<g id="draw-edge">{edge()}</g>'} | forest.parts()


_PARTS = _parts()
DEFS = "<defs>" + "".join(_PARTS.values()) + "</defs>"


def defs_for(body: str) -> str:
    """Those definitions that the body refers to."""
    wanted = set(re.findall(r"#(draw-\w+)", body))
    return "<defs>" + "".join(part for name, part in _PARTS.items() if name in wanted) + "</defs>"


def _makers() -> dict[str, Callable[[], str]]:
    """How each face is drawn, by name, in the order of the sprite."""
    makers: dict[str, Callable[[], str]] = {"start": landmarks.start, "gold": landmarks.hoard}
    for sides in _masks(2):
        makers[sides] = partial(tunnel, sides, sides)
    for sides in _masks(1):
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
    makers |= {
        "rockfall": niches.rockfall,
        "map": niches.treasure_map,
        "miner": lambda: niches.role("miner", "warm", dwarfs.miner()),
        "saboteur": lambda: niches.role("saboteur", "ember", dwarfs.saboteur()),
        "goal": lambda: backs.plate("goal", "earth", backs.gem()),
        "card-back": lambda: backs.plate("card-back", "rock", backs.crossed()),
        "role-back": lambda: backs.plate("role-back", "rock", dwarfs.beard_and_helmet()),
        "nugget-back": lambda: backs.plate("nugget-back", "earth", backs.sack()),
    }
    return makers


# Those of the usual box, mines also turned around; any others are drawn as well when asked for.
_MINES = ("gems-NESW", "gold-NES", "gold-NSW", "silver-NEW", "silver-ESW", "dragon-NE", "dragon-SW")
_TREASURES = {"silver": (1, 2, 3), "gold": (2, 3, 4), "gems": (3, 4, 5)}


def _forest_makers() -> dict[str, Callable[[], str]]:
    """How each face of the forest is drawn, by name; paths and what lies upon them apart."""
    makers: dict[str, Callable[[], str]] = {}
    for sides in _masks(2):
        makers[f"path-{sides}"] = partial(forest.trail, f"path-{sides}", sides)
    for feature, picture in features.DRAWN.items():
        makers[f"feature-{feature}"] = partial(str, picture)
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


_MAKERS = _makers()
_FOREST_MAKERS = _forest_makers()
SABOTEUR_FACES: tuple[str, ...] = tuple(_MAKERS)
LOST_MINES_FACES: tuple[str, ...] = tuple(_FOREST_MAKERS)
FACES: tuple[str, ...] = SABOTEUR_FACES + LOST_MINES_FACES
_MAKERS |= _FOREST_MAKERS

_PATH = re.compile(rf"(path-(?:{'|'.join(_masks(2))}))-({'|'.join(map(re.escape, features.DRAWN))})")
_MINE = re.compile(rf"mine-({'|'.join((*treasures.KINDS, 'dragon'))})-({'|'.join(_masks(2))})")
_WORTH = re.compile(rf"treasure-({'|'.join(treasures.KINDS)})-([1-9])")


def parts(name: str) -> tuple[str, ...]:
    """The faces that lie upon each other to make this one; all but paths with a feature are of one part.

    >>> parts("path-NES-tree+axe"), parts("path-NES"), parts("goal")
    (('path-NES', 'feature-tree+axe'), ('path-NES',), ('goal',))
    """
    found = _PATH.fullmatch(name)
    if found:
        return found[1], f"feature-{found[2]}"
    if name in _MAKERS or _MINE.fullmatch(name) or _WORTH.fullmatch(name):
        return (name,)
    raise ValueError(
        f"no face is called {name!r}; the faces are {', '.join(FACES)}, and paths with a feature, such as path-NES-lake"
    )


@cache
def face(name: str) -> str:
    """The inside of an SVG, 100 by 140, that shows the face of this name."""
    pieces = parts(name)
    if len(pieces) > 1:
        return "".join(map(face, pieces))
    if name in _MAKERS:
        return _MAKERS[name]()
    mine = _MINE.fullmatch(name)
    if mine:
        return treasures.mine(name, mine[1], mine[2])
    _, kind, value = name.split("-")
    return treasures.worth(name, kind, int(value))


def face_id(name: str) -> str:
    """The id of the face's symbol, distinct also where case is ignored.

    >>> face_id("NES"), face_id("nes"), face_id("goal")
    ('face-tunnel-nes', 'face-deadend-nes', 'face-goal')
    """
    face(name)
    if set(name) <= set(SIDES):
        return f"face-tunnel-{name.lower()}"
    if set(name) <= set(SIDES.lower()):
        return f"face-deadend-{name}"
    return f"face-{name if name in SABOTEUR_FACES else name.lower().replace('+', '-')}"


def symbol(name: str) -> str:
    """The face as a symbol to be used by its id."""
    return f'<symbol id="{face_id(name)}" viewBox="0 0 {WIDTH} {HEIGHT}">{face(name)}</symbol>'


def card(name: str, title: str | None = None) -> str:
    """An SVG document of one card; without a title it is decoration and hidden from screen readers."""
    body = face(name)
    spoken = f'role="img" aria-label={quoteattr(title)}' if title else 'aria-hidden="true"'
    heading = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {spoken}>'
        f"{heading}{defs_for(body)}{body}</svg>"
    )
