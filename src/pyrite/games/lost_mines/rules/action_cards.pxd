# Types for the compiler; action_cards.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position
from pyrite.core.moves cimport Moves

@cython.locals(hand=int, tool=int, info=int)
cdef void list_action_cards(Position pos, Moves moves) noexcept nogil
@cython.locals(x=int, y=int)
cdef void _list_tools(Position pos, Moves moves, int tool) noexcept nogil
@cython.locals(cell=int, side=int, other=int, near=int, far=int, near_open=bint, far_open=bint)
cdef bint is_joint(Position pos, int joint) noexcept nogil
@cython.locals(x=int, y=int, joint=int)
cdef void _list_tokens(Position pos, Moves moves, bint traps, bint trolls) noexcept nogil
cdef bint is_path(Position pos, int cell) noexcept nogil
@cython.locals(x=int, y=int, cell=int)
cdef void _list_storms(Position pos, Moves moves) noexcept nogil
cdef bint shows(int info, int seen) noexcept nogil
@cython.locals(mine=int, slot=int, seat=int)
cdef void _list_looks(Position pos, Moves moves, int info) noexcept nogil
@cython.locals(hand=int, one=int, other=int)
cdef void list_discards(Position pos, Moves moves) noexcept nogil
cdef void bridge(Position pos, int cell, int tool) noexcept nogil
cdef void _show(Position pos, int kind) noexcept nogil
cdef void set_trap(Position pos, int joint) noexcept nogil
cdef void set_troll(Position pos, int joint) noexcept nogil
cdef void remove_troll(Position pos, int seat) noexcept nogil
@cython.locals(face=int, feature=int, side=int)
cdef void storm(Position pos, int cell) noexcept nogil
@cython.locals(other=int, column=int, joint=int)
cdef void _blow_away(Position pos, int cell, int side) noexcept nogil
@cython.locals(seat=int)
cdef void look(Position pos, int info, int target) noexcept nogil
@cython.locals(one=int, other=int)
cdef void discard(Position pos, int what) noexcept nogil
cdef void _discard_one(Position pos, int kind) noexcept nogil
