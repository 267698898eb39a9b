"""Many games at the same time, in arrays that NumPy, Torch and JAX share without copying."""

from math import prod
from threading import Thread
from typing import TYPE_CHECKING, TypeAlias, TypeVar
from weakref import finalize

import numpy as np
import numpy.typing as npt

from pyrite import engine
from pyrite.core.batch import BatchTeam
from pyrite.core.batch_arrays import Arrays
from pyrite.game import game
from pyrite.lab.numbered import Form, layout_of
from pyrite.match import random_from

if TYPE_CHECKING:
    from pyrite.core.playable import Playable
    from pyrite.core.text_fields import GivenOption

Ints: TypeAlias = npt.NDArray[np.int32]
Floats: TypeAlias = npt.NDArray[np.float32]
Bytes: TypeAlias = npt.NDArray[np.uint8]

S = TypeVar("S", bound=np.generic)

MOST_LEGAL = 4096 + 16  # columns for legal actions: the engine lists 4096; with 16 more, rows do not share cache sets
LEFT_ALONE = -1  # an action that leaves its game as it is
ALIGNMENT = 64  # bytes; JAX copies arrays that are aligned to less


class Batch:
    """So many games of the same kind, stepped together in compiled code.

    Write the number of an action for every game, call `step`, and read what the seats to act next may know. The arrays
    stay the same objects, so views of them in other libraries see every step.

    >>> batch = Batch("saboteur", size=4, players=5, seed=1)
    >>> batch.seats.shape, batch.observations.shape[0]
    ((4,), 4)
    >>> batch.step(batch.legal[:, 0])
    >>> bool(batch.ended.any())
    False
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int,
        threads: int = 1,
        seed: int | None = None,
        *,
        form: Form = "compact",
        learner: int | None = None,
        **options: "GivenOption",
    ) -> None:
        """Deal all games. Only the seat `learner` is asked if there is one; the others then play at random.

        The interpreted engine uses one thread: the interpreter lock lets no more of them work at the same time.
        """
        self.layout = layout_of(game)
        if form not in ("compact", "dense"):
            raise ValueError(f"form must be 'compact' or 'dense', not {form!r}")
        if size < 1 or threads < 1:
            raise ValueError(f"size and threads must be at least 1, not {size} and {threads}")
        if learner is not None and not 0 <= learner < players:
            raise ValueError(f"there is no seat {learner} at a table of {players}")
        self.game, self.size, self.players, self.form = game, size, players, form
        self._make_arrays()
        start = _start(game, players, options)
        rng = random_from(seed)
        seeds = [rng.getrandbits(64) for _ in range(size)]
        asked = -1 if learner is None else learner
        workers = min(threads, size) if engine.build() == "compiled" else 1
        self._team = BatchTeam(start, seeds, [self._shared_arrays() for _ in range(workers)], asked)
        for other in self._team.others:
            Thread(target=other.work, name="pyrite batch", daemon=True).start()
        finalize(self, self._team.dismiss)
        self._team.begin()

    def _make_arrays(self) -> None:
        size, layout = self.size, self.layout
        compact_rows, dense_rows = (size, 0) if self.form == "compact" else (0, size)
        self.observations: Ints = _array((compact_rows, layout.compact_size), np.int32)
        self.finals: Ints = _array((size, layout.compact_size), np.int32)
        self.planes: Bytes = _array((dense_rows, *layout.plane_shape), np.uint8)
        self.features: Floats = _array((dense_rows, layout.feature_count), np.float32)
        self.mask: Bytes = _array((dense_rows, layout.action_count), np.uint8)
        self.legal: Ints = _array((size, MOST_LEGAL), np.int32)
        self.legal[:] = LEFT_ALONE
        self.counts: Ints = _array((size,), np.int32)
        self.seats: Ints = _array((size,), np.int32)
        self.ended: Ints = _array((size,), np.int32)
        self.rewards: Floats = _array((size, self.players), np.float32)
        self._actions: Ints = _array((size,), np.int32)
        self._codes: Ints = _array((size, MOST_LEGAL), np.int32)

    def _shared_arrays(self) -> Arrays:
        """The arrays for the compiled code of one thread."""
        planes = self.planes.reshape(len(self.planes), prod(self.layout.plane_shape))
        return Arrays(
            [each.data for each in (self.observations, self.finals, self.legal, self._codes)],
            [each.data for each in (self.counts, self.seats, self.ended, self._actions)],
            self.rewards.data,
            [each.data for each in (planes, self.features, self.mask)],
        )

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game, by its number; -1 leaves a game as it is.

        ValueError, and nothing happens, if one of them is not legal. A game that ends has `ended` set, the scores in
        `rewards` and what the seat that was asked last saw at the end in `finals`, in the compact form; its other rows
        already show the game that follows it.
        """
        self._actions[:] = actions
        wrong = self._team.step()
        if wrong >= 0:
            raise ValueError(f"action {self._actions[wrong]} is not legal in game {wrong}")

    def position(self, index: int) -> "Playable":
        """The position of a game, for tests and analysis: it knows what no seat knows, so show it to no player."""
        return self._team.slots[index].position


def _array(shape: tuple[int, ...], kind: type[S]) -> npt.NDArray[S]:
    """An array of zeros that begins at a multiple of ALIGNMENT."""
    length = prod(shape) * np.dtype(kind).itemsize
    raw = np.zeros(length + ALIGNMENT, np.uint8)
    offset = -raw.ctypes.data % ALIGNMENT
    return raw[offset : offset + length].view(kind).reshape(shape)


def _start(name: str, players: int, options: "dict[str, GivenOption]") -> "Playable":
    """A game about to be dealt."""
    a_game = game(name)
    start = a_game.playable(a_game.options_from({"players": players, **options}))
    assert start is not None  # a game with a layout can be played so
    return start
