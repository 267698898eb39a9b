"""Lessons: every step can be done, what is wrong in it is wrong by a rule, and the texts are there."""

import pytest

from pyrite import lessons
from pyrite.lessons import LessonTask

pytestmark = pytest.mark.once

STEPS = [(game, step) for game in lessons.lessons() for step in lessons.lesson(game)]
NAMES = [f"{game}-{step.name}" for game, step in STEPS]


@pytest.mark.parametrize("game", lessons.lessons())
def test_a_lesson_has_about_ten_steps_of_different_names(game: str) -> None:
    names = [step.name for step in lessons.lesson(game)]
    assert 8 <= len(names) <= 11
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


def test_the_gold_lesson_ends_at_the_gold() -> None:
    step = next(step for step in lessons.lesson("saboteur") if step.name == "gold")
    kinds = [event.kind for event in lessons.attempt("saboteur", step, step.right[0]).events]
    assert "revealed" in kinds
    assert "round_ended" in kinds


def test_the_mine_lesson_brings_a_treasure() -> None:
    step = next(step for step in lessons.lesson("lost-mines") if step.name == "mine")
    kinds = [event.kind for event in lessons.attempt("lost-mines", step, step.right[0]).events]
    assert {"walked", "revealed", "your_treasure"} <= set(kinds)


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
