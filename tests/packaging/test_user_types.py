"""The types help users: a script of theirs is checked against the installed package."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

FOLDER = Path(__file__).parent / "user"


def check(name: str, cache: Path) -> str:
    """What mypy says about a script, run outside the checkout so that it finds the package as a user's would."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache}", str(FOLDER / name)]
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True, timeout=300, check=False)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mypy")


def test_a_users_script_has_the_types_of_its_game(cache: Path) -> None:
    assert check("correct.py", cache).startswith("Success")


def test_every_mistake_of_a_user_is_found_and_nothing_else(cache: Path) -> None:
    found = {int(line) for line in re.findall(r"wrong\.py:(\d+): error", check("wrong.py", cache))}
    lines = (FOLDER / "wrong.py").read_text(encoding="utf-8").split("\n")
    assert found == {number for number, line in enumerate(lines, 1) if "# wrong" in line}
