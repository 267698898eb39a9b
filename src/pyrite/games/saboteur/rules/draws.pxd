# Types for the compiler; draws.py is the code.
from pyrite.core.playable cimport Playable
from pyrite.games.saboteur.rules cimport bonus, codes, setup, sharing, turns
from pyrite.games.saboteur.rules.position cimport Position

cdef int outcomes(Position pos) noexcept nogil
cdef int weight(Position pos, int outcome) noexcept nogil
cdef int total_weight(Position pos) noexcept nogil
cdef void happen(Position pos, int outcome) noexcept nogil
