"""Cottages in the states that the tests of the build need, each compiled once and copied."""

import shutil
from pathlib import Path

import pytest

from tests import ROOT
from tests.packaging.cottage import COTTAGE, FROM_THE_HOUSE, Cottage


@pytest.fixture(scope="session")
def plain_cottage(tmp_path_factory: pytest.TempPathFactory) -> Cottage:
    root = tmp_path_factory.mktemp("cottage")
    for name, text in COTTAGE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    for name in FROM_THE_HOUSE:
        shutil.copy(ROOT / name, root / name)
    return Cottage(root)


@pytest.fixture(scope="session")
def compiled_cottage(plain_cottage: Cottage, tmp_path_factory: pytest.TempPathFactory) -> Cottage:
    cottage = plain_cottage.copy(tmp_path_factory.mktemp("compiled"))
    built = cottage.compile(CI="true")
    assert built.returncode == 0, built.stderr
    return cottage


@pytest.fixture
def cottage(plain_cottage: Cottage, tmp_path: Path) -> Cottage:
    """A cottage that nobody has compiled."""
    return plain_cottage.copy(tmp_path / "cottage")


@pytest.fixture
def built(compiled_cottage: Cottage, tmp_path: Path) -> Cottage:
    """A cottage whose engine is compiled and current."""
    return compiled_cottage.copy(tmp_path / "built")
