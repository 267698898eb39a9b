"""Plays as a person does in their first game: digs and walks towards the nearest mine, and now and then slips.

It thinks of its own dwarf alone. It does not ask who scores with whom, and blocks nobody on purpose.
"""

import random
from typing import Any

from pyrite.games.lost_mines.bots.knowledge import hand, mines, points
from pyrite.games.lost_mines.bots.knowledge.distance import FACES
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.bots.knowledge.race_time import Clock
from pyrite.games.lost_mines.bots.knowledge.roles import suspicion
from pyrite.games.lost_mines.rules.words import Seen, Verb

__all__ = ["choose", "suspicion"]

SLIP = 0.2  # how often it does what merely looks plausible
CLOCK = Clock(keep=0.95, edge=0.0, spread=1.5, lays=0.4)
LOOKS = {Seen.MINE: 0.1, Seen.TREASURE: 0.01, Seen.DWARF: 0.02}  # points that it takes looking to be worth
LOSS = 0.3  # and a card lost to a trap
NOISE = 1e-3


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """What brings its dwarf nearer to a treasure, or one of the better third; it needs no time to think."""
    race = points.race_of(
        view, [float(seat == view.seat) for seat in range(view.options.players)], _worths(view), CLOCK
    )
    race.run_alone()
    now = race.now()
    rates = {action: _rate(view, race, now, action) + NOISE * rng.random() for action in view.legal}
    ranked = sorted(view.legal, key=rates.__getitem__, reverse=True)
    return rng.choice(ranked[: len(ranked) // 3 + 1]) if rng.random() < SLIP else ranked[0]


def _worths(view: Any) -> list[float]:
    """Every mine is worth going to, unless it is known to have nothing."""
    left = mines.left(view)
    chances = mines.beliefs(view)
    return [float(any(chance and row for chance, row in zip(of_mine, left, strict=True))) for of_mine in chances]


def _rate(view: Any, race: Race, now: float, action: Any) -> float:
    if view.phase == "turn":
        return _rate_card(view, race, now, action)
    if view.phase == "walk":
        return _rate_walk(view, race, action)
    if view.phase == "take":
        value: float = mines.values(view)[action.slot]
        return value
    if view.phase == "turn_mine":
        return race.after_change(view.walk.y * 16 + view.walk.x, FACES[action.face], 0)
    return float((action.verb is Verb.YES) == (now == 0))  # a vote: as long as there is a way, go on


def _rate_card(view: Any, race: Race, now: float, action: Any) -> float:
    if action.verb is Verb.VOTE:
        return -1.0
    if points.is_last(view, len(action.cards)):
        return -now
    if action.verb is Verb.LOOK:
        return LOOKS[action.seen]
    if action.verb is Verb.DISCARD:
        return -0.01 * sum(hand.keeping(card) for card in action.cards)
    return race.after(action.code) - now


def _rate_walk(view: Any, race: Race, action: Any) -> float:
    own = view.dwarfs[view.seat]
    x, y = (own.x, own.y) if action.verb is Verb.STAY else (action.x, action.y)
    found = sum(worth for mine, worth in zip(view.mines, _worths(view), strict=True) if (mine.x, mine.y) == (x, y))
    return found + race.after_walk(y * 16 + x) - LOSS * (action.losses or 0)
