"""Tables of learning players in NumPy arrays, played by as many threads as there are cores."""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy

from pyrite.games.lost_mines.bots.knowledge import evidence
from pyrite.games.lost_mines.bots.knowledge.deed_book import DeedNumbers
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import CONTEXT_SIZE, Luck
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import MOST_ROWS, ROW_SIZE
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.training.many_rounds import (
    CRITIC_SIZE,
    RESULTS,
    Seating,
    TableArrays,
    ThreadShare,
    make_share,
)
from pyrite.train.network import Array

PLAYERS = (3, 4, 5, 6, 7, 8, 9)
ROWS_EACH = MOST_ROWS  # room for all actions: a table without room for its own would wait
SECRET_SIZE = 0  # the critic sees no more of an action than its seat does
GUESSES = 16  # of the detective, which makes 40; fewer are faster
OWN_GUESSES = 40  # of the network; in play it makes many more, so it should not learn to mistrust few


class ForemanTables:
    """A number of tables; `step` takes an action at each of them."""

    def __init__(
        self,
        size: int,
        threads: int,
        seed: str,
        seating: Seating,
        players: Sequence[int] = PLAYERS,
        guesses: tuple[int, int] = (OWN_GUESSES, GUESSES),
    ) -> None:
        """Deal at all tables; their numbers of players come in turns.

        `guesses`: how many the network makes, and how many the others make.
        """
        rng = random.Random(seed)
        self.size = size
        each = max(size * ROWS_EACH // threads, MOST_ROWS)
        self.rows = numpy.zeros((each * threads, ROW_SIZE), numpy.int16)
        self.secrets = numpy.zeros((each * threads, SECRET_SIZE), numpy.int16)
        self.places = numpy.zeros((each * threads, 3), numpy.int16)  # the network sees no board and no deeds
        self.boards = numpy.zeros((size, 0), numpy.int16)
        self.deeds = numpy.zeros((size, 0), numpy.int16)
        self.contexts = numpy.zeros((size, CONTEXT_SIZE), numpy.float32)
        self.critics = numpy.zeros((size, CRITIC_SIZE), numpy.float32)
        self.won = numpy.zeros((size, RESULTS), numpy.float32)
        ints = [numpy.zeros(size, numpy.int32) for _ in range(8)]
        self.counts, self.firsts, self.chosen, self.who, self.players, self.ended, self.matches, self.whose = ints
        self.tally = numpy.zeros(size, numpy.float32)
        # Everyone plays by the same network, and suspicion costs nothing.
        self.role = numpy.zeros(size, numpy.int32)
        self.costs = numpy.zeros(size, numpy.float32)
        self.exposed = numpy.full(size, -1, numpy.float32)
        self.stealths = numpy.zeros(size, numpy.float32)
        outputs = TableArrays(
            self.rows.data,
            [_numbers(self.contexts), _numbers(self.critics), _numbers(self.won)],
            [array.data for array in ints],
            _numbers(self.tally),
        )
        starts = [State.new(Options(players=players[index % len(players)], rounds=1)) for index in range(size)]
        seeds = [rng.getrandbits(63) for _ in range(size)]
        numbers, luck = DeedNumbers(evidence.counted()), Luck()
        self._shares = []
        for part in range(threads):
            here = range(part * size // threads, (part + 1) * size // threads)
            self._shares.append(
                make_share(
                    here,
                    [starts[index] for index in here],
                    [seeds[index] for index in here],
                    numbers,
                    seating,
                    outputs,
                    (part * each, (part + 1) * each),
                    luck,
                    guesses,
                )
            )
        self._pool = ThreadPoolExecutor(threads)
        list(self._pool.map(ThreadShare.begin, self._shares))

    def step(self) -> None:
        """Take the actions in `chosen`, by their place among those considered; -1 leaves a table as it is."""
        list(self._pool.map(ThreadShare.step, self._shares))


def _numbers(array: Array) -> "memoryview[float]":
    """The memory of an array."""
    return array.data.cast("B").cast("f", list(array.shape))
