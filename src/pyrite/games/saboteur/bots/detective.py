"""Infers who is a saboteur and hides well as one.

Its beliefs come from evidence that was fitted on many kinds of players (`judgement`), its sense of what a move is worth
from self-play (`policy`). As a saboteur it does what a miner could do until a strike is worth most (`hiding`). It
leaves out moves that look foolish (`sense`), and picks among moves of about the same worth at random.
"""

import random

from pyrite.bots.personalities import PLAIN, Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import hiding, nuggets, sense, styles
from pyrite.games.saboteur.bots.knowledge.features import PLACE
from pyrite.games.saboteur.bots.knowledge.policy import default_weights, scores
from pyrite.games.saboteur.bots.knowledge.reading import Reading
from pyrite.games.saboteur.bots.knowledge.roles import of_seat
from pyrite.games.saboteur.bots.knowledge.turn import Turn
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

SEEN = PLACE["seen"]
EASE = 0.8  # what it allows itself beyond the limit of its stealth, in nats: hiding more costs wins
CALM = 0.5  # a factor on the temperature of its personality


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """One of the actions that are worth about most. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    turn = Turn(view)
    worths = scores(default_weights(require(view.role)), turn.rows)
    if view.role == "saboteur":
        seen = [row[SEEN] for row in turn.rows]
        prices = hiding.prices(seen, turn.log_odds, turn.nearest, personality, EASE)
        worths = [worth - price for worth, price in zip(worths, prices, strict=True)]
        places = list(range(len(worths)))
    else:
        worths = [worth + mood for worth, mood in zip(worths, sense.moods(turn, personality), strict=True)]
        places = sense.sensible(turn)
    chosen = styles.draw([worths[place] for place in places], CALM * personality.temperature, rng)
    return view.legal[places[chosen]]


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """What the deeds of the round and the talk in it say about everyone."""
    reading = Reading(view)
    return tuple(
        of_seat(seat, chance, reading.judgement.reasons(seat))
        for seat, chance in enumerate(reading.suspects)
        if seat != view.seat
    )
