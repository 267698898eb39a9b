"""How the foreman's networks see the board and the deeds of a turn: numbers of the sheets, spread out.

`training/foreman_inputs.py` does the same for many tables at once; a test compares both.
"""

from collections.abc import Sequence

from pyrite.bots.network import Networks
from pyrite.bots.reader import Deed, SeatJudgment
from pyrite.bots.trunk import BoardSight
from pyrite.games.saboteur.bots.knowledge import board_sheet
from pyrite.games.saboteur.bots.knowledge.moment import MOMENT_SIZE
from pyrite.games.saboteur.bots.knowledge.policy import ROLES
from pyrite.games.saboteur.bots.knowledge.seat_sheet import SEAT_NUMBERS
from pyrite.games.saboteur.bots.knowledge.turn import Turn

PUBLIC_BITS = board_sheet.BITS - 1  # of a cell; the last one is for critics
AT_SEATS = MOMENT_SIZE + 44  # where the seats begin in a context
SEATS = 10
SHARED = 20  # the first numbers of a context, which the reader sees for each seat
CLASSES = (6, 6, 6, 4, 4)  # of a deed: its kind, what it changed, what its player faced, trust in player and target
AT_FLAGS, FLAGS, AT_GAIN, AT_LAP = 7, 3, 8, 9
GAIN, LAP, MOST_LAPS = 500.0, 8.0, 12


def scores(networks: Networks, turn: Turn, role: str) -> list[float]:
    """The score of each legal action of a turn."""
    places = turn.places
    return networks.roles[role].scores(
        turn.rows, turn.context, sight(networks, turn, role), places, judgment(networks, turn)
    )


def sight(networks: Networks, turn: Turn, role: str) -> BoardSight | None:
    """What the trunk makes of the board, if there is one."""
    if networks.trunk is None:
        return None
    numbers = planes(turn.board, turn.context)
    return networks.trunk.look(numbers, board_sheet.BOARD_COLUMNS, turn.context, ROLES.index(role))


def judgment(networks: Networks, turn: Turn) -> SeatJudgment | None:
    """What the reader thinks of the other seats, if there is one."""
    if networks.reader is None:
        return None
    there = [bool(turn.context[AT_SEATS + seat * SEAT_NUMBERS]) for seat in range(SEATS)]
    return networks.reader.judge([deed(row) for row in turn.deeds], seats(turn.context), there)


def planes(board: Sequence[int], context: Sequence[float]) -> list[float]:
    """For each cell: what everyone sees there, and how likely the gold is in it to the seat that decides."""
    gold = dict(zip(board_sheet.GOAL_CELLS, context[MOMENT_SIZE : MOMENT_SIZE + 3], strict=True))
    found: list[float] = []
    for cell, bits in enumerate(board):
        found += [bits >> bit & 1 for bit in range(PUBLIC_BITS)]
        found.append(gold.get(cell, 0.0))
    return found


def deed(row: Sequence[int]) -> Deed:
    """Who did something to whom, and what it was."""
    numbers: list[float] = []
    for place, count in enumerate(CLASSES):
        numbers += [float(row[2 + place] == one) for one in range(count)]
    numbers += [row[AT_FLAGS] >> flag & 1 for flag in range(FLAGS)]
    gain, lap = row[AT_GAIN] / GAIN, min(row[AT_LAP], MOST_LAPS) / LAP
    return row[0], row[1], [*numbers, max(gain, 0.0), max(-gain, 0.0), lap, float(lap == 0)]


def seats(context: Sequence[float]) -> list[list[float]]:
    """What the moment says of each seat, and of all of them."""
    at = range(AT_SEATS, AT_SEATS + SEATS * SEAT_NUMBERS, SEAT_NUMBERS)
    return [[*context[first : first + SEAT_NUMBERS], *context[:SHARED]] for first in at]
