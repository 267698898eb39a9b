# Types for the compiler; state_sheet.py is the code.
cimport cython
from pyrite.games.saboteur.bots.knowledge.turn_sheet cimport TurnSheet
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.state cimport State

@cython.locals(kind=int, seat=int, goal=int)
cdef void look_at(State state, TurnSheet sheet) noexcept nogil
