# Types for the compiler; batch.py is the code.
cimport cython
from pyrite.core cimport batch_arrays, observation
from pyrite.core.batch_arrays cimport Arrays
from pyrite.core.dice cimport Dice
from pyrite.core.gate cimport ThreadGate
from pyrite.core.moves cimport Moves
from pyrite.core.playable cimport Playable
from pyrite.core.sheet cimport History, Sheet

cdef int LEFT_ALONE, PARTS, FEWEST, DEAL, FIND, STEP

cdef class Slot:
    cdef readonly int index
    cdef readonly Playable position
    cdef Dice dice
    cdef History history
    cdef int code
    cdef Slot left, right

cdef class BatchPart:
    cdef Slot root
    cdef BatchPart following
    cdef ThreadGate ready, done
    cdef int task, wrong

cdef class BatchWorker:
    cdef Playable start
    cdef Arrays arrays
    cdef int learner
    cdef Moves moves, numbers
    cdef Sheet sheet
    cdef BatchPart first, own
    cdef int own_count
    cdef BatchWorker following
    cdef ThreadGate asked
    cdef bint is_dismissed

    cpdef object work(self)

cdef class BatchTeam:
    cdef readonly list slots, others
    cdef BatchPart first
    cdef BatchWorker caller

    cpdef object begin(self)
    @cython.locals(wrong=int)
    cpdef int step(self)
    cpdef object dismiss(self)

@cython.locals(count=int, place=int, first=int, last=int)
cdef list _parts(list slots, int threads)
@cython.locals(worker=BatchWorker, following=BatchWorker)
cdef BatchWorker _chain(workers)
cdef void _do_all(BatchTeam team, int task) noexcept nogil
cdef void _offer(BatchPart part, int task) noexcept nogil
cdef void _ask(BatchWorker worker) noexcept nogil
cdef void _dismiss(BatchWorker worker) noexcept nogil
cdef void _wait(BatchPart part) noexcept nogil
cdef int _first_wrong(BatchPart part) noexcept nogil
cdef void _help(BatchWorker worker) noexcept nogil
cdef void _take_some(BatchPart part, BatchWorker worker, int count) noexcept nogil
cdef void _take_from_the_end(BatchPart part, BatchWorker worker) noexcept nogil
cdef void _take(BatchPart part, BatchWorker worker) noexcept nogil
cdef void _do(BatchPart part, BatchWorker worker) noexcept nogil
cdef void _deal(Slot slot, BatchWorker worker) noexcept nogil
cdef void _deal_one(Slot slot, BatchWorker worker) noexcept nogil
@cython.locals(middle=int, slot=Slot)
cdef Slot _tree(list slots, int first, int last)
@cython.locals(wrong=int)
cdef int _find(Slot slot, Arrays arrays) noexcept nogil
@cython.locals(chosen=int, place=int)
cdef bint _find_one(Slot slot, Arrays arrays) noexcept nogil
cdef void _step(Slot slot, BatchWorker worker) noexcept nogil
cdef void _act(Slot slot, int code) noexcept nogil
@cython.locals(tickets=int)
cdef void _play_on(Slot slot, BatchWorker worker) noexcept nogil
@cython.locals(seat=int)
cdef void _clear_result(Slot slot, Arrays arrays) noexcept nogil
@cython.locals(seat=int)
cdef void _write_result(Slot slot, BatchWorker worker, Arrays arrays) noexcept nogil
@cython.locals(place=int)
cdef void _show(Slot slot, BatchWorker worker, Arrays arrays) noexcept nogil
