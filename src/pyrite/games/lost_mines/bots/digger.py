"""Greedy by expected points: every choice is the one after which the race for the mines looks best.

`points.Race` says what the rest of the round should bring; cards and walks are tried on it one by one. What it knows of
the others is what `roles` knows: whom a treasure serves, by clan and by what it has looked at.
"""

import random
from typing import Any

from pyrite.games.lost_mines.bots.knowledge import hand, mines, points, roles
from pyrite.games.lost_mines.bots.knowledge.distance import FACES
from pyrite.games.lost_mines.bots.knowledge.race_time import Clock
from pyrite.games.lost_mines.bots.knowledge.roles import suspicion
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.words import Seen, Verb

__all__ = ["choose", "suspicion"]

CLOCK = Clock(keep=0.965, edge=3.0, spread=1.5, lays=0.15)
DRAGON = 1.2  # points that the dragon costs on average, of its 2 (L7.6)
# In points of treasure in one's own hands:
FRESH = 0.015  # a fresh card
KEPT = 0.04  # keeping the most useful one
LOSS = 0.2  # a card lost to a trap
FRIEND = 0.06  # to know whom somebody scores with
CHOICE = 0.06  # to know what a treasure is worth, where there is a choice
HOPELESS = 0.03  # with fewer points to come a round may end
NOISE = 1e-6  # breaks ties
PLAYS = (Verb.LAY, Verb.TOOL, Verb.TRAP, Verb.TROLL, Verb.STORM)


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """The legal action after which most points are expected; it needs no time to think."""
    table = Table(view)
    rate = {
        "turn": table.rate_card,
        "walk": table.rate_walk,
        "turn_mine": table.rate_turned_mine,
        "take": table.rate_treasure,
        "vote": table.rate_answer,
    }[view.phase]
    return max(view.legal, key=lambda action: rate(action) + NOISE * rng.random())


class Table:
    """What a view means for its viewer's points."""

    def __init__(self, view: Any) -> None:
        """Weighs who scores with whom and what the mines hold, and starts the race."""
        self.view = view
        self.parts = roles.parts(view)
        self.own_part: float = self.parts[view.seat]
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
        """What it costs when one turn fewer will be played, by one player."""
        turns = points.turns_left(self.view)
        self.race.set_clock(CLOCK, turns - 1 / self.view.options.players)
        less = self.race.expected()
        self.race.set_clock(CLOCK, turns)
        return self.now - less

    def rate_card(self, action: Any) -> float:
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

    def rate_discard(self, action: Any) -> float:
        """Discarding gives a chance of a better card."""
        fresh = sum(FRESH - KEPT * hand.keeping(card) for card in action.cards)
        return self.own_part * fresh - self.tempo * (len(action.cards) - 1)

    def rate_look(self, action: Any) -> float:
        """What knowing more is worth: a better plan among the mines, a better choice of treasures, or of friends."""
        if action.seen is Seen.MINE:
            return self.rate_look_at_mine(action.slot)
        if action.seen is Seen.TREASURE:
            return self.rate_look_at_treasure(action.slot)
        if self.view.dwarfs[action.seat].character is not None or self.view.role == roles.SELFISH:
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

    def rate_walk(self, action: Any) -> float:
        """What is taken at the end of a walk, and what can be expected from there."""
        own = self.view.dwarfs[self.view.seat]
        x, y = (own.x, own.y) if action.verb is Verb.STAY else (action.x, action.y)
        cost = self.own_part * LOSS * (action.losses or 0)
        for number, mine in enumerate(self.view.mines):
            if (mine.x, mine.y) == (x, y):
                return self.rate_mine(number) - cost
        return self.race.after_walk(y * 16 + x) - cost

    def rate_mine(self, number: int) -> float:
        """What is taken in a mine, and what can be expected from there."""
        mine = self.view.mines[number]
        chances = self.beliefs[number]
        taken = sum(chance * row[0] for chance, row in zip(chances, self.left, strict=True) if row)
        dragon = 0.0 if mine.face_up else DRAGON * chances[mines.DRAGON]
        worth = self.race.worth[number]
        self.race.set_worth(number, worth - taken)
        later = self.race.after_walk(mine.y * 16 + mine.x)
        self.race.set_worth(number, worth)
        return self.own_part * taken - dragon + later

    def rate_turned_mine(self, action: Any) -> float:
        """How the mine just turned up lies best."""
        walk = self.view.walk
        return self.race.after_change(walk.y * 16 + walk.x, FACES[action.face], 0)

    def rate_treasure(self, action: Any) -> float:
        """The most valuable treasure, as far as is known."""
        value: float = mines.values(self.view)[action.slot]
        return value

    def rate_answer(self, action: Any) -> float:
        """A round may end when nothing more can be expected of it."""
        return float((action.verb is Verb.YES) == (self.now < HOPELESS))


def _best(plans: list[float], worths: list[float]) -> float:
    return max(plan * worth for plan, worth in zip(plans, worths, strict=True))
