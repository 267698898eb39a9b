# Types for the compiler; turn_sheet.py is the code.
cimport cython
from pyrite.games.saboteur.bots.knowledge cimport evidence_numbers as numbers
from pyrite.games.saboteur.bots.knowledge cimport logbook as logbooks
from pyrite.games.saboteur.bots.knowledge cimport round_log
from pyrite.games.saboteur.bots.knowledge cimport seat_sheet
from pyrite.games.saboteur.bots.knowledge.logbook cimport Logbook
from pyrite.games.saboteur.bots.knowledge.round_log cimport Surveyor
from pyrite.games.saboteur.bots.knowledge.seat_sheet cimport SeatSheet
from pyrite.games.saboteur.rules cimport codes

cdef int FEATURES, ROW, TIMED
cdef int AT_GENERAL, AT_LAY, AT_FALL, AT_BREAK, AT_MEND, AT_MEND_ONESELF, AT_MAP, AT_PASS, AT_PRICE
cdef int AT_CARD, AT_SIDES, AT_CELL, AT_COSTS, AT_STEPS, AT_DISTANCES, AT_TARGET, AT_GOAL
cdef int D_LAY, D_FALL, D_BREAK, D_MEND, D_MEND_ONESELF, D_MAP, D_PASS
cdef double SCALE, SMALL, SURE, SUREST, MOST_SEEN, TEMPO

# `row` has ROW numbers, and the places above end there: the assertions at the end of turn_sheet.py and its test check them.
@cython.final
cdef class TurnSheet(SeatSheet):
    cdef double best_gain[27]
    cdef double gain, for_all, thumb, seen
    cdef public double row[162]

    @cython.locals(code=int)
    cpdef list rows(self, Logbook book, list actions)
    @cython.locals(kind=int)
    cdef void prepare(self, Logbook book) noexcept nogil
    @cython.locals(place=int, doing=int, seat=int)
    cdef void describe(self, Logbook book, int code) noexcept nogil
    cdef void _describe_time(self, int at) noexcept nogil
    @cython.locals(strikes=bint)
    cdef double _price(self) noexcept nogil
    @cython.locals(situation=int, shift=double)
    cdef void _see(self, Logbook book, int doing) noexcept nogil
    @cython.locals(goal=int)
    cdef void _try(self, int x, int y, int face) noexcept nogil
    cdef void _measure_at(self, int x, int y) noexcept nogil
    @cython.locals(cell=int, face=int, kind=int, gain=double, is_dead=int, steps=double, cheaper=double, use=double, even=double, harms=double, idle=double, at=int, side=int)
    cdef void _describe_lay(self, Logbook book, int code) noexcept nogil
    @cython.locals(total=double, goal=int, step=int)
    cdef double _steps(self) noexcept nogil
    @cython.locals(total=double, goal=int)
    cdef double _cheaper(self) noexcept nogil
    @cython.locals(goal=int)
    cdef void _describe_reach(self, int at) noexcept nogil
    @cython.locals(boldness=double)
    cdef double _harm(self, double harm) noexcept nogil
    @cython.locals(sides=int, use=double)
    cdef double _use(self, int kind) noexcept nogil
    @cython.locals(gain=double, even=double)
    cdef void _describe_fall(self, Logbook book, int cell) noexcept nogil
    @cython.locals(ahead=int)
    cdef void _describe_target(self, Logbook book, int seat) noexcept nogil
    @cython.locals(seat=int, at=int, chance=double, suspect=double, soon=double, tools=int, tempo=double, boldness=double, again=double)
    cdef void _describe_break(self, Logbook book, int target) noexcept nogil
    cdef int _turns_until(self, int seat) noexcept nogil
    cdef double _soon(self, int seat) noexcept nogil
    @cython.locals(seat=int, which=int, thrift=double, tools=int, tempo=double, trusted=double, part=double, trust=double)
    cdef void _describe_mend(self, Logbook book, int target) noexcept nogil
    @cython.locals(is_known=int, chance=double)
    cdef void _describe_map(self, Logbook book, int goal) noexcept nogil
    @cython.locals(use=double, at=int, is_mend=bint, is_weapon=bint)
    cdef void _describe_pass(self, Logbook book, int kind) noexcept nogil

cdef int mended_by(int kind) noexcept nogil
