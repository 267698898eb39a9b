"""Everything that was done in a round as rows of numbers, for the belief network (`belief_network.py`).

A row says what a deed was and changed, when it was done, and how the player who did it and its target stood then. It
depends on what the viewer knows of the goals, and on nothing else that is hidden.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.evidence import change, gain, is_shared
from pyrite.games.saboteur.bots.knowledge.goals import potential
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.rules.options import Options

KINDS = ("laid", "rockfall", "broke", "mended", "looked", "passed")
CHANGES = ("++", "+", "0", "-", "--")
DEED_NUMBERS = (
    *KINDS,
    *(f"changed {sign}" for sign in CHANGES),
    "gain",
    "loss",
    "gain by distance",
    "loss by distance",
    "gain by what the viewer knows",
    "loss by what the viewer knows",
    "viewer knows more",
    "best step",
    "worst step",
    "dead end",
    "dead end that changes nothing",
    "openings",
    "knowing",
    "looked before",
    "near",
    "halfway",
    "distance",
    "hampered",
    "passed hampered",
    "lap",
    "first lap",
    "players",
    "oneself",
    "trust in target",
    "trust in doer",
    "target broken before",
    "in return",
    "again",
    "looked where others had",
    "gold was known",
)
SEAT_NUMBERS = ("turns", "broken tools", "players", "prior", "nearest", "lap", "goals looked at", "is the viewer")
MOST_LAPS = 12.0
TUNNEL_NUMBERS = 16


class DeedRow(NamedTuple):
    """A deed with its numbers."""

    event: int
    seat: int
    target: int  # another seat, or -1
    numbers: list[float]


class RoundRows(NamedTuple):
    """A round in numbers."""

    deeds: list[DeedRow]
    seats: list[list[float]]


def round_rows(options: Options, deeds: Sequence[Deed], known: Mapping[int, bool], viewer: int | None) -> RoundRows:
    """The numbers of these deeds and of each seat; `known`: for goals the viewer knows, whether it is the gold."""
    players = options.players
    grudges = Grudges(options)
    rows: list[DeedRow] = []
    turns, broken = [0] * players, [0] * players
    looked: list[set[int]] = [set() for _ in range(players)]
    aimed: set[tuple[str, int, int]] = set()
    for deed in deeds:
        target = deed.target if deed.target != deed.seat else -1
        row = _tunnel(deed, known) if deed.kind in ("laid", "rockfall") else [0.0] * TUNNEL_NUMBERS
        others = sum(deed.goal in one for seat, one in enumerate(looked) if seat != deed.seat)
        numbers = [
            *(1.0 if deed.kind == kind else 0.0 for kind in KINDS),
            *row,
            deed.openings / 4,
            1.0 if is_shared(deed, known) else 0.0,
            len(deed.knew) / 2,
            1.0 if deed.distance <= 2 else 0.0,
            1.0 if 2 < deed.distance <= 5 else 0.0,
            min(deed.distance, 12) / 8,
            1.0 if deed.hampered else 0.0,
            1.0 if deed.hampered and deed.kind == "passed" else 0.0,
            min(turns[deed.seat], MOST_LAPS) / 8,
            1.0 if turns[deed.seat] == 0 else 0.0,
            (players - 3) / 7,
            1.0 if deed.target == deed.seat else 0.0,
            grudges.leaning(target) if target >= 0 else 0.0,
            grudges.leaning(deed.seat),
            broken[deed.target] / 2 if deed.target >= 0 else 0.0,
            1.0 if (deed.kind, deed.target, deed.seat) in aimed and target >= 0 else 0.0,
            1.0 if (deed.kind, deed.seat, deed.target) in aimed and target >= 0 else 0.0,
            others / 2 if deed.kind == "looked" else 0.0,
            1.0 if max(deed.gold) == 1 else 0.0,
        ]
        rows.append(DeedRow(deed.event, deed.seat, target, numbers))
        turns[deed.seat] += 1
        if deed.kind in ("broke", "mended"):
            broken[deed.target] += 1 if deed.kind == "broke" else -1
            aimed.add((deed.kind, deed.seat, deed.target))
        if deed.kind == "looked":
            looked[deed.seat].add(deed.goal)
        grudges.add(deed)
    nearest = _nearest(deeds[-1]) if deeds else 8.0
    chance = prior(options)
    return RoundRows(
        rows,
        [
            [
                math.log1p(turns[seat]),
                broken[seat] / 2,
                (players - 3) / 7,
                math.log(chance / (1 - chance)),
                nearest / 8,
                len(deeds) / players / MOST_LAPS,
                len(looked[seat]) / 2,
                1.0 if seat == viewer else 0.0,
            ]
            for seat in range(players)
        ],
    )


def _tunnel(deed: Deed, known: Mapping[int, bool]) -> list[float]:
    """What a deed changed, by what its player knew, by what everyone knew and by what the viewer knows."""
    by_player, before = gain(deed, known)
    sign = change(by_player, before)
    chances = _as_known(deed, known)
    now = potential(chances, deed.cost_before)
    by_viewer = potential(chances, deed.cost_after) - now
    steps = [one - other for one, other, gold in zip(deed.before, deed.after, deed.gold, strict=True) if gold] or [0]
    return [
        *(1.0 if sign == one else 0.0 for one in CHANGES),
        *_sides(by_player, before),
        *_sides(deed.gain, deed.potential),
        *_sides(by_viewer, now),
        1.0 if any(goal not in deed.knew and deed.gold[goal] for goal in known) else 0.0,
        max(-3, min(3, max(steps))) / 2,
        max(-3, min(3, min(steps))) / 2,
        1.0 if deed.dead_end else 0.0,
        1.0 if deed.dead_end and sign == "0" else 0.0,
    ]


def _sides(change: float, before: float) -> tuple[float, float]:
    """A gain and a loss, as parts of what there was."""
    part = change / before if before > 0 else 0.0
    return 2 * max(0.0, min(1.0, part)), 2 * max(0.0, min(1.0, -part))


def _as_known(deed: Deed, known: Mapping[int, bool]) -> list[float]:
    """The chance of each goal then, with what the viewer knows now."""
    if any(known.values()):
        return [float(known.get(place, False)) for place in range(3)]
    left = [0.0 if place in known else chance for place, chance in enumerate(deed.gold)]
    total = sum(left)
    return [chance / total for chance in left] if total else list(deed.gold)


def _nearest(deed: Deed) -> float:
    """The cards to the nearest goal that could be the gold, after a deed."""
    possible = [after for after, gold in zip(deed.after, deed.gold, strict=True) if gold] or list(deed.after)
    return float(min(12, *possible, 12))
