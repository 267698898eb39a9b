"""Rounds for the foreman to learn from: who sits where, what each decision was worth, and what it looked like.

`pyrite.train` calls this module. All seats that play by the network learn. The critic knows all cards; it judges what
an action was worth by how much the miners' chance to win rose. A saboteur also pays for looking like one, by how much
of the round is left; what that costs is drawn for each seat, and its network reads it.
"""

import math
import random
from collections import Counter
from typing import NamedTuple

import numpy

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence
from pyrite.games.saboteur.bots.knowledge.foreman_input import CONTEXT_SIZE as CONTEXT_SIZE
from pyrite.games.saboteur.bots.knowledge.foreman_input import PRICE, ROW_NAMES, ROW_SIZE, Input, network_input
from pyrite.games.saboteur.bots.knowledge.policy import ROLES as ROLES
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training.climbing import JUDGED, judge_features
from pyrite.games.saboteur.training.lessons import DIGGER, OWN, PAST, Lesson, draw_names
from pyrite.train import network
from pyrite.train.experience import Decisions, Played, Task, credited
from pyrite.train.network import Array

DETECTIVE = "detective"  # the policy that a run begins with, drawn as sharply as the detective draws
MINERS = {OWN: 0.74, PAST: 0.05, DETECTIVE: 0.18, DIGGER: 0.03}
SABOTEURS = {
    OWN: 0.58,
    PAST: 0.05,
    DETECTIVE: 0.22,
    "steady": 0.02,
    "blatant": 0.02,
    "sly": 0.03,
    "sleeper": 0.04,
    "random": 0.04,
}
STEALTHS = (0.0, 0.5, 0.85, 0.85, 1.0)
DETECTIVE_STEALTH, SHARPNESS = 0.85, 5.0
AHEAD = 3  # the critic sees the roles of the seats that act next
ALL_CARDS = sum(cards.DECK.values())
CRITIC_SIZE = JUDGED + 4 + AHEAD


def first_policy(role: str) -> Array:
    """The detective's weights, and the price of suspicion at its worth."""
    worth = {**default_policy().weights[role], PRICE: -1.0}
    return numpy.array([worth[name] for name in ROW_NAMES], numpy.float32)


class Choice(NamedTuple):
    """A decision of a learning player."""

    turn: int
    role: str
    seen: Input
    taken: int
    chance: float
    cost: float  # of the suspicion it raised


class Round:
    """A round while it is played, and what is noted of it."""

    def __init__(self, task: Task, seed: str) -> None:
        """Deal, and seat the players."""
        self.rng = random.Random(seed)
        self.task = task
        self.lesson = Lesson(seed, self.rng)
        self.names = draw_names(self.lesson.roles, MINERS, SABOTEURS, self.rng)
        self.stealths = [self.rng.choice(STEALTHS) for _ in self.names]
        self.positions: list[list[float]] = []
        self.choices: list[Choice] = []
        options = self.lesson.match.options
        self._public = Evidence(default_policy().table, options)
        self._prior = math.log(prior(options) / (1 - prior(options)))
        self._first = {role: first_policy(role) for role in ROLES}

    def play(self) -> None:
        """Play it to its end."""
        while not self.lesson.is_over:
            view = self.lesson.view()
            self.positions.append(self._position(view))
            seat = require(view.seat)
            if self.names[seat] not in (OWN, PAST, DETECTIVE) or len(view.legal) == 1:
                self.lesson.play(self.lesson.act(self.names[seat], view))
            else:
                self._decide(view, seat)
            self._read_public()

    def _decide(self, view: View, seat: int) -> None:
        """A decision by a network; it is noted if the seat learns."""
        name, role = self.names[seat], self.lesson.roles[seat]
        stealth = DETECTIVE_STEALTH if name == DETECTIVE else self.stealths[seat]
        seen = network_input(self.lesson.decision(view, default_policy().table), stealth)
        rows = numpy.array(seen.rows, numpy.float32)
        if name == DETECTIVE:
            chances = network.chances(SHARPNESS * (rows @ self._first[role]))
        else:
            weights = (self.task.policies if name == OWN else self.task.past)[role]
            chances = network.chances(network.scores(weights, rows, numpy.array(seen.context, numpy.float32)))
        (taken,) = self.rng.choices(range(len(rows)), chances.tolist())
        before = self.exposure(seat)
        left = (view.pile + sum(view.hand_sizes)) / ALL_CARDS
        self.lesson.play(view.legal[taken])
        if name == OWN:
            self._read_public()
            cost = 0.0
            if role == "saboteur":
                cost = self.task.settings.price * stealth * left * (self.exposure(seat) - before)
            self.choices.append(Choice(len(self.positions) - 1, role, seen, taken, float(chances[taken]), cost))

    def _read_public(self) -> None:
        for deed in self.lesson.deeds.done[self._public.count :]:
            self._public.add(deed)

    def exposure(self, seat: int) -> float:
        """How likely a seat looks a saboteur to everyone."""
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, self._public.log_odds[seat] + self._prior))))

    def _position(self, view: View) -> list[float]:
        """What the critic sees: the features of the detective's critic, who is exposed, and who acts next."""
        lesson = self.lesson
        seat = require(view.seat)
        evil = [one for one, role in enumerate(lesson.roles) if role == "saboteur"]
        good = [one for one, role in enumerate(lesson.roles) if role != "saboteur"]
        exposed = sum(self.exposure(one) for one in evil) / max(1, len(evil))
        accused = sum(self.exposure(one) for one in good) / len(good)
        following = [(seat + ahead) % lesson.players for ahead in range(1, AHEAD + 1)]
        return [
            *judge_features(lesson, view, self.names),
            float(lesson.roles[seat] == "saboteur"),
            float(bool(view.broken[seat])),
            exposed,
            accused,
            *(float(lesson.roles[one] == "saboteur") for one in following),
        ]


def play(task: Task) -> Played:
    """Play the rounds of a task, one after the other."""
    rounds: list[Round] = []
    ahead: list[Array] = []
    gains: list[Array] = []
    counts: Counter[str] = Counter()
    for seed in task.seeds:
        one = Round(task, seed)
        one.play()
        chances = network.judge(task.critic, numpy.array(one.positions, numpy.float32))
        rises = numpy.append(chances[1:], numpy.float32(one.lesson.won)) - chances
        gains.append(credited(rises, task.settings.trace))
        ahead.append(chances + credited(rises, 0.95))
        rounds.append(one)
        _count(counts, one)
    decisions = {role: _decisions(role, rounds, gains) for role in ROLES}
    positions = numpy.array([row for one in rounds for row in one.positions], numpy.float32)
    return Played(decisions, positions, numpy.concatenate(ahead), dict(counts))


def _decisions(role: str, rounds: list[Round], gains: list[Array]) -> Decisions:
    sign = 1.0 if role == "miner" else -1.0
    found = [
        (choice, sign * float(gain[choice.turn]) - choice.cost, one.lesson.players)
        for one, gain in zip(rounds, gains, strict=True)
        for choice in one.choices
        if choice.role == role
    ]
    return Decisions(
        numpy.array([row for choice, *_ in found for row in choice.seen.rows], numpy.float32).reshape(-1, ROW_SIZE),
        numpy.array([len(choice.seen.rows) for choice, *_ in found], numpy.int32),
        numpy.array([choice.seen.context for choice, *_ in found], numpy.float32).reshape(-1, CONTEXT_SIZE),
        numpy.array([choice.taken for choice, *_ in found], numpy.int32),
        numpy.array([math.log(choice.chance) for choice, *_ in found], numpy.float32),
        numpy.array([gain for _, gain, _ in found], numpy.float32),
        numpy.array([players for *_, players in found], numpy.int32),
    )


def _count(counts: Counter[str], one: Round) -> None:
    """Who won against whom, for the curve."""
    roles, names = one.lesson.roles, one.names
    digs = names[roles.index("miner")]
    evil = {name for name, role in zip(names, roles, strict=True) if role == "saboteur"}
    sabotages = evil.pop() if len(evil) == 1 else "mixed"
    counts[f"rounds: {digs} against {sabotages}"] += 1
    counts[f"won: {digs} against {sabotages}"] += one.lesson.won
