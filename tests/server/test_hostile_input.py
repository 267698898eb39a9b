"""Input that takes long to read, or cannot be read: it is refused before it costs anything."""

from typing import Any

import pytest

from pyrite.games.lost_mines.rules import box
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

LONG_KEY = "a." * 7_900 + "b=1\n"
BOXES = {
    "H1 a key of thousands of parts": LONG_KEY,
    "H1 a shorter one": "a." * 3_000 + "b=1\n",
    "H1 with quotes and blanks": '"a" . ' * 1_000 + "b = 1\n",
    "H1 thousands of values": "a = [" + "1," * 3_900 + "]\n",
    "H1 thousands of keys": "".join(f"a{number}=1\n" for number in range(1_000)),
    "H1 thousands of escapes": 'a = "' + "\\u0041" * 1_200 + '"\n',
    "L2 deep lists": "a=" + "[" * 3_000 + "]" * 3_000 + "\n",
    "L2 deep tables": "a=" + "{b=" * 1_500 + "1" + "}" * 1_500 + "\n",
    "L2 deep lists behind comments": "a=[#\n" + "[#]\n" * 1_500,
    "a number of thousands of digits": "a = " + "9" * 7_000 + "\n",
}


@pytest.mark.parametrize("text", BOXES.values(), ids=BOXES.keys())
async def test_a_hostile_box_is_refused_over_a_socket_and_over_http(server: Served, text: str) -> None:
    ann = server.person()
    code = await ann.make_table(game="lost-mines")
    change = {"game": "lost-mines", "options": {"box": text}}
    async with ann.at(code) as chair:
        answer = await chair.ask("settings", change=change)
        assert answer["why"]["code"] == "bad_options", answer["why"]
        await chair.do("settings", change={"options": {"box": box.default().to_text()}})
    made = await ann.post("/api/tables", id="x", game="lost-mines", options={"box": text})
    assert (made.status_code, made.json()["why"]["code"]) == (400, "bad_options")


@pytest.mark.parametrize("name", [name for name in BOXES if name.startswith(("H1", "L2"))])
def test_H1_a_hostile_box_does_not_reach_the_parser(name: str) -> None:
    """The parser would complain about the position of an error, or about a part that is missing."""
    with pytest.raises(ValueError, match=r"too long|too many"):
        box.read(BOXES[name])


def test_the_box_that_comes_with_the_program_is_far_from_these_limits() -> None:
    from importlib import resources

    text = resources.files("pyrite.games.lost_mines.rules").joinpath("box.toml").read_text(encoding="utf-8")
    assert len(text) * 2 < box.LONGEST_FILE
    assert (text.count("[") + text.count("{")) * 2 < box.MOST_BRACKETS
    assert (text.count(",") + text.count("=")) * 2 < box.MOST_VALUES
    assert text.count(".") * 2 < box.MOST_DOTS


@pytest.mark.parametrize("value", [0, 1, "true", 1.0, None])
async def test_L12_a_flag_is_true_or_false(server: Served, value: Any) -> None:
    ann = server.person()
    code = await ann.make_table()
    answer = await ann.command(code, "ready", ready=value)
    assert answer["why"]["code"] == "bad_message"
    made = await ann.post("/api/tables", id="x", game="saboteur", settings={"open": value})
    assert (made.status_code, made.json()["why"]["code"]) == (400, "bad_message")
    async with ann.at(code) as chair:
        assert await chair.refusal("ready", ready=value) == "bad_message"
