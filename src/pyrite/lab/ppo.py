"""Proximal policy optimization in one file: the seats of many games learn together, on the CPU, with JAX.

    python -m pyrite.lab.ppo --players 3 --minutes 10 --out ppo.pickle

In games with two teams the first team learns and the second plays at random; in other games every seat learns. One
network plays all of them. It scores each legal action by itself: by what is in its cell and in the four cells around
it, by vectors for the cell, the card and the number of the action, and by the state, which is read from the whole
observation without what never changes. While learning, the first team gets a little for each step that the tunnels
come closer to a goal that is face down, if the game has such planes; a second team that learns pays it.
"""

import argparse
import json
import pickle
import time
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

from pyrite.distribution import importing

with importing("lab"):
    import jax
    import jax.numpy as jnp
    import numpy as np

from pyrite.core.layout import Layout
from pyrite.core.window import HEIGHT, WIDTH
from pyrite.game import GAMES as INSTALLED
from pyrite.game import game as game_of
from pyrite.lab import Batch
from pyrite.lab.evaluation import compare, won

CELLS = WIDTH * HEIGHT
CHOICES = 48  # legal actions that are looked at; the few positions with more are played without the rest
GAMES, STEPS, EPOCHS, MINIBATCH = 128, 64, 2, 1024
DISCOUNT, TRACE, CLIP, VALUE = 0.99, 0.95, 0.2, 0.5
RATE, LAST_RATE, ENTROPY, LAST_ENTROPY = 2e-3, 2e-4, 0.02, 0.004  # both fall evenly
HIDDEN, VECTOR = 64, 32
CLOSER, FARTHEST = 0.1, 16  # what a step is worth, and the steps that are counted

Parameters: TypeAlias = dict[str, jax.Array]  # of the network, by name
Memory: TypeAlias = tuple[jax.Array, Parameters, Parameters]  # of Adam: steps, means of gradients and of their squares
Lot: TypeAlias = dict[str, np.ndarray]  # a minibatch, by name


class Sight(NamedTuple):
    """Which numbers of an observation the network reads, and how they are scaled; what each action is about."""

    columns: np.ndarray
    mean: np.ndarray
    scale: np.ndarray
    cell: np.ndarray  # of each action, from 1; 0 for actions without one
    card: np.ndarray  # the same for cards


def numbers_of(compact: np.ndarray | jax.Array, planes: int) -> jax.Array:
    """Compact observations with the planes cell by cell."""
    rows = planes * HEIGHT
    cells = compact[:, :rows, None] >> np.arange(WIDTH) & 1
    return jnp.concatenate([cells.reshape(len(compact), -1), compact[:, rows:]], axis=1).astype(jnp.float32)


def look_around(batch: Batch, rng: np.random.Generator) -> Sight:
    """Play at random for a while, and see which numbers change."""
    seen = []
    for _ in range(120):
        seen.append(np.asarray(numbers_of(batch.observations[::8], len(batch.layout.planes))))
        batch.step(batch.legal[np.arange(batch.size), rng.integers(0, batch.counts)])
    numbers = np.concatenate(seen)
    columns = np.flatnonzero(numbers.std(axis=0) > 0)
    mean, scale = numbers[:, columns].mean(axis=0), numbers[:, columns].std(axis=0) + 0.05
    return Sight(columns, mean, scale, *places(batch.layout))


def places(layout: Layout) -> tuple[np.ndarray, np.ndarray]:
    """For each action the cell and the card that it shares with others, from 1; 0 for actions without them."""
    numbers = np.arange(layout.action_count)
    cards = layout.lays // CELLS
    is_lay = numbers < layout.lays
    is_fall = (numbers >= layout.lays) & (numbers < layout.lays + CELLS)
    cell = np.where(is_lay, numbers // cards + 1, np.where(is_fall, numbers - layout.lays + 1, 0))
    return cell, np.where(is_lay, numbers % cards + 1, 0)


def begin(layout: Layout, sight: Sight, seed: int) -> Parameters:
    """A network that knows nothing."""
    keys = iter(jax.random.split(jax.random.PRNGKey(seed), 12))

    def matrix(rows: int, columns: int, size: float) -> jax.Array:
        return jax.random.normal(next(keys), (rows, columns)) * size

    inputs, around = len(sight.columns), 5 * len(layout.planes)
    return {
        "in": matrix(inputs, HIDDEN, (1 / inputs) ** 0.5),
        "in_bias": jnp.zeros(HIDDEN),
        "middle": matrix(HIDDEN, HIDDEN, (2 / HIDDEN) ** 0.5),
        "middle_bias": jnp.zeros(HIDDEN),
        "state": matrix(HIDDEN, VECTOR, (1 / HIDDEN) ** 0.5),
        "value": jnp.zeros((HIDDEN, 1)),
        "around": matrix(around, VECTOR, (2 / around) ** 0.5),
        "action": matrix(layout.action_count, VECTOR, 0.1),
        "cell": matrix(CELLS + 1, VECTOR, 0.3),
        "card": matrix(int(sight.card.max()) + 1, VECTOR, 0.3),
        "second": matrix(VECTOR, VECTOR // 2, (2 / VECTOR) ** 0.5),
        "second_bias": jnp.zeros(VECTOR // 2),
        "out": jnp.zeros((VECTOR // 2, 1)),
    }


def neighbourhood(compact: jax.Array, cell: jax.Array, planes: int) -> jax.Array:
    """All planes at a cell and at the four cells around it, for each action; 0 without a cell and outside."""
    rows = compact[:, : planes * HEIGHT].reshape(-1, planes, HEIGHT)
    bits = rows[..., None] >> np.arange(WIDTH) & 1
    codes = jnp.sum(bits << np.arange(planes)[:, None, None], axis=1)
    codes = jnp.pad(codes, ((0, 0), (1, 1), (1, 1))).reshape(len(compact), -1)
    wide = WIDTH + 2
    middle = (cell - 1) // WIDTH * wide + (cell - 1) % WIDTH + wide + 1
    shifts = np.array([0, -wide, 1, wide, -1])
    where = jnp.where(cell[..., None] > 0, middle[..., None] + shifts, 0)
    found = jnp.take_along_axis(codes, where.reshape(len(compact), -1), axis=1).reshape(where.shape)
    return (found[..., None] >> np.arange(planes) & 1).reshape(*cell.shape, -1).astype(jnp.float32)


def think(net: Parameters, sight: Sight, compact: jax.Array, legal: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logits of the legal actions, and the value of each state; actions that are missing have the number -1."""
    planes = net["around"].shape[0] // 5
    seen = (numbers_of(compact, planes)[:, sight.columns] - sight.mean) / sight.scale
    hidden = jnp.maximum(jnp.clip(seen, -5, 5) @ net["in"] + net["in_bias"], 0)
    hidden = jnp.maximum(hidden @ net["middle"] + net["middle_bias"], 0)
    cell, card = jnp.asarray(sight.cell)[legal], jnp.asarray(sight.card)[legal]
    own = net["action"][jnp.where(card > 0, -1, legal)] + net["cell"][cell] + net["card"][card]
    about = neighbourhood(compact, cell, planes) @ net["around"] + own
    first = jnp.maximum(about + (hidden @ net["state"])[:, None], 0)
    second = jnp.maximum(first @ net["second"] + net["second_bias"], 0)
    logits = (second @ net["out"])[..., 0]
    return jnp.where(legal >= 0, logits, -1e9), (hidden @ net["value"])[:, 0]


class PpoRates(NamedTuple):
    """What changes while it learns."""

    rate: float
    entropy: float


def loss(net: Parameters, sight: Sight, lot: Lot, entropy_worth: float) -> jax.Array:
    """The clipped loss of PPO, of one minibatch."""
    logits, values = think(net, sight, lot["compact"], lot["legal"])
    chances = jax.nn.log_softmax(logits)
    chosen = jnp.take_along_axis(chances, lot["choice"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - lot["chance"])
    gain = lot["gain"]
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -jnp.sum(jnp.exp(chances) * jnp.where(lot["legal"] >= 0, chances, 0), axis=1)
    value = (values - lot["target"]) ** 2
    return jnp.mean(-policy - entropy_worth * entropy + VALUE * value)


def improved(net: Parameters, memory: Memory, sight: Sight, lot: Lot, pace: PpoRates) -> tuple[Parameters, Memory]:
    """One step of Adam."""
    gradient = jax.grad(loss)(net, sight, lot, pace.entropy)
    norm = jnp.sqrt(sum(jnp.sum(g**2) for g in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda g: g * jnp.minimum(1, 0.5 / (norm + 1e-8)), gradient)
    count, first, second = memory
    count = count + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g**2, second, gradient)

    def step(weight: jax.Array, one: jax.Array, two: jax.Array) -> jax.Array:
        return weight - pace.rate * (one / (1 - 0.9**count)) / (jnp.sqrt(two / (1 - 0.999**count)) + 1e-8)

    return jax.tree.map(step, net, first, second), (count, first, second)


answer, improve = jax.jit(think), jax.jit(improved)


def distance(compact: np.ndarray, layout: Layout) -> np.ndarray:
    """How many steps the tunnels are away from the nearest goal that is face down; 0 for games without such planes."""
    steps = np.zeros(len(compact))
    if not {"reached", "face_down"} <= set(layout.planes):
        return steps
    first, goals = (layout.planes.index(name) * HEIGHT for name in ("reached", "face_down"))
    near, hidden = compact[:, first : first + HEIGHT].copy(), compact[:, goals : goals + HEIGHT]
    for _ in range(FARTHEST):
        apart = ~(near & hidden).any(axis=1) & hidden.any(axis=1)
        steps += apart
        wider = near | near << 1 | near >> 1
        wider[:, 1:] |= near[:, :-1]
        wider[:, :-1] |= near[:, 1:]
        near = wider
    return steps


class BatchLike(Protocol):
    """Games that are played together: a `Batch`, or what looks like one."""

    game: str
    size: int
    layout: Layout
    observations: np.ndarray
    legal: np.ndarray
    seats: np.ndarray
    ended: np.ndarray
    rewards: np.ndarray

    def step(self, actions: np.ndarray) -> None:
        """Play an action in every game."""


class Rollout(NamedTuple):
    """What happened in all games for some steps; the first axis is the step, the second the game."""

    compact: np.ndarray
    legal: np.ndarray
    choice: np.ndarray
    chance: np.ndarray
    value: np.ndarray
    seat: np.ndarray
    learns: np.ndarray  # whether the network decided
    worth: np.ndarray  # of coming a step closer
    far: np.ndarray
    ended: np.ndarray
    rewards: np.ndarray


def play(games: BatchLike, net: Parameters, sight: Sight, rng: np.random.Generator, at_random: float) -> Rollout:
    """Let the network play all games; in this part of them the second team plays at random, and does not learn."""
    rows: list[tuple[np.ndarray, ...]] = []
    every = np.arange(games.size)
    role = games.layout.places["role"] if game_of(games.game).is_won_by_teams else None
    for _ in range(STEPS):
        compact, legal, seats = games.observations.copy(), games.legal[:, :CHOICES].copy(), games.seats.copy()
        logits, values = (np.asarray(each) for each in answer(net, sight, compact, legal))
        is_first = compact[:, role] == 1 if role is not None else np.ones(games.size, bool)
        learns = is_first | (every >= at_random * games.size)
        noisy = np.where(learns[:, None], logits, 0) + rng.gumbel(size=logits.shape)
        choice = np.where(legal >= 0, noisy, -np.inf).argmax(axis=1)
        grown = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances = np.log(grown[every, choice] / grown.sum(axis=1))
        games.step(legal[every, choice])
        worth, far = np.where(is_first, CLOSER, -CLOSER), distance(compact, games.layout)
        found = (compact, legal, choice, chances, values, seats, learns, worth, far)
        rows.append((*found, games.ended.copy(), games.rewards.copy()))
    return Rollout(*(np.stack(column) for column in zip(*rows, strict=True)))


def judge(rollout: Rollout) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How much better each choice was than expected, the return to learn, and 0 where the end was not seen."""
    steps, games = rollout.seat.shape
    players = rollout.rewards.shape[2]
    gain, weight = np.zeros((steps, games)), np.zeros((steps, games))
    next_value, next_gain, pending, next_far = (np.zeros((games, players)) for _ in range(4))
    known = np.zeros((games, players), bool)  # whether what comes after a seat's decision was seen
    every = np.arange(games)
    for step in reversed(range(steps)):
        ended = rollout.ended[step].astype(bool)
        pending[ended] = np.sign(rollout.rewards[step][ended])
        next_value[ended], next_gain[ended], next_far[ended], known[ended] = 0, 0, np.nan, True
        seat = (every, rollout.seat[step])
        far = rollout.far[step]
        closer = np.where(np.isnan(next_far[seat]), 0, far - next_far[seat])
        reward = pending[seat] + rollout.worth[step] * closer
        delta = reward + DISCOUNT * next_value[seat] - rollout.value[step]
        gain[step] = np.where(known[seat], delta + DISCOUNT * TRACE * next_gain[seat], 0)
        weight[step] = known[seat] & rollout.learns[step]
        next_value[seat], next_gain[seat], pending[seat] = rollout.value[step], gain[step], 0
        next_far[seat], known[seat] = far, True
    return gain, gain + rollout.value, weight


class Learner:
    """A network, and what is needed to improve it."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        """A network that knows nothing."""
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(game, GAMES, players, seed=seed, rounds=1)
        self.sight = look_around(self.batch, self.rng)
        self.net = begin(self.batch.layout, self.sight, seed)
        zeros = jax.tree.map(jnp.zeros_like, self.net)
        self.memory: Memory = (jnp.zeros(()), zeros, zeros)

    def learn(self, games: BatchLike, left: float, at_random: float = 1.0) -> int:
        """Play some steps, and improve; how many decisions were made. `left` is the part of the time that is left."""
        pace = PpoRates(LAST_RATE + (RATE - LAST_RATE) * left, LAST_ENTROPY + (ENTROPY - LAST_ENTROPY) * left)
        rollout = play(games, self.net, self.sight, self.rng, at_random)
        gain, target, weight = (each.ravel().astype(np.float32) for each in judge(rollout))
        counted = np.flatnonzero(weight)
        gain = (gain - gain[counted].mean()) / (gain[counted].std() + 1e-6)
        whole = {
            "compact": rollout.compact.reshape(len(gain), -1),
            "legal": rollout.legal.reshape(len(gain), -1),
            "choice": rollout.choice.ravel(),
            "chance": rollout.chance.ravel(),
            "gain": gain,
            "target": target,
        }
        for _ in range(EPOCHS):
            order = self.rng.permutation(counted)
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                part = order[first : first + MINIBATCH]
                lot = {name: each[part] for name, each in whole.items()}
                self.net, self.memory = improve(self.net, self.memory, self.sight, lot, pace)
        return len(gain)

    def imitate(self, lot: Lot, left: float) -> None:
        """Make the choices of a minibatch more likely, and expect their `target`."""
        logits, _ = answer(self.net, self.sight, lot["compact"], lot["legal"])
        now = np.take_along_axis(np.asarray(jax.nn.log_softmax(logits)), lot["choice"][:, None], axis=1)[:, 0]
        lot = {**lot, "chance": now, "gain": np.ones(len(now), np.float32)}  # so every choice was a good one
        pace = PpoRates(LAST_RATE + (RATE - LAST_RATE) * left, 0.0)
        self.net, self.memory = improve(self.net, self.memory, self.sight, lot, pace)

    def wait(self) -> None:
        """Wait until what was learned is there: JAX computes in the background."""
        jax.block_until_ready(self.net)

    def player(self) -> "LearnedPlayer":
        """A bot that plays as the network does now."""
        return LearnedPlayer(self.net, self.sight)


def padded(legal: list[int]) -> np.ndarray:
    """The first legal actions as the network reads them: -1 in places that are left over."""
    row = np.full(CHOICES, -1, np.int32)
    row[: len(legal)] = legal[:CHOICES]
    return row


class LearnedPlayer:
    """A bot that plays as the network does."""

    def __init__(self, net: Parameters, sight: Sight) -> None:
        """It keeps the network that it is given."""
        self.net, self.sight = net, sight

    def choose(self, compact: np.ndarray, legal: list[int]) -> int:
        """The number of the action with the highest chance."""
        logits, _ = answer(self.net, self.sight, compact[None], padded(legal)[None])
        return legal[int(np.asarray(logits)[0].argmax())]


class LearningCurve(NamedTuple):
    """What was learned, and how well it played on the way: minutes, decisions, and rounds won."""

    player: LearnedPlayer
    curve: list[tuple[float, int, float]]


def train(
    game: str, players: int, minutes: float, seed: int, opponent: str, deals: int, checks: int = 8
) -> LearningCurve:
    """Learn for so many minutes, and play against the opponent a few times on the way."""
    learner = Learner(game, players, seed)
    names = [f"{seed}/check/{deal}" for deal in range(deals)]
    curve: list[tuple[float, int, float]] = []
    used, decisions = 0.0, 0
    while used < minutes * 60 or not decisions:
        began = time.perf_counter()
        decisions += learner.learn(learner.batch, left=1 - used / (minutes * 60) if minutes else 1.0)
        learner.wait()
        used += time.perf_counter() - began
        if used >= minutes * 60 * (len(curve) + 1) / checks:
            rate = sum(won(learner.player(), game, players, opponent, names)) / deals
            curve.append((used / 60, decisions, rate))
            print(f"{used / 60:6.2f} minutes, {decisions:9,} decisions: wins {rate:.1%} against {opponent}", flush=True)
    return LearningCurve(learner.player(), curve)


def main() -> None:
    """Learn as the command line says, and compare with the opponent on deals that were not used before."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=next(iter(INSTALLED)))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--deals", type=int, default=1000, help="to compare; a fifth for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    course = train(given.game, given.players, given.minutes, given.seed, given.opponent, max(1, given.deals // 5))
    if given.out:
        given.out.write_bytes(pickle.dumps(jax.tree.map(np.asarray, (course.player.net, course.player.sight))))
    fresh = [f"{given.seed}/fresh/{deal}" for deal in range(given.deals)]
    base, learned = (won(who, given.game, given.players, given.opponent, fresh) for who in (None, course.player))
    found = compare(base, learned)
    rates = {"learned": sum(learned) / len(fresh), given.opponent: sum(base) / len(fresh)}
    print(json.dumps({**rates, "difference": found.mean, "low": found.low, "high": found.high, "deals": len(fresh)}))


if __name__ == "__main__":
    main()
