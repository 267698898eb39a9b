"""Who shares the gold, in which order, and what saboteurs are paid."""

from collections import Counter
from itertools import product

PAY = {1: 4, 2: 3, 3: 3, 4: 2}  # S7.4


def picking_order(players: int, finder: int, sharers: list[int]) -> list[int]:
    """The sharers counter-clockwise, from who laid the last tunnel on (S7.2, S7.3)."""
    seats = [(finder - steps) % players for steps in range(players)]
    return [seat for seat in seats if seat in sharers]


def cards_to_share(players: int, edition: str, sharers: int, supply: int) -> int:
    """How many nugget cards are drawn when the miners win (S7.2)."""
    if sharers == 0:
        return 0
    wanted = sharers if edition == "revised" else min(players, 9)
    return min(wanted, supply)


def purses(limit: int) -> list[list[int]]:
    """Every set of nugget cards worth no more than the limit."""
    found = []
    for ones, twos, threes in product(range(limit + 1), repeat=3):
        if ones + 2 * twos + 3 * threes <= limit:
            found.append([1] * ones + [2] * twos + [3] * threes)
    return found


def payment(payees: list[int], saboteurs: int, supply: list[int]) -> dict[int, list[int]]:
    """What each payee gets (S7.4); payees are in clockwise order from the round's first seat."""
    if not payees:
        return {}

    def worth(way: tuple[list[int], ...]) -> tuple[int, int, int, list[tuple[int, int, int]]]:
        sums = [sum(purse) for purse in way]
        cards = sum(len(purse) for purse in way)
        by_seat = [(sum(purse), -len(purse), max(purse, default=0)) for purse in way]
        return min(sums), sum(sums), -cards, by_seat

    possible: list[tuple[list[int], ...]] = []
    for way in product(purses(PAY[saboteurs]), repeat=len(payees)):
        needed = Counter(value for purse in way for value in purse)
        if needed <= Counter(supply):
            possible.append(way)
    best = max(possible, key=worth)
    return dict(zip(payees, best, strict=True))
