"""Who fooled whom: a finished game read again, with what the detective would have thought of everyone at each step.

Steps count as in a replay: 0 is the deal, then one for each decision. Suspicion is public: what a spectator could have
thought before the roles were turned up.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from pyrite import record
from pyrite.bots import bot
from pyrite.games.saboteur.bots.knowledge.deeds import Deeds
from pyrite.games.saboteur.bots.knowledge.goals import CLOSER
from pyrite.match import retold

VERSION = 1  # of what is told; what was stored by another version is made anew
READER = "detective"
ROLES = {"saboteur": ("miner", "saboteur"), "lost-mines": ("loyal", "selfish", "saboteur")}
MOST_SWINGS = 6  # told of a round
LEAST_SWING = 0.05  # of probability
LEAST_TURN = 0.02  # of the potential of the tunnels: less than this turned nothing


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that changed what could be thought of somebody."""

    step: int
    seat: int  # of whom
    role: str  # what became more or less likely
    before: float
    after: float


class RoundRead(msgspec.Struct, frozen=True, kw_only=True):
    """A round, read again."""

    round: int
    first: int  # the step with which it was dealt
    ended: int  # the step with which it ended
    ending: str
    roles: tuple[str, ...]  # the truth, by seat
    chances: tuple[tuple[tuple[float, ...], ...], ...]  # by step from `first` on, by seat, by role
    swings: tuple[Swing, ...]  # the largest, in the order of play
    reads: tuple[float, ...]  # by seat: how likely it could think, at the end, what the others really were
    turning: int | None  # the step that did most for how it ended


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """A game, read again."""

    version: int
    reader: str
    roles: tuple[str, ...]  # what can be suspected, in the order of the chances
    rounds: tuple[RoundRead, ...]


class _Round:
    """What is noted of a round while it is played again."""

    def __init__(self, number: int, first: int) -> None:
        self.number = number
        self.first = first
        self.ended = -1
        self.ending = ""
        self.roles: list[str] = []
        self.told: list[tuple[int, Any]] = []  # public events, each with its step
        self.opened: Any = None  # everything, as it was dealt
        self.chances: list[tuple[tuple[float, ...], ...]] = []
        self.reads: tuple[float, ...] = ()

    def hear(self, step: int, event: Any) -> None:
        self.told.append((step, event))
        if event.kind == "round_ended":
            self.ended, self.ending = step, event.ending
        elif event.kind in ("role_shown", "character_shown"):
            self.roles.append(event.role if event.kind == "role_shown" else event.character)


def read_again(text: str, reader: str = READER) -> Hindsight:
    """What a record shows in hindsight; RecordError if it cannot be read."""
    a_game, options, steps = record.read(text)
    roles = ROLES[a_game.name]
    rounds = [one for one in _rounds(a_game, options, steps) if one.ending]
    opened = import_module(f"{a_game.state.__module__.rpartition('.')[0]}.open_view").opened
    mind = bot(reader, seed=0)
    for step, (match, _, _) in enumerate(retold(a_game, options, steps)):
        for one in rounds:
            if one.first <= step < one.ended:
                one.opened = one.opened or opened(match.state)
                one.chances.append(_chances(mind.suspicion(match.view(None)), roles))
            if step == one.ended - 1:
                seats = range(options.players)
                one.reads = tuple([_read(mind.suspicion(match.view(seat)), one.roles) for seat in seats])
    return Hindsight(version=VERSION, reader=reader, roles=roles, rounds=tuple([_told(one, roles) for one in rounds]))


def _rounds(a_game: Any, options: Any, steps: Sequence[Any]) -> list[_Round]:
    """The rounds of a game, with when they began and ended and what everyone was told."""
    rounds: list[_Round] = []
    for step, (_, _, happened) in enumerate(retold(a_game, options, steps)):
        for event in happened:
            if event.kind == "round_began":
                rounds.append(_Round(event.round, step))
            if event.audience is None:
                rounds[-1].hear(step, event)
    return rounds


def _chances(thoughts: Sequence[Any], roles: Sequence[str]) -> tuple[tuple[float, ...], ...]:
    return tuple([tuple([round(thought.chances[role], 4) for role in roles]) for thought in thoughts])


def _read(thoughts: Sequence[Any], truth: Sequence[str]) -> float:
    """How much of its belief a seat could put on what the others really are."""
    belief: float = sum(thought.chances[truth[thought.seat]] for thought in thoughts)
    return round(belief / len(thoughts), 4)


def _told(one: _Round, roles: Sequence[str]) -> RoundRead:
    return RoundRead(
        round=one.number,
        first=one.first,
        ended=one.ended,
        ending=one.ending,
        roles=tuple(one.roles),
        chances=tuple(one.chances),
        swings=_swings(one, roles),
        reads=one.reads,
        turning=_turning_of_tunnels(one) if "miner" in roles else _turning_of_treasures(one),
    )


def _swings(one: _Round, roles: Sequence[str]) -> tuple[Swing, ...]:
    """The decisions that changed most what could be thought of somebody; of each, the role that changed most."""
    found: list[Swing] = []
    for place in range(1, len(one.chances)):
        for seat, (before, after) in enumerate(zip(one.chances[place - 1], one.chances[place], strict=True)):
            role = max(range(len(roles)), key=lambda number: (round(abs(after[number] - before[number]), 3), number))
            swing = Swing(step=one.first + place, seat=seat, role=roles[role], before=before[role], after=after[role])
            found.append(swing)
    largest = sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:MOST_SWINGS]
    worth = [swing for swing in largest if abs(swing.after - swing.before) >= LEAST_SWING]
    return tuple(sorted(worth, key=lambda swing: swing.step))


def _turning_of_tunnels(one: _Round) -> int | None:
    """Saboteur: what brought the tunnels nearest to the gold, or took them furthest from it."""
    gold = [goal.treasure for goal in one.opened.goals].index("gold")
    deeds = Deeds(len(one.roles))
    for step, event in one.told:
        deeds.read(step, event)
    side = 1 if one.ending == "miners" else -1
    gains = [(side * (CLOSER ** deed.after[gold] - CLOSER ** deed.before[gold]), deed.event) for deed in deeds.done]
    gain, step = max(gains, default=(0.0, 0))
    return step if gain >= LEAST_TURN else None


def _turning_of_treasures(one: _Round) -> int | None:
    """The Lost Mines: when the most valuable treasure was taken."""
    values = {event.which: event.value for _, event in one.told if event.kind == "treasure_shown"}
    taken = [(values[event.which], step) for step, event in one.told if event.kind == "took"]
    return max(taken)[1] if taken else None
