"""What the results of a contest say: rates, points and differences with their intervals, and times."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from pyrite import __version__, engine
from pyrite.arena.contest import Contest
from pyrite.arena.deals import ChunkResult, PointsDeal, TeamsDeal
from pyrite.arena.move_times import Thinking, middle
from pyrite.arena.statistics import Mean, Share, bootstrap, share
from pyrite.bots.usage import Usage
from pyrite.core.json_values import JsonObject
from pyrite.game import AnyGame, ReportWords, game

ALL = "all"

# By how much A is better, in wins of the first team, as a weighted sum over seatings. Overall: A's first team against
# B's second less the reverse. By team, in the grid: what A's first team wins more than B's against the same opponents,
# and what A's second team takes more than B's from the same opponents. These two add up to the overall difference.
OVERALL = {"overall": {"ab": 1.0, "ba": -1.0}}
BY_TEAM = {
    "first": {"ab": 0.5, "bb": -0.5, "aa": 0.5, "ba": -0.5},
    "second": {"ab": 0.5, "aa": -0.5, "bb": 0.5, "ba": -0.5},
}


class TeamsCell(msgspec.Struct, frozen=True):
    """Deals won by teams: how often the first team won in each seating, and by how much A is better."""

    deals: int
    won: dict[str, Share]
    differences: dict[str, Mean | None]


class PointsCell(msgspec.Struct, frozen=True):
    """Seats in a game of points: the points of a round with A and with B there, and by how much A wins more."""

    seats: int
    a: Mean | None
    b: Mean | None
    difference: Mean | None


class ThinkingTime(msgspec.Struct, frozen=True):
    """How long a bot thinks about a move for which there is a choice, in milliseconds of one core."""

    moves: int
    mean_ms: float
    median_ms: float
    p99_ms: float
    histogram: list[tuple[float, int]]  # middle of a bin in milliseconds, moves


class ContestFigures(msgspec.Struct, frozen=True):
    """Everything that is known of a contest."""

    contest: Contest
    version: str
    build: str
    by_players: dict[int, dict[str, TeamsCell | PointsCell]]  # then by second team's size or by role, all first
    thinking: dict[str, ThinkingTime]
    usage: dict[str, Usage] = {}  # by letter, of bots that ask a language model

    def to_data(self) -> JsonObject:
        """The figures as data in the words of the game, what was played first."""
        data: JsonObject = msgspec.to_builtins(self, str_keys=True)
        words = game(self.contest.game).report_words
        data["by_players"] = {
            str(players): {group: _cell_data(cell, words) for group, cell in by_group.items()}
            for players, by_group in self.by_players.items()
        }
        contest: JsonObject = msgspec.to_builtins(self.contest, str_keys=True)
        return {**contest, "command": self.contest.command, **{name: data[name] for name in data if name != "contest"}}


def _cell_data(cell: TeamsCell | PointsCell, words: ReportWords) -> JsonObject:
    data: JsonObject = msgspec.to_builtins(cell)
    if isinstance(cell, PointsCell):
        return data
    differences = renamed(msgspec.to_builtins(cell.differences), {"first": words.skills[0], "second": words.skills[1]})
    return renamed(data | {"differences": differences}, {"won": f"{words.teams[0]}_win"})


def renamed(data: JsonObject, names: Mapping[str, str]) -> JsonObject:
    """The same data, some of its keys by other names."""
    return {names.get(key, key): value for key, value in data.items()}


def figures(contest: Contest, played: Sequence[ChunkResult]) -> ContestFigures:
    """The figures of all that was played; the order in which it was does not matter."""
    a_game = game(contest.game)
    by_players = {}
    for players in contest.players:
        results = [one for part in played if part.chunk.players == players for one in part.results]
        by_players[players] = cells(a_game, results)
    thinking = {"a": Thinking(), "b": Thinking()}
    usage: dict[str, Usage] = {}
    for part in played:
        for letter, times in part.thinking.items():
            thinking[letter].merge(times)
        for letter, asked in part.usage.items():
            usage.setdefault(letter, Usage()).merge(asked)
    paces = {letter: pace(times) for letter, times in thinking.items()}
    return ContestFigures(contest, __version__, engine.build(), by_players, paces, usage)


def cells(a_game: AnyGame, results: Sequence[TeamsDeal | PointsDeal]) -> dict[str, TeamsCell | PointsCell]:
    """The results of one number of players: all of them, then by the true size of the second team, or by role."""
    teams = [one for one in results if isinstance(one, TeamsDeal)]
    if teams:
        sizes = sorted({one.second for one in teams})
        split = {str(size): teams_cell([one for one in teams if one.second == size]) for size in sizes}
        return {ALL: teams_cell(teams), **split}
    points = [one for one in results if isinstance(one, PointsDeal)]
    return {ALL: points_cell(points, a_game.roles), **{role: points_cell(points, (role,)) for role in a_game.roles}}


def teams_cell(deals: Sequence[TeamsDeal]) -> TeamsCell:
    """What some deals say of the two teams."""
    seatings = deals[0].won
    won = {seating: share(sum(one.won[seating] for one in deals), len(deals)) for seating in seatings}
    wanted = OVERALL | BY_TEAM if "aa" in seatings else OVERALL
    return TeamsCell(len(deals), won, {name: difference(deals, signs) for name, signs in wanted.items()})


def difference(deals: Iterable[TeamsDeal], signs: dict[str, float]) -> Mean | None:
    """A weighted sum over the seatings of each deal, and its mean over the deals."""
    return bootstrap((sum(sign * one.won[seating] for seating, sign in signs.items()), 1) for one in deals)


def points_cell(deals: Sequence[PointsDeal], roles: Sequence[str]) -> PointsCell:
    """What some deals say of the seats with these roles."""
    rows = [_sums(one, roles) for one in deals]
    return PointsCell(
        sum(seats for _, _, seats in rows),
        bootstrap((a, seats) for a, _, seats in rows),
        bootstrap((b, seats) for _, b, seats in rows),
        bootstrap((a - b, seats) for a, b, seats in rows),
    )


def _sums(deal: PointsDeal, roles: Sequence[str]) -> tuple[int, int, int]:
    seats = [seat for seat, role in enumerate(deal.roles) if role in roles]
    return sum(deal.a[seat] for seat in seats), sum(deal.b[seat] for seat in seats), len(seats)


def pace(thinking: Thinking) -> ThinkingTime:
    """The figures of a bot's times."""
    return ThinkingTime(
        thinking.moves,
        1000 * thinking.seconds / thinking.moves if thinking.moves else 0.0,
        1000 * thinking.quantile(0.5),
        1000 * thinking.quantile(0.99),
        [(1000 * middle(place), thinking.bins[place]) for place in sorted(thinking.bins)],
    )


class FigureLine(msgspec.Struct, frozen=True):
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


def seated(words: ReportWords) -> dict[str, str]:
    """Who plays what, by seating."""
    first, second = words.verbs
    return {
        "ab": f"A {first}, B {second}",
        "ba": f"B {first}, A {second}",
        "aa": "A against A",
        "bb": "B against B",
    }


def better(words: ReportWords) -> dict[str, str]:
    """In what A is better, by difference."""
    first, second = words.verbs
    return {"overall": "A better by", "first": f"A {first} better by", "second": f"A {second} better by"}


def lines(cell: TeamsCell | PointsCell, words: ReportWords) -> list[FigureLine]:
    """The figures of a cell one by one, differences last."""
    if isinstance(cell, PointsCell):
        named = [
            ("a", "A", cell.a, "points"),
            ("b", "B", cell.b, "points"),
            ("more", "A more by", cell.difference, "more"),
        ]
        return [FigureLine(name, who, one.mean, one.low, one.high, unit) for name, who, one, unit in named if one]
    who = seated(words)
    rates = [
        FigureLine(seating, who[seating], one.rate, one.low, one.high, "rate") for seating, one in cell.won.items()
    ]
    how = better(words)
    differences = [
        FigureLine(name, how[name], one.mean, one.low, one.high, "rates")
        for name, one in cell.differences.items()
        if one
    ]
    return rates + differences
