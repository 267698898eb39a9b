# Types for the compiler; trail.py is the code.
cimport cython
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.points cimport Race
from pyrite.games.lost_mines.rules cimport codes

cdef int TURN, SEATS, SIDE

cdef class Trail:
    # Every place is `checked` before it is written to.
    cdef readonly Race race
    cdef double share[9]

    cpdef void hide(self, int mine, int cell) except *
    cpdef void clear(self, int cell) except *
    cpdef void lay(self, int cell, int face, int feature) except *
    cpdef void bridge(self, int cell) except *
    cpdef void put(self, int joint, int token) except *
    cpdef void go(self, int seat, int cell) except *
    cpdef void hold(self, int mine, double worth) except *
    @cython.locals(race=Race, total=double, seat=int, mine=int, weights=double, time=int)
    cdef void weigh(self, int doer) noexcept
    @cython.locals(seat=int)
    cpdef list shares(self, int doer, bint measured)
