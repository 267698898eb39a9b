"""Infers who is a saboteur and hides well as one.

Its suspicion comes from a network that learned from many kinds of players (`belief`), its sense of what a move is worth
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
from pyrite.games.saboteur.rules.cards import DECK
from pyrite.games.saboteur.rules.view import View

SEEN = PLACE["seen"]
CARDS = sum(DECK.values())
LEEWAY = hiding.Leeway(limit=0.5, price=1.25)  # of a saboteur at a table of five
# For each player beyond five it stops hiding this many cards earlier: more cards are laid before its next turn.
CROWD_STRIKE = 1.3
# At tables of up to five it hides in the first laps, then less and less, and resigns sooner: later turns win rounds.
FEW = 5
FEW_LASTS, FEW_RESIGNS = 2.0, 1.5
FEW_STUBBORN = 0.1  # there the stealthiest pay more by this part
CALM = {"miner": 0.25, "saboteur": 0.5}  # factors on the temperature of its personality


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """One of the actions that are worth about most. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    turn = Turn(view)
    role = require(view.role)
    worths = scores(default_weights(role), turn.rows)
    if role == "saboteur":
        seen = [row[SEEN] for row in turn.rows]
        prices = hiding.prices(
            seen, turn.log_odds, turn.nearest, personality, leeway(view.options.players, personality), laps(view)
        )
        worths = [worth - price for worth, price in zip(worths, prices, strict=True)]
        places = list(range(len(worths)))
    else:
        worths = [worth + mood for worth, mood in zip(worths, sense.moods(turn, personality), strict=True)]
        places = sense.sensible(turn)
    chosen = styles.draw([worths[place] for place in places], CALM[role] * personality.temperature, rng)
    return view.legal[places[chosen]]


def leeway(players: int, personality: Personality) -> hiding.Leeway:
    """How much less a saboteur hides than its stealth says, at a table of this many players."""
    if players <= FEW:
        price = LEEWAY.price * (1 + FEW_STUBBORN * hiding.stubbornness(personality.stealth))
        return LEEWAY._replace(price=price, lasts=FEW_LASTS, resigns=FEW_RESIGNS)
    return LEEWAY._replace(strike=CROWD_STRIKE * (players - FEW))


def laps(view: View) -> float:
    """How often every seat has acted in this round, by the cards that are gone."""
    return (CARDS - view.pile - sum(view.hand_sizes)) / view.options.players


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """What the deeds of the round and the talk in it say about everyone."""
    reading = Reading(view)
    return tuple(
        of_seat(seat, chance, reading.belief.reasons(seat, reading.suspects))
        for seat, chance in enumerate(reading.suspects)
        if seat != view.seat
    )
