"""Traces by OpenTelemetry: a span for each command, and one for each worker that shows what it led to.

They are off unless `traces = true` is set. Where the spans go is up to the OpenTelemetry SDK, which is set up from
outside, for example by `opentelemetry-instrument pyrite serve …`; without it they go nowhere, and only their ids,
which are then made here, are in the log.
"""

import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opentelemetry.trace import Span, Tracer

NAME = "pyrite"


class Traces:
    """The traces of one server."""

    def __init__(self, *, are_on: bool) -> None:
        """Needs the extra `telemetry` if they are on."""
        self._tracer: Tracer | None = None
        if are_on:
            from opentelemetry import trace  # an extra that most servers do not need

            self._tracer = trace.get_tracer(NAME)

    @contextmanager
    def span(self, name: str, parent: str = "", **attributes: str | int) -> Iterator[None]:
        """Everything inside belongs to a span, which continues a trace of another worker if one is given."""
        if self._tracer is None:
            yield
            return
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        context = TraceContextTextMapPropagator().extract({"traceparent": parent}) if parent else None
        with self._tracer.start_as_current_span(name, context, attributes=attributes) as span, _with_id(span):
            yield

    @property
    def current(self) -> str:
        """The span that we are in, to be continued elsewhere; empty outside of one."""
        if self._tracer is None:
            return ""
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        carrier: dict[str, str] = {}
        TraceContextTextMapPropagator().inject(carrier)
        return carrier.get("traceparent", "")

    @property
    def id(self) -> str:
        """The id of the trace that we are in, for the log; empty outside of one."""
        return self.current.partition("-")[2].partition("-")[0]


def _with_id(span: "Span") -> "AbstractContextManager[Span | None]":
    """The span, or one with ids of our own in its place if it has none because there is no SDK."""
    from opentelemetry.trace import NonRecordingSpan, SpanContext, use_span

    if span.get_span_context().is_valid:
        return nullcontext()
    ids = SpanContext(trace_id=secrets.randbits(128), span_id=secrets.randbits(64), is_remote=False)
    return use_span(NonRecordingSpan(ids))
