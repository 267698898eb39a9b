"""Cards as counts by kind or by seat, the way positions hold them; a seat's counts begin at its place `first`."""

from collections import Counter
from collections.abc import Iterable, Sequence

from pyrite.core.dice import Dice


def none_left(counts: Sequence[int], length: int) -> bool:
    """Whether the first so many counts are all 0."""
    for place in range(length):
        if counts[place]:
            return False
    return True


def total(counts: Sequence[int], first: int, length: int) -> int:
    """The sum of so many counts."""
    cards = 0
    for place in range(first, first + length):
        cards += counts[place]
    return cards


def take(counts: list[int], first: int, ticket: int) -> int:
    """Take out the card that a ticket below the total selects, and return its kind."""
    kind = 0
    while ticket >= counts[first + kind]:
        ticket -= counts[first + kind]
        kind += 1
    counts[first + kind] -= 1
    return kind


def draw(counts: list[int], first: int, length: int, dice: Dice) -> int:
    """Take out a card at random, and return its kind; there has to be one."""
    return take(counts, first, dice.below(total(counts, first, length)))


def spread(counts: Sequence[int], length: int, cards: list[int]) -> int:
    """Write the kind of every card into `cards`, so that each can be drawn directly, and return how many there are."""
    size = 0
    for kind in range(length):
        for _ in range(counts[kind]):
            cards[size] = kind
            size += 1
    return size


def deal(cards: list[int], left: int, to: list[int], first: int, number: int, dice: Dice) -> int:
    """Move so many of the first `left` cards at random into counts, and return how many are left at the front."""
    for _ in range(number):
        ticket = dice.below(left)
        to[first + cards[ticket]] += 1
        left -= 1
        cards[ticket] = cards[left]
    return left


def gather(cards: Sequence[int], left: int, counts: list[int]) -> None:
    """Count the first `left` cards by kind."""
    for place in range(left):
        counts[cards[place]] += 1


def names_of(counts: Sequence[int], first: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The name of every card, kind by kind."""
    found: list[str] = []
    for kind in range(len(names)):
        for _ in range(counts[first + kind]):
            found.append(names[kind])
    return tuple(found)


def counts_of(cards: Iterable[str], names: tuple[str, ...]) -> list[int]:
    """How many cards of each kind there are among some names of cards."""
    found = Counter(cards)
    return [found[name] for name in names]


def counts_of_seat(seat: int | None, seats: int, counts: list[int]) -> list[int]:
    """The counts of all seats when one has these, and the others none; None is nobody."""
    everyone = [0] * (seats * len(counts))
    if seat is not None:
        everyone[seat * len(counts) : (seat + 1) * len(counts)] = counts
    return everyone
