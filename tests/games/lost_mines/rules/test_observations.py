"""Observations of single positions: what games at random rarely come to."""

from typing import Any

import pytest

from pyrite.core.observation import Observer
from pyrite.core.require import require
from pyrite.game import GAMES
from tests.games.lost_mines.observations import expected

from .forest import ROAD, play, position, walking

POSITIONS = {
    "looked at": "hands=NS/NS/NS looked=m0m3t1/m1t0d2/t2d0",
    "tokens": "hands=NS/NS/NS tokens=trap@5,5E;trap@5,5S;trap@0,0S;troll0@1,2E;troll1@2,1S",
    "an open mine": f"hands=NS/NS/NS table={ROAD} mines=silver,GOLD:NES,gems,dragon",
    "points and a caller": "round=2 phase=vote turn=1 caller=0 voted=1 hands=NS/NS/NS points=3/0/7",
    "a card to lose": "phase=loss due=1 hands=NS/-/- table=EW@2,2 tokens=trap@1,2E walk=2,2!1",
    "a draw": "hands=EW/NS/NS phase=draw due=1",
}


def observed(state: Any, seat: int) -> list[int]:
    layout: Any = GAMES["lost-mines"].layout()
    return list(Observer(state).observation(seat)[: layout.size])


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_an_observation_of_a_position_says_what_the_view_says(text: str) -> None:
    state = position(text)
    for seat in range(state.players):
        assert observed(state, seat) == expected(state.view(seat))


def test_an_observation_says_which_mine_is_being_turned_and_how_it_was_entered() -> None:
    state = walking(f"hands=NS/NS/NS table={ROAD} at=8,2/1,4/1,2 mines=gold,silver,gems,dragon")
    play(state, "walk@9,2<W")
    assert state.view(None).phase == "turn_mine"
    for seat in range(state.players):
        assert observed(state, seat) == expected(state.view(seat))
    check_numbers(state)
    numbered = dict(zip(map(str, state.legal()), Observer(state).legal(), strict=True))
    assert numbered == {"turn:NEW": 19_229, "turn:ESW": 19_232}  # what was trained with these numbers needs them


def check_numbers(state: Any) -> None:
    """Every legal action has a number of its own, which gives it back."""
    observer, layout = Observer(state), GAMES["lost-mines"].layout()
    numbers = observer.legal()
    assert len(set(numbers)) == len(numbers) > 1
    assert all(0 <= number < require(layout).action_count for number in numbers)
    assert [observer.code_of(number) for number in numbers] == [action.code for action in state.legal()]


@pytest.mark.parametrize(
    "text",
    [
        *("hands=NS,storm,troll/NS/NS table=EW@2,2", "hands=NS,trap,infoMT/NS/NS table=EW-lake@2,2"),
        "phase=walk due=1 hands=NS/NS/NS table=EW@2,2",
        "phase=vote turn=1 caller=0 voted=1 hands=NS/NS/NS",
        "phase=take due=1 at=9,2/1,4/1,2 mines=gems,GOLD:NES,silver,dragon treasures=gold3,gold2,gold4",
    ],
)
def test_every_number_of_a_legal_action_gives_the_action_back(text: str) -> None:
    check_numbers(position(text))
