# Types for the compiler; belief_network.py is the code.
cimport cython
from libc cimport math

# The arrays are as long as the shapes say, which `BeliefNetwork` checks.
@cython.final
cdef class BeliefNetwork:
    cdef readonly int row_size, seat_size, hidden, aimed, second, width
    cdef float[::1] _own
    cdef float[::1] _own_bias
    cdef float[::1] _at
    cdef float[::1] _at_bias
    cdef float[::1] _seat
    cdef float[::1] _others
    cdef float[::1] _seat_bias
    cdef float[::1] _out
    cdef float[::1] _linear
    cdef float[::1] _pair

@cython.final
cdef class RoundBelief:
    cdef readonly BeliefNetwork network
    cdef readonly int players, deeds
    cdef readonly list log_odds
    cdef int[::1] _doer
    cdef int[::1] _target
    cdef float[::1] _rows
    cdef float[::1] _seats
    cdef float[::1] _first
    cdef float[::1] _sums
    cdef float[::1] _common
    cdef float[::1] _tried
    cdef float[::1] _then

    cpdef double shift(self, int deed, int seat) except? -1
    cpdef double bond(self, int deed) except? -1
    @cython.locals(network=BeliefNetwork, found=double, unit=int)
    cdef double _bond(self, int deed)
    @cython.locals(network=BeliefNetwork, deed=int, begin=int, unit=int, place=int, value=float)
    cdef object _read_deeds(self)
    @cython.locals(network=BeliefNetwork, deed=int, begin=int, seat=int, unit=int, place=int, mean=double)
    cdef object _read_seats(self)
    @cython.locals(network=BeliefNetwork, begin=int, place=int)
    cdef object _sum_up(self, int seat, int without)
    @cython.locals(network=BeliefNetwork, unit=int, place=int, found=double, value=float)
    cdef double _odds(self, int seat, int without)
