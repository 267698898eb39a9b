"""The icons of the installable page, from its favicon: `python -m bench.icons` writes web/public/icons."""

from playwright.sync_api import Page, sync_playwright

from tests.browser.browsing import CHECKOUT, find_chromium, launch

PUBLIC = CHECKOUT / "web" / "public"
GROUND = "#14161c"
# By name: pixels, and how much of them is filled.
SIZES = {"192": (192, 1.0), "512": (512, 1.0), "maskable-512": (512, 0.8), "apple-180": (180, 0.9)}


def draw(page: Page, name: str, size: int, filled: float) -> None:
    """One icon; those that a system cuts into its own shape fill the whole square, with the picture in its middle."""
    svg = (PUBLIC / "favicon.svg").read_text()
    is_cut = filled < 1
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html, body {{ margin: 0; height: 100%; background: {GROUND if is_cut else 'transparent'} }}"
        f"body {{ display: grid; place-items: center }} svg {{ width: {filled:.0%}; height: {filled:.0%} }}"
        f"</style>{svg}"
    )
    path = PUBLIC / "icons" / f"{name}.png"
    path.parent.mkdir(exist_ok=True)
    page.screenshot(path=path, omit_background=not is_cut)
    print(f"{path.relative_to(CHECKOUT)}  {path.stat().st_size} bytes")


def main() -> None:
    executable = find_chromium()
    assert executable is not None, "no chromium; `make .browser/chromium` brings one"
    with sync_playwright() as playwright:
        browser = launch(playwright, executable)
        page = browser.new_page()
        for name, (size, filled) in SIZES.items():
            draw(page, name, size, filled)
        browser.close()


if __name__ == "__main__":
    main()
