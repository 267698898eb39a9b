"""A whole board as one SVG document, lit from where the game begins."""

from collections.abc import Iterable, Mapping
from xml.sax.saxutils import escape, quoteattr

from .faces import FaceSet
from .figures import check_figure, check_token, joint, stand
from .ink import COAL, HEIGHT, LAMP, PARCHMENT, WIDTH, Point, circle, moved, path
from .look import Background, Frame, Look

Cell = tuple[int, int]
RINGS = ("last", "target")  # marks of any game; the others are what a viewer knows of a card face down


def _frame(cells: Iterable[Cell], margin: int) -> Frame:
    """Left, top, width and height of what the cells cover, with a margin."""
    xs, ys = zip(*cells, strict=True)
    left, top = min(xs) * WIDTH - margin, min(ys) * HEIGHT - margin
    return left, top, (max(xs) + 1) * WIDTH + margin - left, (max(ys) + 1) * HEIGHT + margin - top


def _light(ground: Background, lamp: Point, reach: float) -> str:
    """The light: one gradient on the ground, one shade over the cards."""
    where = f'gradientUnits="userSpaceOnUse" cx="{lamp[0]:g}" cy="{lamp[1]:g}" r="{reach:g}"'
    below = "".join(f'<stop offset="{at}" stop-color="{hue}"/>' for at, hue in ground.light)
    above = "".join(f'<stop offset="{at}" stop-color="{hue}" stop-opacity="{much}"/>' for at, hue, much in ground.shade)
    return (
        f'<radialGradient id="board-ground" {where}>{below}</radialGradient>'
        f'<radialGradient id="board-shade" {where}>{above}</radialGradient>'
        '<filter id="board-soft"><feGaussianBlur stdDeviation="6"/></filter>'
    )


def _sheet(frame: Frame, fill: str) -> str:
    """A rectangle over the whole board."""
    left, top, width, height = frame
    return f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="18" fill="{fill}"/>'


def _cells(size: tuple[int, int]) -> str:
    """The dotted cells of a board of so many columns and rows."""
    data = "".join(
        f"M{x * WIDTH + 9} {y * HEIGHT + 3}h82q6 0 6 6v122q0 6 -6 6h-82q-6 0 -6 -6v-122q0 -6 6 -6z"
        for x in range(size[0])
        for y in range(size[1])
    )
    return path(
        data,
        "#101a12",
        "#b9cfa4",
        1.6,
        'fill-opacity=".22" stroke-opacity=".38" stroke-dasharray=".1 6" stroke-linecap="round"',
    )


def _shadows(cells: Iterable[Cell]) -> str:
    """The shadows of the cards."""
    cards = "".join(f"M{x * WIDTH + 1} {y * HEIGHT + 4}h98v144h-98z" for x, y in cells)
    return f'<path d="{cards}" fill="#000" fill-opacity=".65" filter="url(#board-soft)"/>'


def _label(cell: Cell, text: str) -> str:
    """A small plate with a text at the foot of a cell."""
    half = 9 + 5 * len(text)
    plate = (
        f'<rect x="{-half}" y="-12" width="{2 * half}" height="24" rx="12" fill="{COAL}"'
        f' stroke="{PARCHMENT}" stroke-width="1.6"/>'
    )
    words = (
        f'<text y="6" text-anchor="middle" fill="{PARCHMENT}" font-family="Georgia,\'DejaVu Serif\',serif"'
        f' font-size="17" font-weight="700">{escape(text)}</text>'
    )
    return moved(plate + words, cell[0] * WIDTH + 50, cell[1] * HEIGHT + 119)


def check_mark(mark: str, look: Look) -> None:
    """Refuse a mark that does not exist."""
    marks = (*RINGS, *look.known)
    if mark not in marks:
        raise ValueError(f"unknown mark {mark!r}: choose one of {', '.join(marks)}")


def _mark(look: Look, cell: Cell, mark: str) -> str:
    """A ring round a cell, or in its corner what the viewer knows of it."""
    x, y = cell[0] * WIDTH, cell[1] * HEIGHT
    if mark == "last":
        ring = f'<rect x="{x}" y="{y}" width="100" height="140" rx="7.5" fill="none"'
        return f'{ring} stroke="{COAL}" stroke-width="7"/>{ring} stroke="{PARCHMENT}" stroke-width="3.4"/>'
    if mark == "target":
        return (
            f'<rect x="{x + 4}" y="{y + 4}" width="92" height="132" rx="7" fill="{LAMP}" fill-opacity=".12"'
            f' stroke="{LAMP}" stroke-width="3" stroke-dasharray="10 7"/>'
        )
    check_mark(mark, look)
    return moved(circle(0, 0, 21, COAL, PARCHMENT, 2) + look.known[mark], x + 82, y + 18)


def _card(faces: FaceSet, cell: Cell, name: str) -> str:
    """A card on its cell, part by part."""
    where = f'x="{cell[0] * WIDTH}" y="{cell[1] * HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return "".join(f'<use href="#{faces.face_id(part)}" {where}/>' for part in faces.parts(name))


def _middle(values: Iterable[int]) -> float:
    """Half way between the least and the greatest."""
    known = sorted(values)
    return (known[0] + known[-1]) / 2


def board(
    look: Look,
    laid: Iterable[tuple[int, int, str]],
    *,
    labels: Mapping[Cell, str] | None = None,
    marks: Iterable[tuple[int, int, str]] = (),
    title: str = "",
    frame: tuple[int, int] | None = None,
    tokens: Iterable[tuple[int, int, str, str]] = (),
    figures: Iterable[tuple[int, int, str, str]] = (),
) -> str:
    """An SVG document of what is on the table; x grows to the right and y downwards, in cards.

    A frame of so many columns and rows shows its cells, from (0, 0). Tokens are (x, y, "E" or "S", kind) on the joint
    of a cell with that neighbour, figures (x, y, kind, label). The light is on faces whose names begin with "start".
    """
    faces, ground = look.faces, look.ground
    cards, named, marked = list(laid), dict(labels or {}), list(marks)
    joints, standing = list(tokens), list(figures)
    for *_, side, kind in joints:
        check_token(side, kind, look.signs)
    for _, _, kind, _ in standing:
        check_figure(kind, look.signs)
    cells = [(x, y) for x, y, _ in cards]
    corners = [(0, 0), (frame[0] - 1, frame[1] - 1)] if frame else []
    others = [(x, y) for x, y, _ in marked] + [(x, y) for x, y, _, _ in (*joints, *standing)]
    view = _frame([*cells, *named, *others, *corners] or [(0, 0)], ground.margin)
    lamps = [(x, y) for x, y, name in cards if name.startswith("start")] or [(0, 0)]
    lamp = (_middle(x for x, _ in lamps) * WIDTH + 50, _middle(y for _, y in lamps) * HEIGHT + 70)
    names = {part for _, _, name in cards for part in faces.parts(name)}
    names |= {f"token-{kind}" for *_, kind in joints} | {f"figure-{kind}" for _, _, kind, _ in standing}
    body = (
        _sheet(view, "url(#board-ground)")
        + ground.texture(view)
        + (_cells(frame) if frame else "")
        + _shadows(cells)
        + "".join(_card(faces, (x, y), name) for x, y, name in cards)
        + _sheet(view, "url(#board-shade)")
        + "".join(_mark(look, (x, y), mark) for x, y, mark in marked)
        + "".join(_label(cell, text) for cell, text in named.items())
        + "".join(joint(faces, *token) for token in joints)
        + stand(faces, standing)
    )
    symbols = "".join(faces.symbol(name) for name in sorted(names))
    box = " ".join(map(str, view))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label={quoteattr(title)}>'
        f"<title>{escape(title)}</title>{faces.definitions_for(symbols)}"
        f"<defs>{_light(ground, lamp, max(500, view[2]))}</defs>{symbols}{body}</svg>"
    )
