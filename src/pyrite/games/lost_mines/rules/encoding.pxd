# Types for the compiler; encoding.py is the code.
cimport cython
from pyrite.core cimport counts, seats
from pyrite.core.sheet cimport Sheet
from pyrite.games.lost_mines.rules cimport codes, knowledge, numbers
from pyrite.games.lost_mines.rules.position cimport Position

cdef int CARD, NORTH, EAST, SOUTH, WEST, FACE_DOWN, START, FEATURE, MINE, TRAP, TROLL, OWN_DWARF, DWARF, PLANES
cdef int GAME, OWN, MINES, TREASURES, PLAYERS, FEATURES, SIZE

@cython.locals(place=int)
cdef void encode(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(x=int, y=int, clan=int, seat=int)
cdef void _put_planes(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(y=int, seat=int, joint=int)
cdef void _put_tokens(Position pos, Sheet sheet) noexcept nogil
cdef void _put_game(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(hand=int, kind=int)
cdef void _put_own(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(mine=int, at=int)
cdef void _put_mines(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(slot=int, at=int, taker=int)
cdef void _put_treasures(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(seat=int, at=int, mine=int, other=int)
cdef void _put_player(Position pos, int viewer, Sheet sheet, int place) noexcept nogil
cdef int seat_in_event(int kind, int a) noexcept nogil
