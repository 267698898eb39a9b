"""What the foreman learns from: who sits at its tables, and how the other players decide; `pyrite.train` works with it.

All seats that play by the present network learn. The critic knows all cards; it judges what an action was worth by how
much the miners' chance to win rose. A saboteur also pays for looking like one, by how much of the round is left; what
that costs is drawn for each seat, and its network reads it.
"""

import jax
import jax.numpy as jnp
import numpy

from pyrite.games.saboteur.bots.knowledge.features import NAMES, PLACE
from pyrite.games.saboteur.bots.knowledge.moment import STEEP, MomentNumbers
from pyrite.games.saboteur.bots.knowledge.policy import ROLES as ROLES
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.seat_sheet import CONTEXT_SIZE as CONTEXT_SIZE
from pyrite.games.saboteur.bots.knowledge.turn_sheet import ROW_SIZE as ROW_SIZE
from pyrite.games.saboteur.training import foreman_inputs
from pyrite.games.saboteur.training.foreman_tables import ForemanTables
from pyrite.games.saboteur.training.many_rounds import CRITIC_SIZE as CRITIC_SIZE
from pyrite.games.saboteur.training.many_rounds import DETECTIVE_PRICE, Seating
from pyrite.games.saboteur.training.many_rounds import MOST_ROWS as MOST_ROWS
from pyrite.games.saboteur.training.many_rounds import ROW_STEP as ROW_STEP
from pyrite.games.saboteur.training.many_rounds import SECRET_SIZE as SECRET_SIZE
from pyrite.games.saboteur.training.many_rounds import WHO as WHO
from pyrite.train.lessons import OWN, Matches
from pyrite.train.network import Array

PRICE = len(NAMES)  # its place in a row
RESULTS = 1  # whether the miners won
MATCHES: Matches = (  # who digs against whom, and how often
    ("own", "own", 22),
    ("own", "detective", 42),
    ("detective", "own", 10),
    ("own", "mixed", 3),
    ("own", "past", 3),
    ("past", "own", 28),
    ("digger", "own", 2),
)
MIXED = ("own", "own", "detective", "digger", "sleeper", "random")
USUAL_STEALTH = 0.85  # a bot's, which plays to win
STEALTHS = (0.0, *3 * (USUAL_STEALTH,), 0.88, 0.9, 0.9, 0.915, 0.925, 0.925, 0.94, 0.94, 0.96, 1.0)
DETECTIVE_SHARPNESS = (20.0, 10.0)  # how sharply it draws among moves, by role: one over its temperature
SLEEPER_SHARPNESS = 5.0
THUMB_SHARPNESS = 100.0  # the digger plays the best move by its rule of thumb
SLEEPER_WAKES = 2  # cards from the gold


def first_policy(role: str) -> Array:
    """The detective's weights, the price of suspicion at its worth, and nothing for the other numbers."""
    known = numpy.array([*default_policy().vector(role), -1.0], numpy.float32)
    return numpy.concatenate([known, numpy.zeros(ROW_SIZE - len(known), numpy.float32)])


def make_tables(size: int, threads: int, seed: str, matches: Matches) -> ForemanTables:
    """Tables for these players; a best response meets the foreman at its usual stealth."""
    plays_itself = any(digs == sabotages == WHO[OWN] for digs, sabotages, _ in matches)
    stealths = STEALTHS if plays_itself else (USUAL_STEALTH,)
    return ForemanTables(size, threads, seed, Seating(matches, stealths, MIXED))


def other_scores(rows: jax.Array, contexts: jax.Array, role: jax.Array) -> list[jax.Array]:
    """What the detective, the digger, random players and sleepers think of each action."""
    digs, sabotages = (rows[:, :, :PRICE] @ numpy.array(default_policy().vector(each), numpy.float32) for each in ROLES)
    price = rows[:, :, PRICE]
    nearest = contexts[:, None, MomentNumbers._fields.index("nearest")] * 8
    calm_dig, calm_sabotage = DETECTIVE_SHARPNESS
    detective = jnp.where(role[:, None] == 0, calm_dig * digs, calm_sabotage * (sabotages - DETECTIVE_PRICE * price))
    sleeper = jnp.where(nearest > SLEEPER_WAKES, digs, sabotages - price)
    thumb = rows[:, :, PLACE["rule_of_thumb"]]
    return [detective, THUMB_SHARPNESS * thumb, jnp.zeros_like(thumb), SLEEPER_SHARPNESS * sleeper]


def care(stealth: jax.Array) -> jax.Array:
    """As `moment.care`."""
    return stealth**STEEP


PICTURE = foreman_inputs.PICTURE
STORY = foreman_inputs.STORY
