# Types for the compiler; draws.py is the code.
cimport cython
from pyrite.saboteur cimport bonus, codes, setting_up, sharing, turns
from pyrite.saboteur.position cimport Position

cdef int outcomes(Position pos) noexcept nogil
cdef int weight(Position pos, int outcome) noexcept nogil
@cython.locals(total=int, outcome=int)
cdef int tickets(Position pos) noexcept nogil
cdef void happen(Position pos, int outcome) noexcept nogil
