# Types for the compiler; moves.py is the code.

cdef class Moves:
    cdef int code[4096]
    cdef int count

    cdef void add(self, int code) noexcept nogil
