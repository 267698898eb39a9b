# Types for the compiler; turn_sheet.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.core.moves cimport Moves
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.seat_sheet cimport SeatSheet, Luck
from pyrite.games.lost_mines.rules cimport codes

cdef int ROW, KEPT, MOST, SAVED, BASE, TURN, K_LAY, K_TOOL, K_TRAP, K_TROLL, K_STORM, K_LOOK, K_DISCARD, K_VOTE, K_STAY, K_WALK, K_ENTER, K_TURN, K_TAKE, KIND_COUNT
cdef double SMOOTH, FRESH, KEEP, LOSS, FRIEND, CHOICE, CURIOUS, GRAB, TAKE, HOPELESS, CLIP, LOOK_FIRST, NEVER
cdef double KEEPING[51]

# `survey` looks at no more than MOST actions, and keeps no more than KEPT of them; SAVED distances of each, and those of
# the board as it is behind them.
cdef class TurnSheet(SeatSheet):
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
    cdef public float row[1728]  # KEPT * ROW
    cdef int row_at

    cpdef object read(self, list legal, long long seed, int guesses)
    cdef void survey(self, Moves moves, Dice dice, int guesses) noexcept nogil
    @cython.locals(place=int)
    cdef void _look_over(self, Moves moves) noexcept nogil
    @cython.locals(place=int, kept=int, best=int)
    cdef void _keep_best(self) noexcept nogil
    @cython.locals(cell=int, is_over=bint)
    cdef void _try(self, int place, int code) noexcept nogil
    cdef void _try_card(self, int place, int code) noexcept nogil
    @cython.locals(old_face=int, old_feature=int)
    cdef void _try_cell(self, int place, int cell, int face, int feature) noexcept nogil
    cdef void _change(self, int place, int cell, int face, int feature) noexcept nogil
    cdef void _try_token(self, int place, int joint, int token) noexcept nogil
    @cython.locals(mine=int, start=int, waits=int, worth=double, taken=double)
    cdef void _try_walk(self, int place, int cell) noexcept nogil
    @cython.locals(seat=int)
    cdef void _note(self, int place) noexcept nogil
    @cython.locals(seat=int, mine=int, at=int)
    cdef void _save(self, int place) noexcept nogil
    @cython.locals(seat=int, mine=int, at=int)
    cdef void _restore(self, int place) noexcept nogil
    @cython.locals(mine=int)
    cdef int mine_on(self, int cell) noexcept nogil
    @cython.locals(mine=int, kind=int, taken=double)
    cdef double taken_at(self, int mine) noexcept nogil
    @cython.locals(what=int, slot=int, kind=int, points=double, is_choice=bint)
    cdef double _look_worth(self, int what, bint is_quick) noexcept nogil
    cdef double doubt(self, int seat) noexcept nogil
    @cython.locals(one=int, other=int)
    cdef double _discard_worth(self, int cards) noexcept nogil
    @cython.locals(points=double)
    cdef double _expected_at(self, int cell) noexcept nogil
    cdef void put_row(self, double value) noexcept nogil
    @cython.locals(place=int, code=int, rush=double, smooth=double, grab=double, looks=double, discards=double, rate=double, cell=int, mine=int, what=int, changed=bint)
    cdef void _describe(self, int kept) noexcept nogil
    @cython.locals(what=int)
    cdef int _kind_of(self, int code) noexcept nogil
    @cython.locals(face=int, feature=int, kind=int, keep=double, held=double, cell=int, x=int, y=int, nearest=int, own=int, mine=int, away=int, side=int, place=int, what=int)
    cdef void _describe_card(self, int code) noexcept nogil
    @cython.locals(seat=int, gain=double, own=double, clan=double, others=double, friends=double, worst=double, best=double)
    cdef void _describe_shares(self, int place, bint changed) noexcept nogil
    @cython.locals(what=int, slot=int, seat=int, kind=int, place=int, _=int)
    cdef void _describe_target(self, int code) noexcept nogil
    @cython.locals(cell=int, mine=int, feature=int, _=int)
    cdef void _describe_walk(self, int code) noexcept nogil
    @cython.locals(mine=int, time=int, best=double, near=double, cell=int, own=int)
    cdef void _describe_ways(self, int code) noexcept nogil
    @cython.locals(kept=int, best=double)
    cdef void _compare(self) noexcept nogil
    cdef int cell_of(self, int code) noexcept nogil
    cdef int card_of(self, int code) noexcept nogil
    cdef int end_of(self, int code) noexcept nogil

@cython.locals(kind=int)
cdef object _fill_keeping()
