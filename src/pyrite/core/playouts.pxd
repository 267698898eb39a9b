# Types for the compiler; playouts.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.core.moves cimport Moves
from pyrite.core.playable cimport Playable

@cython.locals(steps=int, decisions=int)
cdef int play_out(Playable position, Moves moves, Dice dice) noexcept nogil
@cython.locals(tickets=int)
cdef int _step(Playable position, Moves moves, Dice dice) noexcept nogil
cpdef long finish(Playable position, seed) except -1
@cython.locals(steps=long)
cdef long _finish(Playable position, Moves moves, Dice dice) except -1
@cython.locals(dice=Dice, moves=Moves, steps=long, _=int)
cpdef long random_games(Playable start, int games, seed) except -1
