"""A person downloads their data from the settings, and deletes it."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table


def test_a_person_downloads_and_deletes_their_data(visit: Visit):
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect_table(page)
    code = page.url.rpartition("/")[2]
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Download my data").click()
    found = json.loads(Path(download.value.path()).read_text())
    assert [table["code"] for table in found["tables"]] == [code]
    sheet.get_by_role("button", name="Delete my data").click()
    sheet.get_by_role("button", name="Delete my data: ").click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('pyrite.name'))") == []
    assert page.evaluate("async () => (await (await fetch('/api/me/data')).json()).tables") == []
