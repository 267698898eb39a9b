"""Faceted rock that fills a card."""

import random
from math import sqrt

from .ink import HEIGHT, WIDTH, line, path

KINDS = 6
GREY = ("#22262f", "#282c37", "#2e333e", "#343945", "#3b414e", "#434a58", "#4d5564")
BROWN = ("#231a12", "#2a2017", "#32271b", "#3a2f23", "#43372a", "#4d3f30", "#584937")

_COLUMNS, _ROWS = 5, 7
_Peak = tuple[float, float, float]


def _peaks(rng: random.Random) -> list[list[_Peak]]:
    """A shaken grid of points with heights; those on the rim stay on it."""
    rows = []
    for j in range(_ROWS + 1):
        row = []
        for i in range(_COLUMNS + 1):
            x, y = i * WIDTH / _COLUMNS, j * HEIGHT / _ROWS
            x += rng.uniform(-7, 7) if 0 < i < _COLUMNS else 0
            y += rng.uniform(-7, 7) if 0 < j < _ROWS else 0
            row.append((x, y, rng.uniform(0, 13)))
        rows.append(row)
    return rows


def _brightness(a: _Peak, b: _Peak, c: _Peak) -> float:
    """How much light from the upper left falls on a triangle, 0 to 1."""
    ux, uy, uz = (b[i] - a[i] for i in range(3))
    vx, vy, vz = (c[i] - a[i] for i in range(3))
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = sqrt(nx * nx + ny * ny + nz * nz) or 1
    sign = 1 if nz > 0 else -1
    return max(0.0, min(1.0, sign * (-0.5 * nx - 0.65 * ny + 0.57 * nz) / length))


def facets(seed: str, hues: tuple[str, ...]) -> str:
    """A sheet of rock of card size: triangles, one path for each hue."""
    rng = random.Random(seed)
    grid = _peaks(rng)
    by_hue: dict[str, list[str]] = {hue: [] for hue in hues}
    for j in range(_ROWS):
        for i in range(_COLUMNS):
            a, b, c, d = grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]
            for three in ((a, b, c), (a, c, d)) if rng.random() < 0.5 else ((a, b, d), (b, c, d)):
                hue = hues[min(len(hues) - 1, int(_brightness(*three) * len(hues)))]
                by_hue[hue].append(line([(round(x), round(y)) for x, y, _ in three], closed=True))
    sheet = f'<path d="M0 0H{WIDTH}V{HEIGHT}H0z" fill="{hues[2]}"/>'
    return sheet + "".join(path("".join(parts), hue, hue, 0.5) for hue, parts in by_hue.items() if parts)
