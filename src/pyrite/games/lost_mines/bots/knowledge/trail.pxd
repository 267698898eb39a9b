# Types for the compiler; trail.py is the code.
cimport cython
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.points cimport Race

cdef int TURN

cdef class Trail:
    cdef readonly Race race
    cdef double share[9]

    cpdef void hide(self, int mine, int cell) noexcept
    cpdef void clear(self, int cell) noexcept
    cpdef void lay(self, int cell, int face, int feature) noexcept
    cpdef void bridge(self, int cell) noexcept
    cpdef void put(self, int joint, int token) noexcept
    cpdef void go(self, int seat, int cell) noexcept
    cpdef void hold(self, int mine, double worth) noexcept
    @cython.locals(race=Race, total=double, seat=int, mine=int, weights=double, time=int)
    cdef void weigh(self, int doer) noexcept
    @cython.locals(seat=int)
    cpdef list shares(self, int doer, bint measured)
