# Types for the compiler; grid.py is the code.
cimport cython

ctypedef unsigned long long bits64

cdef int N, E, S, W, DEAD, NOTHING
cdef bits64 ALL, ONE, DE_BRUIJN
cdef int LOWEST[64]  # by the highest 6 of 64 bits

@cython.locals(bit=int)
cdef void _fill_lowest() noexcept
cdef int lowest(bits64 bits) noexcept nogil
cdef bits64 eastward(bits64 bits) noexcept nogil
cdef bits64 westward(bits64 bits) noexcept nogil
cdef int turned(int face) noexcept nogil

@cython.final
cdef class Grid:
    # By row of the torus, y & 63, so that any y is a place; the bit of a column is x & 63, so that any x can be shifted.
    cdef bits64 card[64]
    cdef bits64 hidden[64]
    cdef bits64 north[64]
    cdef bits64 east[64]
    cdef bits64 south[64]
    cdef bits64 west[64]
    cdef bits64 joined[64]
    cdef bits64 reach[64]
    cdef bits64 loose[64]
    cdef readonly int left, right, top, bottom
    cdef bits64 meets_open[4]  # by side, in loops over the four
    cdef bits64 meets_rock[4]
    cdef bits64 meets_reach[4]
    cdef bits64 free

    @cython.locals(row=int)
    cdef void copy_from(self, Grid other) noexcept nogil
    @cython.locals(row=int)
    cdef void clear(self) noexcept nogil
    cdef void _stretch(self, int x, int y) noexcept nogil
    cdef void hide(self, int x, int y) noexcept nogil
    cdef void loosen(self, int x, int y) noexcept nogil
    cdef void fasten(self, int x, int y) noexcept nogil
    @cython.locals(row=int, bit=bits64)
    cdef void put(self, int x, int y, int face) noexcept nogil
    @cython.locals(row=int, rest=bits64)
    cdef void take(self, int x, int y) noexcept nogil
    @cython.locals(row=int, column=int, face=int)
    cdef int face(self, int x, int y) noexcept nogil
    cdef bint is_hidden(self, int x, int y) noexcept nogil
    cdef bint is_reached(self, int x, int y) noexcept nogil
    @cython.locals(row=int)
    cdef void flood(self, int x, int y) noexcept nogil
    @cython.locals(again=bint, y=int, row=int, above=int, below=int, here=bits64, more=bits64)
    cdef void spread(self) noexcept nogil
    @cython.locals(row=int, above=int, below=int)
    cdef void look(self, int y) noexcept nogil
    @cython.locals(clash=bits64)
    cdef bits64 fits(self, int face) noexcept nogil
    @cython.locals(linked=bits64)
    cdef bits64 links(self, int face) noexcept nogil
    @cython.locals(met=bits64)
    cdef bits64 prolongs(self, int face) noexcept nogil
    cdef bits64 linked(self) noexcept nogil
    @cython.locals(row=int, above=int, below=int, level=bits64, near=bits64)
    cdef bits64 beside(self, int y) noexcept nogil
    @cython.locals(column=int, sides=int)
    cdef int faced(self, int x, int y) noexcept nogil
    @cython.locals(column=int, count=int, side=int, meets=bits64)
    cdef int clashes(self, int x, int y, int face) noexcept nogil
    @cython.locals(y=int, where=bits64)
    cpdef list cards(self)
    cdef int column_x(self, int column) noexcept nogil
