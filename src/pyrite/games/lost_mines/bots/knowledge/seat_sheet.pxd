# Types for the compiler; seat_sheet.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.games.lost_mines.bots.knowledge cimport belief_sheet, distance
from pyrite.games.lost_mines.bots.knowledge.belief_sheet cimport BeliefSheet
from pyrite.games.lost_mines.bots.knowledge.distance cimport Forest
from pyrite.games.lost_mines.bots.knowledge.rush cimport Rush
from pyrite.games.lost_mines.rules cimport codes

cdef int TURN, CAMP_STEPS, CONTEXT, GROUPS
cdef double KEEP, EDGE, SPREAD, LAYS, BRIDGE, WAIT

cdef class Luck:
    cdef double number[13824]  # 6 tables of 2304

cdef class SeatSheet(BeliefSheet):
    cdef readonly Rush rush
    cdef Luck luck
    cdef int cards
    cdef double share[9]
    cdef double share_now[9]
    cdef double smooth_now, now, tempo, reach_now
    cdef public float context[320]
    cdef int at

    @cython.locals(seat=int, cards=int)
    cdef void prepare(self, Dice dice, int guesses) noexcept nogil
    @cython.locals(seat=int, lay=double)
    cdef void _set_out(self) noexcept nogil
    @cython.locals(seat=int, place=int, mine=int, slot=int, acting=int, latest=int, wait=double)
    cdef void _line_up(self) noexcept nogil
    @cython.locals(guess=int, place=int, table=int, offset=int)
    cdef void _guess(self, Dice dice, int guesses) noexcept nogil
    @cython.locals(hidden=int, mine=int, rank=int, kind=int, pick=int, left=int, kinds="int[4]", place=int, of=int)
    cdef void _guess_mines(self, int guess, int offset) noexcept nogil
    @cython.locals(clan=int, deal=int, place=int, seat=int, character=int, drawn=double)
    cdef void _guess_sides(self, int guess, Dice dice) noexcept nogil
    @cython.locals(kind=int, slot=int, value=int, place=int, other=int, count=int, kept=int, unseen="int[27]")
    cdef void _guess_treasures(self, int guess, Dice dice) noexcept nogil
    @cython.locals(seat=int, mine=int, time=int, weights=double, expected=double, times="int[9]")
    cdef double weigh(self) noexcept nogil
    @cython.locals(cell=int, steps=int, mine=int, best=double)
    cdef double in_reach(self) noexcept nogil
    cdef bint is_last(self, int spent) noexcept nogil
    cdef void put(self, double value) noexcept nogil
    @cython.locals(place=int, groups="double[22]", kind=int, mine=int, ahead=int, slot=int, own=double, phase=int)
    cdef void write_context(self) noexcept nogil
    @cython.locals(seat=int, mine=int, slot=int, time=int, brought=double, found=int, _=int)
    cdef void _write_seat(self, int ahead) noexcept nogil

cdef int group_of(int kind) noexcept nogil
