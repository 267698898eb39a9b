"""Plays like a person in their first game: digs and walks towards the nearest mine, and sometimes makes a mistake.

It considers only its own dwarf. It does not ask who scores with whom, and blocks nobody on purpose.
"""

import random

from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import hand, mines, points
from pyrite.games.lost_mines.bots.knowledge.distance import FACES, cell_of
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.bots.knowledge.race_time import RaceTiming
from pyrite.games.lost_mines.bots.knowledge.roles import suspicion
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Seen, Verb

__all__ = ["choose", "suspicion"]

SLIP = 0.2  # how often it plays one of the better third instead of the best
CLOCK = RaceTiming(keep=0.95, edge=0.0, spread=1.5, lays=0.4)
LOOKS = {Seen.MINE: 0.1, Seen.TREASURE: 0.01, Seen.DWARF: 0.02}  # the points that looking is worth to it
LOSS = 0.3  # the points that a card lost to a trap costs
NOISE = 1e-3


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """What brings its dwarf nearer to a treasure, or one of the better third. It ignores the budget."""
    parts = [float(seat == view.seat) for seat in range(view.options.players)]
    race = points.race_of(view, parts, _worths(view), CLOCK)
    race.run_alone()
    now = race.now()
    rates = {action: _rate(view, race, now, action) + NOISE * rng.random() for action in view.legal}
    ranked = sorted(view.legal, key=rates.__getitem__, reverse=True)
    return rng.choice(ranked[: len(ranked) // 3 + 1]) if rng.random() < SLIP else ranked[0]


def _worths(view: View) -> list[float]:
    """Every mine is worth going to, unless it is known to have nothing."""
    left = mines.left(view)
    chances = mines.beliefs(view)
    return [float(any(chance and row for chance, row in zip(of_mine, left, strict=True))) for of_mine in chances]


def _rate(view: View, race: Race, now: float, action: Action) -> float:
    if view.phase == "turn":
        return _rate_card(view, race, now, action)
    if view.phase == "walk":
        return _rate_walk(view, race, action)
    if view.phase == "take":
        return mines.values(view)[require(action.slot)]
    if view.phase == "turn_mine":
        walk = require(view.walk)
        return race.after_change(cell_of((walk.x, walk.y)), FACES[require(action.face)], 0)
    return float((action.verb is Verb.YES) == (now == 0))  # a vote: it plays on as long as a mine can be reached


def _rate_card(view: View, race: Race, now: float, action: Action) -> float:
    if action.verb is Verb.VOTE:
        return -1.0
    if points.is_last(view, len(action.cards)):
        return -now
    if action.verb is Verb.LOOK:
        return LOOKS[require(action.seen)]
    if action.verb is Verb.DISCARD:
        return -0.01 * sum(hand.keeping(card) for card in action.cards)
    return race.after(action.code) - now


def _rate_walk(view: View, race: Race, action: Action) -> float:
    end = view.dwarfs[require(view.seat)].cell if action.verb is Verb.STAY else action.cell
    found = sum(worth for mine, worth in zip(view.mines, _worths(view), strict=True) if (mine.x, mine.y) == end)
    return found + race.after_walk(cell_of(end)) - LOSS * (action.losses or 0)
