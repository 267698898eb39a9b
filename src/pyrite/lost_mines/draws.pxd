# Types for the compiler; draws.py is the code.
cimport cython
from pyrite.lost_mines cimport codes, setting_up, turns
from pyrite.lost_mines.position cimport Position

cdef int outcomes(Position pos) noexcept nogil
cdef int weight(Position pos, int outcome) noexcept nogil
@cython.locals(total=int, outcome=int)
cdef int total_weight(Position pos) noexcept nogil
cdef void happen(Position pos, int outcome) noexcept nogil
