# Types for the compiler; seat_sheet.py is the code.
cimport cython
from libc cimport math
from pyrite.core.grid cimport Grid, bits64
from pyrite.games.saboteur.bots.knowledge cimport logbook as logbooks
from pyrite.games.saboteur.bots.knowledge cimport round_log
from pyrite.games.saboteur.bots.knowledge.logbook cimport Logbook
from pyrite.games.saboteur.bots.knowledge.round_log cimport Surveyor
from pyrite.games.saboteur.rules cimport codes

cdef int CONTEXT, MOMENT, OTHER
cdef double LIMIT, FAR, SURE_OF_GOLD, ROUTE, STEEPNESS

# By kind (27), seat (10, `players` is at most that) and goal (3); `context` has CONTEXT numbers, the last of them are
# those of ten seats: MOMENT + 44 + 10 * OTHER.
cdef class SeatSheet:
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
    cdef readonly int nearest
    cdef int public_nearest, is_gold_known, hampered
    cdef readonly double now_log_odds
    cdef double near, last, far, late, exposed, most_suspect
    cdef int last_distance[3]
    cdef double last_cost[3]
    cdef int last_nearest, last_ways
    cdef public double context[322]
    cdef double _odds[10]
    cdef double _sums[6]

    @cython.locals(goal=int, cards=int, seat=int)
    cdef void begin(self, Logbook book) noexcept nogil
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
    cdef void _measure(self) noexcept nogil
    @cython.locals(goal=int)
    cdef void _note_measures(self) noexcept nogil
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

cdef double limited(double value) noexcept nogil
cdef int tools_in(int bits) noexcept nogil
cdef int group_of(int kind) noexcept nogil
cdef double by_ways(int count) noexcept nogil
@cython.locals(found=int, taken=int)
cdef int choose(int many, int few) noexcept nogil
