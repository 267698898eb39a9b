"""What the tests of the rules say in one word: a position from text, a move, what is legal, what is refused."""

import re
from collections.abc import Callable

import pytest

from pyrite.core import grid
from pyrite.core.illegal import IllegalAction
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.state import State


def position(text: str) -> State:
    """The position; where the text leaves players out, three play."""
    return State.parse(f"saboteur {text}" if "players=" in text else f"saboteur players=3 {text}")


def play(state: State, *texts: str) -> list[Event]:
    """Play actions and draws one after the other, and return the events."""
    happened: list[Event] = []
    for text in texts:
        is_draw = re.match(r"(first|role|goal|card|nugget):", text)
        happened += state.draw(Draw.parse(text)) if is_draw else state.play(Action.parse(text))
    return happened


def deal(state: State, choose: Callable[[list[str]], str] = lambda draws: draws[0]) -> None:
    """Lets chance draw until somebody has to decide."""
    while state.turn is None and not state.is_over:
        play(state, choose([str(draw) for draw, _ in state.chance()]))


def legal(state: State) -> set[str]:
    return {str(action) for action in state.legal()}


def lays(state: State) -> set[str]:
    return {str(action) for action in state.legal() if action.verb.value == "lay"}


def refused(state: State, text: str) -> str:
    """The number of the rule that forbids it; the state is untouched by the try."""
    before = str(state)
    with pytest.raises(IllegalAction) as error:
        play(state, text)
    assert str(state) == before
    assert error.value.rule in str(error.value)
    return error.value.rule


def chance(state: State) -> dict[str, int]:
    return {str(draw): weight for draw, weight in state.chance()}


def table(state: State) -> dict[tuple[int, int], str]:
    """Every face-up card as it is placed."""
    return {(x, y): grid.openings(face) for x, y, face in state.grid.cards()}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
