"""Lessons over HTTP."""

import pytest

from pyrite import lessons
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.mark.parametrize("game", lessons.lessons())
async def test_a_whole_lesson_is_learned_with_wrong_tries(server: Served, game: str) -> None:
    ann = server.person()
    shown = (await ann.get(f"/api/lessons/{game}")).json()["steps"]
    for number, (step, seen) in enumerate(zip(lessons.lesson(game), shown, strict=True)):
        assert (seen["name"], seen["rule"], seen["view"]["seat"]) == (step.name, step.rule, 0)
        offered = [choice["action"] for choice in seen["prompt"]["choices"]]
        assert set(step.right) <= set(offered)
        assert not set(step.tries) & set(offered), "only what the rules allow is lit"
        path = f"/api/lessons/{game}/{number}"
        for wrong in step.tries:
            answer = (await ann.post(path, action=wrong)).json()
            assert (answer["result"], answer["why"]["code"]) == ("illegal", "illegal")
            assert answer["why"]["rule"]
            assert "view" not in answer
        answer = (await ann.post(path, action=step.right[0])).json()
        assert answer["result"] == "right"
        assert answer["view"]["seat"] == 0
        assert answer["events"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/lessons/saboteur/99", {"action": "pass:NS"}, 404),
        ("/api/lessons/chess/0", {"action": "pass:NS"}, 404),
        ("/api/lessons/saboteur/0", {"action": "rubbish"}, 400),
        ("/api/lessons/saboteur/0", {"action": ""}, 400),
        ("/api/lessons/saboteur/0", {}, 400),
        ("/api/lessons/saboteur/-1", {"action": "pass:NS"}, 400),
    ],
)
async def test_rubbish_is_refused(server: Served, path: str, body: dict[str, str], status: int) -> None:
    refused = await server.person().post(path, **body)
    assert refused.status_code == status
    assert refused.json()["why"]["text"]
