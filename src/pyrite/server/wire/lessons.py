"""Lessons over HTTP: the steps of a game's lesson, and what comes of a try. Nothing is kept, nothing is secret."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from msgspec import UNSET, Raw

from pyrite import lessons
from pyrite.game import GAMES
from pyrite.server.errors import Declined
from pyrite.server.messages import Attempt, AttemptResult, Code, Lesson, LessonStep, Prompt, RefusalReason
from pyrite.server.tables import table_view
from pyrite.server.wire.http import REFUSALS, json_response

GameAsked = Annotated[str, Parameter(description="The game to learn", pattern="^[a-z-]{1,20}$")]
StepAsked = Annotated[int, Parameter(description="The step, from 0", ge=0, le=99)]

_ENCODER = msgspec.json.Encoder()


def _lesson(game: str) -> tuple[lessons.LessonTask, ...]:
    if game not in lessons.lessons():
        raise Declined(Code.NO_SUCH_PAGE, f"unknown lesson {game!r}: choose one of {', '.join(lessons.lessons())}")
    return lessons.lesson(game)


@get("/lessons/{game:str}", sync_to_thread=False, responses=REFUSALS)
def see_lesson(game: GameAsked) -> Response[Lesson]:
    """How a game is learned, step by step."""
    _lesson(game)
    return json_response(lesson_of(game))


def lesson_of(game: str) -> Lesson:
    """The steps of a lesson, as the learner sees them."""
    return Lesson(tuple([_step(game, step) for step in lessons.lesson(game)]))


def _step(game: str, step: lessons.LessonTask) -> LessonStep:
    view = lessons.position(game, step).view(lessons.LEARNER)
    choices = table_view.choices_of(lessons.position(game, step).legal())
    prompt = Prompt(what=GAMES[game].decisions[view.phase], seat=lessons.LEARNER, since=0, choices=choices)
    return LessonStep(name=step.name, rule=step.rule, view=Raw(view.to_json()), prompt=prompt)


@post("/lessons/{game:str}/{step:int}", status_code=200, sync_to_thread=False, responses=REFUSALS)
def attempt(game: GameAsked, step: StepAsked, data: JSONBody[Attempt]) -> Response[AttemptResult]:
    """Tries an action in a step of a lesson."""
    steps = _lesson(game)
    if step >= len(steps):
        raise Declined(Code.NO_SUCH_PAGE, f"the steps of this lesson are 0 to {len(steps) - 1}")
    try:
        return json_response(attempted(game, steps[step], data.action))
    except ValueError:
        raise Declined(Code.NO_SUCH_ACTION, "there is no such action") from None


def attempted(game: str, step: lessons.LessonTask, action: str) -> AttemptResult:
    """What comes of a try; ValueError if it is not an action."""
    tried = lessons.attempt(game, step, action)
    why = None if tried.why is None else RefusalReason(Code.ILLEGAL, tried.why.reason, tried.why.rule)
    view = UNSET if tried.view is None else Raw(tried.view.to_json())
    events = UNSET if tried.view is None else Raw(_ENCODER.encode(tried.events))
    return AttemptResult(result=tried.result, why=why, answer=tried.answer, view=view, events=events)


HANDLERS = (see_lesson, attempt)
