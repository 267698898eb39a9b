"""What deeds say about who did them, from counts over many rounds: how likely each kind of player is to do what.

Every deed has a context: how near the gold was and whether the player could dig, then what was done, what it changed
and whom it was aimed at. A table holds how much likelier saboteurs of several styles are than miners to do that. A
saboteur's style is unknown and may change from deed to deed, so a saboteur who digs along is not taken for a miner
merely because others would have acted by now.
"""

import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from pyrite.bots.suspicion import Reason
from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.view import View

MINER = "miner"
MOST_REASONS = 3
PHASES = ((2, "near"), (5, "halfway"))  # up to this distance of the nearest goal; beyond: "far"
LARGE = 0.15  # a change of the potential by more than this part of it is large
EVEN = 0.02  # a change by less than this part of it counts as none
STRUCK = "struck"
CHANGES = 0.1  # how often a saboteur changes their style, from deed to deed


class EvidenceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much likelier than a miner a saboteur is to do what, by style."""

    styles: tuple[str, ...]
    shares: tuple[float, ...]  # how common each style is among saboteurs
    sharpness: float  # a factor on all log-odds: the deeds of one player are not independent
    contexts: dict[str, tuple[float, ...]]  # by style; 1 says nothing
    hint_sharpness: float
    hints: dict[str, tuple[float, float, float, float]]  # how likely each kind of player in HINTED gives it


HINTED = ("miner, gold", "miner, stone", "saboteur, gold", "saboteur, stone")  # the role, and what was seen


def check(table: EvidenceTable) -> None:
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
    """How near the gold is, as a word."""
    return next((name for most, name in PHASES if distance <= most), "far")


def change(gain: float, before: float) -> str:
    """What a deed did to the tunnels, as a sign.

    >>> change(0.1, 0.2), change(-0.01, 0.2), change(0, 0.2)
    ('++', '-', '0')
    """
    if abs(gain) <= EVEN * before:
        return "0"
    return ("+" if gain > 0 else "-") * (2 if abs(gain) > LARGE * before else 1)


def trust(leaning: float) -> str:
    """How much a seat is trusted, as a word; `leaning` is from `Grudges`."""
    return "trusted" if leaning > 1 / 3 else "suspected" if leaning < -1 / 3 else "unknown"


def situation(distance: int, hampered: bool) -> str:
    """The situation of the player: a deed is compared with other deeds in the same situation."""
    return f"{phase(distance)}, hampered" if hampered else phase(distance)


def named(kind: str, changed: str = "", dead_end: bool = False, target: str = "") -> str:
    """A deed, in a few words."""
    return " ".join(word for word in (kind, changed, "dead end" if dead_end else "", target) if word)


def context(deed: Deed, grudges: Grudges, known: Mapping[int, bool]) -> str:
    """The key under which deeds like this are counted; `known`: for goals the viewer knows, whether it is the gold."""
    changed = target = ""
    faced = situation(deed.distance, deed.hampered)
    if deed.kind in ("laid", "rockfall"):
        faced += ", knowing" if is_shared(deed, known) else ""
        changed = change(*gain(deed, known))
    elif deed.target >= 0:
        target = "oneself" if deed.target == deed.seat else trust(grudges.leaning(deed.target))
    return f"{faced}: {named(deed.kind, changed, deed.dead_end, target)}"


def struck(deed: Deed, grudges: Grudges) -> str:
    """The context for the seat that a deed was aimed at: how much the player who did it is trusted."""
    return f"{STRUCK}: {deed.kind} by {trust(grudges.leaning(deed.seat))}"


def known_goals(view: View) -> dict[int, bool]:
    """For each goal that the viewer knows, whether it is the gold."""
    return {place: goal.treasure == "gold" for place, goal in enumerate(view.goals) if goal.treasure is not None}


def is_shared(deed: Deed, known: Mapping[int, bool]) -> bool:
    """Whether the viewer knows a goal that the player who did it had looked at."""
    return any(goal in known for goal in deed.knew)


def gain(deed: Deed, known: Mapping[int, bool]) -> tuple[float, float]:
    """The change of the potential by a deed and the potential before it, by what its player knew of the goals."""
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
    """The log-odds of every seat being a saboteur, deed by deed."""

    def __init__(
        self,
        table: EvidenceTable,
        options: Options,
        deeds: Iterable[Deed] = (),
        known: Mapping[int, bool] | None = None,
    ) -> None:
        """After these deeds, for a viewer who knows these goals to be gold or not."""
        self.table = table
        self.grudges = Grudges(options)
        self.log_odds = [0.0] * options.players  # how much likelier their deeds are for a saboteur than for a miner
        self.known = known or {}
        self.count = 0  # of deeds
        self._styles: list[Sequence[float]] = [table.shares] * options.players  # of each seat, if it is a saboteur
        self.contexts: list[tuple[int, int, str]] = []  # an event's place, a seat, the context of what it did
        self.weights: list[tuple[int, int, float]] = []  # an event's place, a seat, the change of its log-odds
        self.aimed: list[tuple[int, int, int, str]] = []  # deeds at others: the event's place, both seats, the kind
        for deed in deeds:
            self.add(deed)

    def add(self, deed: Deed) -> None:
        """Take one more deed into account."""
        self.count += 1
        self._count(deed.event, deed.seat, context(deed, self.grudges, self.known))
        if deed.target >= 0 and deed.target != deed.seat:
            self._count(deed.event, deed.target, struck(deed, self.grudges))
            self.aimed.append((deed.event, deed.seat, deed.target, deed.kind))
        self.grudges.add(deed)

    def _count(self, event: int, seat: int, name: str) -> None:
        self.contexts.append((event, seat, name))
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
        self.weights.append((event, seat, weight))

    def shift(self, seat: int, name: str) -> float:
        """By how much a deed in this context would change the log-odds of a seat."""
        ratios = self.table.contexts.get(name)
        if ratios is None:
            return 0.0
        ratio = sum([chance * ratio for chance, ratio in zip(self._styles[seat], ratios, strict=True)])
        return self.table.sharpness * math.log(ratio)

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The few events that changed this seat's log-odds most, the strongest first."""
        found = [Reason(place, "saboteur", weight) for place, moved, weight in self.weights if moved == seat]
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])


# Where the gold is, from what players did after looking.


def hint(deed: Deed, goal: int) -> str:
    """Whether a player who has looked at a goal dug towards it rather than towards the others."""
    steps = [before - after for before, after in zip(deed.before, deed.after, strict=True)]
    others = max(step for place, step in enumerate(steps) if place != goal and deed.gold[place])
    way = "towards" if steps[goal] > others else "away" if steps[goal] < others else "even"
    return f"{phase(deed.before[goal])}: {way}"


def hints(deed: Deed) -> list[tuple[int, str]]:
    """What a deed hints at, for each goal that only its player may know."""
    if deed.kind not in ("laid", "rockfall") or sum(map(bool, deed.gold)) < 2:
        return []
    return [(goal, hint(deed, goal)) for goal in deed.knew if deed.gold[goal]]


def believed_gold(view: View, table: EvidenceTable, deeds: Iterable[Deed], suspects: Sequence[float]) -> list[float]:
    """The chance of each goal to be the gold, from what the viewer has seen and what others did after looking."""
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
    """How much likelier a hint is if the goal is the gold; `suspect` is the chance that a saboteur gave it."""
    miner_gold, miner_stone, saboteur_gold, saboteur_stone = chances
    gold = (1 - suspect) * miner_gold + suspect * saboteur_gold
    return gold / ((1 - suspect) * miner_stone + suspect * saboteur_stone)
