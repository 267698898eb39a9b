# Types for the compiler; gate.py is the code.
cimport cython
from pyrite.core cimport locks
from pyrite.core.locks cimport Lock

cdef int TRIES

cdef class ThreadGate:
    cdef Lock lock

    cdef bint passes(self) noexcept nogil
    @cython.locals(_=int)
    cdef void wait(self) noexcept nogil
    cdef void open(self) noexcept nogil
    cdef void open_again(self) noexcept nogil
