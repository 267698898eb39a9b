"""Plays for the points it will score: guesses what it cannot know, and plays the round out on every guess.

It infers who scores with whom from the dwarf cards and from everybody's deeds (`beliefs`). It rates cards and walks by
the points that the rest of the round then brings on average (`rush`), and to a smaller part by the digger's estimate
(`points`), which also counts progress that is too small to change who comes first.

What it says about the others, and the reasons it gives, come from a second judgement that holds for strangers too
(`judgement`).

With a larger budget it makes more guesses, so that its averages are closer to the truth.
"""

import random
from functools import cached_property

import msgspec

from pyrite.bots.personalities import PLAIN, Personality
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import evidence, guesses, hand, mines, points, roles, sense
from pyrite.games.lost_mines.bots.knowledge.beliefs import Beliefs
from pyrite.games.lost_mines.bots.knowledge.distance import FACES, FEATURES, cell_of
from pyrite.games.lost_mines.bots.knowledge.evidence import EvidenceTable
from pyrite.games.lost_mines.bots.knowledge.judgement import suspicion
from pyrite.games.lost_mines.bots.knowledge.race_time import RaceTiming
from pyrite.games.lost_mines.bots.knowledge.rush import Rush, rush_of
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Seen, Verb

__all__ = ["choose", "suspicion"]


class DetectiveStyle(msgspec.Struct, frozen=True):
    """The numbers that the detective plays by, found by experiment."""

    clock: RaceTiming = RaceTiming(keep=0.965, edge=3.0, spread=1.5, lays=0.15)
    guesses: int = 40  # in a batch
    luck: float = 0.35  # how uncertain the length of a way is: the standard deviation of its logarithm
    haste: float = 0.5  # as in `Rush`, like the next three
    fear: float = 1.0
    exact: float = 0.7
    doubt: float = 0.015
    smooth: float = 0.3  # the weight of the digger's estimate, against 1 for that of the guesses
    # Measured in points of treasure in one's own hands:
    fresh: float = 0.015  # a new card
    kept: float = 0.04  # keeping the most useful card
    loss: float = 0.2  # a card lost to a trap
    friend: float = 0.1  # learning the character of a player about whom nothing is known
    choice: float = 0.06  # knowing the value of a treasure, if there is a choice
    curious: float = 0.4  # looking at a mine, as a part of the points that knowing it would bring
    grab: float = 0.0  # opening the way to a known treasure, as a part of its points beyond what guesses say
    take: float = 0.0  # the same for a walk to a known treasure


FIRST_STYLE = DetectiveStyle()  # of `detective@1`
STYLE = DetectiveStyle(grab=1.0, take=4.0)
TREMOR = 0.02  # points by which it misjudges moves, for each degree of its personality's temperature
BATCH_SECONDS = 1.0  # a batch of guesses takes less time than this, even on the interpreted engine
MOST_BATCHES = 16  # more of them hardly improve the averages
HOPELESS = 0.03  # it votes to end a round from which it expects fewer points than this
NOISE = 1e-6  # breaks ties
WALK, CAMP_WALK = 12, 20  # how far a dwarf walks in a turn, and from a campfire (L4.6), as `distance` measures it
SHAME = 0.5  # what a saboteur or selfish dwarf of the greatest stealth pays for a point openly taken from its clan
PLAYS = (Verb.LAY, Verb.TOOL, Verb.TRAP, Verb.TROLL, Verb.STORM)


def choose(
    view: View,
    rng: random.Random,
    budget: float | None,
    personality: Personality = PLAIN,
    style: DetectiveStyle = STYLE,
) -> Action:
    """The legal action after which most points are expected; a larger budget allows more guesses."""
    shame = SHAME * (personality.stealth - PLAIN.stealth)
    rates = ratings(view, rng, budget, shame, evidence.counted(), style)
    tremor = TREMOR * personality.temperature + NOISE
    noisy = {action: rate + rng.gauss(0, tremor) for action, rate in zip(view.legal, rates, strict=True)}
    return max(sense.sensible(view), key=noisy.__getitem__)


def ratings(
    view: View,
    rng: random.Random,
    budget: float | None,
    shame: float,
    counted: EvidenceTable,
    style: DetectiveStyle = STYLE,
) -> list[float]:
    """The points that each legal action is expected to bring, compared with doing nothing.

    `shame` is what a point openly taken from the own clan costs a saboteur or selfish dwarf; `counted` says what to
    make of everybody's deeds.
    """
    if view.phase == "take":
        values = mines.values(view)
        return [values[require(action.slot)] for action in view.legal]
    table = DetectiveValues(view, rng, style, shame, Beliefs(view, counted), batches_within(budget))
    rate = {
        "turn": table.rate_card,
        "walk": table.rate_walk,
        "turn_mine": table.rate_turned_mine,
        "vote": table.rate_answer,
    }[view.phase]
    return [rate(action) for action in view.legal]


def batches_within(budget: float | None) -> int:
    """How many batches of guesses to make in this many seconds: one for each second, and one if no budget is given.

    The number does not depend on the clock, so that the same seed and budget always lead to the same move.

    >>> batches_within(None), batches_within(0.1), batches_within(3.5), batches_within(1000)
    (1, 1, 3, 16)
    """
    return 1 if budget is None else max(1, min(MOST_BATCHES, int(budget / BATCH_SECONDS)))


class DetectiveValues:
    """What each legal action of a view is worth in points."""

    def __init__(
        self, view: View, rng: random.Random, style: DetectiveStyle, shame: float, beliefs: Beliefs, batches: int
    ) -> None:
        """Make this many batches of guesses by these beliefs about the others, and play each of them out."""
        self.view = view
        self.style = style
        self.seat = require(view.seat)
        self.beliefs = beliefs
        parts = beliefs.parts()
        self.own_part = parts[self.seat]
        self.left = mines.left(view)
        self.holds = mines.beliefs(view)
        sums = [sum(row) for row in self.left]
        worths = [sum(chance * worth for chance, worth in zip(row, sums, strict=True)) for row in self.holds]
        self.race = points.race_of(view, parts, worths, style.clock)
        self.smooth_now = self.race.now()
        self.certain = [  # by mine, the best treasure that is known to be there
            max((row[0] for chance, row in zip(chances, self.left, strict=True) if row and chance == 1), default=0.0)
            for chances in self.holds
        ]
        self.in_reach_now = self.in_reach()
        self.rush = guesses.Batches([self.batch(rng) for _ in range(batches)])
        self.now = self.rush.expected()
        self.parts = parts
        self.shame = shame * (view.role != roles.LOYAL)
        self.seeming_now = self.seeming()

    def batch(self, rng: random.Random) -> Rush:
        """A batch of guesses on the race's forest."""
        style = self.style
        rush = rush_of(self.view, self.race.forest, style.haste, style.fear, style.exact, style.doubt)
        guesses.fill(rush, self.view, self.beliefs, rng, style.guesses, style.luck)
        return rush

    def rate_card(self, action: Action) -> float:
        """How many points playing a card adds."""
        if action.verb is Verb.VOTE:
            is_over = self.is_hopeless() and not self.view.pile and not points.is_last(self.view)
            return 1.0 if is_over else -1.0
        if points.is_last(self.view, len(action.cards)):
            return -self.smooth_now
        if action.verb in PLAYS:
            smooth = self.race.after(action.code) - self.smooth_now
            rate = self.rush.expected() - self.now + self.style.smooth * smooth - self.price_of_harm()
            return rate + self.style.grab * max(0.0, self.in_reach() - self.in_reach_now)
        if action.verb is Verb.LOOK:
            return self.rate_look(action)
        return self.rate_discard(action)

    def in_reach(self) -> float:
        """The points of the best treasure that the viewer can walk to in this turn, on the distances measured last."""
        cell = cell_of(self.view.dwarfs[self.seat].cell)
        steps = CAMP_WALK if self.race.forest.feature[cell] == FEATURES["camp"] else WALK
        near = [mine for mine in range(4) if self.race.forest.away(mine, cell) <= steps]
        return self.own_part * max((self.certain[mine] for mine in near), default=0.0)

    def seeming(self) -> float:
        """The points that the viewer's clan can expect on the distances measured last; others judge loyalty by it."""
        if not self.shame:
            return 0.0
        clan = roles.seats_of(self.view, require(self.view.dwarfs[self.seat].clan))
        self.race.part = [float(seat in clan) for seat in range(9)]
        points_of_clan = self.race.expected()
        self.race.part = self.parts + [0.0] * (9 - len(self.parts))
        return points_of_clan

    def price_of_harm(self) -> float:
        """What a card that openly harms the own clan costs a bot that pretends to be loyal; negative for a loud one."""
        return self.shame * max(0.0, self.seeming_now - self.seeming()) if self.shame else 0.0

    def rate_discard(self, action: Action) -> float:
        """Discarding gives a chance of a better card."""
        fresh = sum(self.style.fresh - self.style.kept * hand.keeping(card) for card in action.cards)
        return self.own_part * fresh - self.tempo * (len(action.cards) - 1)

    @cached_property
    def tempo(self) -> float:
        """The points lost when one player has one turn less."""
        turns = points.turns_left(self.view)
        self.race.set_clock(self.style.clock, turns - 1 / self.view.options.players)
        less = self.race.now()
        self.race.set_clock(self.style.clock, turns)
        return self.smooth_now - less

    def rate_look(self, action: Action) -> float:
        """What knowing more is worth: a better plan among the mines, a better choice of treasures, or of friends."""
        view = self.view
        if action.seen is Seen.MINE:
            mine = require(action.slot)
            if view.mines[mine].holds is not None:
                return 0.0
            self.race.forest.measure()
            return self.style.curious * (self.rush.expected_knowing(mine) - self.now)
        if action.seen is Seen.TREASURE:
            treasure = view.treasures[require(action.slot)]
            choices = sum(one.kind == treasure.kind and one.taken_by is None for one in view.treasures)
            return self.own_part * self.style.choice if treasure.value is None and choices > 1 else 0.0
        if view.role == roles.SELFISH:
            return 0.0
        return self.own_part * self.style.friend * self.beliefs.doubt(require(action.seat))

    def rate_walk(self, action: Action) -> float:
        """What is taken at the end of a walk, and what can be expected from there."""
        end = self.view.dwarfs[self.seat].cell if action.verb is Verb.STAY else action.cell
        smooth = self.smooth_walk(end)
        rate = self.rush.expected_at(cell_of(end)) - self.now + self.style.smooth * (smooth - self.smooth_now)
        rate += self.style.take * self.certain_at(end)
        return rate - self.own_part * self.style.loss * (action.losses or 0)

    def certain_at(self, end: tuple[int, int]) -> float:
        """The best treasure that is known to be in the mine on a cell; 0 without one."""
        of_mines = zip(self.view.mines, self.certain, strict=True)
        return max((worth for mine, worth in of_mines if (mine.x, mine.y) == end), default=0.0)

    def smooth_walk(self, end: tuple[int, int]) -> float:
        """The digger's estimate after a walk to this cell; the forest has then measured the distances from there."""
        for number, mine in enumerate(self.view.mines):
            if (mine.x, mine.y) == end:
                chances = self.holds[number]
                taken = sum(chance * row[0] for chance, row in zip(chances, self.left, strict=True) if row)
                worth = self.race.worth[number]
                self.race.set_worth(number, worth - taken)
                later = self.race.after_walk(cell_of(end))
                self.race.set_worth(number, worth)
                return self.own_part * taken + later
        return self.race.after_walk(cell_of(end))

    def rate_turned_mine(self, action: Action) -> float:
        """Which way round the mine just turned up is best."""
        walk = require(self.view.walk)
        cell = cell_of((walk.x, walk.y))
        smooth = self.race.after_change(cell, FACES[require(action.face)], 0)
        return self.rush.expected_at(cell) + self.style.smooth * smooth

    def rate_answer(self, action: Action) -> float:
        """It agrees to end a round from which it expects nothing more."""
        return float((action.verb is Verb.YES) == self.is_hopeless())

    def is_hopeless(self) -> bool:
        """Whether it expects nothing more from this round."""
        return self.smooth_now < HOPELESS
