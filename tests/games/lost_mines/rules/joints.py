"""Joints around the starts, and walks as text."""

from .forest import (
    deal,
    kinds,
    legal,
    play,
)

TOOLS = {"axe": "tree", "boat": "lake", "rope": "pit"}
AROUND_THE_STARTS = {"1,1S", "0,2E", "1,2E", "1,2S", "1,3S", "0,4E", "1,4E", "1,4S"}


def joints(state) -> set[str]:
    """Where a trap may lie; a troll may be in the same places."""
    traps = {action.removeprefix("trap@") for action in legal(state, "trap")}
    assert traps == {action.removeprefix("troll@") for action in legal(state, "troll")}
    return traps


def walk_of(state, text: str) -> list[str]:
    """Discards, walks so and lets chance draw the rest of the turn."""
    events = play(state, min(legal(state, "discard")), text)
    return kinds(events + deal(state))
