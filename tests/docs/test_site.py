"""The documentation site: its pages exist, the reference names what exists, its commands can be typed."""

import re
import shlex
from importlib import import_module

import pytest

from pyrite import cli
from tests import ROOT

pytestmark = pytest.mark.once

DOCS = ROOT / "docs"
NAVIGATION = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text().partition("\nnav:\n")[2])
REFERENCE = re.findall(r"^::: (\S+)$", (DOCS / "reference.md").read_text(), re.M)
COMMANDS = [
    command
    for page in ("index.md", "laboratory.md")
    for command in re.findall(r"^\$ .*?\bpyrite ([a-z].*)$", (DOCS / page).read_text(), re.M)
]


@pytest.mark.parametrize("page", NAVIGATION)
def test_every_page_of_the_navigation_exists(page: str) -> None:
    assert (DOCS / page).is_file()


def test_every_page_is_in_the_navigation() -> None:
    assert {page.name for page in DOCS.glob("*.md")} <= set(NAVIGATION)


@pytest.mark.parametrize("name", REFERENCE)
def test_the_reference_names_what_exists_and_has_a_docstring(name: str) -> None:
    module, _, what = name.rpartition(".")
    assert getattr(import_module(module), what).__doc__


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_site_is_understood(command: str) -> None:
    assert callable(cli.parser().parse_args(shlex.split(command)).run)


def test_the_pages_of_the_site_have_commands_and_a_reference() -> None:
    assert len(COMMANDS) >= 4
    assert len(REFERENCE) >= 7
