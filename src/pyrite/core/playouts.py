"""Whole games played at random in compiled code, without the interpreter lock: for search, training and benchmarks."""

from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite.core import uncompiled as cython


def play_out(position: Playable, moves: Moves, dice: Dice) -> int:
    """Play to the end of the game, every legal action with the same chance; the number of decisions.

    Stops before the end where nobody can act, and where a list or the position has overflowed.
    """
    steps = 0
    while not position.is_finished():
        decisions = _step(position, moves, dice)
        if decisions < 0:
            break
        steps += decisions
    return steps


def _step(position: Playable, moves: Moves, dice: Dice) -> int:
    """A draw of chance (0 decisions), or a decision (1); -1 if neither is possible."""
    position.event_count = 0
    tickets = position.total_weight()
    if tickets:
        position.happen(position.ticket_outcome(dice.below(tickets)))
        return 0
    position.list_legal(moves)
    if not moves.count or moves.overflowed or position.overflowed:
        return -1
    position.act(moves.code[dice.below(moves.count)])
    return 1


def finish(position: Playable, seed: int) -> int:
    """Play this position to the end of the game, every legal action with the same chance; the number of decisions.

    OverflowError or ValueError if the position does not lead to an end; no play can have led to it.
    """
    return _finish(position, Moves(), Dice(seed))


def _finish(position: Playable, moves: Moves, dice: Dice) -> int:
    with cython.nogil:
        steps = play_out(position, moves, dice)
    position.check_room()
    if not position.is_finished():
        raise ValueError("nobody can act in this position; no play can have led to it")
    return steps


def random_games(start: Playable, games: int, seed: int) -> int:
    """Play so many games to the end from one position, each from a copy; the number of decisions in all.

    OverflowError or ValueError if the position does not lead to an end; no play can have led to it.
    """
    dice, moves = Dice(seed), Moves()
    steps = 0
    for _ in range(games):
        steps += _finish(start.copy(), moves, dice)
    return steps
