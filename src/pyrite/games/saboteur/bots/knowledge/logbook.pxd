# Types for the compiler; logbook.py is the code.
cimport cython
from libc cimport math
from pyrite.games.saboteur.bots.knowledge cimport evidence_numbers as numbers
from pyrite.games.saboteur.bots.knowledge cimport round_log
from pyrite.games.saboteur.bots.knowledge.evidence_numbers cimport EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.round_log cimport RoundLog, Surveyor
from pyrite.games.saboteur.rules cimport codes

cdef int PUBLIC
cdef double CHANGES

# By viewer (11, the last is everyone) and seat (10), and of those by style (8, as EvidenceNumbers checks).
@cython.final
cdef class Logbook(RoundLog):
    cdef readonly EvidenceNumbers table
    cdef readonly EvidenceNumbers reader
    cdef int known[11]
    cdef int read[11]
    cdef double log_odds[110]
    cdef double style[880]

    @cython.locals(viewer=int)
    cdef void begin_round(self, int players, double prior, Surveyor surveyor) noexcept nogil
    @cython.locals(kind=int, seat=int, a=int, b=int, c=int)
    cpdef object read_round(self, int players, double prior, list events, Surveyor surveyor)
    @cython.locals(seat=int, style=int)
    cdef void _forget(self, int viewer, int known) noexcept nogil
    @cython.locals(place=int, seat=int, target=int, which=int)
    cdef void catch_up(self, int viewer, int known) noexcept nogil
    @cython.locals(kind=int, knowing=int, doing=int)
    cdef int _context(self, int place, int known) noexcept nogil
    cdef void _weigh(self, int viewer, int seat, int context) noexcept nogil
    @cython.locals(ratio=double, now=double, style=int)
    cdef void _weigh_with(self, EvidenceNumbers table, int at, int context) noexcept nogil
    @cython.locals(ratio=double, at=int, style=int)
    cdef double shift(self, int viewer, int seat, int context) noexcept nogil
    @cython.locals(at=int, others=int, other=int, step=int, way=int, number=int, first=int, gold=double, stone=double)
    cdef double hint_odds(self, int place, int goal, double suspect) noexcept nogil
    cdef double exposure(self, int seat) noexcept nogil

cdef double chance_of(double log_odds) noexcept nogil
