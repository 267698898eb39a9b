# Types for the compiler; playable.py is the code.
cimport cython
from pyrite.core cimport seats
from pyrite.core.moves cimport Moves
from pyrite.core.sheet cimport Sheet

cdef int MOST_EVENTS
cdef Moves _MOVES

cdef class Playable:
    cdef int log[768]  # `emit` writes no further than MOST_EVENTS * 6
    cdef public int event_count, players
    cdef public bint overflowed

    @cython.locals(place=int)
    cdef void emit(self, int kind, int audience, int seat, int a, int b, int c) noexcept nogil
    cdef void list_legal(self, Moves moves) noexcept nogil
    cdef void act(self, int code) noexcept nogil
    cdef int outcomes(self) noexcept nogil
    cdef int weight(self, int outcome) noexcept nogil
    @cython.locals(total=int, outcome=int)
    cdef int total_weight(self) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cdef bint is_finished(self) noexcept nogil
    cdef int acting(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int numbered_actions(self) noexcept nogil
    cdef int number_of(self, int code) noexcept nogil
    cdef void encode(self, int viewer, Sheet sheet) noexcept nogil
    cdef int seat_in_event(self, int kind, int a) noexcept nogil
    cdef void become(self, Playable other) noexcept nogil
    cpdef object copy(self)
    cpdef object refusal(self, action)
    cpdef object action_of(self, int code)
    cpdef object draw_of(self, int outcome)
    cpdef object event_of(self, numbers)
    @cython.locals(outcome=int)
    cdef int ticket_outcome(self, int ticket) noexcept nogil
    cdef object _carry_out(self, action)
    cpdef object check_room(self)
    cpdef object last_events(self)
