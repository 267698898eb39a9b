# Types for the compiler; playouts.py is the code.
cimport cython
from pyrite.dice cimport Dice
from pyrite.saboteur cimport codes, draws, turns
from pyrite.saboteur.moves cimport Moves
from pyrite.saboteur.position cimport Position

@cython.locals(steps=int)
cdef int play_out(Position pos, Moves moves, Dice dice) noexcept nogil
@cython.locals(steps=int, number=int)
cdef int play_out_round(Position pos, Moves moves, Dice dice) noexcept nogil
@cython.locals(tickets=int)
cdef int _step(Position pos, Moves moves, Dice dice) noexcept nogil
@cython.locals(dice=Dice, moves=Moves, pos=Position, steps=long, _=int)
cpdef long random_games(Position start, int games, unsigned long long seed)
