"""What the results of a league say: teams against teams, ratings, suspicion, points and times."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pyrite import __version__, engine
from pyrite.arena.beliefs import Belief, Judged, judge
from pyrite.arena.deals import DwarfsDeal
from pyrite.arena.figures import CHARACTERS, Pace, dwarfs_cell, pace
from pyrite.arena.league import GAME_OF, PLAYERS, League, Outcome, Teams, pairs_of, rows_of, twos_of
from pyrite.arena.move_times import Thinking
from pyrite.arena.ratings import Mixed, Rating, ratings
from pyrite.arena.statistics import Mean, Share, bootstrap, share

ANCHOR = "scout"  # has the rating 0, if it plays
ALL = 0  # players: of every number together


class Team(msgspec.Struct, frozen=True):
    """How often the miners of one bot win against the saboteurs of another."""

    players: int  # ALL: of every number
    dealt: int | None  # saboteurs; None: any number
    miners: str
    saboteurs: str
    deals: int
    won: Share


class Against(msgspec.Struct, frozen=True):
    """By how much one bot does better than another on the same deals, at the same places."""

    players: int
    a: str
    b: str
    digging: Mean | None  # more miners' wins against the same saboteurs, on average over all of them
    sabotaging: Mean | None  # fewer miners' wins of the same miners


class Sided(msgspec.Struct, frozen=True):
    """The Lost Mines: points a round of two bots in the same seats."""

    players: int
    a: str
    b: str
    a_points: Mean | None
    b_points: Mean | None
    difference: Mean | None


class Rated(msgspec.Struct, frozen=True):
    """A bot's ratings."""

    bot: str
    rating: Rating


class Seen(msgspec.Struct, frozen=True):
    """How good a bot's suspicion is, by what it was about: all rounds, blatant or sly saboteurs; or a character."""

    game: str
    bot: str
    about: str
    judged: Judged


class Standings(msgspec.Struct, frozen=True):
    """Everything that is known of a league."""

    league: League
    version: str
    build: str
    teams: list[Team]
    against: list[Against]
    rated: list[Rated]
    sided: list[Sided]
    seen: list[Seen]
    thinking: dict[str, Pace]  # by game and bot

    def to_data(self) -> dict[str, Any]:
        """The figures as data, what was played first."""
        data = msgspec.to_builtins(self, str_keys=True)
        return {**data.pop("league"), "command": self.league.command, **data}


def standings(league: League, outcomes: Sequence[Outcome]) -> Standings:
    """The figures of all that was played; the order in which it was does not matter."""
    outcomes = sorted(outcomes, key=lambda one: (one.batch.kind, one.batch.players, one.batch.deals))
    bots = league.bots.get("saboteur", ())
    mixed: list[Mixed] = list(rows_of(outcomes, "mixed"))
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    found = ratings(mixed, len(bots), anchor) if mixed else []
    return Standings(
        league,
        __version__,
        engine.build(),
        _teams(outcomes, bots),
        _against(outcomes, bots),
        [Rated(name, one) for name, one in zip(bots, found, strict=False)],
        _sided(outcomes, league.bots.get("lost-mines", ())),
        _seen(outcomes),
        _paces(outcomes),
    )


def _counts(kind: str, outcomes: Sequence[Outcome]) -> list[tuple[int, list[Any]]]:
    """The results of a kind, of all numbers of players together and then of each."""
    by_players = [(players, list(rows_of(outcomes, kind, players))) for players in PLAYERS[GAME_OF[kind]]]
    return [row for row in [(ALL, list(rows_of(outcomes, kind))), *by_players] if row[1]]


def _teams(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Team]:
    found = []
    for players, deals in _counts("teams", outcomes):
        for dealt in (None, *sorted({deal.saboteurs for deal in deals if players != ALL})):
            these = [deal for deal in deals if dealt in (None, deal.saboteurs)]
            for place, pair in enumerate(pairs_of(bots)):
                won = share(sum(deal.won[place] for deal in these), len(these))
                found.append(Team(players, dealt, *pair, len(these), won))
    return found


def _against(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Against]:
    return [
        Against(players, a, b, *(bootstrap((_more(deal, bots, a, b, digs), 1) for deal in deals) for digs in (1, 0)))
        for players, deals in _counts("teams", outcomes)
        for b, a in twos_of(bots)
    ]


def _more(deal: Teams, bots: Sequence[str], a: str, b: str, digs: int) -> float:
    """By how much A does better than B in a deal, as miners or as saboteurs, on average over all opponents."""
    won = dict(zip(pairs_of(bots), deal.won, strict=True))
    if digs:
        return sum(won[a, other] - won[b, other] for other in bots) / len(bots)
    return sum(won[other, b] - won[other, a] for other in bots) / len(bots)


def _sided(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Sided]:
    found = []
    for players, deals in _counts("sides", outcomes):
        for place, (b, a) in enumerate(twos_of(bots)):
            pairs: list[DwarfsDeal] = [deal.pairs[place] for deal in deals]
            cell = dwarfs_cell([_turned(pair) for pair in pairs], CHARACTERS)
            found.append(Sided(players, a, b, cell.a, cell.b, cell.difference))
    return found


def _turned(deal: DwarfsDeal) -> DwarfsDeal:
    """The later bot of a league, which is the stronger one, is compared with the earlier."""
    return DwarfsDeal(deal.number, deal.characters, deal.b, deal.a)


def _seen(outcomes: Sequence[Outcome]) -> list[Seen]:
    beliefs: dict[str, Belief] = {}
    for outcome in outcomes:
        for key, belief in outcome.beliefs.items():
            beliefs.setdefault(key, Belief()).merge(belief)
    found = []
    for key, belief in sorted(beliefs.items()):
        game, bot, about = key.split(" ")
        if judged := judge(belief):
            found.append(Seen(game, bot, about, judged))
    return found


def _paces(outcomes: Sequence[Outcome]) -> dict[str, Pace]:
    times: dict[str, Thinking] = {}
    for outcome in outcomes:
        for key, thinking in outcome.thinking.items():
            times.setdefault(key, Thinking()).merge(thinking)
    return {key: pace(times[key]) for key in sorted(times)}
