"""What is found in the rock of a mine, and what has fallen from its roof."""

import random

from pyrite.draw.ink import TIMBER, TIMBER_DARK, TIMBER_LIT, line, lump, moved, path, ring


def crystals() -> str:
    """A small cluster of pale crystals."""
    rng = random.Random("crystals")
    shards = []
    for turn in (-38, 24, -6):
        tall, wide = rng.uniform(9, 13), rng.uniform(2.4, 3.2)
        left = path(line([(0, -tall), (-wide, -tall * 0.6), (-wide * 0.8, 0), (0, 1)], closed=True), "#a9d3d6")
        right = path(line([(0, -tall), (wide, -tall * 0.6), (wide * 0.8, 0), (0, 1)], closed=True), "#56868f")
        shards.append(moved(left + right, 0, 0, turn))
    return "".join(shards)


def pyrite() -> str:
    """Two or three cubes of fool's gold grown into each other."""
    rng = random.Random("pyrite")
    cubes = []
    for dx, dy, r in ((-4, 1, 4.4), (4, 2, 3.6), (0, -4, 4)):
        top = path(f"M0 {-r}L{r} {-r / 2}L0 0L{-r} {-r / 2}z", "#e8cd84")
        left = path(f"M{-r} {-r / 2}L0 0V{r}L{-r} {r / 2}z", "#b18f45")
        right = path(f"M{r} {-r / 2}L0 0V{r}L{r} {r / 2}z", "#6d5526")
        cubes.append(moved(top + left + right, dx, dy, rng.uniform(-14, 14)))
    return "".join(cubes)


def mushrooms() -> str:
    """Two pale cave mushrooms."""
    rng = random.Random("mushrooms")
    caps = []
    for dx, size in ((-3, 1.0), (4, 0.7)):
        stem = path("M-1.6 0L-1.2 -7H1.2L1.6 0z", "#d9cdb0")
        cap = path("M-6 -6Q-5 -12 0 -12T6 -6Q0 -4 -6 -6z", "#9a6a58") + path(
            "M-4 -8Q-3 -11 0 -11", "none", "#c99582", 1.3
        )
        caps.append(moved(stem + cap, dx, rng.uniform(-1, 1), rng.uniform(-12, 12), size))
    return "".join(caps)


def pebbles() -> str:
    """Three stones that came off the wall."""
    rng = random.Random("pebbles")
    return "".join(lump(x, y, r, rng) for x, y, r in ((-5, 2, 4), (4, 3, 5), (0, -4, 3.4)))


FINDS = {"crystals": crystals, "pyrite": pyrite, "mushrooms": mushrooms, "pebbles": pebbles}


def _plank(x: float, y: float, turn: float, long: float) -> str:
    """A snapped prop that sticks out of the rubble."""
    wood = path(f"M0 -3.5H{long}l3 2-4 1 5 2-4 2H0z", TIMBER, TIMBER_DARK, 1.4, 'stroke-linejoin="round"')
    return moved(wood + path(f"M2 -1.8H{long - 2}", "none", TIMBER_LIT, 1.3), x, y, turn)


# Boulders of a fallen roof, back to front: x, y from the middle and size.
_HEAPS = (
    (
        (-15, -17, 11),
        (8, -21, 12),
        (23, -8, 9),
        (-26, -3, 8),
        (-14, 3, 13),
        (17, 6, 14),
        (2, -5, 15),
        (-20, 17, 9),
        (27, 19, 5),
        (-4, 19, 14),
        (14, 23, 9),
        (-28, 8, 4),
    ),
    (
        (14, -19, 12),
        (-9, -20, 13),
        (-24, -9, 8),
        (26, -3, 7),
        (10, -3, 15),
        (-11, 2, 15),
        (24, 11, 9),
        (-25, 14, 7),
        (8, 16, 13),
        (-9, 22, 11),
        (23, 23, 5),
        (-20, -21, 4),
    ),
    (
        (-3, -22, 11),
        (17, -16, 11),
        (-19, -12, 12),
        (-26, 4, 8),
        (24, 2, 9),
        (5, -2, 17),
        (-13, 11, 13),
        (18, 15, 12),
        (2, 22, 12),
        (-17, 24, 6),
        (27, -12, 5),
        (29, 16, 4),
    ),
)
HEAPS = len(_HEAPS)


def heap(kind: int) -> str:
    """A fallen roof: boulders and snapped props piled over the middle of a card."""
    rng = random.Random(f"heap {kind}")
    dark = path(line(ring(50, 70, 30, 32, 15, rng, 0.1), closed=True), "#0b0c10", more='opacity=".85"')
    props = _plank(50, 66, rng.choice((-38, -142, 35)), 34) + _plank(48, 74, rng.choice((145, 22, 160)), 32)
    boulders = [lump(50 + x * 0.88, 70 + y * 0.9, r * 0.92, rng) for x, y, r in _HEAPS[kind]]
    return dark + "".join(boulders[:4]) + props + "".join(boulders[4:])


def parts() -> dict[str, str]:
    """What tunnels refer to, by id."""
    made = {f"draw-heap{kind}": heap(kind) for kind in range(HEAPS)} | {
        f"draw-{name}": find() for name, find in FINDS.items()
    }
    return {name: f'<g id="{name}">{body}</g>' for name, body in made.items()}
