"""Table talk: what a bot says before its move, as a quick phrase, at most one a turn and nothing twice in a round."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from pyrite.bots.personalities import Character
from pyrite.bots.suspicion import Suspicion
from pyrite.core.views import SpokenPhrase

Words = tuple[str, tuple[int | str, ...]]  # a phrase and what it is about
Thought = Callable[[Any], tuple[Suspicion, ...]]

GREETS_FROM = 0.9  # how talkative one is who says hello
BRIDGES = {"tree": "axe", "lake": "boat", "pit": "rope"}
SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def say(view: Any, thought: Thought, character: Character, rng: random.Random) -> SpokenPhrase | None:
    """What this seat says now, if anything; `thought` is what it thinks of the others."""
    if view.phase != "turn" or view.turn != view.seat or rng.random() >= character.talkative:
        return None
    said = {(one.phrase, one.args) for one in view.talk if (one.seat, one.round) == (view.seat, view.round)}
    for phrase, args in _worth_saying(view, thought, character, rng):
        if (phrase, args) not in said:
            return SpokenPhrase(view.seat, view.round, phrase, args)
    return None


def _worth_saying(view: Any, thought: Thought, character: Character, rng: random.Random) -> Iterator[Words]:
    """The weightiest first."""
    if view.game == "saboteur":
        from pyrite.games.saboteur.bots.knowledge import claims  # only who talks needs it, with the words of the game

        yield from claims.worth_saying(view, thought, character, rng)
    else:
        yield from _in_the_forest(view)
    if character.talkative >= GREETS_FROM and view.round == 1:
        yield "hello", ()


def _in_the_forest(view: Any) -> Iterator[Words]:
    """The Lost Mines: what everyone sees and one's own hand may be talked of, never what was looked at (L5.2)."""
    own = view.dwarfs[view.seat]
    around = {(own.x + x, own.y + y) for x, y in SIDES.values()} if own.x is not None else set()
    for card in view.board:
        bridge = BRIDGES.get(card.feature) if card.what == "path" else None
        if (card.x, card.y) in around and bridge is not None and bridge not in view.hand:
            yield "need", (bridge,)
