# Types for the compiler; rounds.py is the code.
cimport cython
from pyrite.games.saboteur.rules cimport codes, setup
from pyrite.games.saboteur.rules.position cimport Position

@cython.locals(seat=int)
cdef void end(Position pos) noexcept nogil
@cython.locals(last=int)
cdef int next_first(Position pos) noexcept nogil
cdef int score(Position pos, int seat) noexcept nogil
