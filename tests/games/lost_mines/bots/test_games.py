"""Whole games of The Lost Mines between bots: they end, and the better level wins more points."""

import pytest

import pyrite
from pyrite import engine


def play(seed, levels, **options):
    match = pyrite.new("lost-mines", seed=seed, **options)
    bots = [pyrite.bot(levels[seat % len(levels)], seed=f"{seed}/{seat}") for seat in range(match.options.players)]
    while match.turn is not None:
        match.play(bots[match.turn].act(match.view(match.turn)))
    return match


def test_games_until_one_leads_alone_end():
    match = play(3, ("digger", "novice"), players=4, rounds=1, until_alone=True)
    assert len(match.winners) == 1


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.skipif(engine.build() != "compiled", reason="takes minutes on the interpreted engine")
@pytest.mark.parametrize(("better", "worse"), [("digger", "novice"), ("novice", "random")])
def test_the_better_level_wins_more_points_on_the_same_deals(better, worse):
    points = {better: 0, worse: 0}
    for deal in range(40):
        for swapped in (False, True):
            levels = (worse, better) if swapped else (better, worse)
            match = play(f"order/{deal}", levels, players=4 + deal % 2 * 2, rounds=1)
            for seat, won in enumerate(match.scores):
                points[levels[seat % 2]] += won
    assert points[better] > 1.2 * points[worse], points
