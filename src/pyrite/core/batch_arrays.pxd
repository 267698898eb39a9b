# Types for the compiler; batch_arrays.py is the code.
cimport cython
from pyrite.core cimport moves
from pyrite.core cimport sheet as sheets
from pyrite.core.moves cimport Moves
from pyrite.core.sheet cimport Sheet

# The caller makes the arrays: as many rows as games, as many columns as the layout of the game says, and for legal
# actions and their codes as many as `Moves` has room for; `Arrays` and the functions that write check the columns. An
# index is that of a slot, a seat is below `players`.
cdef class Arrays:
    cdef int[:, ::1] observations
    cdef int[:, ::1] finals
    cdef int[:, ::1] legal
    cdef int[:, ::1] codes
    cdef int[::1] counts
    cdef int[::1] seats
    cdef int[::1] ended
    cdef int[::1] actions
    cdef float[:, ::1] rewards
    cdef unsigned char[:, ::1] planes
    cdef float[:, ::1] features
    cdef unsigned char[:, ::1] mask
    cdef bint is_dense, is_compact
    cdef int plane_rows, row_length, mask_length

@cython.locals(before=int, place=int)
cdef void write_legal(int index, Moves legal, Moves numbers, Arrays arrays) noexcept nogil
@cython.locals(place=int)
cdef void write_compact(int index, Sheet sheet, int length, int[:, ::1] rows) noexcept nogil
@cython.locals(row=int, bits=int, column=int)
cdef void write_planes(int index, Sheet sheet, int count, unsigned char[:, ::1] planes) noexcept nogil
@cython.locals(place=int)
cdef void write_features(int index, Sheet sheet, int first, int length, float[:, ::1] features) noexcept nogil
