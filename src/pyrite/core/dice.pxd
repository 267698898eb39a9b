# Types for the compiler; dice.py is the code.
cimport cython

cdef unsigned long long ALL, LOW, GOLDEN, MIX_1, MIX_2

cdef class Dice:
    cdef unsigned long long seed

    @cython.locals(bits="unsigned long long")
    cdef unsigned long long roll(self) noexcept nogil
    @cython.locals(share="unsigned long long", remainder="unsigned long long")
    cdef int below(self, unsigned long long count) noexcept nogil
