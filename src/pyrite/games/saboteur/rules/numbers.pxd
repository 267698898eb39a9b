# Types for the compiler; numbers.py is the code.
cimport cython
from pyrite.core cimport grid, sheet
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.position cimport Position

cdef int LEFT, TOP, CELLS, FACES, LAY, ROCKFALL, BONUS, PASS, BREAK, MEND, MAP, TAKE, STOP, STAY, ACTIONS, OVERFLOW
cdef int FACE_NUMBER[32]  # by face, five bits

cdef int number_of(Position pos, int code) noexcept nogil
@cython.locals(x=int, y=int)
cdef int _at(int cell, int first, int each, int which) noexcept nogil
@cython.locals(cell=int)
cdef int _bonus_number(int where) noexcept nogil
cdef int _seat_counted(Position pos, int target) noexcept nogil
@cython.locals(number=int, face=int)
cdef object _fill_faces()
