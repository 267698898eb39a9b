# Types for the compiler; state_sheet.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.deed_book cimport DeedBook
from pyrite.games.lost_mines.bots.knowledge.turn_sheet cimport TurnSheet
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.state cimport State

cpdef void begin_book(State state, DeedBook book) noexcept nogil
@cython.locals(event=int, at=int)
cpdef void read_events(State state, DeedBook book) noexcept nogil
@cython.locals(kind=int, seat=int, slot=int, mine=int, place=int)
cpdef void look_at(State state, DeedBook book, TurnSheet sheet) noexcept nogil
@cython.locals(x=int, y=int, cell=int, mine=int, seat=int, side=int)
cdef void _look_at_board(State state, TurnSheet sheet) noexcept nogil
