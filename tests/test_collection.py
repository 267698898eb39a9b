"""Tests find what their folder prepares for them, in whatever order files are named."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

CHECKOUT = Path(__file__).parents[1]


def test_a_file_named_between_two_of_a_folder_takes_no_fixtures_from_the_second():
    files = ["tests/cli/test_about.py", "tests/test_pinned_skips.py", "tests/cli/test_verify.py"]
    command = [sys.executable, "-m", "pytest", "-q", "--numprocesses", "0", "--setup-plan", *files]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert "tests/cli/test_verify.py" in done.stdout
    assert done.returncode == 0, done.stdout
