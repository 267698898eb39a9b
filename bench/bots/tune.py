"""Improve the detective's weights on rounds in compiled code, with what its choices leave out and what hiding costs.

    python -m bench.bots.tune --updates 400 --seed 21 --role miner --out detective.json

It begins with the weights that the bot has now, and its file lists all commands so far. All seats that play by the new
weights learn: against themselves, against `detective@1` in either role, and their miners also against random players,
diggers and sleepers, so that what they gain against one kind is not lost against others. Saboteurs pay for what they
look like as at a table, and miners leave out foolish moves. What an action is worth is judged by how a critic that sees
all cards changes its mind. The steps are natural gradients. The result is a mean of the weights of all updates, the
later ones more.

Saboteurs who learned so won no more often and were exposed more (41 instead of 29 % after their second turn), so only
miners took these weights over. Those of saboteurs are from 220 updates that began with `detective@1`.

The evidence stays as it was. The same seed and number of updates give the same weights; 400 updates play about 144,000
rounds, which takes a core 8 minutes.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy

from pyrite.games.saboteur.bots.detective import CARDS, CROWD_STRIKE, FEW, FEW_LASTS, FEW_RESIGNS, FEW_STUBBORN, LEEWAY
from pyrite.games.saboteur.bots.knowledge import hiding, sense
from pyrite.games.saboteur.bots.knowledge.features import NAMES, PLACE
from pyrite.games.saboteur.bots.knowledge.moment import MomentNumbers
from pyrite.games.saboteur.bots.knowledge.policy import ROLES, Policy, default_policy, first_policy, write_policy
from pyrite.games.saboteur.training.foreman_tables import ForemanTables
from pyrite.games.saboteur.training.many_rounds import WHO, Seating

TABLES = 320
PLAYERS = (5, 7, 5, 6, 7, 8, 3, 10, 9, 5, 7, 4)
MATCHES = (  # who digs against whom, and how often
    ("own", "own", 3),
    ("own", "detective", 5),
    ("detective", "own", 5),
    ("own", "random", 1),
    ("own", "digger", 1),
    ("own", "sleeper", 1),
    ("digger", "own", 1),
)
STEALTHS = (0.85, 0.85, 0.85, 0.95, 1.0, 0.0)
STEPS = 48  # decisions at each table between two updates
TEMPERATURE = 0.5  # of the moves while learning
TRACE, CRITIC_TRACE = 0.85, 0.97  # how far ahead an action and the critic are judged
RATE, FURTHEST = 0.3, 0.004  # of a step, and how far it may change the choices
SILENT = 4  # the first updates teach the critic alone
AT_CELL = 141  # the place of the column in a row, as in `turn_sheet.py`
SLEEPER_WAKES = 2  # cards from the gold
STEP = 2048.0  # the rows are written in parts of this
SEEN, NEWS = PLACE["seen"], PLACE["map_news"]
Array = Any


def prices(rows: Array, contexts: Array, stealths: Array, players: Array) -> Array:
    """As `hiding.prices` with the leeway of the detective, for many turns."""
    fields = MomentNumbers._fields
    exposed = numpy.clip(contexts[:, fields.index("exposed")].astype(float), 1e-9, 1 - 1e-9)
    log_odds = numpy.log(exposed / (1 - exposed))
    nearest = numpy.round(contexts[:, fields.index("nearest")] * 8)
    laps = CARDS / players - 10 * contexts[:, fields.index("cards_left")]
    stealths = stealths.astype(float)
    stubborn = numpy.maximum(0, (stealths - hiding.STUBBORN) / (1 - hiding.STUBBORN))
    strikes = nearest <= hiding.BOLD_STRIKE + (hiding.SLEEPER_STRIKE - hiding.BOLD_STRIKE) * stealths + (
        CROWD_STRIKE * numpy.maximum(0, players - FEW)
    )
    limits = hiding.BOLD_LIMIT + (hiding.SLEEPER_LIMIT - hiding.BOLD_LIMIT) * stealths + LEEWAY.limit
    beyond = numpy.maximum(0, log_odds[:, None] + rows[:, :, SEEN] - limits[:, None])
    exposed = hiding.EXPOSED - numpy.where(players <= FEW, FEW_RESIGNS * (1 - stubborn), 0)
    is_free = strikes | (log_odds > exposed) | (stealths == 0)
    fading = numpy.where(players <= FEW, numpy.clip(1 - (laps - FEW_LASTS) / hiding.FADES, 0, 1), 1)
    price = (
        LEEWAY.price * hiding.PRICE * stealths * fading * numpy.where(players <= FEW, 1 + FEW_STUBBORN * stubborn, 1)
    )
    return numpy.where(is_free[:, None], 0, price[:, None] * beyond)


def is_foolish(rows: Array, is_legal: Array) -> Array:
    """The maps and cards behind the start that `sense.sensible` leaves out, unless it would leave out everything."""
    is_map = (rows[:, :, PLACE["map"]] > 0) & is_legal
    most = numpy.where(is_map, rows[:, :, NEWS], 0).max(1, keepdims=True)
    found = is_map & (rows[:, :, NEWS] < most - sense.LESS)
    is_behind = (rows[:, :, PLACE["lay"]] > 0) & (rows[:, :, AT_CELL] <= 0)
    found |= is_behind & (rows[:, :, PLACE["gain"]] <= 0) & is_legal
    return found & (is_legal & ~found).any(1, keepdims=True)


class Critic:
    """The chance that the miners win, by logistic regression on everything about a table."""

    def __init__(self) -> None:
        self.weights: Array = None
        self._speed: Array = 0.0
        self._scale: Array = 0.0
        self._steps = 0

    @staticmethod
    def features(seen: Array) -> Array:
        """What the critic sees, with sums over the miners and over the saboteurs."""
        seats = seen[:, 14:].reshape(len(seen), 10, 23)
        is_saboteur, is_there = seats[:, :, 1:2], seats[:, :, 0:1]
        miners, saboteurs = (seats * (is_there - is_saboteur)).sum(1), (seats * is_saboteur).sum(1)
        parts = [seen, seen[:, :14] ** 2, seen[:, 3:4] * seen[:, 2:3], seen[:, 12:13] * seen[:, 13:14]]
        parts += [numpy.ones((len(seen), 1)), miners, saboteurs, miners * seen[:, 4:5], saboteurs * seen[:, 4:5]]
        return numpy.concatenate(parts, 1).astype(numpy.float32)

    def value(self, features: Array) -> Array:
        if self.weights is None:
            self.weights = numpy.zeros(features.shape[-1])
        return 1 / (1 + numpy.exp(-numpy.clip(features @ self.weights, -12, 12)))

    def learn(self, features: Array, targets: Array, rng: numpy.random.Generator) -> None:
        for _ in range(6):
            for some in numpy.array_split(rng.permutation(len(features)), 8):
                self._steps += 1
                wrong = self.value(features[some]) - targets[some]
                slope = features[some].T @ wrong / len(some) + 1e-5 * self.weights
                self._speed = 0.9 * self._speed + 0.1 * slope
                self._scale = 0.99 * self._scale + 0.01 * slope**2
                speed = self._speed / (1 - 0.9**self._steps)
                self.weights -= 0.01 * speed / (numpy.sqrt(self._scale / (1 - 0.99**self._steps)) + 1e-8)


class Learner:
    """The weights of both roles, and the tables they learn at."""

    def __init__(self, seed: int) -> None:
        self.tables = ForemanTables(TABLES, 1, str(seed), Seating(MATCHES, STEALTHS, ("own",)), PLAYERS, 0.0)
        self.rng = numpy.random.default_rng(seed)
        self.first = [numpy.array(first_policy().vector(role)) for role in ROLES]
        self.begun = default_policy()
        self.weights = [numpy.array(self.begun.vector(role)) for role in ROLES]
        self.mean = [one.copy() for one in self.weights]
        self.critic = Critic()
        self.updates = 0
        self._fisher = [0.02 * numpy.eye(len(NAMES)) for _ in ROLES]
        self._slope = [numpy.zeros(len(NAMES)) for _ in ROLES]
        self.won, self.played = numpy.zeros(len(MATCHES)), numpy.zeros(len(MATCHES))

    def _decide(self, who: int, role: int) -> tuple[Array, Array] | None:
        """Choose for all seats of a kind that wait; for those who learn, where and the slopes of the choices."""
        tables = self.tables
        waiting = numpy.nonzero((tables.who == who) & (tables.counts > 0) & (tables.role == role))[0]
        if not len(waiting):
            return None
        counts = tables.counts[waiting][:, None]
        places = numpy.arange(counts.max())[None, :]
        rows = tables.rows[tables.firsts[waiting][:, None] + numpy.minimum(places, counts - 1)].astype(numpy.float32)
        rows /= STEP
        features, is_legal = rows[:, :, : len(NAMES)], places < counts
        if WHO[who] != "own":
            scores = numpy.where(is_legal, self._others(WHO[who], role, features, tables.contexts[waiting]), -1e9)
            tables.chosen[waiting] = (scores + 1e-7 * self.rng.random(scores.shape)).argmax(1)
            return None
        scores = features @ self.weights[role].astype(numpy.float32)
        if ROLES[role] == "saboteur":
            scores = scores - prices(rows, tables.contexts[waiting], tables.stealths[waiting], tables.players[waiting])
        else:
            is_legal = is_legal & ~is_foolish(rows, is_legal)
        scores = numpy.where(is_legal, scores / TEMPERATURE, -1e9)
        scores -= scores.max(1, keepdims=True)
        chances = numpy.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        chosen = (scores + self.rng.gumbel(size=scores.shape)).argmax(1)
        tables.chosen[waiting] = chosen
        slopes = features[numpy.arange(len(waiting)), chosen] - (chances[:, :, None] * features).sum(1)
        return waiting, slopes.astype(numpy.float32) / TEMPERATURE

    def _others(self, name: str, role: int, features: Array, contexts: Array) -> Array:
        """What players who do not learn think of each action."""
        if name == "random":
            return self.rng.random(features.shape[:2])
        if name == "digger":
            return features[:, :, PLACE["rule_of_thumb"]]
        digs, scores = (features @ self.first[one].astype(numpy.float32) for one in (0, role))
        if name == "sleeper":
            nearest = numpy.round(contexts[:, MomentNumbers._fields.index("nearest")] * 8)
            return numpy.where(nearest[:, None] > SLEEPER_WAKES, digs, scores)
        return scores

    def update(self) -> None:
        """Play some decisions at every table, and learn from them."""
        tables = self.tables
        seen, taken, ended, won = [], [], [], []
        slopes: list[tuple[int, int, Array, Array]] = []
        for step in range(STEPS):
            seen.append(Critic.features(tables.critics))
            tables.chosen[:] = -1
            taken.append(tables.counts > 0)
            for who in map(WHO.index, ("own", "detective", "random", "digger", "sleeper")):
                for role in range(len(ROLES)):
                    found = self._decide(who, role)
                    if found is not None:
                        slopes.append((step, role, *found))
            tables.step()
            ended.append(tables.ended > 0)
            won.append(tables.won.astype(numpy.float32))
            over = numpy.nonzero(tables.ended)[0]
            numpy.add.at(self.won, tables.matches[over], tables.won[over])
            numpy.add.at(self.played, tables.matches[over], 1)
        values = numpy.stack([self.critic.value(one) for one in (*seen, Critic.features(tables.critics))])
        changes = numpy.where(ended, won, values[1:]) - values[:-1]
        targets = values[:-1] + _sums_ahead(changes, numpy.array(ended), CRITIC_TRACE)
        is_taken = numpy.array(taken)
        self.critic.learn(numpy.stack(seen)[is_taken], targets[is_taken], self.rng)
        self.updates += 1
        if self.updates > SILENT:
            worth = _sums_ahead(changes, numpy.array(ended), TRACE)
            for role in range(len(ROLES)):
                some = [one for one in slopes if one[1] == role]
                slope = numpy.concatenate([one[3] for one in some])
                gains = numpy.concatenate([worth[one[0], one[2]] for one in some])
                self._climb(role, slope, gains if ROLES[role] == "miner" else -gains)

    def policy(self, options: str, roles: Sequence[str], rounds: int) -> Policy:
        """What was learned in so many rounds by some roles, with the options of the command."""
        return msgspec.structs.replace(
            self.begun,
            command=f"{self.begun.command}; python -m bench.bots.tune {options} --role {' '.join(roles)}",
            rounds=self.begun.rounds + rounds,
            weights=self.begun.weights
            | {
                role: {name: round(float(one), 4) for name, one in zip(NAMES, learned, strict=True)}
                for role, learned in zip(ROLES, self.mean, strict=True)
                if role in roles
            },
        )

    def _climb(self, role: int, slopes: Array, gains: Array) -> None:
        """A natural gradient step."""
        gains = gains - gains.mean()
        gains = numpy.clip(gains / (gains.std() + 1e-6), -4, 4)
        self._fisher[role] = 0.9 * self._fisher[role] + 0.1 * (slopes.T @ slopes / len(slopes))
        self._slope[role] = 0.8 * self._slope[role] + 0.2 * (slopes.T @ gains / len(slopes))
        fisher, one = self._fisher[role], numpy.eye(len(NAMES))
        damping = 0.003 * numpy.trace(fisher) / len(NAMES) + 1e-4
        step = numpy.linalg.solve(fisher + damping * one, self._slope[role])
        step *= min(1.0, (FURTHEST / (step @ fisher @ step + 1e-12)) ** 0.5 / RATE)
        self.weights[role] = self.weights[role] + RATE * step
        share = max(1 / (self.updates - SILENT), 0.02)
        self.mean[role] += share * (self.weights[role] - self.mean[role])


def _sums_ahead(changes: Array, ended: Array, trace: float) -> Array:
    """What follows each decision until the end of the round, less by a factor for each further one."""
    found = numpy.zeros(changes.shape)
    ahead = numpy.zeros(changes.shape[1])
    for step in range(len(changes) - 1, -1, -1):
        ahead = found[step] = changes[step] + trace * numpy.where(ended[step], 0, ahead)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=220)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--role", choices=ROLES, nargs="+", default=ROLES, help="who takes over what was learned")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    learner, began = Learner(given.seed), time.monotonic()
    rounds = 0
    for number in range(1, given.updates + 1):
        learner.update()
        if number % 10 == 0 or number == given.updates:
            names = [f"{digs} against {sabotages}" for digs, sabotages, _ in MATCHES]
            shares = 100 * learner.won / numpy.maximum(1, learner.played)
            told = ", ".join(f"{name} {share:.1f} %" for name, share in zip(names, shares, strict=True))
            print(f"{number} after {time.monotonic() - began:.0f} s: miners win {told}", file=sys.stderr, flush=True)
            rounds += int(learner.played.sum())
            learner.won[:] = learner.played[:] = 0
    given.out.write_bytes(
        write_policy(learner.policy(f"--updates {given.updates} --seed {given.seed}", given.role, rounds))
    )


if __name__ == "__main__":
    main()
