# Types for the compiler; paths.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.core.grid cimport bits64
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position
from pyrite.core.moves cimport Moves

cdef bits64 places(Position pos, int face) noexcept nogil
# One place for each kind of path.
@cython.locals(hand=int, held="int[42]", count=int, y=int, kind=int, place=int, face=int)
cdef void list_lays(Position pos, Moves moves) noexcept nogil
@cython.locals(where=bits64, cell=int)
cdef void _list_row(Position pos, Moves moves, int y, int face, int feature) noexcept nogil
cdef void lay(Position pos, int cell, int face, int feature) noexcept nogil
