# Types for the compiler; setting_up.py is the code.
cimport cython
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position

cdef void begin_round(Position pos, int first) noexcept nogil
@cython.locals(place=int, kind=int, seat=int)
cdef void _gather_cards(Position pos) noexcept nogil
@cython.locals(cell=int, y=int, clan=int, mine=int)
cdef void _clear_board(Position pos) noexcept nogil
cdef void deal_first(Position pos, int seat) noexcept nogil
@cython.locals(left=int, seat=int)
cdef int dwarfs_left(Position pos, int clan, int character) noexcept nogil
@cython.locals(seat=int)
cdef void deal_dwarf(Position pos, int clan, int character) noexcept nogil
cdef bint is_mine_dealt(Position pos, int held) noexcept nogil
@cython.locals(mine=int)
cdef void deal_mine(Position pos, int held) noexcept nogil
@cython.locals(left=int, slot=int)
cdef int treasures_left(Position pos, int kind, int value) noexcept nogil
@cython.locals(slot=int)
cdef void deal_treasure(Position pos, int kind, int value) noexcept nogil
@cython.locals(seat=int)
cdef void deal_card(Position pos, int kind) noexcept nogil
