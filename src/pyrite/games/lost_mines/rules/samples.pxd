# Types for the compiler; samples.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position

# By seat, slot, kind and mine as in a position; Python fills the arrays with lists, which Cython takes only with exactly so
# many numbers. `_check` sees to it that there are as many unseen cards, mines and treasures as `fill` lays out.
cdef class Sampler:
    cdef public Position known
    cdef public int viewer
    cdef public int unseen[51]
    cdef public int unseen_size
    cdef public int hidden_discards[9]
    cdef public int character_bag[6]
    cdef public int hidden_character[9]
    cdef public int mine_bag[4]
    cdef public int hidden_mine[4]
    cdef public int value_bag[27]
    cdef public int hidden_value[9]

cdef void fill(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(kind=int, left=int, seat=int, _=int)
cdef void _fill_cards(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(kind=int)
cdef int _take_card(Position pos, int ticket) noexcept nogil
@cython.locals(bag="int[6]", place=int, seat=int, clan=int, ticket=int, character=int)
cdef void _fill_characters(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(bag="int[4]", mine=int, ticket=int, held=int)
cdef void _fill_mines(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(bag="int[27]", place=int, slot=int, kind=int, left=int, value=int, ticket=int)
cdef void _fill_values(Sampler sampler, Position pos, Dice dice) noexcept nogil
