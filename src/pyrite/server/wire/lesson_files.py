"""A lesson as a file, with what comes of every try: `python -m pyrite.server.wire.lesson_files GAME`.

The page's build takes it along, so that lessons work without a server while the page does not contain any rules.
"""

import sys

import msgspec
from msgspec import UNSET

from pyrite import lessons
from pyrite.server.messages import AttemptResult, Lesson
from pyrite.server.wire.lessons import attempted, lesson_of


class LessonFile(msgspec.Struct, frozen=True):
    """The steps of a lesson, and for each of them the answers to all tries, by action."""

    lesson: Lesson
    answers: tuple[dict[str, AttemptResult], ...]


def lesson_file(game: str) -> LessonFile:
    """A lesson with all answers; what is not among them is against the rules."""
    steps = lessons.lesson(game)
    return LessonFile(lesson_of(game), tuple([_answers(game, step) for step in steps]))


def _answers(game: str, step: lessons.LessonTask) -> dict[str, AttemptResult]:
    answers = {action.text: attempted(game, step, action.text) for action in lessons.choices(game, step)}
    return {
        action: answer if answer.result == "right" else msgspec.structs.replace(answer, view=UNSET, events=UNSET)
        for action, answer in answers.items()
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(lesson_file(sys.argv[1])))
