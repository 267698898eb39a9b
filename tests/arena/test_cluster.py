"""The arena on a real Ray cluster: the same results as on one process, also after a node was lost."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyrite.cli import extras, main
from tests import ROOT

RAY = ROOT / ".ray" / "bin" / "python"  # an environment with Ray, which `make long` sets up
PATIENCE = 900.0  # seconds
# Ray forks while gRPC has threads, which can end in a client that nobody answers.
ENVIRONMENT = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "GRPC_ENABLE_FORK_SUPPORT": "0"}

MATCH = ("match", "novice", "random", "--players", "3,5", "--deals", "400", "--seed", "8", "--json")
LEAGUE = ("league", "--quick", "--game", "saboteur", "--bots", "random,novice", "--seed", "5", "--json")
TRAINING = ("train", "saboteur", "--steps", "2", "--rounds", "32", "--seed", "5")


def test_without_the_extra_a_cluster_is_refused_with_the_command_that_installs_it(capsys, monkeypatch):
    monkeypatch.setattr(extras, "missing", lambda extra: ["ray"] if extra == "ray" else [])
    assert main([*MATCH, "--on", "ray://127.0.0.1:1"]) == 2
    refusal = capsys.readouterr().err
    assert "not installed: ray" in refusal
    assert "[ray]" in refusal


class Cluster:
    """A Ray cluster of this test's."""

    def __init__(self, folder: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.address = f"ray://127.0.0.1:{port}"
        command = [str(RAY), str(ROOT / "tests" / "arena" / "ray_cluster.py"), str(port)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, env=ENVIRONMENT | {"RAY_TMPDIR": folder}, stdin=pipe, stdout=pipe, text=True
        )
        self._expect("begun")

    def order(self, what: str) -> None:
        """`add` a node, or `kill` the oldest one."""
        assert self._process.stdin is not None
        print(what, file=self._process.stdin, flush=True)
        self._expect("done")

    def _expect(self, said: str) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.strip() == said:
                return
        raise AssertionError("the cluster has ended")

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if not RAY.exists():
        pytest.skip("there is no .ray, an environment with Ray: `make long` sets it up")
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # the names of its sockets have to be short
    try:
        running = Cluster(folder)
        running.order("add")
        yield running
        running.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def start(*arguments: str) -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [str(RAY), "-m", "pyrite", *arguments], env=ENVIRONMENT, stdout=pipe, stderr=pipe, text=True
    )


def outcome(running: "subprocess.Popen[str]") -> str:
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (0, "")
    return out


def figures(text: str) -> dict[str, Any]:
    """All of a report that does not depend on the clock."""
    report: dict[str, Any] = json.loads(text)
    del report["seconds"], report["thinking"]
    return report


@pytest.mark.long
@pytest.mark.once
@pytest.mark.xdist_group("ray")
@pytest.mark.parametrize("command", [MATCH, LEAGUE], ids=["match", "league"])
def test_figures_of_a_cluster_that_lost_a_node_are_those_of_one_process(cluster, command, tmp_path):
    file = tmp_path / "saved.jsonl"
    running = start(*command, "--on", cluster.address, "--save", str(file))
    until = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)
    cluster.order("kill")
    assert running.poll() is None, "it was to lose the node before its end"
    cluster.order("add")
    assert figures(outcome(running)) == figures(outcome(start(*command, "--cores", "1")))


@pytest.mark.long
@pytest.mark.once
@pytest.mark.xdist_group("ray")
def test_training_on_a_cluster_that_lost_a_node_writes_the_same_bytes(cluster, tmp_path):
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    outcome(start(*TRAINING, "--out", str(here), "--cores", "1"))
    running = start(*TRAINING, "--out", str(there), "--on", cluster.address)
    until = time.monotonic() + PATIENCE
    while not Path(f"{there}.partial").exists():
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)
    cluster.order("kill")
    assert running.poll() is None, "it was to lose the node before its end"
    cluster.order("add")
    outcome(running)
    assert there.read_bytes() == here.read_bytes()


@pytest.mark.long
@pytest.mark.once
@pytest.mark.xdist_group("ray")
def test_where_there_is_no_cluster_one_line_says_so(cluster):
    running = start(*MATCH, "--on", "ray://127.0.0.1:9")
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 1
    assert "ray://127.0.0.1:9" in err
    assert err.count("\n") == 1
