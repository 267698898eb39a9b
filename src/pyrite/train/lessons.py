"""What a game offers for training: tables at which many decisions wait at the same time, and players to begin with."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

import jax
import numpy
from numpy.typing import NDArray

from pyrite.train.network import Array

Whole = NDArray[numpy.int32]
Matches: TypeAlias = Sequence[tuple[str, str, int]]  # who plays the first role, who the second, and how often
OWN, PAST = 0, 1  # the first players in `WHO`: those that learn, and an earlier copy of them


class Picture(NamedTuple):
    """A board as networks see it: planes of cells."""

    rows: int
    columns: int
    kinds: int  # how many different things an action can do at a cell
    planes: int  # that policies see
    secret_planes: int  # that critics see
    draw: "Callable[[jax.Array, jax.Array], jax.Array]"  # from boards and contexts: by table, row, column and plane
    draw_secret: "Callable[[jax.Array], jax.Array]"  # from boards alone, with what is hidden


class Story(NamedTuple):
    """What was done in a round as networks read it, and whom they judge by it; ten seats, the one that reads last."""

    numbers: int  # of a deed
    seat_numbers: int  # of a seat
    read: "Callable[[jax.Array], tuple[jax.Array, jax.Array, jax.Array]]"  # by deed: who, to whom (or -1), numbers
    seats: "Callable[[jax.Array], jax.Array]"  # the numbers of each seat, from contexts
    there: "Callable[[jax.Array], jax.Array]"  # 1 for each seat at the table, from contexts
    truth: "Callable[[jax.Array], jax.Array]"  # what is true of each seat, from what critics see


class WaitingTables(Protocol):
    """Tables that wait for decisions, in arrays that stay the same objects."""

    size: int
    rows: NDArray[numpy.int16]  # all legal actions, in steps of 1 / ROW_STEP
    secrets: NDArray[numpy.int16]  # of the same actions, for the critic alone
    places: NDArray[numpy.int16]  # of the same actions: cell of the picture or -1, what is done there, seat or -1
    boards: NDArray[numpy.int16]  # what is in each cell
    deeds: NDArray[numpy.int16]  # what was done in the round
    contexts: Array
    critics: Array
    counts: Whole  # legal actions at each table; 0 if it waits
    firsts: Whole  # the first row of each table
    chosen: Whole  # to be filled in: the place of the action to take; -1 to wait
    who: Whole  # who decides, as a place in WHO
    role: Whole  # as a place in ROLES
    players: Whole
    stealths: Array  # how much the seat that decides avoids suspicion
    # After a step:
    ended: Whole  # whether a round ended
    whose: Whole  # the result that the seat to decide wants: 0 if there is one for all, then its role says how
    matches: Whole  # the number of the match that ended
    costs: Array  # how much suspicion the action raised
    exposed: Array  # how suspect a hidden opponent is after a few turns; -1 if this is not that turn

    @property
    def won(self) -> Whole | Array:
        """Each result from 0 to 1: one for all, or one for each seat."""

    @property
    def tally(self) -> Whole | Array:
        """What the match adds to its rate in the curve, such as rounds won."""

    def step(self) -> None:
        """Take the chosen actions, and deal rounds that ended again."""


class Lessons(Protocol):
    """A module of a game that training works with."""

    @property
    def ROLES(self) -> Sequence[str]:  # noqa: N802 (a constant of the module)
        """The roles; the first is the one whose wins are counted."""

    @property
    def WHO(self) -> Sequence[str]:  # noqa: N802 (a constant of the module)
        """The players, `OWN` and `PAST` first."""

    @property
    def MATCHES(self) -> Matches:  # noqa: N802 (a constant of the module)
        """The matches that are usually played."""

    @property
    def ROW_SIZE(self) -> int:  # noqa: N802 (a constant of the module)
        """Numbers of a row."""

    @property
    def SECRET_SIZE(self) -> int:  # noqa: N802 (a constant of the module)
        """Numbers that the critic sees of an action beside its row."""

    @property
    def ROW_STEP(self) -> float:  # noqa: N802 (a constant of the module)
        """Rows are whole numbers, in steps of one part of this."""

    @property
    def MOST_ROWS(self) -> int:  # noqa: N802 (a constant of the module)
        """The most legal actions of a table."""

    @property
    def CONTEXT_SIZE(self) -> int:  # noqa: N802 (a constant of the module)
        """Numbers of a moment."""

    @property
    def RESULTS(self) -> int:  # noqa: N802 (a constant of the module)
        """How many results a round has: one for all, or one for each seat."""

    @property
    def CRITIC_SIZE(self) -> int:  # noqa: N802 (a constant of the module)
        """Numbers that the critic sees."""

    @property
    def PICTURE(self) -> Picture | None:  # noqa: N802 (a constant of the module)
        """The board, if networks can see it."""

    @property
    def STORY(self) -> Story | None:  # noqa: N802 (a constant of the module)
        """What was done in a round, if networks can read it."""

    def first_policy(self, role: str) -> Array:
        """The worth of each number of a row, for the policy that a run begins with."""

    def make_tables(self, size: int, threads: int, seed: str, matches: Matches) -> WaitingTables:
        """A number of tables, dealt from this seed, for these matches."""

    def other_scores(self, rows: jax.Array, contexts: jax.Array, role: jax.Array) -> list[jax.Array]:
        """What the players after PAST in WHO think of each action, as scores; `rows` are by table and place."""

    def care(self, stealth: jax.Array) -> jax.Array:
        """The part of the price of suspicion that a seat of this stealth pays."""
