"""Commands that run in the process of the test, and a record for them."""

from pathlib import Path

import pytest

from pyrite.cli import main
from tests.cli.running import Run, some_match


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest) -> Run:
    """Runs a command: its exit code, what it printed, and what it wrote to stderr.

    A module that tests one command names it in COMMAND and leaves it out of the arguments.
    """
    prefix = [request.module.COMMAND] if hasattr(request.module, "COMMAND") else []

    def run_it(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main([*prefix, *arguments])
        except SystemExit as leaving:  # argparse leaves so
            code = leaving.code if isinstance(leaving.code, int) else 1
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run_it


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the record of a game of two rounds, the first one won by the miners."""
    file = tmp_path_factory.mktemp("records") / "game.pyrite"
    file.write_text(some_match().record(), encoding="utf-8")
    return file
