# Types for the compiler; numbers.py is the code.
cimport cython
from pyrite.core cimport sheet
from pyrite.games.lost_mines.rules cimport codes
from pyrite.games.lost_mines.rules.position cimport Position

cdef int CELLS, FACES, LAY, TOOL, TRAP, TROLL, STORM, LOOK, DISCARD, PAIR, VOTE, STAY, WALK, ENTER, TURN, TAKE, ACTIONS
cdef int OVERFLOW
cdef int FACE_NUMBER[16]  # by face, four bits

cdef int number_of(Position pos, int code) noexcept nogil
@cython.locals(y=int)
cdef int _at(int cell, int first, int each, int which) noexcept nogil
@cython.locals(where=int)
cdef int _lay_number(int code) noexcept nogil
@cython.locals(target=int)
cdef int _look_number(Position pos, int look) noexcept nogil
@cython.locals(one=int, other=int)
cdef int _discard_number(int cards) noexcept nogil
@cython.locals(losses=int, side=int, cell=int)
cdef int _walk_number(Position pos, int walk) noexcept nogil
@cython.locals(number=int, face=int)
cdef object _fill_faces()
