# Types for the compiler; seat_sheet.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.distance cimport Forest
from pyrite.games.lost_mines.bots.knowledge.points cimport Race
from pyrite.games.lost_mines.bots.knowledge.rush cimport Rush
from pyrite.games.lost_mines.rules cimport codes

cdef int TURN, CAMP_STEPS, DEALS, CONTEXT, GROUPS
cdef double KEEP, EDGE, SPREAD, LAYS, BRIDGE, WAIT

cdef class Luck:
    cdef double number[13824]  # 6 tables of 2304

# By seat or slot (9), mine or kind (4), cell (256). Whoever fills it in has checked that the numbers are places.
cdef class SeatSheet:
    cdef readonly Race race
    cdef readonly Rush rush
    cdef Luck luck
    cdef public int players, seat, phase, pile, revision, caller, dragon, target, to_draw
    cdef public short hand[51]
    cdef public short hand_size[9]
    cdef public short clan[9]
    cdef public short character[9]
    cdef public short looked[9]
    cdef public short mine_holds[4]
    cdef public short mine_up[4]
    cdef public short knows[36]
    cdef public short slot_kind[9]
    cdef public short slot_value[9]
    cdef public short slot_taken[9]
    cdef public short box_treasure[27]
    cdef public double likely[27]
    # What follows from that.
    cdef int cards
    cdef int deals[2]
    cdef int deal_selfish[80]
    cdef int deal_saboteur[80]
    cdef int members[2]
    cdef int member[10]
    cdef double deal_chance[80]
    cdef public double chance[27]
    cdef public double part[9]
    cdef double average[3]
    cdef double holds[16]
    cdef double sum_left[4]
    cdef double best_left[4]
    cdef int count_left[4]
    cdef double certain[4]
    cdef double share[9]
    cdef double share_now[9]
    cdef double smooth_now, now, tempo, reach_now
    cdef public float context[320]
    cdef int at

    @cython.locals(seat=int, cards=int)
    cdef void prepare(self, Dice dice, int guesses) noexcept nogil
    @cython.locals(clan=int, seat=int, place=int)
    cdef void _believe(self) noexcept nogil
    @cython.locals(loyal=int, count=int, selfish=int, saboteur=int, members=int, place=int, seat=int, loyals=int, character=int, weight=double, total=double, deal=int)
    cdef void _weigh_deals(self, int clan) noexcept nogil
    cdef int _character_in(self, int clan, int deal, int place) noexcept nogil
    @cython.locals(side=int, place=int, seat=int, deal=int, count=int, defector=double, joined=double)
    cdef void _share_out(self) noexcept nogil
    @cython.locals(kind=int, value=int, slot=int, count=int, mine=int, hidden=int, worth=double, sum=double, known=int)
    cdef void _count_treasures(self) noexcept nogil
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
