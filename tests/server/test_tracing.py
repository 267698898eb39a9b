"""The ids of traces, which lead from a command to what other workers show."""

import re

import pytest
from opentelemetry import trace

from pyrite.server.operations.tracing import Traces

pytestmark = pytest.mark.once


def test_a_trace_has_an_id_without_the_sdk_of_opentelemetry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "get_tracer", trace.NoOpTracerProvider().get_tracer)
    teller, shower = Traces(are_on=True), Traces(are_on=True)
    with teller.span("command", do="say"):
        told, parent = teller.id, teller.current
    assert re.fullmatch("[0-9a-f]{32}", told)
    with shower.span("show", parent):
        assert shower.id == told
    with teller.span("command", do="say"):
        assert teller.id not in ("", told)
    assert teller.id == ""
