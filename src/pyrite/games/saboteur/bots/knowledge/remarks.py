"""What a bot says in Saboteur, true or not (S11.4).

Both roles say the same kinds of things at about the same moments, so that no phrase gives a role away. Miners say what
they know of the goals and whom they suspect. A saboteur swaps gold and stone where nobody else has looked, names miners
who did something odd, and never contradicts a goal that is face up or its own words.
"""

import random
from collections.abc import Iterator, Sequence

from pyrite.bots.levels import Remark, Suspect
from pyrite.bots.personalities import Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.claims import ACCUSES, GOLD, STONE, heard, knows
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import GoalSeen, View
from pyrite.games.saboteur.rules.words import Verb

TOOLS = {"P": "pickaxe", "L": "lantern", "C": "cart"}
LOST = 0.75  # a player suspected more than this does not ask for help or claim to be a miner
AS_SABOTEUR = 0.15  # a saboteur accuses at a lower chance than a miner, by this much: it knows one role more
FRAMED = 0.25  # lower by this much as well, to frame somebody who did something odd
TRUSTED = 0.08  # a player suspected less than this is called trusted
FLATTERY = 0.12  # added to this for those who praise many
GOLD_MATTERS, STONE_MATTERS = 6, 4  # the weight of a remark about a goal: even quiet players make most of them
SURE = 0.9  # a player suspected more than this should not be able to dig


def worth_saying(view: View, thought: Suspect[View], personality: Personality, rng: random.Random) -> Iterator[Remark]:
    """What this seat could say now, the most important first; a saboteur decides at random whether it lies now."""
    lies = view.role == "saboteur" and rng.random() < personality.lying
    yield from _of_goals(view, lies)
    is_lost = standing(view) >= LOST
    if not is_lost:
        yield from _defence(view)
    yield from _opinions(view, thought, personality, lies)
    if not is_lost:
        yield from _requests(view)


def agrees(remark: Remark, action: Action) -> bool:
    """Whether somebody who is about to do this can say that: praise and a broken tool do not go together.

    >>> from pyrite.games.saboteur.rules.actions import Action
    >>> agrees(Remark("trust", (2,)), Action.parse("breakP>2"))
    False
    """
    if remark.args != (action.seat,):
        return True
    return not (
        (remark.phrase == "trust" and action.verb is Verb.BREAK)
        or (remark.phrase in ACCUSES and action.verb is Verb.MEND)
    )


def standing(view: View) -> float:
    """How likely the others think that this seat is a saboteur, roughly."""
    return (1 - Grudges(view.options, deeds_of(view, counts=False).done).leaning(require(view.seat))) / 2


def _of_goals(view: View, lies: bool) -> Iterator[Remark]:
    """What this seat knows of the goals that are face down, or pretends to know."""
    if any(goal.face_up and goal.treasure == "gold" for goal in view.goals):
        return
    seat = require(view.seat)
    own = {one.args: one.phrase for one in heard(view) if one.seat == seat and one.phrase in (GOLD, STONE)}
    if GOLD in own.values():
        return  # nothing that could be added would help
    chances = gold_chances(view)
    known = [
        (goal, chances[place] == 1)
        for place, goal in enumerate(view.goals)
        if not goal.face_up and (goal.name,) not in own and knows(view, seat, place)
    ]
    for goal, is_gold in sorted(known, key=lambda one: not one[1]):
        claim = _honest(is_gold) if view.role == "miner" else _twisted(view, goal, is_gold, lies)
        if claim is not None:
            yield Remark(claim, (goal.name,), GOLD_MATTERS if claim == GOLD else STONE_MATTERS)


def _honest(is_gold: bool) -> str:
    return GOLD if is_gold else STONE


def _twisted(view: View, goal: GoalSeen, is_gold: bool, lies: bool) -> str | None:
    """What a saboteur says of a goal: it admits the gold only where somebody else has said so."""
    golds = {one.args for one in heard(view) if one.phrase == GOLD}
    if is_gold:
        if (goal.name,) in golds:
            return GOLD
        can_lie = lies and goal.looked_by == (view.seat,) and sum(one.face_up for one in view.goals) < 2
        return STONE if can_lie else None
    if lies and not golds and goal.looked_by == (view.seat,):
        return GOLD
    return STONE if view.seat in goal.looked_by else None


def _defence(view: View) -> Iterator[Remark]:
    """Answers to an accusation or to a broken tool."""
    accused = any(one.phrase in ACCUSES and one.args == (view.seat,) for one in heard(view))
    if accused or view.broken[require(view.seat)]:
        yield Remark("i_am_miner", (), 2 if accused else 1)


def _opinions(view: View, thought: Suspect[View], personality: Personality, lies: bool) -> Iterator[Remark]:
    """Whom this seat suspects and trusts."""
    less = AS_SABOTEUR if view.role == "saboteur" else 0.0
    unknown = [one for one in thought(view) if view.roles[one.seat] is None]
    ranked = sorted(unknown, key=lambda one: -one.chances["saboteur"])
    for one in ranked:
        chance = one.chances["saboteur"]
        frames = lies and any(reason.weight > 0 for reason in one.reasons)
        if chance >= personality.sure - less - (FRAMED if frames else 0.0):
            if chance >= SURE - less and not view.broken[one.seat] and personality.quarrelsome > 0:
                yield Remark("break_tools_of", (one.seat,), 2)
            yield Remark("suspect", (one.seat,), 2)
    yield from _praise(view, ranked, personality, less)


def _praise(view: View, ranked: Sequence[Suspicion], personality: Personality, less: float) -> Iterator[Remark]:
    """The players trusted most, as many as the personality praises in a round."""
    praised = [one.args for one in heard(view) if one.seat == view.seat and one.phrase == "trust"]
    if len(praised) < personality.praises:
        for one in reversed(ranked):
            if one.chances["saboteur"] <= TRUSTED + less + FLATTERY * (personality.praises > 1):
                yield Remark("trust", (one.seat,), 1 if personality.praises == 1 else 2)


def _requests(view: View) -> Iterator[Remark]:
    """The broken tools that this seat cannot mend itself."""
    for letter in view.broken[require(view.seat)]:
        if not any(card.startswith("mend") and letter in card for card in view.hand):
            yield Remark("mend_my", (TOOLS[letter],), 2)
