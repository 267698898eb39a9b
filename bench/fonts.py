"""The page's fonts without what it never shows: `python -m bench.fonts` writes web/src/look/fonts.

From the files of @fontsource, with `pyftsubset` (`pip install "fonttools[woff]"`); the license of both fonts allows
it, and reserves no name.
"""

import subprocess

from tests.browser.browsing import CHECKOUT

FROM = CHECKOUT / "web" / "node_modules" / "@fontsource"
TO = CHECKOUT / "web" / "src" / "look" / "fonts"
FONTS = (("alegreya-sans", "400"), ("alegreya-sans", "700"), ("alegreya", "700"))
# The same ranges as in web/src/look/fonts.css.
LETTERS = {
    "latin": "U+0020-007E,U+00A0-00FF,U+2010-2027,U+202F-203A,U+20AC,U+2122,U+2190-2193,U+2212",
    "latin-ext": "U+0100-017F,U+0218-021B",
    "cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+2116",
}
VARIANTS = "kern,liga,ccmp,locl,mark,mkmk,lnum,tnum"


def main() -> None:
    TO.mkdir(exist_ok=True)
    for font, weight in FONTS:
        for part, letters in LETTERS.items():
            name = f"{font}-{part}-{weight}-normal.woff2"
            source, path = FROM / font / "files" / name, TO / name
            command = ["pyftsubset", str(source), f"--unicodes={letters}"]
            command += [f"--layout-features={VARIANTS}", "--flavor=woff2", "--no-hinting", f"--output-file={path}"]
            subprocess.run(command, check=True)
            print(f"{path.relative_to(CHECKOUT)}  {path.stat().st_size} bytes, before {source.stat().st_size}")


if __name__ == "__main__":
    main()
