"""Whole games played at random in compiled code, without the interpreter lock: for search, training and benchmarks."""

from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite.core import uncompiled as cython


def play_out(position: Playable, moves: Moves, dice: Dice) -> int:
    """Plays on to the end of the game, every legal action with the same chance; the number of decisions."""
    steps = 0
    while not position.is_finished():
        steps += _step(position, moves, dice)
    return steps


def _step(position: Playable, moves: Moves, dice: Dice) -> int:
    """A draw of chance (0 decisions), or a decision (1)."""
    position.event_count = 0
    tickets = position.total_weight()
    if tickets:
        position.happen(position.ticket_outcome(dice.below(tickets)))
        return 0
    position.list_legal(moves)
    position.act(moves.code[dice.below(moves.count)])
    return 1


def random_games(start: Playable, games: int, seed: int) -> int:
    """Plays so many games to the end from one position, each from a copy; the number of decisions in all."""
    dice, moves = Dice(seed), Moves()
    steps = 0
    for _ in range(games):
        position = start.copy()
        with cython.nogil:
            steps += play_out(position, moves, dice)
    return steps
