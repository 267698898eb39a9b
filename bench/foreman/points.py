"""The work of one process for `bench.foreman.lost_mines`: its points with and without a bot, on the same deals."""

import random
from typing import NamedTuple

from bench.bots.rounds import Tally, deal, play


class Piece(NamedTuple):
    """Some deals at one number of players."""

    who: str
    against: str
    players: int
    seats: int
    first: int
    last: int


def work(seed: int, piece: Piece) -> tuple[int, Tally]:
    found = Tally()
    for number in range(piece.first, piece.last):
        found.merge(compare(piece, f"foreman/lost-mines/{seed}/{piece.players}/{number}"))
    return piece.players, found


def compare(piece: Piece, seed: str) -> Tally:
    """One deal: the points of some seats with one bot and with the other."""
    found = Tally()
    usual = points(piece, seed, [piece.against] * piece.players, found)
    tried = random.Random(seed).sample(range(piece.players), min(piece.seats, piece.players))
    more = 0.0
    for seat in tried:
        names = [piece.who if other == seat else piece.against for other in range(piece.players)]
        more += points(piece, seed, names, found)[seat] - usual[seat]
    found.pairs["points of a seat, all of the other kind"] = [(float(sum(usual)), piece.players)]
    found.pairs["its points more"] = [(more, len(tried))]
    found.counts["deals"] = 1
    return found


def points(piece: Piece, seed: str, names: list[str], tally: Tally) -> list[int]:
    dealt = deal("lost-mines", piece.players, seed)
    play(dealt, names, seed, tally=tally)
    return list(dealt.scores)
