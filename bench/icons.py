"""The icons of the page, from its favicon: `python -m bench.icons` writes web/public/icons, and favicon.ico.

Browsers ask for favicon.ico where no page names an icon, such as beside a drawing opened by itself.
"""

import struct

from playwright.sync_api import Page, sync_playwright

from tests.browser.browsing import CHECKOUT, find_chromium, launch

PUBLIC = CHECKOUT / "web" / "public"
ICO_SIZE = 48
GROUND = "#14161c"
# By name: pixels, and how much of them is filled.
SIZES = {"192": (192, 1.0), "512": (512, 1.0), "maskable-512": (512, 0.8), "apple-180": (180, 0.9)}


def draw(page: Page, size: int, filled: float) -> bytes:
    """One icon as PNG; one that a system cuts into its own shape fills the whole square, its picture in the middle."""
    svg = (PUBLIC / "favicon.svg").read_text()
    is_cut = filled < 1
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>html, body {{ margin: 0; height: 100%; background: {GROUND if is_cut else 'transparent'} }}"
        f"body {{ display: grid; place-items: center }} svg {{ width: {filled:.0%}; height: {filled:.0%} }}"
        f"</style>{svg}"
    )
    return page.screenshot(omit_background=not is_cut)


def ico(png: bytes, size: int) -> bytes:
    """A file of one icon around a PNG: a header, an entry that says where the picture is, and the picture."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), len(header) + 16)
    return header + entry + png


def write(name: str, icon: bytes) -> None:
    path = PUBLIC / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(icon)
    print(f"{path.relative_to(CHECKOUT)}  {len(icon)} bytes")


def main() -> None:
    executable = find_chromium()
    assert executable is not None, "no chromium; `make .browser/chromium` brings one"
    with sync_playwright() as playwright:
        browser = launch(playwright, executable)
        page = browser.new_page()
        for name, (size, filled) in SIZES.items():
            write(f"icons/{name}.png", draw(page, size, filled))
        write("favicon.ico", ico(draw(page, ICO_SIZE, 1.0), ICO_SIZE))
        browser.close()


if __name__ == "__main__":
    main()
