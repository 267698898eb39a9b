"""How the points of a round are explained (L7.3 to L7.6): the steps lead to the points that the engine gives."""

import random

import pytest

import pyrite
from pyrite.core.score_steps import ScoreStep
from pyrite.games.lost_mines.rules.score_steps import score_steps

from .forest import end_by_vote, play, position


def sums(steps: tuple[ScoreStep, ...], players: int) -> list[int]:
    """What everybody has after all steps."""
    return [sum(step.points for step in steps if seat in step.seats) for seat in range(players)]


def steps_of(text: str) -> tuple[ScoreStep, ...]:
    """The steps when the round ends as this position stands."""
    return score_steps(end_by_vote(position(f"rounds=1 {text}")))


def test_L7_7_the_worked_example_of_the_books_step_by_step():
    state = position(
        "players=6 rounds=1 dwarfs=yL,yL,bL,bL,yS,bO "
        "treasures=gems5>0,gems3>1,silver2>2,silver2>3,gold4>4,gold3 dragon=3 "
        "mines=silver,GOLD:NSW,gems,dragon at=1,4/1,4/1,2/1,2/1,4/9,2 hands=-/-/-/-/-/NE turn=5"
    )
    steps = score_steps(play(state, "discard:NE", "stay"))
    assert steps == (
        ScoreStep(what="selfish", seats=(5,), points=3),
        ScoreStep(what="side", side="blue", seats=(2, 3, 4), points=2, sum=8),
        ScoreStep(what="rest", side="blue", seats=(4,), points=2, sum=2, best=4),
        ScoreStep(what="side", side="yellow", seats=(0, 1), points=4, sum=8),
        ScoreStep(what="dragon", seats=(3,), points=-2),
    )
    assert sums(steps, 6) == [4, 4, 2, 0, 4, 3]


def test_L7_5_what_cannot_be_split_is_lost():
    steps = steps_of(
        "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO treasures=silver2>0,silver2>1,gold3>0,gold3>1,gems4"
    )
    lost = [step for step in steps if step.what == "lost"]
    assert lost == [ScoreStep(what="lost", side="blue", sum=1, best=3)]


def test_L7_5_the_rest_is_for_the_best_treasure_even_if_another_brought_more():
    steps = steps_of(
        "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO treasures=gold4>0,silver3>1,silver2>1,gold3,gems4"
    )
    assert [step for step in steps if step.side == "blue"] == [
        ScoreStep(what="side", side="blue", seats=(0, 1, 2), points=3, sum=9)
    ]
    steps = steps_of(
        "players=5 hands=NE/-/-/-/- dwarfs=bL,bL,yS,yL,bO treasures=gold4>0,silver1>1,silver2>1,gold3,gems4"
    )
    assert [step for step in steps if step.side == "blue"][1:] == [
        ScoreStep(what="rest", side="blue", seats=(0,), points=1, sum=1, best=4)
    ]


def test_L7_5_a_side_without_members_is_named():
    steps = steps_of("hands=NE/NE/NE dwarfs=bL,yS,yO treasures=gold4>0,gems4>1,gems3")
    assert ScoreStep(what="nobody", side="yellow") in steps


@pytest.mark.parametrize(("treasure", "loss"), [("gems5", [-2]), ("gold2", [-2]), ("silver1", [-1])])
def test_L7_6_the_dragon_takes_no_more_than_there_is(treasure, loss):
    steps = steps_of(f"hands=NE/NE/NE dwarfs=bO,yL,bL dragon=0 treasures={treasure}>0,gems4>1,gems4")
    assert [step.points for step in steps if step.what == "dragon"] == loss


def test_L7_6_a_dragon_that_takes_nothing_is_not_a_step():
    steps = steps_of("hands=NE/NE/NE dwarfs=bO,yL,bL dragon=0 treasures=gems3,gems4>1,gems4>2")
    assert "dragon" not in [step.what for step in steps]


def test_L7_3_nothing_is_explained_before_a_round_ends():
    state = position("hands=NE/NE/NE")
    assert score_steps(play(state, "discard:NE", "stay")) == ()


@pytest.mark.parametrize("players", range(3, 10))
def test_L7_4_the_steps_of_random_games_lead_to_the_points_that_were_given(players):
    dice = random.Random(players)
    for seed in range(4):
        match = pyrite.new("lost-mines", players=players, seed=seed)
        ended = 0
        while match.turn is not None:
            before = len(match.events(None))
            match.play(dice.choice(match.legal()))
            events = match.events(None)[before:]
            scored = {event.seat: event.count for event in events if event.kind == "scored"}
            if scored:
                ended += 1
                assert sums(score_steps(events), players) == [scored[seat] for seat in range(players)]
        assert ended == 2
