"""What the tests of these rules say in one word: a position from text, a move, what is legal, what is refused."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyrite.core.illegal import IllegalAction
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.actions import Action, Draw
from pyrite.games.lost_mines.rules.events import Event
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.state import State

BOX = Path(__file__).with_name("box.toml").read_text(encoding="utf-8")  # not the default one, which may change
# Seven cards eastwards from the blue start, up to the west side of the second mine.
ROAD = "NEW@2,2;NEW@3,2;NEW@4,2;NEW@5,2;EW@6,2;EW@7,2;NESW@8,2"


def position(text: str) -> State:
    """The position; where the text leaves players out, three play, with the box of the tests unless it names one."""
    players = "" if "players=" in text else "players=3 "
    box = "" if "box=" in text else f"box={boxes.read(BOX).to_text()} "
    return State.parse(f"lost-mines {players}{box}{text}")


def walking(text: str) -> State:
    """The position when a card has been played, and its player may move the dwarf."""
    return position(f"phase=walk due=1 {text}")


def new(players: int = 3, first: int | None = 0, **options: Any) -> State:
    """A game about to be dealt, with the box of the tests unless another is given."""
    return State.new(Options(**{"players": players, "first": first, "box": boxes.read(BOX)} | options))


def play(state: State, *texts: str) -> list[Event]:
    """Play actions and draws one after the other, and return the events."""
    happened: list[Event] = []
    for text in texts:
        is_draw = re.match(r"(first|dwarf|mine|treasure|card|lost):", text)
        happened += state.draw(Draw.parse(text)) if is_draw else state.play(Action.parse(text))
    return happened


def deal(state: State, choose: Callable[[list[str]], str] = lambda draws: draws[0]) -> list[Event]:
    """Let chance draw until somebody has to decide, and return the events."""
    happened: list[Event] = []
    while state.turn is None and not state.is_over:
        happened += play(state, choose([str(draw) for draw, _ in state.chance()]))
    return happened


def legal(state: State, *verbs: str) -> set[str]:
    """What may be done; of these kinds of action alone, if any are named."""
    return {str(action) for action in state.legal() if not verbs or action.verb.value in verbs}


def lays(state: State) -> set[str]:
    return legal(state, "lay")


def refused(state: State, text: str) -> str:
    """The number of the rule that forbids it; the state is untouched by the try."""
    before = str(state)
    with pytest.raises(IllegalAction) as error:
        play(state, text)
    assert str(state) == before
    assert error.value.rule in str(error.value)
    assert text not in legal(state)
    return error.value.rule


def chance(state: State) -> dict[str, int]:
    return {str(draw): weight for draw, weight in state.chance()}


def table(state: State) -> set[str]:
    """Every path card and open mine as it is placed."""
    return {
        f"{card.face}{'-' + card.feature if card.feature else ''}@{card.x},{card.y}"
        for card in state.view(None).board
        if card.what != "start"
    }


def tokens(state: State) -> set[str]:
    """Traps and trolls, these with their owner."""
    return {
        f"{token.what}{'' if token.owner is None else token.owner}@{token.x},{token.y}{token.side}"
        for token in state.view(None).tokens
    }


def at(state: State, seat: int) -> tuple[int | None, int | None]:
    """The cell on which the dwarf of a seat is."""
    dwarf = state.view(None).dwarfs[seat]
    return dwarf.x, dwarf.y


def taken(state: State) -> list[int | None]:
    """Who has each treasure."""
    return [treasure.taken_by for treasure in state.view(None).treasures]


def kinds(events: list[Event], viewer: int | None = None) -> list[str]:
    """The kinds of the events that everyone sees, or this seat too."""
    return [event.kind for event in events if event.is_for(viewer)]


def said(event: Event) -> dict[str, object]:
    """The fields of an event that say something."""
    return {name: getattr(event, name) for name in event.__struct_fields__ if getattr(event, name) is not None}


def end_by_vote(state: State) -> list[Event]:
    """Everyone agrees that the round ends; the points that are won can be seen immediately."""
    return play(state, "vote", *["yes"] * (state.players - 1))


def won(text: str) -> list[int]:
    """The points of the round when it ends as this position stands."""
    state = position(f"rounds=1 {text}")
    end_by_vote(state)
    return state.scores


def box_with(old: str, new: str) -> str:
    """The file of the box with one passage changed."""
    assert BOX.count(old) == 1, f"{old!r} is {BOX.count(old)} times in the box"
    return BOX.replace(old, new)
