"""The toy with its light on a board: the rows of the doors do not say which one is lit."""

import jax
import jax.numpy as jnp
import numpy

from pyrite.train.lessons import Matches, Picture, WaitingTables
from tests.train import toy_lessons
from tests.train.toy_lessons import DOORS, ToyTables

ROLES, WHO, MATCHES, RESULTS = toy_lessons.ROLES, toy_lessons.WHO, toy_lessons.MATCHES, toy_lessons.RESULTS
ROW_SIZE, SECRET_SIZE, ROW_STEP = toy_lessons.ROW_SIZE, toy_lessons.SECRET_SIZE, toy_lessons.ROW_STEP
MOST_ROWS, CONTEXT_SIZE, CRITIC_SIZE = toy_lessons.MOST_ROWS, toy_lessons.CONTEXT_SIZE, toy_lessons.CRITIC_SIZE
first_policy, other_scores, care = toy_lessons.first_policy, toy_lessons.other_scores, toy_lessons.care


class BoardTables(ToyTables):
    """The doors are the cells of a board."""

    def _deal(self) -> None:
        super()._deal()
        self.rows[:, 1] = 0
        self.boards = numpy.zeros((self.size, DOORS), numpy.int16)
        self.boards[numpy.arange(self.size), self._lit] = 1
        self.places[:, 0] = numpy.arange(self.size * DOORS) % DOORS


def make_tables(size: int, threads: int, seed: str, matches: Matches) -> WaitingTables:
    """Threads make no difference."""
    return BoardTables(size, seed, matches)


def draw_secret(boards: jax.Array) -> jax.Array:
    """The light, once for critics and once for policies."""
    return boards.reshape(-1, 1, DOORS, 1).astype(jnp.float32)


def draw(boards: jax.Array, contexts: jax.Array) -> jax.Array:
    """Policies see no more and no less."""
    return draw_secret(boards)


STORY = None
PICTURE = Picture(1, DOORS, 1, 1, 1, draw, draw_secret)
