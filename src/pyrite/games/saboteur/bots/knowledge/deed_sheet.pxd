# Types for the compiler; deed_sheet.py is the code.
cimport cython
from pyrite.games.saboteur.bots.knowledge cimport round_log
from pyrite.games.saboteur.bots.knowledge.logbook cimport Logbook
from pyrite.games.saboteur.rules cimport codes

cdef int MOST, NUMBERS, NOBODY, ONESELF, NO_CHANGE
cdef double GAIN_STEP

# `number` has NUMBERS places for each of MOST deeds.
@cython.final
cdef class DeedSheet:
    cdef readonly int count
    cdef int number[640]
    cdef int turns[10]

    cpdef list rows(self, Logbook book, int viewer, int known)
    @cython.locals(seat=int, first=int, place=int)
    cdef void read(self, Logbook book, int viewer, int known) noexcept nogil
    @cython.locals(kind=int, seat=int, target=int)
    cdef void _describe(self, Logbook book, int place, int viewer, int known, int at) noexcept nogil

@cython.locals(at=int, before=double, after=double, part=double)
cdef int gain_of(Logbook book, int place) noexcept nogil
cdef int aimed_at(int code, int viewer, int players) noexcept nogil
cpdef list targets(list actions, int viewer, int players)
cdef int ahead_of(int seat, int viewer, int players) noexcept nogil
@cython.locals(deed=int, place=int)
cdef void write_deeds(DeedSheet sheet, int index, short[:, ::1] deeds) noexcept nogil
