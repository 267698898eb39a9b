# Types for the compiler; knowledge.py is the code.
cimport cython
from pyrite.core cimport counts, seats
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position

cpdef object options_of(Position pos)
@cython.locals(clan=int, mine=int, kind=int, place=int)
cdef object _box_numbers(Position pos)
cpdef object draws_for(Position pos)
cdef bint is_shown(Position pos) noexcept nogil
@cython.locals(seat=int, cell=int, knows=bint)
cpdef object dwarfs(Position pos, int viewer)
cpdef object role(Position pos, int viewer)
cpdef object hand(Position pos, int viewer)
cpdef object discarded(Position pos, int viewer)
@cython.locals(seat=int)
cpdef object discarded_counts(Position pos)
cpdef object played(Position pos)
@cython.locals(seat=int)
cpdef object hand_sizes(Position pos)
cpdef int pile(Position pos)
cpdef object board(Position pos)
@cython.locals(cell=int, mine=int)
cdef object _card(Position pos, int x, int y, int face)
@cython.locals(mine=int, face_up=bint, knows=bint, cell=int)
cpdef object mines(Position pos, int viewer)
@cython.locals(slot=int, taker=int, knows=bint, shown=bint)
cpdef object treasures(Position pos, int viewer)
@cython.locals(x=int, y=int, side=int, joint=int, owner=int)
cpdef object tokens(Position pos)
cpdef object walk(Position pos)
@cython.locals(seat=int)
cpdef object points(Position pos)
cpdef object winners(Position pos)
