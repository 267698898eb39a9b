"""Lessons: every step can be done, what is wrong in it is wrong by a rule, and the texts are there."""

from collections import defaultdict

import msgspec
import pytest

from pyrite import lessons, texts
from pyrite.games.lost_mines.rules.events import Event as ForestEvent
from pyrite.lessons import LessonTask
from pyrite.server.messages.views import Choice
from pyrite.server.tables import table_view

pytestmark = pytest.mark.once

STEPS = [(game, step) for game in lessons.lessons() for step in lessons.lesson(game)]
NAMES = [f"{game}-{step.name}" for game, step in STEPS]
TEXTS = {game: texts.plain_texts(game, texts.ENGLISH) for game in lessons.lessons()}


@pytest.mark.parametrize("game", lessons.lessons())
def test_a_lesson_has_about_ten_steps_of_different_names(game: str) -> None:
    names = [step.name for step in lessons.lesson(game)]
    assert 8 <= len(names) <= 12
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_what_is_right_is_legal_and_can_be_done(game: str, step: LessonTask) -> None:
    state = lessons.position(game, step)
    assert state.turn == lessons.LEARNER
    for action in step.right:
        tried = lessons.attempt(game, step, action)
        assert (tried.result, tried.why) == ("right", None)
        assert tried.view is not None
        assert tried.view.seat == lessons.LEARNER
        assert tried.events


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_what_can_be_tried_against_the_rules_is_refused_by_a_rule(game: str, step: LessonTask) -> None:
    for action in step.tries:
        tried = lessons.attempt(game, step, action)
        assert tried.result == "illegal"
        assert tried.why is not None
        assert tried.why.rule[0] == game[0].upper()


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_there_is_something_else_to_try_and_it_is_not_taken_for_right(game: str, step: LessonTask) -> None:
    others = [action.text for action in lessons.choices(game, step) if action.text not in step.right]
    assert others
    assert {lessons.attempt(game, step, action).result for action in others} <= {"other", "illegal"}


def remark(game: str, step: LessonTask, action: str, verb: str) -> str:
    """The text that the page shows about a move that is not wanted."""
    answer = lessons.attempt(game, step, action).answer
    by_kind = f"lesson-{game}-instead-{verb}"
    return by_kind if answer is None and by_kind in TEXTS[game] else f"lesson-{game}-{step.name}-{answer or 'other'}"


@pytest.mark.parametrize(("game", "step"), STEPS, ids=NAMES)
def test_every_other_move_is_answered_by_its_kind(game: str, step: LessonTask) -> None:
    verbs = defaultdict(set)
    choices = msgspec.json.decode(table_view.choices_of(lessons.position(game, step).legal()), type=list[Choice])
    others = [choice for choice in choices if choice.action not in step.right]
    for one in others:
        answer = remark(game, step, one.action, one.verb)
        assert answer in TEXTS[game], f"{one.action} has no answer {answer}"
        if step.answer(one.action) is None:
            verbs[answer].add(one.verb)
    assert all(len(kinds) == 1 for kinds in verbs.values()), dict(verbs)  # of several kinds only if the step says so
    assert {step.answer(one.action) for one in others} >= set(step.answers)  # and no answer is left over


@pytest.mark.parametrize(
    ("name", "answers"),
    {
        "saboteur": {
            "breakC>2": "petr",
            "breakC>0": "own",
            "NESW@7,0": "other",
            "NESW@6,-1": "open",
            "ew@-1,0": "open",
            "pass:ew": "open",
        },
        "rockfall": {"rockfall@4,0": "other", "EW@-1,0": "path", "pass:EW": None},
        "break": {"breakL>0": "own", "breakL>1": "other", "ns@4,1": "path"},
    }.items(),
)
def test_a_mistake_is_answered_for_what_it_is(name: str, answers: dict[str, str | None]) -> None:
    step = next(step for step in lessons.lesson("saboteur") if step.name == name)
    answered = {action: lessons.attempt("saboteur", step, action).answer for action in answers}
    assert {action: answer or "other" for action, answer in answered.items()} == {
        action: answer or "other" for action, answer in answers.items()
    }


def test_what_was_looked_at_stays_marked_in_the_steps_that_follow() -> None:
    for game, look, seen in (("saboteur", "map", "looked=m"), ("lost-mines", "look", "looked=m1")):
        steps = lessons.lesson(game)
        at = next(number for number, step in enumerate(steps) if step.name == look)
        later = [step for step in steps[at + 1 :] if step.name != "saboteur"]  # that is another round
        assert [step.name for step in later if seen not in step.position] == []


def test_the_gold_lesson_ends_at_the_gold() -> None:
    step = next(step for step in lessons.lesson("saboteur") if step.name == "gold")
    kinds = [event.kind for event in lessons.attempt("saboteur", step, step.right[0]).events]
    assert "revealed" in kinds
    assert "round_ended" in kinds


def test_the_mine_lesson_brings_a_treasure() -> None:
    step = next(step for step in lessons.lesson("lost-mines") if step.name == "mine")
    kinds = [event.kind for event in lessons.attempt("lost-mines", step, step.right[0]).events]
    assert {"walked", "revealed", "your_treasure"} <= set(kinds)


def test_the_lesson_on_roles_shows_a_saboteur_of_the_learners_own_clan() -> None:
    step = next(step for step in lessons.lesson("lost-mines") if step.name == "role")
    events = lessons.attempt("lost-mines", step, step.right[0]).events
    look = next(event for event in events if event.kind == "your_look")
    assert isinstance(look, ForestEvent)
    assert (look.character, look.which) == ("saboteur", 2)
    assert "dwarfs=bL,yL,bS " in step.position  # the first and the third are blue


def test_the_lesson_on_the_last_cards_lets_the_learner_walk_and_spending_both_ends_the_round() -> None:
    step = next(step for step in lessons.lesson("lost-mines") if step.name == "last")
    right = lessons.attempt("lost-mines", step, step.right[0])
    assert right.view is not None
    assert right.view.phase == "walk"
    tried = lessons.attempt("lost-mines", step, "discard:NS,EW")
    assert tried.view is not None
    assert (tried.result, tried.view.phase, tried.view.ending) == ("other", "over", "cards")


def test_the_lesson_on_the_vote_asks_the_others() -> None:
    step = next(step for step in lessons.lesson("lost-mines") if step.name == "vote")
    tried = lessons.attempt("lost-mines", step, step.right[0])
    assert tried.view is not None
    assert (tried.view.phase, tried.view.turn) == ("vote", 1)


def test_a_try_changes_nothing_for_the_next() -> None:
    step = lessons.lesson("saboteur")[0]
    before = str(lessons.position("saboteur", step))
    lessons.attempt("saboteur", step, step.right[0])
    assert str(lessons.position("saboteur", step)) == before


def test_there_is_no_lesson_of_another_game() -> None:
    with pytest.raises(ValueError, match="unknown game"):
        lessons.lesson("chess")
