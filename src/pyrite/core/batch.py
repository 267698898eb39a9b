"""Many games played at the same time in compiled code, without the interpreter lock.

The games of one part hang in a binary tree: without the lock, compiled code cannot take objects out of a list, but it
can follow attributes. Each game has dice of its own, so what happens does not depend on the number of threads.
"""

from collections.abc import Sequence
from itertools import pairwise

from pyrite.core import batch_arrays, observation
from pyrite.core.batch_arrays import Arrays
from pyrite.core.dice import Dice
from pyrite.core.gate import ThreadGate
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable
from pyrite.core.sheet import History, Sheet

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite.core import uncompiled as cython

LEFT_ALONE = -1  # an action that leaves its game as it is
PARTS = 16  # of the games, for each thread
FEWEST = 8  # games in a part

# What is to be done in a part.
DEAL = 0
FIND = 1
STEP = 2


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


class BatchPart:
    """A few games next to each other, which one thread steps at a time, and the parts after it."""

    def __init__(self, slots: list[Slot], following: "BatchPart | None") -> None:
        """The slots in the order of their games."""
        self.root = _tree(slots, 0, len(slots))
        self.following = following
        self.ready, self.done = ThreadGate(), ThreadGate()
        self.task = DEAL
        self.wrong = -1  # the first game whose action is not legal


class BatchWorker:
    """What a thread works with, and the workers after it."""

    def __init__(
        self, start: Playable, arrays: Arrays, learner: int, first: BatchPart, own: Sequence[BatchPart]
    ) -> None:
        """It begins with its own parts, so that their games stay in the memory of one core."""
        self.start = start
        self.arrays = arrays
        self.learner = learner
        self.moves, self.numbers, self.sheet = Moves(), Moves(), Sheet()
        self.first, self.own, self.own_count = first, own[0], len(own)
        self.following: BatchWorker | None = None
        self.asked = ThreadGate()
        self.is_dismissed = 0

    def work(self) -> None:
        """Help whenever the team asks, until it is dismissed."""
        with cython.nogil:
            self.asked.wait()
            while not self.is_dismissed:
                _help(self)
                self.asked.wait()


class BatchTeam:
    """All games of a batch and those who step them: the caller, and a thread for the `work` of each of the `others`.

    A thread that is free takes the next part that no other thread has taken, so none waits for one that has not begun.
    """

    def __init__(self, start: Playable, seeds: Sequence[int], arrays: Sequence[Arrays], learner: int) -> None:
        """A worker for each `Arrays`, which are the same arrays: compiled code counts references to its own only.

        `learner` is the only seat that is asked, the others play at random; -1 asks every seat.
        """
        self.slots = [Slot(index, start.copy(), seed) for index, seed in enumerate(seeds)]
        threads = len(arrays)
        parts = _parts(self.slots, threads)
        workers = []
        for thread, own_arrays in enumerate(arrays):
            own = parts[len(parts) * thread // threads : len(parts) * (thread + 1) // threads]
            workers.append(BatchWorker(start, own_arrays, learner, parts[0], own))
        self.first = parts[0]
        self.caller = _chain(workers)
        self.others = workers[1:]

    def begin(self) -> None:
        """Deal every game."""
        with cython.nogil:
            _do_all(self, DEAL)

    def step(self) -> int:
        """Carry out the chosen actions, and deal the games that end again.

        The index of the first game where the action is not legal, in which case nothing happens, or -1.
        """
        with cython.nogil:
            _do_all(self, FIND)
            wrong = _first_wrong(self.first)
            if wrong < 0:
                _do_all(self, STEP)
        return wrong

    def dismiss(self) -> None:
        """End the threads."""
        with cython.nogil:
            _dismiss(self.caller.following)


def _parts(slots: list[Slot], threads: int) -> list[BatchPart]:
    """Small parts, so that all threads end together, but not so small that taking them counts."""
    count = 1 if threads == 1 else max(threads, min(threads * PARTS, len(slots) // FEWEST))
    parts: list[BatchPart] = []
    following = None
    for place in reversed(range(count)):
        first, last = len(slots) * place // count, len(slots) * (place + 1) // count
        following = BatchPart(slots[first:last], following)
        parts.insert(0, following)
    return parts


def _chain(workers: Sequence[BatchWorker]) -> BatchWorker:
    """Let each worker know the one after it; the first."""
    for worker, following in pairwise(workers):
        worker.following = following
    return workers[0]


def _do_all(team: BatchTeam, task: int) -> None:
    """Do a task in all parts."""
    _offer(team.first, task)
    _ask(team.caller.following)
    _help(team.caller)
    _wait(team.first)


def _offer(part: BatchPart | None, task: int) -> None:
    if part is not None:
        part.task = task
        part.ready.open()
        _offer(part.following, task)


def _ask(worker: BatchWorker | None) -> None:
    if worker is not None:
        worker.asked.open_again()
        _ask(worker.following)


def _dismiss(worker: BatchWorker | None) -> None:
    if worker is not None:
        worker.is_dismissed = 1
        worker.asked.open_again()
        _dismiss(worker.following)


def _wait(part: BatchPart | None) -> None:
    if part is not None:
        part.done.wait()
        _wait(part.following)


def _first_wrong(part: BatchPart) -> int:
    if part.wrong >= 0 or part.following is None:
        return part.wrong
    return _first_wrong(part.following)


def _help(worker: BatchWorker) -> None:
    """Do what is to be done in its own parts, then in those of others, which come to theirs at the end last."""
    _take_some(worker.own, worker, worker.own_count)
    _take_from_the_end(worker.first, worker)


def _take_some(part: BatchPart | None, worker: BatchWorker, count: int) -> None:
    if part is not None and count:
        _take(part, worker)
        _take_some(part.following, worker, count - 1)


def _take_from_the_end(part: BatchPart, worker: BatchWorker) -> None:
    if part.following is not None:
        _take_from_the_end(part.following, worker)
    _take(part, worker)


def _take(part: BatchPart, worker: BatchWorker) -> None:
    """Do what is to be done in a part if nobody else is doing it."""
    if part.ready.passes():
        _do(part, worker)
        part.done.open()


def _do(part: BatchPart, worker: BatchWorker) -> None:
    if part.task == DEAL:
        _deal(part.root, worker)
    elif part.task == FIND:
        part.wrong = _find(part.root, worker.arrays)
    else:
        _step(part.root, worker)


def _deal(slot: Slot, worker: BatchWorker) -> None:
    if slot.left is not None:
        _deal(slot.left, worker)
    _deal_one(slot, worker)
    if slot.right is not None:
        _deal(slot.right, worker)


def _deal_one(slot: Slot, worker: BatchWorker) -> None:
    """Start a game, and write what the first seat to act may know."""
    slot.position.become(worker.start)
    slot.history.clear()
    _play_on(slot, worker)
    _show(slot, worker, worker.arrays)


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


def _step(slot: Slot, worker: BatchWorker) -> None:
    if slot.left is not None:
        _step(slot.left, worker)
    _clear_result(slot, worker.arrays)
    if slot.code != LEFT_ALONE:
        _act(slot, slot.code)
        _play_on(slot, worker)
        if slot.position.is_finished():
            _write_result(slot, worker, worker.arrays)
            _deal_one(slot, worker)
        else:
            _show(slot, worker, worker.arrays)
    if slot.right is not None:
        _step(slot.right, worker)


def _act(slot: Slot, code: int) -> None:
    slot.position.event_count = 0
    slot.position.act(code)
    observation.remember(slot.position, slot.history)


def _play_on(slot: Slot, worker: BatchWorker) -> None:
    """Let chance and the seats that nobody asks act, until one that is asked has to decide or the game is over."""
    while not slot.position.is_finished():
        slot.position.event_count = 0
        tickets = slot.position.total_weight()
        if tickets:
            slot.position.happen(slot.position.ticket_outcome(slot.dice.below(tickets)))
            continue
        slot.position.list_legal(worker.moves)
        if worker.learner < 0 or slot.position.acting() == worker.learner:
            return
        _act(slot, worker.moves.code[slot.dice.below(worker.moves.count)])


def _show(slot: Slot, worker: BatchWorker, arrays: Arrays) -> None:
    """Write what the seat to act may know and do."""
    arrays.seats[slot.index] = slot.position.acting()
    observation.observe(slot.position, slot.position.acting(), slot.history, worker.sheet)
    if arrays.is_compact:
        batch_arrays.write_compact(slot.index, worker.sheet, arrays.row_length, arrays.observations)
    observation.number_moves(slot.position, worker.moves, worker.numbers)
    batch_arrays.write_legal(slot.index, worker.moves, worker.numbers, arrays)
    if arrays.is_dense:
        batch_arrays.write_planes(slot.index, worker.sheet, arrays.plane_rows, arrays.planes)
        batch_arrays.write_features(slot.index, worker.sheet, arrays.plane_rows, arrays.row_length, arrays.features)


def _clear_result(slot: Slot, arrays: Arrays) -> None:
    if arrays.ended[slot.index]:
        arrays.ended[slot.index] = 0
        for seat in range(slot.position.players):
            arrays.rewards[slot.index, seat] = 0


def _write_result(slot: Slot, worker: BatchWorker, arrays: Arrays) -> None:
    """Note that a game is over, with everyone's score and what the seat that was asked last sees now."""
    observation.observe(slot.position, arrays.seats[slot.index], slot.history, worker.sheet)
    batch_arrays.write_compact(slot.index, worker.sheet, arrays.row_length, arrays.finals)
    arrays.ended[slot.index] = 1
    for seat in range(slot.position.players):
        arrays.rewards[slot.index, seat] = slot.position.score(seat)
