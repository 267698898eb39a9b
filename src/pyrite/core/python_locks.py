"""The locks of locks.pxd for the interpreted engine. It plays in one thread, so nobody ever waits for one."""


class PythonLock:
    """A lock that is acquired or not."""

    def __init__(self) -> None:
        """Nobody has acquired it."""
        self.is_acquired = False


def allocate() -> PythonLock:
    """A lock that nobody has acquired."""
    return PythonLock()


def free(lock: PythonLock) -> None:
    """Nothing to do: the interpreter does it."""


def acquire(lock: PythonLock, is_patient: int) -> bool:
    """Acquire a lock; whether it was free. With one thread, nobody could release it while this one waits."""
    assert not (is_patient and lock.is_acquired)
    was_free = not lock.is_acquired
    lock.is_acquired = True
    return was_free


def release(lock: PythonLock) -> None:
    """Let the next one acquire it."""
    lock.is_acquired = False
