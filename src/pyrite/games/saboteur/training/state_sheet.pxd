# Types for the compiler; state_sheet.py is the code.
cimport cython
from pyrite.games.saboteur.bots.knowledge.turn_sheet cimport TurnSheet
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.state cimport State

cdef int THE_GOLD, THE_ROLES
cdef double CERTAIN
cdef double PRICE, BOLD_LIMIT, SLEEPER_LIMIT, BOLD_STRIKE, SLEEPER_STRIKE, EXPOSED, FADES
cdef double DEARER, MORE_LIMIT, CROWD_STRIKE, FEW_LASTS, FEW_RESIGNS
cdef int FEW

@cython.locals(kind=int, seat=int, goal=int)
cdef void look_at(State state, TurnSheet sheet) noexcept nogil
@cython.locals(goal=int, seat=int)
cdef void reveal(State state, TurnSheet sheet, int what) noexcept nogil
@cython.locals(strike=double, fading=double, exposed=double, limit=double)
cpdef double detective_price(
    int players, int nearest, double laps, double log_odds, double seen, double stealth
) noexcept nogil
