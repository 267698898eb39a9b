"""Many who want something at the same moment, of a store that is slow, fails, or has saved and does not say so."""

import asyncio
import itertools
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import pytest

from pyrite import fairness
from pyrite.server.live import live_table
from pyrite.server.store import sqlite
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import NotSaved
from pyrite.server.tables import entries as log
from pyrite.server.tables import table_view
from pyrite.server.tables.table import Table
from tests.server.asgi import Ear, Wire
from tests.server.client import Chair, Person
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any


# How the saves of an odd store end, in turn and then again from the first. Not drawn: every run meets all of them.
Fates = tuple[Literal["saved", "before", "after"], ...]
SAVED: Fates = ("saved",)
LOST: Fates = ("after",)  # it is written, and the server does not hear of it


class OddStore:
    """A real store with odd habits: it takes its time, and sometimes fails before writing or after it."""

    def __init__(self, server: Served, seed: str, seconds: float = 0.01, fates: Fates = SAVED) -> None:
        self.random = random.Random(seed)
        self.seconds = seconds
        self.turn_to(fates)
        self._save = server.house.store.save
        server.house.store.save = self.save  # type: ignore[method-assign]

    def turn_to(self, fates: Fates) -> None:
        self._fates = itertools.cycle(fates)

    async def save(self, *appends: Append) -> None:
        fate = next(self._fates)
        await asyncio.sleep(self.random.random() * self.seconds)
        if fate == "before":
            raise NotSaved("the store was not reached")
        await self._save(*appends)
        await asyncio.sleep(self.random.random() * self.seconds)
        if fate == "after":
            raise NotSaved("the answer was lost")


async def logged(server: Served, code: str) -> list[Any]:
    """The entries of a table's log, which counts without gaps, and from which the same table follows."""
    rows = await server.house.store.entries(code)
    assert [seq for seq, *_ in rows] == list(range(1, len(rows) + 1))
    again = Table(code)
    for seq, at, who, entry in rows:
        again.apply(log.Logged(seq, at, who, log.read(entry)))
    assert table_view.table_seen(again) == table_view.table_seen(server.house.tables[code].table)
    return [log.read(entry) for *_, entry in rows]


async def persist(person: Person, path: str, **body: Any) -> dict[str, Any]:
    """Sends the same again until it is known whether it was done."""
    while True:
        answer = (await person.post(path, **body)).json()
        if "why" not in answer or answer["why"]["code"] != "not_saved":
            result: dict[str, Any] = answer
            return result


async def play_out(chair: Chair, rng: random.Random, tag: str, *, may_fail: bool = False) -> list[str]:
    """Plays a game to its end over a socket, sending everything again whose fate is unknown; the ids that were done."""
    done: list[str] = []
    async with asyncio.timeout(60):
        while not chair.is_over:
            await chair.until(lambda chair: chair.acts or chair.is_over)
            if not chair.acts or chair.prompt is None:
                continue
            action = rng.choice(chair.prompt["choices"])["action"]
            wish = {"id": f"{tag}-{len(done)}", "expect": chair.seq, "action": action}
            while (answer := await chair.ask("play", **wish))["type"] == "refused":
                assert answer["why"]["code"] == "not_saved"
                assert may_fail
            done.append(wish["id"])
    return done


# One wish, several times.


@pytest.mark.parametrize("fates", [SAVED, ("before", "after", "saved", "saved")])
async def test_the_same_command_from_many_tabs_at_once_is_done_once(serving: Serving, fates: Fates) -> None:
    server = await serving()
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    OddStore(server, "tabs", fates=fates)
    path = f"/api/tables/{code}/commands"
    for number in range(5):
        wish = {"do": "say", "id": f"wish-{number}", "text": f"only once {number}"}
        answers = await asyncio.gather(*(persist(ann, path, **wish) for _ in range(6)))
        assert answers == [answers[0]] * 6
    spoken = [entry.text for entry in await logged(server, code) if isinstance(entry, log.Spoke)]
    assert spoken == [f"only once {number}" for number in range(5)]


async def test_a_duplicate_that_comes_late_gets_the_first_answer_and_changes_nothing(serving: Serving) -> None:
    server = await serving()
    OddStore(server, "late", seconds=0.002)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1})
    sent: list[tuple[dict[str, Any], dict[str, Any]]] = []
    rng = random.Random("late")
    async with ann.at(code) as chair, ann.at(code) as other:
        while not chair.is_over:
            await chair.until(lambda chair: chair.acts or chair.is_over)
            if chair.prompt is not None and chair.acts:
                action = rng.choice(chair.prompt["choices"])["action"]
                wish = {"id": f"move-{len(sent)}", "expect": chair.seq, "action": action}
                sent.append((wish, await chair.do("play", **wish)))
            if sent:
                wish, first = rng.choice(sent)
                assert await other.ask("play", **wish) == first
    steps = [entry for entry in await logged(server, code) if isinstance(entry, log.Step)]
    assert sum(step.seat == 0 for step in steps) == len(sent)


async def test_a_table_is_made_once_however_often_it_is_asked_for(serving: Serving) -> None:
    server = await serving()
    OddStore(server, "making", fates=("before", "after", "saved", "saved"))
    ann = server.person()
    for number in range(6):
        wish = {"id": f"table-{number}", "game": "saboteur", "options": {"players": 3}}
        answers = await asyncio.gather(*(persist(ann, "/api/tables", name="Ann", **wish) for _ in range(3)))
        assert answers == [answers[0]] * 3
    made = await server.house.store.unfinished()
    assert len(made) == 6


async def test_a_link_moves_a_seat_to_one_of_those_who_use_it_at_once(serving: Serving) -> None:
    server = await serving()
    OddStore(server, "links")
    ann, others = server.person(), [server.person() for _ in range(5)]
    code = await ann.play_now(options={"players": 3})
    link = (await ann.command(code, "move_link"))["link"].partition("#link=")[2]
    answers = await asyncio.gather(*(other.post("/api/links", link=link) for other in others))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]
    winner = others[[answer.status_code for answer in answers].index(200)]
    assert (await winner.post("/api/me")).json()["seats"][0]["code"] == code
    assert (await ann.post("/api/me")).json()["seats"] == []


# Several commands at the same time.


WISHES: tuple[dict[str, Any], ...] = (
    {"do": "sit", "name": "{}"},
    {"do": "sit", "name": "{}", "target": 1},
    {"do": "sit", "name": "Same"},
    {"do": "stand"},
    {"do": "ready"},
    {"do": "rename", "name": "Other {}"},
    {"do": "start"},
    {"do": "start", "fill": "random"},
    {"do": "remove", "target": 1},
    {"do": "remove", "target": 2},
    {"do": "seat_bot", "level": "random", "target": 2},
    {"do": "give_host", "target": 1},
    {"do": "settings", "change": {"options": {"players": 4}}},
    {"do": "settings", "change": {"options": {"players": 3}, "latecomers": False}},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "say", "text": "hello"},
    {"do": "mute", "target": 0, "for_all": True},
    {"do": "take_over", "target": 2, "name": "Late {}"},
    {"do": "contribute", "commitment": "0f" * 32},
    {"do": "reveal", "reveal": "0f" * 32},
    {"do": "remove", "target": 1, "ban": True},
    {"do": "vote_remove", "target": 0},
    {"do": "offer_seat", "target": 2},
    {"do": "play", "expect": 5, "action": "pass:NS"},
)
SURPRISES = ("fault", "bad_message", "too_fast", "not_saved")


@pytest.mark.parametrize("seed", range(6))
async def test_whoever_comes_first_the_log_tells_what_everybody_was_answered(serving: Serving, seed: int) -> None:
    """Sitting down, leaving, removing, starting at the same moment: each is done or refused, nothing in between."""
    server = await serving()
    OddStore(
        server, f"wishes {seed}", seconds=0.003, fates=("saved", "saved", "before", "saved", "saved", "after", "saved")
    )
    rng = random.Random(f"wishes {seed}")
    people = [server.person() for _ in range(4)]
    code = (await persist(people[0], "/api/tables", id="it", game="saboteur", name="Host", options={"players": 3}))[
        "code"
    ]
    path = f"/api/tables/{code}/commands"
    done: list[dict[str, Any]] = []

    async def wish(person: Person, number: int) -> None:
        chosen = json.loads(json.dumps(rng.choice(WISHES)).replace("{}", str(number)))
        answer = await persist(person, path, id=f"wish-{number}", **chosen)
        if answer["type"] != "done":
            assert answer["why"]["code"] not in SURPRISES, (chosen, answer["why"])
        elif chosen["do"] != "say":  # a spectator's line is not in the log
            done.append(answer)

    async with people[0].at(code) as chair:
        for turn in range(6):
            await asyncio.gather(*(wish(rng.choice(people), 10 * turn + number) for number in range(10)))
        entries = await logged(server, code)
        assert len({answer["seq"] for answer in done}) == len(done), "two commands were answered with the same entry"
        await chair.quiet(0.1)
        shown = [one["seq"] for one in chair.happened]
        assert shown == sorted(set(shown))
        assert chair.seq <= len(entries)


async def test_two_who_play_for_one_seat_at_once_are_never_both_right(serving: Serving) -> None:
    server = await serving()
    OddStore(server, "seat", seconds=0.004, fates=("saved", "saved", "after", "saved", "saved", "saved", "before"))
    ann, bob, eve = (server.person() for _ in range(3))
    made = await persist(ann, "/api/tables", id="it", game="saboteur", name="Ann", options={"players": 3, "rounds": 1})
    code = made["code"]
    for person, name in ((bob, "Bob"), (eve, "Eve")):
        await persist(person, f"/api/tables/{code}/commands", do="sit", id="sit", name=name)
    await persist(ann, f"/api/tables/{code}/commands", do="start", id="start")
    rng = random.Random("seat")
    done: list[int] = []

    async def play(chair: Chair, tag: str) -> None:
        number = 0
        async with asyncio.timeout(60):
            while not chair.is_over:
                await chair.until(lambda chair: chair.acts or chair.is_over)
                if chair.prompt is None or not chair.acts:
                    continue
                number += 1
                action = rng.choice(chair.prompt["choices"])["action"]
                wish = {"id": f"{tag}-{number}", "expect": chair.seq, "action": action}
                while (answer := await chair.ask("play", **wish))["type"] == "refused":
                    if answer["why"]["code"] != "not_saved":
                        assert answer["why"]["code"] in ("stale", "not_your_turn", "is_finished")
                        break
                if answer["type"] == "done":
                    done.append(answer["seq"])

    async with (
        ann.at(code) as one,
        ann.at(code) as two,
        bob.at(code) as three,
        bob.at(code) as four,
        eve.at(code) as five,
    ):
        chairs = (one, two, three, four, five)
        await asyncio.gather(*(play(chair, str(number)) for number, chair in enumerate(chairs)))
        assert len({json.dumps(chair.view["table"] if chair.view else None) for chair in chairs}) == 1
    steps = [number for number, entry in enumerate(await logged(server, code), 1) if isinstance(entry, log.Step)]
    last = [steps[-1] + 1]  # behind the last step the secrets are opened
    assert sorted(done) == steps[:-1] + last


@pytest.mark.parametrize("wire", ["socket", "stream"])
async def test_who_loses_their_seat_while_connecting_does_not_see_through_it(serving: Serving, wire: str) -> None:
    server = await serving()
    ann, bob = server.person(), server.person()
    code = await ann.play_now(options={"players": 3}, settings={"pace": 10_000, "latecomers": True})
    await bob.command(code, "take_over", target=1, name="Bob")

    class Slow(Ear):
        async def accepted(self) -> None:
            assert (await bob.command(code, "stand", id="leaves"))["type"] == "done"

    path, ear = f"/api/tables/{code}", Slow()
    if wire == "socket":
        await Wire(server.app).connect(f"{path}/ws?seat=1", token=bob.token, ear=ear)
    else:
        await Wire(server.app).stream(f"{path}/stream?seat=1", token=bob.token, ear=ear)
    while len(ear.heard) < 2:
        await asyncio.sleep(0.01)
    welcome = json.loads(ear.heard[1])
    assert (welcome["type"], welcome["you"]["seat"], welcome["view"]["seat"]) == ("welcome", None, None)
    ear.tell({"type": "websocket.disconnect" if wire == "socket" else "http.disconnect"})
    assert ear.task is not None
    await ear.task


# Saved, and nobody knows.


async def test_a_game_goes_on_fairly_at_a_table_whose_making_was_saved_unsaid(serving: Serving) -> None:
    """The table is then read from the store, and with it the secret of its first round."""
    server = await serving()
    odd = OddStore(server, "unsaid", seconds=0.0)
    ann = server.person()
    for number in range(3):
        odd.turn_to(LOST)
        wish = {"id": f"unsaid-{number}", "level": "random", "options": {"players": 3, "rounds": 1, "first": 0}}
        lost = await ann.post("/api/play-now", **wish, settings={"pace": 0})
        assert lost.status_code == 503
        odd.turn_to(SAVED)
        made = (await ann.post("/api/play-now", **wish, settings={"pace": 0})).json()
        async with ann.at(made["code"]) as chair:
            await play_out(chair, random.Random(number), "move")
            record = (await ann.get(f"/api/records/{chair.table['record']}")).json()["record"]
        assert fairness.check(record).troubles == []
        await logged(server, made["code"])


async def test_a_rematch_that_was_saved_unsaid_is_there(serving: Serving) -> None:
    server = await serving()
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1})
    async with ann.at(code) as chair:
        await play_out(chair, random.Random(1), "move")
    odd = OddStore(server, "rematch", seconds=0.0, fates=LOST)
    lost = await ann.command(code, "rematch", id="again")
    assert lost["why"]["code"] == "not_saved"
    odd.turn_to(SAVED)
    again = await ann.command(code, "rematch", id="again")
    async with ann.at(again["code"]) as chair:
        assert chair.table["status"] == "playing"
        await play_out(chair, random.Random(2), "move")
        record = (await ann.get(f"/api/records/{chair.table['record']}")).json()["record"]
    assert fairness.check(record).troubles == []


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_games_are_played_out_on_a_store_that_fails_every_third_time(
    serving: Serving, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "RETRY", 20)  # bots try again soon
    server = await serving()
    OddStore(server, f"fails {game}", seconds=0.002, fates=("saved", "saved", "before", "saved", "saved", "after"))
    ann, bob = server.person(), server.person()
    table = {"id": "it", "game": game, "name": "Ann", "bots": ["random"], "options": {"players": 3, "rounds": 1}}
    code = (await persist(ann, "/api/tables", **table, settings={"pace": 0}))["code"]
    await persist(bob, f"/api/tables/{code}/commands", do="sit", id="sit", name="Bob")
    await persist(ann, f"/api/tables/{code}/commands", do="start", id="start")
    async with ann.at(code) as one, bob.at(code) as two:
        rng = random.Random(game)
        done = await asyncio.gather(play_out(one, rng, "ann", may_fail=True), play_out(two, rng, "bob", may_fail=True))
        assert one.table == two.table
    steps = [entry.seat for entry in await logged(server, code) if isinstance(entry, log.Step)]
    assert [steps.count(seat) for seat in (0, 1)] == [len(ids) for ids in done]


async def test_a_command_is_done_though_its_sender_has_hung_up(serving: Serving) -> None:
    server = await serving()
    OddStore(server, "hung up", seconds=0.1)
    ann, bob = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with bob.at(code) as watcher:
        async with ann.at(code) as chair:
            await chair.send("say", id="last-words", text="goodbye")
        await watcher.until(lambda chair: any(line["text"] == "goodbye" for line in chair.talk))
    assert (await ann.command(code, "say", id="last-words", text="goodbye"))["type"] == "done"
    assert sum(isinstance(entry, log.Spoke) for entry in await logged(server, code)) == 1


# A database that another program holds.


async def test_a_database_that_another_program_holds_is_said_and_waited_for(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 150)
    server = await serving()
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 0}, settings={"pace": 10_000})
    async with ann.at(code) as chair:
        assert chair.prompt is not None
        before, view = chair.seq, chair.view
        wish = {"id": "mine", "expect": chair.seq, "action": chair.prompt["choices"][0]["action"]}
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("begin exclusive")
            refused = await chair.ask("play", **wish)
            assert refused["why"]["code"] == "not_saved"
            assert (refused["seq"], refused["now"]["view"]) == (before, view)
            assert (await ann.post("/api/tables", id="new", game="saboteur")).status_code == 503
            assert (await ann.get(f"/api/tables/{code}")).json()["seq"] == before
            other.execute("rollback")
        assert (await chair.do("play", **wish))["seq"] == before + 1
        assert (await ann.post("/api/tables", id="new", game="saboteur")).status_code == 201
    assert len(await logged(server, code)) == before + 1


async def test_a_writer_that_meets_something_unheard_of_goes_on_writing(serving: Serving) -> None:
    """An error of the driver that SQLAlchemy does not know must not end the one task that writes."""
    server = await serving()
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    real = server.house.store.queue.write_group  # the only place where a driver's error comes up
    strange = iter([ValueError("what is this?"), RuntimeError("the connection is in an odd state")])

    async def fail(group: Any) -> None:
        for error in strange:
            raise error
        await real(group)

    server.house.store.queue.write_group = fail
    for _ in range(2):
        assert (await ann.command(code, "say", id="heard", text="anyone?"))["why"]["code"] == "not_saved"
    assert (await ann.command(code, "say", id="heard", text="anyone?"))["type"] == "done"


async def test_a_table_whose_first_load_fails_is_loaded_once_by_all_who_wait(serving: Serving) -> None:
    """Some wait while the first load fails, others come later: there is never a second live table of one code."""
    server = await serving()
    code = await server.person().make_table(options={"players": 3})
    del server.house.tables[code]  # as if everybody had left long ago
    read, is_asked, may_fail = server.house.store.entries, asyncio.Event(), asyncio.Event()

    async def fail_once(asked: str, after: int = 0) -> Any:
        if not is_asked.is_set():
            is_asked.set()
            await may_fail.wait()
            raise NotSaved("the line was cut")
        await asyncio.sleep(0)
        return await read(asked, after)

    server.house.store.entries = fail_once
    waiting = [asyncio.create_task(server.house.table(code)) for _ in range(3)]
    await is_asked.wait()
    may_fail.set()
    newcomers = [asyncio.create_task(come_after(server, code, steps)) for steps in range(8)]
    results = await asyncio.gather(*waiting, *newcomers, return_exceptions=True)
    assert all(isinstance(result, NotSaved) for result in results[:3])
    found = [result for result in results if not isinstance(result, NotSaved)]
    assert len(found) >= 5
    assert all(live is server.house.tables[code] for live in found)


async def come_after(server: Any, code: str, steps: int) -> Any:
    """Asks for the table after so many turns of the event loop."""
    for _ in range(steps):
        await asyncio.sleep(0)
    return await server.house.table(code)
