"""Runs a command and leaves nothing behind: `python -m tests.sandbox COMMAND …`.

Its temporary files are in memory where the system offers that, since no test needs them to survive the machine. When
the command has ended or is interrupted, they are removed, and every process that it started is killed, daemons too.
"""

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FrameType

MEMORY = Path("/dev/shm")
ROOM = 2 * 1024**3  # bytes that the files of the tests may need
PATIENCE = 20.0  # seconds to end after an interruption
# Of prctl: orphans become children of this process, so that it finds them; and a signal when its parent has ended.
SET_CHILD_SUBREAPER, SET_PARENT_DEATH_SIGNAL = 36, 1


def temporary_folder() -> str:
    """A new folder, in memory if there is room."""
    has_room = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return tempfile.mkdtemp(prefix="pyrite-", dir=MEMORY if has_room else None)


def adopt_orphans() -> None:
    """Daemons of this process's children become its own children, where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_with_parent() -> None:
    """This process is asked to end when its parent is gone, where the system can do that.

    A `make` that is terminated ends the shells in which its commands run, and these do not pass it on.
    """
    if sys.platform == "linux":
        parent = os.getppid()
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGTERM, 0, 0, 0)
        if os.getppid() != parent:  # it was gone before
            signal.raise_signal(signal.SIGTERM)


def children() -> list[int]:
    """The processes whose parent is this one, where the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            start, _, rest = path.read_text().rpartition(")")  # a name in brackets may hold anything
            if int(rest.split()[1]) == os.getpid():
                found.append(int(start.split()[0]))
    return found


def kill_all() -> None:
    """Kills all children, and theirs as they become orphans, until there is none."""
    while found := children():
        for pid in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, 0)


class Interrupted(BaseException):
    """A signal asks for an end."""


def interrupt(number: int, frame: FrameType | None) -> None:
    """Ends the wait for the command."""
    raise Interrupted(number)


def run(command: list[str]) -> int:
    """The exit code of the command, once nothing of it is left."""
    adopt_orphans()
    for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(one, interrupt)
    folder = temporary_folder()
    child = subprocess.Popen(command, env=os.environ | {"TMPDIR": folder})
    try:
        return child.wait()
    except Interrupted as signalled:
        child.send_signal(signal.SIGINT)  # so that pytest ends its tests in order
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(PATIENCE)
        return 128 + int(signalled.args[0])
    finally:
        kill_all()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    end_with_parent()
    sys.exit(run(sys.argv[1:]))
