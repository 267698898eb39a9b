"""Many who want something at the same moment, of a store that is slow or fails."""

import asyncio
import json
import random
from typing import Any

import pytest

from pyrite.server.tables import entries as log
from tests.server.asgi import Ear, Wire
from tests.server.client import Chair, Person
from tests.server.odd_store import SAVED, Fates, OddStore, logged, persist

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any


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
    made = await server.live_tables.store.unfinished()
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
# A spectator's line is not in the log; what was promised, revealed or voted before is done already.
MAY_CHANGE_NOTHING = ("say", "contribute", "reveal", "vote_remove")


@pytest.mark.parametrize("seed", range(6))
async def test_the_log_and_the_answers_agree_whichever_command_comes_first(serving: Serving, seed: int) -> None:
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
        elif chosen["do"] not in MAY_CHANGE_NOTHING:
            done.append(answer)

    async with people[0].at(code) as chair:
        for turn in range(6):
            await asyncio.gather(*(wish(rng.choice(people), 10 * turn + number) for number in range(10)))
        assert len({answer["seq"] for answer in done}) == len(done), "two commands were answered with the same entry"
        await chair.catch_up()
        shown = [one["seq"] for one in chair.happened]
        assert shown == sorted(set(shown))
        last = chair.seq
        assert last <= len(await logged(server, code)), "something was shown before it was saved"


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
        async with asyncio.timeout(300):
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
