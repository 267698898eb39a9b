# Types for the compiler; turns.py is the code.
cimport cython
from pyrite.games.lost_mines.rules cimport action_cards, codes, paths, scoring, walking
from pyrite.games.lost_mines.rules.position cimport Position
from pyrite.core cimport counts
from pyrite.core.moves cimport Moves

cdef void list_legal(Position pos, Moves moves) noexcept nogil
cdef void act(Position pos, int code) noexcept nogil
cdef void _play_card(Position pos, int code) noexcept nogil
cdef void _walk_or_end(Position pos) noexcept nogil
cdef void _vote(Position pos, int code) noexcept nogil
@cython.locals(walk=int)
cdef void _walk(Position pos, int code) noexcept nogil
cdef void lose_card(Position pos, int kind) noexcept nogil
cdef void _arrive(Position pos) noexcept nogil
@cython.locals(kind=int)
cdef void _look_for_treasure(Position pos) noexcept nogil
cdef void _take(Position pos, int slot) noexcept nogil
cdef void draw_or_pass_on(Position pos) noexcept nogil
cdef void draw_card(Position pos, int kind) noexcept nogil
cdef void pass_on(Position pos) noexcept nogil
