"""Cards with openings at their sides: where the walls of ways between them run."""

import random
from itertools import combinations

from .ink import HEIGHT, WIDTH, Point, curve, line, rough, stretch

SIDES = "NESW"

# How far a way reaches from its middle line to its left, upper, right and lower wall.
Reach = tuple[float, float, float, float]


def masks(least: int) -> list[str]:
    """All sets of openings with at least so many.

    >>> masks(3)
    ['NES', 'NEW', 'NSW', 'ESW', 'NESW']
    """
    return ["".join(sides) for count in range(least, 5) for sides in combinations(SIDES, count)]


def corner(index: int, reach: Reach) -> Point:
    """Where two walls cross; corner 0 is between north and east, and so on clockwise."""
    left, up, right, down = reach
    return ((50 + right, 70 - up), (50 + right, 70 + down), (50 - left, 70 + down), (50 - left, 70 - up))[index % 4]


def rim(side: int, point: Point) -> Point:
    """The point moved out to a side of the card."""
    return ((point[0], 0), (WIDTH, point[1]), (point[0], HEIGHT), (0, point[1]))[side % 4]


def _wall(start: int, end: int, reach: Reach, bend: bool, step: float) -> list[Point]:
    """The wall from one opening clockwise to the next."""
    turns = (end - start) % 4 or 4
    first, last = corner(start, reach), corner(start + turns - 1, reach)
    a, b = rim(start, first), rim(end, last)
    if bend:
        return curve(a, corner(start + turns // 2, reach), b)
    if turns == 1:
        near = [(first[0] + (p[0] - first[0]) * 0.16, first[1] + (p[1] - first[1]) * 0.16) for p in (a, b)]
        return [*stretch(a, near[0], step), *stretch(near[1], b, step)]
    return stretch(a, b, step)


def outline(sides: str, reach: Reach, rng: random.Random, by: float) -> str:
    """The closed outline of the joined ways."""
    order = [SIDES.index(side) for side in sides]
    bend = len(order) == 2 and (order[1] - order[0]) % 2 == 1
    points: list[Point] = []
    for i, side in enumerate(order):
        wall = _wall(side, order[(i + 1) % len(order)], reach, bend, 7 if by else HEIGHT)
        points += rough(wall, rng, by)
    return line(points, closed=True)
