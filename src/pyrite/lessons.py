"""Lessons: a game learned step by step, on real positions, by trying.

A step is a position, what should be done in it, and what can be tried though the rules forbid it. Everything that is
said is a text of the reader's language, by the name of the step: `lesson-GAME-STEP-text`. What is said about a legal
move that is not wanted depends on its kind: `lesson-GAME-STEP-other`, or another answer that the step names.
"""

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Literal

import msgspec

from pyrite.core.illegal import IllegalAction
from pyrite.core.interned import Interned
from pyrite.game import GAMES, AnyState, AnyView, Event, game


class LessonTask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: the position as text without the game's name, what is right, what more can be tried, the answers."""

    name: str
    rule: str  # where to read more
    position: str
    right: tuple[str, ...]
    tries: tuple[str, ...] = ()  # against the rules, and worth knowing why
    answers: dict[str, tuple[str, ...]] = {}  # to the legal moves of each pattern; the first that fits

    def answer(self, action: str) -> str | None:
        """The name of the text that answers a legal move that is not wanted; None for that of its kind in the game."""
        fitting = (name for name, moves in self.answers.items() if any(fnmatchcase(action, move) for move in moves))
        return next(fitting, None)


class TryResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a try."""

    result: Literal["right", "other", "illegal"]  # what was wanted; legal, yet not that; against the rules
    why: IllegalAction | None = None
    answer: str | None = None  # what is said about another legal move, if the step has an answer of its own
    view: AnyView | None = None  # after it, of the learner
    events: tuple[Event, ...] = ()  # that the learner sees


LEARNER = 0  # the seat through which a lesson is seen


@cache
def lesson(name: str) -> tuple[LessonTask, ...]:
    """The steps of a game's lesson; ValueError if there is no such game."""
    text = game(name).lesson()
    if text is None:
        raise ValueError(f"there is no lesson for {name}")
    steps: list[LessonTask] = msgspec.convert(tomllib.loads(text)["steps"], list[LessonTask])
    return tuple(steps)


def lessons() -> tuple[str, ...]:
    """The games that can be learned."""
    return tuple(name for name, a_game in GAMES.items() if a_game.lesson() is not None)


def position(name: str, step: LessonTask) -> AnyState:
    """The state in which a step begins."""
    return GAMES[name].parse_state(f"{name} {step.position}")


def choices(name: str, step: LessonTask) -> Sequence[Interned]:
    """What can be tried: everything legal, which the page offers, and what the step adds."""
    parse = GAMES[name].parse_action
    return [*position(name, step).legal(), *map(parse, step.tries)]


def attempt(name: str, step: LessonTask, action: str) -> TryResult:
    """Tries an action; ValueError if it is none. What chance has to draw is always the same."""
    state = position(name, step)
    try:
        happened = [*state.play(GAMES[name].parse_action(action))]
    except IllegalAction as why:
        return TryResult(result="illegal", why=why)
    while state.tickets():
        happened += state.draw(state.drawn_by(0))
    heard = tuple([event for event in happened if event.is_for(LEARNER)])
    result: Literal["right", "other"] = "right" if action in step.right else "other"
    answer = step.answer(action) if result == "other" else None
    return TryResult(result=result, answer=answer, view=state.view(LEARNER), events=heard)
