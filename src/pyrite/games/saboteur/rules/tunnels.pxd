# Types for the compiler; tunnels.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.core.grid cimport bits64
from pyrite.games.saboteur.rules cimport codes
from pyrite.core.moves cimport Moves
from pyrite.games.saboteur.rules.position cimport Position

@cython.locals(fitting=bits64)
cdef bits64 places(Position pos, int y, int face) noexcept nogil
# One place for each kind of tunnel.
@cython.locals(hand=int, held="int[16]", count=int, y=int, kind=int, place=int)
cdef void list_lays(Position pos, Moves moves) noexcept nogil
@cython.locals(where=bits64, x=int)
cdef void _list_row(Position pos, Moves moves, int y, int face) noexcept nogil
cdef void lay(Position pos, int x, int y, int face) noexcept nogil
