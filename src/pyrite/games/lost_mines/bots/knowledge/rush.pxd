# Types for the compiler; rush.py is the code.
cimport cython
from pyrite.games.lost_mines.bots.knowledge cimport distance
from pyrite.games.lost_mines.bots.knowledge.distance cimport Forest
from pyrite.games.lost_mines.rules cimport codes

cdef int TURN, CAMP_STEPS, NOBODY
cdef double NEVER

@cython.final
cdef class Rush:
    # By seat or slot (9), mine or kind (4), and guess (64). Python fills them with lists, which Cython takes only
    # with exactly so many numbers; `rush_of` and `guesses.fill` say how many are in use after that.
    cdef public Forest forest
    cdef public int players, seat, guesses, now_at, slots, dragon
    cdef public double haste, fear, exact, doubt
    cdef public short cell[9]
    cdef public double waits[9]
    cdef public double last[9]
    cdef public short up[4]
    cdef public short knows[36]
    cdef public short slot_kind[9]
    cdef public short slot_taken[9]
    cdef public short mine_kind[256]
    cdef public short side[576]
    cdef public short value[576]
    cdef public short order[576]
    cdef public double luck[2304]
    cdef double arrival[36]
    cdef double base[36]
    cdef short taken[9]
    cdef double when[9]
    cdef short open[4]
    cdef short left[4]
    cdef int holder
    cdef int aimed[9]
    cdef double promise[4]
    cdef bint is_news

    cpdef double expected(self) noexcept
    @cython.locals(total=double, guess=int)
    cdef double mean(self) noexcept nogil
    @cython.locals(start=int, mine=int, points=double)
    cpdef double expected_at(self, int cell) except? -1
    @cython.locals(points=double)
    cpdef double expected_knowing(self, int mine) except? -1
    @cython.locals(seat=int, cell=int, first=int, mine=int, away=int)
    cdef void set_out(self) noexcept nogil
    @cython.locals(kind=int, slot=int, mine=int, seat=int, place=int)
    cdef void begin(self, int guess) noexcept nogil
    @cython.locals(mine=int, seat=int, mover=int, soonest=double)
    cdef void play(self, int guess) noexcept nogil
    @cython.locals(hidden=int, promise=double, mine=int, best=int, most=double, time=double, worth=double)
    cdef int aim(self, int guess, int seat) noexcept nogil
    cdef double fade(self, double time) noexcept nogil
    @cython.locals(kind=int)
    cdef void _price_kinds(self) noexcept nogil
    @cython.locals(kind=int, other=int, place=int, away=int)
    cdef void come(self, int guess, int seat, int mine, double time) noexcept nogil
    @cython.locals(place=int, slot=int)
    cdef void take(self, int guess, int seat, int kind, double time) noexcept nogil
    @cython.locals(side=int, members=int, total=int, best=int, own_best=int, best_members=int, seat=int, most=int, slot=int, value=int, won=int, points=double, believed=double)
    cdef double points(self, int guess) noexcept nogil

@cython.locals(turns=int)
cdef double in_turns(double time) noexcept nogil
