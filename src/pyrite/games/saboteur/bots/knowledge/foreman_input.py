"""What the foreman's network reads of a turn: a row for each legal action, and one for the moment."""

from typing import NamedTuple

import msgspec

from pyrite.bots.personalities import PLAIN
from pyrite.games.saboteur.bots.knowledge import hiding
from pyrite.games.saboteur.bots.knowledge.features import NAMES, Decision
from pyrite.games.saboteur.bots.knowledge.moment import MOMENT_SIZE, moment_row

PRICE = "hiding_price"
ROW_NAMES = (*NAMES, PRICE)
ROW_SIZE, CONTEXT_SIZE = len(ROW_NAMES), MOMENT_SIZE
LIMIT = 10.0  # on every number of a row


class Input(NamedTuple):
    """The numbers of one decision."""

    rows: list[list[float]]  # by legal action
    context: list[float]


def network_input(decision: Decision, stealth: float) -> Input:
    """The decision as the network reads it, for a seat that avoids suspicion so much.

    The last number of a row is what the detective's rule asks a saboteur to pay for the suspicion that the action
    raises; it is 0 for miners.
    """
    if decision.outlook.view.role == "saboteur":
        prices = hiding.prices(decision, msgspec.structs.replace(PLAIN, stealth=stealth))
    else:
        prices = [0.0] * len(decision.rows)
    rows = [_limited([*row, price]) for row, price in zip(decision.rows, prices, strict=True)]
    return Input(rows, moment_row(decision, stealth))


def _limited(row: list[float]) -> list[float]:
    if min(row) >= -LIMIT and max(row) <= LIMIT:
        return row
    return [max(-LIMIT, min(LIMIT, value)) for value in row]
