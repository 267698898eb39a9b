"""deploy/Containerfile without a container engine: its steps in an empty Debian, and the server as its user there.

Not verified here: the base image by its name, and what an engine adds: namespaces, limits, calling the health check.
"""

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import ROOT
from tests.packaging.containers import Image, build, inside, instructions, read_only

pytestmark = pytest.mark.once

FILE = (ROOT / "deploy/Containerfile").read_text()
PORT = "8420"
PATIENCE = 120.0  # seconds


def test_the_image_runs_as_nobody_special_keeps_its_data_apart_and_is_checked() -> None:
    found = dict(instructions(FILE))
    assert (found["USER"], found["VOLUME"], found["EXPOSE"]) == ("pyrite", "/data", PORT)
    assert "/health" in found["HEALTHCHECK"]
    assert FILE.count("--require-hashes") == 2


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    """The image, on the disk: it is too large for the memory in which temporary files are."""
    if shutil.which("mmdebstrap") is None or os.getuid() != 0:
        pytest.skip("NOT TESTED: the container needs root and mmdebstrap (Debian's package of that name)")
    work = ROOT / "build" / "container"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    yield build(FILE, work)
    shutil.rmtree(work)


@pytest.fixture(scope="module")
def port() -> str:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return str(opened.getsockname()[1])


@pytest.fixture(scope="module")
def served(image: Image, port: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server of the image, whose root can only be read."""
    data = tmp_path_factory.mktemp("data")
    (image.root / "data").chmod(0o700)
    owner = (image.root / "data").stat()
    os.chown(data, owner.st_uid, owner.st_gid)
    command = read_only(image, data, *(word.replace(PORT, port) for word in image.command))
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + PATIENCE
        while not answers(address):
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < until
            time.sleep(0.2)
        yield address
        server.send_signal(signal.SIGTERM)
    assert Path(data, "tables.db").exists()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return b"<script" in answer.read()
    except OSError:
        return False


@pytest.mark.long
def test_the_image_serves_the_page_with_a_root_that_can_only_be_read(image: Image, served: str, port: str) -> None:
    check = [word.replace(PORT, port) for word in image.health]
    subprocess.run(inside(image.root, *check, user=image.user), check=True)
    with urllib.request.urlopen(f"{served}/health", timeout=30) as answer:
        assert b'"engine":"compiled"' in answer.read()


@pytest.mark.long
def test_nothing_but_data_and_temporary_files_can_be_written(image: Image, tmp_path: Path) -> None:
    for place, is_open in (("/tmp/x", True), ("/opt/pyrite/x", False), ("/home/pyrite/x", False)):
        done = subprocess.run(read_only(image, tmp_path, "/usr/bin/touch", place), capture_output=True, check=False)
        assert (done.returncode == 0) == is_open, place


@pytest.mark.long
def test_the_same_image_is_a_worker_of_a_fleet(image: Image) -> None:
    program = image.command[0]
    told = subprocess.run(
        inside(image.root, program, "--version", user=image.user), capture_output=True, text=True, check=True
    ).stdout
    assert "postgres" in told
    assert "nats" in told
