"""What the results of a league say: teams against teams, ratings, suspicion, points and times."""

from collections.abc import Sequence

import msgspec

from pyrite import __version__, engine
from pyrite.arena.beliefs import Accuracy, Belief, judge
from pyrite.arena.deals import PointsDeal
from pyrite.arena.figures import ThinkingTime, pace, points_cell, renamed
from pyrite.arena.league import League, MixedDeal, Outcome, R, Sides, Teams, pairs_of, rows_of, twos_of
from pyrite.arena.move_times import Thinking
from pyrite.arena.ratings import Rating, ratings
from pyrite.arena.statistics import Mean, Share, bootstrap, share
from pyrite.core.json_values import JsonObject
from pyrite.game import AnyGame, game

ANCHOR = "scout"  # has the rating 0, if it plays
ALL = 0  # players: of every number together


class Team(msgspec.Struct, frozen=True):
    """How often the first team of one bot wins against the second team of another."""

    game: str
    players: int  # ALL: of every number
    dealt: int | None  # the size of the second team; None: any
    first: str
    second: str
    deals: int
    won: Share


class TeamComparison(msgspec.Struct, frozen=True):
    """By how much one bot does better than another on the same deals, at the same places."""

    game: str
    players: int
    a: str
    b: str
    first: Mean | None  # as the first team: more wins against the same opponents, on average over all of them
    second: Mean | None  # as the second team: fewer wins of the same opponents


class PointsComparison(msgspec.Struct, frozen=True):
    """Points a round of two bots in the same seats."""

    game: str
    players: int
    a: str
    b: str
    a_points: Mean | None
    b_points: Mean | None
    difference: Mean | None


class BotRating(msgspec.Struct, frozen=True):
    """A bot's ratings."""

    game: str
    bot: str
    rating: Rating


class SuspicionFigures(msgspec.Struct, frozen=True):
    """How good a bot's suspicion is, by what it was about: a role in all rounds, or how the second team hid."""

    game: str
    bot: str
    about: str
    judged: Accuracy


class Standings(msgspec.Struct, frozen=True):
    """Everything that is known of a league."""

    league: League
    version: str
    build: str
    teams: list[Team]
    against: list[TeamComparison]
    rated: list[BotRating]
    sided: list[PointsComparison]
    seen: list[SuspicionFigures]
    thinking: dict[str, ThinkingTime]  # by game and bot

    def to_data(self) -> JsonObject:
        """The figures as data in the words of each game, what was played first."""
        data: JsonObject = msgspec.to_builtins(self, str_keys=True)
        data["teams"] = [_in_words(row, game(row.game).report_words.teams) for row in self.teams]
        data["against"] = [_in_words(row, game(row.game).report_words.skills) for row in self.against]
        data["rated"] = [
            {**msgspec.to_builtins(row), "rating": _in_words(row.rating, game(row.game).report_words.members)}
            for row in self.rated
        ]
        league: JsonObject = msgspec.to_builtins(self.league, str_keys=True)
        return {**league, "command": self.league.command, **{name: data[name] for name in data if name != "league"}}


def _in_words(row: msgspec.Struct, words: tuple[str, str]) -> JsonObject:
    return renamed(msgspec.to_builtins(row), {"first": words[0], "second": words[1]})


def standings(league: League, outcomes: Sequence[Outcome]) -> Standings:
    """The figures of all that was played; the order in which it was does not matter."""
    outcomes = sorted(outcomes, key=lambda one: (one.batch.kind, one.batch.players, one.batch.deals, one.batch.game))
    games = [(game(name), bots) for name, bots in league.bots.items()]
    return Standings(
        league,
        __version__,
        engine.build(),
        [one for a_game, bots in games for one in _teams(outcomes, a_game, bots)],
        [one for a_game, bots in games for one in _against(outcomes, a_game, bots)],
        [one for a_game, bots in games for one in _rated(outcomes, a_game.name, bots)],
        [one for a_game, bots in games for one in _sided(outcomes, a_game, bots)],
        _seen(outcomes),
        _paces(outcomes),
    )


def _counts(kind: type[R], a_game: AnyGame, outcomes: Sequence[Outcome]) -> list[tuple[int, list[R]]]:
    """The results of a kind, of all numbers of players together and then of each."""
    found: list[tuple[int, list[R]]] = [(ALL, list(rows_of(outcomes, a_game.name, kind)))]
    found += [(players, list(rows_of(outcomes, a_game.name, kind, players))) for players in a_game.players]
    return [row for row in found if row[1]]


def _teams(outcomes: Sequence[Outcome], a_game: AnyGame, bots: Sequence[str]) -> list[Team]:
    found = []
    for players, deals in _counts(Teams, a_game, outcomes):
        for dealt in (None, *sorted({deal.second for deal in deals if players != ALL})):
            these = [deal for deal in deals if dealt in (None, deal.second)]
            for place, pair in enumerate(pairs_of(bots)):
                won = share(sum(deal.won[place] for deal in these), len(these))
                found.append(Team(a_game.name, players, dealt, *pair, len(these), won))
    return found


def _rated(outcomes: Sequence[Outcome], name: str, bots: Sequence[str]) -> list[BotRating]:
    mixed = list(rows_of(outcomes, name, MixedDeal))
    if not mixed:
        return []
    found = ratings(mixed, len(bots), bots.index(ANCHOR) if ANCHOR in bots else 0)
    return [BotRating(name, bot, rating) for bot, rating in zip(bots, found, strict=True)]


def _against(outcomes: Sequence[Outcome], a_game: AnyGame, bots: Sequence[str]) -> list[TeamComparison]:
    found = []
    for players, deals in _counts(Teams, a_game, outcomes):
        for b, a in twos_of(bots):
            first, second = (
                bootstrap((_more(deal, bots, a, b, is_first), 1) for deal in deals) for is_first in (True, False)
            )
            found.append(TeamComparison(a_game.name, players, a, b, first, second))
    return found


def _more(deal: Teams, bots: Sequence[str], a: str, b: str, is_first: bool) -> float:
    """By how much A does better than B in a deal, as the first or the second team, on average over all opponents."""
    won = dict(zip(pairs_of(bots), deal.won, strict=True))
    if is_first:
        return sum(won[a, other] - won[b, other] for other in bots) / len(bots)
    return sum(won[other, b] - won[other, a] for other in bots) / len(bots)


def _sided(outcomes: Sequence[Outcome], a_game: AnyGame, bots: Sequence[str]) -> list[PointsComparison]:
    found = []
    for players, deals in _counts(Sides, a_game, outcomes):
        for place, (b, a) in enumerate(twos_of(bots)):
            cell = points_cell([_turned(deal.pairs[place]) for deal in deals], a_game.roles)
            found.append(PointsComparison(a_game.name, players, a, b, cell.a, cell.b, cell.difference))
    return found


def _turned(deal: PointsDeal) -> PointsDeal:
    """The later bot of a league, which is the stronger one, is compared with the earlier."""
    return PointsDeal(deal.number, deal.roles, deal.b, deal.a)


def _seen(outcomes: Sequence[Outcome]) -> list[SuspicionFigures]:
    beliefs: dict[str, Belief] = {}
    for outcome in outcomes:
        for key, belief in outcome.beliefs.items():
            beliefs.setdefault(key, Belief()).merge(belief)
    found = []
    for key, belief in sorted(beliefs.items()):
        name, bot, about = key.split(" ")
        if judged := judge(belief):
            found.append(SuspicionFigures(name, bot, about, judged))
    return found


def _paces(outcomes: Sequence[Outcome]) -> dict[str, ThinkingTime]:
    times: dict[str, Thinking] = {}
    for outcome in outcomes:
        for key, thinking in outcome.thinking.items():
            times.setdefault(key, Thinking()).merge(thinking)
    return {key: pace(times[key]) for key in sorted(times)}
