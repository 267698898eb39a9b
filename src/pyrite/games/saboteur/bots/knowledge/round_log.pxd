# Types for the compiler; round_log.py is the code.
cimport cython
from libc cimport math
from pyrite.core.grid cimport Grid
from pyrite.games.saboteur.bots.knowledge.ground cimport Ground
from pyrite.games.saboteur.bots.knowledge.survey cimport Survey
from pyrite.games.saboteur.rules cimport codes

cdef int MOST_DEEDS, LAID, ROCKFALL, BROKE, MENDED, LOOKED, PASSED, UNKNOWN, TRUSTED, SUSPECTED, ONESELF
cdef int MUCH_BETTER, BETTER, EVEN, WORSE, MUCH_WORSE, COUNTS
cdef int C_HELPED, C_EVEN, C_HARMED, C_DEAD_END, C_PASSED, C_LOOKED, C_BROKE, C_MENDED, C_FELL_WELL, C_FELL_BADLY
cdef int C_BROKEN, C_RESCUED
cdef double CLOSER, LARGE, SMALL

cdef class Surveyor:
    cdef readonly Ground ground
    cdef readonly Survey survey
    cdef readonly Grid grid

# By seat (10), by seat and target (100), by deed (96: `_add` writes no further than MOST_DEEDS) and goal (3).
cdef class RoundLog:
    cdef readonly Grid grid
    cdef readonly int players
    cdef readonly double prior
    cdef double left[7]
    cdef int unseen, thrown
    cdef double gold[3]
    cdef int distance[3]
    cdef double cost[3]
    cdef int nearest
    cdef double potential
    cdef int broken[10]
    cdef int looked[10]
    cdef double grudge[10]
    cdef int count_of[120]
    cdef int broke_whom[100]
    cdef int mended_whom[100]
    cdef readonly int deeds
    cdef readonly int overflowed
    cdef int seat_of[96]
    cdef int kind_of[96]
    cdef int target_of[96]
    cdef int faced[96]
    cdef int is_dead_end[96]
    cdef int knew[96]
    cdef int target_trust[96]
    cdef int doer_trust[96]
    cdef double known_gold[288]
    cdef int before[288]
    cdef int after[288]
    cdef double cost_before[288]
    cdef double cost_after[288]

    @cython.locals(goal=int, kind=int, seat=int, place=int)
    cdef void begin(self, int players, double prior, Surveyor surveyor) noexcept nogil
    @cython.locals(goal=int)
    cdef void _measure(self, Surveyor surveyor) noexcept nogil
    @cython.locals(share=double, kind=int, goal=int)
    cdef void _measure_costs(self, Surveyor surveyor) noexcept nogil
    cdef void _see(self, int kind) noexcept nogil
    cdef void note(self, int kind, int seat, int a, int b, int c, Surveyor surveyor) noexcept nogil
    @cython.locals(left=double, one=int)
    cdef void _note_revealed(self, int goal, int treasure, int face, Surveyor surveyor) noexcept nogil
    @cython.locals(place=int, goal=int)
    cdef int _add(self, int kind, int seat, int target) noexcept nogil
    @cython.locals(place=int, potential=double, goal=int, is_dead_end=int, changed=int, at=int)
    cdef void _note_change(self, int kind, int seat, int face, int x, int y, Surveyor surveyor) noexcept nogil
    cdef void _count(self, int kind, int seat, int target) noexcept nogil
    @cython.locals(doer=double)
    cdef void _bear(self, int place, int kind, int seat, int target, double gain, int is_dead_end) noexcept nogil
    cdef double leaning(self, int seat) noexcept nogil
    @cython.locals(leaning=double)
    cdef int _trust(self, int seat) noexcept nogil
    @cython.locals(one=double, two=double, three=double, goal=int, total=double, at=int, before=double, after=double)
    cdef int _changed(self, int place, int known) noexcept nogil

cdef int phase_of(int distance) noexcept nogil
@cython.locals(size=double)
cdef int change_of(double gain, double before) noexcept nogil
cdef double potential_of(double one, double two, double three, double first, double second, double third) noexcept nogil
