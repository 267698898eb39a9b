"""A game of one decision, to learn quickly: the moment says which row is good, and the critic learns that it wins."""

import random

import numpy

from pyrite.train import network
from pyrite.train.experience import Decisions, PlayedRounds, Task

ROLES = ("left", "right")
CONTEXT_SIZE = CRITIC_SIZE = 2


def first_policy(role):
    return numpy.array([0.5, 0.0, 0.0], numpy.float32)


def play(task: Task) -> PlayedRounds:
    decisions = {}
    positions, ahead = [], []
    won = 0
    for role in ROLES:
        rows, contexts, taken, log_chances, gains = [], [], [], [], []
        for seed in task.seeds:
            rng = random.Random(f"{seed}/{role}")
            good = rng.randrange(2)
            context = numpy.eye(2, dtype=numpy.float32)[good]
            choices = numpy.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]], numpy.float32)
            chances = network.chances(network.scores(task.policies[role], choices, context))
            (chosen,) = rng.choices(range(3), chances.tolist())
            won += chosen == good
            rows.append(choices)
            contexts.append(context)
            taken.append(chosen)
            log_chances.append(numpy.log(chances[chosen]))
            gains.append(float(chosen == good))
            positions.append(context)
            ahead.append(float(chosen == good))
        decisions[role] = Decisions(
            numpy.concatenate(rows).astype(numpy.float16),
            numpy.full(len(taken), 3, numpy.int32),
            numpy.array(contexts, numpy.float32),
            numpy.array(taken, numpy.int32),
            numpy.array(log_chances, numpy.float32),
            numpy.array(gains, numpy.float32),
            numpy.full(len(taken), 2, numpy.int32),
        )
    return PlayedRounds(decisions, numpy.array(positions), numpy.array(ahead, numpy.float32), {"won: toy": won})


def check(task: Task) -> dict[str, float]:
    played = play(task)
    return {"rounds: checked toy": 2 * len(task.seeds), "won: checked toy": played.counts["won: toy"]}
