"""Tests of worker processes wait as long as it takes."""

import pytest

from pyrite.server.bots import workers
from tests.server.bots.thinkers import PATIENCE


@pytest.fixture(autouse=True)
def _as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A free worker is waited for, however busy the machine is."""
    monkeypatch.setattr(workers, "LONGEST_WAIT", PATIENCE)
    monkeypatch.setattr(workers, "LONGEST_WITHOUT", PATIENCE)
