"""Browsers other than Chromium: Firefox over WebDriver BiDi, WebKitGTK over WebDriver, each as a person uses it.

WebKitGTK shares its engine with Safari, but it is not Safari on an iPhone.
"""

import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds, however busy the machine is; only a failing test waits that long
FIREFOX = ("firefox-esr", "firefox")
RESTS = 0.3  # seconds after which what has not moved is at rest: a board begins to move a little later
MINI_BROWSERS = ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")  # folders in which Debian keeps it

# Where the middle of an element is, once it is in sight, can be pressed, and nothing covers it.
MIDDLE = """(() => {
  const found = [...document.querySelectorAll(SELECTOR)].filter((one) => one.checkVisibility())
  for (const one of found) {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const [at, down] = [x + width / 2, y + height / 2]
    if (width && !one.disabled && one.contains(document.elementFromPoint(at, down))) return `${at} ${down}`
  }
  return ''
})()"""


class Driven(ABC):
    """A browser with one page."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Goes to an address."""

    @abstractmethod
    def evaluate(self, script: str) -> str:
        """The value of an expression, as text."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Moves the pointer and presses keys, as WebDriver describes it."""

    def until(self, what: str, holds: Callable[[], str]) -> str:
        """Waits until there is an answer that is not empty."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = holds()
            if answer:
                return answer
            time.sleep(0.05)
        raise AssertionError(f"never came: {what}; the page says {self.evaluate('document.body.innerText')[:500]!r}")

    def wait_for(self, selector: str) -> None:
        """Waits until something can be seen."""
        script = f"String([...document.querySelectorAll({json.dumps(selector)})].some((one) => one.checkVisibility()))"
        self.until(selector, lambda: self.evaluate(script).replace("false", ""))

    def wait_for_text(self, selector: str, text: str) -> None:
        """Waits until an element says something."""
        script = f"document.querySelector({json.dumps(selector)})?.textContent ?? ''"
        self.until(f"{text} in {selector}", lambda: "yes" if text in self.evaluate(script) else "")

    def click(self, selector: str) -> None:
        """Presses an element with the pointer."""
        middle = MIDDLE.replace("SELECTOR", json.dumps(selector))
        before, since = "", time.monotonic()

        def at_rest() -> str:
            nonlocal before, since
            now = self.evaluate(middle)
            if now != before:
                before, since = now, time.monotonic()
            return before if time.monotonic() - since > RESTS else ""

        x, y = (round(float(part)) for part in self.until(selector, at_rest).split())
        moves = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.perform([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}])

    def write(self, selector: str, text: str) -> None:
        """Types into a field."""
        self.click(selector)
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.perform([{"type": "key", "id": "keys", "actions": keys}])


class Firefox(Driven):
    """Firefox without windows, over WebDriver BiDi."""

    def __init__(self, program: str, folder: Path, ends: ExitStack) -> None:
        """Starts it with a profile of its own."""
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        with (folder / "printed.txt").open("wb") as printed:
            run(command, ends, stdout=printed, stderr=printed)
        address = self.until_printed(folder / "printed.txt", r"WebDriver BiDi listening on (ws://\S+)")
        self._ids = itertools.count(1)
        self._socket: ClientConnection = ends.enter_context(connect(f"{address}/session", max_size=None))
        self._ask("session.new", {"capabilities": {}})
        self._context = self._ask("browsingContext.getTree", {})["contexts"][0]["context"]

    @staticmethod
    def until_printed(file: Path, pattern: str) -> str:
        """What a browser prints once it is ready."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(pattern, file.read_text(errors="replace"))
            if found:
                return found[1]
            time.sleep(0.05)
        raise AssertionError(f"it does not begin: {file.read_text(errors='replace')[-1000:]}")

    def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result

    def open(self, address: str) -> None:
        """Goes to an address."""
        self._ask("browsingContext.navigate", {"context": self._context, "url": address, "wait": "complete"})

    def evaluate(self, script: str) -> str:
        """The value of an expression."""
        target = {"context": self._context}
        answer = self._ask("script.evaluate", {"expression": script, "target": target, "awaitPromise": True})
        assert answer["type"] == "success", answer
        return str(answer["result"].get("value", ""))

    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Moves and presses."""
        self._ask("input.performActions", {"context": self._context, "actions": actions})


class WebKit(Driven):
    """WebKitGTK's small browser on a screen that nobody sees, over WebDriver."""

    def __init__(self, driver: str, browser: str, folder: Path, ends: ExitStack) -> None:
        """Starts a screen, the driver, and the browser."""
        printed = ends.enter_context((folder / "printed.txt").open("wb"))
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"]
        screen = run(command, ends, stdout=subprocess.PIPE, stderr=printed)
        assert screen.stdout is not None
        ends.callback(screen.stdout.close)
        environment = {**os.environ, "DISPLAY": f":{screen.stdout.readline().decode().strip()}", "HOME": str(folder)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        run([driver, f"--port={port}"], ends, env=environment, stdout=printed, stderr=printed)
        address = f"http://127.0.0.1:{port}"
        self._client = ends.enter_context(httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False))
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        self._session = self.until("a session", lambda: self._begin({"capabilities": wanted}))
        ends.callback(self._client.delete, f"/session/{self._session}")

    def _begin(self, wanted: dict[str, Any]) -> str:
        try:
            answer = self._client.post("/session", json=wanted)
        except httpx.ConnectError:
            return ""
        assert answer.status_code == 200, answer.text
        return str(answer.json()["value"]["sessionId"])

    def _ask(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._client.post(f"/session/{self._session}/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        """Goes to an address."""
        self._ask("url", {"url": address})

    def evaluate(self, script: str) -> str:
        """The value of an expression."""
        if not self._session:
            return ""
        value = self._ask("execute/sync", {"script": f"return {script}", "args": []})
        return "" if value is None else str(value)

    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Moves and presses."""
        self._ask("actions", {"actions": actions})


def run(command: list[str], ends: ExitStack, **how: Any) -> "subprocess.Popen[bytes]":
    """Starts a program that ends with the rest."""
    process = subprocess.Popen(command, **how)
    ends.callback(process.wait, PATIENCE)
    ends.callback(process.terminate)
    return process


def missing(name: str) -> str:
    """What is not installed of a browser; empty if everything is there."""
    if name == "firefox":
        return "" if _program(FIREFOX) else "firefox-esr"
    absent = [tool for tool in ("WebKitWebDriver", "Xvfb") if shutil.which(tool) is None]
    return ", ".join([*absent, *([] if _mini_browser() else ["MiniBrowser"])])


def start(name: str, folder: Path, ends: ExitStack) -> Driven:
    """A browser that is installed; what was started ends with the stack."""
    if name == "firefox":
        program = _program(FIREFOX)
        assert program is not None
        return Firefox(program, folder, ends)
    driver, browser = shutil.which("WebKitWebDriver"), _mini_browser()
    assert driver is not None
    assert browser is not None
    return WebKit(driver, browser, folder, ends)


def _program(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _mini_browser() -> str | None:
    found = [path for folder in MINI_BROWSERS for path in Path("/usr/lib").glob(f"*/{folder}/MiniBrowser")]
    return str(found[0]) if found else None
