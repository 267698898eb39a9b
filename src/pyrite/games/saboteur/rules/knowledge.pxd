# Types for the compiler; knowledge.py is the code.
cimport cython
from pyrite.core cimport counts, seats
from pyrite.games.saboteur.rules cimport codes, ledger, rounds, setup, sharing
from pyrite.games.saboteur.rules.position cimport Position

cpdef object options_of(Position pos)
cpdef object draws_for(Position pos)
cdef bint are_roles_shown(Position pos) noexcept nogil
@cython.locals(shown=bint, seat=int)
cpdef object roles(Position pos, int viewer)
cpdef object leftover(Position pos)
cpdef object hand(Position pos, int viewer)
cpdef object passed(Position pos, int viewer)
@cython.locals(seat=int)
cpdef object passed_counts(Position pos)
cpdef object discard(Position pos)
@cython.locals(seat=int)
cpdef object hand_sizes(Position pos)
@cython.locals(seat=int)
cpdef object broken(Position pos)
cpdef object table(Position pos)
cdef object _what(Position pos, int x, int y)
@cython.locals(goal=int, seat=int, face_up=bint, knows=bint)
cpdef object goals(Position pos, int viewer)
cpdef object values(int ones, int twos, int threes)
cpdef object nuggets(Position pos, int viewer)
@cython.locals(seat=int)
cpdef object nugget_counts(Position pos)
@cython.locals(over=bint, place=int, line=int, entry=int, seat=int, own_pick=bint, known=bint)
cpdef object ledger_seen(Position pos, int viewer)
@cython.locals(what=int)
cdef object _values_of(int line)
# By value less one: what was shared is one card of value 1 to 3.
@cython.locals(counts="int[3]", later=int, value=int)
cdef object _pool_before(Position pos, int place)
cpdef object pool(Position pos, int viewer)
cpdef object bonus_seen(Position pos)
cpdef object bonuses_left(Position pos)
cpdef object scores(Position pos)
cpdef object winners(Position pos)
cpdef object ending(Position pos)
