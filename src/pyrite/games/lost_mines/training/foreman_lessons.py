"""What the foreman learns from: who sits at its tables, and how the other players decide; `pyrite.train` works with it.

All seats that play by the present network learn, each for its own points. The critic knows all cards, and says how many
points each seat will make; an action is worth how much that rises for its own seat.
"""

import jax
import jax.numpy as jnp
import numpy

from pyrite.games.lost_mines.bots.knowledge.seat_sheet import CONTEXT_SIZE as CONTEXT_SIZE
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import MOST_ROWS as MOST_ROWS
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import ROW_SIZE as ROW_SIZE
from pyrite.games.lost_mines.training.foreman_tables import SECRET_SIZE as SECRET_SIZE
from pyrite.games.lost_mines.training.foreman_tables import ForemanTables
from pyrite.games.lost_mines.training.many_rounds import CRITIC_SIZE as CRITIC_SIZE
from pyrite.games.lost_mines.training.many_rounds import RESULTS as RESULTS
from pyrite.games.lost_mines.training.many_rounds import ROW_STEP as ROW_STEP
from pyrite.games.lost_mines.training.many_rounds import WHO as WHO
from pyrite.games.lost_mines.training.many_rounds import Seating
from pyrite.train.lessons import Matches
from pyrite.train.network import Array

ROLES = ("dwarf",)  # all characters play by one network, which reads the own character
MATCHES: Matches = (  # who plays with whom, and how often; each has a seat with the same chance
    ("own", "detective", 75),
    ("own", "own", 15),
    ("own", "past", 7),
    ("own", "random", 3),
)
PICTURE = STORY = None  # the network sees no board and no deeds
SHARPNESS = 1000.0  # the detective plays what it thinks best


def first_policy(role: str) -> Array:  # noqa: ARG001 (there is one role)
    """The detective's rating of an action, and nothing for the other numbers."""
    found: Array = numpy.zeros(ROW_SIZE, numpy.float32)
    found[0] = 1.0
    return found


def make_tables(size: int, threads: int, seed: str, matches: Matches) -> ForemanTables:
    """Tables for these players."""
    return ForemanTables(size, threads, seed, Seating(matches))


def other_scores(rows: jax.Array, contexts: jax.Array, role: jax.Array) -> list[jax.Array]:  # noqa: ARG001 (other games need them)
    """What the detective and random players think of each action."""
    rating = rows[:, :, 0]
    return [SHARPNESS * rating, jnp.zeros_like(rating)]


def care(stealth: jax.Array) -> jax.Array:
    """In this game suspicion costs nothing."""
    return jnp.zeros_like(stealth)
