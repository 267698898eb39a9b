# Types for the compiler; points.py is the code.
cimport cython
from libc cimport math
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.distance cimport Forest
from pyrite.games.lost_mines.rules cimport codes

cdef int TURN, CAMP_STEPS

cdef class Race:
    # By seat, `fill` allows at most 9 players; by mine; by time, which `time_to` keeps below FAR. What comes from
    # outside is `checked` before it is a place.
    cdef readonly Forest forest
    cdef public int players, seat
    cdef public short cell[9]
    cdef public short waits[9]
    cdef public short runs[9]
    cdef public double part[9]
    cdef public double worth[4]
    cdef double ahead[512]
    cdef double in_time[512]

    @cython.locals(cell=int, away=int, first=int, time=int)
    cdef int time_to(self, int seat, int mine) noexcept nogil
    @cython.locals(points=double, mine=int)
    cpdef double expected(self) noexcept
    @cython.locals(weights=double, parts=double, seat=int, time=int)
    cdef double expected_of(self, int mine) noexcept nogil
    @cython.locals(forest=Forest, cell=int)
    cpdef double after(self, int code) except? -1
    @cython.locals(forest=Forest, old_face=int, old_feature=int, points=double)
    cpdef double after_change(self, int cell, int face, int feature) except? -1
    @cython.locals(forest=Forest, points=double)
    cdef double after_token(self, int joint, int token) noexcept
    @cython.locals(forest=Forest, start=int, waits=int, points=double)
    cpdef double after_walk(self, int cell) except? -1
    @cython.locals(time=int)
    cpdef double plan(self, int mine) except? -1
    cpdef void set_clock(self, clock, double turns)
    @cython.locals(time=int, turn=int, kept=double, ahead=double, in_time=double)
    cdef void set_time(self, double keep, double edge, double spread, double turns) noexcept nogil
    @cython.locals(seat=int)
    cpdef void run_alone(self) noexcept
    cpdef void set_worth(self, int mine, double worth) except *
    cpdef double now(self) noexcept

@cython.locals(seat=int, mine=int, acting=int)
cpdef void fill(Race race, view, list parts, list worth)
