# Types for the compiler; draws.py is the code.
from pyrite.core.playable cimport Playable
from pyrite.games.lost_mines.rules cimport codes, setup, turns
from pyrite.games.lost_mines.rules.position cimport Position

cdef int outcomes(Position pos) noexcept nogil
cdef int weight(Position pos, int outcome) noexcept nogil
cdef int total_weight(Position pos) noexcept nogil
cdef void happen(Position pos, int outcome) noexcept nogil
