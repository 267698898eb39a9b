"""The HTTP API under schemathesis: whatever fits its description, or nearly, gets an answer that is described too."""

import asyncio
import itertools
import json
import os
import time
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
import hypothesis
import msgspec
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pyrite.server.access.identity import make_token
from pyrite.server.wire.http import REFUSALS
from tests.server.client import PATIENCE, Person
from tests.server.conftest import GENEROUS, Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any
EXAMPLES = int(os.environ.get("PYRITE_API_EXAMPLES", "10"))  # of each operation; more of them in a soak
SECONDS = float(os.environ.get("PYRITE_API_SECONDS", "0"))  # with other examples again and again until they are over
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


def modes_of(operation: Any) -> list[GenerationMode]:
    """What fits the description; and what does not, where there is anything to say."""
    has_something = any((operation.path_parameters, operation.query, operation.body))
    return [GenerationMode.POSITIVE, GenerationMode.NEGATIVE] if has_something else [GenerationMode.POSITIVE]


def fuzz(url: str, person: Person, codes: list[str]) -> Counter[str]:
    """Lets schemathesis ask for everything; how many answers of each status came."""
    began, statuses = time.monotonic(), Counter[str]()
    for seed in itertools.count():
        statuses += fuzz_once(url, person, codes, seed)
        if time.monotonic() - began >= SECONDS:
            break
    return statuses


def fuzz_once(url: str, person: Person, codes: list[str], seed: int) -> Counter[str]:
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    statuses = Counter[str]()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation: Any = found.ok()
        if operation.path.endswith("/stream"):
            fuzz_operation(operation, codes, seed, lambda case: follow(url, case, person), statuses)
        else:
            fuzz_operation(operation, codes, seed, lambda case: call(case, person), statuses)
    return statuses


def fuzz_operation(
    operation: Any, codes: list[str], seed: int, asking: Callable[[Any], int], statuses: Counter[str]
) -> None:
    cases = [operation.as_strategy(generation_mode=mode) for mode in modes_of(operation)]

    @hypothesis.seed(seed)
    @hypothesis.settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @hypothesis.given(
        case=hypothesis.strategies.one_of(cases), known=hypothesis.strategies.sampled_from([*codes, None])
    )
    def ask(case: Any, known: str | None) -> None:
        if known is not None and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = known
        if not _closes(case):
            statuses[str(asking(case))] += 1

    ask()


def _closes(case: Any) -> bool:
    """Whether the host would close the table that the other cases are about."""
    return isinstance(case.body, dict) and case.body.get("do") == "close"


def call(case: Any, person: Person) -> int:
    is_ending = case.path.endswith(("/log-out", "/delete"))
    token = make_token() if is_ending else person.token  # the person's is needed further on
    answer = case.call(headers={"authorization": f"Bearer {token}"})
    case.validate_response(answer, checks=CHECKS)
    return int(answer.status_code)


def follow(url: str, case: Any, person: Person) -> int:
    """The beginning of a stream, which does not end by itself: a refusal, or a first line that is everything."""
    path = case.path.format(**{name: quote(str(value), safe="") for name, value in case.path_parameters.items()})
    headers = {"authorization": f"Bearer {person.token}"}
    with httpx.stream("GET", url + path, params=case.query, headers=headers, timeout=PATIENCE) as answer:
        assert answer.status_code < 500
        first = next(answer.iter_lines())
        assert json.loads(first)["type"] in ("welcome", "door", "refused")
        return answer.status_code


@pytest.mark.slow
async def test_whatever_is_asked_the_answer_is_one_that_the_api_describes(serving: Serving) -> None:
    server = await serving()
    ann, bob = server.person(), server.person()
    codes = [await ann.make_table(options={"players": 3}), await bob.play_now(settings={"pace": 10_000})]
    statuses = await asyncio.to_thread(fuzz, server.url, ann, codes)
    assert {"200", "201", "400", "404", "409"} <= statuses.keys()
    assert {int(status) for status in statuses} <= {200, 201, *REFUSALS}
    metrics = (await ann.get("/metrics")).text
    assert "pyrite_faults_total 0.0" in metrics
    async with ann.at(codes[0]) as chair:
        assert chair.table["code"] == codes[0]


@pytest.mark.parametrize(
    "host", ["localhost:abc", "localhost:99999", "localhost:-1", "[::1]:x", "[::1", "a b", "", "x@y:1"]
)
@pytest.mark.parametrize(
    "path", ["/api/tables/{}/invitation", "/api/tables/{}/qr.svg", "/api/tables/{}", "/health", "/"]
)
async def test_an_odd_name_of_the_host_is_not_a_fault_of_the_server(server: Served, host: str, path: str) -> None:
    ann = server.person()
    code = await ann.make_table()
    answer = await ann.http.get(path.format(code), headers={"host": host})
    assert answer.status_code in (200, 400)


@pytest.mark.parametrize(
    "query", ["&".join(f"a{number}=1" for number in range(9)), "seat=%ff", "since=-1", "since=1e3", "seat=" + "9" * 999]
)
async def test_odd_questions_of_a_socket_are_refused_before_it_is_open(server: Served, query: str) -> None:
    ann = server.person()
    code = await ann.make_table()
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/ws?{query}"
    with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
        await websockets.connect(address, additional_headers={"authorization": f"Bearer {ann.token}"})
    assert refused.value.response.status_code in (400, 403)


async def test_streams_count_as_connections(serving: Serving) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_of_identity=2)
    server = await serving(limits=msgspec.to_builtins(limits))
    ann = server.person()
    code = await ann.make_table()
    path = f"/api/tables/{code}/stream"
    async with ann.http.stream("GET", path) as one, ann.at(code):
        assert one.status_code == 200
        await anext(one.aiter_lines())
        assert (await ann.get(path)).status_code == 429
    async with asyncio.timeout(300):  # until the server has noticed that both have gone
        while True:
            async with ann.http.stream("GET", path) as again:
                if again.status_code == 200:
                    break
            await asyncio.sleep(0.02)
