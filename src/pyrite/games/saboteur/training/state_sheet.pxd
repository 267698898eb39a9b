# Types for the compiler; state_sheet.py is the code.
cimport cython
from pyrite.games.saboteur.bots.knowledge.turn_sheet cimport TurnSheet
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.state cimport State

cdef int THE_GOLD, THE_ROLES
cdef double CERTAIN

@cython.locals(kind=int, seat=int, goal=int)
cdef void look_at(State state, TurnSheet sheet) noexcept nogil
@cython.locals(goal=int, seat=int)
cdef void reveal(State state, TurnSheet sheet, int what) noexcept nogil
