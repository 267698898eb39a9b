# Types for the compiler; bonus.py is the code.
cimport cython
from pyrite.games.saboteur.rules cimport codes, ledger
from pyrite.core.moves cimport Moves
from pyrite.games.saboteur.rules.position cimport Position

cdef bint is_place(int x, int y) noexcept nogil
@cython.locals(shown=int, x=int, y=int)
cdef void list_bonuses(Position pos, Moves moves) noexcept nogil
cdef void lay_bonus(Position pos, int nuggets, int x, int y) noexcept nogil
cdef bint is_newly_joined(Position pos) noexcept nogil
cdef void begin_claim(Position pos) noexcept nogil
cdef void find_nugget(Position pos, int value) noexcept nogil
@cython.locals(seat=int, kind=int)
cdef void stop(Position pos) noexcept nogil
cdef void stay(Position pos) noexcept nogil
@cython.locals(winner=int)
cdef void settle(Position pos) noexcept nogil
@cython.locals(value=int)
cdef void _keep(Position pos) noexcept nogil
@cython.locals(value=int, place=int, line=int)
cdef void _give_back(Position pos) noexcept nogil
