# Types for the compiler; moves.py is the code.

cdef int MOST

cdef class Moves:
    cdef int code[4096]  # `add` writes no further than MOST
    cdef int count, overflowed

    cdef void clear(self) noexcept nogil
    cdef void add(self, int code) noexcept nogil
