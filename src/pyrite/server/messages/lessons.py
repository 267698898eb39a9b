"""Bodies of HTTP requests and answers about lessons."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pyrite.server.messages.common import GameEvents, GameView, RefusalReason
from pyrite.server.messages.views import Prompt


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson: a real position, and what the rules allow in it."""

    name: str  # its texts are those of `lesson-GAME-NAME`
    rule: str  # where to read more
    view: GameView
    prompt: Prompt


class Lesson(msgspec.Struct, frozen=True):
    """GET /api/lessons/{game}: how a game is learned."""

    steps: tuple[LessonStep, ...]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{game}/{step}: an action that is tried; nothing is kept of it."""

    action: Annotated[str, Meta(min_length=1, max_length=80)]


class AttemptResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it: "right", "other" (legal, yet not what is asked for) or "illegal"; and the table after it."""

    result: str
    why: RefusalReason | None = None
    answer: str | None = None  # the text about something else, if not that of its kind: `lesson-GAME-STEP-ANSWER`
    view: GameView | UnsetType = UNSET
    events: GameEvents | UnsetType = UNSET
