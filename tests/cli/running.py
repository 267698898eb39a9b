"""Runs commands of the command line, in this process or in one of their own."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pyrite
from pyrite import cli, engine

COMMANDS = [module.__name__.rpartition(".")[2] for module in cli.COMMANDS]
POSITION = "saboteur players=3 hands=NS/-/- table=EW@1,0;NES@2,0"
Run = Callable[..., tuple[int, str, str]]


def refused(outcome: tuple[int, str, str], code: int = 2) -> str:
    """The one line with which a command said no."""
    got, out, err = outcome
    assert got == code, err
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert err.startswith("pyrite")
    assert "Traceback" not in err
    return err


def process(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """Runs a command as people do, with the engine that runs here and a stdout that buffers."""
    return subprocess.run(command(*arguments), env=environment(), text=True, timeout=300, **more)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pyrite", *arguments]


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONUNBUFFERED", "COLUMNS")}
    return kept | {"PYRITE_ENGINE": "python" if engine.build() == "interpreted" else "compiled"}


def some_match() -> pyrite.Match:
    for seed in range(1000):
        rng = random.Random(seed)
        match = pyrite.new("saboteur", players=3, rounds=2, seed=seed)
        while match.turn is not None:
            lays = [a for a in match.legal() if a.verb.value == "lay" and a.face and a.face.isupper()]
            wanted = lays if lays and rng.random() < 0.8 else match.legal()
            match.play(max(wanted, key=lambda a: (a.x or 0) + rng.random()))
        kinds = [event.kind for event in match.events(None)]
        if "picked" in kinds and "looked" in kinds and "passed" in kinds:
            return match
    raise AssertionError("no game has a pick, a look and a pass")
