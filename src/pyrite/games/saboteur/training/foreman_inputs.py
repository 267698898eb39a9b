"""How the foreman's networks see board and deeds in training: the numbers of the tables, as in `network_inputs`."""

import jax
import jax.numpy as jnp

from pyrite.games.saboteur.bots.knowledge import board_sheet
from pyrite.games.saboteur.bots.knowledge.deed_sheet import DEED_NUMBERS, MOST_DEEDS
from pyrite.games.saboteur.bots.knowledge.moment import MOMENT_SIZE
from pyrite.games.saboteur.bots.knowledge.network_inputs import (
    AT_FLAGS,
    AT_GAIN,
    AT_LAP,
    CLASSES,
    FLAGS,
    GAIN,
    LAP,
    MOST_LAPS,
    PUBLIC_BITS,
    SEATS,
    SHARED,
)
from pyrite.games.saboteur.bots.knowledge.network_inputs import AT_SEATS as AT_SEATS_OF_CONTEXT
from pyrite.games.saboteur.bots.knowledge.seat_sheet import SEAT_NUMBERS
from pyrite.games.saboteur.training.many_rounds import AT_SEATS, SEAT_SIZE
from pyrite.train.lessons import Picture, Story


def _bits(boards: jax.Array, count: int) -> jax.Array:
    """A plane for each of the lowest bits of the cells."""
    places = jnp.arange(count)
    picture = boards.reshape(-1, board_sheet.BOARD_ROWS, board_sheet.BOARD_COLUMNS, 1)
    return (picture >> places & 1).astype(jnp.float32)


def draw(boards: jax.Array, contexts: jax.Array) -> jax.Array:
    """What everyone sees, and how likely the gold is at each goal to the seat that decides."""
    seen = _bits(boards, PUBLIC_BITS)
    chances = contexts[:, MOMENT_SIZE : MOMENT_SIZE + len(board_sheet.GOAL_CELLS)]
    gold = jnp.zeros(boards.shape).at[:, jnp.array(board_sheet.GOAL_CELLS)].set(chances)
    return jnp.concatenate([seen, gold.reshape(*seen.shape[:3], 1)], axis=3)


def draw_secret(boards: jax.Array) -> jax.Array:
    """What everyone sees, and where the gold is."""
    return _bits(boards, board_sheet.BITS)


PICTURE = Picture(
    board_sheet.BOARD_ROWS,
    board_sheet.BOARD_COLUMNS,
    board_sheet.KINDS,
    PUBLIC_BITS + 1,
    board_sheet.BITS,
    draw,
    draw_secret,
)


def read(deeds: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Who did something to whom, and what it was."""
    deeds = deeds.reshape(-1, MOST_DEEDS, DEED_NUMBERS).astype(jnp.int32)
    classes = [jax.nn.one_hot(deeds[:, :, 2 + place], count) for place, count in enumerate(CLASSES)]
    flags = deeds[:, :, AT_FLAGS, None] >> jnp.arange(FLAGS) & 1
    gain, lap = deeds[:, :, AT_GAIN, None] / GAIN, jnp.minimum(deeds[:, :, AT_LAP, None], MOST_LAPS) / LAP
    numbers = [*classes, flags, jnp.maximum(gain, 0), jnp.maximum(-gain, 0), lap, lap == 0]
    return deeds[:, :, 0], deeds[:, :, 1], jnp.concatenate(numbers, axis=2).astype(jnp.float32)


def seats(contexts: jax.Array) -> jax.Array:
    """What the moment says of each seat, and of all of them."""
    each = contexts[:, AT_SEATS_OF_CONTEXT:].reshape(-1, SEATS, SEAT_NUMBERS)
    common = jnp.broadcast_to(contexts[:, None, :SHARED], (*each.shape[:2], SHARED))
    return jnp.concatenate([each, common], axis=2)


def there(contexts: jax.Array) -> jax.Array:
    """The first number of a seat says whether it is at the table."""
    return contexts[:, AT_SEATS_OF_CONTEXT::SEAT_NUMBERS]


def truth(critics: jax.Array) -> jax.Array:
    """Which of the other seats are saboteurs; critics see the seat that decides first."""
    return critics[:, AT_SEATS + SEAT_SIZE + 1 :: SEAT_SIZE]


STORY = Story(sum(CLASSES) + FLAGS + 4, SEAT_NUMBERS + SHARED, read, seats, there, truth)
