"""Proximal policy optimization in one file: the seats of many games learn together, on the CPU, with JAX.

    python examples/ppo.py --game saboteur --players 3 --minutes 10 --out ppo.pickle

In games with two teams the first team learns and the second plays at random; in other games every seat learns. One
network plays all of them. It reads the compact observation with the planes cell by cell, without what never changes. An
action has a vector for its number and, for placements, one for the cell and one for the card; its logit is the product
with the state's vector. Only legal actions are looked at. While learning, a seat gets a little for each column that the
tunnels come closer to the goals, if the game has a plane `reached`.
"""

import argparse
import json
import pickle
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from pyrite.core.layout import Layout
from pyrite.core.window import HEIGHT, WIDTH
from pyrite.game import AnyView
from pyrite.game import game as game_of
from pyrite.lab import Batch
from pyrite.lab.numbered import layout_of

CELLS = WIDTH * HEIGHT
CHOICES = 96  # legal actions that are looked at; further ones are left out while learning
GAMES, STEPS, EPOCHS, MINIBATCH = 256, 64, 2, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, VALUE = 0.99, 0.95, 0.2, 0.01, 0.5
RATE, HIDDEN, VECTOR = 6e-4, 128, 64
CLOSER = 0.1  # for every column

Parameters = dict[str, Any]  # of JAX arrays by name


class Sight(NamedTuple):
    """Which numbers of an observation the network reads, and how they are scaled."""

    columns: np.ndarray
    mean: np.ndarray
    scale: np.ndarray


def unpacked(compact: np.ndarray, layout: Layout) -> np.ndarray:
    """Compact observations with the planes cell by cell."""
    rows = len(layout.planes) * HEIGHT
    cells = compact[:, :rows, None] >> np.arange(WIDTH) & 1
    return np.concatenate([cells.reshape(len(compact), -1), compact[:, rows:]], axis=1).astype(np.float32)


def look_around(batch: Batch, rng: np.random.Generator) -> Sight:
    """Play at random for a while, and see which numbers change."""
    seen = []
    for _ in range(120):
        seen.append(unpacked(batch.observations[::8], batch.layout))
        batch.step(batch.legal[np.arange(batch.size), rng.integers(0, batch.counts)])
    numbers = np.concatenate(seen)
    columns = np.flatnonzero(numbers.std(axis=0) > 0)
    return Sight(columns, numbers[:, columns].mean(axis=0), numbers[:, columns].std(axis=0) + 0.05)


def read(compact: np.ndarray, layout: Layout, sight: Sight) -> np.ndarray:
    """What the network reads."""
    numbers = (unpacked(compact, layout)[:, sight.columns] - sight.mean) / sight.scale
    return np.asarray(np.clip(numbers, -5, 5))


def parts(layout: Layout) -> tuple[np.ndarray, np.ndarray]:
    """For each action the cell and the card that it shares with others; 0 for actions without them."""
    numbers = np.arange(layout.action_count)
    cards = layout.lays // CELLS
    is_lay = numbers < layout.lays
    return np.where(is_lay, numbers // cards + 1, 0), np.where(is_lay, numbers % cards + 1, 0)


def begin(layout: Layout, inputs: int, seed: int) -> Parameters:
    """A network that knows nothing."""
    keys = iter(jax.random.split(jax.random.PRNGKey(seed), 8))

    def matrix(rows: int, columns: int, size: float) -> jax.Array:
        return jax.random.normal(next(keys), (rows, columns)) * size

    cells, cards = parts(layout)
    return {
        "in": matrix(inputs, HIDDEN, (1 / inputs) ** 0.5),
        "in_bias": jnp.zeros(HIDDEN),
        "middle": matrix(HIDDEN, HIDDEN, (2 / HIDDEN) ** 0.5),
        "middle_bias": jnp.zeros(HIDDEN),
        "state": matrix(HIDDEN, VECTOR, (1 / HIDDEN) ** 0.5),
        "value": jnp.zeros((HIDDEN, 1)),
        "action": matrix(layout.action_count, VECTOR, 0.02),
        "cell": matrix(int(cells.max()) + 1, VECTOR, 0.02),
        "card": matrix(int(cards.max()) + 1, VECTOR, 0.02),
    }


def think(net: Parameters, seen: jax.Array, legal: jax.Array, cells: jax.Array, cards: jax.Array) -> Any:
    """The logits of the legal actions, and the value of each state; actions that are missing have the number -1."""
    hidden = jnp.maximum(seen @ net["in"] + net["in_bias"], 0)
    hidden = jnp.maximum(hidden @ net["middle"] + net["middle_bias"], 0)
    state = hidden @ net["state"]
    vectors = net["action"][legal] + net["cell"][cells[legal]] + net["card"][cards[legal]]
    logits = jnp.einsum("bv,bcv->bc", state, vectors)
    return jnp.where(legal >= 0, logits, -1e9), (hidden @ net["value"])[:, 0]


def loss(net: Parameters, lot: Parameters, cells: jax.Array, cards: jax.Array) -> jax.Array:
    """The clipped loss of PPO, of one minibatch."""
    logits, values = think(net, lot["seen"], lot["legal"], cells, cards)
    chances = jax.nn.log_softmax(logits)
    chosen = jnp.take_along_axis(chances, lot["choice"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - lot["chance"])
    gain = lot["gain"]
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -jnp.sum(jnp.exp(chances) * jnp.where(lot["legal"] >= 0, chances, 0), axis=1)
    value = (values - lot["target"]) ** 2
    return jnp.mean(lot["weight"] * (-policy - ENTROPY * entropy + VALUE * value))


def improved(net: Parameters, memory: Any, lot: Parameters, cells: jax.Array, cards: jax.Array) -> Any:
    """One step of Adam."""
    gradient = jax.grad(loss)(net, lot, cells, cards)
    norm = jnp.sqrt(sum(jnp.sum(g**2) for g in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda g: g * jnp.minimum(1, 0.5 / (norm + 1e-8)), gradient)
    count, first, second = memory
    count = count + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g**2, second, gradient)

    def step(weight: jax.Array, one: jax.Array, two: jax.Array) -> jax.Array:
        return weight - RATE * (one / (1 - 0.9**count)) / (jnp.sqrt(two / (1 - 0.999**count)) + 1e-8)

    return jax.tree.map(step, net, first, second), (count, first, second)


answer, improve = jax.jit(think), jax.jit(improved)


def closeness(compact: np.ndarray, layout: Layout) -> np.ndarray:
    """How far the tunnels reach, in columns; 0 for games that have none."""
    if "reached" not in layout.planes:
        return np.zeros(len(compact))
    first = layout.planes.index("reached") * HEIGHT
    reached = np.bitwise_or.reduce(compact[:, first : first + HEIGHT], axis=1)
    return np.asarray(np.floor(np.log2(np.maximum(reached, 1))))


class Rollout(NamedTuple):
    """What happened in all games for some steps; the first axis is the step, the second the game."""

    seen: np.ndarray
    legal: np.ndarray
    choice: np.ndarray
    chance: np.ndarray
    value: np.ndarray
    seat: np.ndarray
    learns: np.ndarray  # whether the network decided
    close: np.ndarray
    ended: np.ndarray
    rewards: np.ndarray


def play(batch: Batch, net: Parameters, sight: Sight, tables: Any, rng: np.random.Generator) -> Rollout:
    """Let the network play all seats of all games."""
    rows: list[tuple[np.ndarray, ...]] = []
    role = batch.layout.places["role"] if game_of(batch.game).is_won_by_teams else None
    for _ in range(STEPS):
        compact = batch.observations.copy()
        seen = read(compact, batch.layout, sight)
        legal = batch.legal[:, :CHOICES].copy()
        logits, values = answer(net, seen, legal, *tables)
        noisy = np.asarray(logits) + rng.gumbel(size=logits.shape)
        learns = compact[:, role] == 1 if role is not None else np.ones(batch.size, bool)
        noisy = np.where(learns[:, None], noisy, rng.random(logits.shape))
        choice = np.where(legal >= 0, noisy, -np.inf).argmax(axis=1)
        chances = np.asarray(jax.nn.log_softmax(logits))[np.arange(batch.size), choice]
        seats = batch.seats.copy()
        batch.step(legal[np.arange(batch.size), choice])
        found = (seen, legal, choice, chances, np.asarray(values), seats, learns, closeness(compact, batch.layout))
        rows.append((*found, batch.ended.copy(), batch.rewards.copy()))
    return Rollout(*(np.stack(column) for column in zip(*rows, strict=True)))


def judge(rollout: Rollout) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How much better each choice was than expected, the return to learn, and 0 where the end was not seen."""
    steps, games = rollout.seat.shape
    players = rollout.rewards.shape[2]
    gain, weight = np.zeros((steps, games)), np.zeros((steps, games))
    next_value, next_gain, pending, next_close = (np.zeros((games, players)) for _ in range(4))
    known = np.zeros((games, players), bool)  # whether what comes after a seat's decision was seen
    every = np.arange(games)
    for step in reversed(range(steps)):
        ended = rollout.ended[step].astype(bool)
        pending[ended] = np.sign(rollout.rewards[step][ended])
        next_value[ended], next_gain[ended], next_close[ended], known[ended] = 0, 0, np.nan, True
        seat = (every, rollout.seat[step])
        close = rollout.close[step]
        closer = np.where(np.isnan(next_close[seat]), 0, next_close[seat] - close)
        reward = pending[seat] + CLOSER * closer
        delta = reward + DISCOUNT * next_value[seat] - rollout.value[step]
        gain[step] = np.where(known[seat], delta + DISCOUNT * TRACE * next_gain[seat], 0)
        weight[step] = known[seat] & rollout.learns[step]
        next_value[seat], next_gain[seat], pending[seat] = rollout.value[step], gain[step], 0
        next_close[seat], known[seat] = close, True
    return gain, gain + rollout.value, weight


def learn(net: Parameters, memory: Any, rollout: Rollout, tables: Any, rng: np.random.Generator) -> Any:
    """Improve the network with what happened."""
    gain, target, weight = (each.ravel().astype(np.float32) for each in judge(rollout))
    counted = weight > 0
    gain = (gain - gain[counted].mean()) / (gain[counted].std() + 1e-6)
    whole = {
        "seen": rollout.seen.reshape(-1, rollout.seen.shape[2]),
        "legal": rollout.legal.reshape(-1, CHOICES),
        "choice": rollout.choice.ravel(),
        "chance": rollout.chance.ravel(),
        "gain": gain,
        "target": target,
        "weight": weight,
    }
    for _ in range(EPOCHS):
        order = rng.permutation(len(gain))
        for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            part = order[first : first + MINIBATCH]
            net, memory = improve(net, memory, {name: each[part] for name, each in whole.items()}, *tables)
    return net, memory


class LearnedPlayer:
    """A bot that plays as the network does."""

    def __init__(self, net: Parameters, sight: Sight, layout: Layout) -> None:
        self.net, self.sight, self.layout = net, sight, layout
        self._tables = tuple(jnp.asarray(each) for each in parts(layout))

    def choose(self, compact: np.ndarray, legal: list[int]) -> int:
        """The number of the action with the highest chance."""
        padded = np.full((1, CHOICES), -1, np.int32)
        padded[0, : min(len(legal), CHOICES)] = legal[:CHOICES]
        logits, _ = answer(self.net, read(compact[None], self.layout, self.sight), padded, *self._tables)
        return int(padded[0, int(np.asarray(logits)[0].argmax())])


def won(player: LearnedPlayer | None, game: str, players: int, opponent: str, deals: int, seed: int) -> float:
    """How many rounds the first team wins, played by the network (or by the opponent itself), against the opponent."""
    import pyrite
    from pyrite.lab.numbered import NumberedMatch

    count = 0
    for deal in range(deals):
        match = NumberedMatch(game, {"players": players, "rounds": 1}, seed=f"{seed}/{deal}")
        second = match.match.game.is_second_team(match.match)
        bots = [pyrite.bot(opponent, seed=f"{deal}/{seat}") for seat in range(players)]
        while (turn := match.turn) is not None:
            if player is None or second[turn]:
                view: AnyView = match.view(turn)
                match.play_action(bots[turn].act(view))
            else:
                match.play(player.choose(match.compact(turn), match.legal()))
        count += match.match.game.first_team_won(match.view(None))
    return count / deals


class Course(NamedTuple):
    """What was learned, and how well it played on the way: minutes, decisions, and rounds won."""

    player: LearnedPlayer
    curve: list[tuple[float, int, float]]


def train(game: str, players: int, minutes: float, seed: int, opponent: str, deals: int, checks: int = 8) -> Course:
    """Learn for so many minutes, and play against the opponent a few times on the way."""
    layout = layout_of(game)
    rng = np.random.default_rng(seed)
    batch = Batch(game, GAMES, players, seed=seed, rounds=1)
    sight = look_around(batch, rng)
    net = begin(layout, len(sight.columns), seed)
    zeros = jax.tree.map(jnp.zeros_like, net)
    memory = (jnp.zeros(()), zeros, zeros)
    tables = tuple(jnp.asarray(each) for each in parts(layout))
    curve: list[tuple[float, int, float]] = []
    used, decisions = 0.0, 0
    while used < minutes * 60 or not decisions:
        began = time.perf_counter()
        net, memory = learn(net, memory, play(batch, net, sight, tables, rng), tables, rng)
        used += time.perf_counter() - began
        decisions += GAMES * STEPS
        if used >= minutes * 60 * (len(curve) + 1) / checks:
            rate = won(LearnedPlayer(net, sight, layout), game, players, opponent, deals, seed)
            curve.append((used / 60, decisions, rate))
            print(f"{used / 60:6.2f} minutes, {decisions:9,} decisions: wins {rate:.1%} against {opponent}", flush=True)
    return Course(LearnedPlayer(net, sight, layout), curve)


def main() -> None:
    """Learn as the command line says, and compare with the opponent in the same seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="saboteur")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    course = train(given.game, given.players, given.minutes, given.seed, given.opponent, given.deals)
    base = won(None, given.game, given.players, given.opponent, given.deals, given.seed)
    print(json.dumps({"learned": course.curve[-1][2], given.opponent: base, "curve": course.curve}))
    if given.out:
        given.out.write_bytes(pickle.dumps(jax.tree.map(np.asarray, (course.player.net, course.player.sight))))


if __name__ == "__main__":
    main()
