"""Claims in Saboteur: what is worth saying, true or not (S11.4), and what to believe of what others say.

Players claim something about a goal after they have looked at it, which everyone saw. Miners say what they saw.
Saboteurs lie where nobody else has looked, and never contradict a goal that is face up or their own words.
"""

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pyrite.bots.levels import Suspect, Words
from pyrite.bots.personalities import Personality
from pyrite.core.require import require
from pyrite.core.views import SpokenPhrase
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES, gold_chances
from pyrite.games.saboteur.rules.view import View

GOLD, STONE = "goal_is_gold", "goal_is_stone"
TOOLS = {"P": "pickaxe", "L": "lantern", "C": "cart"}
FRAME = 0.4  # a saboteur names somebody at a chance lower by this than a miner would

# Chances for miners and for saboteurs.
TRUE = (0.95, 0.4)  # that a claim about a goal is true
UNSEEN = (0.1, 0.3)  # that they speak of a goal they have not looked at
NAMED = {"suspect": 0.4, "break_tools_of": 0.4, "trust": -0.4}  # in log-odds, if the speaker is certainly a miner
ACCUSES = ("suspect", "break_tools_of")


def worth_saying(view: View, thought: Suspect[View], personality: Personality, rng: random.Random) -> Iterator[Words]:
    """What this seat could say now, the most important first; a saboteur decides at random about each lie."""
    is_miner = view.role == "miner"
    for letter in view.broken[require(view.seat)]:
        if not any(card.startswith("mend") and letter in card for card in view.hand):
            yield "mend_my", (TOOLS[letter],)
    yield from _of_goals_seen(view) if is_miner else _of_goals_lied_about(view, personality, rng)
    if any(one.phrase in ACCUSES and one.args == (view.seat,) for one in _heard(view)):
        yield "i_am_miner", ()
    yield from _suspects(view, thought, personality) if is_miner else _framed(view, thought, personality, rng)


def _heard(view: View) -> list[SpokenPhrase]:
    """What was said in this round."""
    return [one for one in view.talk if one.round == view.round]


def _of_goals_seen(view: View) -> Iterator[Words]:
    """The truth, unless everyone can see it."""
    if any(goal.face_up and goal.treasure == "gold" for goal in view.goals):
        return
    seen = [goal for goal in view.goals if goal.treasure is not None and not goal.face_up]
    for goal in sorted(seen, key=lambda goal: goal.treasure != "gold"):
        if view.seat in goal.looked_by:
            yield GOLD if goal.treasure == "gold" else STONE, (goal.name,)


def _of_goals_lied_about(view: View, personality: Personality, rng: random.Random) -> Iterator[Words]:
    """Swap gold and stone where nobody else has looked; say the truth about a stone that others have seen."""
    if any(goal.face_up and goal.treasure == "gold" for goal in view.goals):
        return
    stones = sum(goal.face_up for goal in view.goals)
    claimed = {(one.phrase, one.args) for one in _heard(view)}
    spoken = {one.args for one in _heard(view) if one.seat == view.seat and one.phrase in (GOLD, STONE)}
    has_gold = any(phrase == GOLD for phrase, _ in claimed)
    for goal in view.goals:
        about = (goal.name,)
        if goal.face_up or view.seat not in goal.looked_by or about in spoken:
            continue
        is_gold = goal.treasure == "gold"
        if goal.looked_by != (view.seat,):
            if not is_gold:
                yield STONE, about
        elif rng.random() < personality.lying and (stones < 2 if is_gold else not has_gold):
            yield STONE if is_gold else GOLD, about


def _suspects(view: View, thought: Suspect[View], personality: Personality) -> Iterator[Words]:
    """The seats that are almost certainly saboteurs."""
    for one in sorted(thought(view), key=lambda one: -one.chances["saboteur"]):
        if one.chances["saboteur"] >= personality.sure and view.roles[one.seat] is None:
            yield "suspect", (one.seat,)


def _framed(view: View, thought: Suspect[View], personality: Personality, rng: random.Random) -> Iterator[Words]:
    """Seats with a deed that speaks against them, and yet hardly saboteurs themselves."""
    if rng.random() >= personality.lying:
        return
    for one in sorted(thought(view), key=lambda one: -one.chances["saboteur"]):
        is_likely = personality.sure - FRAME <= one.chances["saboteur"] < personality.sure
        if is_likely and any(reason.weight > 0 for reason in one.reasons):
            yield "suspect", (one.seat,)


class Weighed(NamedTuple):
    """What to believe after some claims."""

    gold: list[float]  # the chance of each goal to be the gold
    log_odds: list[float]  # by seat: how much its own words and the others' speak for it being a saboteur


def weigh(view: View, suspects: Sequence[float], gold: Sequence[float] | None = None) -> Weighed:
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
    heard = [one for one in dict.fromkeys(_heard(view)) if one.seat != view.seat]
    speakers = sorted({one.seat for one in heard if one.phrase in (GOLD, STONE)})
    claimed = {seat: _likelihoods(view, seat, heard) for seat in speakers}
    mixed = {
        seat: [(1 - suspects[seat]) * miner + suspects[seat] * saboteur for miner, saboteur in by_goal]
        for seat, by_goal in claimed.items()
    }
    log_odds = _by_name(view, heard, suspects)
    for seat, by_goal in claimed.items():
        others = _times(before, [chances for other, chances in mixed.items() if other != seat])
        miner = sum(weight * one[0] for weight, one in zip(others, by_goal, strict=True))
        saboteur = sum(weight * one[1] for weight, one in zip(others, by_goal, strict=True))
        log_odds[seat] += math.log(saboteur / miner)
    after = _times(before, list(mixed.values()))
    return Weighed([chance / sum(after) for chance in after], log_odds)


def _likelihoods(view: View, seat: int, heard: Sequence[SpokenPhrase]) -> list[tuple[float, float]]:
    """For each goal: how likely a miner and a saboteur would say what this seat did, were that goal the gold."""
    found = []
    for place in range(len(view.goals)):
        miner = saboteur = 1.0
        for one in heard:
            if one.seat == seat and one.phrase in (GOLD, STONE):
                goal = GOAL_PLACES[str(one.args[0])].number
                is_true = (goal == place) == (one.phrase == GOLD)
                seen = seat in view.goals[goal].looked_by
                chances = [one if is_true else 1 - one for one in TRUE] if seen else UNSEEN
                miner, saboteur = miner * chances[0], saboteur * chances[1]
        found.append((miner, saboteur))
    return found


def _by_name(view: View, heard: Sequence[SpokenPhrase], suspects: Sequence[float]) -> list[float]:
    """The log-odds of each seat from what others say about it, by how much each speaker is trusted."""
    log_odds = [0.0] * view.options.players
    for one in heard:
        if one.phrase in NAMED and one.args[0] != one.seat:
            log_odds[int(one.args[0])] += NAMED[one.phrase] * (1 - 2 * suspects[one.seat])
    return log_odds


def _times(before: Sequence[float], factors: Sequence[Sequence[float]]) -> list[float]:
    return [chance * math.prod(one[place] for one in factors) for place, chance in enumerate(before)]
