# Types for the compiler; samples.py is the code.
cimport cython
from pyrite.core cimport counts
from pyrite.core.dice cimport Dice
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position

# By seat, slot, kind and mine as in a position; Python fills the arrays with lists, which Cython takes only with exactly so
# many numbers. `_check` makes sure that there are as many unseen cards, mines and treasures as `fill` lays out.
cdef class Sampler:
    cdef public Position known
    cdef public int viewer
    cdef public short unseen[51]
    cdef public int unseen_size
    cdef public int hidden_discards[9]
    cdef public short character_bag[6]
    cdef public int hidden_character[9]
    cdef public short mine_bag[4]
    cdef public int hidden_mine[4]
    cdef public short value_bag[27]
    cdef public int hidden_value[9]

cdef void fill(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(cards="short[63]", left=int, seat=int, first=int)
cdef void _fill_cards(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(bag="short[6]", place=int, seat=int)
cdef void _fill_characters(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(bag="short[4]", mine=int)
cdef void _fill_mines(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(bag="short[27]", place=int, slot=int)
cdef void _fill_values(Sampler sampler, Position pos, Dice dice) noexcept nogil
