"""Greedy by expected points: every choice is the one after which the race for the mines looks best.

`points.Race` estimates what the rest of the round will bring; cards and walks are tried on it one by one. About the
others it knows only what `roles` tells: who scores with whom by the cards dealt and those it has looked at.
"""

import random

from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import hand, mines, points, roles
from pyrite.games.lost_mines.bots.knowledge.distance import FACES, cell_of
from pyrite.games.lost_mines.bots.knowledge.race_time import RaceTiming
from pyrite.games.lost_mines.bots.knowledge.roles import suspicion
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Seen, Verb

__all__ = ["choose", "suspicion"]

CLOCK = RaceTiming(keep=0.965, edge=3.0, spread=1.5, lays=0.15)
DRAGON = 1.2  # points that the dragon costs on average, of its 2 (L7.6)
# Measured in points of treasure in one's own hands:
FRESH = 0.015  # a new card
KEPT = 0.04  # keeping the most useful card
LOSS = 0.2  # a card lost to a trap
FRIEND = 0.06  # knowing a player's character
CHOICE = 0.06  # knowing the value of a treasure, where there is a choice
HOPELESS = 0.03  # it votes to end a round from which it expects fewer points than this
NOISE = 1e-6  # breaks ties
PLAYS = (Verb.LAY, Verb.TOOL, Verb.TRAP, Verb.TROLL, Verb.STORM)


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """The legal action after which most points are expected. It ignores the budget."""
    table = DiggerValues(view)
    rate = {
        "turn": table.rate_card,
        "walk": table.rate_walk,
        "turn_mine": table.rate_turned_mine,
        "take": table.rate_treasure,
        "vote": table.rate_answer,
    }[view.phase]
    return max(view.legal, key=lambda action: rate(action) + NOISE * rng.random())


class DiggerValues:
    """What each legal action of a view is worth in points."""

    def __init__(self, view: View) -> None:
        """Estimate who scores with whom and what the mines hold, and set up the race."""
        self.view = view
        self.parts = roles.parts(view)
        self.own_part = self.parts[require(view.seat)]
        self.left = mines.left(view)
        self.beliefs = mines.beliefs(view)
        self.race = points.race_of(view, self.parts, self.worths(self.beliefs), CLOCK)
        self.now = self.race.now()
        self.tempo = self.cost_of_time()

    def worths(self, beliefs: mines.Beliefs) -> list[float]:
        """What the treasures in each mine are worth."""
        sums = [sum(row) for row in self.left]
        return [sum(chance * worth for chance, worth in zip(row, sums, strict=True)) for row in beliefs]

    def cost_of_time(self) -> float:
        """The points lost when one player has one turn less."""
        turns = points.turns_left(self.view)
        self.race.set_clock(CLOCK, turns - 1 / self.view.options.players)
        less = self.race.expected()
        self.race.set_clock(CLOCK, turns)
        return self.now - less

    def rate_card(self, action: Action) -> float:
        """How many points playing a card adds."""
        if action.verb is Verb.VOTE:
            is_over = self.now < HOPELESS and not self.view.pile and not points.is_last(self.view)
            return 1.0 if is_over else -1.0
        if points.is_last(self.view, len(action.cards)):
            return -self.now
        if action.verb in PLAYS:
            return self.race.after(action.code) - self.now
        if action.verb is Verb.LOOK:
            return self.rate_look(action)
        return self.rate_discard(action)

    def rate_discard(self, action: Action) -> float:
        """Discarding gives a chance of a better card."""
        fresh = sum(FRESH - KEPT * hand.keeping(card) for card in action.cards)
        return self.own_part * fresh - self.tempo * (len(action.cards) - 1)

    def rate_look(self, action: Action) -> float:
        """What knowing more is worth: a better plan among the mines, a better choice of treasures, or of friends."""
        if action.seen is Seen.MINE:
            return self.rate_look_at_mine(require(action.slot))
        if action.seen is Seen.TREASURE:
            return self.rate_look_at_treasure(require(action.slot))
        if self.view.dwarfs[require(action.seat)].character is not None or self.view.role == roles.SELFISH:
            return 0.0
        return self.own_part * FRIEND

    def rate_look_at_mine(self, mine: int) -> float:
        """How much better the best mine is expected to be once this one is known."""
        if self.view.mines[mine].holds is not None:
            return 0.0
        plans = [self.race.plan(other) for other in range(4)]
        holds = [seen.holds for seen in self.view.mines]
        then = 0.0
        for kind, chance in enumerate(self.beliefs[mine]):
            if chance:
                known = mines.spread([*holds[:mine], box.MINES[kind], *holds[mine + 1 :]])
                then += chance * _best(plans, self.worths(known))
        return self.own_part * (then - _best(plans, self.worths(self.beliefs)))

    def rate_look_at_treasure(self, slot: int) -> float:
        """Worth something where there will be a choice."""
        treasure = self.view.treasures[slot]
        choices = len(self.left[box.MINES.index(treasure.kind)])
        return self.own_part * CHOICE if treasure.value is None and choices > 1 else 0.0

    def rate_walk(self, action: Action) -> float:
        """What is taken at the end of a walk, and what can be expected from there."""
        end = self.view.dwarfs[require(self.view.seat)].cell if action.verb is Verb.STAY else action.cell
        cost = self.own_part * LOSS * (action.losses or 0)
        for number, mine in enumerate(self.view.mines):
            if (mine.x, mine.y) == end:
                return self.rate_mine(number) - cost
        return self.race.after_walk(cell_of(end)) - cost

    def rate_mine(self, number: int) -> float:
        """What is taken in a mine, and what can be expected from there."""
        mine = self.view.mines[number]
        chances = self.beliefs[number]
        taken = sum(chance * row[0] for chance, row in zip(chances, self.left, strict=True) if row)
        dragon = 0.0 if mine.face_up else DRAGON * chances[mines.DRAGON]
        worth = self.race.worth[number]
        self.race.set_worth(number, worth - taken)
        later = self.race.after_walk(cell_of((mine.x, mine.y)))
        self.race.set_worth(number, worth)
        return self.own_part * taken - dragon + later

    def rate_turned_mine(self, action: Action) -> float:
        """Which way round the mine just turned up is best."""
        walk = require(self.view.walk)
        return self.race.after_change(cell_of((walk.x, walk.y)), FACES[require(action.face)], 0)

    def rate_treasure(self, action: Action) -> float:
        """The most valuable treasure, as far as is known."""
        return mines.values(self.view)[require(action.slot)]

    def rate_answer(self, action: Action) -> float:
        """It agrees to end a round from which it expects nothing more."""
        return float((action.verb is Verb.YES) == (self.now < HOPELESS))


def _best(plans: list[float], worths: list[float]) -> float:
    return max(plan * worth for plan, worth in zip(plans, worths, strict=True))
