# Types for the compiler; trunk.py is the code.
cimport cython

cdef int SIDE

# The arrays are as long as the shapes say, which `Trunk` and `BoardSight` check.
@cython.final
cdef class Trunk:
    cdef readonly int planes, cells, moment, roles, channels, blocks
    cdef float[::1] _planes
    cdef float[::1] _place
    cdef float[::1] _moment
    cdef float[::1] _role
    cdef list _layers

    @cython.locals(cell=int, unit=int, common="float[::1]")
    cdef object _begin(self, float[::1] moment, int role, float[::1] now)
    @cython.locals(bias="float[::1]", weights="float[::1]", cell=int, unit=int)
    cdef object _layer(self, int number, float[::1] values, float[::1] target, int columns)

@cython.final
cdef class BoardSight:
    cdef readonly int channels, count
    cdef float[::1] cells
    cdef float[::1] whole

    @cython.locals(cell=int, unit=int, value=float)
    cdef object _sum_up(self)

@cython.locals(rows=int, row=int, column=int, y=int, x=int, tap=int)
cdef void convolve(float[::1] values, int inputs, float[::1] weights, float[::1] target, int outputs, int cells, int columns) noexcept nogil
cpdef void cut(float[::1] values, int count) noexcept nogil
@cython.locals(place=int, unit=int, value=float)
cpdef void add_product_at(
    float[::1] target, int target_at, float[::1] values, int values_at, int count, float[::1] matrix, int matrix_at, int width
) noexcept nogil
