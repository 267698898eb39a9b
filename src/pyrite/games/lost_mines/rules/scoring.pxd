# Types for the compiler; scoring.py is the code.
cimport cython
from pyrite.games.lost_mines.rules cimport codes, setup
from pyrite.games.lost_mines.rules.position cimport Position

@cython.locals(seat=int, slot=int, won=int)
cdef void end_round(Position pos, int ending) noexcept nogil
cdef int side_of(Position pos, int seat) noexcept nogil
@cython.locals(total=int, slot=int)
cdef int brought(Position pos, int seat) noexcept nogil
@cython.locals(best=int, slot=int)
cdef int best_of(Position pos, int seat) noexcept nogil
@cython.locals(won=int)
cdef int points_won(Position pos, int seat) noexcept nogil
@cython.locals(side=int, best=int)
cdef int share(Position pos, int seat) noexcept nogil
@cython.locals(members=int, seat=int)
cdef int side_size(Position pos, int side) noexcept nogil
@cython.locals(total=int, seat=int)
cdef int side_sum(Position pos, int side) noexcept nogil
@cython.locals(best=int, seat=int)
cdef int side_best(Position pos, int side) noexcept nogil
cdef int even_part(Position pos, int side) noexcept nogil
@cython.locals(best=int, holders=int, seat=int)
cdef int rest_part(Position pos, int side) noexcept nogil
@cython.locals(best=int, leaders=int, seat=int)
cdef bint is_last_round(Position pos) noexcept nogil
@cython.locals(last=int)
cdef int next_first(Position pos) noexcept nogil
