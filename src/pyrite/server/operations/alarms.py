"""Alarms: what an operator should look at now, in the log, in the metrics and on the admin page."""

import logging
import time
from collections.abc import Callable
from enum import Enum

import msgspec
from prometheus_client import Gauge

log = logging.getLogger("pyrite.alarms")


class Alarm(Enum):
    """What can be wrong with a server while it runs."""

    SAVING = "saving"  # the database takes nothing
    FROZEN_TABLES = "frozen_tables"  # tables whose logs cannot be replayed


class ActiveAlarm(msgspec.Struct, frozen=True):
    """An alarm that is on."""

    alarm: Alarm
    text: str
    since: float  # seconds since the epoch


class Alarms:
    """The alarms of one server; each is logged when it starts, when its reason changes, and when it ends."""

    def __init__(self, gauge: Gauge | None = None, changed: Callable[[], None] | None = None) -> None:
        """All off; the gauge, one value for each alarm, shows those that are on; `changed` is called at each change."""
        self._on: dict[Alarm, ActiveAlarm] = {}
        self._gauge = gauge
        self._changed = changed
        for alarm in Alarm:
            self._show(alarm)

    def _show(self, alarm: Alarm) -> None:
        if self._gauge is not None:
            self._gauge.labels(alarm.value).set(alarm in self._on)

    @property
    def on(self) -> tuple[ActiveAlarm, ...]:
        """Those that are on."""
        return tuple(self._on.values())

    def text(self, alarm: Alarm) -> str | None:
        """Why an alarm is on; None if it is off."""
        found = self._on.get(alarm)
        return None if found is None else found.text

    def sound(self, alarm: Alarm, text: str) -> None:
        """Switches an alarm on."""
        before = self._on.get(alarm)
        if before is not None and before.text == text:
            return
        self._on[alarm] = ActiveAlarm(alarm, text, time.time() if before is None else before.since)
        self._show(alarm)
        if self._changed is not None and before is None:
            self._changed()
        log.error("alarm", extra={"fields": {"alarm": alarm.value, "reason": text}})

    def clear(self, alarm: Alarm) -> None:
        """Switches an alarm off."""
        before = self._on.pop(alarm, None)
        if before is not None:
            self._show(alarm)
            if self._changed is not None:
                self._changed()
            seconds = round(time.time() - before.since)
            log.warning("alarm over", extra={"fields": {"alarm": alarm.value, "seconds": seconds}})
