# Types for the compiler; sharing.py is the code.
cimport cython
from pyrite.games.saboteur.rules cimport bonus, codes, ledger, rounds
from pyrite.core.moves cimport Moves
from pyrite.games.saboteur.rules.position cimport Position

cdef int PAYMENTS, CHOICES
# By row, below PAYMENTS, and by what a payee is entitled to, at most 4.
cdef int PAYS_1[11]
cdef int PAYS_2[11]
cdef int PAYS_3[11]
cdef int BEST_PAYMENT[5]

cdef void end_round(Position pos, int ending) noexcept nogil
@cython.locals(count=int, seat=int)
cdef int _count_saboteurs(Position pos) noexcept nogil
@cython.locals(saboteurs=int, seat=int, leftover=int)
cdef void _show_roles(Position pos) noexcept nogil
cdef bint is_sharer(Position pos, int seat) noexcept nogil
@cython.locals(sharers=int, target=int, seat=int)
cdef int pool_target(Position pos) noexcept nogil
cdef void draw_nugget(Position pos, int value) noexcept nogil
cdef int _first_picker(Position pos) noexcept nogil
cdef int _next_sharer(Position pos, int seat) noexcept nogil
@cython.locals(value=int)
cdef void _offer(Position pos, int seat) noexcept nogil
@cython.locals(value=int)
cdef void list_picks(Position pos, Moves moves) noexcept nogil
cdef void take_nugget(Position pos, int value) noexcept nogil
cdef void _pick(Position pos, int value) noexcept nogil
cdef bint _is_paid(Position pos, int seat) noexcept nogil
@cython.locals(payees=int, seat=int, worth=int, payable=int, rows=int, unit=int, step=int, _=int)
cdef void _pay_saboteurs(Position pos) noexcept nogil
cdef void _pay(Position pos, int seat, int row) noexcept nogil
@cython.locals(_=int)
cdef void _pay_value(Position pos, int seat, int value, int count) noexcept nogil
@cython.locals(best=int)
cdef int best_rows(int ones, int twos, int threes, int payees, int worth) noexcept nogil
@cython.locals(best=int, row=int, worth=int, score=int)
cdef int _best_score(
    int ones, int twos, int threes, int payees, int first_row, int smallest, int total, int count, int rows
) noexcept nogil
