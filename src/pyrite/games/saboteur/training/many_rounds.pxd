# Types for the compiler; many_rounds.py is the code.
cimport cython
from pyrite.core.dice cimport Dice
from pyrite.core.moves cimport Moves
from pyrite.games.saboteur.bots.knowledge cimport board_sheet
from pyrite.games.saboteur.bots.knowledge cimport deed_sheet
from pyrite.games.saboteur.bots.knowledge cimport round_log
from pyrite.games.saboteur.bots.knowledge cimport seat_sheet
from pyrite.games.saboteur.bots.knowledge cimport turn_sheet as sheets
from pyrite.games.saboteur.bots.knowledge.deed_sheet cimport DeedSheet
from pyrite.games.saboteur.bots.knowledge.evidence_numbers cimport EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.logbook cimport Logbook
from pyrite.games.saboteur.bots.knowledge.round_log cimport Surveyor
from pyrite.games.saboteur.bots.knowledge.turn_sheet cimport TurnSheet
from pyrite.games.saboteur.rules cimport codes
from pyrite.games.saboteur.rules.state cimport State
from pyrite.games.saboteur.training cimport state_sheet

cdef int MOST_ACTIONS, OWN, PAST, DETECTIVE, DIGGER, RANDOM, SLEEPER, MIXED, GLOBAL, OF_SEAT, CRITIC, SECRETS
cdef int READ_AFTER
cdef double STEP, CARDS, USUAL_STEALTH, PRICE_UNIT

# The caller makes the arrays: a row for each table and as many columns as TurnSheet, SECRETS, CRITIC and board_sheet say. An index is that of a
# table; rows are between `first_row` and `end_row` of a share.
cdef class TableArrays:
    cdef short[:, ::1] rows
    cdef short[:, ::1] secrets
    cdef short[:, ::1] places
    cdef short[:, ::1] boards
    cdef short[:, ::1] deeds
    cdef float[:, ::1] contexts
    cdef float[:, ::1] critics
    cdef int[::1] counts
    cdef int[::1] firsts
    cdef int[::1] chosen
    cdef int[::1] who
    cdef int[::1] role
    cdef int[::1] players
    cdef int[::1] ended
    cdef int[::1] won
    cdef int[::1] matches
    cdef float[::1] costs
    cdef float[::1] exposed
    cdef float[::1] stealths

cdef class Seating:
    cdef int matches, stealth_count, mixed_count, total
    cdef int digs[16]
    cdef int sabotages[16]
    cdef int weight[16]
    cdef double stealth[16]
    cdef int mixed[16]

cdef class RoundTable:
    cdef readonly int index
    cdef State start
    cdef readonly State state
    cdef Dice dice
    cdef double prior
    cdef Logbook book
    cdef int code[64]  # `_show_one` writes at most MOST_ACTIONS
    cdef int count
    cdef int who[10]
    cdef double stealth[10]
    cdef int turns[10]
    cdef int match
    cdef RoundTable left, right

cdef class ThreadShare:
    cdef readonly list tables
    cdef Seating seating
    cdef TableArrays outputs
    cdef int first_row, end_row, next_row, shown
    cdef Surveyor surveyor
    cdef TurnSheet sheet
    cdef DeedSheet deeds
    cdef Moves moves
    cdef RoundTable root

    cpdef object begin(self)
    cpdef object step(self)
    cdef void show(self) noexcept nogil

@cython.locals(middle=int, table=RoundTable)
cdef RoundTable _tree(list tables, int first, int last)
cdef void _begin(RoundTable table, ThreadShare share) noexcept nogil
cdef void _deal(RoundTable table, ThreadShare share) noexcept nogil
@cython.locals(ticket=int, match=int, seat=int, who=int)
cdef void _seat(RoundTable table, Seating seating) noexcept nogil
@cython.locals(tickets=int)
cdef void _play_on(RoundTable table, ThreadShare share) noexcept nogil
@cython.locals(event=int, at=int)
cdef void _read(RoundTable table, ThreadShare share) noexcept nogil
cdef void _step(RoundTable table, ThreadShare share) noexcept nogil
@cython.locals(index=int, chosen=int, seat=int, before=double, after=double, cards=int, other=int)
cdef void _act(RoundTable table, ThreadShare share, TableArrays outputs) noexcept nogil
@cython.locals(cube=double)
cpdef double worry(double chance) noexcept nogil
cdef void _show(RoundTable table, ThreadShare share, TableArrays outputs) noexcept nogil
@cython.locals(index=int, seat=int, place=int, skipped=int)
cdef void _show_one(RoundTable table, ThreadShare share, TableArrays outputs) noexcept nogil
@cython.locals(cards=int, seat=int, laps=double, price=double)
cdef void _write_price(RoundTable table, TurnSheet sheet) noexcept nogil
@cython.locals(place=int)
cdef void _write_row(TurnSheet sheet, int row, short[:, ::1] rows) noexcept nogil
@cython.locals(gold=int, seat=int)
cdef void _write_secrets(State state, TurnSheet sheet, int code, int row, short[:, ::1] secrets) noexcept nogil
@cython.locals(goal=int)
cdef int _gold(State state) noexcept nogil
cdef int whole(double value) noexcept nogil
cdef void _show_critic(RoundTable table, int index, float[:, ::1] critics) noexcept nogil
@cython.locals(gold=int, cards=int, seat=int, place=int, ahead=int, at=int, bit=int, kind=int)
cdef void _show_all(State state, Logbook book, RoundTable table, int index, float[:, ::1] critics) noexcept nogil
cdef int _held_as(int kind) noexcept nogil
