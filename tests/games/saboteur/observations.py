"""What an observation of Saboteur should be, from a view."""

from collections.abc import Callable
from typing import Any

from pyrite.core import grid
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.encoding import LAYOUT
from pyrite.games.saboteur.rules.words import Claim, Ending, Goal, Phase, Role, Tool
from tests.games.observations import counted, numbers_of


def expected(view: Any, reached: set[tuple[int, int]]) -> list[int]:
    """The numbers that say what the view says; `reached` is what a walk over the view's table finds."""
    cells = {(card.x, card.y): card.face for card in view.table}
    known = [(goal.x, goal.y, goal.treasure) for goal in view.goals if goal.treasure is not None]
    planes = {
        "card": set(cells),
        **{
            side: {cell for cell, face in cells.items() if letter in face.upper()}
            for side, letter in zip(("north", "east", "south", "west"), "NESW", strict=True)
        },
        "joined": {cell for cell, face in cells.items() if face.isupper()},
        "reached": reached,
        "face_down": {(goal.x, goal.y) for goal in view.goals if not goal.face_up},
        "gold": {(x, y) for x, y, treasure in known if treasure == "gold"},
        "stone": {(x, y) for x, y, treasure in known if treasure != "gold"},
        "bonus": {(view.bonus.x, view.bonus.y)} if view.bonus else set(),
        "last_laid": {view.last_laid} if view.last_laid else set(),
    }
    return numbers_of(LAYOUT, planes, _fields(view), [_player(view, place) for place in range(view.options.players)])


def walk(view: Any) -> set[tuple[int, int]]:
    """Where one can walk from the start, found card by card."""
    cells = {(card.x, card.y): card.face for card in view.table}
    found, todo = set(), [(0, 0)]
    while todo:
        x, y = todo.pop()
        if (x, y) in found or not cells[x, y].isupper():
            continue
        found.add((x, y))
        for side, back, dx, dy in (("N", "S", 0, -1), ("E", "W", 1, 0), ("S", "N", 0, 1), ("W", "E", -1, 0)):
            other = cells.get((x + dx, y + dy), "")
            if side in cells[x, y] and back in other.upper():
                todo.append((x + dx, y + dy))
    return found


def _counts(names: tuple[str, ...]) -> list[int]:
    return [names.count(kind) for kind in cards.KINDS]


def _values(values: tuple[int, ...] | None) -> list[int]:
    return [(values or ()).count(value) for value in (1, 2, 3)]


def _role(name: str | None) -> int:
    return 0 if name is None else Role[name.upper()] + 1


def _fields(view: Any) -> dict[str, Any]:
    options, bonus = view.options, view.bonus
    outside = [card for card in view.table if not (-4 <= card.x <= 12 and -6 <= card.y <= 6)]
    return {
        "players": options.players,
        "round": view.round,
        "rounds": options.rounds,
        "phase": Phase[view.phase.upper()],
        "turn": counted(view.turn, view.seat, options.players),
        "pile": view.pile,
        "supply": view.supply,
        "pool_size": view.pool_size,
        "ending": Ending[view.ending.upper()],
        "outside": len(outside),
        "leftover": _role(view.leftover),
        "bonus": bonus.value if bonus else 0,
        "claim": Claim[bonus.claim.upper()] if bonus else 0,
        "shown": _values(bonus.shown if bonus else None),
        "bonuses_left": _values(view.bonuses_left),
        "revised": options.edition == "revised",
        "sabotaged_unpaid": options.sabotaged_unpaid,
        "all_saboteurs": options.all_saboteurs,
        "role": _role(view.role),
        "hand": _counts(view.hand),
        "passed": _counts(view.passed),
        "discard": _counts(view.discard),
        "nuggets": _values(view.nuggets),
        "pool": _values(view.pool),
        "deck": [options.maps if kind == "map" else cards.DECK[kind] for kind in cards.KINDS],
    }


def _player(view: Any, place: int) -> dict[str, Any]:
    seat = (view.seat + place) % view.options.players
    looked = {f"looked_{goal.name}": seat in goal.looked_by for goal in view.goals}
    broken = {f"broken_{tool.name.lower()}": "PLC"[tool] in view.broken[seat] for tool in Tool}
    return {
        "seated": 1,
        "to_act": view.turn == seat,
        "role": _role(view.roles[seat]),
        **broken,
        **looked,
        "hand_size": view.hand_sizes[seat],
        "passed_count": view.passed_counts[seat],
        "nugget_count": view.nugget_counts[seat],
        "first": view.first == seat,
        "last_tunnel": view.last_tunnel == seat,
        "last_card": view.last_card == seat,
        "claimer": view.bonus is not None and view.bonus.claimer == seat,
    }


def details(event: Any, seat: Callable[[int], int]) -> list[int]:
    """The three numbers of a decision."""
    if event.kind in ("laid", "rockfall"):
        return [grid.face_of(event.face), event.x, event.y]
    if event.kind == "bonus_laid":
        return [event.value, event.x, event.y]
    if event.kind == "looked":
        return [Goal[event.goal.upper()], 0, 0]
    if event.kind in ("broke", "mended"):
        card = cards.KINDS.index(event.card) if event.card else 0
        return [seat(event.target), Tool[event.tool.upper()], card]
    return [0, 0, 0]
