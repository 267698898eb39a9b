# Types for the compiler; draws.py is the code.
cimport cython
from pyrite.games.saboteur.rules cimport bonus, codes, setup, sharing, turns
from pyrite.games.saboteur.rules.position cimport Position

cdef int outcomes(Position pos) noexcept nogil
cdef int weight(Position pos, int outcome) noexcept nogil
@cython.locals(total=int, outcome=int)
cdef int tickets(Position pos) noexcept nogil
cdef void happen(Position pos, int outcome) noexcept nogil
