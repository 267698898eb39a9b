"""Table talk: what a bot says before its move, as a quick phrase, at most one a turn and nothing twice in a round."""

import random
from collections.abc import Iterator

from pyrite.bots.levels import Suspect, Words
from pyrite.bots.personalities import Personality
from pyrite.core.views import SpokenPhrase
from pyrite.game import AnyView, game

GREETS_FROM = 0.9  # how talkative a bot must be to say hello


def say(view: AnyView, suspect: Suspect[AnyView], personality: Personality, rng: random.Random) -> SpokenPhrase | None:
    """What this seat says now, if anything; `suspect` is what it thinks of the others."""
    if view.phase != "turn" or view.seat is None or view.turn != view.seat or rng.random() >= personality.talkative:
        return None
    said = {(one.phrase, one.args) for one in view.talk if (one.seat, one.round) == (view.seat, view.round)}
    for phrase, args in _worth_saying(view, suspect, personality, rng):
        if (phrase, args) not in said:
            return SpokenPhrase(view.seat, view.round, phrase, args)
    return None


def _worth_saying(
    view: AnyView, suspect: Suspect[AnyView], personality: Personality, rng: random.Random
) -> Iterator[Words]:
    """The most important first."""
    yield from game(view.game).worth_saying(view, suspect, personality, rng)
    if personality.talkative >= GREETS_FROM and view.round == 1:
        yield "hello", ()
