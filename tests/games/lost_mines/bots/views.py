"""Views from games at random, for tests that ask the same of each."""

import random
from collections.abc import Iterator
from typing import Any

import pyrite


def random_views(games: int, every: int = 7, **options: Any) -> Iterator[Any]:
    """What the seat to act sees, every so many steps of games in which everybody does anything legal."""
    for seed in range(games):
        rng = random.Random(seed)
        match = pyrite.new("lost-mines", players=3 + seed % 7, rounds=1, seed=seed, **options)
        step = 0
        while match.turn is not None:
            if step % every == 0:
                yield match.state.view(match.turn)
            match.play(rng.choice(busy(match.legal())))
            step += 1


def busy(legal: list[Any]) -> list[Any]:
    """Rather no votes and no discards, so that much is on the board."""
    kept = [action for action in legal if action.verb.value not in ("vote", "discard", "yes")]
    return kept or legal
