# Types for the compiler; turns.py is the code.
cimport cython
from pyrite.games.saboteur.rules cimport action_cards, bonus, codes, goals, setup, sharing, tunnels
from pyrite.core cimport counts
from pyrite.core.moves cimport Moves
from pyrite.games.saboteur.rules.position cimport Position

cdef void list_legal(Position pos, Moves moves) noexcept nogil
@cython.locals(cell=int)
cdef void act(Position pos, int code) noexcept nogil
@cython.locals(target=int)
cdef void _play_at(Position pos, int code) noexcept nogil
@cython.locals(found=int)
cdef void meet(Position pos) noexcept nogil
@cython.locals(at_once=bint)
cdef void _decide_stop(Position pos, int code) noexcept nogil
cdef void draw_or_pass_on(Position pos) noexcept nogil
cdef void draw_card(Position pos, int kind) noexcept nogil
cdef void pass_on(Position pos) noexcept nogil
