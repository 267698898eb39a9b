# Types for the compiler; counts.py is the code.
cimport cython

# The compiler does not know how long these arrays are. Callers pass no more than they have: as many counts as there are
# players or kinds, and a `first` that is the beginning of a seat's counts.
@cython.locals(place=int)
cdef bint none_left(short* counts, int length) noexcept nogil
@cython.locals(kind=int, _=int)
cdef tuple names_of(short* counts, int first, tuple names)
