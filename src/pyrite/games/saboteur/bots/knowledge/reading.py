"""What a viewer makes of a round: who is probably a saboteur and where the gold is, from deeds and from talk."""

from collections.abc import Sequence

from pyrite.games.saboteur.bots.knowledge import claims
from pyrite.games.saboteur.bots.knowledge.belief import RoleBelief
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, believed_gold, known_goals
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import bound_chances, saboteur_chances
from pyrite.games.saboteur.rules.view import View


class Reading:
    """The beliefs of one viewer."""

    def __init__(self, view: View) -> None:
        """Read the deeds of the round, then what was said."""
        self.view = view
        deeds = deeds_of(view).done
        self.evidence = Evidence(default_policy().table, view.options, deeds, known_goals(view))
        self.belief = RoleBelief(view, deeds)
        counted = saboteur_chances(view, self.evidence.log_odds)
        self.gold = believed_gold(view, self.evidence.table, deeds, counted)  # the chance of each goal
        said = claims.weigh(view, counted, self.gold)
        self.gold = said.gold
        self.said = said.log_odds  # by seat: what was said for and against it
        # The chance of each seat to be a saboteur: as far as strangers can be judged, and as the policy was trained.
        self.suspects = bound_chances(view, _sum(self.belief.log_odds, said.log_odds), self.belief.bonds)
        self.counted = saboteur_chances(view, _sum(self.evidence.log_odds, said.log_odds))


def news(view: View, gold: Sequence[float]) -> list[float]:
    """How much looking at each goal would tell: 1 where gold and stone are equally likely, 0 where it is known."""
    return [
        0.0 if goal.treasure is not None else 4 * chance * (1 - chance)
        for goal, chance in zip(view.goals, gold, strict=True)
    ]


def _sum(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]
