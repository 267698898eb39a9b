"""A run whose number of skipped tests has changed fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

CHECKOUT = Path(__file__).parents[1]
SKIPS_ONE = """
import pytest

@pytest.mark.skip
def test_skipped(): ...

def test_passed(): ...
"""


@pytest.mark.parametrize(("pinned", "code"), [("1", 0), ("0", 1), ("2", 1)])
def test_the_run_fails_unless_as_many_tests_are_skipped_as_pinned(tmp_path: Path, pinned: str, code: int):
    (tmp_path / "test_two.py").write_text(SKIPS_ONE)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.pinned_skips", "--skips", pinned, str(tmp_path)]
    alone = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=CHECKOUT, env=alone, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout
    assert ("1 tests were skipped, not" in done.stdout) == (code == 1)
