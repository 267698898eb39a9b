"""What people install contains everything it needs: the page, the texts, the types. Nothing is compiled here."""

from pathlib import Path

import pytest
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tests import ROOT

pytestmark = pytest.mark.once

STATIC = ROOT / "src/pyrite/server/static"


def packed(builder: BuilderInterface) -> set[str]:
    """The names of the files that hatchling would pack."""
    return {Path(file.distribution_path).as_posix() for file in builder.recurse_included_files()}


@pytest.fixture(scope="module")
def wheel() -> set[str]:
    return packed(WheelBuilder(str(ROOT)))


@pytest.fixture(scope="module")
def sdist() -> set[str]:
    return packed(SdistBuilder(str(ROOT)))


def test_the_wheel_contains_the_page(wheel: set[str]) -> None:
    page = {
        f"pyrite/server/static/{path.relative_to(STATIC).as_posix()}" for path in STATIC.rglob("*") if path.is_file()
    }
    assert "pyrite/server/static/index.html" in page, "there is no page: make page"
    assert page <= wheel


def test_the_source_distribution_contains_the_page_so_that_it_builds_without_node(sdist: set[str]) -> None:
    assert "src/pyrite/server/static/index.html" in sdist
    assert {"hatch_build.py", "README.md", "LICENSE", "src/pyrite/version.py"} <= sdist
    assert not [name for name in sdist if "node_modules" in name]


@pytest.mark.parametrize("pattern", ["locales/*/*.ftl", "games/*/locales/*/*.ftl", "**/*.toml", "**/*.pxd"])
def test_the_wheel_contains_every_data_file(wheel: set[str], pattern: str) -> None:
    files = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/pyrite").glob(pattern)}
    assert files
    assert files <= wheel


def test_the_wheel_says_that_it_is_typed(wheel: set[str]) -> None:
    assert "pyrite/py.typed" in wheel


def test_neither_contains_what_was_compiled_in_the_checkout(wheel: set[str], sdist: set[str]) -> None:
    assert not [name for name in wheel | sdist if name.endswith((".so", ".pyd", ".c", "_stamp.json", ".pyc"))]


def test_the_index_of_packages_shows_the_readme() -> None:
    metadata = WheelBuilder(str(ROOT)).metadata.core
    assert metadata.readme == (ROOT / "README.md").read_text("utf-8")
    assert metadata.readme_content_type == "text/markdown"
