# Types for the compiler; moves.py is the code.

cdef class Moves:
    cdef int code[2560]
    cdef int count

    cdef void add(self, int code) noexcept nogil
