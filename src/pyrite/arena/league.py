"""A league: every bot against every other, in every game, at every number of players, and mixed at one table.

The work is cut into batches of a few deals, of four kinds. In games won by teams:

- ``teams``: each deal once for every pair of bots, the first team by one of them, the second by the other.
- ``mixed``: each deal once, every seat by a bot drawn for it; ratings come from these.
- ``eyes``: the first team by each bot against a second team that hides in several ways, to judge suspicion.

In games of points:

- ``sides``: each deal twice for every two bots, as `pyrite match` plays them.

What each bot suspects is asked at its last decision of a round, when all is done and nothing is shown yet.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from pyrite.arena.beliefs import Belief
from pyrite.arena.deals import PairedMatch, PointsDeal, dealt, first_team_won, is_second, play_out, roles
from pyrite.arena.move_times import Thinking
from pyrite.arena.ratings import MixedRound
from pyrite.bots import Suspicion, bot, check_plays
from pyrite.game import AnyGame, game


class League(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays, and how much; the same league always has the same results."""

    bots: dict[str, tuple[str, ...]]  # by game
    deals: dict[str, int]  # by kind of batch, for each number of players
    seed: int = 0
    name: str = "quick"
    options: tuple[str, ...] = ()  # of the command beside the name and the seed

    @property
    def command(self) -> str:
        """The command that plays this league."""
        return " ".join(["pyrite league", f"--{self.name}", *self.options, f"--seed {self.seed}"])


QUICK = {"teams": 12, "mixed": 100, "eyes": 50, "sides": 6}
FULL = {"teams": 100, "mixed": 1000, "eyes": 500, "sides": 50}
A_BATCH = {"teams": 2, "mixed": 20, "eyes": 10, "sides": 2}


def kinds_of(a_game: AnyGame) -> tuple[str, ...]:
    """The kinds of batches in which a game is played."""
    if not a_game.is_won_by_teams:
        return ("sides",)
    return ("teams", "mixed", "eyes") if a_game.suspects else ("teams", "mixed")


class LeagueChunk(msgspec.Struct, frozen=True):
    """A few deals of one kind with so many players: what one process plays at a time."""

    game: str
    kind: str
    players: int
    deals: tuple[int, ...]


class Teams(msgspec.Struct, frozen=True, tag="teams"):
    """A deal for every pair of bots: the size of the second team, and whether the first won, pair by pair."""

    number: int
    second: int
    won: tuple[bool, ...]


class Sides(msgspec.Struct, frozen=True, tag="sides"):
    """A deal for every two bots: the same seats with the one and with the other."""

    number: int
    pairs: tuple[PointsDeal, ...]


class MixedDeal(MixedRound, frozen=True, tag="mixed"):
    """A round with mixed seats."""


class SuspicionDeal(msgspec.Struct, frozen=True, tag="eyes"):
    """A deal at which only suspicion is judged."""

    number: int


Result: TypeAlias = Teams | MixedDeal | Sides | SuspicionDeal
R = TypeVar("R", Teams, MixedDeal, Sides)


class Outcome(msgspec.Struct, frozen=True):
    """The result of a batch; beliefs are by bot and what they are about, times by bot."""

    batch: LeagueChunk
    results: list[Result]
    beliefs: dict[str, Belief]
    thinking: dict[str, Thinking]


def batches(league: League) -> list[LeagueChunk]:
    """All the work of a league, always cut in the same way."""
    found = []
    for kind, deals in league.deals.items():
        size = A_BATCH[kind]
        cuts = [tuple(range(first, min(first + size, deals))) for first in range(0, deals, size)]
        for a_game in map(game, league.bots):
            if kind in kinds_of(a_game):
                counts = (a_game.usual_players,) if kind == "eyes" else a_game.players
                found += [LeagueChunk(a_game.name, kind, players, cut) for players in counts for cut in cuts]
    return found


def pairs_of(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot as the first team against every bot as the second."""
    return [(first, second) for first in bots for second in bots]


def twos_of(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every pair of bots once."""
    return [(one, other) for place, one in enumerate(bots) for other in bots[place + 1 :]]


def play_batch(league: League, batch: LeagueChunk) -> Outcome:
    """Plays the deals of a batch."""
    room = Room(league, batch)
    results = [_PLAYED[batch.kind](room, number) for number in batch.deals]
    return Outcome(batch, results, room.beliefs, room.thinking)


class Room:
    """Where a batch is played, and what is noted beside the results."""

    def __init__(self, league: League, batch: LeagueChunk) -> None:
        """Start without results."""
        self.league = league
        self.batch = batch
        self.game = game(batch.game)
        self.bots = league.bots[batch.game]
        self.beliefs: dict[str, Belief] = {}
        self.thinking: dict[str, Thinking] = {}

    def lay_out(self, number: int) -> PairedMatch:
        """A deal, about to be played; the same one however often it is laid out."""
        return dealt(self.game, {"players": self.batch.players}, self.seed(number))

    def seed(self, number: int) -> str:
        """What decides a deal, and the bots at it."""
        return f"{self.league.seed}/{self.batch.kind}/{self.batch.players}/{number}"

    def play(self, table: PairedMatch, names: Sequence[str], number: int, against: str = "") -> None:
        """Plays a table out with these bots; what they suspect in the end is noted, `against` whom."""
        seed = self.seed(number)
        bots = [bot(name, seed=f"{seed}/seat {seat}") for seat, name in enumerate(names)]
        thinking = [self.thinking.setdefault(f"{self.game.name} {name}", Thinking()) for name in names]
        truly = roles(table)
        try:
            last = play_out(table, bots, thinking)
            for seat, view in last.items():
                if truly[seat] not in self.game.suspected_roles:
                    self._note(names[seat], against, bots[seat].suspicion(view), truly)
        except Exception as error:
            who = ", ".join(names)
            raise RuntimeError(f"{self.game.name}, {len(names)} players, deal {seed}, {who}: {error!r}") from error

    def _note(self, name: str, against: str, thought: Sequence[Suspicion], truly: Sequence[str]) -> None:
        """Adds the chances that were given to each role that suspicion is about."""
        about = self.game.suspected_roles or self.game.roles
        for one in thought:
            for role, chance in one.chances.items():
                if role in about:
                    key = f"{self.game.name} {name} {against or role}"
                    self.beliefs.setdefault(key, Belief()).add(chance, truly[one.seat] == role)


def _teams(room: Room, number: int) -> Teams:
    won = []
    for pair in pairs_of(room.bots):
        table = room.lay_out(number)
        room.play(table, [pair[second] for second in is_second(table)], number)
        won.append(first_team_won(table))
    return Teams(number, sum(is_second(room.lay_out(number))), tuple(won))


def _mixed(room: Room, number: int) -> MixedDeal:
    table = room.lay_out(number)
    rng = random.Random(f"{room.seed(number)}/seats")
    bots = tuple(rng.randrange(len(room.bots)) for _ in range(room.batch.players))
    second = tuple(is_second(table))
    room.play(table, [room.bots[one] for one in bots], number)
    return MixedDeal(number, bots, second, first_team_won(table))


def _eyes(room: Room, number: int) -> SuspicionDeal:
    for how, suspect in room.game.suspects.items():
        for name in room.bots:
            table = room.lay_out(number)
            room.play(table, [suspect if second else name for second in is_second(table)], number, how)
    return SuspicionDeal(number)


def _sides(room: Room, number: int) -> Sides:
    return Sides(number, tuple(_two_sides(room, number, *two) for two in twos_of(room.bots)))


def _two_sides(room: Room, number: int, one: str, other: str) -> PointsDeal:
    points: dict[str, list[int]] = {one: [0] * room.batch.players, other: [0] * room.batch.players}
    for pair in ((one, other), (other, one)):
        table = room.lay_out(number)
        names = [pair[second] for second in is_second(table)]
        room.play(table, names, number)
        for seat, (name, score) in enumerate(zip(names, table.scores, strict=True)):
            points[name][seat] = score
    return PointsDeal(number, tuple(roles(room.lay_out(number))), tuple(points[one]), tuple(points[other]))


_PLAYED: Mapping[str, Callable[[Room, int], Result]] = {
    "teams": _teams,
    "mixed": _mixed,
    "eyes": _eyes,
    "sides": _sides,
}


def check(league: League) -> None:
    """ValueError if a bot of the league does not exist or does not play its game."""
    for a_game, names in league.bots.items():
        for name in names:
            bot(name)
            check_plays(name, a_game)
        if len(set(names)) < 2:
            raise ValueError(f"a league of {a_game} needs at least two bots")


def whole_batch(outcome: Outcome) -> LeagueChunk | None:
    """The batch that an outcome is of; None if it is not whole."""
    return outcome.batch if [one.number for one in outcome.results] == list(outcome.batch.deals) else None


def rows_of(outcomes: Sequence[Outcome], name: str, kind: type[R], players: int | None = None) -> Iterator[R]:
    """All results of a kind in a game, of a number of players or of all."""
    for outcome in outcomes:
        if outcome.batch.game == name and players in (None, outcome.batch.players):
            yield from (one for one in outcome.results if isinstance(one, kind))
