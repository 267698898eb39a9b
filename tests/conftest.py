"""What all tests share: how hypothesis looks for examples (with `make fuzz` new ones every time), and a third game."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from pyrite.game import GAMES, AnyGame

settings.register_profile("repeatable", derandomize=True)
settings.register_profile("fuzz", derandomize=False, print_blob=True)
settings.load_profile("fuzz" if os.environ.get("PYRITE_FUZZ") else "repeatable")


@pytest.fixture
def third_game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game from another package, which is found through its entry point alone, here and in processes begun here."""
    folder = str(Path(__file__).parent / "third_game")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", folder)
    monkeypatch.setattr(GAMES, "_games", None)  # so that the entry points are read again
    return GAMES["mission"]
