# Types for the compiler; position.py is the code.
cimport cython
from pyrite.core.grid cimport Grid
from pyrite.core.playable cimport Playable
from pyrite.games.saboteur.rules cimport codes

# A seat is below `players`, which the options keep to 10; a kind below 27, of which PASS and the draws have as many
# numbers; a goal, a tool and a nugget's value less one below 3. `State.parse` and `Sampler` check what they are given, and
# `State` lets only legal actions and possible draws in. What grows while a game goes on is the ledger alone.
cdef class Position(Playable):
    cdef public int revised, rounds, maps, given_first
    cdef public int sabotaged_unpaid, bonus_nuggets, all_saboteurs
    cdef public int round, phase, first, ending
    cdef public int seat
    cdef public short role[10]
    cdef public short broken[10]
    cdef public short looked[10]
    cdef public short hand[270]
    cdef public short passed[270]
    cdef public short hand_size[10]
    cdef public short pile[27]
    cdef public int pile_size
    cdef public short discard[27]
    cdef readonly Grid grid
    cdef public short goal[3]
    cdef public int face_up, laid_x, laid_y, last_tunnel, last_card
    cdef public short supply[3]
    cdef public short pool[3]
    cdef public short nuggets[30]
    cdef public int ledger[64]  # at most 39 lines (the proof is in ledger.py); `ledger.write` stops at ROOM
    cdef public int entries
    cdef public int bonus_left, bonus, bonus_x, bonus_y, claimer, claim
    cdef public short shown[3]

    @cython.locals(seat=int, place=int, kind=int)
    cdef void copy_from(self, Position other) noexcept nogil
    cdef void give(self, int seat, int kind) noexcept nogil
    cdef void spend(self, int seat, int kind) noexcept nogil
    cdef int supply_size(self) noexcept nogil
    cdef int pool_size(self) noexcept nogil
    cdef bint is_stopped(self, int seat) noexcept nogil
