# Types for the compiler; belief_sheet.py is the code.
cimport cython
from pyrite.games.lost_mines.bots.knowledge.points cimport Race
from pyrite.games.lost_mines.rules cimport codes

cdef int DEALS

# By seat or slot (9), mine or kind (4), cell (256). Callers that fill it in have checked that the numbers are places.
cdef class BeliefSheet:
    cdef readonly Race race
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

    @cython.locals(clan=int, seat=int, place=int)
    cdef void believe(self) noexcept nogil
    @cython.locals(loyal=int, count=int, selfish=int, saboteur=int, members=int, place=int, seat=int, loyals=int, character=int, weight=double, total=double, deal=int)
    cdef void _weigh_deals(self, int clan) noexcept nogil
    cdef int character_in(self, int clan, int deal, int place) noexcept nogil
    @cython.locals(side=int, place=int, seat=int, deal=int, count=int, defector=double, joined=double)
    cdef void _share_out(self) noexcept nogil
    @cython.locals(kind=int, value=int, slot=int, count=int, mine=int, hidden=int, worth=double, sum=double, known=int)
    cdef void count_treasures(self) noexcept nogil
