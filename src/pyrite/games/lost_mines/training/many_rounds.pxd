# Types for the compiler; many_rounds.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.core.moves cimport Moves
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge cimport seat_sheet
from pyrite.games.lost_mines.bots.knowledge cimport trial_sheet as trials
from pyrite.games.lost_mines.bots.knowledge cimport turn_sheet as sheets
from pyrite.games.lost_mines.bots.knowledge.deed_book cimport DeedBook, DeedNumbers
from pyrite.games.lost_mines.bots.knowledge.rush cimport Rush
from pyrite.games.lost_mines.bots.knowledge.seat_sheet cimport Luck
from pyrite.games.lost_mines.bots.knowledge.turn_sheet cimport TurnSheet
from pyrite.games.lost_mines.rules cimport codes, scoring
from pyrite.games.lost_mines.rules.state cimport State
from pyrite.games.lost_mines.training cimport state_sheet

cdef int OWN, PAST, DETECTIVE, RANDOM, GLOBAL, OF_SEAT, CRITIC, TRUTHS
cdef double STEP, MOST_POINTS

# The caller makes the arrays: a row for each table and as many columns as TurnSheet and CRITIC say. An index is that of a
# table; rows are between `first_row` and `end_row` of a share.
cdef class TableArrays:
    cdef short[:, ::1] rows
    cdef float[:, ::1] contexts
    cdef float[:, ::1] critics
    cdef float[:, ::1] won
    cdef int[::1] counts
    cdef int[::1] firsts
    cdef int[::1] chosen
    cdef int[::1] who
    cdef int[::1] players
    cdef int[::1] ended
    cdef int[::1] matches
    cdef int[::1] whose
    cdef float[::1] tally

cdef class Seating:
    cdef int matches, total
    cdef bint is_alone
    cdef int one[16]
    cdef int other[16]
    cdef int weight[16]

cdef class RoundTable:
    cdef readonly int index
    cdef State start
    cdef readonly State state
    cdef Dice dice
    cdef readonly DeedBook book
    cdef int code[24]  # as many as a TurnSheet keeps
    cdef int count
    cdef int who[9]
    cdef int is_one[9]
    cdef int match
    cdef RoundTable left, right

cdef class ThreadShare:
    cdef readonly list tables
    cdef Seating seating
    cdef TableArrays outputs
    cdef int first_row, end_row, next_row, guesses, own_guesses
    cdef readonly TurnSheet sheet
    cdef Rush truth
    cdef Luck luck
    cdef Moves moves
    cdef RoundTable root

    cpdef object begin(self)
    cpdef object step(self)
    cdef void show(self) noexcept nogil

@cython.locals(middle=int, table=RoundTable)
cdef RoundTable _tree(list tables, int first, int last)
cdef void _begin(RoundTable table, ThreadShare share) noexcept nogil
cdef void _deal(RoundTable table, ThreadShare share) noexcept nogil
@cython.locals(ticket=int, match=int, seat=int, alone=int)
cdef void _seat(RoundTable table, Seating seating) noexcept nogil
@cython.locals(tickets=int)
cdef void _play_on(RoundTable table, ThreadShare share) noexcept nogil
cdef void _step(RoundTable table, ThreadShare share) noexcept nogil
@cython.locals(index=int, chosen=int)
cdef void _act(RoundTable table, ThreadShare share, TableArrays outputs) noexcept nogil
@cython.locals(seat=int, ones=int, others=int, one=double, other=double)
cdef void _note_result(RoundTable table, State state, TableArrays outputs) noexcept nogil
cdef void _show(RoundTable table, ThreadShare share, TableArrays outputs) noexcept nogil
@cython.locals(index=int, seat=int, place=int, column=int, learns=bint)
cdef void _show_one(RoundTable table, ThreadShare share, TableArrays outputs) noexcept nogil
cdef int whole(double value) noexcept nogil
@cython.locals(place=int, guess=int, seat=int)
cdef void _foresee(State state, Rush truth, Rush known, Luck luck) noexcept nogil
@cython.locals(seat=int, ahead=int, at=int, guess=int, points=double, mine=int, place=int, cards=int, time=int, kind=int)
cdef void _show_all(RoundTable table, State state, TurnSheet sheet, Rush truth, int index, float[:, ::1] critics) noexcept nogil
