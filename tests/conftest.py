"""What all tests share: how hypothesis looks for examples, which tests run on both engines, and a third game."""

import gc
import os
from collections.abc import Generator
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from pyrite.game import GAMES, GROUP, AnyGame

# Neither how long an example takes nor how long it took to make: that depends on the machine.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", PATIENT, derandomize=True)
settings.register_profile("fuzz", PATIENT, derandomize=False, print_blob=True)
settings.load_profile("fuzz" if os.environ.get("PYRITE_FUZZ") else "repeatable")

# What is compiled is tested on both engines. The other tests, which only use it, run on one. The Makefile names the
# folders (OF_ENGINE).
ENGINE = (
    "core/",
    "corpus/",
    "games/saboteur/rules/",
    "games/saboteur/oracle/test_comparison.py",
    "games/saboteur/bots/test_ground.py",
    "games/saboteur/bots/test_survey.py",
    "games/lost_mines/rules/",
    "games/lost_mines/oracle/test_comparison.py",
    "games/lost_mines/bots/test_distance.py",
    "games/lost_mines/bots/test_points.py",
    "games/lost_mines/bots/test_rush.py",
    "games/test_notation.py",
    "games/test_observations.py",
    "games/test_properties.py::test_legal",
)


_FOLDERS: dict[tuple[pytest.Collector, Path], pytest.Collector | None] = {}


# pytest 9.1 reads a folder again for each of its files that is named, and then no longer knows the fixtures of folders
# in it (its issue 14964): of `tests/cli/test_a.py tests/test_b.py tests/cli/test_c.py` the last had none of them.
@pytest.hookimpl(wrapper=True)
def pytest_collect_directory(
    path: Path, parent: pytest.Collector
) -> Generator[None, pytest.Collector | None, pytest.Collector | None]:
    """Each folder is one object, however often it is asked for."""
    found = yield
    return _FOLDERS.setdefault((parent, path), found)


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of the engine, unless they are marked as independent of it; and keep those of a module together.

    What a module prepares and remembers is then needed in one process only.
    """
    for item in items:
        place = item.nodeid.removeprefix("tests/")
        if place.startswith(ENGINE) and item.get_closest_marker("once") is None:
            item.add_marker("engine")
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(place.partition(".py")[0]))


def pytest_collection_finish() -> None:
    """What is there now stays to the end: it need not be searched for garbage again and again, which took long."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def third_game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game from another package, which is found through its entry point alone, here and in processes started here."""
    folder = str(Path(__file__).parent / "third_game")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", folder)
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    monkeypatch.setitem(vars(GAMES), "_entries", found)  # they were read before this one was there
    return GAMES["mission"]
