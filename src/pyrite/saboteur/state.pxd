# Types for the compiler; state.py is the code.
cimport cython
from pyrite.saboteur cimport codes, draws, rounds, setting_up, sight, turns
from pyrite.saboteur.moves cimport Moves
from pyrite.saboteur.position cimport Position

cdef Moves _MOVES

cdef class State(Position):
    pass
