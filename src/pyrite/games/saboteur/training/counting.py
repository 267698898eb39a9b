"""Count evidence on rounds whose roles are known: what each kind of player does, and how far to trust it."""

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import styles
from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.evidence import (
    HINTED,
    MINER,
    STRUCK,
    Evidence,
    EvidenceTable,
    believed_gold,
    context,
    hints,
    known_goals,
    struck,
)
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training.climbing import Weights, pick
from pyrite.games.saboteur.training.lessons import OWN, SLIPS, StudyRound, draw_names

SHARES = {"blatant": 0.15, "steady": 0.2, "sly": 0.2, "sleeper": 0.15, styles.RANDOM: 0.1, OWN: 0.2}
MINERS = {SLIPS: 0.4, OWN: 0.6}
UNSEEN = 1  # added to every count, so that nothing counts as impossible
SHARPNESSES = [step / 10 for step in range(3, 13)]
HINT_SHARPNESSES = [step / 4 for step in range(6)]
LEAST = 1e-6  # the smallest chance that is compared with the truth
LOOKS = 3  # moments of each round at which a belief is compared with the truth


class Counts(NamedTuple):
    """How often each kind of player did what, and each hint was given."""

    contexts: Counter[tuple[str, str]]  # context and kind
    hints: Counter[tuple[str, str]]  # hint and which of HINTED


class FinishedRound(NamedTuple):
    """A finished round: the players by seat, and before each turn its view and the number of deeds so far."""

    lesson: StudyRound
    names: list[str]
    moments: list[tuple[View, int]]


def play_out(seed: str, weights: Weights | None, table: EvidenceTable | None) -> FinishedRound:
    """A round between all kinds of players; those that learn play by these weights, if there are any yet."""
    rng = random.Random(seed)
    lesson = StudyRound(seed, rng)
    moments: list[tuple[View, int]] = []
    if weights is None or table is None:
        names = draw_names(lesson.roles, {SLIPS: 1.0}, _shares(False), rng)
    else:
        names = draw_names(lesson.roles, MINERS, SHARES, rng)
    while not lesson.is_over:
        view = lesson.view()
        moments.append((view, len(lesson.deeds.done)))
        seat = require(view.seat)
        name, role = names[seat], lesson.roles[seat]
        if name == OWN and len(view.legal) > 1 and weights is not None and table is not None:
            rows = lesson.decision(view, table).rows
            lesson.play(view.legal[pick(rows, weights[role], None)])
        else:
            lesson.play(lesson.act(name, view))
    return FinishedRound(lesson, names, moments)


def _shares(with_own: bool) -> dict[str, float]:
    return {name: share for name, share in SHARES.items() if with_own or name != OWN}


def count(task: tuple[Sequence[str], Weights | None, EvidenceTable | None]) -> Counts:
    """Count the deeds of some rounds."""
    seeds, weights, table = task
    counts = Counts(Counter(), Counter())
    for seed in seeds:
        lesson, names, _ = play_out(seed, weights, table)
        kinds = [MINER if role == MINER else name for role, name in zip(lesson.roles, names, strict=True)]
        _count_deeds(lesson, kinds, counts)
    return counts


def _count_deeds(lesson: StudyRound, kinds: Sequence[str], counts: Counts) -> None:
    grudges = Grudges(lesson.match.options)
    truth = {goal: goal == lesson.gold for goal in range(3)}
    for deed in lesson.deeds.done:
        kind = kinds[deed.seat]
        for name in {context(deed, grudges, {}), context(deed, grudges, truth)}:
            counts.contexts[name, kind] += 1
        if deed.target >= 0 and deed.target != deed.seat:
            counts.contexts[struck(deed, grudges), kinds[deed.target]] += 1
        for goal, name in hints(deed):
            role = MINER if kind == MINER else "saboteur"
            counts.hints[name, f"{role}, {'gold' if goal == lesson.gold else 'stone'}"] += 1
        grudges.add(deed)


def fit(parts: Iterable[Counts], with_own: bool) -> EvidenceTable:
    """The table of these counts; its sharpness is set later by `sharpen`."""
    contexts: Counter[tuple[str, str]] = Counter()
    hinted: Counter[tuple[str, str]] = Counter()
    for part in parts:
        contexts.update(part.contexts)
        hinted.update(part.hints)
    shares = _shares(with_own)
    total = sum(shares.values())
    ratios = {
        name: tuple(_rounded(chance / chances[0]) for chance in chances[1:])
        for name, chances in _rates(contexts, (MINER, *shares)).items()
    }
    rates = {name: [_rounded(chance) for chance in chances] for name, chances in _rates(hinted, HINTED).items()}
    return EvidenceTable(
        styles=tuple(shares),
        shares=tuple(round(share / total, 4) for share in shares.values()),
        sharpness=1.0,
        contexts=ratios,
        hint_sharpness=1.0,
        hints={name: (one, two, three, four) for name, (one, two, three, four) in rates.items()},
    )


def _rounded(value: float) -> float:
    """A number with three significant digits."""
    return float(f"{value:.3g}")


def _rates(counted: Counter[tuple[str, str]], kinds: Sequence[str]) -> dict[str, list[float]]:
    """For each deed and kind of player, its part of all that this kind does in the same situation."""
    names = sorted({name for name, _ in counted})
    totals: Counter[tuple[str, str]] = Counter()
    for name in names:
        for kind in kinds:
            totals[_situation(name), kind] += counted[name, kind] + UNSEEN
    return {name: [(counted[name, kind] + UNSEEN) / totals[_situation(name), kind] for kind in kinds] for name in names}


def _situation(name: str) -> str:
    return name.partition(":")[0]


assert _situation(f"{STRUCK}: broke by trusted") == STRUCK


# How much of the evidence to believe.


class Losses(NamedTuple):
    """How far beliefs were from the truth, in nats: about roles by sharpness, about goals by both sharpnesses."""

    roles: list[float]
    goals: list[list[float]]


def compare(task: tuple[Sequence[str], Weights | None, EvidenceTable]) -> Losses:
    """Compare the beliefs at some moments of some rounds with the truth."""
    seeds, weights, table = task
    losses = Losses([0.0] * len(SHARPNESSES), [[0.0] * len(HINT_SHARPNESSES) for _ in SHARPNESSES])
    for seed in seeds:
        lesson, _, moments = play_out(seed, weights, table)
        rng = random.Random(seed)
        for view, done in [*rng.sample(moments, min(LOOKS, len(moments))), moments[-1]]:
            _lose(losses, view, lesson.deeds.done[:done], lesson, table)
    return losses


def _lose(losses: Losses, view: View, deeds: Sequence[Deed], lesson: StudyRound, table: EvidenceTable) -> None:
    """Add the losses of one seat at one moment."""
    log_odds = Evidence(table, view.options, deeds, known_goals(view)).log_odds
    is_open = max(gold_chances(view)) < 1
    for place, sharpness in enumerate(SHARPNESSES):
        suspects = saboteur_chances(view, [sharpness * odds for odds in log_odds])
        for seat, role in enumerate(lesson.roles):
            if seat != view.seat:
                right = suspects[seat] if role == "saboteur" else 1 - suspects[seat]
                losses.roles[place] -= math.log(max(right, LEAST))
        for number, hint_sharpness in enumerate(HINT_SHARPNESSES if is_open else ()):
            trial = msgspec.structs.replace(table, hint_sharpness=hint_sharpness)
            gold = believed_gold(view, trial, deeds, suspects)
            losses.goals[place][number] -= math.log(max(gold[lesson.gold], LEAST))


def sharpen(table: EvidenceTable, parts: Iterable[Losses]) -> EvidenceTable:
    """The table with the sharpness that fits the truth best."""
    roles = [0.0] * len(SHARPNESSES)
    goals = [[0.0] * len(HINT_SHARPNESSES) for _ in SHARPNESSES]
    for part in parts:
        roles = [one + other for one, other in zip(roles, part.roles, strict=True)]
        goals = [[a + b for a, b in zip(one, other, strict=True)] for one, other in zip(goals, part.goals, strict=True)]
    best = roles.index(min(roles))
    return msgspec.structs.replace(
        table,
        sharpness=SHARPNESSES[best],
        hint_sharpness=HINT_SHARPNESSES[goals[best].index(min(goals[best]))],
    )
