# Types for the compiler; observation.py is the code.
cimport cython
from pyrite.core cimport sheet as sheets
from pyrite.core.moves cimport Moves
from pyrite.core.playable cimport Playable
from pyrite.core.sheet cimport History, Sheet

@cython.locals(event=int, place=int)
cdef void remember(Playable position, History history) noexcept nogil
@cython.locals(line=int, _=int)
cdef void observe(Playable position, int viewer, History history, Sheet sheet) noexcept nogil
@cython.locals(source=int, place=int, number=int)
cdef void _add_line(Sheet sheet, History history, int line, int viewer, int players) noexcept nogil
cdef int _counted_from(int viewer, int seat, int players) noexcept nogil
@cython.locals(following=int, place=int, number=int)
cdef void number_moves(Playable position, Moves moves, Moves numbers) noexcept nogil

cdef class Observer:
    cdef readonly Playable position
    cdef History history
    cdef Sheet sheet
    cdef Moves moves, numbers

    @cython.locals(place=int, twin=Observer)
    cpdef Observer copy_for(self, Playable position)
