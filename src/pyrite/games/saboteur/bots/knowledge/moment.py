"""The moment of a decision as a row of numbers: what all legal actions of a turn have in common.

The foreman's network reads this row beside the features of each action (`features.py`). Everything here comes from the
view and from the beliefs of its seat.
"""

from typing import NamedTuple

from pyrite.games.saboteur.bots.knowledge.features import Decision
from pyrite.games.saboteur.bots.knowledge.roles import deals
from pyrite.games.saboteur.rules import cards

FAR = 12.0  # distances and costs are counted up to this
HELD = (cards.TUNNELS, cards.DEAD_ENDS, cards.BREAKS, cards.MENDS, (cards.MAP,), (cards.ROCKFALL,))
SUSPECTS = 4  # the most suspected others that are described one by one
OTHERS = 9  # seats, described one by one in the order in which they act
STEEP = 24  # how steeply the price of suspicion grows near stealth 1: see `care`


class MomentNumbers(NamedTuple):
    """What is the same for all actions, before the parts of variable length."""

    players: float
    most_saboteurs: float
    pile: float
    cards_left: float  # in pile and hands, for each player
    nearest: float
    public_nearest: float
    cost: float  # of the way to the gold, on average over where it may be
    potential: float
    public_potential: float
    sure_of_gold: float  # the chance of the likeliest goal
    late: float
    exposed: float
    hampered: float
    own_broken: float
    able_saboteurs: float  # the expected number of other saboteurs without a broken tool
    able_miners: float
    all_broken: float
    looked: float  # how many goals have been looked at
    stealth: float
    care: float


def moment_row(decision: Decision, stealth: float) -> list[float]:
    """The moment as numbers of about the same size; `stealth` is how much this seat avoids suspicion."""
    outlook = decision.outlook
    view = outlook.view
    players = view.options.players
    others = [seat for seat in range(players) if seat != decision.seat]
    able = [seat for seat in others if not view.broken[seat]]
    cost = sum(chance * min(FAR, cost) for chance, cost in zip(outlook.gold, outlook.costs, strict=True))
    common = MomentNumbers(
        players=players / 10,
        most_saboteurs=max(deals(view.options)) / 4,
        pile=view.pile / 50,
        cards_left=(view.pile + sum(view.hand_sizes)) / players / 10,
        nearest=min(FAR, outlook.nearest) / 8,
        public_nearest=min(FAR, outlook.public_nearest) / 8,
        cost=cost / 8,
        potential=outlook.now,
        public_potential=outlook.public_now,
        sure_of_gold=max(outlook.gold),
        late=decision.late,
        exposed=decision.exposed,
        hampered=float(decision.hampered),
        own_broken=outlook.tools_broken(decision.seat) / 3,
        able_saboteurs=sum(outlook.suspect(seat) for seat in able) / 3,
        able_miners=sum(1 - outlook.suspect(seat) for seat in able) / 5,
        all_broken=sum(map(len, view.broken)) / 5,
        looked=sum(bool(goal.looked_by) for goal in view.goals) / 3,
        stealth=stealth,
        care=care(stealth),
    )
    hand = [sum(card in kinds for card in view.hand) / 3 for kinds in HELD]
    suspects = sorted((outlook.suspect(seat) for seat in others), reverse=True)
    following = [(decision.seat + ahead) % players for ahead in range(1, players)]
    acting = [number for seat in following for number in (outlook.suspect(seat), outlook.tools_broken(seat) / 3)]
    acting += [0.0] * (2 * OTHERS - len(acting))
    return [*common, *hand, *(suspects + [0.0] * SUSPECTS)[:SUSPECTS], *acting]


def care(stealth: float) -> float:
    """What being suspected costs a saboteur of this stealth, as a part of what it costs the stealthiest.

    The usual stealth of a bot is 0.85, and it plays to win; only those near 1 pay for hiding.

    >>> [round(care(stealth), 2) for stealth in (0.5, 0.85, 0.95, 1.0)]
    [0.0, 0.02, 0.29, 1.0]
    """
    return stealth**STEEP


MOMENT_SIZE = len(MomentNumbers._fields) + len(HELD) + SUSPECTS + 2 * OTHERS
