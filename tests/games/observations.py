"""A second way to make observations: from the view and its events alone, by the names in the layout."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.layout import Layout
from pyrite.core.window import HEIGHT, LINE, LINES, WIDTH

Cells = set[tuple[int, int]]


def rows_of(cells: Cells, layout: Layout) -> list[int]:
    """The rows of a plane in which these cells are marked."""
    rows = [0] * HEIGHT
    for x, y in cells:
        column, row = x - layout.left, y - layout.top
        if 0 <= column < WIDTH and 0 <= row < HEIGHT:
            rows[row] |= 1 << column
    return rows


def numbers_of(
    layout: Layout, planes: Mapping[str, Cells], fields: Mapping[str, Any], players: Sequence[Mapping[str, Any]]
) -> list[int]:
    """An observation by the names of its parts, without the last decisions; what is not named is 0."""
    assert planes.keys() <= set(layout.planes)
    assert fields.keys() <= {field.name for field in layout.fields}
    numbers: list[int] = []
    for plane in layout.planes:
        numbers += rows_of(planes.get(plane, set()), layout)
    for field in layout.fields:
        given = fields.get(field.name, 0)
        values = list(given) if isinstance(given, (list, tuple)) else [int(given)] * (1 if field.length == 1 else 0)
        numbers += values or [0] * field.length
    for place in range(layout.seats):
        features = players[place] if place < len(players) else {}
        assert features.keys() <= set(layout.player_fields)
        numbers += [int(features.get(name, 0)) for name in layout.player_fields]
    assert len(numbers) == layout.size
    return numbers


def history_of(layout: Layout, decisions: Sequence[Any], details: Any, viewer: int, players: int) -> list[int]:
    """The last decisions, the newest first, each from its first public event."""
    numbers: list[int] = []
    for event in list(decisions)[::-1][:LINES]:
        numbers += [layout.history_kinds.index(event.kind) + 1, counted(event.seat, viewer, players)]
        numbers += details(event, lambda seat: counted(seat, viewer, players))
    return numbers + [0] * (LINES * LINE - len(numbers))


def counted(seat: int | None, viewer: int, players: int) -> int:
    """A seat counted from the viewer, from 1; 0 for nobody."""
    return 0 if seat is None else (seat - viewer) % players + 1
