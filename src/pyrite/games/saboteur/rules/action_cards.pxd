# Types for the compiler; action_cards.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.core.grid cimport bits64
from pyrite.games.saboteur.rules cimport codes
from pyrite.core.moves cimport Moves
from pyrite.games.saboteur.rules.position cimport Position

@cython.locals(hand=int, tool=int, which=int)
cdef void list_action_cards(Position pos, Moves moves) noexcept nogil
@cython.locals(seat=int)
cdef void _list_breaks(Position pos, Moves moves, int tool) noexcept nogil
@cython.locals(seat=int)
cdef void _list_mends(Position pos, Moves moves, int which) noexcept nogil
cdef bint is_removable(Position pos, int x, int y) noexcept nogil
@cython.locals(where=bits64, x=int, y=int)
cdef void _list_rockfalls(Position pos, Moves moves) noexcept nogil
@cython.locals(goal=int)
cdef void _list_maps(Position pos, Moves moves) noexcept nogil
@cython.locals(hand=int, kind=int)
cdef void list_passes(Position pos, Moves moves) noexcept nogil
cdef void _play_card(Position pos, int kind) noexcept nogil
cdef void break_tool(Position pos, int tool, int seat) noexcept nogil
@cython.locals(tool=int, kind=int)
cdef void mend_tool(Position pos, int which, int seat) noexcept nogil
@cython.locals(face=int)
cdef void rockfall(Position pos, int x, int y) noexcept nogil
cdef void look_at_goal(Position pos, int goal) noexcept nogil
cdef void pass_card(Position pos, int kind) noexcept nogil
