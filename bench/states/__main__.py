"""Every state of the page as pictures, at six sizes and in four languages: `python -m bench.states [FOLDER]`.

They go to build/states with an index.html that shows them side by side. Look at every one. With names of states or
languages behind the folder, only those: `python -m bench.states build/states table pl`.
"""

import argparse
import html
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from bench.states.catalog import PHONE, STATES
from tests.browser.browsing import CHECKOUT, NO_FORCED_STEPS, ROLE_SEEN, Theme, find_chromium, launch
from tests.browser.serving import Served

LANGUAGES = ("en", "pl", "cs", "ru")
SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "small": {"width": 360, "height": 612},
    "wide": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1280, "height": 800},
    "television": {"width": 1920, "height": 1080},
}
DARK = ("en", "cs")  # the other languages are shown in the light theme, so that both are looked at
SETTLED = 700  # milliseconds after a change of size
OF_ROLE = ("mine-role", "mine-role-still")  # in all others the role has been seen


def take(browser: Browser, served: Served, folder: Path, name: str, language: str) -> None:
    """All sizes of one state in one language."""
    theme: Theme = "dark" if language in DARK else "light"
    context = browser.new_context(
        base_url=served.address, viewport=SIZES["desktop"], locale=language, color_scheme=theme
    )
    context.add_init_script(f"localStorage.setItem('pyrite.language', {language!r})" + NO_FORCED_STEPS)
    if name not in OF_ROLE:
        context.add_init_script(ROLE_SEEN)
    page = context.new_page()
    try:
        page.emulate_media(reduced_motion="reduce")
        STATES[name](page)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=folder / f"{name}.{language}.{size}.jpg", type="jpeg", quality=70)
    finally:
        context.close()


def index(folder: Path) -> str:
    """A page with all pictures: a row for each state and language."""
    rows = []
    for name in STATES:
        for language in LANGUAGES:
            found = [folder / f"{name}.{language}.{size}.jpg" for size in SIZES]
            pictures = "".join(f'<img loading="lazy" height="300" src="{one.name}">' for one in found if one.exists())
            if pictures:
                rows.append(f"<h2>{html.escape(name)}, {language}</h2><p>{pictures}</p>")
    return f'<!doctype html><meta charset="utf-8"><title>States of the page</title>{"".join(rows)}'


def main(arguments: list[str]) -> int:
    """Takes them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=CHECKOUT / "build" / "states")
    parser.add_argument("only", nargs="*", metavar="STATE_OR_LANGUAGE")
    given = parser.parse_args(arguments)
    folder, only = given.folder, given.only
    if unknown := set(only).difference(STATES, LANGUAGES):
        known = ", ".join((*STATES, *LANGUAGES))
        parser.error(f"no state or language: {', '.join(sorted(unknown))}; there are {known}")
    folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in STATES if name in only] or list(STATES)
    languages = [one for one in LANGUAGES if one in only] or list(LANGUAGES)
    executable = find_chromium()
    if executable is None:
        print("no chromium on the PATH or in $CHROMIUM", file=sys.stderr)
        return 2
    began, failed = time.monotonic(), list[str]()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        try:
            browser = launch(playwright, str(executable))
            for name in names:
                for language in languages:
                    try:
                        take(browser, served, folder, name, language)
                    except (AssertionError, PlaywrightError) as trouble:
                        failed.append(f"{name} {language}")
                        print(f"{name} {language}: {trouble}", file=sys.stderr)
                print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
        finally:
            served.stop()
    (folder / "index.html").write_text(index(folder), encoding="utf-8")
    print(folder / "index.html", *failed, sep="\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
