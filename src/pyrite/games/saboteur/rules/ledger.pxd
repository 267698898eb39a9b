# Types for the compiler; ledger.py is the code.
from pyrite.games.saboteur.rules.position cimport Position

cdef int ROOM

cdef void write(Position pos, int entry, int seat, int what, int worth) noexcept nogil
cdef int what_of(int line) noexcept nogil
cdef int seat_of(int line) noexcept nogil
cdef int entry_of(int line) noexcept nogil
cdef int worth_of(int line) noexcept nogil
cdef int round_of(int line) noexcept nogil
cdef bint is_same_share(int line, int other) noexcept nogil
