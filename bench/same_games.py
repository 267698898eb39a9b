"""How fast an engine is on games that another one has played: `python -P bench/same_games.py play` or `measure`.

`bench.before_after` runs this file with the Python of both checkouts, so it uses only what has stayed the same since
commit f6011aa. `play` writes records as JSON; `measure` reads them from its input and writes how much was done in a
second of processor time, with a digest: if the digests of two engines differ, they did not do the same work.
"""

import hashlib
import importlib
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypedDict

import pyrite
from pyrite import record
from pyrite.match import Match

try:
    playouts = importlib.import_module("pyrite.core.playouts")
except ImportError:  # where it was at f6011aa
    playouts = importlib.import_module("pyrite.playouts")

if TYPE_CHECKING:
    from pyrite.game import AnyState

GAMES = ("saboteur", "lost-mines")
PLAYERS = 6
DEALS = 6
SECONDS = 0.4  # of processor time for each figure


class Records(TypedDict):
    """Some games as records: as far as the deal, and whole."""

    deals: list[str]
    games: list[str]


def play(name: str) -> Records:
    records: Records = {"deals": [], "games": []}
    for seed in range(DEALS):
        match = pyrite.new(name, players=PLAYERS, seed=seed)
        records["deals"].append(match.record())
        rng = random.Random(seed)
        while match.turn is not None:
            match.play(rng.choice(match.legal()))
        records["games"].append(match.record())
    return records


def positions(text: str) -> "Iterator[AnyState]":
    """Every tenth position of a game in which somebody is to act."""
    a_game, options, steps = record.read(text)
    match = Match(a_game, options)
    for number, step in enumerate(steps):
        if number % 10 == 0 and match.turn is not None:
            yield match.state.copy()
        match.take_step(step)


def rate(work: Callable[[], int]) -> float:
    """How much work a second of processor time."""
    done, began = 0, time.process_time()
    while (lasted := time.process_time() - began) < SECONDS:
        done += work()
    return done / lasted


def play_rate(deals: Sequence[str]) -> tuple[float, str]:
    """Decisions a second of random matches that are already dealt, and how they ended."""
    steps, lasted, ends = 0, 0.0, ""
    while lasted < SECONDS:
        matches = [pyrite.load(deal, seed=seed) for seed, deal in enumerate(deals)]
        rng = random.Random(1)
        began = time.process_time()
        for match in matches:
            while match.turn is not None:
                match.play(rng.choice(match.legal()))
                steps += 1
        lasted += time.process_time() - began
        ends = str([match.scores for match in matches])
    return steps / lasted, ends


def measure(records: Records) -> dict[str, float | str]:
    starts = [pyrite.load(deal).state for deal in records["deals"]]
    states = [position for game in records["games"] for position in positions(game)]
    views = [state.view(state.turn) for state in states]

    def play_out() -> int:
        return sum(playouts.random_games(start, 2, seed) for seed, start in enumerate(starts))

    def draw_samples() -> int:
        rng = random.Random(1)
        for view in views:
            view.sample(rng)
        return len(views)

    def show() -> int:
        for state in states:
            state.view(state.turn).to_json()
        return len(states)

    match_steps, ends = play_rate(records["deals"])
    return {
        "playout_steps_per_s": rate(play_out),
        "api_steps_per_s": match_steps,
        "samples_per_s": rate(draw_samples),
        "views_per_s": rate(show),
        "digest": hashlib.sha256(f"{play_out()} {len(states)} {ends}".encode()).hexdigest(),
    }


def main() -> None:
    if sys.argv[1] == "play":
        print(json.dumps({name: play(name) for name in GAMES}))
    else:
        print(json.dumps({name: measure(records) for name, records in json.load(sys.stdin).items()}))


if __name__ == "__main__":
    main()
