"""Table talk: the quick phrase a bot says before its move, at most one a turn and none twice in a round."""

import random
from collections.abc import Iterator

from pyrite.bots.levels import Remark, Suspect
from pyrite.bots.personalities import Personality
from pyrite.core.interned import Interned
from pyrite.core.views import SpokenPhrase
from pyrite.game import AnyView, game

GREETS_FROM = 0.9  # how talkative a bot must be to say hello


def say(
    view: AnyView,
    suspect: Suspect[AnyView],
    personality: Personality,
    rng: random.Random,
    decided: Interned | None = None,
) -> SpokenPhrase | None:
    """What this seat says now, if anything; `suspect` is what it thinks of the others, `decided` is its move.

    The more a remark matters, the likelier it is said: even a quiet bot says where the gold is.
    """
    if view.phase != "turn" or view.seat is None or view.turn != view.seat:
        return None
    said = {(one.phrase, one.args) for one in view.talk if (one.seat, one.round) == (view.seat, view.round)}
    mood = rng.random()
    for remark in _remarks(view, suspect, personality, rng):
        is_said = mood < 1 - (1 - personality.talkative) ** remark.weight
        is_new = (remark.phrase, remark.args) not in said
        if is_said and is_new and (decided is None or game(view.game).agrees(remark, decided)):
            return SpokenPhrase(view.seat, view.round, remark.phrase, remark.args)
    return None


def _remarks(
    view: AnyView, suspect: Suspect[AnyView], personality: Personality, rng: random.Random
) -> Iterator[Remark]:
    """The most important first."""
    yield from game(view.game).worth_saying(view, suspect, personality, rng)
    if personality.talkative >= GREETS_FROM and view.round == 1:
        yield Remark("hello")
