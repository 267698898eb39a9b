# Types for the compiler; trial_sheet.py is the code.
cimport cython
from pyrite.core.moves cimport Moves
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.seat_sheet cimport Luck, SeatSheet
from pyrite.games.lost_mines.rules cimport codes

cdef int KEPT, MOST, SAVED, BASE, TURN
cdef double SMOOTH, FRESH, KEEP, LOSS, FRIEND, CHOICE, CURIOUS, GRAB, TAKE, HOPELESS, LOOK_FIRST, NEVER
cdef double KEEPING[51]

# `look_over` looks at no more than MOST actions, and `keep_best` keeps no more than KEPT of them; SAVED distances of
# each, and those of the board as it is behind them.
cdef class TrialSheet(SeatSheet):
    cdef int seen
    cdef int seen_code[192]
    cdef int saved[10036]  # (MOST + 1) * SAVED
    cdef double smooth[192]
    cdef double reach[192]
    cdef double shares[1728]  # MOST * 9
    cdef double quick[192]
    cdef double rushed[192]
    cdef public int count
    cdef public int code[24]
    cdef public double rating[24]

    @cython.locals(place=int)
    cdef void look_over(self, Moves moves) noexcept nogil
    @cython.locals(place=int, kept=int, best=int)
    cdef void keep_best(self) noexcept nogil
    @cython.locals(cell=int, is_over=bint)
    cdef void _try(self, int place, int code) noexcept nogil
    cdef void _try_card(self, int place, int code) noexcept nogil
    cdef void _change(self, int place, int cell, int face, int feature) noexcept nogil
    @cython.locals(old_face=int, old_feature=int)
    cdef void _try_cell(self, int place, int cell, int face, int feature) noexcept nogil
    cdef void _try_token(self, int place, int joint, int token) noexcept nogil
    @cython.locals(mine=int, start=int, waits=int, worth=double, taken=double)
    cdef void _try_walk(self, int place, int cell) noexcept nogil
    @cython.locals(seat=int)
    cdef void _note(self, int place) noexcept nogil
    @cython.locals(seat=int, mine=int, at=int)
    cdef void save(self, int place) noexcept nogil
    @cython.locals(seat=int, mine=int, at=int)
    cdef void restore(self, int place) noexcept nogil
    @cython.locals(mine=int)
    cdef int mine_on(self, int cell) noexcept nogil
    @cython.locals(mine=int, kind=int, taken=double)
    cdef double taken_at(self, int mine) noexcept nogil
    @cython.locals(what=int, slot=int, kind=int, points=double, is_choice=bint)
    cdef double look_worth(self, int what, bint is_quick) noexcept nogil
    cdef double doubt(self, int seat) noexcept nogil
    @cython.locals(one=int, other=int)
    cdef double _discard_worth(self, int cards) noexcept nogil
    @cython.locals(points=double)
    cdef double expected_at(self, int cell) noexcept nogil
    cdef int end_of(self, int code) noexcept nogil

@cython.locals(kind=int)
cdef object _fill_keeping()
