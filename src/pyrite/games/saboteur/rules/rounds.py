"""The next round, and the end of the game (S8)."""

from pyrite.games.saboteur.rules import codes, setup
from pyrite.games.saboteur.rules.position import Position


def end(pos: Position) -> None:
    """Sets up the next round (S8.1), or counts the nuggets after the last one (S8.3)."""
    if pos.round < pos.rounds:
        setup.begin_round(pos, next_first(pos))
        return
    for seat in range(pos.players):
        pos.emit(codes.E_COUNTED, codes.EVERYONE, seat, score(pos, seat), 0, 0)
    pos.emit(codes.E_GAME_ENDED, codes.EVERYONE, codes.UNKNOWN, 0, 0, 0)
    pos.seat = codes.UNKNOWN
    pos.phase = codes.OVER_PHASE


def next_first(pos: Position) -> int:
    """The seat to the left of the last one that laid a tunnel, under `classic` a tunnel or action card (S8.2)."""
    last = pos.last_tunnel if pos.revised else pos.last_card
    if last == codes.UNKNOWN:
        last = pos.first
    return (last + 1) % pos.players


def score(pos: Position, seat: int) -> int:
    """The nuggets a seat holds."""
    return pos.nuggets[seat * 3] + 2 * pos.nuggets[seat * 3 + 1] + 3 * pos.nuggets[seat * 3 + 2]
