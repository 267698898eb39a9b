"""Figures and tokens as they are on a board."""

from collections.abc import Iterable
from xml.sax.saxutils import escape

from .faces import FaceSet
from .ink import HEIGHT, INK, WIDTH, num
from .look import Signs

Cell = tuple[int, int]
JOINTS = {"E": (100, 70), "S": (50, 140)}

# For so many figures on one cell: their width, and where they are, those behind first.
_STANDS: tuple[tuple[int, float, tuple[tuple[int, int], ...]], ...] = (
    (1, 46, ((28, 135),)),
    (2, 42, ((26, 135), (74, 135))),
    (3, 33, ((17, 135), (50, 135), (83, 135))),
    (4, 38, ((26, 80), (74, 80), (26, 135), (74, 135))),
    (6, 33, tuple((x, y) for y in (82, 135) for x in (17, 50, 83))),
    (9, 32, tuple((x, y) for y in (47, 92, 137) for x in (17, 50, 83))),
)


def _figure(faces: FaceSet, x: float, y: float, wide: float, kind: str, label: str) -> str:
    """One figure whose feet are on a spot."""
    tall, size = wide * HEIGHT / WIDTH, wide * (0.44 if len(label) < 2 else 0.34)
    box = f'x="{num(x - wide / 2)}" y="{num(y - tall)}" width="{num(wide)}" height="{num(tall)}"'
    use = f'<use href="#{faces.face_id("figure-" + kind)}" {box}/>'
    words = (
        f'<text x="{num(x)}" y="{num(y - tall * 0.25 + size * 0.355)}" text-anchor="middle" fill="{INK}"'
        f' font-family="\'Alegreya Sans\',\'DejaVu Sans\',Arial,sans-serif" font-size="{num(size)}" font-weight="700">'
        f"{escape(label)}</text>"
    )
    return use + words


def stand(faces: FaceSet, figures: Iterable[tuple[int, int, str, str]]) -> str:
    """All figures, side by side where up to nine share a cell."""
    groups: dict[Cell, list[tuple[str, str]]] = {}
    for x, y, kind, label in figures:
        groups.setdefault((x, y), []).append((kind, label))
    body = ""
    for (x, y), group in groups.items():
        if len(group) > 9:
            raise ValueError(f"{len(group)} figures are on {x},{y}, but there is only room for nine")
        _, wide, spots = next(row for row in _STANDS if row[0] >= len(group))
        for (dx, dy), (kind, label) in zip(spots, group, strict=False):
            body += _figure(faces, x * WIDTH + dx, y * HEIGHT + dy, wide, kind, label)
    return body


def joint(faces: FaceSet, x: int, y: int, side: str, kind: str) -> str:
    """A token on the joint of a cell with its eastern or southern neighbour."""
    dx, dy = JOINTS[side]
    left, top = x * WIDTH + dx - 24, y * HEIGHT + dy - 34
    return f'<use href="#{faces.face_id("token-" + kind)}" x="{left}" y="{top}" width="48" height="67"/>'


def check_figure(kind: str, signs: Signs) -> None:
    """Refuse a figure that does not exist."""
    if kind not in signs.figures:
        raise ValueError(f"unknown figure {kind!r}: choose one of {', '.join(signs.figures)}")


def check_token(side: str, kind: str, signs: Signs) -> None:
    """Refuse a token or a joint that does not exist."""
    if kind not in signs.tokens:
        raise ValueError(f"unknown token {kind!r}: choose one of {', '.join(signs.tokens)}")
    if side not in JOINTS:
        raise ValueError(f"a joint must be E or S of its cell, not {side!r}")
