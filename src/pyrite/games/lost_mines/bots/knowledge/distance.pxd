# Types for the compiler; distance.py is the code.
cimport cython
from pyrite.games.lost_mines.rules cimport codes

cdef int STEP, FAR, EMPTY, HIDDEN, TRAP, TROLL

@cython.final
cdef class Forest:
    # By cell or joint of a board of 16 by 16, by mine or tool. What comes from outside is `checked` before it is a
    # place; a search goes from cell to cell with `beside`, which knows the rim.
    cdef public int width, height
    cdef public short face[256]
    cdef public short feature[256]
    cdef public short token[512]
    cdef public short standing[256]
    cdef public short mine_cell[4]
    cdef public int lay, bridge, wait, crowd, trap, troll, stop
    cdef public short holds[3]
    cdef public int distance[1024]
    cdef int price[1024]
    cdef int head[512]  # by distance, below FAR; `measure_to` says why 1,024 entries are enough
    cdef int after[1024]
    cdef int entry[1024]

    cpdef void measure(self) noexcept
    @cython.locals(mine=int, x=int, y=int, side=int)
    cdef void measure_all(self) noexcept nogil
    @cython.locals(other=int)
    cdef void _price(self, int cell, int side) noexcept nogil
    @cython.locals(
        base=int, cell=int, reached=int, entries=int, waiting=int, place=int, side=int, other=int, cost=int
    )
    cdef void measure_to(self, int mine) noexcept nogil
    @cython.locals(x=int, y=int)
    cdef int beside(self, int cell, int side) noexcept nogil
    @cython.locals(here=int, there=int, cost=int, feature=int, token=int)
    cdef int entering(self, int cell, int side, int other, bint is_end) noexcept nogil
    cpdef int away(self, int mine, int cell) except -1

cdef int checked(int number, int count) except -1
@cython.locals(cell=int, number=int, joint=int, obstacle=int)
cpdef void fill(Forest forest, view)
