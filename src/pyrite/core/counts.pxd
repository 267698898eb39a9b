# Types for the compiler; counts.py is the code.
cimport cython
from pyrite.core.dice cimport Dice

# The compiler does not know how long these arrays are. Callers pass no more than they have: as many counts as there are
# players or kinds, a `first` that is the beginning of a seat's counts, tickets below the total, and room for all cards.
@cython.locals(place=int)
cdef bint none_left(short* counts, int length) noexcept nogil
@cython.locals(cards=int, place=int)
cdef int total(short* counts, int first, int length) noexcept nogil
@cython.locals(kind=int)
cdef int take(short* counts, int first, int ticket) noexcept nogil
cdef int draw(short* counts, int first, int length, Dice dice) noexcept nogil
@cython.locals(size=int, kind=int, _=int)
cdef int spread(short* counts, int length, short* cards) noexcept nogil
@cython.locals(ticket=int, _=int)
cdef int deal(short* cards, int left, short* to, int first, int number, Dice dice) noexcept nogil
@cython.locals(place=int)
cdef void gather(short* cards, int left, short* counts) noexcept nogil
@cython.locals(kind=int, _=int)
cdef tuple names_of(short* counts, int first, tuple names)
