"""Whole games played at random in compiled code, without the interpreter lock: for search, training and benchmarks."""

from pyrite.dice import Dice
from pyrite.saboteur import codes, draws, turns
from pyrite.saboteur.moves import Moves
from pyrite.saboteur.position import Position

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite import uncompiled as cython


def play_out(pos: Position, moves: Moves, dice: Dice) -> int:
    """Plays on to the end of the game, every legal action with the same chance; the number of decisions."""
    steps = 0
    while pos.phase != codes.OVER_PHASE:
        steps += _step(pos, moves, dice)
    return steps


def play_out_round(pos: Position, moves: Moves, dice: Dice) -> int:
    """Plays on until the round has ended and its gold is about to be shared; the number of decisions."""
    steps = 0
    number = pos.round
    while pos.round == number and pos.ending == codes.NO_ENDING:
        steps += _step(pos, moves, dice)
    return steps


def _step(pos: Position, moves: Moves, dice: Dice) -> int:
    """A draw of chance (0 decisions), or a decision (1)."""
    tickets = draws.tickets(pos)
    if tickets:
        draws.happen(pos, draws.drawn_by(pos, dice.below(tickets)))
        return 0
    turns.list_legal(pos, moves)
    turns.act(pos, moves.code[dice.below(moves.count)])
    return 1


def random_games(start: Position, games: int, seed: int) -> int:
    """Plays so many games to the end from one position, each from a copy; the number of decisions in all."""
    dice, moves, pos = Dice(seed), Moves(), Position()
    steps = 0
    with cython.nogil:
        for _ in range(games):
            pos.copy_from(start)
            steps += play_out(pos, moves, dice)
    return steps
