"""The pages for strangers: links that lead somewhere, what is stored, what is bundled, what is not translated."""

import re
from pathlib import Path

import pytest

from pyrite import texts
from pyrite.server.store.schema import METADATA
from tests import ROOT

pytestmark = pytest.mark.once

FOLDERS = [ROOT / name for name in ("docs", "bench", "examples", "deploy")]
# The rules have links of their own, to examples and sections; test_rules_pages.py follows those.
PAGES = [
    page
    for page in sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in folder.rglob("*.md"))])
    if page.parent.parent != ROOT / "docs/rules"
]
LICENCES = ROOT / "src/pyrite/server/static/licences"


def anchors(page: Path) -> set[str]:
    """The places in a page that a link can name, as GitHub and the documentation site call them."""
    titles = re.findall(r"^#+ +(.*)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.S)
    dead = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link or link.startswith("mailto:"):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            dead.append(link)
    assert dead == []


def test_the_privacy_page_names_every_table_of_the_database() -> None:
    named = re.findall(r"`(\w+)`", (ROOT / "docs/privacy.md").read_text())
    assert METADATA.tables.keys() <= set(named)


def test_the_licenses_page_lists_everything_that_the_page_bundles() -> None:
    page = (ROOT / "docs/licenses.md").read_text()
    rows = re.findall(r"^\| (.+?)(?: \(font\))? \| (\S+) \| `", page, re.M)
    bundled = set(re.findall(r"^## (\S+) - \S+ \((.+)\)$", (LICENCES / "packages.txt").read_text(), re.M))
    fonts = {("Alegreya", "OFL-1.1"), ("Alegreya Sans", "OFL-1.1")}
    assert bundled
    assert set(rows) == bundled | fonts
    assert {Path(name).name for name in re.findall(r"`/licences/(.*?)`", page)} == {
        path.name for path in LICENCES.glob("*.txt")
    }


CACHES = (texts.languages, texts._names, texts.plain_texts, texts._bundle)


@pytest.fixture
def esperanto(tmp_path, monkeypatch):
    """A language whose translation has just started."""
    for name, source in {
        "en": "greeting = hello\nseats = { $count ->\n    [one] one seat\n   *[other] { $count } seats\n }\n",
        "eo": "greeting = saluton\n",
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "cli.ftl").write_text(source)
    monkeypatch.setattr(texts, "locales", lambda: tmp_path)
    for cache in CACHES:
        cache.cache_clear()
    yield "eo"
    for cache in CACHES:
        cache.cache_clear()


def test_what_a_language_has_not_translated_is_said_in_english(esperanto):
    assert texts.languages() == ("en", "eo")
    assert texts.text("greeting", esperanto) == "saluton"
    assert texts.text("seats", esperanto, count=1) == "one seat"
    assert texts.text("seats", esperanto, count=5) == "5 seats"
    assert texts.game_name("saboteur", esperanto) == "Saboteur"
