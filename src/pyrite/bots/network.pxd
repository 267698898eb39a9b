# Types for the compiler; network.py is the code.
cimport cython
from libc cimport math
from pyrite.bots.trunk cimport BoardSight, add_product_at

# The arrays are as long as the shapes say, which `Network` checks; `scores` checks what it is given.
cdef class Network:
    cdef readonly int row_size, context_size, hidden, second, channels, kinds, judged, of_target
    cdef float[::1] _rows
    cdef float[::1] _context
    cdef float[::1] _bias
    cdef float[::1] _second
    cdef float[::1] _pooled
    cdef float[::1] _second_bias
    cdef float[::1] _out
    cdef float[::1] _linear
    cdef float[::1] _whole
    cdef float[::1] _cell
    cdef float[::1] _kinds
    cdef float[::1] _judged
    cdef float[::1] _target

    cdef object _add_whole(self, float[::1] common, BoardSight sight)
    @cython.locals(seen="float[::1]", unit=int)
    cdef object _add_cell(self, float[::1] first, int at, BoardSight sight, int cell, int kind)
    @cython.locals(row=int, unit=int, place=int, usual=float, worth=float, pooled="float[::1]", then="float[::1]")
    cdef object _score(self, int count, float[::1] rows, float[::1] first, float[::1] found)
    @cython.locals(row=int, unit=int, most=float, total=float, weight=float, mean="float[::1]", pooled="float[::1]")
    cdef object _pool(self, int count, float[::1] first, float[::1] usual)

cdef void add_product(float[::1] target, int target_at, float[::1] values, int values_at, int count, float[::1] matrix, int width) noexcept nogil
