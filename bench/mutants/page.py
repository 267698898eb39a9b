"""Mutants of the page's choosing: page.mjs tries them, and is started again behind one that never comes to an end."""

import json
import os
import select
import signal
import subprocess
from pathlib import Path

from bench.mutants.areas import ROOT

SECONDS = 60  # without a word from page.mjs, which announces each mutant


def run(results: Path, sample: int, seed: int) -> None:
    """Tries the mutants of a sample that are not among the results, and adds them."""
    while (stuck := _try_until_stuck(results, sample, seed)) is not None:
        with results.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**json.loads(stuck), "outcome": "timeout", "test": ""}) + "\n")


def _try_until_stuck(results: Path, sample: int, seed: int) -> str | None:
    """The mutant that did not come to an end; None if all did."""
    command = [str(ROOT / "web/npm"), "run", "--silent", "mutants", "--", str(results), str(sample), str(seed)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout is not None
    last = b""
    while select.select([process.stdout], [], [], SECONDS)[0]:
        line = process.stdout.readline()
        if not line:
            if process.wait():
                raise RuntimeError("page.mjs failed; what it says is above")
            return None
        last = line
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    return last.decode()
