"""Browsers that people have left, for those who come next: what is loaded there is not loaded again."""

import functools
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.browsing import Visitor

MOST = 6  # browsers that are kept
FOR_ONE = {"service_workers", "storage_state"}  # what is left by these cannot be forgotten

CHANGED: WeakSet[BrowserContext] = WeakSet()  # something was done to them that cannot be taken back


def _noticed(do: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(do)
    def done(self: BrowserContext | Page, *given: Any, **named: Any) -> Any:
        CHANGED.add(self if isinstance(self, BrowserContext) else self.context)
        return do(self, *given, **named)

    return done


for _kind in (BrowserContext, Page):
    for _name in ("add_init_script", "expose_binding", "expose_function", "on"):
        setattr(_kind, _name, _noticed(getattr(_kind, _name)))
    setattr(_kind, "clock", property(_noticed(vars(_kind)["clock"].fget)))  # noqa: B010 - mypy knows it as read-only
for _name in ("grant_permissions", "new_cdp_session", "new_page", "set_offline"):
    setattr(BrowserContext, _name, _noticed(getattr(BrowserContext, _name)))


class WarmBrowsers:
    """Those that are free; the one that was left last is taken first."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: list[Visitor] = []
        self._how: dict[Visitor, dict[str, Any]] = {}

    def take(self, how: dict[str, Any], *, cold: bool) -> Visitor:
        """One that is as wanted, in the wanted size; a new one if there is none, or if it has to be cold."""
        for visitor in [] if cold else reversed(self._free):
            if _but_size(self._how[visitor]) == _but_size(how):
                self._free.remove(visitor)
                visitor.resize(how["viewport"])
                return visitor
        visitor = Visitor(self.browser, **how)
        CHANGED.discard(visitor.context)
        if not FOR_ONE & set(how):
            self._how[visitor] = how
        return visitor

    def bring(self, visitor: Visitor) -> None:
        """Somebody leaves it, or one that is not from here; AssertionError if anything went wrong there."""
        if visitor.context in CHANGED or visitor.page.is_closed() or visitor not in self._how:
            visitor.leave()
            return
        try:
            visitor.forget()
        except AssertionError:
            visitor.context.close()
            raise
        self._free.append(visitor)
        if len(self._free) > MOST:
            self._free.pop(0).leave()

    def close(self) -> None:
        """Closes all of them."""
        while self._free:
            self._free.pop().leave()


def _but_size(how: dict[str, Any]) -> dict[str, Any]:
    return {name: one for name, one in how.items() if name != "viewport"}
