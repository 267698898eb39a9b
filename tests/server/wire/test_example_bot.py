"""The example bot, as its user runs it: against table talk, renaming, pausing, and to the end of either game."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

BOT = Path(__file__).parents[3] / "examples" / "http_bot.py"


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_the_example_bot_plays_on_whatever_else_happens_at_the_table(server: Served, game: str) -> None:
    ann, eve = server.person(), server.person()
    code = await ann.make_table(
        game=game, options={"players": 3, "rounds": 1}, bots=["random"], settings={"clock": "relaxed"}
    )
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), server.url, code, "Robbie", stderr=asyncio.subprocess.PIPE
    )
    rng = random.Random(game)

    async def chatter() -> None:
        for number in range(1_000):
            await ann.command(code, "rename", name=f"Ann {number}")
            await eve.command(code, "say", text="go on!")
            await ann.command(code, "pause")
            await ann.command(code, "resume")
            await asyncio.sleep(0.01)

    async with ann.at(code) as chair:
        await chair.until(lambda chair: chair.table["seats"][1]["ready"])
        await chair.do("start")
        chatting = asyncio.create_task(chatter())
        async with asyncio.timeout(300):
            while not chair.is_over:
                await chair.until(lambda chair: chair.acts or chair.is_over)
                if chair.acts and chair.prompt is not None:
                    await chair.ask("play", expect=chair.seq, action=rng.choice(chair.prompt["choices"])["action"])
        chatting.cancel()
        assert chair.table["seats"][1]["name"] == "Robbie"
        assert chair.table["seats"][1]["bot"] is None
    _, errors = await asyncio.wait_for(bot.communicate(), 120)
    assert (bot.returncode, errors) == (0, b"")
