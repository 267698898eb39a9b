"""A language model as a player: it reads the view in words and answers with the number of a choice.

It is asked through any endpoint that speaks OpenAI's chat completions. The environment says which:

    PYRITE_LLM_URL       such as http://localhost:11434/v1
    PYRITE_LLM_KEY       sent as a bearer token; read for each question, never stored or logged
    PYRITE_LLM_SECONDS   how long an answer may take (30)
    PYRITE_LLM_PRICES    dollars for a million tokens asked and answered, such as 0.15,0.60
    PYRITE_LLM_LANGUAGE  en, pl, cs or ru (en)

An answer that is late, missing or not one of the numbers is replaced by a legal move drawn at random, and counted.
"""

import itertools
import json
import os
import random
import re
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from http.client import HTTPException, HTTPMessage
from typing import IO, TypeVar

import msgspec

from pyrite.bots.suspicion import Suspicion
from pyrite.bots.usage import Usage
from pyrite.core.interned import Interned
from pyrite.core.views import SpokenPhrase
from pyrite.event_text import phrase_text
from pyrite.game import AnyView, Event, View, game
from pyrite.texts import languages, text

A = TypeVar("A", bound=Interned)

MOST_BYTES = 1_000_000  # of an answer
ONE_NUMBER = re.compile(r"\D*(\d{1,6})\D*", re.DOTALL)


class Message(msgspec.Struct):
    """What a model says."""

    content: str | None = None


class ModelChoice(msgspec.Struct):
    """One of the answers of a model."""

    message: Message


class TokenCount(msgspec.Struct):
    """What an answer cost."""

    prompt_tokens: int = 0
    completion_tokens: int = 0


class Completion(msgspec.Struct):
    """The parts of an endpoint's answer that are used here."""

    choices: list[ModelChoice]
    usage: TokenCount | None = None


class ModelSettings(msgspec.Struct, frozen=True):
    """Where and how a model is asked, without the key."""

    address: str
    seconds: float
    prices: tuple[float, float]
    language: str


def settings(environment: Mapping[str, str]) -> ModelSettings:
    """The settings from the environment; ValueError says which variable is wrong."""
    address = environment.get("PYRITE_LLM_URL", "")
    if not re.match(r"https?://\S", address):
        raise ValueError("a language model needs PYRITE_LLM_URL, such as http://localhost:11434/v1")
    language = environment.get("PYRITE_LLM_LANGUAGE", "en")
    if language not in languages():
        raise ValueError(f"PYRITE_LLM_LANGUAGE must be one of {', '.join(languages())}, not {language!r}")
    try:
        seconds = float(environment.get("PYRITE_LLM_SECONDS", "30"))
        asked, answered = (float(price) for price in environment.get("PYRITE_LLM_PRICES", "0,0").split(","))
    except ValueError:
        raise ValueError(
            "PYRITE_LLM_SECONDS must be a number and PYRITE_LLM_PRICES two numbers, such as 0.15,0.60"
        ) from None
    return ModelSettings(f"{address.rstrip('/')}/chat/completions", seconds, (asked, answered), language)


class LanguageModel:
    """A bot that asks a language model."""

    def __init__(self, model: str, seed: int | str | None = None) -> None:
        """Raise ValueError if no model is named or the environment names no endpoint."""
        if not model:
            raise ValueError("name the model, such as llm:llama3.2")
        self.model = model
        self.usage = Usage()
        self._settings = settings(os.environ)
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def __repr__(self) -> str:
        return f"<bot llm:{self.model}>"

    def act(self, view: View[A, Event], budget: float | None = None) -> A:
        """One of the view's legal actions; if there is only one, the model is not asked."""
        if not view.legal:
            raise ValueError("there is nothing to decide: it is not the turn of this view's seat")
        if len(view.legal) == 1:
            return view.legal[0]
        language = self._settings.language
        choices = [f"{number}. {action.text}" for number, action in enumerate(view.legal, 1)]
        asked = [view.describe(language), "", text("cli-model-choose", language), *choices]
        number = self._ask("\n".join([*asked, text("cli-model-answer", language)]), 1, len(choices), budget)
        return self._random.choice(view.legal) if number is None else view.legal[number - 1]

    def say(self, view: AnyView) -> SpokenPhrase | None:
        """A quick phrase before its move, or nothing."""
        if view.phase != "turn" or view.seat is None or view.turn != view.seat:
            return None
        language = self._settings.language
        phrases = list(_phrases(view, view.seat))
        choices = [f"{number}. {phrase_text(view.game, one, language)}" for number, one in enumerate(phrases, 1)]
        asked = [view.describe(language), "", text("cli-model-say", language), *choices]
        number = self._ask("\n".join([*asked, text("cli-model-say-answer", language)]), 0, len(choices), None)
        return phrases[number - 1] if number else None

    def suspicion(self, view: AnyView) -> tuple[Suspicion, ...]:
        """Nothing: a model is asked only for moves and phrases."""
        return ()

    def _ask(self, question: str, least: int, most: int, budget: float | None) -> int | None:
        """The number that the model answers; None, counted, if it is late, fails, or answers something else."""
        self.usage.questions += 1
        seconds = self._settings.seconds if budget is None else min(budget, self._settings.seconds)
        try:
            completion = self._complete(question, seconds)
        except TimeoutError:
            self.usage.late += 1
            return None
        except (OSError, HTTPException, msgspec.DecodeError, ValueError):
            self.usage.failed += 1
            return None
        self._count(completion.usage or TokenCount())
        answer = completion.choices[0].message.content if completion.choices else None
        number = ONE_NUMBER.fullmatch(answer or "")
        if number is None or not least <= int(number[1]) <= most:
            self.usage.invalid += 1
            return None
        return int(number[1])

    def _count(self, tokens: TokenCount) -> None:
        asked, answered = self._settings.prices
        self.usage.prompt_tokens += tokens.prompt_tokens
        self.usage.completion_tokens += tokens.completion_tokens
        self.usage.dollars += (tokens.prompt_tokens * asked + tokens.completion_tokens * answered) / 1_000_000

    def _complete(self, question: str, seconds: float) -> Completion:
        messages = [
            {"role": "system", "content": text("cli-model-rules", self._settings.language)},
            {"role": "user", "content": question},
        ]
        body = json.dumps({"model": self.model, "messages": messages}).encode()
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get("PYRITE_LLM_KEY"):
            headers["Authorization"] = f"Bearer {key}"
        request = urllib.request.Request(self._settings.address, body, headers)
        return msgspec.json.decode(_read(request, seconds), type=Completion)


def _phrases(view: AnyView, seat: int) -> Iterator[SpokenPhrase]:
    """Every quick phrase of the game with everything it can be about."""
    a_game = game(view.game)
    others: Sequence[int | str] = [other for other in range(view.options.players) if other != seat]
    for phrase in a_game.phrases:
        about = [others if kind == "seat" else a_game.phrase_words[kind] for kind in phrase.args]
        for args in itertools.product(*about):
            yield SpokenPhrase(seat, view.round, phrase.id, args)


class _StayHere(urllib.request.HTTPRedirectHandler):
    """Refuses redirects, which would send the key to another server."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Treat the redirect as an error."""


def _read(request: urllib.request.Request, seconds: float) -> bytes:
    """The body of the answer; TimeoutError if it is not complete in time, OSError or ValueError if it fails."""
    deadline = time.monotonic() + seconds
    parts: list[bytes] = []
    try:
        with urllib.request.build_opener(_StayHere).open(request, timeout=seconds) as answer:
            while part := answer.read1(65_536):
                parts.append(part)
                if time.monotonic() > deadline:
                    raise TimeoutError
                if sum(map(len, parts)) > MOST_BYTES:
                    raise ValueError("the answer is too long")
    except urllib.error.URLError as error:
        if isinstance(error.reason, TimeoutError):
            raise TimeoutError from None
        raise
    return b"".join(parts)
