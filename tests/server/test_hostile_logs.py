"""L10: nobody fills the disk with log lines."""

import asyncio
import io
import logging
from urllib.parse import urlsplit

import pytest

from pyrite.server.operations.log_limits import LEFT_OUT, MOST, RepeatFilter
from pyrite.server.operations.metrics import JsonLines
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

NOT_HTTP = b"\x16\x03\x01 this is not HTTP\r\n\r\n"


def limited(stream: io.StringIO, *filters: logging.Filter) -> logging.Handler:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for one in filters:
        handler.addFilter(one)
    return handler


async def test_L10_bad_http_writes_a_few_lines_only(server: Served) -> None:
    where, written = urlsplit(server.url), io.StringIO()
    handler, logger = limited(written, RepeatFilter()), logging.getLogger("uvicorn.error")
    logger.addHandler(handler)
    try:
        for _ in range(3 * MOST):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            writer.write(NOT_HTTP)
            assert b"400" in await reader.read()
            writer.close()
            await writer.wait_closed()
    finally:
        logger.removeHandler(handler)
    assert written.getvalue().count("\n") == MOST


def test_L10_after_a_while_the_log_says_how_much_was_left_out() -> None:
    written, time = io.StringIO(), 0.0
    logger = logging.getLogger("pyrite.test.repeats")
    logger.propagate = False
    handler = limited(written, RepeatFilter(2, 60, lambda: time))
    logger.addHandler(handler)

    def complain() -> None:
        logger.warning("something is %s", "wrong")

    for _ in range(10):
        complain()
    logger.warning("something else")
    time = 61
    complain()
    logger.removeHandler(handler)
    lines = written.getvalue().splitlines()
    assert len(lines) == 4
    assert f"8 {LEFT_OUT}" in lines[-1]
