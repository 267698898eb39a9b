# Types for the compiler; seats.py is the code.
cpdef object known_seat(int number)
cdef int from_viewer(int number, int viewer, int players) noexcept nogil
