# Types for the compiler; turn_sheet.py is the code.
cimport cython
from libc cimport math
from pyrite.core.grid cimport Grid, bits64
from pyrite.games.saboteur.bots.knowledge cimport evidence_numbers as numbers
from pyrite.games.saboteur.bots.knowledge cimport logbook as logbooks
from pyrite.games.saboteur.bots.knowledge.logbook cimport Logbook, Surveyor
from pyrite.games.saboteur.rules cimport codes

cdef int FEATURES, ROW, CONTEXT, MOMENT, TIMED, OTHER
cdef int AT_GENERAL, AT_LAY, AT_FALL, AT_BREAK, AT_MEND, AT_MEND_ONESELF, AT_MAP, AT_PASS, AT_PRICE
cdef int AT_CARD, AT_SIDES, AT_CELL, AT_COSTS, AT_STEPS, AT_DISTANCES, AT_TARGET, AT_GOAL
cdef int D_LAY, D_FALL, D_BREAK, D_MEND, D_MEND_ONESELF, D_MAP, D_PASS
cdef double LIMIT, FAR, SCALE, SMALL, SURE, SUREST, MOST_SEEN, SURE_OF_GOLD, TEMPO, ROUTE, STEEPNESS

# By kind (27), seat (10, `players` is at most that) and goal (3); `row` and `context` have ROW and CONTEXT numbers, and
# the places above end there: the assertions at the end of turn_sheet.py and its test check them.
cdef class TurnSheet:
    cdef readonly Surveyor surveyor
    cdef readonly Grid grid
    cdef public int players, seat, is_saboteur, pile, known, face_up, is_gold_said, all_dealt
    cdef public double stealth
    cdef public int hand[27]
    cdef public int passed[27]
    cdef public int hand_size[10]
    cdef public int broken[10]
    cdef public double said[10]
    cdef public double said_gold[3]
    cdef public double suspect[10]
    cdef public double gold[3]
    cdef double public_gold[3]
    cdef int distance[3]
    cdef int ways[3]
    cdef double cost[3]
    cdef double now, public_now
    cdef int nearest, public_nearest, is_gold_known, hampered
    cdef double near, last, far, late, exposed, now_log_odds, most_suspect
    cdef double best_gain[27]
    cdef int last_distance[3]
    cdef double last_cost[3]
    cdef int last_nearest, last_ways
    cdef double gain, for_all, thumb, seen
    cdef public double row[162]
    cdef public double context[322]
    cdef double _odds[10]
    cdef double _sums[6]

    @cython.locals(goal=int, cards=int, seat=int, kind=int)
    cdef void begin(self, Logbook book) noexcept nogil
    @cython.locals(code=int)
    cpdef list rows(self, Logbook book, list actions)
    @cython.locals(top=int, bottom=int, left=int, right=int, x=int, y=int, columns=bits64, here=bits64)
    cdef void _fit_box(self) noexcept nogil
    @cython.locals(unseen=int, thrown=int, kind=int, seat=int, share=double, left=double)
    cdef void _count_cards(self, Logbook book) noexcept nogil
    @cython.locals(others=int, seat=int, most=int, drawn=int, many=double, few=double, hidden=int, total=double, place=int, with_it=double)
    cdef void _judge(self, Logbook book) noexcept nogil
    @cython.locals(chosen=int, place=int)
    cdef double _ways(self, int others, int count, int without) noexcept nogil
    @cython.locals(is_found=int, unknown=int, goal=int, hidden=double, place=int, seat=int, total=double)
    cdef void _locate(self, Logbook book) noexcept nogil
    @cython.locals(goal=int)
    cdef void _measure(self) noexcept nogil
    @cython.locals(nearest=int, goal=int)
    cdef int _nearest_for_all(self) noexcept nogil
    cdef double _worth(self) noexcept nogil
    cdef double _potential_for_all(self) noexcept nogil
    @cython.locals(place=int, able_saboteurs=double, able_miners=double, all_broken=int, looked=int, seat=int, tools=int, cost=double, goal=int, kind=int)
    cdef void _describe_moment(self, Logbook book, int cards) noexcept nogil
    @cython.locals(seat=int, chance=double, place=int, other=double)
    cdef void _describe_suspects(self) noexcept nogil
    @cython.locals(ahead=int, seat=int, at=int)
    cdef void _describe_others(self, Logbook book) noexcept nogil
    @cython.locals(bit=int, place=int)
    cdef void _describe_seat(self, Logbook book, int seat, int at) noexcept nogil
    @cython.locals(at=int, goal=int, kind=int)
    cdef void _describe_board(self, Logbook book) noexcept nogil
    @cython.locals(place=int, doing=int, seat=int)
    cdef void describe(self, Logbook book, int code) noexcept nogil
    cdef void _describe_time(self, int at) noexcept nogil
    @cython.locals(strikes=bint)
    cdef double _price(self) noexcept nogil
    @cython.locals(situation=int, shift=double)
    cdef void _see(self, Logbook book, int doing) noexcept nogil
    @cython.locals(goal=int)
    cdef void _try(self, int x, int y, int face) noexcept nogil
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

cdef double limited(double value) noexcept nogil
cdef int tools_in(int bits) noexcept nogil
cdef int mended_by(int kind) noexcept nogil
cdef int group_of(int kind) noexcept nogil
cdef double by_ways(int count) noexcept nogil
@cython.locals(found=int, taken=int)
cdef int choose(int many, int few) noexcept nogil
