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
from pyrite.games.saboteur.bots.knowledge.foreman_input import PRICE, ROW_NAMES, ROW_SIZE, network_input
from pyrite.games.saboteur.bots.knowledge.moment import care
from pyrite.games.saboteur.bots.knowledge.policy import ROLES as ROLES
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.policy import first_policy as first_detective
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.training.climbing import JUDGED, judge_features
from pyrite.games.saboteur.training.lessons import DIGGER, HELD, OWN, PAST, StudyRound
from pyrite.train import network
from pyrite.train.experience import Decisions, PlayedRounds, Rows, Task, credited
from pyrite.train.network import Array

DETECTIVE = "detective"  # the policy that a run begins with, drawn as sharply as the detective draws
MIXED = "mixed"  # saboteurs each of their own kind
MATCHES = {  # who digs against whom, and how often
    (OWN, OWN): 0.36,
    (OWN, DETECTIVE): 0.24,
    (DETECTIVE, OWN): 0.24,
    (OWN, MIXED): 0.08,
    (OWN, PAST): 0.02,
    (PAST, OWN): 0.03,
    (DIGGER, OWN): 0.03,
}
SABOTEURS = (OWN, OWN, DETECTIVE, "steady", "blatant", "sly", "sleeper", "random")
STEALTHS = (0.0, 0.85, 0.85, 0.85, 0.95, 1.0, 1.0)
USUAL_STEALTH, SHARPNESS = 0.85, 5.0  # of a bot without a personality of its own
EXPOSED, EXPOSED_TURN = 0.9, 2  # a saboteur above this chance after this turn counts as exposed
ALL_CARDS = sum(cards.DECK.values())
MOST_PLAYERS = 10
SEAT_SIZE = 7 + len(HELD)  # what the critic sees of a seat
CRITIC_SIZE = JUDGED + 5 + MOST_PLAYERS * SEAT_SIZE


def first_policy(role: str) -> Array:
    """The detective's weights, and the price of suspicion at its worth."""
    worth = {**default_policy().weights[role], PRICE: -1.0}
    return numpy.array([worth[name] for name in ROW_NAMES], numpy.float32)


class ForemanChoice(NamedTuple):
    """A decision of a learning player."""

    turn: int
    role: str
    rows: Rows
    context: list[float]
    taken: int
    chance: float
    cost: float  # of the suspicion it raised


class ForemanRound:
    """A round while it is played, and what is noted of it.

    Rounds to learn from draw who plays and how sharply; others are played by these two, as bots play.
    """

    def __init__(self, task: Task, seed: str, match: tuple[str, str] | None = None) -> None:
        """Deal, and seat the players."""
        self.rng = random.Random(seed)
        self.task = task
        self.lesson = StudyRound(seed, self.rng)
        self.match = match or self.rng.choices(list(MATCHES), list(MATCHES.values()))[0]
        self.names = [self._name(role) for role in self.lesson.roles]
        self.stealths = [USUAL_STEALTH if match else self.rng.choice(STEALTHS) for _ in self.names]
        self.sharpness = SHARPNESS if match else 1.0
        self.positions: list[list[float]] = []
        self.choices: list[ForemanChoice] = []
        self.turns = [0] * self.lesson.players
        self.exposures: dict[int, float] = {}  # of learning saboteurs, after their turn of that number
        options = self.lesson.match.options
        self._public = Evidence(first_detective().table, options)
        self._prior = math.log(prior(options) / (1 - prior(options)))
        self._first = {role: first_policy(role) for role in ROLES}

    def _name(self, role: str) -> str:
        digs, sabotages = self.match
        if role == "miner":
            return digs
        return self.rng.choice(SABOTEURS) if sabotages == MIXED else sabotages

    def play(self) -> None:
        """Play it to its end."""
        while not self.lesson.is_over:
            view = self.lesson.view()
            self.positions.append(self._position(view))
            seat = require(view.seat)
            self.turns[seat] += 1
            if self.names[seat] not in (OWN, PAST, DETECTIVE) or len(view.legal) == 1:
                self.lesson.play(self.lesson.act(self.names[seat], view))
            else:
                self._decide(view, seat)
            self._read_public()
            if self.turns[seat] == EXPOSED_TURN and self.names[seat] == OWN and self.lesson.roles[seat] == "saboteur":
                self.exposures[seat] = self.exposure(seat)

    def _decide(self, view: View, seat: int) -> None:
        """A decision by a network; it is noted if the seat learns."""
        name, role = self.names[seat], self.lesson.roles[seat]
        stealth = USUAL_STEALTH if name == DETECTIVE else self.stealths[seat]
        seen = network_input(self.lesson.decision(view, default_policy().table), stealth)
        rows = numpy.array(seen.rows, numpy.float16)
        exact = rows.astype(numpy.float32)
        if name == DETECTIVE:
            chances = network.chances(SHARPNESS * (exact @ self._first[role]))
        else:
            weights = (self.task.policies if name == OWN else self.task.past)[role]
            scores = network.scores(weights, exact, numpy.array(seen.context, numpy.float32))
            chances = network.chances(self.sharpness * scores)
        (taken,) = self.rng.choices(range(len(rows)), chances.tolist())
        before = self.exposure(seat)
        left = (view.pile + sum(view.hand_sizes)) / ALL_CARDS
        self.lesson.play(view.legal[taken])
        if name == OWN:
            self._read_public()
            cost = 0.0
            if role == "saboteur":
                cost = self.task.settings.price * care(stealth) * left * (self.exposure(seat) - before)
            turn = len(self.positions) - 1
            self.choices.append(ForemanChoice(turn, role, rows, seen.context, taken, float(chances[taken]), cost))

    def _read_public(self) -> None:
        for deed in self.lesson.deeds.done[self._public.count :]:
            self._public.add(deed)

    def exposure(self, seat: int) -> float:
        """How likely a seat looks a saboteur to everyone, as `detective@1` reads it."""
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, self._public.log_odds[seat] + self._prior))))

    def _position(self, view: View) -> list[float]:
        """What the critic sees: the features of the detective's critic, and all seats in the order they act."""
        lesson = self.lesson
        seat = require(view.seat)
        hands = lesson.hands()
        seats = [
            number
            for one in range(seat, seat + lesson.players)
            for number in self._seat(view, one % lesson.players, hands[one % lesson.players])
        ]
        seats += [0.0] * (MOST_PLAYERS * SEAT_SIZE - len(seats))
        return [
            *judge_features(lesson, view, self.names),
            lesson.players / 10,
            view.pile / 50,
            len(view.legal) / 30,
            *(min(12.0, cost) / 12 for cost in sorted(lesson.deeds.costs)[:2]),
            *seats,
        ]

    def _seat(self, view: View, seat: int, hand: list[int]) -> list[float]:
        is_saboteur = self.lesson.roles[seat] == "saboteur"
        return [
            1.0,
            float(is_saboteur),
            len(view.broken[seat]) / 3,
            self.exposure(seat),
            float(self.lesson.gold in self.lesson.deeds.looked[seat]),
            float(self.names[seat] == DETECTIVE),
            view.hand_sizes[seat] / 6,
            *(count / 3 for count in hand),
        ]


def play(task: Task) -> PlayedRounds:
    """Play the rounds of a task, one after the other."""
    rounds: list[ForemanRound] = []
    ahead: list[Array] = []
    gains: list[Array] = []
    counts: Counter[str] = Counter()
    for seed in task.seeds:
        one = ForemanRound(task, seed)
        one.play()
        chances = network.judge(task.critic, numpy.array(one.positions, numpy.float32))
        rises = numpy.append(chances[1:], numpy.float32(one.lesson.won)) - chances
        gains.append(credited(rises, task.settings.trace))
        ahead.append(chances + credited(rises, 0.95))
        rounds.append(one)
        _count(counts, one)
    decisions = {role: _decisions(role, rounds, gains) for role in ROLES}
    positions = numpy.array([row for one in rounds for row in one.positions], numpy.float32)
    return PlayedRounds(decisions, positions, numpy.concatenate(ahead), dict(counts))


def check(task: Task) -> dict[str, float]:
    """Each deal three times: all detectives, own miners, own saboteurs, drawing as sharply as bots do."""
    counts: Counter[str] = Counter()
    for seed in task.seeds:
        for digs, sabotages in ((DETECTIVE, DETECTIVE), (OWN, DETECTIVE), (DETECTIVE, OWN)):
            one = ForemanRound(task, seed, (digs, sabotages))
            one.play()
            counts[f"rounds: checked {digs} against {sabotages}"] += 1
            counts[f"won: checked {digs} against {sabotages}"] += one.lesson.won
    return dict(counts)


def _decisions(role: str, rounds: list[ForemanRound], gains: list[Array]) -> Decisions:
    sign = 1.0 if role == "miner" else -1.0
    found = [
        (choice, sign * float(gain[choice.turn]) - choice.cost, one.lesson.players)
        for one, gain in zip(rounds, gains, strict=True)
        for choice in one.choices
        if choice.role == role
    ]
    rows = [choice.rows for choice, *_ in found]
    return Decisions(
        numpy.concatenate(rows) if rows else numpy.zeros((0, ROW_SIZE), numpy.float16),
        numpy.array([len(each) for each in rows], numpy.int32),
        numpy.array([choice.context for choice, *_ in found], numpy.float32).reshape(-1, CONTEXT_SIZE),
        numpy.array([choice.taken for choice, *_ in found], numpy.int32),
        numpy.array([math.log(choice.chance) for choice, *_ in found], numpy.float32),
        numpy.array([gain for _, gain, _ in found], numpy.float32),
        numpy.array([players for *_, players in found], numpy.int32),
    )


def _count(counts: Counter[str], one: ForemanRound) -> None:
    """Who won against whom, and who was exposed, for the curve."""
    match = " against ".join(one.match)
    counts[f"rounds: {match}"] += 1
    counts[f"won: {match}"] += one.lesson.won
    for seat, exposure in one.exposures.items():
        counts[f"read at stealth {one.stealths[seat]}"] += 1
        counts[f"exposed at stealth {one.stealths[seat]}"] += exposure > EXPOSED
