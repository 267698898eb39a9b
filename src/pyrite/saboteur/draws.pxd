# Types for the compiler; draws.py is the code.
from pyrite.saboteur cimport bonus, codes, setting_up, sharing, turns
from pyrite.saboteur.position cimport Position

cdef int outcomes(Position pos) noexcept nogil
cdef int weight(Position pos, int outcome) noexcept nogil
cdef void happen(Position pos, int outcome) noexcept nogil
