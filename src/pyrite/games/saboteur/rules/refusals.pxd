# Types for the compiler; refusals.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.saboteur.rules cimport action_cards, bonus, codes, tunnels
from pyrite.games.saboteur.rules.position cimport Position

cpdef object refusal(Position pos, int code)
cdef int phase_of(int code) noexcept nogil
@cython.locals(cell=int)
cdef object _bonus_refusal(Position pos, int which)
@cython.locals(kind=int, cell=int)
cdef object _card_refusal(Position pos, int code)
cdef int _card_of(int code) noexcept nogil
@cython.locals(sides=int, quarter=int, other=int, kind=int)
cdef bint _is_sideways(Position pos, int face) noexcept nogil
@cython.locals(column=int, near_bonus=bint)
cdef object _lay_refusal(Position pos, int x, int y, int face)
@cython.locals(inside=bint)
cdef object _rockfall_refusal(Position pos, int x, int y)
@cython.locals(mends=bint, target=int, seat=int, tool=int)
cdef object _tool_refusal(Position pos, int code)
