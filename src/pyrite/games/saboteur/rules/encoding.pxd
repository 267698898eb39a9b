# Types for the compiler; encoding.py is the code.
cimport cython
from pyrite.core cimport counts, seats
from pyrite.core.grid cimport bits64
from pyrite.core.sheet cimport Sheet
from pyrite.games.saboteur.rules cimport codes, knowledge, numbers, setup
from pyrite.games.saboteur.rules.position cimport Position

cdef int CARD, NORTH, EAST, SOUTH, WEST, JOINED, REACHED, FACE_DOWN, GOLD, STONE, BONUS, LAST_LAID, PLANES
cdef bits64 OUTSIDE
cdef int GAME, OWN, PLAYERS, FEATURES, SIZE

@cython.locals(place=int)
cdef void encode(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(row=int, y=int, goal=int, plane=int)
cdef void _put_planes(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(value=int)
cdef void _put_game(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(count=int, y=int, cards_there=bits64)
cdef int _outside(Position pos) noexcept nogil
@cython.locals(hand=int, kind=int, value=int)
cdef void _put_own(Position pos, int viewer, Sheet sheet) noexcept nogil
@cython.locals(seat=int, at=int, bit=int)
cdef void _put_player(Position pos, int viewer, Sheet sheet, int place) noexcept nogil
cdef int seat_in_event(int kind) noexcept nogil
