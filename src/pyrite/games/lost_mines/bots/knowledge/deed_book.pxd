# Types for the compiler; deed_book.py is the code.
cimport cython
from libc cimport math
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.points cimport Race
from pyrite.games.lost_mines.rules cimport codes

cdef int LAY, STORM, BRIDGE, TRAP, TROLL, LOOKS, DISCARDS, WEIGHTS, STYLES, TURN
cdef double BOUND, STRONG, USUAL_PLAYERS, LEAST

cdef class DeedNumbers:
    cdef double number[4572]  # 381 contexts of 12 weights
    cdef double sharpness, keep, edge, spread, turns
    cdef int lay[10]
    cdef int bridge[10]
    cdef int wait[10]

# By seat (9), mine or kind (4). Cells, joints and seats come from the events of legal steps.
cdef class DeedBook:
    cdef DeedNumbers numbers
    cdef readonly Race race
    cdef int is_measured
    cdef short clan[9]
    cdef short left[4]
    cdef short holds[4]
    cdef double share[9]
    cdef double before[9]
    cdef double logs[108]
    cdef public double likely[27]

    @cython.locals(place=int, seat=int)
    cdef void begin(self, int players, int width, int height, short* starts, short* mines) noexcept nogil
    cdef void note(self, int kind, int seat, int a, int b, int c, short* starts) noexcept nogil
    cdef void _note_rest(self, int kind, int seat, int a, int b, short* starts) noexcept nogil
    @cython.locals(place=int)
    cdef void _add(self, int seat, int context) noexcept nogil
    cdef void _go(self, int seat, int cell) noexcept nogil
    @cython.locals(mine=int, kind=int, hidden=int, worth=double)
    cdef void _hold(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _weigh_before(self, int doer) noexcept nogil
    @cython.locals(seat=int, sign=int, gain=double, own=double, clan=double, other=double)
    cdef void _weigh_after(self, int kind, int doer) noexcept nogil
    @cython.locals(seat=int, mine=int, time=int, total=double, weights=double)
    cdef void _weigh(self, int doer) noexcept nogil
    @cython.locals(seat=int, place=int, character=int, style=int, most=double, best=double, at=int)
    cdef void judge(self) noexcept nogil

cdef int word(double gain) noexcept nogil
cdef double held_worth(int kind) noexcept nogil
