# Types for the compiler; ground.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.core.grid cimport Grid, bits64
from pyrite.games.saboteur.rules cimport codes

cdef int FAR, MARGIN

@cython.final
cdef class Ground:
    cdef readonly Grid grid
    cdef bits64 near[64]  # by row of the torus, y & 63, so that any y is a place
    cdef bits64 next[64]
    cdef int first, last
    cdef int distance[3]
    cdef int ways[3]

    cpdef void lay(self, int x, int y, int face) noexcept
    cpdef void lift(self, int x, int y) noexcept
    @cython.locals(goal=int)
    cdef void measure(self) noexcept nogil
    @cython.locals(x=int, y=int, cost=int)
    cdef void _measure_goal(self, int goal) noexcept nogil
    @cython.locals(row=int, above=int, below=int, bit=bits64)
    cdef void _begin(self, int x, int y) noexcept nogil
    cdef bits64 _empty(self, int row) noexcept nogil
    @cython.locals(again=bint, y=int, row=int, left=bits64, more=bits64)
    cdef void _walk_on(self) noexcept nogil
    cdef int _first_row(self) noexcept nogil
    cdef int _last_row(self) noexcept nogil
    cdef void _note_row(self, int y) noexcept nogil
    @cython.locals(
        row=int, above=int, below=int, here=bits64, empty=bits64, found=bits64, west=bits64, east=bits64, leave_east=bits64, leave_west=bits64
    )
    cdef bits64 _neighbours(self, int y) noexcept nogil
    @cython.locals(dug=bint, first=int, last=int, y=int, row=int)
    cdef bint _dig_on(self) noexcept nogil
    @cython.locals(y=int)
    cdef bint _meets_start(self) noexcept nogil
    @cython.locals(count=int, y=int, row=int, cells=bits64)
    cdef int _count_ways(self) noexcept nogil
    cpdef tuple distances(self)
    cpdef tuple if_laid(self, int x, int y, int face)
    cdef void measure_laid(self, int x, int y, int face) noexcept nogil
    cpdef tuple if_lifted(self, int x, int y)
    @cython.locals(face=int)
    cdef void measure_lifted(self, int x, int y) noexcept nogil
