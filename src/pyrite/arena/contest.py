"""What two bots are measured by: which game, which deals, and who sits where.

A *deal* is one round. Everything that is dealt in it comes from the seed and the deal's number alone, and it is played
once in every *seating*, so that luck falls on both bots alike. A seating is two letters:

- In a game won by teams the first letter plays the first team, the second letter the second. ``ab`` and ``ba`` are
  always played; the whole grid has ``aa`` and ``bb`` as well, which shows separately who is better in which team.
- In a game of points each letter plays one side, see `Game.is_second_team`. So each bot plays each seat of each deal
  once, and what is compared is the points of the same seat. Whole sides are given to one bot since a side shares what
  it brings: with both bots on a side each wins points for the other, and the difference seen is smaller than that of
  the bots.
"""

from collections.abc import Iterator

import msgspec

from pyrite.core.text_fields import OptionValue
from pyrite.game import game

DEALS_A_CHUNK = 20

BOTH = ("ab", "ba")
GRID = ("ab", "ba", "aa", "bb")


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Two bots and the deals they are compared on; the same contest always has the same results."""

    game: str
    a: str
    b: str
    players: tuple[int, ...] = (5,)
    deals: int = 1000  # of each number of players
    seed: int = 0
    grid: bool = False
    talk: bool = False  # whether bots speak and hear each other
    options: dict[str, OptionValue] = {}  # of the game, what comes from a file as its text

    @property
    def seatings(self) -> tuple[str, ...]:
        """Every way the bots sit down to each deal."""
        return GRID if self.grid else BOTH

    @property
    def command(self) -> str:
        """The command that plays this contest."""
        specs = game(self.game).option_specs
        given: list[tuple[str, OptionValue]] = [("game", self.game), ("players", ",".join(map(str, self.players)))]
        given += [("deals", self.deals), ("seed", self.seed), ("grid", self.grid)]
        given += [("talk", self.talk)]
        given += [(name, "FILE" if specs[name].kind == "file" else value) for name, value in self.options.items()]
        flags = [
            f"--{name.replace('_', '-')}" + ("" if value is True else f" {value}")
            for name, value in given
            if value is not False
        ]
        return " ".join(["pyrite match", self.a, self.b, *flags])


class Chunk(msgspec.Struct, frozen=True):
    """Some deals with so many players: what one process plays at a time."""

    players: int
    deals: tuple[int, ...]  # by their numbers


def chunks(contest: Contest) -> list[Chunk]:
    """All the work of a contest, always cut in the same way."""
    return [chunk for players in contest.players for chunk in cut(players, range(contest.deals))]


def cut(players: int, deals: range | list[int]) -> Iterator[Chunk]:
    """Some deals as chunks."""
    for first in range(0, len(deals), DEALS_A_CHUNK):
        yield Chunk(players, tuple(deals[first : first + DEALS_A_CHUNK]))
