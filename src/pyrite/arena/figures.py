"""What the results of a contest say: rates, points and differences with their intervals, and times."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from pyrite import __version__, engine
from pyrite.arena.contest import Contest
from pyrite.arena.deals import DwarfsDeal, MinersDeal, Played
from pyrite.arena.move_times import Thinking, middle
from pyrite.arena.statistics import Mean, Share, bootstrap, share

ALL = "all"
CHARACTERS = ("loyal", "selfish", "saboteur")

# By how much A is better, in miners' wins, as a weighted sum over seatings. Overall: A's miners against B's saboteurs
# less the reverse. By role, in the grid: what A's miners win more than B's against the same saboteurs, and what A's
# saboteurs take more than B's from the same miners. These two add up to the first.
OVERALL = {"overall": {"ab": 1.0, "ba": -1.0}}
BY_ROLE = {
    "digging": {"ab": 0.5, "bb": -0.5, "aa": 0.5, "ba": -0.5},
    "sabotaging": {"ab": 0.5, "aa": -0.5, "bb": 0.5, "ba": -0.5},
}


class MinersCell(msgspec.Struct, frozen=True):
    """Deals of Saboteur: how often miners won in each seating, and by how much A is better."""

    deals: int
    miners_win: dict[str, Share]
    differences: dict[str, Mean | None]


class DwarfsCell(msgspec.Struct, frozen=True):
    """Seats of The Lost Mines: the points of a round with A and with B there, and by how much A wins more."""

    seats: int
    a: Mean | None
    b: Mean | None
    difference: Mean | None


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thinks about a move for which there is a choice, in milliseconds of one core."""

    moves: int
    mean_ms: float
    median_ms: float
    p99_ms: float
    histogram: list[tuple[float, int]]  # middle of a bin in milliseconds, moves


class Figures(msgspec.Struct, frozen=True):
    """Everything that is known of a contest."""

    contest: Contest
    version: str
    build: str
    by_players: dict[int, dict[str, MinersCell | DwarfsCell]]  # then by saboteurs or by character, all of them first
    thinking: dict[str, Pace]

    def to_data(self) -> dict[str, Any]:
        """The figures as data, what was played first."""
        data = msgspec.to_builtins(self, str_keys=True)
        return {**data.pop("contest"), "command": self.contest.command, **data}


def figures(contest: Contest, played: Sequence[Played]) -> Figures:
    """The figures of all that was played; the order in which it was does not matter."""
    by_players: dict[int, dict[str, Any]] = {}
    for players in contest.players:
        results = [one for part in played if part.chunk.players == players for one in part.results]
        by_players[players] = cells(results)
    thinking = {"a": Thinking(), "b": Thinking()}
    for part in played:
        for letter, times in part.thinking.items():
            thinking[letter].merge(times)
    paces = {letter: pace(times) for letter, times in thinking.items()}
    return Figures(contest, __version__, engine.build(), by_players, paces)


def cells(results: Sequence[MinersDeal | DwarfsDeal]) -> dict[str, MinersCell | DwarfsCell]:
    """The results of one number of players: all of them, then by true number of saboteurs, or by character."""
    miners = [one for one in results if isinstance(one, MinersDeal)]
    if miners:
        dealt = sorted({one.saboteurs for one in miners})
        split = {str(count): miners_cell([one for one in miners if one.saboteurs == count]) for count in dealt}
        return {ALL: miners_cell(miners), **split}
    dwarfs = [one for one in results if isinstance(one, DwarfsDeal)]
    return {ALL: dwarfs_cell(dwarfs, CHARACTERS), **{name: dwarfs_cell(dwarfs, (name,)) for name in CHARACTERS}}


def miners_cell(deals: Sequence[MinersDeal]) -> MinersCell:
    """What some deals of Saboteur say."""
    seatings = deals[0].won
    won = {seating: share(sum(one.won[seating] for one in deals), len(deals)) for seating in seatings}
    wanted = OVERALL | BY_ROLE if "aa" in seatings else OVERALL
    return MinersCell(len(deals), won, {name: difference(deals, signs) for name, signs in wanted.items()})


def difference(deals: Iterable[MinersDeal], signs: dict[str, float]) -> Mean | None:
    """A weighted sum over the seatings of each deal, and its mean over the deals."""
    return bootstrap((sum(sign * one.won[seating] for seating, sign in signs.items()), 1) for one in deals)


def dwarfs_cell(deals: Sequence[DwarfsDeal], characters: Sequence[str]) -> DwarfsCell:
    """What some deals of The Lost Mines say of the seats with these characters."""
    rows = [_sums(one, characters) for one in deals]
    return DwarfsCell(
        sum(seats for _, _, seats in rows),
        bootstrap((a, seats) for a, _, seats in rows),
        bootstrap((b, seats) for _, b, seats in rows),
        bootstrap((a - b, seats) for a, b, seats in rows),
    )


def _sums(deal: DwarfsDeal, characters: Sequence[str]) -> tuple[int, int, int]:
    seats = [seat for seat, character in enumerate(deal.characters) if character in characters]
    return sum(deal.a[seat] for seat in seats), sum(deal.b[seat] for seat in seats), len(seats)


def pace(thinking: Thinking) -> Pace:
    """The figures of a bot's times."""
    return Pace(
        thinking.moves,
        1000 * thinking.seconds / thinking.moves if thinking.moves else 0.0,
        1000 * thinking.quantile(0.5),
        1000 * thinking.quantile(0.99),
        [(1000 * middle(place), thinking.bins[place]) for place in sorted(thinking.bins)],
    )


class Line(msgspec.Struct, frozen=True):
    """One figure with its interval, and what it is called."""

    series: str  # which seating, bot or difference
    who: str
    value: float
    low: float
    high: float
    unit: str  # rate, rates (a difference of them), points, or more (points)

    def __str__(self) -> str:
        """The figure as people read it."""
        scale, form = {"rate": (100, ".1f"), "rates": (100, "+.1f"), "points": (1, ".2f"), "more": (1, "+.2f")}[
            self.unit
        ]
        value, low, high = (format(scale * number, form) for number in (self.value, self.low, self.high))
        return f"{value}{' %' if self.unit == 'rate' else ''} ({low} to {high})"


SEATED = {"ab": "A digs, B sabotages", "ba": "B digs, A sabotages", "aa": "A against A", "bb": "B against B"}
BETTER = {"overall": "A better by", "digging": "A digs better by", "sabotaging": "A sabotages better by"}


def lines(cell: MinersCell | DwarfsCell) -> list[Line]:
    """The figures of a cell one by one, differences last."""
    if isinstance(cell, DwarfsCell):
        named = [
            ("a", "A", cell.a, "points"),
            ("b", "B", cell.b, "points"),
            ("more", "A more by", cell.difference, "more"),
        ]
        return [Line(name, who, one.mean, one.low, one.high, unit) for name, who, one, unit in named if one]
    rates = [
        Line(seating, SEATED[seating], one.rate, one.low, one.high, "rate") for seating, one in cell.miners_win.items()
    ]
    differences = [
        Line(name, BETTER[name], one.mean, one.low, one.high, "rates") for name, one in cell.differences.items() if one
    ]
    return rates + differences
