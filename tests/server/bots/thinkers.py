"""Worker processes of bots, for tests: matches and views to ask about, and how to ask."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pyrite
from pyrite.core.views import SpokenPhrase
from pyrite.server.bots.workers import Thinkers

ODD = (sys.executable, str(Path(__file__).parents[1] / "odd_thinker.py"))
GRACE = 0.3
PATIENCE = 60.0  # seconds
TALK = (SpokenPhrase(1, 1, "goal_is_gold", ("top",)), SpokenPhrase(2, 1, "thanks"))


def some_match(game: str = "saboteur", moves: int = 20) -> pyrite.Match:
    rng = random.Random(4)
    match = pyrite.new(game, players=5, seed=4)
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    while len(match.legal()) < 4:
        match.play(match.legal()[0])
    return match


def some_view(game: str = "saboteur", moves: int = 20) -> Any:
    match = some_match(game, moves)
    return match.view(match.turn)


def texts(view: Any) -> list[str]:
    return [action.text for action in view.legal]


def with_thinkers(work: Callable[[Thinkers], Awaitable[Any]], processes: int = 1, command: Any = ODD) -> Any:
    """Runs some work with thinkers that are started before it and stopped after it."""

    async def run() -> Any:
        thinkers = Thinkers(processes, command=command, grace=GRACE)
        thinkers.start()
        try:
            async with asyncio.timeout(120):
                return await work(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


async def think(thinkers: Thinkers, bot: str, seed: str, view: Any, budget: float = PATIENCE) -> str:
    """The action that a bot answers with; by default it may take as long as a busy machine needs."""
    return (await thinkers.think(bot, seed, view, budget)).action


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    while not holds():
        await asyncio.sleep(0.01)
