"""Hindsight: a finished game read again, with what the strongest bot would have thought of everyone at each step.

Steps count as in a replay: 0 is the deal, then one for each decision. Suspicion is public: what a spectator could have
thought before the roles were turned up.
"""

import contextlib
import os
import sys
from collections.abc import Sequence

import msgspec

from pyrite import record
from pyrite.bots import Suspicion, bot
from pyrite.game import AnyGame, AnyView, Event, Options, TurningPoint
from pyrite.match import replay
from pyrite.record import Step

VERSION = 4  # of the result; what another version stored is computed again
MOST_SWINGS = 6  # shown for each round
LEAST_SWING = 0.05  # of probability
MOST_GROUNDS = 2  # shown for each seat


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that changed how much a player could be suspected: not to have the first of the roles, a good one."""

    step: int
    seat: int  # who was suspected
    before: float
    after: float


class RoundHindsight(msgspec.Struct, frozen=True, kw_only=True):
    """A round, read again."""

    round: int
    first: int  # the step with which it was dealt
    ended: int  # the step with which it ended
    ending: str
    roles: tuple[str, ...]  # the truth, by seat
    chances: tuple[tuple[tuple[float, ...], ...], ...]  # by step from `first` on, by seat, by role
    swings: tuple[Swing, ...]  # the largest, in the order of play
    grounds: tuple[
        tuple[int, ...], ...
    ]  # by seat: the steps that spoke most for what could be thought of it at the end
    reads: tuple[float, ...]  # by seat: how likely it could think, at the end, what the others really were
    turning: TurningPoint | None


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """A game, read again."""

    version: int
    reader: str
    roles: tuple[str, ...]  # what can be suspected, in the order of the chances
    rounds: tuple[RoundHindsight, ...]


class _Round:
    """What is noted of a round while it is played again."""

    def __init__(self, number: int, first: int) -> None:
        self.number = number
        self.first = first
        self.ended = -1
        self.ending = ""
        self.roles: list[str] = []
        self.events: list[tuple[int, Event]] = []  # the public ones, each with its step
        self.opened: AnyView | None = None  # everything, as it was dealt
        self.chances: list[tuple[tuple[float, ...], ...]] = []
        self.reads: tuple[float, ...] = ()
        self.grounds: tuple[tuple[int, ...], ...] = ()

    def hear(self, a_game: AnyGame, step: int, event: Event) -> None:
        self.events.append((step, event))
        if (ending := a_game.ending_of(event)) is not None:
            self.ended, self.ending = step, ending
        elif (role := a_game.shown_role(event)) is not None:
            self.roles.append(role)


def strongest(a_game: AnyGame) -> str:
    """The bot that reads games of this kind: its strongest one."""
    return list(a_game.levels())[-1]


def read_again(text: str, reader: str | None = None) -> Hindsight:
    """What a record shows in hindsight; RecordError if it cannot be read."""
    a_game, options, steps = record.read(text)
    reader = reader or strongest(a_game)
    dealt = _rounds(a_game, options, steps)
    rounds = [one for one in dealt if one.ending]
    public = [step for one in dealt for step, _ in one.events]  # the step of every event that a spectator sees
    mind = bot(reader, seed=0)
    for step, (match, _, _) in enumerate(replay(a_game, options, steps)):
        for one in rounds:
            if one.first <= step < one.ended:
                one.opened = one.opened or a_game.open_view(match.state)
                thoughts = mind.suspicion(match.view(None))
                one.chances.append(_chances(thoughts, a_game.roles))
            if step == one.ended - 1:
                one.grounds = tuple([_grounds(thought, public) for thought in thoughts])
                seats = range(options.players)
                one.reads = tuple([_read(mind.suspicion(match.view(seat)), one.roles) for seat in seats])
    found = tuple([_finished(a_game, one) for one in rounds])
    return Hindsight(version=VERSION, reader=reader, roles=a_game.roles, rounds=found)


def _rounds(a_game: AnyGame, options: Options, steps: Sequence[Step]) -> list[_Round]:
    """The rounds of a game, with when they began and ended and what everyone saw."""
    rounds: list[_Round] = []
    for step, (_, _, happened) in enumerate(replay(a_game, options, steps)):
        for event in happened:
            if event.kind == "round_began":
                rounds.append(_Round(len(rounds) + 1, step))
            if event.audience is None:
                rounds[-1].hear(a_game, step, event)
    return rounds


def _chances(thoughts: Sequence[Suspicion], roles: Sequence[str]) -> tuple[tuple[float, ...], ...]:
    return tuple([tuple([round(thought.chances[role], 4) for role in roles]) for thought in thoughts])


def _grounds(thought: Suspicion, public: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({public[reason.event] for reason in thought.grounds(MOST_GROUNDS)}))


def _read(thoughts: Sequence[Suspicion], truth: Sequence[str]) -> float:
    """How much of its belief a seat could put on what the others really are."""
    belief: float = sum(thought.chances[truth[thought.seat]] for thought in thoughts)
    return round(belief / len(thoughts), 4)


def _finished(a_game: AnyGame, one: _Round) -> RoundHindsight:
    turning = None if one.opened is None else a_game.turning_point(one, one.events, one.opened)
    return RoundHindsight(
        round=one.number,
        first=one.first,
        ended=one.ended,
        ending=one.ending,
        roles=tuple(one.roles),
        chances=tuple(one.chances),
        swings=_swings(one),
        grounds=one.grounds,
        reads=one.reads,
        turning=turning,
    )


def _swings(one: _Round) -> tuple[Swing, ...]:
    """The decisions that most changed how much a player could be suspected."""
    found: list[Swing] = []
    for place in range(1, len(one.chances)):
        for seat, (before, after) in enumerate(zip(one.chances[place - 1], one.chances[place], strict=True)):
            suspicions = {"before": round(1 - before[0], 4), "after": round(1 - after[0], 4)}
            found.append(Swing(step=one.first + place, seat=seat, **suspicions))
    largest = sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:MOST_SWINGS]
    worth = [swing for swing in largest if abs(swing.after - swing.before) >= LEAST_SWING]
    return tuple(sorted(worth, key=lambda swing: swing.step))


def main() -> None:
    """Reads a record from its input and prints its hindsight as JSON, with low priority."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    sys.stdout.buffer.write(msgspec.json.encode(read_again(sys.stdin.read())))


if __name__ == "__main__":
    main()
