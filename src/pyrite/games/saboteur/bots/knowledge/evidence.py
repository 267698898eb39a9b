"""What deeds say about their doers, as counted in many rounds: how likely each kind of player is to do what.

A deed is put into a context: how near the gold was and whether the doer could dig, then what was done, what it changed
and at whom it was aimed. A table holds how much likelier saboteurs of several styles are than miners to do just that
there. A saboteur is of some style, nobody knows which, and may change it from deed to deed: so one who digs along is
not taken for a miner merely because the loud ones would have acted by now.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from pyrite.bots.suspicion import Reason
from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.rules.options import Options

MINER = "miner"
MOST_REASONS = 3
PHASES = ((2, "near"), (5, "halfway"))  # by the distance of the nearest goal; beyond: "far"
LARGE = 0.15  # a change of the potential, as a share of it
EVEN = 0.02  # one that is none
STRUCK = "struck"
CHANGES = 0.1  # how often a saboteur changes their style, from deed to deed


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much likelier than a miner a saboteur is to do what, by style."""

    styles: tuple[str, ...]
    shares: tuple[float, ...]  # how common each style is among saboteurs
    sharpness: float  # how much of all this to believe: deeds of one player are alike
    contexts: dict[str, tuple[float, ...]]  # by style; 1 says nothing
    hint_sharpness: float
    hints: dict[str, tuple[float, float, float, float]]  # how likely those of HINTED are to give it


HINTED = ("miner, gold", "miner, stone", "saboteur, gold", "saboteur, stone")  # who it is, and what they have seen


def check(table: Table) -> None:
    """ValueError if the numbers of a table do not fit together."""
    if not table.styles or len(table.shares) != len(table.styles):
        raise ValueError("the evidence needs a share for each style of saboteurs")
    for context, ratios in table.contexts.items():
        if len(ratios) != len(table.styles):
            raise ValueError(f"the evidence for {context!r} has {len(ratios)} numbers for {len(table.styles)} styles")
    for name, numbers in (table.contexts | table.hints).items():
        if min(numbers) <= 0:
            raise ValueError(f"the evidence for {name!r} holds something for impossible")


def phase(distance: int) -> str:
    """How near the gold is, in a word."""
    return next((name for most, name in PHASES if distance <= most), "far")


def change(gain: float, before: float) -> str:
    """What a deed did to the tunnels, in a sign.

    >>> change(0.1, 0.2), change(-0.01, 0.2), change(0, 0.2)
    ('++', '-', '0')
    """
    if abs(gain) <= EVEN * before:
        return "0"
    return ("+" if gain > 0 else "-") * (2 if abs(gain) > LARGE * before else 1)


def trust(leaning: float) -> str:
    """What is thought of somebody, in a word."""
    return "trusted" if leaning > 1 / 3 else "suspected" if leaning < -1 / 3 else "unknown"


def situation(distance: int, hampered: bool) -> str:
    """What the doer faced: deeds are compared with others in the same situation."""
    return f"{phase(distance)}, hampered" if hampered else phase(distance)


def named(kind: str, changed: str = "", dead_end: bool = False, target: str = "") -> str:
    """A deed, in a few words."""
    return " ".join(word for word in (kind, changed, "dead end" if dead_end else "", target) if word)


def context(deed: Deed, grudges: Grudges, known: Mapping[int, bool]) -> str:
    """Where the likes of a deed are counted; `known`: which goals the viewer knows to be gold, or not."""
    changed = target = ""
    faced = situation(deed.distance, deed.hampered)
    if deed.kind in ("laid", "rockfall"):
        faced += ", knowing" if is_shared(deed, known) else ""
        changed = change(*gain(deed, known))
    elif deed.target >= 0:
        target = "oneself" if deed.target == deed.seat else trust(grudges.leaning(deed.target))
    return f"{faced}: {named(deed.kind, changed, deed.dead_end, target)}"


def struck(deed: Deed, grudges: Grudges) -> str:
    """The context of whom a deed was aimed at: that somebody so trusted broke or mended them."""
    return f"{STRUCK}: {deed.kind} by {trust(grudges.leaning(deed.seat))}"


def is_shared(deed: Deed, known: Mapping[int, bool]) -> bool:
    """Whether the viewer knows a goal at which the doer had looked."""
    return any(goal in known for goal in deed.knew)


def gain(deed: Deed, known: Mapping[int, bool]) -> tuple[float, float]:
    """What a deed changed, and the potential before it, by all that its doer knew as far as the viewer can tell."""
    chances = list(deed.gold)
    for goal in deed.knew:
        if goal in known:
            chances = [float(place == goal) for place in range(3)] if known[goal] else _without(chances, goal)
    before = potential(chances, deed.cost_before)
    return potential(chances, deed.cost_after) - before, before


def _without(chances: Sequence[float], goal: int) -> list[float]:
    left = [0.0 if place == goal else chance for place, chance in enumerate(chances)]
    total = sum(left)
    return [chance / total for chance in left] if total else left


class Evidence:
    """What speaks for and against everyone, deed by deed."""

    def __init__(
        self, table: Table, options: Options, deeds: Iterable[Deed] = (), known: Mapping[int, bool] | None = None
    ) -> None:
        """After these deeds, for who knows these goals to be gold or not."""
        self.table = table
        self.grudges = Grudges(options)
        self.log_odds = [0.0] * options.players  # how much likelier their deeds are for a saboteur than for a miner
        self.known = known or {}
        self.count = 0  # of deeds
        self._styles: list[Sequence[float]] = [table.shares] * options.players  # of each seat, if it is a saboteur
        self._weights: list[tuple[int, int, float]] = []
        for deed in deeds:
            self.add(deed)

    def add(self, deed: Deed) -> None:
        """Takes one more deed into account."""
        self.count += 1
        self._count(deed.event, deed.seat, context(deed, self.grudges, self.known))
        if deed.target >= 0 and deed.target != deed.seat:
            self._count(deed.event, deed.target, struck(deed, self.grudges))
        self.grudges.add(deed)

    def _count(self, event: int, seat: int, name: str) -> None:
        ratios = self.table.contexts.get(name)
        if ratios is None:
            return
        now = [chance * ratio for chance, ratio in zip(self._styles[seat], ratios, strict=True)]
        ratio = sum(now)
        self._styles[seat] = [
            (1 - CHANGES) * chance / ratio + CHANGES * share
            for chance, share in zip(now, self.table.shares, strict=True)
        ]
        weight = self.table.sharpness * math.log(ratio)
        self.log_odds[seat] += weight
        self._weights.append((event, seat, weight))

    def shift(self, seat: int, name: str) -> float:
        """How much the log-odds of a seat would move by a deed in this context."""
        ratios = self.table.contexts.get(name)
        if ratios is None:
            return 0.0
        ratio = sum([chance * ratio for chance, ratio in zip(self._styles[seat], ratios, strict=True)])
        return self.table.sharpness * math.log(ratio)

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The few events that moved this seat's log-odds most, the weightiest first."""
        found = [Reason(place, "saboteur", weight) for place, moved, weight in self._weights if moved == seat]
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])


# Where the gold is, by what those did who have looked.


def hint(deed: Deed, goal: int) -> str:
    """Whether somebody who has looked at a goal went there, as far as that differs from going elsewhere."""
    steps = [before - after for before, after in zip(deed.before, deed.after, strict=True)]
    others = max(step for place, step in enumerate(steps) if place != goal and deed.gold[place])
    way = "towards" if steps[goal] > others else "away" if steps[goal] < others else "even"
    return f"{phase(deed.before[goal])}: {way}"


def hints(deed: Deed) -> list[tuple[int, str]]:
    """What a deed hints at, for each goal that its doer alone may know."""
    if deed.kind not in ("laid", "rockfall") or sum(map(bool, deed.gold)) < 2:
        return []
    return [(goal, hint(deed, goal)) for goal in deed.knew if deed.gold[goal]]


def believed_gold(view: Any, table: Table, deeds: Iterable[Deed], suspects: Sequence[float]) -> list[float]:
    """The chance of each goal to be the gold, from what the viewer has seen and from what others did who looked."""
    chances = gold_chances(view)
    if max(chances) == 1:
        return chances
    for deed in deeds:
        if deed.seat == view.seat or not deed.knew:
            continue
        for goal, name in hints(deed):
            if name in table.hints and chances[goal]:
                chances[goal] *= _hint_odds(table.hints[name], suspects[deed.seat]) ** table.hint_sharpness
    total = sum(chances)
    return [chance / total for chance in chances]


def _hint_odds(chances: tuple[float, float, float, float], suspect: float) -> float:
    """How much likelier a hint is if the goal is the gold, given by one who is a saboteur with some chance."""
    miner_gold, miner_stone, saboteur_gold, saboteur_stone = chances
    gold = (1 - suspect) * miner_gold + suspect * saboteur_gold
    return gold / ((1 - suspect) * miner_stone + suspect * saboteur_stone)
