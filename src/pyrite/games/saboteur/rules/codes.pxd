# Types for the compiler; codes.py is the code.
cimport cython
from pyrite.core cimport grid

cdef int SEATS, KINDS, DEAD_ENDS, BREAKS, MENDS, DOUBLE_MENDS, ROCKFALLS, MAPS, CROSSING, GOAL_X, LEFT, RIGHT
cdef int TOP, BOTTOM, WIDTH, CELLS, LAY, ROCKFALL, BONUS, PASS, BREAK, MEND, MAP, TAKE, STOP, STAY, ACTIONS
cdef int MINER, SABOTEUR, UNKNOWN, EVERYONE, GOLD, FIRST_PHASE, ROLES_PHASE, GOALS_PHASE, BONUS_PHASE
cdef int HANDS_PHASE, TURN_PHASE, CLAIM_PHASE, STOP_PHASE, DRAW_PHASE, POOL_PHASE, PICK_PHASE, OVER_PHASE
cdef int NO_CLAIM, AT_ONCE, NEXT_TURN, PLAYS_ON, STOPPED, NO_ENDING, MINERS_WON, SABOTEURS_WON, NOBODY_WON
cdef int SHARED_ENTRY, PAID_ENTRY, BONUS_ENTRY, RETURNED_ENTRY, E_ROUND_BEGAN, E_BEGINS, E_ROLE_DEALT
cdef int E_YOUR_ROLE, E_GOALS_HIDDEN, E_BONUS_LAID, E_CARD_DEALT, E_YOUR_CARD, E_LAID, E_BROKE, E_MENDED
cdef int E_ROCKFALL, E_LOOKED, E_YOUR_LOOK, E_PASSED, E_YOUR_PASS, E_CLAIMED, E_FOUND, E_STOPPED, E_STAYED
cdef int E_REVEALED, E_DREW, E_ROUND_ENDED, E_ROLE_SHOWN, E_LEFTOVER_SHOWN, E_KEPT, E_RETURNED, E_POOL_DRAWN
cdef int E_YOUR_POOL, E_PICKED, E_YOUR_PICK, E_PAID, E_COUNTED, E_GAME_ENDED

# Tables that are only read: by kind, face (five bits), number of players (3 to 10) or of saboteurs (at most 4), value
# less one, treasure, goal, and `which` of a repair.
cdef int COUNT[27]
cdef int FACE[16]
cdef int KIND_OF[32]
cdef int HAND[11]
cdef int SABOTEURS[11]
cdef int MINERS[11]
cdef int PAYMENT[5]
cdef int NUGGETS[3]
cdef int TREASURE_FACE[3]
cdef int GOAL_Y[3]
cdef int MENDED_TOOL[9]
cdef int MENDING_KIND[9]

cdef int cell_of(int x, int y) noexcept nogil
cdef int cell_x(int cell) noexcept nogil
cdef int cell_y(int cell) noexcept nogil

@cython.locals(kind=int)
cdef void _fill_kinds() noexcept
