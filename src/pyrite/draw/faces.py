"""The faces of a game's cards by name: as the inside of an SVG, as a symbol and as a picture of its own."""

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

from . import rock
from .frames import edge
from .ink import HEIGHT, WIDTH

Makers: TypeAlias = Mapping[str, Callable[[], str]]  # how each face is drawn, by name, in the order of the sprite


class FaceSet:
    """The faces of a game. A game whose faces are not all listed, or have other ids, overrides `parts` and the like."""

    def __init__(self, makers: Makers, definitions: Callable[[], Mapping[str, str]]) -> None:
        """With how each face is drawn, and what the faces refer to, by id and in the order of a document."""
        self._makers = makers
        self._definitions = definitions
        self._drawn: dict[str, str] = {}
        self.names = tuple(makers)

    @cached_property
    def definitions(self) -> Mapping[str, str]:
        """What faces refer to, by id."""
        return self._definitions()

    def parts(self, name: str) -> tuple[str, ...]:
        """The faces that are drawn over each other to make this one; ValueError if there is no such face."""
        if name in self._makers:
            return (name,)
        raise ValueError(f"unknown face {name!r}: choose one of {', '.join(self.names)}")

    def face(self, name: str) -> str:
        """The inside of an SVG, 100 by 140, that shows the face of this name."""
        if name not in self._drawn:
            pieces = self.parts(name)
            self._drawn[name] = "".join(map(self.face, pieces)) if len(pieces) > 1 else self.draw(name)
        return self._drawn[name]

    def draw(self, name: str) -> str:
        """Draws a face of one part."""
        return self._makers[name]()

    def face_id(self, name: str) -> str:
        """The id of the face's symbol, distinct also where case is ignored."""
        self.parts(name)
        return f"face-{name.lower().replace('+', '-')}"

    def symbol(self, name: str) -> str:
        """The face as a symbol to be used by its id."""
        return f'<symbol id="{self.face_id(name)}" viewBox="0 0 {WIDTH} {HEIGHT}">{self.face(name)}</symbol>'

    def card(self, name: str, title: str | None = None) -> str:
        """An SVG document of one card; without a title it is decoration and hidden from screen readers."""
        body = self.face(name)
        spoken = f'role="img" aria-label={quoteattr(title)}' if title else 'aria-hidden="true"'
        heading = f"<title>{escape(title)}</title>" if title else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {spoken}>'
            f"{heading}{self.definitions_for(body)}{body}</svg>"
        )

    def definitions_for(self, body: str) -> str:
        """Those definitions that the body refers to."""
        return defs_for(body, self.definitions)


def defs_for(body: str, definitions: Mapping[str, str]) -> str:
    """The element with those definitions that a body refers to."""
    wanted = set(re.findall(r"#(draw-\w+)", body))
    return "<defs>" + "".join(part for name, part in definitions.items() if name in wanted) + "</defs>"


def _gradient(name: str, *stops: tuple[float, str, float]) -> str:
    """A radial gradient from (offset, colour, opacity)."""
    inner = "".join(f'<stop offset="{at:g}" stop-color="{hue}" stop-opacity="{o:g}"/>' for at, hue, o in stops)
    return f'<radialGradient id="draw-{name}">{inner}</radialGradient>'


@cache
def paints() -> Mapping[str, str]:
    """What the faces of any game can refer to, by id: the shape of a card, lights, and sheets of rock and earth."""
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
    return parts


def edges() -> Mapping[str, str]:
    """The edge of a card, by its id."""
    return {"draw-edge": f'<g id="draw-edge">{edge()}</g>'}
