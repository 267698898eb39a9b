"""Views on their way into worker processes: whole, and with nothing of the state."""

import io
import pickle
import random
from typing import Any

import pytest

import pyrite
from pyrite.server.bots import worker as thinking
from tests.server.bots.thinkers import TALK, some_match, some_view, texts, think, with_thinkers


@pytest.mark.parametrize("game", pyrite.GAMES)
def test_a_view_crosses_over_whole_with_its_events_and_talk(game):
    view = some_view(game).with_talk(TALK)
    name, seed, there, budget = thinking.unpack(thinking.pack("random", "seed", view, 0.5))
    assert (name, seed, budget) == ("random", "seed", 0.5)
    assert there == view
    assert there.to_json() == view.to_json()
    assert len(view.events) > 20
    assert tuple(there.events) == tuple(view.events)
    assert tuple(there.talk) == TALK
    assert all(one is other for one, other in zip(there.legal, view.legal, strict=True)), "actions exist once"


@pytest.mark.parametrize("game", pyrite.GAMES)
def test_a_view_without_events_crosses_over_too(game):
    match = some_match(game)
    there = thinking.unpack(thinking.pack("random", "seed", match.state.view(match.turn), 0.5))[2]
    assert (there.events, there.talk) == ((), ())


@pytest.mark.parametrize("game", pyrite.GAMES)
def test_nothing_of_the_state_crosses_over(game):
    """The pickle names no class but those of the view, and its bytes are the same whatever the seat cannot know."""
    match = some_match(game)
    view = match.view(match.turn)
    view.sample(random.Random(1))  # leaves its sampler in the view
    packed = thinking.pack("random", "seed", view, 0.5)
    package = f"pyrite.games.{game.replace('-', '_')}.rules"
    modules = {f"{package}.{name}" for name in ("view", "options", "actions", "box")} | {"pyrite.core.interned"}
    named = _globals(packed) - {f"{package}.events Event", "msgspec._utils rebuild"}
    assert {name.partition(" ")[0] for name in named} <= modules
    twin = view.sample(random.Random(2)).view(match.turn).with_events(view.events)
    assert thinking.pack("random", "seed", twin, 0.5) == packed
    with pytest.raises(TypeError):
        thinking.unpack(pickle.dumps(match.state))


class _Globals(pickle.Unpickler):
    """Notes every class and function that a pickle names."""

    def __init__(self, packed: bytes) -> None:
        super().__init__(io.BytesIO(packed))
        self.named: set[str] = set()

    def find_class(self, module: str, name: str) -> Any:
        self.named.add(f"{module} {name}")
        return super().find_class(module, name)


def _globals(packed: bytes) -> set[str]:
    unpickler = _Globals(packed)
    unpickler.load()
    assert unpickler.named
    return unpickler.named


def test_the_worker_holds_the_view_and_nothing_else():
    view = some_view()
    view.sample(random.Random(1))
    assert "sampler" in view.__dict__
    assert with_thinkers(lambda thinkers: think(thinkers, "is_state_there", "x", view)) == texts(view)[0]


def test_the_bot_receives_the_events_and_the_talk():
    view = some_view().with_talk(TALK)
    answer = with_thinkers(lambda thinkers: think(thinkers, "listens", "x", view))
    assert answer == texts(view)[(len(view.events) + 2) % len(view.legal)]
