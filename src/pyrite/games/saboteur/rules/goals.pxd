# Types for the compiler; goals.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.position cimport Position

# By goal, in loops over the three.
@cython.locals(sides="int[3]", goal=int, count=int)
cdef int turn_up_reached(Position pos) noexcept nogil
@cython.locals(goal=int)
cdef bint is_gold_found(Position pos) noexcept nogil
@cython.locals(face=int)
cdef void _turn_up(Position pos, int goal, int sides) noexcept nogil
@cython.locals(y=int, decides=int, upright=int, over=int)
cdef bint _lies_upright(Position pos, int goal, int face, int sides) noexcept nogil
@cython.locals(dx=int, dy=int)
cdef int _side_of_laid(Position pos, int goal) noexcept nogil
cdef int _count_sides(int sides) noexcept nogil
