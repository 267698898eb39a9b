# Types for the compiler; state.py is the code.
cimport cython
from pyrite.games.lost_mines.rules cimport codes, draws, encoding, knowledge, numbers, setup, turns
from pyrite.games.lost_mines.rules.position cimport Position
from pyrite.core.moves cimport Moves
from pyrite.core.playable cimport Playable
from pyrite.core cimport seats
from pyrite.core.sheet cimport Sheet

cdef class State(Position):
    cdef void list_legal(self, Moves moves) noexcept nogil
    cdef void act(self, int code) noexcept nogil
    cdef int outcomes(self) noexcept nogil
    cdef int weight(self, int outcome) noexcept nogil
    cdef int total_weight(self) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cdef bint is_finished(self) noexcept nogil
    @cython.locals(is_decision=bint)
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
