"""Tables of learning players in NumPy arrays, played by as many threads as there are cores."""

import math
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy

from pyrite.games.saboteur.bots.knowledge.board_sheet import BOARD_CELLS
from pyrite.games.saboteur.bots.knowledge.deed_sheet import DEED_NUMBERS, MOST_DEEDS
from pyrite.games.saboteur.bots.knowledge.evidence_numbers import EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.policy import default_policy, first_policy
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.bots.knowledge.seat_sheet import CONTEXT_SIZE
from pyrite.games.saboteur.bots.knowledge.turn_sheet import ROW_SIZE
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.training.many_rounds import (
    CRITIC_SIZE,
    SECRET_SIZE,
    Seating,
    TableArrays,
    ThreadShare,
    make_share,
)
from pyrite.train.network import Array

PLAYERS = (3, 4, 5, 5, 5, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 10)
CLASSIC = 0.1  # the share of tables that play the older edition
ROWS_EACH = 30  # room for this many legal actions at each table, on average


class ForemanTables:
    """A number of tables; `step` takes an action at each of them."""

    def __init__(
        self,
        size: int,
        threads: int,
        seed: str,
        seating: Seating,
        players: Sequence[int] = PLAYERS,
        classic: float = CLASSIC,
        shown: int = 0,
    ) -> None:
        """Deal at all tables; their numbers of players come in turns.

        `shown` is what miners that learn are shown beyond what they may know, as for `state_sheet.reveal`.
        """
        rng = random.Random(seed)
        self.size = size
        each = size * ROWS_EACH // threads
        self.rows = numpy.zeros((each * threads, ROW_SIZE), numpy.int16)
        self.secrets = numpy.zeros((each * threads, SECRET_SIZE), numpy.int16)
        self.places = numpy.zeros((each * threads, 3), numpy.int16)
        self.boards = numpy.zeros((size, BOARD_CELLS), numpy.int16)
        self.deeds = numpy.zeros((size, MOST_DEEDS * DEED_NUMBERS), numpy.int16)
        self.contexts = numpy.zeros((size, CONTEXT_SIZE), numpy.float32)
        self.critics = numpy.zeros((size, CRITIC_SIZE), numpy.float32)
        ints = [numpy.zeros(size, numpy.int32) for _ in range(9)]
        (
            self.counts,
            self.firsts,
            self.chosen,
            self.who,
            self.role,
            self.players,
            self.ended,
            self.won,
            self.matches,
        ) = ints
        self.tally = self.won
        self.whose = numpy.zeros(size, numpy.int32)  # all want the same result, or its opposite
        floats = [numpy.zeros(size, numpy.float32) for _ in range(3)]
        self.costs, self.exposed, self.stealths = floats
        outputs = TableArrays(
            [array.data for array in (self.rows, self.secrets, self.places, self.boards, self.deeds)],
            [_numbers(self.contexts), _numbers(self.critics)],
            [array.data for array in ints],
            [_numbers(array) for array in floats],
        )
        chosen = [
            Options(
                players=players[index % len(players)],
                rounds=1,
                edition="classic" if rng.random() < classic else "revised",
            )
            for index in range(size)
        ]
        starts = [State.new(options) for options in chosen]
        chances = [prior(options) for options in chosen]
        priors = [math.log(chance / (1 - chance)) for chance in chances]
        seeds = [rng.getrandbits(63) for _ in range(size)]
        read = EvidenceNumbers(default_policy().table), EvidenceNumbers(first_policy().table)
        self._shares = []
        for part in range(threads):
            here = range(part * size // threads, (part + 1) * size // threads)
            self._shares.append(
                make_share(
                    here,
                    [starts[index] for index in here],
                    [priors[index] for index in here],
                    [seeds[index] for index in here],
                    read,
                    seating,
                    outputs,
                    (part * each, (part + 1) * each),
                    shown,
                )
            )
        self._pool = ThreadPoolExecutor(threads)
        list(self._pool.map(ThreadShare.begin, self._shares))

    def step(self) -> None:
        """Take the actions in `chosen`, by their place among the legal ones; -1 leaves a table as it is."""
        list(self._pool.map(ThreadShare.step, self._shares))


def _numbers(array: Array) -> "memoryview[float]":
    """The memory of an array."""
    return array.data.cast("B").cast("f", list(array.shape))
