# Types for the compiler; samples.py is the code.
cimport cython
from pyrite.core cimport counts
from pyrite.core.dice cimport Dice
from pyrite.games.saboteur.rules cimport codes, ledger, sharing
from pyrite.games.saboteur.rules.position cimport Position

cdef int MOST_TRIES, UNSEEN

# By seat, kind, goal and value as in a position; Python fills the arrays with lists, which Cython takes only with exactly
# so many numbers. `slots` counts lines of the ledger, and `groups` the times the viewer looked at a pool and picked one of
# 28 cards, and one more. `_check` makes sure that there are as many unseen cards as `fill` lays out.
cdef class Sampler:
    cdef public Position known
    cdef public int viewer
    cdef public int hidden_role[10]
    cdef public int role_bag[2]
    cdef public short unseen[27]
    cdef public int unseen_size
    cdef public int hidden_passed[10]
    cdef public int hidden_goal[3]
    cdef public short goal_bag[3]
    cdef public int slots
    cdef public int slot_line[64]
    cdef public int slot_group[64]
    cdef public short bag[192]
    cdef public int groups
    cdef public int pool_group
    cdef public int pool_slots
    cdef public int is_tested

@cython.locals(tries=int)
cdef bint fill(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(miners=int, saboteurs=int, seat=int)
cdef void _fill_roles(Sampler sampler, Position pos, Dice dice) noexcept nogil
# By treasure, one of three.
@cython.locals(bag="short[3]", goal=int)
cdef void _fill_goals(Sampler sampler, Position pos, Dice dice) noexcept nogil
@cython.locals(unseen="short[67]", left=int, seat=int, first=int)
cdef void _fill_cards(Sampler sampler, Position pos, Dice dice) noexcept nogil
# By group and value less one, as in the sampler.
@cython.locals(bag="short[192]", place=int, slot=int, value=int, line=int, _=int)
cdef void _fill_nuggets(Sampler sampler, Position pos, Dice dice) noexcept nogil
# By value less one: `_fill_nuggets` has given every line that is no payment a value from 1 to 3.
@cython.locals(
    supply="int[3]", back="int[3]", place=int, line=int, entry=int, value=int, count=int, rows=int, paid=int, row=int
)
cdef bint _is_possible(Position pos) noexcept nogil
@cython.locals(count=int)
cdef int _payees(Position pos, int place) noexcept nogil
@cython.locals(rows=int, paid=int)
cdef int _rows(Position pos, int place, int count) noexcept nogil
