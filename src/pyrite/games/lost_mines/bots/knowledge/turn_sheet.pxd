# Types for the compiler; turn_sheet.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.core.moves cimport Moves
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge cimport trial_sheet as trials
from pyrite.games.lost_mines.bots.knowledge.seat_sheet cimport Luck
from pyrite.games.lost_mines.bots.knowledge.trial_sheet cimport TrialSheet
from pyrite.games.lost_mines.rules cimport codes

cdef int ROW, K_LAY, K_TOOL, K_TRAP, K_TROLL, K_STORM, K_LOOK, K_DISCARD, K_VOTE, K_STAY, K_WALK, K_ENTER, K_TURN, K_TAKE, KIND_COUNT
cdef double CLIP

cdef class TurnSheet(TrialSheet):
    cdef public float row[1728]  # KEPT * ROW
    cdef int row_at

    cpdef object read(self, list legal, long long seed, int guesses)
    cdef void survey(self, Moves moves, Dice dice, int guesses) noexcept nogil
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
