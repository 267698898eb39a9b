"""What an operator sees: figures for Prometheus, and structured logs without secrets."""

import json
import logging
import time
from types import TracebackType

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from pyrite.server.operations.log_limits import RepeatFilter

log = logging.getLogger("pyrite.server")

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        """All figures start at 0."""
        registry = self.registry = CollectorRegistry()
        self.commands = Counter("pyrite_commands", "Commands by kind and answer", ["do", "answer"], registry=registry)
        self.command_seconds = Histogram(
            "pyrite_command_seconds", "From a command to its answer", buckets=_SECONDS, registry=registry
        )
        self.save_seconds = Histogram(
            "pyrite_save_seconds", "From an append to its commit", buckets=_SECONDS, registry=registry
        )
        self.tables_owned = Gauge(
            "pyrite_tables_owned", "Tables whose clocks and bots this worker looks after", registry=registry
        )
        self.workers = Gauge("pyrite_workers", "Workers of the fleet that are alive", registry=registry)
        self.bus = Gauge("pyrite_bus", "1 while this worker is connected to the bus", registry=registry)
        self.bus_refused = Counter(
            "pyrite_bus_refused", "Messages on the bus that no worker of this fleet has sealed", registry=registry
        )
        self.bus_seconds = Histogram(
            "pyrite_bus_seconds",
            "From a save on one worker to the news on another",
            buckets=_SECONDS,
            registry=registry,
        )
        self.display_seconds = Histogram(
            "pyrite_display_seconds",
            "From a save on one worker to its display by another",
            buckets=_SECONDS,
            registry=registry,
        )
        self.stale_appends = Counter(
            "pyrite_stale_appends", "Appends refused because another worker was quicker", registry=registry
        )
        self.bot_seconds = Histogram("pyrite_bot_seconds", "A bot's decision", buckets=_SECONDS, registry=registry)
        self.bot_troubles = Gauge("pyrite_bot_troubles", "Bots that failed, by kind", ["kind"], registry=registry)
        self.tables = Gauge("pyrite_tables", "Tables in memory by status", ["status"], registry=registry)
        self.viewers = Gauge("pyrite_viewers", "Connected viewers", registry=registry)
        self.messages = Counter("pyrite_messages", "Messages to viewers", registry=registry)
        self.dropped = Counter(
            "pyrite_dropped", "Connections ended by the server, by reason", ["why"], registry=registry
        )
        self.requests = Counter("pyrite_requests", "HTTP requests by status", ["status"], registry=registry)
        self.alarms = Gauge("pyrite_alarms", "1 while an alarm is on", ["alarm"], registry=registry)
        self.faults = Counter("pyrite_faults", "Errors that should not be", registry=registry)

    def text(self) -> bytes:
        """The figures in the text format of Prometheus."""
        return generate_latest(self.registry)


class JsonLines(logging.Formatter):
    """A line of JSON for each log record: time, level, logger, what, and the fields given as `extra={"fields": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        said: dict[str, str | int | list[str]] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # The kind and the place of an error, not its text: that could hold what a seat knows.
            said["error"] = record.exc_info[0].__name__
            said["place"] = _places(record.exc_info[2])
        return json.dumps(said, ensure_ascii=False)


def _places(trace: TracebackType | None) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def note(message: str, **fields: str | int) -> None:
    """Writes a line with these fields to the log."""
    log.info(message, extra={"fields": fields})


def write_logs(level: str = "info") -> None:
    """Lets all logs go to standard error as lines of JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn.error", "alembic"):  # the addresses of tables are private
        logging.getLogger(name).setLevel("WARNING")
