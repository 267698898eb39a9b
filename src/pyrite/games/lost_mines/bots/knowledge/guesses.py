"""Guesses: what a viewer cannot know, filled in at random by how likely it is."""

import itertools
import math
import random
from collections.abc import Sequence
from functools import cache

from pyrite.games.lost_mines.bots.knowledge.beliefs import Beliefs
from pyrite.games.lost_mines.bots.knowledge.roles import LOYAL, SABOTEUR
from pyrite.games.lost_mines.bots.knowledge.rush import MOST, Rush
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.view import View

SELFISH_SIDE = 2
ORDERS = [list(itertools.permutations(range(count))) for count in range(5)]
SEAT_LUCK, WAY_LUCK = 0.7, 0.7  # how much of the luck belongs to the dwarf, and how much to the way
LUCKS = 6  # tables of luck, made once


class Batches:
    """Several batches of guesses about one view; every answer is the mean over all of them."""

    def __init__(self, rushes: Sequence[Rush]) -> None:
        """The batches, all on the same forest."""
        self.rushes = rushes

    def expected(self) -> float:
        """The points that the viewer will have on average, on the distances that the forest has measured."""
        return sum([rush.expected() for rush in self.rushes]) / len(self.rushes)

    def expected_at(self, cell: int) -> float:
        """The points expected when the viewer's walk has just ended on a cell."""
        return sum([rush.expected_at(cell) for rush in self.rushes]) / len(self.rushes)

    def expected_knowing(self, mine: int) -> float:
        """The points expected if the viewer knew what a mine holds."""
        return sum([rush.expected_knowing(mine) for rush in self.rushes]) / len(self.rushes)


def fill(rush: Rush, view: View, beliefs: Beliefs, rng: random.Random, count: int, spread: float) -> None:
    """Make this many guesses; `spread` is how uncertain the length of a way is."""
    rush.mine_kind = _mines(view, rng, count)
    rush.side = _sides(beliefs, rng, count)
    rush.value, rush.order = _treasures(view, rng, count)
    rush.luck = luck_tables(spread)[rng.randrange(LUCKS)]
    rush.guesses = count


def _mines(view: View, rng: random.Random, count: int) -> list[int]:
    """What each mine holds: every order of the hidden kinds equally often."""
    holds = [mine.holds for mine in view.mines]
    known = [box.MINES.index(held) if held is not None else -1 for held in holds]
    rest = [kind for kind in range(4) if kind not in known]
    hidden = [mine for mine in range(4) if known[mine] < 0]
    orders = rng.sample(ORDERS[len(hidden)], len(ORDERS[len(hidden)]))
    rows: list[int] = []
    for guess in range(count):
        row = list(known)
        for mine, place in zip(hidden, orders[guess % len(orders)], strict=True):
            row[mine] = rest[place]
        rows += row
    return rows + [0] * (4 * MOST - len(rows))


def _sides(beliefs: Beliefs, rng: random.Random, count: int) -> list[int]:
    """Whom each seat scores with (L7.4)."""
    sides = [SELFISH_SIDE] * (9 * MOST)
    for clan, belief in enumerate(beliefs.clans):
        for guess, deal in enumerate(rng.choices(belief.deals, belief.chances, k=count)):
            for seat, character in zip(belief.seats, deal, strict=True):
                if character == LOYAL:
                    sides[9 * guess + seat] = clan
                elif character == SABOTEUR:
                    sides[9 * guess + seat] = 1 - clan
    return sides


def _treasures(view: View, rng: random.Random, count: int) -> tuple[list[int], list[int]]:
    """What the treasures are worth, and in which order those of a kind are taken."""
    unseen = {kind: list(row) for kind, row in zip(box.TREASURES, view.options.box.treasures, strict=True)}
    for treasure in view.treasures:
        if treasure.value is not None:
            unseen[treasure.kind].remove(treasure.value)
    slots = list(range(len(view.treasures)))
    rest = [0] * (9 - len(slots))
    values: list[int] = []
    orders: list[int] = []
    for _ in range(count):
        for row in unseen.values():
            rng.shuffle(row)
        rows = {kind: iter(row) for kind, row in unseen.items()}
        values += [one.value if one.value is not None else next(rows[one.kind]) for one in view.treasures]
        values += rest
        rng.shuffle(slots)
        orders += slots
        orders += rest
    padding = [0] * (9 * (MOST - count))
    return values + padding, orders + padding


@cache
def luck_tables(spread: float) -> list[list[float]]:
    """By guess, seat and mine, the factor on the length of a way; always the same few tables."""
    rng = random.Random(1)
    return [
        [
            math.exp(spread * (SEAT_LUCK * own + WAY_LUCK * rng.gauss(0, 1)))
            for own in (rng.gauss(0, 1) for _ in range(MOST * 9))
            for _ in range(4)
        ]
        for _ in range(LUCKS)
    ]
