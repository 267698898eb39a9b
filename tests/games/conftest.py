"""What the tests of games share."""

from collections.abc import Iterator

import pytest

from tests.games.player_process import Player


@pytest.fixture(scope="module")
def player() -> Iterator[Player]:
    """A process that plays positions on."""
    playing = Player()
    yield playing
    playing.close()
