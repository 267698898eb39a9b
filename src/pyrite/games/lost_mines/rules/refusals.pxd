# Types for the compiler; refusals.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.lost_mines.rules cimport action_cards, codes, paths, walking
from pyrite.games.lost_mines.rules.position cimport Position
from pyrite.core.moves cimport Moves

cdef Moves _MOVES

cpdef object refusal(Position pos, int code)
cdef int phase_of(int code) noexcept nogil
cdef bint _holds(Position pos, int kind) noexcept nogil
cdef object _card_refusal(Position pos, int code)
@cython.locals(x=int, y=int)
cdef object _lay_refusal(Position pos, int cell, int face, int feature)
@cython.locals(quarter=int)
cdef bint _is_sideways(Position pos, int face, int feature) noexcept nogil
@cython.locals(on_board=bint)
cdef object _tool_refusal(Position pos, int cell, int tool)
cdef object _token_refusal(Position pos, int joint, int kind)
cdef object _storm_refusal(Position pos, int cell)
@cython.locals(there=bint)
cdef object _look_refusal(Position pos, int info, int target)
@cython.locals(one=int, other=int, enough=bint)
cdef object _discard_refusal(Position pos, int what)
@cython.locals(place=int)
cdef object _walk_refusal(Position pos, int code)
@cython.locals(upright=int, is_turn=bint)
cdef object _turn_refusal(Position pos, int face)
@cython.locals(left=bint)
cdef object _take_refusal(Position pos, int slot)
