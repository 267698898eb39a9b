# Types for the compiler; playouts.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.core.moves cimport Moves
from pyrite.core.playable cimport Playing

@cython.locals(steps=int)
cdef int play_out(Playing position, Moves moves, Dice dice) noexcept nogil
@cython.locals(tickets=int)
cdef int _step(Playing position, Moves moves, Dice dice) noexcept nogil
@cython.locals(dice=Dice, moves=Moves, position=Playing, steps=long, _=int)
cpdef long random_games(Playing start, int games, seed)
