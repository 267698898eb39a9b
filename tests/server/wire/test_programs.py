"""For programs: the stream, the example bot, records, what can be played, what an operator sees."""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import pyrite
from pyrite.server import messages
from pyrite.server.wire import schema, typescript
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

ROOT = Path(__file__).parents[3]


async def test_a_stream_begins_with_everything_and_continues_line_by_line(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 0}, settings={"pace": 10_000})
    async with ann.http.stream("GET", f"/api/tables/{code}/stream") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = stream.aiter_lines()
        first = json.loads(await anext(lines))
        assert (first["type"], first["you"]["seat"]) == ("welcome", 0)
        action = first["prompt"]["choices"][0]["action"]
        done = await ann.command(code, "play", expect=first["seq"], action=action)
        while True:
            message = json.loads(await anext(lines))
            if message["type"] == "update":
                break
        assert message["seq"] == done["seq"]
        assert message["happened"][0]["what"] == {"kind": "stepped", "seat": 0}
        assert server.live_tables.tables[code].attendance.is_awake
    for _ in range(100):
        if not server.live_tables.tables[code].viewers.everyone:
            break
        await asyncio.sleep(0.02)
    assert not server.live_tables.tables[code].attendance.is_awake


async def test_the_example_bot_plays_a_game(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(options={"players": 3, "rounds": 1}, bots=["random"])
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "examples" / "http_bot.py"), server.url, code, "Robbie"),
        stderr=asyncio.subprocess.PIPE,
    )
    async with ann.at(code) as chair:
        await chair.until(lambda chair: chair.table["seats"][1]["ready"])
        await chair.do("start")
        await chair.play_out(random.Random(6))
        assert chair.table["seats"][1]["name"] == "Robbie"
    _, errors = await asyncio.wait_for(bot.communicate(), 120)
    assert (bot.returncode, errors) == (0, b"")


async def test_a_record_is_uploaded_shown_and_replayed(server: Served) -> None:
    match = pyrite.new("lost-mines", players=3, rounds=1, seed=4)
    rng = random.Random(4)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    ann = server.person()
    kept = await ann.post("/api/records", record=match.record())
    assert kept.status_code == 201
    path = f"/api/records/{kept.json()['id']}"
    seen = (await ann.get(path)).json()
    assert (seen["game"], seen["options"]["players"], seen["record"]) == ("lost-mines", 3, match.record())
    file = await ann.get(f"{path}/file")
    assert file.text == match.record()
    assert file.headers["content-disposition"].startswith("attachment")
    moments = [json.loads(line) for line in (await ann.get(f"{path}/replay", seat="1")).text.splitlines()]
    assert [moment["step"] for moment in moments] == list(range(seen["steps"] + 1))
    assert moments[-1]["view"] == json.loads(match.view(1).to_json())
    shown = [event for moment in moments for event in moment["events"]]
    assert shown == [msgspec.to_builtins(event) for event in match.events(1)]
    assert (await ann.get(f"{path}/replay", seat="5")).status_code == 400
    assert len((await ann.get(f"{path}/replay")).text.splitlines()) == len(moments)


async def test_hostile_records_are_refused(server: Served) -> None:
    ann = server.person()
    good = pyrite.new("saboteur", players=3, seed=1).record()
    for text, code in (
        ("", "bad_record"),
        ("pyrite 99\n", "bad_record"),
        (good.replace("turn", "scores"), "bad_record"),
        (good + "x" * 20_000, "bad_record"),
        ("pyrite 1\nsaboteur players=3 rounds=999999999\n", "bad_record"),
        ("#\n" * 100_000, "bad_record"),
        ("#" + "x" * 300_000, "too_large"),
        (f"# \x00\n{good}", "bad_record"),
        ("\ud800", "bad_message"),
    ):
        body = json.dumps({"record": text}).encode()
        response = await ann.http.post("/api/records", content=body, headers={"content-type": "application/json"})
        assert response.json()["why"]["code"] == code, text[:40]
    vast = b'{"record": "' + b"x" * 3_000_000 + b'"}'
    response = await ann.http.post("/api/records", content=vast, headers={"content-type": "application/json"})
    assert response.status_code == 413


async def test_what_can_be_played_is_what_the_games_take(server: Served) -> None:
    offered = (await server.person().get("/api/games")).json()
    assert [game["game"] for game in offered["games"]] == ["saboteur", "lost-mines"]
    for game in offered["games"]:
        options = {option["name"]: option for option in game["options"]}
        make: Any = pyrite.GAMES[game["game"]].options
        assert list(options) == [name for name in make.__struct_fields__ if name != "revision"]  # always the newest
        for name, option in options.items():
            if option["kind"] == "number":
                for value in (option["least"], option["most"]):
                    make(**{"players": 5, name: value})
                for value in (option["least"] - 1, option["most"] + 1):
                    with pytest.raises(ValueError, match=name):
                        make(**{"players": 5, name: value})
            for choice in option.get("choices", []):
                make(**{"players": 5, name: choice})


async def test_a_page_can_be_opened_by_what_health_and_metrics_say(server: Served) -> None:
    ann = server.person()
    await ann.play_now(settings={"pace": 10_000})
    health = (await ann.get("/health")).json()
    assert health["status"] == "ok"
    assert health["tables"] >= 1
    figures = (await ann.get("/metrics")).text
    assert 'pyrite_tables{status="playing"}' in figures
    assert "pyrite_command_seconds_bucket" in figures
    assert ann.token not in figures


async def test_the_api_is_described(server: Served) -> None:
    ann = server.person()
    described = (await ann.get("/api/schema/openapi.json")).json()
    assert {"/api/games", "/api/tables", "/api/tables/{code}/commands", "/api/records/{record_id}"} <= set(
        described["paths"]
    )
    for path in described["paths"]:
        for operation in described["paths"][path].values():
            assert operation["description"], path


async def test_the_generated_files_are_current() -> None:
    for path, content in typescript.files().items():
        assert (ROOT / path).read_text(encoding="utf-8") == content, path
    assert (ROOT / typescript.SCHEMA).read_text(encoding="utf-8") == schema.text()


async def test_everything_a_viewer_gets_fits_the_schema(server: Served) -> None:
    check = jsonschema_rs.validator_for({**schema.schema(), "$ref": "#/$defs/ServerMessage"})
    for game in ("saboteur", "lost-mines"):
        ann = server.person()
        code = await ann.play_now(game=game, options={"players": 3, "rounds": 1}, settings={"clock": "relaxed"})
        async with ann.at(code, since=0) as chair:
            await chair.do("say", text="hello")
            await chair.refusal("resume")
            await chair.play_out(random.Random(1))
            await chair.do("rematch")
        for message in chair.messages[:8] + chair.messages[-8:]:
            assert [str(error) for error in check.iter_errors(message)] == [], message


def test_every_command_is_explained() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union, field in ((messages.AnyCommand, "do"), (messages.ServerMessage, "type")):
        for struct in union.__args__:
            assert f"`{struct.__struct_config__.tag}`" in page, (field, struct)
    for code in messages.Code:
        assert f"`{code.value}`" in page, code
