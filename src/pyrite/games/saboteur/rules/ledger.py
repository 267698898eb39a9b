"""The ledger: how every nugget card left the supply. What a seat may know of nuggets follows from it (S7.7, S11).

A line is one integer: what, + seat * 16, + entry * 256, + worth * 1024, + round * 8192. "What" is the value of the
card. A payment (S7.4) may be several cards or none: there it is the row of `sharing.PAYS_1` to `PAYS_3`, and worth is
what the payee was entitled to.

A ledger has at most 39 lines, whatever the number of rounds:

- 28 for the cards that leave the supply, each on a line of its own at the most;
- 6 for cards that were taken for an extra card and returned: the extra cards show 1, 2 and 3, each is laid once;
- 5 for payments without a card. They are written only beside one with cards, and only when fewer cards can be paid
  than there are payees. Then all of those cards are paid. If each payee is entitled to 2, four are paid and three of
  them may get nothing, and only threes are left: it happens once. If each is entitled to 3 or 4, up to three are paid
  and two of them may get nothing, and the supply is empty: that happens once, too.
"""

from pyrite.games.saboteur.rules.position import Position

ROOM = 64
MOST_EXTRA = 6
MOST_EMPTY = 5
MOST_LINES = 28 + MOST_EXTRA + MOST_EMPTY


def write(pos: Position, entry: int, seat: int, what: int, worth: int) -> None:
    """Adds a line for the round that is played."""
    if pos.entries == ROOM:
        pos.overflowed = 1
        return
    pos.ledger[pos.entries] = pos.round << 13 | worth << 10 | entry << 8 | seat << 4 | what
    pos.entries += 1


def what_of(line: int) -> int:
    """The value of the card, or the row of the payment."""
    return line & 15


def seat_of(line: int) -> int:
    """Who got it."""
    return line >> 4 & 15


def entry_of(line: int) -> int:
    """Why: shared, paid, taken for the extra card, or taken for it and returned."""
    return line >> 8 & 3


def worth_of(line: int) -> int:
    """What the payee was entitled to; 0 if the line is not a payment."""
    return line >> 10 & 7


def round_of(line: int) -> int:
    """In which round."""
    return line >> 13


def is_same_share(line: int, other: int) -> bool:
    """Whether two lines are of the same round and kind."""
    return (line ^ other) >> 13 == 0 and entry_of(line) == entry_of(other)
