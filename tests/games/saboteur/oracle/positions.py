"""Positions of the oracle to begin a test with."""

from typing import Any

import pytest

from .game import SaboteurOracle

pytestmark = pytest.mark.once


def position(
    roles: str, goals: str = "gold NE NW", bonus: str = "", hands: list[str] | None = None, **options: Any
) -> SaboteurOracle:
    """A game at the first turn of seat 0: roles as letters m and s, goals from the top, kinds in the hands."""
    game = SaboteurOracle(len(roles), first=0, bonus_nuggets=bool(bonus), **options)
    for letter in roles:
        game.play("role:miner" if letter == "m" else "role:saboteur")
    for goal in goals.split():
        game.play(f"goal:{goal}")
    if bonus:
        assert game.turn == len(roles) - 1
        game.play(bonus)
    while game.chance():
        game.play(next(iter(game.chance())))
    if hands is not None:
        game._hands = [hand.split() for hand in hands]
    return game


def corridor(game: SaboteurOracle, length: int, row: int = 0, begin: int = 1) -> None:
    """Lay EW cards in a row."""
    for x in range(begin, begin + length):
        game._laid[x, row] = "EW"


def draw(game: SaboteurOracle, *texts: str) -> None:
    """Play several texts."""
    for text in texts:
        game.play(text)
