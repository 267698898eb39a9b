"""A league: every bot against every other, in both games, at every number of players, and mixed at one table.

The work is cut into batches of a few deals, of four kinds:

- ``teams`` (Saboteur): each deal once for every pair of bots, all miners by the first, all saboteurs by the second.
- ``mixed`` (Saboteur): each deal once, every seat by a bot drawn for it; ratings come from these.
- ``eyes`` (Saboteur): miners by each bot against saboteurs who hide nothing, do nothing, or hide, to judge suspicion.
- ``sides`` (The Lost Mines): each deal twice for every two bots, as `pyrite match` plays them.

What each bot suspects is asked at its last decision of a round, when all is done and nothing is shown yet.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pyrite.arena.beliefs import Belief
from pyrite.arena.deals import DwarfsDeal, Table, dealt, is_second, play_out, roles
from pyrite.arena.move_times import Thinking
from pyrite.arena.ratings import Mixed
from pyrite.bots import bot, check_plays
from pyrite.game import game

PLAYERS = {"saboteur": tuple(range(3, 11)), "lost-mines": tuple(range(3, 10))}
SIGHTED = 5  # players at the tables where suspicion is judged
HIDING = {"blatant": "digger:loud", "idle": "digger:sly", "sly": "detective:sly"}  # whom it is judged by


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
GAME_OF = {"teams": "saboteur", "mixed": "saboteur", "eyes": "saboteur", "sides": "lost-mines"}


class Batch(msgspec.Struct, frozen=True):
    """A few deals of one kind with so many players: what one process plays at a time."""

    kind: str
    players: int
    deals: tuple[int, ...]


class Teams(msgspec.Struct, frozen=True, tag="teams"):
    """A deal for every pair of bots: how many saboteurs, and whether the miners won, pair by pair."""

    number: int
    saboteurs: int
    won: tuple[bool, ...]


class Sides(msgspec.Struct, frozen=True, tag="sides"):
    """A deal of The Lost Mines for every two bots: the same seats with the one and with the other."""

    number: int
    pairs: tuple[DwarfsDeal, ...]


class MixedDeal(Mixed, frozen=True, tag="mixed"):
    """A round with mixed seats."""


class Eyes(msgspec.Struct, frozen=True, tag="eyes"):
    """A deal at which only suspicion is judged."""

    number: int


class Outcome(msgspec.Struct, frozen=True):
    """What came of a batch; beliefs are by bot and what they are about, times by bot."""

    batch: Batch
    results: list[Teams | MixedDeal | Sides | Eyes]
    beliefs: dict[str, Belief]
    thinking: dict[str, Thinking]


def batches(league: League) -> list[Batch]:
    """All the work of a league, always cut in the same way."""
    found = []
    for kind, deals in league.deals.items():
        counts = (SIGHTED,) if kind == "eyes" else PLAYERS[GAME_OF[kind]]
        for players in counts:
            size = A_BATCH[kind]
            found += [
                Batch(kind, players, tuple(range(first, min(first + size, deals)))) for first in range(0, deals, size)
            ]
    return found


def pairs_of(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every bot as miners against every bot as saboteurs."""
    return [(miners, saboteurs) for miners in bots for saboteurs in bots]


def twos_of(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two bots once."""
    return [(one, other) for place, one in enumerate(bots) for other in bots[place + 1 :]]


def play_batch(league: League, batch: Batch) -> Outcome:
    """Plays the deals of a batch."""
    room = Room(league, batch)
    results = [_PLAYED[batch.kind](room, number) for number in batch.deals]
    return Outcome(batch, results, room.beliefs, room.thinking)


class Room:
    """Where a batch is played, and what is noted beside the results."""

    def __init__(self, league: League, batch: Batch) -> None:
        """Nothing has been played."""
        self.league = league
        self.batch = batch
        self.game = GAME_OF[batch.kind]
        self.bots = league.bots[self.game]
        self.beliefs: dict[str, Belief] = {}
        self.thinking: dict[str, Thinking] = {}

    def lay_out(self, number: int) -> Table:
        """A deal, about to be played; the same one however often it is laid out."""
        a_game = game(self.game)
        options = a_game.options_from({"players": self.batch.players, "rounds": 1})
        return dealt(a_game, options, self.seed(number))

    def seed(self, number: int) -> str:
        """What decides a deal, and the bots at it."""
        return f"{self.league.seed}/{self.batch.kind}/{self.batch.players}/{number}"

    def play(self, table: Table, names: Sequence[str], number: int, against: str = "") -> None:
        """Plays a table out with these bots; what they suspect in the end is noted, `against` whom."""
        seed = self.seed(number)
        bots = [bot(name, seed=f"{seed}/seat {seat}") for seat, name in enumerate(names)]
        thinking = [self.thinking.setdefault(f"{self.game} {name}", Thinking()) for name in names]
        truly = roles(table)
        try:
            last = play_out(table, bots, thinking)
            for seat, view in last.items():
                if truly[seat] != "saboteur" or self.game != "saboteur":
                    self._note(names[seat], against, bots[seat].suspicion(view), truly)
        except Exception as error:
            who = ", ".join(names)
            raise RuntimeError(f"{self.game}, {len(names)} players, deal {seed}, {who}: {error!r}") from error

    def _note(self, name: str, against: str, thought: Sequence[Any], truly: Sequence[str]) -> None:
        """In Saboteur whether a seat is a saboteur, in The Lost Mines each character."""
        for one in thought:
            for role, chance in one.chances.items():
                if self.game != "saboteur" or role == "saboteur":
                    key = f"{self.game} {name} {against or role}"
                    self.beliefs.setdefault(key, Belief()).add(chance, truly[one.seat] == role)


def _teams(room: Room, number: int) -> Teams:
    won, saboteurs = [], 0
    for miners, sabotage in pairs_of(room.bots):
        table = room.lay_out(number)
        second = is_second(table)
        room.play(table, [sabotage if is_saboteur else miners for is_saboteur in second], number)
        won.append(table.view(None).ending == "miners")
        saboteurs = sum(second)
    return Teams(number, saboteurs, tuple(won))


def _mixed(room: Room, number: int) -> MixedDeal:
    table = room.lay_out(number)
    rng = random.Random(f"{room.seed(number)}/seats")
    bots = tuple(rng.randrange(len(room.bots)) for _ in range(room.batch.players))
    second = tuple(is_second(table))
    room.play(table, [room.bots[one] for one in bots], number)
    return MixedDeal(number, bots, second, table.view(None).ending == "miners")


def _eyes(room: Room, number: int) -> Eyes:
    for how, saboteur in HIDING.items():
        for miners in room.bots:
            table = room.lay_out(number)
            names = [saboteur if is_saboteur else miners for is_saboteur in is_second(table)]
            room.play(table, names, number, how)
    return Eyes(number)


def _sides(room: Room, number: int) -> Sides:
    return Sides(number, tuple(_two_sides(room, number, *two) for two in twos_of(room.bots)))


def _two_sides(room: Room, number: int, one: str, other: str) -> DwarfsDeal:
    points: dict[str, list[int]] = {one: [0] * room.batch.players, other: [0] * room.batch.players}
    for blue, yellow in ((one, other), (other, one)):
        table = room.lay_out(number)
        names = [yellow if second else blue for second in is_second(table)]
        room.play(table, names, number)
        for seat, (name, score) in enumerate(zip(names, table.scores, strict=True)):
            points[name][seat] = score
    return DwarfsDeal(number, tuple(roles(room.lay_out(number))), tuple(points[one]), tuple(points[other]))


_PLAYED: dict[str, Any] = {"teams": _teams, "mixed": _mixed, "eyes": _eyes, "sides": _sides}


def check(league: League) -> None:
    """ValueError if a bot of the league does not exist or does not play its game."""
    for a_game, names in league.bots.items():
        for name in names:
            bot(name)
            check_plays(name, a_game)
        if len(set(names)) < 2:
            raise ValueError(f"a league of {a_game} needs two bots or more")


def whole_batch(outcome: Outcome) -> Batch | None:
    """The batch that an outcome is of; None if it is not whole."""
    return outcome.batch if [one.number for one in outcome.results] == list(outcome.batch.deals) else None


def rows_of(outcomes: Sequence[Outcome], kind: str, players: int | None = None) -> Iterator[Any]:
    """All results of a kind, of a number of players or of all."""
    for outcome in outcomes:
        if outcome.batch.kind == kind and players in (None, outcome.batch.players):
            yield from outcome.results
