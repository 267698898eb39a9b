"""Positions with the extra nuggets of S9."""

from pyrite.games.saboteur.rules.state import State
from tests.games.saboteur.rules.table import play, position

EDITIONS = ("revised", "classic")
ROAD = "NESW@1,0;NESW@2,0;NESW@3,0;NESW@4,0;NEW@5,0;NEW@6,0"
MOUTHS = {(1, 0), (7, -2), (7, 0), (7, 2)}  # beside the start or a goal
PLACES = {(x, y) for x in range(1, 8) for y in range(-2, 3)} - MOUTHS
LEFT = {1: "23", 2: "13", 3: "12"}


def bonuses(*values: int) -> set[str]:
    return {f"bonus{value}@{x},{y}" for value in values for x, y in PLACES}


def drained(ones: int, twos: int, threes: int) -> str:
    """A ledger that leaves so many nugget cards of each value in the supply: the last seat of three got all others."""
    given = ["1s21"] * (16 - ones) + ["1s22"] * (8 - twos) + ["1s23"] * (4 - threes)
    return f"round=2 ledger={','.join(given)}"


def about_to_join(more: str, value: int = 2) -> State:
    """The extra card is at (2,0), and a straight tunnel at (1,0) would join it."""
    return position(f"bonus_nuggets left={LEFT[value]} bonus={value}@2,0 {more}")


def about_to_join_and_reach(more: str) -> State:
    """ESW at (7,0) would join the extra card, which shows 1, and reach the goal in the middle."""
    return position(f"bonus_nuggets left=23 bonus=1@7,1 table={ROAD} {more}")


def nugget_counts(state: State) -> tuple[int, ...]:
    return state.view(None).nugget_counts


def joined(more: str) -> State:
    """Seat 0 has joined the extra card, which shows 1, and found a 3; nobody draws."""
    state = about_to_join(f"pile=- {more}", value=1)
    play(state, "EW@1,0", "nugget:3")
    return state
