"""The moment of a decision as a row of numbers: what all legal actions of a turn have in common.

The foreman's network reads this row with the features of each action (`features.py`); `seat_sheet.py` fills it in, from
the view and the beliefs of its seat.
"""

from typing import NamedTuple

from pyrite.games.saboteur.rules import cards

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


def care(stealth: float) -> float:
    """What being suspected costs a saboteur of this stealth, as a part of what it costs the stealthiest.

    The usual stealth of a bot is 0.85, and it plays to win; only those near 1 pay for hiding.

    >>> [round(care(stealth), 2) for stealth in (0.5, 0.85, 0.95, 1.0)]
    [0.0, 0.02, 0.29, 1.0]
    """
    return stealth**STEEP


MOMENT_SIZE = len(MomentNumbers._fields) + len(HELD) + SUSPECTS + 2 * OTHERS
