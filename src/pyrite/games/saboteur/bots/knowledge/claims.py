"""Claims in Saboteur: how far to believe what others say (S11.4).

Players claim something about a goal after they have looked at it, which everyone saw. Miners say what they saw.
Saboteurs lie where nobody else has looked. What bots say themselves is in `remarks.py`.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pyrite.core.views import SpokenPhrase
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES, gold_chances
from pyrite.games.saboteur.rules.view import View

GOLD, STONE = "goal_is_gold", "goal_is_stone"


class Saying(NamedTuple):
    """How likely a miner and a saboteur claim something about a goal."""

    if_true: tuple[float, float]
    if_false: tuple[float, float]


# Counted at 500 tables of detectives (`docs/bots.md`), with some room for people who err or lie more.
CHECKED = Saying((0.99, 0.85), (0.01, 0.15))  # others have looked there too, or have said the same before
ALONE_GOLD = Saying((0.99, 0.05), (0.01, 0.3))  # the first to name the gold, where nobody else has looked
ALONE_STONE = Saying((0.99, 0.65), (0.01, 0.4))
UNSEEN = (0.1, 0.3)  # that they speak of a goal they have not looked at
# In log-odds, if the speaker is certainly a miner. It is little, since they judge by deeds that everyone has seen.
NAMED = {"suspect": 0.1, "break_tools_of": 0.1, "trust": -0.1}
ACCUSES = ("suspect", "break_tools_of")


def heard(view: View) -> list[SpokenPhrase]:
    """What was said in this round."""
    return [one for one in view.talk if one.round == view.round]


def knows(view: View, seat: int, goal: int) -> bool:
    """Whether a seat can know a goal: it has looked there, or knows that all the others are stone."""
    return all(seat in one.looked_by or one.face_up for place, one in enumerate(view.goals) if place != goal) or (
        seat in view.goals[goal].looked_by
    )


class ClaimBelief(NamedTuple):
    """What to believe after some claims."""

    gold: list[float]  # the chance of each goal to be the gold
    log_odds: list[float]  # by seat: how much its own words and the others' speak for it being a saboteur


def weigh(view: View, suspects: Sequence[float], gold: Sequence[float] | None = None) -> ClaimBelief:
    """What to believe after what was said in this round, if each seat is a saboteur with these chances.

    Miners rarely lie and saboteurs often do, so words count by how much their speaker is trusted, and a speaker who
    contradicts the viewer or others is trusted less. `gold` are the chances of the goals before the claims, by default
    from what the viewer has seen.

    >>> import pyrite
    >>> view = (
    ...     pyrite.new("saboteur", players=5, seed=7).view(0).with_talk([SpokenPhrase(1, 1, "goal_is_gold", ("top",))])
    ... )
    >>> weigh(view, [0.3] * 5).gold  # seat 1 has not looked there
    [0.333..., 0.333..., 0.333...]
    """
    before = list(gold) if gold is not None else gold_chances(view)
    others_said = [one for one in dict.fromkeys(heard(view)) if one.seat != view.seat]
    speakers = sorted({one.seat for one in others_said if one.phrase in (GOLD, STONE)})
    claimed = {seat: _likelihoods(view, seat, others_said) for seat in speakers}
    mixed = {
        seat: [(1 - suspects[seat]) * miner + suspects[seat] * saboteur for miner, saboteur in by_goal]
        for seat, by_goal in claimed.items()
    }
    log_odds = _by_name(view, others_said, suspects)
    for seat, by_goal in claimed.items():
        others = _times(before, [chances for other, chances in mixed.items() if other != seat])
        miner = sum(weight * one[0] for weight, one in zip(others, by_goal, strict=True))
        saboteur = sum(weight * one[1] for weight, one in zip(others, by_goal, strict=True))
        log_odds[seat] += math.log(saboteur / miner)
    after = _times(before, list(mixed.values()))
    return ClaimBelief([chance / sum(after) for chance in after], log_odds)


def _likelihoods(view: View, seat: int, said: Sequence[SpokenPhrase]) -> list[tuple[float, float]]:
    """For each goal: how likely a miner and a saboteur would say what this seat did, were that goal the gold."""
    found = []
    for place in range(len(view.goals)):
        miner = saboteur = 1.0
        for one in said:
            if one.seat == seat and one.phrase in (GOLD, STONE):
                goal = GOAL_PLACES[str(one.args[0])].number
                is_true = (goal == place) == (one.phrase == GOLD)
                saying = _saying(view, one, goal)
                chances = saying.if_true if is_true else saying.if_false
                chances = chances if knows(view, seat, goal) else UNSEEN
                miner, saboteur = miner * chances[0], saboteur * chances[1]
        found.append((miner, saboteur))
    return found


def _saying(view: View, claim: SpokenPhrase, goal: int) -> Saying:
    """How likely this is said by somebody who knows the goal."""
    if view.goals[goal].looked_by != (claim.seat,) or not _is_first(view, claim):
        return CHECKED
    return ALONE_GOLD if claim.phrase == GOLD else ALONE_STONE


def _is_first(view: View, claim: SpokenPhrase) -> bool:
    """Whether nobody else has said the same before."""
    same = (one.seat for one in heard(view) if (one.phrase, one.args) == (claim.phrase, claim.args))
    return next(same) == claim.seat


def _by_name(view: View, said: Sequence[SpokenPhrase], suspects: Sequence[float]) -> list[float]:
    """The log-odds of each seat from what others say about it, by how much each speaker is trusted."""
    log_odds = [0.0] * view.options.players
    for one in said:
        if one.phrase in NAMED and one.args[0] != one.seat:
            log_odds[int(one.args[0])] += NAMED[one.phrase] * (1 - 2 * suspects[one.seat])
    return log_odds


def _times(before: Sequence[float], factors: Sequence[Sequence[float]]) -> list[float]:
    return [chance * math.prod(one[place] for one in factors) for place, chance in enumerate(before)]
