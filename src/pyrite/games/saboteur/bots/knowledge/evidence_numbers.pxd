# Types for the compiler; evidence_numbers.py is the code.
cimport cython

cdef int DOINGS, STRUCK, CONTEXTS, MOST_STYLES

cdef class EvidenceNumbers:
    cdef readonly int styles
    cdef readonly double sharpness, hint_sharpness
    cdef double share[8]
    cdef int is_known[306]
    cdef double ratio[2448]  # 306 contexts, 8 styles each
    cdef int is_hint_known[9]
    cdef double hint[36]
