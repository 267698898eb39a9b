"""What the mines and treasures are believed to hold."""

import itertools
import random

import pytest

from pyrite.games.lost_mines.bots.knowledge import mines
from pyrite.games.lost_mines.rules import box
from tests.games.lost_mines.rules.forest import position

from .views import random_views


def test_beliefs_sum_to_one_both_ways_and_agree_with_what_is_known():
    for view in random_views(14):
        chances = mines.beliefs(view)
        assert all(sum(row) == pytest.approx(1) for row in chances)
        assert all(sum(column) == pytest.approx(1) for column in zip(*chances, strict=True))
        for seen, row in zip(view.mines, chances, strict=True):
            if seen.holds is not None:
                assert row[box.MINES.index(seen.holds)] == 1


@pytest.mark.parametrize("holds", [[None] * 4, ["gold", None, None, None], ["dragon", None, "gems", None]])
def test_beliefs_are_those_of_all_arrangements(holds):
    agreeing = [
        arrangement
        for arrangement in itertools.permutations(box.MINES)
        if all(known in (None, kind) for known, kind in zip(holds, arrangement, strict=True))
    ]
    for mine, row in enumerate(mines.spread(holds)):
        assert row == [sum(one[mine] == kind for one in agreeing) / len(agreeing) for kind in box.MINES]


def test_samples_of_a_view_agree_with_its_beliefs_and_values():
    text = "mines=gold,gems,silver,dragon treasures=gold3,gems5,gems3 looked=m0t1/-/- hands=NE/NE/NE"
    view = position(text).view(0)
    rng = random.Random(4)
    drawn = [view.sample(rng) for _ in range(3000)]
    chances, values = mines.beliefs(view), mines.values(view)
    for mine, kind in itertools.product(range(4), range(4)):
        share = sum(sample.mine[mine] == kind for sample in drawn) / len(drawn)
        assert share == pytest.approx(chances[mine][kind], abs=0.04)
    for slot in range(3):
        assert sum(sample.slot_value[slot] for sample in drawn) / len(drawn) == pytest.approx(values[slot], abs=0.06)


def test_what_is_left_is_sorted_and_leaves_out_what_was_taken():
    text = "treasures=gold3>1,gems5,gems3 looked=t1t2/-/- hands=NE/NE/NE"
    assert mines.left(position(text).view(0)) == [[], [], [5, 3], []]
