"""Tuning plays by the same prices of suspicion as the bot at a table."""

import numpy
import pytest

import pyrite
from bench.bots import tune
from pyrite.bots.personalities import PERSONALITIES
from pyrite.games.saboteur.bots import detective
from pyrite.games.saboteur.bots.knowledge import hiding
from pyrite.games.saboteur.bots.knowledge.turn import Turn

pytestmark = pytest.mark.once


@pytest.mark.parametrize("players", [3, 5, 7])
def test_saboteurs_pay_the_same_for_suspicion_as_at_a_table(players):
    match = pyrite.new("saboteur", players=players, seed=2, rounds=1, all_saboteurs=True)
    bot = pyrite.bot("detective", seed=1)
    paid = 0
    while match.turn is not None and (view := match.view(match.turn)).phase == "turn":
        turn = Turn(view)
        for one in PERSONALITIES.values() if view.role == "saboteur" else ():
            seen = [row[detective.SEEN] for row in turn.rows]
            leeway, laps = detective.leeway(players, one), detective.laps(view)
            wanted = hiding.prices(seen, turn.log_odds, turn.nearest, one, leeway, laps)
            rows, contexts = numpy.array(turn.rows)[None], numpy.array(turn.context)[None]
            found = tune.prices(rows, contexts, numpy.array([one.stealth]), numpy.array([players]))[0]
            assert found == pytest.approx(wanted, abs=1e-4)
            paid += max(wanted) > 0
        match.play(bot.act(view))
    assert paid > 5
