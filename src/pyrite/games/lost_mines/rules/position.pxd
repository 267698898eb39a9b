# Types for the compiler; position.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.core.grid cimport Grid
from pyrite.games.lost_mines.rules cimport codes
from pyrite.core.playable cimport Playable

# A seat or slot is below `players`, which the options keep to 9; a kind below 51; a cell below 256 and on the board, a
# joint between two cells of it, below 512: `may_step`, `is_joint` and `_blow_away` look at the rim before they look
# beyond it, and a box has at most 16 columns and rows. `State.parse` and `Sampler` check what they are given, and `State` lets
# only legal actions and possible draws in. Nothing grows while a game goes on.
cdef class Position(Playable):
    cdef public int rounds, until_alone, given_first, revision, width, height
    cdef public short start_cell[2]
    cdef public short mine_cell[4]
    cdef public short mine_face[4]
    cdef public short deck[51]
    cdef public short box_treasure[27]
    cdef public int round, phase, seat, first, ending, last_card, caller, voted, to_draw, losses, target, entered
    cdef public short clan[9]
    cdef public short character[9]
    cdef public short dwarf[9]
    cdef public int points[9]
    cdef public int dragon
    cdef public short looked_mine[9]
    cdef public short looked_treasure[9]
    cdef public short looked_dwarf[9]
    cdef public short hand[459]
    cdef public short hand_size[9]
    cdef public short discarded[459]
    cdef public short played[51]
    cdef public short stock[51]
    cdef public int stock_size
    cdef readonly Grid grid
    cdef public short feature[256]
    cdef public short mine[4]
    cdef public int mine_up
    cdef public short slot_kind[9]
    cdef public short slot_value[9]
    cdef public short slot_taken[9]
    cdef public unsigned int trap[16]
    cdef public short troll[9]

    @cython.locals(place=int, seat=int, kind=int, cell=int, y=int)
    cdef void copy_from(self, Position other) noexcept nogil
    cdef int pile_size(self) noexcept nogil
    cdef void give(self, int seat, int kind) noexcept nogil
    cdef void spend(self, int seat, int kind) noexcept nogil
    cdef void drop(self, int seat, int kind) noexcept nogil
    cdef bint is_on_board(self, int x, int y) noexcept nogil
    cdef int face_at(self, int cell) noexcept nogil
    cdef bint is_hidden(self, int cell) noexcept nogil
    @cython.locals(mine=int)
    cdef int mine_on(self, int cell) noexcept nogil
    cdef bint is_start(self, int cell) noexcept nogil
    cdef bint has_trap(self, int joint) noexcept nogil
    cdef void set_trap(self, int joint) noexcept nogil
    @cython.locals(seat=int)
    cdef int troll_on(self, int joint) noexcept nogil
    cdef bint has_token(self, int joint) noexcept nogil
    @cython.locals(seat=int)
    cdef bint is_dwarf_on(self, int cell, int other_than) noexcept nogil
    @cython.locals(count=int, slot=int)
    cdef int slots_left(self, int kind) noexcept nogil
