"""What a viewer makes of a round: who is probably a saboteur and where the gold is, from deeds and from talk."""

from functools import cached_property

from pyrite.games.saboteur.bots.knowledge import claims
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, believed_gold, known_goals
from pyrite.games.saboteur.bots.knowledge.judgement import Judgement, fitted
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances
from pyrite.games.saboteur.rules.view import View


class Reading:
    """The beliefs of one viewer."""

    def __init__(self, view: View) -> None:
        """Read the deeds of the round, then what was said."""
        self.view = view
        deeds = deeds_of(view).done
        self.evidence = Evidence(default_policy().table, view.options, deeds, known_goals(view))
        self.judgement = Judgement(self.evidence, fitted())
        self.suspects = saboteur_chances(view, self.judgement.log_odds)  # the chance of each seat to be a saboteur
        self.gold = believed_gold(view, self.evidence.table, deeds, self.suspects)  # the chance of each goal
        if view.talk:
            said = claims.weigh(view, self.suspects, self.gold)
            moved = [one + other for one, other in zip(self.judgement.log_odds, said.log_odds, strict=True)]
            self.suspects, self.gold = saboteur_chances(view, moved), said.gold

    @cached_property
    def news(self) -> list[float]:
        """How much looking at each goal would tell: 1 where gold and stone are equally likely, 0 where it is known."""
        return [
            0.0 if goal.treasure is not None else 4 * chance * (1 - chance)
            for goal, chance in zip(self.view.goals, self.gold, strict=True)
        ]
