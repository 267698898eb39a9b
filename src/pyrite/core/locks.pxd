# Python's own locks, which need no interpreter lock; python_locks.py is the same for the interpreted engine.
cdef extern from "pythread.h" nogil:
    ctypedef void *Lock "PyThread_type_lock"
    Lock allocate "PyThread_allocate_lock"()
    void free "PyThread_free_lock"(Lock lock)
    bint acquire "PyThread_acquire_lock"(Lock lock, int is_patient)
    void release "PyThread_release_lock"(Lock lock)
