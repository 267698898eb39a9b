"""Many games played at the same time in compiled code, without the interpreter lock.

The games of one thread hang in a binary tree: without the lock, compiled code cannot take objects out of a list, but it
can follow attributes. Each game has dice of its own, so what happens does not depend on the number of threads. A game
that ends is dealt again after the step.
"""

from collections.abc import Sequence
from typing import TypeAlias

from pyrite.core import moves, observation
from pyrite.core import sheet as sheets
from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable
from pyrite.core.require import require
from pyrite.core.sheet import History, Sheet

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite.core import uncompiled as cython

Rows: TypeAlias = memoryview  # of two dimensions, so an index has two numbers

LEFT_ALONE = -1  # an action that leaves its game as it is


class Arrays:
    """The arrays that all games of a batch are written into, one row for each game; they belong to the caller.

    `codes` has the engine's codes of the legal actions in `legal`. `finals` has what the seat that was asked last saw
    when the game ended. `planes`, `features` and `mask` are the dense form and have no rows if it is not wanted.
    """

    def __init__(self, ints: Sequence[Rows], lists: Sequence[memoryview], rewards: Rows, dense: Sequence[Rows]) -> None:
        """`ints`: observations, finals, legal, codes; `lists`: counts, seats, ended, actions; `dense` as above."""
        observations, finals, legal, codes = ints
        planes, features, mask = dense
        if columns(legal) < moves.MOST or columns(codes) < moves.MOST:
            raise ValueError("the arrays of legal actions have too few columns")
        self.observations, self.finals, self.legal, self.codes = observations, finals, legal, codes
        self.counts, self.seats, self.ended, self.actions = lists
        self.rewards = rewards
        self.planes, self.features, self.mask = planes, features, mask
        self.is_compact = len(observations) > 0
        self.is_dense = len(planes) > 0
        self.plane_rows = columns(planes) // sheets.WIDTH
        self.row_length = columns(finals)
        self.mask_length = columns(mask)
        if columns(observations) != self.row_length or self.plane_rows + columns(features) != self.row_length:
            raise ValueError("the arrays of observations have different numbers of columns")


def columns(rows: Rows) -> int:
    """How many columns an array of two dimensions has."""
    return require(rows.shape)[1]


class Slot:
    """One game of a batch, and the games below it in the tree."""

    def __init__(self, index: int, position: Playable, seed: int) -> None:
        """`position` is about to be dealt."""
        self.index = index
        self.position = position
        self.dice = Dice(seed)
        self.history = History()
        self.code = LEFT_ALONE
        self.left: Slot | None = None
        self.right: Slot | None = None


class GameGroup:
    """The games that one thread plays."""

    def __init__(self, start: Playable, first: int, seeds: Sequence[int], arrays: Arrays, learner: int) -> None:
        """`learner` is the only seat that is asked, the others play at random; -1 asks every seat."""
        self.start = start
        self.arrays = arrays
        self.learner = learner
        self.moves, self.numbers, self.sheet = Moves(), Moves(), Sheet()
        self.slots = [Slot(first + place, start.copy(), seed) for place, seed in enumerate(seeds)]
        self.root = _tree(self.slots, 0, len(self.slots))

    def begin(self) -> None:
        """Deal every game."""
        for slot in self.slots:
            self._restart(slot)

    def find(self) -> int:
        """Look up the actions that were chosen; the index of the first game where one is not legal, or -1."""
        with cython.nogil:
            return _find(self.root, self.arrays)

    def step(self) -> None:
        """Carry out the actions that were found, and write what the seats to act next may know."""
        with cython.nogil:
            _step(self.root, self)

    def restart(self) -> None:
        """Deal the games that have ended again. It needs the lock, so threads that call it wait for each other."""
        for slot in self.slots:
            if self.arrays.ended[slot.index]:
                self._restart(slot)

    def _restart(self, slot: Slot) -> None:
        slot.position = self.start.copy()
        slot.history.clear()
        _deal_and_show(slot, self)


def _deal_and_show(slot: Slot, games: GameGroup) -> None:
    with cython.nogil:
        _play_on(slot, games)
        _show(slot, games, games.arrays)


def _tree(slots: list[Slot], first: int, last: int) -> Slot:
    """Join the slots from `first` to before `last` below the middle one."""
    middle = (first + last) // 2
    slot = slots[middle]
    slot.left = _tree(slots, first, middle) if first < middle else None
    slot.right = _tree(slots, middle + 1, last) if middle + 1 < last else None
    return slot


def _find(slot: Slot, arrays: Arrays) -> int:
    """Find the codes of the chosen actions of a slot and those below it; the first index without one, or -1."""
    wrong = -1
    if slot.left is not None:
        wrong = _find(slot.left, arrays)
    if wrong < 0 and not _find_one(slot, arrays):
        wrong = slot.index
    if wrong < 0 and slot.right is not None:
        wrong = _find(slot.right, arrays)
    return wrong


def _find_one(slot: Slot, arrays: Arrays) -> bool:
    """Whether the chosen action is legal, or the game is to be left alone."""
    chosen = arrays.actions[slot.index]
    slot.code = LEFT_ALONE
    if chosen == LEFT_ALONE:
        return True
    for place in range(arrays.counts[slot.index]):
        if arrays.legal[slot.index, place] == chosen:
            slot.code = arrays.codes[slot.index, place]
            return True
    return False


def _step(slot: Slot, games: GameGroup) -> None:
    if slot.left is not None:
        _step(slot.left, games)
    _clear_result(slot, games.arrays)
    if slot.code != LEFT_ALONE:
        _act(slot, slot.code)
        _play_on(slot, games)
        if slot.position.is_finished():
            _write_result(slot, games, games.arrays)
        else:
            _show(slot, games, games.arrays)
    if slot.right is not None:
        _step(slot.right, games)


def _act(slot: Slot, code: int) -> None:
    slot.position.event_count = 0
    slot.position.act(code)
    observation.remember(slot.position, slot.history)


def _play_on(slot: Slot, games: GameGroup) -> None:
    """Let chance and the seats that nobody asks act, until one that is asked has to decide or the game is over."""
    while not slot.position.is_finished():
        slot.position.event_count = 0
        tickets = slot.position.total_weight()
        if tickets:
            slot.position.happen(slot.position.ticket_outcome(slot.dice.below(tickets)))
            continue
        slot.position.list_legal(games.moves)
        if games.learner < 0 or slot.position.acting() == games.learner:
            return
        _act(slot, games.moves.code[slot.dice.below(games.moves.count)])


def _show(slot: Slot, games: GameGroup, arrays: Arrays) -> None:
    """Write what the seat to act may know and do."""
    arrays.seats[slot.index] = slot.position.acting()
    observation.observe(slot.position, slot.position.acting(), slot.history, games.sheet)
    if arrays.is_compact:
        _write_compact(slot.index, games.sheet, arrays.row_length, arrays.observations)
    observation.number_moves(slot.position, games.moves, games.numbers)
    _write_legal(slot.index, games, arrays)
    if arrays.is_dense:
        _write_planes(slot.index, games.sheet, arrays.plane_rows, arrays.planes)
        _write_features(slot.index, games.sheet, arrays.plane_rows, arrays.row_length, arrays.features)


def _clear_result(slot: Slot, arrays: Arrays) -> None:
    if arrays.ended[slot.index]:
        arrays.ended[slot.index] = 0
        for seat in range(slot.position.players):
            arrays.rewards[slot.index, seat] = 0


def _write_result(slot: Slot, games: GameGroup, arrays: Arrays) -> None:
    """Note that a game is over, with everyone's score and what the seat that was asked last sees now."""
    observation.observe(slot.position, arrays.seats[slot.index], slot.history, games.sheet)
    _write_compact(slot.index, games.sheet, arrays.row_length, arrays.finals)
    arrays.ended[slot.index] = 1
    for seat in range(slot.position.players):
        arrays.rewards[slot.index, seat] = slot.position.score(seat)


def _write_legal(index: int, games: GameGroup, arrays: Arrays) -> None:
    """Write the legal actions in place of the last ones; what is left of those becomes -1."""
    before = arrays.counts[index]
    if arrays.is_dense:
        for place in range(before):
            if arrays.legal[index, place] < arrays.mask_length:
                arrays.mask[index, arrays.legal[index, place]] = 0
    for place in range(games.moves.count):
        arrays.legal[index, place] = games.numbers.code[place]
        arrays.codes[index, place] = games.moves.code[place]
    for place in range(games.moves.count, before):
        arrays.legal[index, place] = -1
    arrays.counts[index] = games.moves.count
    if arrays.is_dense:
        for place in range(games.moves.count):
            if games.numbers.code[place] < arrays.mask_length:  # as every layout proves at its `overflow`
                arrays.mask[index, games.numbers.code[place]] = 1


def _write_compact(index: int, sheet: Sheet, length: int, rows: Rows) -> None:
    for place in range(min(sheet.count, length)):
        rows[index, place] = sheet.value[place]


def _write_planes(index: int, sheet: Sheet, count: int, planes: Rows) -> None:
    """Write so many rows of planes of the dense form: a byte for each of their 17 cells."""
    for row in range(count):
        bits = sheet.value[row]
        for column in range(17):
            planes[index, row * 17 + column] = bits >> column & 1


def _write_features(index: int, sheet: Sheet, first: int, length: int, features: Rows) -> None:
    """Write the numbers behind the planes as they are."""
    for place in range(first, min(sheet.count, length)):
        features[index, place - first] = sheet.value[place]
