"""How fast the engine is: every figure measured several times, with its spread."""

import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import msgspec

from pyrite.core.playable import Playable
from pyrite.core.playouts import random_games
from pyrite.game import game
from pyrite.match import AnyMatch, new

REPEATS = 7
SECONDS = 0.15  # of one measurement


class Figure(msgspec.Struct, frozen=True):
    """A rate a second, or a time in milliseconds: the middle of several measurements, the lowest and the highest."""

    median: float
    low: float
    high: float


def figure(values: list[float]) -> Figure:
    """The middle and the spread of some measurements."""
    return Figure(statistics.median(values), min(values), max(values))


def rate(work: Callable[[int], int]) -> Figure:
    """How much work a second: `work` does so many rounds of it and says how much that was."""
    rounds = 1
    while True:  # find out how many rounds last long enough to be measured
        began = time.perf_counter()
        work(rounds)
        if (lasted := time.perf_counter() - began) > SECONDS / 4:
            break
        rounds *= 4
    rounds = max(1, round(rounds * SECONDS / lasted))
    return figure([_rate_once(work, rounds) for _ in range(REPEATS)])


def _rate_once(work: Callable[[int], int], rounds: int) -> float:
    began = time.perf_counter()
    done = work(rounds)
    return done / (time.perf_counter() - began)


def _start(name: str, players: int) -> Playable:
    """A game about to be dealt."""
    one = game(name)
    start = one.playable(one.options_from({"players": players}))
    if start is None:
        raise ValueError(f"{name} is not played in compiled code")
    return start


def playout_steps(name: str, players: int) -> Figure:
    """Random play in compiled code, all legal actions listed at each step; decisions a second."""
    start = _start(name, players)
    return rate(lambda games: random_games(start, games, 1))


def two_threads(name: str, players: int) -> Figure:
    """How many times the work of one thread two threads do; measured in turn, so the load is the same for both."""
    start = _start(name, players)
    games = max(1, int(playout_steps(name, players).median * SECONDS / random_games(start, 1, 1)))
    return figure([_threads_rate(start, games, 2) / _threads_rate(start, games, 1) for _ in range(REPEATS)])


def _threads_rate(start: Playable, games: int, count: int) -> float:
    threads = [threading.Thread(target=random_games, args=(start, games, seed)) for seed in range(count)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return count / (time.perf_counter() - began)


def api_steps(name: str, players: int) -> Figure:
    """The loop of the README, `match.play(random.choice(match.legal()))`; decisions a second."""

    def play(games: int) -> int:
        steps = 0
        for seed in range(games):
            match = new(name, players=players, seed=seed)
            choose = random.Random(seed).choice
            while match.turn is not None:
                match.play(choose(match.legal()))
                steps += 1
        return steps

    return rate(play)


def samples(name: str, players: int) -> Figure:
    """`view.sample`, over views from all parts of a game; samples a second."""
    rng = random.Random(1)
    views = [match.view(match.turn) for match in _moments(name, players)]

    def draw(rounds: int) -> int:
        for _ in range(rounds):
            for view in views:
                view.sample(rng)
        return rounds * len(views)

    return rate(draw)


def views(name: str, players: int) -> Figure:
    """`view(seat).to_json()`, over all parts of a game; views a second."""
    states = [match.state.copy() for match in _moments(name, players)]

    def show(rounds: int) -> int:
        for _ in range(rounds):
            for state in states:
                state.view(state.turn).to_json()
        return rounds * len(states)

    return rate(show)


def _moments(name: str, players: int) -> Iterator[AnyMatch]:
    """One match, at every tenth decision."""
    match = new(name, players=players, seed="moments")
    rng, step = random.Random(1), 0
    while match.turn is not None:
        if step % 10 == 0:
            yield match
        match.play(rng.choice(match.legal()))
        step += 1


def copies(name: str, players: int) -> Figure:
    """`state.copy()`; copies a second."""
    match = new(name, players=players, seed=1)

    def copy(rounds: int) -> int:
        for _ in range(rounds):
            match.state.copy()
        return rounds

    return rate(copy)


def import_ms() -> Figure:
    """What `import pyrite` adds to the start of Python, in milliseconds."""
    times = []
    for _ in range(REPEATS):
        bare = _run_ms("pass")
        times.append(_run_ms("import pyrite") - bare)
    return figure(times)


def _run_ms(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (time.perf_counter() - began) * 1000


FIGURES = {
    "playout_steps_per_s": playout_steps,
    "two_threads_ratio": two_threads,
    "api_steps_per_s": api_steps,
    "samples_per_s": samples,
    "views_per_s": views,
    "copies_per_s": copies,
}
COMPILED = ("playout_steps_per_s", "two_threads_ratio")  # need compiled playouts


def figures_of(name: str) -> dict[str, Callable[[str, int], Figure]]:
    """What is measured of a game: all figures, or only those that need no compiled playouts."""
    a_game = game(name)
    is_playable = a_game.playable(a_game.options_from({"players": a_game.usual_players})) is not None
    return {figure: measure for figure, measure in FIGURES.items() if is_playable or figure not in COMPILED}
