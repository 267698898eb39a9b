"""What the detective makes of deeds: who may be a saboteur, and where the gold may be."""

import math
from typing import Any

import pyrite
from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, believed_gold, context, hints
from pyrite.games.saboteur.bots.knowledge.goals import CLOSER
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances
from pyrite.games.saboteur.rules.options import Options

TABLE = default_policy().table
FIVE = Options(players=5)


def deed(kind="laid", seat=1, target=-1, gain=0.0, distance=7, dead_end=False, event=0, **more):
    """A deed in the open, with all goals unknown; costs follow from the distances or else from the gain."""
    all_goals = [math.log(worth) / math.log(CLOSER) for worth in (0.2, 0.2 + gain)]
    known: dict[str, Any] = {
        "before": (9, 7, 9),
        "after": (9, 7, 9),
        "cost_before": more.get("before", (all_goals[0],) * 3),
        "cost_after": more.get("after", (all_goals[1],) * 3),
        "gold": (1 / 3, 1 / 3, 1 / 3),
        "knew": frozenset[int](),
        "hampered": False,
    }
    return Deed(
        event=event,
        seat=seat,
        kind=kind,
        target=target,
        gain=gain,
        potential=0.2,
        distance=distance,
        dead_end=dead_end,
        **(known | more),
    )


def test_a_dead_end_on_the_way_speaks_against_its_layer_and_is_the_reason_given():
    innocent = [deed(gain=0.05, event=place, seat=place % 5) for place in range(10)]
    evidence = Evidence(TABLE, FIVE, [*innocent, deed(gain=-0.1, dead_end=True, distance=3, seat=1, event=77)])
    assert evidence.log_odds[1] > 0 > max(evidence.log_odds[seat] for seat in (0, 2, 3, 4))
    reason = evidence.reasons(1)[0]
    assert (reason.event, reason.role) == (77, "saboteur")
    assert reason.weight > 1


def test_who_digs_along_while_the_gold_is_far_may_still_be_a_sleeper():
    """However long: a saboteur who would do just the same is not ruled out."""
    evidence = Evidence(TABLE, FIVE, [deed(gain=0.05, event=place) for place in range(12)])
    view = pyrite.new("saboteur", players=5, seed=7).view(None)
    assert 0.01 < saboteur_chances(view, evidence.log_odds)[1] < 1 / 3


def test_who_digs_away_from_the_gold_they_have_seen_is_suspected_by_who_knows_it_too():
    away = deed(gain=0.02, before=(5, 4, 5), after=(4, 4, 6), distance=4, knew=frozenset({2}))
    knowing = context(away, Grudges(FIVE), {2: True})
    assert ", knowing: laid -" in knowing
    assert Evidence(TABLE, FIVE, [away], {2: True}).log_odds[1] > Evidence(TABLE, FIVE, [away]).log_odds[1]


def test_where_somebody_trusted_digs_who_has_looked_tells_where_the_gold_is():
    view = pyrite.new("saboteur", players=5, seed=7).view(0)
    towards = deed(before=(5, 4, 5), after=(5, 4, 4), distance=4, knew=frozenset({2}))
    away = towards._replace(after=(4, 4, 5))
    assert hints(towards) == [(2, "halfway: towards")]
    trusted, suspected = [0.05] * 5, [0.95] * 5
    assert believed_gold(view, TABLE, [towards], trusted)[2] > 0.5
    assert believed_gold(view, TABLE, [away], trusted)[2] < 0.2
    assert believed_gold(view, TABLE, [towards], suspected)[2] < believed_gold(view, TABLE, [towards], trusted)[2]
    assert hints(towards._replace(knew=frozenset())) == []
