"""Every face of a card by its name, as the inside of an SVG, as a symbol and as a picture of its own."""

import re
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from xml.sax.saxutils import escape, quoteattr

from . import backs, dwarfs, landmarks, niches, rock
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
    }
    for kind in range(rock.KINDS):
        parts[f"draw-rock{kind}"] = f'<g id="draw-rock{kind}">{rock.facets(f"rock {kind}", rock.GREY)}</g>'
    for kind in range(2):
        parts[f"draw-earth{kind}"] = f'<g id="draw-earth{kind}">{rock.facets(f"earth {kind}", rock.BROWN)}</g>'
    for kind in range(rock.HEAPS):
        parts[f"draw-heap{kind}"] = f'<g id="draw-heap{kind}">{rock.heap(kind)}</g>'
    for name, find in rock.FINDS.items():
        parts[f"draw-{name}"] = f'<g id="draw-{name}">{find()}</g>'
    return parts | {"draw-edge": f'<g id="draw-edge">{edge()}</g>'}


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


_MAKERS = _makers()
FACES: tuple[str, ...] = tuple(_MAKERS)


@cache
def face(name: str) -> str:
    """The inside of an SVG, 100 by 140, that shows the face of this name."""
    if name not in _MAKERS:
        raise ValueError(f"no face is called {name!r}; the faces are {', '.join(FACES)}")
    return _MAKERS[name]()


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
    return f"face-{name}"


def symbol(name: str) -> str:
    """The face as a symbol to be used by its id."""
    return f'<symbol id="{face_id(name)}" viewBox="0 0 {WIDTH} {HEIGHT}">{face(name)}</symbol>'


def sprite() -> str:
    """One SVG document with all definitions and a symbol for every face; it shows nothing itself."""
    symbols = "".join(symbol(name) for name in FACES)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{DEFS}{symbols}</svg>'


def card(name: str, title: str | None = None) -> str:
    """An SVG document of one card; without a title it is decoration and hidden from screen readers."""
    body = face(name)
    spoken = f'role="img" aria-label={quoteattr(title)}' if title else 'aria-hidden="true"'
    heading = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {spoken}>'
        f"{heading}{defs_for(body)}{body}</svg>"
    )
