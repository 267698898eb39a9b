# Types for the compiler; survey.py is the code.
cimport cython
from pyrite.core cimport grid
from pyrite.games.saboteur.bots.knowledge.ground cimport Ground
from pyrite.core.grid cimport Grid, bits64
from pyrite.games.saboteur.rules cimport codes

cdef double FAR, RARE, COMMON, GONE, CLOSE
cdef int MARGIN, BLOCKED, LAID, WAYS
cdef int BACK[7]
cdef int N_TO_E, N_TO_S, N_TO_W, E_TO_N, E_TO_S, E_TO_W, S_TO_N, S_TO_E, S_TO_W, W_TO_N, W_TO_E, W_TO_S

@cython.final
cdef class Survey:
    # By cell of the torus, (y & 63) * 64 + (x & 63), so that any x and y is a place; `east_of` and `south_of` stay on
    # it. `known` and `price` are by what a cell asks for, two times four bits, and by the sides passed (4 * 4).
    cdef readonly Grid grid
    cdef double price[4096]
    cdef int known[256]
    cdef double left[7]
    cdef int what[4096]
    cdef double west[4096]
    cdef double north[4096]
    cdef int queue[4096]  # its places are numbers & 4095; a cell is in it once at most
    cdef int waits[4096]
    cdef int first, last
    cdef double distance[3]
    cdef double usual[3]
    cdef double most[3]
    cdef int left_edge, right_edge, top_edge, bottom_edge

    @cython.locals(kind=int)
    cpdef expect(self, left)
    @cython.locals(asked=int)
    cdef void forget_prices(self) noexcept nogil
    @cython.locals(first=int, need=int, rock=int, come=int, go=int, both=int, count=double, kind=int, face=int, back=int)
    cdef void _price(self, int asked) noexcept nogil
    @cython.locals(by=int, come=int, go=int, price=double)
    cdef void _shorten(self, int first) noexcept nogil
    @cython.locals(row=int, column=int, face=int, need=int, rock=int, side=int, asked=int)
    cdef int _read(self, int x, int y) noexcept nogil
    @cython.locals(goal=int)
    cdef void measure(self) noexcept nogil
    @cython.locals(is_larger=bint, goal=int)
    cdef void measure_at(self, int x, int y) noexcept nogil
    @cython.locals(column=int)
    cdef void forget(self, int x, int y) noexcept nogil
    @cython.locals(left=int, right=int, top=int, bottom=int, x=int, y=int)
    cdef void _read_board(self) noexcept nogil
    @cython.locals(y=int)
    cdef bint _has_no_islands(self) noexcept nogil
    @cython.locals(left=int, right=int, top=int, bottom=int, x=int, y=int, cell=int, goal=int, reached=bits64)
    cdef void _search(self) noexcept nogil
    @cython.locals(spent=double, x=int, y=int, across=int, goal=int)
    cdef bint _may_help(self, int cell) noexcept nogil
    cdef void _wait(self, int cell) noexcept nogil
    @cython.locals(x=int, y=int, cell=int, near=double)
    cdef void _measure_goal(self, int goal) noexcept nogil
    @cython.locals(face=int)
    cdef void _set_out(self, int cell) noexcept nogil
    @cython.locals(
        what=int, east=int, south=int, first=int, cheapest=double,
        north_now=double, east_now=double, south_now=double, west_now=double,
        north_was=double, east_was=double, south_was=double, west_was=double,
    )
    cdef void _pass(self, int cell) noexcept nogil
    cpdef tuple distances(self)
    cpdef tuple if_laid(self, int x, int y, int face)
    cdef void measure_laid(self, int x, int y, int face) noexcept nogil
    cpdef tuple if_lifted(self, int x, int y)
    @cython.locals(face=int)
    cdef void measure_lifted(self, int x, int y) noexcept nogil

cdef double price_of(double count) noexcept nogil
cdef int cell_at(int x, int y) noexcept nogil
cdef int east_of(int cell) noexcept nogil
cdef int south_of(int cell) noexcept nogil
cdef int west_of(int cell) noexcept nogil
cdef int north_of(int cell) noexcept nogil
