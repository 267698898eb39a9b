"""The documentation site: its pages exist, the reference names what exists, its commands can be typed."""

import json
import re
import shlex
import subprocess
from importlib import import_module

import pytest

from pyrite import cli
from tests import ROOT

pytestmark = pytest.mark.once

DOCS = ROOT / "docs"
NAVIGATION = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text().partition("\nnav:\n")[2])
REFERENCE = re.findall(r"^::: (\S+)$", (DOCS / "reference.md").read_text(), re.M)
COMMANDS = sorted(
    {
        command
        for page in sorted(DOCS.glob("*.md"))
        for command in re.findall(r"^ *\$ .*?\bpyrite ([a-z].*)$", page.read_text(), re.M)
    }
)


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
    assert len(COMMANDS) >= 12
    assert len(REFERENCE) >= 15


@pytest.mark.long
def test_the_site_is_built_without_a_warning_and_loads_nothing_from_elsewhere() -> None:
    subprocess.run(["make", "docs"], cwd=ROOT, check=True)  # strict: a link to nowhere is an error
    site = ROOT / "build/docs"
    found = json.loads((site / "search/search_index.json").read_text())["docs"]
    assert {page.removesuffix(".md") for page in NAVIGATION if "/" not in page and page != "index.md"} <= {
        one["location"].partition("/")[0] for one in found
    }
    assert any("view.sample" in one["text"] or "stealth" in one["text"] for one in found)
    for path in site.rglob("*.html"):
        loaded = re.findall(r'<(?:script|img|iframe)[^>]*\bsrc="?([^" >]+)', path.read_text())
        loaded += re.findall(r'<link[^>]*rel="?stylesheet[^>]*href="?([^" >]+)', path.read_text())
        assert not [address for address in loaded if "//" in address.partition("?")[0]], path
