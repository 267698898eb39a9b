"""Deals that a test chooses: a game whose first decision is just what the test needs, the same every time."""

import functools
import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from pyrite import fairness
from pyrite.game import game
from pyrite.server.tables.play import Chance
from pyrite.server.tables.seats import options_given
from pyrite.server.tables.table_view import choices_of

MOST_DEALS = 300
MINE = 0  # the seat of the person in these tests

_FOLDER = tempfile.TemporaryDirectory(prefix="pyrite-deals-")
NEXT = Path(_FOLDER.name) / "secret"  # where the servers of these tests look for the secret of the next game

State = dict[str, Any]
Wanted = Callable[[State], bool]


def all_secrets() -> Iterator[bytes]:
    """Secrets of games, the same every time."""
    for number in itertools.count():
        yield number.to_bytes(fairness.SECRET_BYTES, "big")


def first_decision(name: str, secret: bytes, options: dict[str, Any]) -> State:
    """What a person in seat 0 sees when such a game has been dealt, in the words of the server."""
    played = game(name)
    state = played.new_state(options_given(name, options))
    Chance({fairness.GAME: secret}, lambda: secret).draw(state, lambda a_round: 0)
    view = state.view(MINE)
    prompt: State = {"what": played.decisions[view.phase], "seat": view.turn}
    if view.turn == MINE:
        prompt["choices"] = msgspec.json.decode(choices_of(view.legal))
    return {"view": msgspec.json.decode(view.to_json()), "prompt": prompt}


def secret_where(name: str, wanted: Wanted, options: dict[str, Any], deals: int = MOST_DEALS) -> bytes | None:
    """The secret of a game that is so at its first decision; None if none of so many games is."""
    return next(
        (one for one in itertools.islice(all_secrets(), deals) if wanted(first_decision(name, one, options))), None
    )


@functools.cache
def _usual(name: str, wanted: Wanted, options: tuple[tuple[str, Any], ...]) -> bytes:
    secret = secret_where(name, wanted, dict(options))
    assert secret is not None, f"none of {MOST_DEALS} deals is so"
    return secret


def expect_secret(name: str, wanted: Wanted, options: dict[str, Any]) -> bytes:
    """The same where there has to be one; it is looked for once."""
    return _usual(name, wanted, tuple(sorted(options.items())))


def choose_next(secret: bytes) -> None:
    """The next game at any server of this process has this secret."""
    NEXT.write_bytes(secret)
