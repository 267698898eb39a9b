"""The list of what newcomers stumbled over names tests that exist."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

BROWSER = Path(__file__).parents[1] / "browser"


def test_every_test_that_the_list_names_exists() -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", (BROWSER / "README.md").read_text(encoding="utf-8"))
    assert len(named) > 30
    missing = [f"{file}::{name}" for file, name in named if f"def {name}(" not in (BROWSER / file).read_text("utf-8")]
    assert missing == []
