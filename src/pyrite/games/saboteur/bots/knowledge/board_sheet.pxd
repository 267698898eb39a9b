# Types for the compiler; board_sheet.py is the code.
cimport cython
from pyrite.core.grid cimport Grid
from pyrite.games.saboteur.rules cimport codes

cdef int LEFT, TOP, COLUMNS, ROWS, CELLS, NOWHERE, ROCKFALL, MAP, NOTHING
cdef int OPEN_SIDES, CARD, JOINED, REACHED, HIDDEN, GOLD

cdef int cell_at(int x, int y) noexcept nogil
@cython.locals(row=int, column=int, bits=int)
cdef int bits_of(Grid grid, int cell) noexcept nogil
cdef int goal_cell(int goal) noexcept nogil
@cython.locals(cell=int)
cdef int place_of(int code) noexcept nogil
cdef int kind_of(int code) noexcept nogil
@cython.locals(cell=int)
cpdef list board(Grid grid)
@cython.locals(code=int)
cpdef list places(list actions)
@cython.locals(cell=int)
cdef void write_board(Grid grid, int gold, int index, short[:, ::1] boards) noexcept nogil
cdef void write_place(int code, int row, short[:, ::1] places) noexcept nogil
