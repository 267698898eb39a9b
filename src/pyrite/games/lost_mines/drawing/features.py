"""What is in the middle of a way through the forest, and how a tool gets a dwarf past it."""

import random

from pyrite.draw.ink import (
    CAPS,
    INK,
    MOSS,
    PARCHMENT,
    ROUND,
    TIMBER,
    TIMBER_DARK,
    TIMBER_LIT,
    circle,
    line,
    lump,
    moved,
    oval,
    path,
    ring,
)
from pyrite.games.lost_mines.drawing import gear
from pyrite.games.lost_mines.drawing.forest import MOSSY
from pyrite.games.lost_mines.drawing.gear import ROPE, ROPE_DARK

TOOLS = {"tree": "axe", "lake": "boat", "pit": "rope"}


def _rocks() -> str:
    """Boulders that leave a gap for one."""
    rng = random.Random("rocks")
    spots = (
        *((-3, -25, 9), (-18, -15, 13), (15, -16, 15), (-28, 2, 10), (28, 2, 10), (-11, -1, 9)),
        *((12, 4, 8), (-16, 15, 15), (18, 18, 13), (1, 26, 9)),
    )
    stones = "".join(lump(50 + x, 70 + y, r, rng, MOSSY) for x, y, r in spots)
    moss = path("M26 77Q30 71 38 75Q36 80 29 82zM58 47Q64 43 70 48Q66 52 60 51z", "#6f9a55", more='opacity=".9"')
    return oval(50, 74, 36, 30, "#1c140a", 0.5) + stones + moss


def _camp() -> str:
    """A fire in a ring of stones, and a log to sit on."""
    rng = random.Random("camp")
    glow = circle(50, 72, 46, "url(#draw-glow)")
    ash = oval(50, 86, 21, 11, "#2a1c10", 0.85)
    behind = "".join(lump(x, y, 4.6, rng, MOSSY) for x, y in ((34, 79), (42, 76), (58, 76), (66, 79)))
    before = "".join(lump(x, y, 5, rng, MOSSY) for x, y in ((30, 88), (37, 95), (46, 98), (55, 98), (64, 94), (70, 87)))
    logs = path("M34 92L64 80M66 92L36 80", "none", INK, 9, CAPS) + path(
        "M34 92L64 80M66 92L36 80", "none", TIMBER, 6, CAPS
    )
    flame = (
        path(
            "M50 36C54 50 69 56 67 74Q65 90 50 90T33 74C32 64 38 60 40 51C44 56 45 58 46 60C50 52 51 44 50 36z",
            "#e8622a",
            INK,
            2,
            ROUND,
        )
        + path("M51 50C54 60 63 66 61 76Q59 87 50 87T39 76C39 70 43 67 44 62L48 68C51 62 52 56 51 50z", "#ffab3d")
        + path("M50 66C53 71 56 74 55 79Q54 85 50 85T45 79C45 75 48 72 50 66z", "#fff0b3")
    )
    sparks = circle(40, 42, 1.5, "#ffd36b") + circle(61, 46, 1.3, "#ffd36b") + circle(56, 32, 1.2, "#ffb23e")
    return glow + ash + behind + logs + flame + before + sparks


_BARK = "M-44 -9Q-20 -11 0 -9.5T42 -10Q45 0 42 10Q20 9 0 10T-44 9Q-49 0 -44 -9z"


def _twigs() -> str:
    """Branches with their leaves, and the roots in the air."""
    rng = random.Random("twigs")
    boughs = "M16 -8L24 -21M6 8L14 21M30 8L39 17M-8 -8L-12 -17"
    wood = path(boughs, "none", INK, 6, CAPS) + path(boughs, "none", TIMBER, 3.6, CAPS)
    roots = "M-43 -6L-52 -14M-46 0L-56 1M-43 6L-51 14"
    wood += path(roots, "none", INK, 6.4, CAPS) + path(roots, "none", TIMBER, 3.8, CAPS)
    leaves = ("#13231a", "#2d5034", "#43714a", "#5f945d", "#86b678")
    return wood + "".join(
        lump(x, y, r, rng, leaves) for x, y, r in ((25, -23, 7), (15, 23, 7), (41, 18, 6), (-13, -18, 4.5))
    )


def _trunk() -> str:
    """The bark of a fallen tree."""
    return (
        path(_BARK, TIMBER, INK, 2.4, ROUND)
        + path("M-42 -6Q-20 -8.5 0 -7T40 -7.5L41 -3Q20 -4 0 -3T-44 -2z", TIMBER_LIT)
        + path("M-40 4Q-22 3 -8 5M-2 6Q14 4 34 6M-30 0Q-18 -1 -10 0M8 0Q20 -1 30 0", "none", TIMBER_DARK, 1.6, CAPS)
    )


def _tree(cut: bool) -> str:
    """A tree that fell across the way, whole or hewn through."""
    shade = oval(0, 9, 46, 9, "#1c140a", 0.45)
    if not cut:
        cap = path("M42 -10Q47 0 42 10Q37 0 42 -10z", "#d9b078", TIMBER_DARK, 1.8)
        return moved(shade + _twigs() + _trunk() + cap, 50, 70, -52)
    gap = path("M-15 -13L15 -13L12 14H-12z", "#c8a66c") + path("M-15 -12Q0 -9 15 -12L12 13Q0 10 -12 13z", "#dcc08a")
    ends = path(
        "M-14 -10.5Q-9 0 -13 10.5Q-19 0 -14 -10.5zM14 -10.5Q19 0 13 10.5Q9 0 14 -10.5z", "#e6bf87", TIMBER_DARK, 1.8
    )
    chips = path("M-5 -4l5 2-4 3zM3 4l5-2 0 4zM-3 9l4-1-1 4z", "#f0d3a0", TIMBER_DARK, 1)
    return moved(shade + _twigs() + _trunk() + gap + ends + chips, 50, 70, -52)


_SHORE = "M17 73C12 55 27 41 46 43C62 36 84 46 85 65C90 84 74 101 54 98C36 103 21 93 17 73z"
_WATER = "M22 72C18 58 31 47 47 48C62 43 79 51 80 66C84 81 71 95 54 92C38 96 25 89 22 72z"


def _lake() -> str:
    """Deep water from bank to bank."""
    banks = path(_SHORE, "#8a7449", "#1a2a20", 2.2) + path(_WATER, "#2f7596", "#184257", 2.4)
    deep = path("M29 73C27 63 37 55 49 56C61 52 72 58 73 68C75 79 66 87 54 85C42 88 31 84 29 73z", "#24607f")
    waves = path("M31 65q5-4 10 0t10 0M54 60q4-3 8 0t8 0M36 80q5-4 10 0t10 0M60 77q4-3 8 0", "none", "#9fd0e2", 2, CAPS)
    reeds = path("M82 92L80 74M86 90L87 71M78 94L74 79", "none", "#2b4a2a", 3.2, CAPS) + path(
        "M82 92L80 74M86 90L87 71M78 94L74 79", "none", "#7fae5c", 1.5, CAPS
    )
    lily = path("M30 86Q26 82 31 80L33 83L37 80Q41 84 36 87Q33 88 30 86z", "#6fa35a", "#1d3a22", 1.2) + circle(
        37, 82, 1.8, "#f1c9d6"
    )
    return banks + deep + waves + lily + reeds


def _pit() -> str:
    """A hole with a far wall and no bottom."""
    rng = random.Random("pit")
    edge = ring(50, 71, 35, 29, 15, rng, 0.1)
    cracks = path("M18 60L8 55M82 58L92 52M22 92L15 100M78 92L86 99M50 42L52 33", "none", "#3a2a17", 2.4, CAPS)
    rim = path(line(edge, closed=True), "#8a6a3f", "#241a0e", 2, ROUND)
    hole = [(50 + (x - 50) * 0.88, 72 + (y - 71) * 0.86) for x, y in edge]
    wall = path(line(hole, closed=True), "#4d3822", "#140d06", 2, ROUND)
    depth = [(50 + (x - 50) * 0.93, 80 + (y - 72) * 0.68) for x, y in hole]
    dark = path(line(depth, closed=True), "#170f08") + oval(51, 84, 21, 12, "#050302", 0.9)
    strata = path("M27 62L35 70M38 52L42 64M52 49L52 61M66 54L62 65M75 63L68 70", "none", "#2b1d10", 2.2, CAPS)
    stones = lump(20, 80, 5, rng, MOSSY) + lump(80, 82, 6, rng, MOSSY) + lump(69, 46, 4, rng, MOSSY)
    return cracks + rim + wall + strata + dark + stones


def _bridge() -> str:
    """Planks on ropes between four posts."""
    planks = "".join(
        path(f"M{x} {-10 + i % 2}h6.4v{20 - i % 3}h-6.4z", TIMBER_LIT if i % 2 else "#b88850", TIMBER_DARK, 1.4, ROUND)
        for i, x in enumerate(range(-40, 36, 8))
    )
    ropes = "M-43 -11Q0 -7 43 -11M-43 11Q0 15 43 11"
    lines = (
        path(ropes, "none", INK, 5.4)
        + path(ropes, "none", ROPE_DARK, 3.6)
        + path(ropes, "none", ROPE, 3.2, 'stroke-dasharray="3.5 1.2"')
    )
    posts = "".join(circle(x, y, 4.4, TIMBER, INK, 1.8) for x in (-43, 43) for y in (-11, 11))
    return moved(planks + lines + posts, 50, 71, -45)


def token(tool: str) -> str:
    """The round token of a tool that has been used."""
    disc = circle(0, 0, 15, INK) + circle(0, 0, 13.6, PARCHMENT) + circle(0, 0, 11.6, MOSS, INK, 1.2)
    return disc + moved(gear.DRAWN[tool], 0, 0 if tool != "boat" else -1, 0, 0.23)


def _rowing() -> str:
    """A boat on the water."""
    ripples = path("M18 84Q34 92 50 91M58 90Q74 88 84 78", "none", "#b8dde9", 1.8, CAPS)
    return ripples + moved(gear.DRAWN["boat"], 50, 69, -12, 0.66)


def _bridged(feature: str, passed: str) -> str:
    """An obstacle that a dwarf can pass now, with the token that says so."""
    return passed + moved(token(TOOLS[feature]), 80, 109)


DRAWN = {
    "rocks": _rocks(),
    "camp": _camp(),
    "tree": _tree(cut=False),
    "lake": _lake(),
    "pit": _pit(),
    "tree+axe": _bridged("tree", _tree(cut=True)),
    "lake+boat": _bridged("lake", _lake() + _rowing()),
    "pit+rope": _bridged("pit", _pit() + _bridge()),
}
