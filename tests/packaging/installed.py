"""Tries an installed Pyrite: the engine is compiled, a game is played, the server shows the page.

The workflow for wheels runs this file with the Python that has the wheel, so it uses nothing else of the tests.
"""

import random
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import pyrite
from pyrite import engine


def play(game: str) -> None:
    """A whole game with random moves, which its record repeats."""
    match = pyrite.new(game, players=4, seed=1)
    chance = random.Random(1)
    while match.turn is not None:
        match.play(chance.choice(match.legal()))
    assert pyrite.load(match.record()).scores == match.scores


def serve() -> None:
    """The page, from the address that the server prints."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "tables.db")
        command = [sys.executable, "-m", "pyrite", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        with subprocess.Popen([*command, "--database", str(database)], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[0]
                with urllib.request.urlopen(address, timeout=60) as answer:
                    assert b"<script" in answer.read()
            finally:
                server.terminate()


if __name__ == "__main__":
    assert engine.build() == "compiled", engine.build()
    for name in pyrite.GAMES:
        play(name)
    serve()
