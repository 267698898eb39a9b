# Types for the compiler; setting_up.py is the code.
cimport cython
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.position cimport Position

cdef void begin_round(Position pos, int first) noexcept nogil
@cython.locals(place=int, seat=int, kind=int)
cdef void _gather_cards(Position pos) noexcept nogil
@cython.locals(goal=int)
cdef void _lay_out(Position pos) noexcept nogil
cdef void deal_first(Position pos, int seat) noexcept nogil
@cython.locals(left=int, seat=int)
cdef int roles_left(Position pos, int role) noexcept nogil
cdef void deal_role(Position pos, int role) noexcept nogil
@cython.locals(goal=int)
cdef int next_goal(Position pos) noexcept nogil
cdef bint is_goal_dealt(Position pos, int treasure) noexcept nogil
cdef void deal_goal(Position pos, int treasure) noexcept nogil
cdef void deal_hands(Position pos) noexcept nogil
@cython.locals(seat=int)
cdef void deal_card(Position pos, int kind) noexcept nogil
