"""Runs the tests against mutants: tests are collected once, and each mutant is tried in a forked copy of that process.

Only tests that execute the mutated line are run, the fastest first, until one of them fails; those that take longer
than a limit are left out. A mutant that only makes the tests run out of time is not counted as killed.
"""

import ast
import gc
import hashlib
import importlib
import json
import os
import pickle
import random
import resource
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import pytest

from bench.mutants import mutations
from bench.mutants.areas import PACKAGE, ROOT, Area

CPU_SECONDS = 60  # for all tests of one mutant
WALL_SECONDS = 300  # a busy machine needs longer than its processor works
BROKEN = 70  # the exit status of a copy in which the runner itself failed
KILLED, SURVIVED, TIMEOUT, UNCOVERED = "killed", "survived", "timeout", "uncovered"


@dataclass
class Baseline:
    """What the unchanged tests do: how long each takes, and which tests execute each line."""

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[str, dict[int, list[str]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Task:
    """A mutant of a file."""

    path: Path
    source: str
    mutant: mutations.Mutant

    @property
    def place(self) -> str:
        """Its file below the package."""
        return str(self.path.relative_to(PACKAGE))

    @property
    def key(self) -> str:
        """Identifies the mutant as long as its file stays the same."""
        digest = hashlib.sha256(self.source.encode()).hexdigest()[:8]
        return f"{self.place}:{digest}:{self.mutant.number}"


def tasks_of(area: Area, seed: int) -> list[Task]:
    """All mutants of an area in a random order that depends on the seed alone; its beginning is a fair sample."""
    tasks = []
    for path in area.files():
        source = path.read_text(encoding="utf-8")
        tasks += [Task(path, source, mutant) for mutant in mutations.find(source)]
    random.Random(seed).shuffle(tasks)
    return tasks


class Runner:
    """A plugin of pytest that replaces the loop over the tests by one over mutants."""

    def __init__(
        self,
        tasks: list[Task],
        files: list[Path],
        results: Path,
        baseline: Path,
        *,
        minutes: float,
        processes: int,
        slowest: float,
    ) -> None:
        self.tasks, self.results, self.baseline_file, self.processes = tasks, results, baseline, processes
        self.files = files  # of the whole area, for what the tests execute is kept for other runs
        self.minutes, self.end = minutes, 0.0  # the first run of all tests does not count
        self.slowest = slowest  # seconds of the slowest test that is run
        self.failed: list[str] = []

    def pytest_collection(self) -> None:
        """Failing examples are not made smaller: that a test fails is all that counts."""
        import hypothesis  # once pytest has begun, which wants to import its plugins itself

        phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
        hypothesis.settings.register_profile("mutants", derandomize=True, phases=phases, database=None)
        hypothesis.settings.load_profile("mutants")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for path in self.files:  # some are only imported when they are needed
            importlib.import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
        baseline = self._baseline(session, items)
        self.end = time.monotonic() + 60 * self.minutes
        done = {json.loads(line)["key"] for line in _lines(self.results)}
        tasks = [task for task in self.tasks if task.key not in done]
        children = [
            self._begin(session, items, baseline, tasks[first :: self.processes]) for first in range(self.processes)
        ]
        for child in children:
            os.waitpid(child, 0)
        return True

    def _begin(
        self, session: pytest.Session, items: dict[str, pytest.Item], baseline: Baseline, tasks: list[Task]
    ) -> int:
        """A copy of this process that tries these mutants, one after the other."""
        child = os.fork()
        if not child:
            try:
                for task in tasks:
                    if time.monotonic() > self.end:
                        break
                    began = time.monotonic()
                    executing = baseline.tests.get(task.place, {}).get(task.mutant.line, [])
                    tests = [test for test in executing if test in items and baseline.seconds[test] <= self.slowest]
                    order = sorted(tests, key=baseline.seconds.__getitem__)
                    outcome, test = self._try(session, task, [items[test] for test in order])
                    self._note(task, outcome, test, time.monotonic() - began)
            except BaseException:
                traceback.print_exc(file=sys.__stderr__)
            os._exit(0)
        return child

    def _note(self, task: Task, outcome: str, test: str, seconds: float) -> None:
        mutant = task.mutant
        line = {
            "key": task.key,
            "place": f"{task.place}:{mutant.line}:{mutant.column}",
            "function": mutant.function,
            "what": mutant.what,
            "outcome": outcome,
            "test": test,
        }
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
        print(f"{outcome:9} {seconds:5.1f} s  {line['place']} {mutant.function}: {mutant.what}", file=sys.__stderr__)

    def _try(self, session: pytest.Session, task: Task, items: list[pytest.Item]) -> tuple[str, str]:
        if not items:
            return (UNCOVERED, "") if _imports(task) else (KILLED, "import")
        with _answer() as (reading, writing):
            child = os.fork()
            if not child:
                try:
                    _limit_time()
                    patch(task)
                    os.write(writing, self._run(session, items).encode())
                    os._exit(0)
                finally:
                    os._exit(BROKEN)
            os.close(writing)
            _, status = os.waitpid(child, 0)
            killer = os.read(reading, 10_000).decode()
        if os.WIFSIGNALED(status):
            timed_out = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGALRM, signal.SIGKILL)
            return (TIMEOUT if timed_out else KILLED), ""
        if os.WEXITSTATUS(status) == BROKEN:
            raise RuntimeError(f"cannot try {task.key}: {task.mutant}")
        if os.WEXITSTATUS(status):
            return KILLED, "the process ended"
        return (KILLED, killer) if killer else (SURVIVED, "")

    def _run(self, session: pytest.Session, items: list[pytest.Item]) -> str:
        """The name of the first test that fails."""
        self.failed.clear()
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        for item, following in zip(items, [*items[1:], None], strict=True):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return self.failed[0]
        return ""

    def _baseline(self, session: pytest.Session, items: dict[str, pytest.Item]) -> Baseline:
        """Runs the new tests once in copies of this process, so that no cache of this one is filled by them."""
        known = Baseline()
        if self.baseline_file.exists():
            known = pickle.loads(self.baseline_file.read_bytes())
        new = [item for name, item in items.items() if name not in known.seconds]
        if not new:
            return known
        parts = [self.baseline_file.with_suffix(f".{number}") for number in range(self.processes)]
        children = []
        for number, part in enumerate(parts):
            children.append(os.fork())
            if not children[-1]:
                found = self._measure(session, new[number :: self.processes])
                part.write_bytes(pickle.dumps(found))
                os._exit(0)
        for child in children:
            os.waitpid(child, 0)
        baseline = _merged([known, *(pickle.loads(part.read_bytes()) for part in parts)])
        self.baseline_file.write_bytes(pickle.dumps(baseline))
        return baseline

    def _measure(self, session: pytest.Session, items: list[pytest.Item]) -> Baseline:
        baseline = Baseline()
        files = [str(path) for path in self.files]
        measured = coverage.Coverage(
            config_file=False, data_file=None, include=files, concurrency=["thread", "greenlet"]
        )
        measured.start()
        for item, following in zip(items, [*items[1:], None], strict=True):
            began = time.process_time()
            measured.switch_context(item.nodeid)
            self.failed.clear()
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            seconds = time.process_time() - began
            baseline.seconds[item.nodeid] = seconds
            if self.failed:
                print(f"left out, failing without a change: {item.nodeid}", file=sys.__stderr__)
                baseline.seconds[item.nodeid] = -1
        measured.stop()
        data = measured.get_data()
        for file in files:
            lines = data.contexts_by_lineno(file)
            sound = {line: [t for t in tests if baseline.seconds.get(t, -1) >= 0] for line, tests in lines.items()}
            baseline.tests[str(Path(file).relative_to(PACKAGE))] = sound
        return baseline


def _merged(parts: list[Baseline]) -> Baseline:
    """What several processes found, each with some of the tests."""
    whole = Baseline()
    for part in parts:
        whole.seconds |= part.seconds
        for file, lines in part.tests.items():
            found = whole.tests.setdefault(file, {})
            for line, tests in lines.items():
                found[line] = found.get(line, []) + tests
    return whole


def patch(task: Task) -> None:
    """Gives the functions of this process that the mutant changes their new code."""
    path = str(task.path)
    old = _codes(compile(ast.parse(task.source), path, "exec"))
    new = _codes(compile(mutations.apply(task.source, task.mutant.number), path, "exec"))
    changed = {place: code for place, code in new.items() if code != old[place]}
    patched = 0
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == path:
            code = changed.get(_place(function.__code__))
            if code is not None:
                function.__code__ = code
                patched += 1
    assert patched, f"no function to change: {task}"


def _imports(task: Task) -> bool:
    """Whether the mutant can be imported: tables are checked, and some functions only run, when a module is loaded."""
    child = os.fork()
    if not child:
        try:
            _limit_time()
            code = compile(mutations.apply(task.source, task.mutant.number), str(task.path), "exec")
            exec(code, {"__name__": "mutant", "__file__": str(task.path)})
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    found = defaultdict(lambda: code)
    queue = [code]
    while queue:
        one = queue.pop()
        found[_place(one)] = one
        queue += [const for const in one.co_consts if isinstance(const, CodeType)]
    return dict(found)


def _limit_time() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 5))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(WALL_SECONDS)


@contextmanager
def _answer() -> Iterator[tuple[int, int]]:
    reading, writing = os.pipe()
    try:
        yield reading, writing
    finally:
        os.close(reading)


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []
