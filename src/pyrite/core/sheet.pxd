# Types for the compiler; sheet.py is the code.
cimport cython
from pyrite.core.grid cimport bits64

cdef int WIDTH, HEIGHT, LINES, LINE

cdef class Sheet:
    cdef int value[1536]  # each game shows at its `encode` that it writes no further
    cdef int count

    @cython.locals(place=int)
    cdef void clear(self, int count) noexcept nogil
    cdef void put_row(self, int plane, int row, bits64 bits, int left) noexcept nogil
    cdef void mark(self, int plane, int x, int y) noexcept nogil

cdef class History:
    cdef int line[160]  # LINES lines of LINE numbers; `note` writes at `next`, below LINES
    cdef int named[32]
    cdef int next

    @cython.locals(place=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(place=int)
    cdef void note(self, int named, int kind, int seat, int a, int b, int c) noexcept nogil
