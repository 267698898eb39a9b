"""Plays for the points it will really score: guesses what it cannot know, and plays the round out on every guess.

Whom somebody scores with it infers from the dwarf cards and from everybody's deeds (`beliefs`). Cards and walks are
rated by the points that the rest of the round then brings on average (`rush`), and a little by the smoother reckoning
of the digger (`points`), which sees progress too small to change who comes first.
"""

import random
from functools import cached_property
from typing import Any

import msgspec

from pyrite.bots.personalities import PLAIN, Character
from pyrite.bots.suspicion import Suspicion
from pyrite.games.lost_mines.bots.knowledge import guesses, hand, mines, points, roles
from pyrite.games.lost_mines.bots.knowledge.beliefs import Beliefs
from pyrite.games.lost_mines.bots.knowledge.distance import FACES
from pyrite.games.lost_mines.bots.knowledge.race_time import Clock
from pyrite.games.lost_mines.bots.knowledge.rush import Rush, rush_of
from pyrite.games.lost_mines.rules.words import Seen, Verb

__all__ = ["choose", "suspicion"]


class Style(msgspec.Struct, frozen=True):
    """What the detective goes by; found by trying."""

    clock: Clock = Clock(keep=0.965, edge=3.0, spread=1.5, lays=0.15)
    guesses: int = 40
    luck: float = 0.35  # how uncertain the length of a way is
    haste: float = 0.5  # how soon a promise fades with its distance
    fear: float = 1.0  # what the dragon counts for who may meet it
    exact: float = 0.7  # the part of points that is counted as the rules do, the rest in fractions
    doubt: float = 0.015  # how much less is believed of what comes a turn later; rather now than later, little more
    smooth: float = 0.3  # how much the digger's reckoning counts
    # In points of treasure in one's own hands:
    fresh: float = 0.015  # a fresh card
    kept: float = 0.04  # keeping the most useful one
    loss: float = 0.2  # a card lost to a trap
    friend: float = 0.1  # to know whom somebody scores with whom one knows nothing of
    choice: float = 0.06  # to know what a treasure is worth, where there is a choice
    curious: float = 0.4  # how much of what the rush says about looking at a mine


STYLE = Style()
HOPELESS = 0.03  # with fewer points to come a round may end
NOISE = 1e-6  # breaks ties
SHAME = 0.5  # what a point taken from the own clan in the open costs who hides, at the most stealth
PLAYS = (Verb.LAY, Verb.TOOL, Verb.TRAP, Verb.TROLL, Verb.STORM)


def suspicion(view: Any) -> tuple[Suspicion, ...]:
    """How likely each other seat has each character, and the deeds that say most."""
    if any(dwarf.clan is None for dwarf in view.dwarfs):
        return roles.suspicion(view)  # dwarf cards are still being dealt
    return Beliefs(view).suspicion()


def choose(
    view: Any, rng: random.Random, budget: float | None, character: Character = PLAIN, style: Style = STYLE
) -> Any:
    """The legal action after which most points are expected."""
    if view.phase == "take":
        values = mines.values(view)
        return max(view.legal, key=lambda action: values[action.slot] + NOISE * rng.random())
    table = Table(view, rng, style, character)
    rate = {
        "turn": table.rate_card,
        "walk": table.rate_walk,
        "turn_mine": table.rate_turned_mine,
        "vote": table.rate_answer,
    }[view.phase]
    return max(view.legal, key=lambda action: rate(action) + NOISE * rng.random())


class Table:
    """What a view means for its viewer's points."""

    def __init__(self, view: Any, rng: random.Random, style: Style, character: Character = PLAIN) -> None:
        """Weighs who scores with whom, guesses, and lets everybody run."""
        self.view = view
        self.style = style
        self.beliefs = Beliefs(view)
        parts = self.beliefs.parts()
        self.own_part: float = parts[view.seat]
        self.left = mines.left(view)
        self.holds = mines.beliefs(view)
        sums = [sum(row) for row in self.left]
        worths = [sum(chance * worth for chance, worth in zip(row, sums, strict=True)) for row in self.holds]
        self.race: points.Race = points.race_of(view, parts, worths, style.clock)
        self.smooth_now = self.race.now()
        self.rush: Rush = rush_of(view, self.race.forest, style.haste, style.fear, style.exact, style.doubt)
        guesses.fill(self.rush, view, self.beliefs, rng, style.guesses, style.luck)
        self.now = self.rush.expected()
        self.parts = parts
        self.shame = SHAME * (character.stealth - PLAIN.stealth) * (view.role != roles.LOYAL)
        self.seeming_now = self.seeming()

    def rate_card(self, action: Any) -> float:
        """How many points playing a card adds."""
        if action.verb is Verb.VOTE:
            is_over = self.is_hopeless() and not self.view.pile and not points.is_last(self.view)
            return 1.0 if is_over else -1.0
        if points.is_last(self.view, len(action.cards)):
            return -self.smooth_now
        if action.verb in PLAYS:
            smooth = self.race.after(action.code) - self.smooth_now
            return self.rush.expected() - self.now + self.style.smooth * smooth - self.price_of_harm()
        if action.verb is Verb.LOOK:
            return self.rate_look(action)
        return self.rate_discard(action)

    def seeming(self) -> float:
        """What the clan would expect on the distances measured last: by this others judge whether one is loyal."""
        if not self.shame:
            return 0.0
        clan = roles.seats_of(self.view, self.view.dwarfs[self.view.seat].clan)
        self.race.part = [float(seat in clan) for seat in range(9)]
        points_of_clan = self.race.expected()
        self.race.part = self.parts + [0.0] * (9 - len(self.parts))
        return points_of_clan

    def price_of_harm(self) -> float:
        """What a card that openly harms the own clan costs one who pretends to be loyal; a loud one enjoys it."""
        return self.shame * max(0.0, self.seeming_now - self.seeming()) if self.shame else 0.0

    def rate_discard(self, action: Any) -> float:
        """Discarding gives a chance of a better card."""
        fresh: float = sum(self.style.fresh - self.style.kept * hand.keeping(card) for card in action.cards)
        rate: float = self.own_part * fresh - self.tempo * (len(action.cards) - 1)
        return rate

    @cached_property
    def tempo(self) -> float:
        """What it costs when one turn fewer will be played, by one player."""
        turns = points.turns_left(self.view)
        self.race.set_clock(self.style.clock, turns - 1 / self.view.options.players)
        less = self.race.now()
        self.race.set_clock(self.style.clock, turns)
        return self.smooth_now - less

    def rate_look(self, action: Any) -> float:
        """What knowing more is worth: a better plan among the mines, a better choice of treasures, or of friends."""
        view = self.view
        if action.seen is Seen.MINE:
            if view.mines[action.slot].holds is not None:
                return 0.0
            self.race.forest.measure()
            return self.style.curious * (self.rush.expected_knowing(action.slot) - self.now)
        if action.seen is Seen.TREASURE:
            treasure = view.treasures[action.slot]
            choices = sum(one.kind == treasure.kind and one.taken_by is None for one in view.treasures)
            return self.own_part * self.style.choice if treasure.value is None and choices > 1 else 0.0
        if view.role == roles.SELFISH:
            return 0.0
        return self.own_part * self.style.friend * self.beliefs.doubt(action.seat)

    def rate_walk(self, action: Any) -> float:
        """What is taken at the end of a walk, and what can be expected from there."""
        own = self.view.dwarfs[self.view.seat]
        x, y = (own.x, own.y) if action.verb is Verb.STAY else (action.x, action.y)
        smooth = self.smooth_walk(x, y)
        rate: float = self.rush.expected_at(y * 16 + x) - self.now + self.style.smooth * (smooth - self.smooth_now)
        losses: int = action.losses or 0
        return rate - self.own_part * self.style.loss * losses

    def smooth_walk(self, x: int, y: int) -> float:
        """The digger's reckoning of a walk's end; it leaves the distances from there measured."""
        for number, mine in enumerate(self.view.mines):
            if (mine.x, mine.y) == (x, y):
                chances = self.holds[number]
                taken = sum(chance * row[0] for chance, row in zip(chances, self.left, strict=True) if row)
                worth = self.race.worth[number]
                self.race.set_worth(number, worth - taken)
                later = self.race.after_walk(y * 16 + x)
                self.race.set_worth(number, worth)
                return self.own_part * taken + later
        return self.race.after_walk(y * 16 + x)

    def rate_turned_mine(self, action: Any) -> float:
        """How the mine just turned up lies best."""
        cell = self.view.walk.y * 16 + self.view.walk.x
        smooth = self.race.after_change(cell, FACES[action.face], 0)
        return self.rush.expected_at(cell) + self.style.smooth * smooth

    def rate_answer(self, action: Any) -> float:
        """A round may end when nothing more can be expected of it."""
        return float((action.verb is Verb.YES) == self.is_hopeless())

    def is_hopeless(self) -> bool:
        """Whether nothing more is to be got from this round."""
        return self.smooth_now < HOPELESS
