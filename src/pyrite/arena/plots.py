"""Plots as SVG: figures with their intervals, and how times are spread. Colours are classes that the page defines."""

import math
from collections.abc import Callable, Sequence
from html import escape

import msgspec

WIDTH = 760
LEFT = 190  # room for the names of rows
RIGHT = 20
LINE = 15  # from one figure to the next
GAP = 10  # between rows
TOP = 26  # room for the numbers of the axis


class Dot(msgspec.Struct, frozen=True):
    """One figure: its colour's class, where it and its interval are, and what it says when pointed at."""

    colour: str
    value: float
    low: float
    high: float
    text: str


class Axis(msgspec.Struct, frozen=True):
    """What is along a plot's width: its ends, and where numbers are."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def place(self, value: float) -> float:
        """Where a value is, in the plot's units."""
        part = (value - self.low) / (self.high - self.low)
        return LEFT + (WIDTH - LEFT - RIGHT) * min(1.0, max(0.0, part))


def axis_of(values: Sequence[float]) -> Axis:
    """An axis with round numbers that holds all the values.

    >>> axis_of([0.03, 0.41]).ticks
    (0.0, 0.1, 0.2, 0.3, 0.4, 0.5)
    """
    low, high = min(values), max(values)
    reach = (high - low) or 1.0
    step = 10 ** math.floor(math.log10(reach))
    step = next(size for size in (step / 5, step / 2, step, 2 * step) if reach / size <= 6)
    first, last = math.floor(low / step), math.ceil(high / step)
    last += first == last
    ticks = tuple(round(number * step, 10) for number in range(first, last + 1))
    return Axis(ticks[0], ticks[-1], ticks)


def intervals(title: str, rows: Sequence[tuple[str, Sequence[Dot]]], axis: Axis, form: str) -> str:
    """A row for each name, with a dot and its interval for each figure."""
    parts, y = [], float(TOP)
    for name, dots in rows:
        middle = y + LINE * len(dots) / 2
        parts.append(f'<text x="{LEFT - 12}" y="{middle + 4:.0f}" class="name">{escape(name)}</text>')
        for number, dot in enumerate(dots):
            parts.append(_dot(dot, axis, y + LINE * (number + 0.5)))
        y += LINE * len(dots) + GAP
    scale = _scale([(axis.place(tick), format(tick, form)) for tick in axis.ticks], y)
    nothing = [_upright(axis.place(0), y, "zero")] if axis.low < 0 < axis.high else []
    return _svg(title, [*scale, *nothing, *parts], y)


def _dot(dot: Dot, axis: Axis, y: float) -> str:
    low, value, high = (axis.place(number) for number in (dot.low, dot.value, dot.high))
    whisker = f'<path d="M{low:.1f} {y:.1f}H{high:.1f}"/>'
    circle = f'<circle cx="{value:.1f}" cy="{y:.1f}" r="4"/>'
    return f'<g class="{escape(dot.colour)}"><title>{escape(dot.text)}</title>{whisker}{circle}</g>'


def times(
    title: str, bots: Sequence[tuple[str, str, Sequence[tuple[float, int]]]], say_time: Callable[[float], str]
) -> str:
    """How the times of moves are spread: for each bot its colour, its name, and milliseconds with their moves."""
    known = [math.log10(time) for _, _, moves in bots for time, _ in moves] or [0.0]
    first, last = math.floor(min(known)), math.ceil(max(known) + 1e-9)
    axis = Axis(first, max(last, first + 1), ())
    height, parts = 140.0, []
    for colour, name, moves in bots:
        shares = _shares(moves, 8)
        most = max(shares.values(), default=1.0)
        bars = "".join(
            f"M{axis.place(place / 8):.1f} {TOP + height:.0f}V{TOP + height * (1 - part / most):.1f}"
            f"H{axis.place((place + 1) / 8):.1f}V{TOP + height:.0f}"
            for place, part in sorted(shares.items())
        )
        parts.append(f'<path class="{escape(colour)} bars" d="{bars}"><title>{escape(name)}</title></path>')
    ticks = [(axis.place(power), say_time(10.0**power)) for power in range(first, int(axis.high) + 1)]
    return _svg(title, [*_scale(ticks, TOP + height), *parts], TOP + height + GAP)


CURVES = ("#1f6f8b", "#c8553d", "#6a994e", "#8a5fbf", "#b08900")  # of a picture on its own
STYLE = "text{font:12px sans-serif;fill:#333}.tick{text-anchor:middle}.grid{stroke:#ddd}.line{fill:none;stroke-width:2}"


def curves(title: str, lines: Sequence[tuple[str, Sequence[tuple[float, float]]]]) -> str:
    """Shares from 0 to 1 over steps, a line to each name, as a picture that needs no page around it."""
    steps = [step for _, points in lines for step, _ in points] or [1.0]
    axis, height = axis_of([0.0, *steps]), 300.0
    parts = [f'<rect width="{WIDTH}" height="{TOP + height + 4 * GAP:.0f}" fill="#fff"/><style>{STYLE}</style>']
    parts += _scale([(axis.place(tick), f"{tick:g}") for tick in axis.ticks], TOP + height)
    for tenth in range(0, 11, 2):
        y = TOP + height * (1 - tenth / 10)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 40}" y="{y + 4:.1f}">{tenth * 10} %</text>')
    for number, (name, points) in enumerate(lines):
        colour = CURVES[number % len(CURVES)]
        places = [f"{axis.place(step):.1f} {TOP + height * (1 - share):.1f}" for step, share in points]
        path = f'<path class="line" stroke="{colour}" d="M{"L".join(places)}"/>' if places else ""
        label = f'<text x="4" y="{TOP + 30 + 44 * number}" fill="{colour}" style="fill:{colour}">'
        first, _, second = name.partition(", ")
        words = f'{escape(first)}<tspan x="4" dy="15">{escape(second)}</tspan>'
        parts.append(f"<g><title>{escape(name)}</title>{path}{label}{words}</text></g>")
    return _svg(title, parts, TOP + height + 4 * GAP).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def _shares(moves: Sequence[tuple[float, int]], bins: int) -> dict[int, float]:
    """The share of moves in each of so many bins a decade."""
    total = sum(count for _, count in moves)
    shares: dict[int, float] = {}
    for time, count in moves:
        place = math.floor(math.log10(time) * bins)
        shares[place] = shares.get(place, 0.0) + count / total
    return shares


def _scale(ticks: Sequence[tuple[float, str]], bottom: float) -> list[str]:
    lines = [_upright(x, bottom, "grid") for x, _ in ticks]
    return lines + [f'<text x="{x:.1f}" y="14" class="tick">{escape(text)}</text>' for x, text in ticks]


def _upright(x: float, bottom: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x:.1f} {TOP - 6}V{bottom:.0f}"/>'


def _svg(title: str, parts: Sequence[str], height: float) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}"'
    return f'<svg {box} role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
