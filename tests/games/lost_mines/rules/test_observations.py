"""Observations of single positions: what games at random rarely come to."""

from typing import Any

import pytest

from pyrite.core.observation import Observer
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
    numbers, actions = Observer(state).legal(), state.legal()
    assert [Observer(state).code_of(number) for number in numbers] == [action.code for action in actions]
