"""Claims in Saboteur: what is worth saying, true or not (S11.4), and what to make of what others say.

A claim about a goal is made by somebody who has looked at it, which everyone saw. Miners tell what they saw; a saboteur
lies where nobody else can know better, and never against what lies open or what they said before.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from pyrite.bots.personalities import Character
from pyrite.bots.suspicion import Suspicion
from pyrite.core.views import SpokenPhrase
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES, gold_chances

Words = tuple[str, tuple[int | str, ...]]

GOLD, STONE = "goal_is_gold", "goal_is_stone"
TOOLS = {"P": "pickaxe", "L": "lantern", "C": "cart"}
FRAME = 0.4  # so much less sure than a miner would be, a saboteur names somebody

# How likely somebody is to say what is true, given that they say something: miners, saboteurs.
TRUE = (0.95, 0.4)
UNSEEN = (0.1, 0.3)  # how likely they are to speak of a goal that they have not looked at
NAMED = {"suspect": 0.4, "break_tools_of": 0.4, "trust": -0.4}  # in log-odds, by who is surely a miner
ACCUSES = ("suspect", "break_tools_of")


def worth_saying(
    view: Any, thought: Callable[[Any], tuple[Suspicion, ...]], character: Character, rng: random.Random
) -> Iterator[Words]:
    """What this seat could say now, the weightiest first; a saboteur decides about each lie anew."""
    is_miner = view.role == "miner"
    for letter in view.broken[view.seat]:
        if not any(card.startswith("mend") and letter in card for card in view.hand):
            yield "mend_my", (TOOLS[letter],)
    yield from _of_goals_seen(view) if is_miner else _of_goals_lied_about(view, character, rng)
    if any(one.phrase in ACCUSES and one.args == (view.seat,) for one in _heard(view)):
        yield "i_am_miner", ()
    yield from _suspects(view, thought, character) if is_miner else _framed(view, thought, character, rng)


def _heard(view: Any) -> list[SpokenPhrase]:
    """What was said in this round."""
    return [one for one in view.talk if one.round == view.round]


def _of_goals_seen(view: Any) -> Iterator[Words]:
    """The truth, unless everyone can see it."""
    if any(goal.face_up and goal.treasure == "gold" for goal in view.goals):
        return
    seen = [goal for goal in view.goals if goal.treasure is not None and not goal.face_up]
    for goal in sorted(seen, key=lambda goal: goal.treasure != "gold"):
        if view.seat in goal.looked_by:
            yield GOLD if goal.treasure == "gold" else STONE, (goal.name,)


def _of_goals_lied_about(view: Any, character: Character, rng: random.Random) -> Iterator[Words]:
    """The gold is a stone and a stone is gold, where nobody else has looked; what others know as well is told truly."""
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
        elif rng.random() < character.lying and (stones < 2 if is_gold else not has_gold):
            yield STONE if is_gold else GOLD, about


def _suspects(view: Any, thought: Callable[[Any], tuple[Suspicion, ...]], character: Character) -> Iterator[Words]:
    """Who is surely a saboteur."""
    for one in sorted(thought(view), key=lambda one: -one.chances["saboteur"]):
        if one.chances["saboteur"] >= character.sure and view.roles[one.seat] is None:
            yield "suspect", (one.seat,)


def _framed(
    view: Any, thought: Callable[[Any], tuple[Suspicion, ...]], character: Character, rng: random.Random
) -> Iterator[Words]:
    """Who has done something that speaks against them, and yet is hardly a fellow."""
    if rng.random() >= character.lying:
        return
    for one in sorted(thought(view), key=lambda one: -one.chances["saboteur"]):
        is_likely = character.sure - FRAME <= one.chances["saboteur"] < character.sure
        if is_likely and any(reason.weight > 0 for reason in one.reasons):
            yield "suspect", (one.seat,)


class Weighed(NamedTuple):
    """What claims lead to."""

    gold: list[float]  # the chance of each goal to be the gold
    log_odds: list[float]  # how much what was said speaks for each seat being a saboteur, by its own words and others'


def weigh(view: Any, suspects: Sequence[float], gold: Sequence[float] | None = None) -> Weighed:
    """What to believe after what was said in this round, if each seat is a saboteur with these chances.

    Every speaker is a miner, who hardly lies, or a saboteur, who rather does: their words count by how much they are
    trusted, and who contradicts what the viewer knows, or others, is trusted less. `gold` is what the viewer believed
    of the goals before, else what they have seen.

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
    told = {seat: _likelihoods(view, seat, heard) for seat in speakers}
    mixed = {
        seat: [(1 - suspects[seat]) * miner + suspects[seat] * saboteur for miner, saboteur in by_goal]
        for seat, by_goal in told.items()
    }
    log_odds = _by_name(view, heard, suspects)
    for seat, by_goal in told.items():
        others = _times(before, [chances for other, chances in mixed.items() if other != seat])
        miner = sum(weight * one[0] for weight, one in zip(others, by_goal, strict=True))
        saboteur = sum(weight * one[1] for weight, one in zip(others, by_goal, strict=True))
        log_odds[seat] += math.log(saboteur / miner)
    after = _times(before, list(mixed.values()))
    return Weighed([chance / sum(after) for chance in after], log_odds)


def _likelihoods(view: Any, seat: int, heard: Sequence[SpokenPhrase]) -> list[tuple[float, float]]:
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


def _by_name(view: Any, heard: Sequence[SpokenPhrase], suspects: Sequence[float]) -> list[float]:
    """What is said of players, each by each once, as far as the speaker is trusted."""
    log_odds = [0.0] * view.options.players
    for one in heard:
        if one.phrase in NAMED and one.args[0] != one.seat:
            log_odds[int(one.args[0])] += NAMED[one.phrase] * (1 - 2 * suspects[one.seat])
    return log_odds


def _times(before: Sequence[float], factors: Sequence[Sequence[float]]) -> list[float]:
    return [chance * math.prod(one[place] for one in factors) for place, chance in enumerate(before)]
