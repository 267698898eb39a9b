"""The three tools, whole and broken, drawn around (0, 0) about 70 high."""

import random

from pyrite.draw.ink import (
    CAPS,
    INK,
    ROUND,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
    TIMBER,
    TIMBER_DARK,
    TIMBER_LIT,
    circle,
    lump,
    moved,
    path,
)

_HEAD = (
    path(
        "M0 -33C-17 -35 -31 -25 -38 -9C-27 -19 -15 -23 0 -22C15 -23 27 -19 38 -9C31 -25 17 -35 0 -33z",
        STEEL,
        INK,
        2,
        ROUND,
    )
    + path(
        "M0 -31.5C-15 -33 -28 -24 -35 -13C-26 -24 -14 -28 0 -28C14 -28 26 -24 35 -13C28 -24 15 -33 0 -31.5z", STEEL_LIT
    )
    + path("M-26 -17Q-14 -23 0 -22.5T26 -17Q14 -21 0 -20.5T-26 -17z", STEEL_DARK)
)
_COLLAR = path("M-6 -36H6L7.5 -18H-7.5z", STEEL_DARK, INK, 1.8, ROUND) + path("M-3.5 -34H0V-20H-4.5z", STEEL)


def _handle(data: str, shine: str) -> str:
    """A piece of ash wood."""
    return path(data, TIMBER_LIT, TIMBER_DARK, 2, ROUND) + path(shine, "none", "#d3a56a", 1.6, CAPS)


def pickaxe() -> str:
    """A whole pickaxe."""
    shaft = _handle("M-3.6 -20H3.6L5 40Q5 43 0 43T-5 40z", "M-1.8 -16L-2.4 38")
    return moved(shaft + _HEAD + _COLLAR, 0, -1, 28)


def broken_pickaxe() -> str:
    """A pickaxe with its handle snapped in two and one tip gone."""
    stump = _handle("M-3.6 -20H3.6L4 0L1 -5L-1 3L-2.5 -3L-4 2z", "M-1.8 -16V-4")
    tip = path("M0 0C8 3 13 8 17 16C9 10 4 8 -3 7L1 4z", STEEL, INK, 1.8, ROUND) + path(
        "M1 1C7 4 11 8 14 12", "none", STEEL_LIT, 1.5
    )
    stub = "C6 -22 12 -22 17 -20L15 -25L21 -27L17 -31C12 -33 6 -33.5 0 -33z"
    head = (
        path("M0 -33C-17 -35 -31 -25 -38 -9C-27 -19 -15 -23 0 -22" + stub, STEEL, INK, 2, ROUND)
        + path("M0 -31.5C-15 -33 -28 -24 -35 -13C-26 -24 -14 -28 0 -28L15 -27L16 -30Q8 -32 0 -31.5z", STEEL_LIT)
        + path("M-26 -17Q-14 -23 0 -22.5L15 -21Q7 -21 0 -20.5T-26 -17z", STEEL_DARK)
    )
    rest = _handle("M-4.4 6L-2 -1L0.5 6L2.5 0L4.4 7L5 40Q5 43 0 43T-5 40z", "M-1.6 11L-2.2 38")
    return moved(rest, -8, 8, -38) + moved(stump + head + _COLLAR, -2, 4, 14) + moved(tip, 24, -2, 20)


_CAGE = path("M-19 -17V25M19 -17V25", "none", STEEL_DARK, 3.4)
_CAP = (
    path("M-9 -34Q0 -38 9 -34L20 -21H-20z", STEEL, INK, 2, ROUND)
    + path("M-7 -32Q-2 -35 2 -34.5L0 -23H-15z", STEEL_LIT, more='opacity=".8"')
    + path("M-21 -22H21V-16H-21z", STEEL_DARK, INK, 1.8, ROUND)
)
_BASE = (
    path("M-21 24H21V30H-21z", STEEL_DARK, INK, 1.8, ROUND)
    + path("M-16 30H16L21 40H-21z", STEEL, INK, 2, ROUND)
    + path("M-14 31.5H-4L-6 38.5H-18z", STEEL_LIT, more='opacity=".8"')
)
_LOOP = path("M-11 -33C-13 -50 13 -50 11 -33", "none", INK, 6) + path(
    "M-11 -33C-13 -50 13 -50 11 -33", "none", STEEL, 3
)


def lantern() -> str:
    """A whole, burning lantern."""
    glow = circle(0, 5, 46, "url(#draw-glow)")
    glass = path("M-15 -16H15Q21 4 15 24H-15Q-21 4 -15 -16z", "#ffdf94", INK, 2)
    flame = path("M0 -11C9 1 9 8 7 14Q5 22 0 22T-7 14C-9 8 -5 4 0 -11z", "#f08a2c") + path(
        "M0 2Q6 11 3 18H-3Q-6 11 0 2z", "#fff6d8"
    )
    shine = path("M-12 -11Q-15 4 -12 19", "none", "#fff", 2.4, 'opacity=".7" stroke-linecap="round"')
    return glow + _LOOP + glass + flame + shine + _CAGE + _CAP + _BASE


def broken_lantern() -> str:
    """A lantern gone out, its glass burst."""
    back = path("M-15 -16H15Q21 4 15 24H-15Q-21 4 -15 -16z", "#12141a", INK, 2)
    wick = path("M0 24V13", "none", "#5d5140", 3) + path(
        "M0 10C-6 3 6 -2 0 -9", "none", "#8d93a0", 1.8, 'opacity=".8" ' + CAPS
    )
    teeth = path("M-15 -16H15L17 -6L11 -9L8 0L3 -10L-3 -4L-8 -11L-12 2L-17 -4z", "#7f93a3", "#d6e4ea", 1)
    stumps = path("M-15 24Q-18 16 -18 8L-12 13L-9 24zM15 24Q18 16 18 4L11 12L8 9L6 24z", "#7f93a3", "#d6e4ea", 1)
    bent = path("M-19 -17V25", "none", STEEL_DARK, 3.4) + path("M19 -17L25 2L19 25", "none", STEEL_DARK, 3.4, ROUND)
    shards = path("M22 42L30 35L33 43zM-27 43L-22 33L-17 42zM36 33L41 30L40 37z", "#8fa5b5", "#d6e4ea", 1)
    return moved(_LOOP + back + wick + teeth + stumps + bent + _CAP + _BASE, 0, 0, -13) + shards


def _wheel(x: float, y: float) -> str:
    """An iron wheel with four spokes."""
    rim = circle(0, 0, 9, "#1c1f26", INK, 4.6) + circle(0, 0, 9, "none", "#8b93a5", 2.6)
    spokes = path("M-8 0H8M0 -8V8", "none", STEEL, 2) + circle(0, 0, 2.6, STEEL_LIT)
    return moved(rim + spokes, x, y, 20)


_BODY = (
    path("M-35 -14H35L25 22H-25z", TIMBER, INK, 2.2, ROUND)
    + path("M-33 -10H-2V20H-24z", TIMBER_LIT, more='opacity=".55"')
    + path("M-31 -2H31M-28.5 9H28.5", "none", TIMBER_DARK, 1.6)
    + path("M-25 -13L-17.5 21.5M25 -13L17.5 21.5", "none", INK, 6)
    + path("M-25 -13L-17.5 21.5M25 -13L17.5 21.5", "none", STEEL, 3.6)
    + path("M-38 -18H38V-12H-38z", STEEL, INK, 2, ROUND)
    + path("M-36 -16.4H36", "none", STEEL_LIT, 1.5)
)


def cart() -> str:
    """A whole cart, loaded."""
    rng = random.Random("load")
    load = "".join(
        lump(x, y, r, rng) for x, y, r in ((-20, -22, 9), (19, -22, 9), (-4, -28, 12), (9, -20, 9), (-12, -19, 8))
    )
    axle = path("M-22 22H22V27H-22z", STEEL_DARK, INK, 1.6)
    return moved(load + _BODY + axle + _wheel(-17, 31) + _wheel(17, 31), 0, 2)


def broken_cart() -> str:
    """A cart on its side, one wheel off, its boards split."""
    gap = path("M6 -19L-3 -7L5 -1L-4 9L2 24L13 24L8 11L15 2L9 -6L18 -19z", "#12141a", INK, 1.4, ROUND)
    axle = path("M-22 22H14V27H-22z", STEEL_DARK, INK, 1.6) + path("M14 22L22 20L20 25L14 27z", STEEL, INK, 1.4)
    tilted = moved(_BODY + gap + axle + _wheel(-17, 31), -1, -4, 17)
    splinters = path("M30 -28L37 -37L35 -26zM-8 -36L-3 -28L-11 -30z", TIMBER_LIT, TIMBER_DARK, 1.2)
    return tilted + moved(_wheel(0, 0), 27, 37, 0, 1.05) + splinters


WHOLE = {"P": pickaxe(), "L": lantern(), "C": cart()}
BROKEN = {"P": broken_pickaxe(), "L": broken_lantern(), "C": broken_cart()}
