"""Language models as players, against a real server on this machine that answers well, badly, slowly or not at all."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

import pyrite
from pyrite.bots.llm import LanguageModel
from pyrite.bots.usage import Usage
from pyrite.cli import main

KEY = "sk-never-to-be-seen-7f3a"


class Endpoint(ThreadingHTTPServer):
    """An endpoint that speaks chat completions; `answer` says how."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answer: Any = "1"  # the words, a status, or a function that writes to the handler
        self.asked: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.released = threading.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"


class Handler(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.server.asked.append((dict(self.headers), body))
        answer = self.server.answer
        if callable(answer):
            answer(self)
        elif isinstance(answer, int):
            self.send_error(answer)
        else:
            self.reply(json.dumps({"choices": [{"message": {"content": answer}}], "usage": TOKENS}).encode())

    def reply(self, body: bytes, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nothing is printed."""


TOKENS = {"prompt_tokens": 1000, "completion_tokens": 10, "total_tokens": 1010}


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    with Endpoint() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        monkeypatch.setenv("PYRITE_LLM_URL", server.address)
        monkeypatch.setenv("PYRITE_LLM_KEY", KEY)
        monkeypatch.setenv("PYRITE_LLM_PRICES", "2,10")
        yield server
        server.released.set()
        server.shutdown()
        thread.join()


def view_of(game: str = "saboteur") -> Any:
    match = pyrite.new(game, players=4, seed=1)
    return match.view(match.turn)


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_a_number_chooses_an_action(endpoint, game):
    view = view_of(game)
    endpoint.answer = "3"
    model: Any = pyrite.bot("llm:some/model:7b", seed=1)
    assert model.act(view) is view.legal[2]
    headers, body = endpoint.asked[0]
    assert body["model"] == "some/model:7b"
    assert headers["Authorization"] == f"Bearer {KEY}"
    question = body["messages"][1]["content"]
    assert view.describe("en") in question
    assert f"\n3. {view.legal[2].text}\n" in question
    assert model.usage == Usage(questions=1, prompt_tokens=1000, completion_tokens=10, dollars=0.0021)


@pytest.mark.parametrize("answer", ["I choose 2.", " 2\n", "**2**"])
def test_words_around_the_number_do_not_matter(endpoint, answer):
    view = view_of()
    endpoint.answer = answer
    assert pyrite.bot("llm:m", seed=1).act(view) is view.legal[1]


@pytest.mark.parametrize("answer", ["", "pass", "0", "-", "9999", "2 or 3", None])
def test_an_answer_that_is_none_of_the_numbers_is_replaced_and_counted(endpoint, answer):
    view = view_of()
    endpoint.answer = answer
    model: Any = pyrite.bot("llm:m", seed=1)
    assert model.act(view) in view.legal
    assert (model.usage.invalid, model.usage.replaced, model.usage.prompt_tokens) == (1, 1, 1000)


def broken_json(handler: Handler) -> None:
    handler.reply(b'{"choices": [')


def other_json(handler: Handler) -> None:
    handler.reply(b'{"error": "overloaded"}')


def hangs_up(handler: Handler) -> None:
    handler.connection.close()


def too_long(handler: Handler) -> None:
    handler.reply(b" " * 1_100_000)


def redirects(handler: Handler) -> None:
    handler.send_response(307)
    handler.send_header("Location", f"{handler.server.address}/elsewhere")
    handler.end_headers()


@pytest.mark.parametrize("answer", [500, 429, broken_json, other_json, hangs_up, too_long, redirects])
def test_an_endpoint_that_fails_is_replaced_and_counted(endpoint, answer):
    view = view_of()
    endpoint.answer = answer
    model: Any = pyrite.bot("llm:m", seed=1)
    assert model.act(view) in view.legal
    assert (model.usage.failed, model.usage.replaced) == (1, 1)
    assert len(endpoint.asked) == 1  # a redirect is not followed, so the key goes nowhere else


def silent(handler: Handler) -> None:
    handler.server.released.wait(30)


def drips(handler: Handler) -> None:
    handler.send_response(200)
    handler.end_headers()
    while not handler.server.released.wait(0.02):
        try:
            handler.wfile.write(b" ")
            handler.wfile.flush()
        except OSError:
            return


@pytest.mark.parametrize("answer", [silent, drips])
def test_an_answer_that_comes_too_late_is_replaced_and_counted(endpoint, answer):
    view = view_of()
    endpoint.answer = answer
    model: Any = pyrite.bot("llm:m", seed=1)
    began = time.monotonic()
    assert model.act(view, budget=0.2) in view.legal
    assert time.monotonic() - began < 10
    assert (model.usage.late, model.usage.replaced) == (1, 1)


def test_nobody_listens(monkeypatch):
    monkeypatch.setenv("PYRITE_LLM_URL", "http://127.0.0.1:9/v1")
    model: Any = pyrite.bot("llm:m", seed=1)
    view = view_of()
    assert model.act(view) in view.legal
    assert model.usage.failed == 1


def test_it_says_a_phrase_or_nothing(endpoint):
    view = view_of()
    model: Any = LanguageModel("m", 1)
    endpoint.answer = "0"
    assert model.say(view) is None
    assert model.usage.replaced == 0
    endpoint.answer = "1"
    said = model.say(view)
    assert (said.seat, said.phrase) == (view.seat, "hello")
    assert "I suspect seat 0" in endpoint.asked[-1][1]["messages"][1]["content"]


def test_a_model_can_be_asked_in_another_language(endpoint, monkeypatch):
    monkeypatch.setenv("PYRITE_LLM_LANGUAGE", "cs")
    pyrite.bot("llm:m", seed=1).act(view_of())
    assert "Odpověz číslem" in endpoint.asked[0][1]["messages"][1]["content"]


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("PYRITE_LLM_URL", "", "needs PYRITE_LLM_URL"),
        ("PYRITE_LLM_URL", "file:///etc/passwd", "needs PYRITE_LLM_URL"),
        ("PYRITE_LLM_LANGUAGE", "xx", "PYRITE_LLM_LANGUAGE must be one of en"),
        ("PYRITE_LLM_SECONDS", "soon", "PYRITE_LLM_SECONDS must be a number"),
        ("PYRITE_LLM_PRICES", "1", "PYRITE_LLM_PRICES two"),
    ],
)
def test_settings_that_are_wrong_are_refused(endpoint, monkeypatch, variable, value, said):
    monkeypatch.setenv(variable, value)
    with pytest.raises(ValueError, match=said):
        pyrite.bot("llm:m")


def test_a_model_without_a_name_is_refused(endpoint):
    with pytest.raises(ValueError, match="name the model"):
        pyrite.bot("llm:")


def test_the_key_is_kept_nowhere(endpoint):
    endpoint.answer = 500
    model: Any = pyrite.bot("llm:m", seed=1)
    model.act(view_of())
    assert KEY not in repr(vars(model)) + repr(model)


def test_pyrite_match_plays_and_talks_and_counts(endpoint, tmp_path):
    endpoint.answer = "1"
    saved = tmp_path / "match.json"
    command = ["match", "llm:m", "novice", "--players", "3", "--deals", "1", "--seed", "1", "--talk", "--cores", "1"]
    script = "import sys; from pyrite.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", script, *command, "--json", "--save", str(saved)],
        capture_output=True,
        text=True,
        env=os.environ,
        check=True,
    )
    usage = json.loads(done.stdout)["usage"]["a"]
    assert usage["questions"] == len(endpoint.asked) > 10
    assert usage["prompt_tokens"] == 1000 * usage["questions"]
    assert KEY not in done.stdout + done.stderr + saved.read_text()


def test_pyrite_match_says_what_it_cost(endpoint, capsys):
    endpoint.answer = "99999"
    assert main(["match", "llm:m", "random", "--players", "3", "--deals", "1", "--seed", "1", "--cores", "1"]) == 0
    said = capsys.readouterr().out
    assert "A asked a language model" in said
    assert KEY not in said
