"""Bots in worker processes: a view goes in, a legal action comes out, whatever becomes of the worker."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

import pyrite
from pyrite.server.bots import workers
from pyrite.server.bots.workers import WORKER, Thinkers
from tests.server.bots.thinkers import GRACE, ODD, PATIENCE, some_match, some_view, texts, think, until, with_thinkers


@pytest.mark.parametrize("game", ["saboteur"])
def test_a_bot_answers_as_it_would_at_home(game):
    """The same seed, the same view, the same answer: in a worker, in another worker, and in this process."""
    views = [some_view(game, moves) for moves in (3, 20, 30, 41)]
    at_home = [pyrite.bot("random", seed=f"seed {place}").act(view).text for place, view in enumerate(views)]

    async def ask(thinkers: Thinkers) -> list[str]:
        return [await think(thinkers, "random", f"seed {place}", view) for place, view in enumerate(views)]

    assert with_thinkers(ask) == at_home
    assert with_thinkers(ask, processes=2) == at_home


def test_the_usual_worker_plays_a_whole_round():
    match = pyrite.new("saboteur", players=3, rounds=1, seed=1)

    async def play(thinkers: Thinkers) -> None:
        while match.turn is not None:
            match.play(await think(thinkers, "random", f"seed {len(match.steps)}", match.view(match.turn), 0.5))
        assert not thinkers.troubles

    with_thinkers(play, command=WORKER)
    assert match.state.is_over


def test_where_there_is_one_legal_action_nobody_is_asked():
    match = some_match()
    while len(match.legal()) != 1:
        match.play(match.legal()[-1])
    thinkers = Thinkers(1)  # not started
    only = asyncio.run(think(thinkers, "random", "x", match.view(match.turn), 0.5))
    assert only == match.legal()[0].text


def test_a_view_of_a_seat_that_is_not_to_act_is_refused():
    match = some_match()
    assert match.turn is not None
    with pytest.raises(ValueError, match="nothing to decide"):
        asyncio.run(Thinkers(1).think("random", "x", match.view((match.turn + 1) % 5), 0.5))


def test_more_questions_than_workers_are_all_answered():
    view = some_view()

    async def ask(thinkers: Thinkers) -> list[str]:
        return await asyncio.gather(*(think(thinkers, "random", str(seed), view) for seed in range(40)))

    answers = with_thinkers(ask, processes=2)
    assert answers == [pyrite.bot("random", seed=str(seed)).act(view).text for seed in range(40)]


def test_two_workers_think_at_the_same_time(tmp_path):
    """Each answers only when it has met the other."""
    view = some_view()

    async def ask(thinkers: Thinkers) -> list[str]:
        return await asyncio.gather(*(think(thinkers, "meets", "x", view) for _ in range(2)))

    assert with_thinkers(ask, processes=2, command=(*ODD, str(tmp_path))) == [texts(view)[0]] * 2


def test_the_first_question_does_not_wait_for_anything_to_be_loaded():
    script = """
import sys
from pyrite import new
from pyrite.game import GAMES
from pyrite.server.bots import worker
matches = {name: new(name, players=game.usual_players, seed=1) for name, game in GAMES.items()}
worker.warm_up()
loaded = set(sys.modules)
for name, match in matches.items():
    for level, one in GAMES[name].levels().items():
        if one.at_tables:
            assert not worker.think(worker.pack(level, "1", match.view(match.turn), 0.02)).error
print(sorted(set(sys.modules) - loaded))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# What goes wrong


@pytest.mark.parametrize(
    ("bot", "trouble"), [("hangs", "hung"), ("dies", "died"), ("raises", "raised"), ("cheats", "raised")]
)
def test_a_bot_that_fails_gets_a_legal_action_and_the_next_question_is_answered(bot, trouble, caplog):
    view = some_view()

    async def ask(thinkers: Thinkers) -> list[str]:
        first = await think(thinkers, bot, "x", view, 0.1 if trouble == "hung" else PATIENCE)
        assert thinkers.troubles == {trouble: 1}
        return [first, await think(thinkers, "random", "x", view)]

    with caplog.at_level(logging.WARNING, logger="pyrite.thinkers"):
        first, second = with_thinkers(ask)
    assert first in texts(view)
    assert second == pyrite.bot("random", seed="x").act(view).text
    (line,) = caplog.messages
    assert line.startswith(f"a bot failed: {bot} {trouble}")
    assert not set(view.hand) & set(line.split()), "nothing that the seat knows is logged"
    assert len(line) < 80


def test_a_hanging_bot_is_waited_for_until_its_budget_is_spent_and_not_forever():
    view = some_view()

    async def ask(thinkers: Thinkers) -> float:
        began = time.monotonic()
        await think(thinkers, "hangs", "x", view, 0.2)
        return time.monotonic() - began

    assert 0.2 + GRACE <= with_thinkers(ask) < PATIENCE


def test_a_substitute_is_any_legal_action():
    view = some_view()

    async def ask(thinkers: Thinkers) -> set[str]:
        return {await think(thinkers, "raises", "x", view) for _ in range(60)}

    answers = with_thinkers(ask)
    assert answers <= set(texts(view))
    assert len(answers) > 3


def test_a_worker_killed_in_mid_thought_is_replaced(tmp_path):
    view, at_it = some_view(), tmp_path / "at it"

    async def ask(thinkers: Thinkers) -> tuple[str, int, int]:
        asked = asyncio.create_task(think(thinkers, "slow", "x", view))
        await until(lambda: at_it.exists() and at_it.read_text() != "")
        first = int(at_it.read_text())
        os.kill(first, signal.SIGKILL)
        answer = await asked
        assert thinkers.troubles == {"died": 1}
        assert await think(thinkers, "slow", "x", view) == texts(view)[0]
        return answer, first, int(at_it.read_text())

    answer, first, second = with_thinkers(ask, command=(*ODD, str(at_it)))
    assert answer in texts(view)
    assert first != second


def test_a_worker_killed_while_idle_is_replaced():
    view = some_view()

    async def ask(thinkers: Thinkers) -> str:
        (worker,) = thinkers._workers
        os.kill(worker.process.pid, signal.SIGKILL)
        assert await think(thinkers, "random", "x", view) in texts(view)
        assert thinkers.troubles == {"died": 1}
        return await think(thinkers, "random", "x", view)

    assert with_thinkers(ask) == pyrite.bot("random", seed="x").act(view).text


def test_what_a_bot_prints_does_not_get_among_the_answers(capfd):
    view = some_view()

    async def ask(thinkers: Thinkers) -> list[str]:
        return [await think(thinkers, "prints", "x", view) for _ in range(3)]

    assert with_thinkers(ask) == [texts(view)[-1]] * 3
    assert capfd.readouterr().out == ""


def test_workers_outlive_the_signals_that_end_the_server():
    """Ctrl-C and systemd reach every process of the group; the server says when a worker is done."""
    view = some_view()

    async def ask(thinkers: Thinkers) -> str:
        (worker,) = thinkers._workers
        os.kill(worker.process.pid, signal.SIGTERM)
        os.kill(worker.process.pid, signal.SIGINT)
        answer = await think(thinkers, "random", "x", view)
        assert not thinkers.troubles
        return answer

    assert with_thinkers(ask) == pyrite.bot("random", seed="x").act(view).text


def test_who_no_longer_waits_does_not_lose_a_worker():
    view = some_view()

    async def ask(thinkers: Thinkers) -> str:
        asked = asyncio.create_task(think(thinkers, "slow", "x", view))
        waiting = asyncio.create_task(think(thinkers, "random", "x", view))
        await asyncio.sleep(0.1)
        asked.cancel()
        waiting.cancel()
        answer = await think(thinkers, "random", "y", view)
        await until(lambda: thinkers.idle == 1)
        assert asked.cancelled()
        assert waiting.cancelled()
        return answer

    assert with_thinkers(ask) == pyrite.bot("random", seed="y").act(view).text


def test_stopping_ends_every_process_and_answers_nobody():
    view = some_view()

    async def run() -> list[int | None]:
        thinkers = Thinkers(2, command=ODD, grace=GRACE)
        thinkers.start()
        workers = list(thinkers._workers)
        asked = [asyncio.create_task(think(thinkers, "slow", "x", view)) for _ in range(2)]
        await asyncio.sleep(0.1)
        await thinkers.stop()
        for one in asked:
            with pytest.raises(RuntimeError, match="stopped"):
                await one
        assert not thinkers.troubles
        return [worker.process.poll() for worker in workers]

    assert asyncio.run(run()) == [-signal.SIGKILL] * 2


def test_a_worker_ends_with_the_server():
    """Its input ends when the server is gone, however that came."""
    worker = Thinkers(1, command=ODD)
    worker.start()
    (process,) = (one.process for one in worker._workers)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=120) == 0
    asyncio.run(worker.stop())


def test_a_worker_that_does_not_begin_is_said_at_start():
    thinkers = Thinkers(1, command=(sys.executable, "-c", "pass"))
    with pytest.raises(RuntimeError, match="does not start"):
        thinkers.start()


def test_a_worker_for_which_the_machine_has_no_room_is_tried_again(monkeypatch, caplog):
    view, begun = some_view(), iter([OSError("no room"), OSError("no room")])
    begin = workers.WorkerProcess

    def crowded(command: Any) -> workers.WorkerProcess:
        if (error := next(begun, None)) is not None:
            raise error
        return begin(command)

    async def ask(thinkers: Thinkers) -> str:
        monkeypatch.setattr(workers, "WorkerProcess", crowded)
        thinkers._grace = 0.01  # until the next try
        await think(thinkers, "dies", "x", view)
        return await think(thinkers, "random", "x", view)

    assert with_thinkers(ask) == pyrite.bot("random", seed="x").act(view).text
    assert caplog.messages.count("a bot's process does not start") == 2


def test_while_no_worker_is_there_a_bot_soon_plays_something_legal(monkeypatch):
    """Or every bot of a table would keep people waiting for half a minute, until one more process has begun."""
    view, begin = some_view(), workers.WorkerProcess

    async def ask(thinkers: Thinkers) -> list[str]:
        monkeypatch.setattr(workers, "LONGEST_WITHOUT", 0.01)
        monkeypatch.setattr(workers, "WorkerProcess", lambda _: begin((sys.executable, "-c", "input()")))
        answers = [await think(thinkers, "dies", "x", view), await think(thinkers, "random", "x", view)]
        assert thinkers.troubles == {"died": 1, "busy": 1}
        monkeypatch.setattr(workers, "WorkerProcess", begin)
        for warming in thinkers._workers:
            warming.kill()  # the next one begins
        await until(lambda: thinkers.idle == 1)
        monkeypatch.setattr(workers, "LONGEST_WITHOUT", 0.0)
        assert await think(thinkers, "random", "x", view) == pyrite.bot("random", seed="x").act(view).text
        return answers

    assert set(with_thinkers(ask)) <= set(texts(view))
