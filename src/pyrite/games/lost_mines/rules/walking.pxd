# Types for the compiler; walking.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position
from pyrite.core.moves cimport Moves

# By cell; by mine and side; a place for each cell with 0 to 5 losses, 1,536 in all.
@cython.locals(
    start=int, steps=int, most=int, seen="int[256]", mine_seen="int[16]", queue="int[2048]", head=int, tail=int,
    level_end=int, cell=int, lost=int, side=int, other=int, losses=int, mine=int
)
cdef void list_walks(Position pos, Moves moves) noexcept nogil
@cython.locals(other=int, face=int, feature=int, holds_one=bint)
cdef bint may_step(Position pos, int cell, int side) noexcept nogil
cdef void begin_walk(Position pos, int cell, int side, int losses) noexcept nogil
cdef void lose_card(Position pos, int kind) noexcept nogil
@cython.locals(cell=int, mine=int, upright=int, over=int)
cdef void arrive(Position pos) noexcept nogil
@cython.locals(other=int, x=int, y=int)
cdef bint may_lie(Position pos, int face) noexcept nogil
@cython.locals(face=int)
cdef void list_turns(Position pos, Moves moves) noexcept nogil
@cython.locals(mine=int)
cdef void turn_mine(Position pos, int face) noexcept nogil
@cython.locals(mine=int)
cdef int treasure_here(Position pos) noexcept nogil
@cython.locals(kind=int, slot=int)
cdef void list_takes(Position pos, Moves moves) noexcept nogil
@cython.locals(slot=int)
cdef int only_slot(Position pos, int kind) noexcept nogil
cdef void take(Position pos, int slot) noexcept nogil
@cython.locals(slot=int)
cdef bint is_all_taken(Position pos) noexcept nogil
