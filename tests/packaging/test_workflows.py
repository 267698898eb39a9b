"""The files of public CI: each follows its schema, and calls what exists here."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests import ROOT

pytestmark = pytest.mark.once

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("github-issue-forms", FORMS),
        ("github-issue-config", [ROOT / ".github/ISSUE_TEMPLATE/config.yml"]),
        ("dependabot", [ROOT / ".github/dependabot.yml"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_follows_its_schema(schema: str, files: list[Path]) -> None:
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", [*WORKFLOWS, ROOT / ".pre-commit-config.yaml"], ids=lambda file: file.stem)
def test_every_make_target_that_is_called_exists(file: Path) -> None:
    assert set(re.findall(r"(?:run|entry): make (\w+)", file.read_text())) <= TARGETS


def test_pre_commit_checks_what_lint_checks() -> None:
    assert re.findall(r"entry: (.*)", (ROOT / ".pre-commit-config.yaml").read_text()) == ["make lint"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_starts_with_no_more_than_the_right_to_read(file: Path) -> None:
    assert "\npermissions:\n  contents: read\n" in file.read_text()


def test_wheels_are_built_for_every_python_that_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    built = [re.sub(r"cp3(\d+)-\*", r"3.\1", name) for name in project["tool"]["cibuildwheel"]["build"]]
    tested = re.search(r"python: \[(.*)\]", (ROOT / ".github/workflows/test.yml").read_text())
    assert tested is not None
    assert re.findall(r'"(.*?)"', tested[1]) == built
    assert project["project"]["requires-python"] == f">={built[0]}"


def test_wheels_are_tried_with_a_script_that_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    command = project["tool"]["cibuildwheel"]["test-command"]
    assert (ROOT / command.removeprefix("python {project}/")).is_file()
