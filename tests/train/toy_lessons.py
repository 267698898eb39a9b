"""A toy to learn: one of three doors is lit, and behind it is the prize; the first policy likes the tallest door."""

import jax
import jax.numpy as jnp
import numpy

from pyrite.train.lessons import Matches, WaitingTables
from pyrite.train.network import Array

ROLES = ("left", "right")
WHO = ("own", "past", "blind")
MATCHES = (("own", "own", 1), ("own", "blind", 1))
ROW_SIZE, SECRET_SIZE, ROW_STEP, MOST_ROWS = 3, 0, 1024.0, 4
RESULTS = 1
CONTEXT_SIZE = CRITIC_SIZE = 2
DOORS = 3
PICTURE = STORY = None


def first_policy(role: str) -> Array:
    """Height counts."""
    return numpy.array([1.0, 0.0, 0.0], numpy.float32)


class ToyTables:
    """Each decision is a whole round. A player of the second role tries to avoid the prize."""

    def __init__(self, size: int, seed: str, matches: Matches) -> None:
        self.size = size
        self._pairs = numpy.array([[WHO.index(who) for who in match[:2]] for match in matches])
        self.random = numpy.random.default_rng(list(seed.encode()))
        self.rows = numpy.zeros((size * DOORS, ROW_SIZE), numpy.int16)
        self.secrets = numpy.zeros((size * DOORS, SECRET_SIZE), numpy.int16)
        self.places = numpy.zeros((size * DOORS, 3), numpy.int16)
        self.boards = numpy.zeros((size, 0), numpy.int16)
        self.deeds = numpy.zeros((size, 0), numpy.int16)
        self.contexts = numpy.zeros((size, CONTEXT_SIZE), numpy.float32)
        self.critics = numpy.zeros((size, CRITIC_SIZE), numpy.float32)
        self.counts = numpy.full(size, DOORS, numpy.int32)
        self.firsts = numpy.arange(0, size * DOORS, DOORS, dtype=numpy.int32)
        whole = (numpy.zeros(size, numpy.int32) for _ in range(7))
        self.chosen, self.who, self.role, self.players, self.ended, self.won, self.matches = whole
        self.tally = self.won
        self.whose = numpy.zeros(size, numpy.int32)
        self.players[:] = 3
        self.stealths, self.costs = numpy.zeros(size, numpy.float32), numpy.zeros(size, numpy.float32)
        self.exposed = numpy.full(size, -1, numpy.float32)
        self._deal()

    def _deal(self) -> None:
        tables = numpy.arange(self.size)
        self.role[:] = self.random.integers(0, 2, self.size)
        self._match = self.random.integers(0, len(self._pairs), self.size)
        self.who[:] = self._pairs[self._match, self.role]
        self.rows[:] = 0
        self.rows[:, 0] = self.random.integers(0, 1024, self.size * DOORS)
        self._lit = self.random.integers(0, DOORS, self.size)
        self.rows[tables * DOORS + self._lit, 1] = 1024
        self.critics[:, 0] = self.role

    def step(self) -> None:
        self.ended[:] = 1
        self.matches[:] = self._match
        self.won[:] = self.chosen == self._lit
        self._deal()


def make_tables(size: int, threads: int, seed: str, matches: Matches) -> WaitingTables:
    """Threads make no difference."""
    return ToyTables(size, seed, matches)


def other_scores(rows: jax.Array, contexts: jax.Array, role: jax.Array) -> list[jax.Array]:
    """The blind take any door."""
    return [jnp.zeros(rows.shape[:2])]


def care(stealth: jax.Array) -> jax.Array:
    """Nobody hides here."""
    return stealth
