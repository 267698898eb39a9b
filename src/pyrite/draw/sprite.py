"""The sprite of the page: every face of Saboteur, the dwarfs at the table and small pictures, as symbols in one SVG.

`python -m pyrite.draw.sprite OUT.svg` writes it; the build of the page calls that. Faces are those of `pyrite show
--svg`, under the same ids (`face-tunnel-nes`, `face-goal`, …); beside them are `portrait-0` to `portrait-9`, `tool-P`
whole and `tool-P-broken`, `nugget`, `stone`, `sign-break` and `sign-mend`.
"""

import random
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from . import tools
from .cards import FACES, SABOTEUR_FACES, defs_for, symbol
from .gold import nuggets
from .ink import LODE, lump
from .portraits import DWARFS, portrait


def _picture(name: str, box: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def _pictures() -> Iterator[str]:
    """What is no card."""
    for seat in range(len(DWARFS)):
        yield _picture(f"portrait-{seat}", "0 18 100 100", portrait(seat))
    for tool in tools.WHOLE:
        yield _picture(f"tool-{tool}", "-48 -50 96 96", tools.WHOLE[tool])
        yield _picture(f"tool-{tool}-broken", "-48 -50 96 96", tools.BROKEN[tool])
    yield _picture("nugget", "-26 -26 52 52", nuggets(1))
    yield _picture("stone", "-26 -26 52 52", lump(0, 0, 22, random.Random("known stone"), LODE))
    yield _picture("sign-break", "-16 -16 32 32", tools.break_sign())
    yield _picture("sign-mend", "-16 -16 32 32", tools.mend_sign())


def _flattened(tag: re.Match[str]) -> str:
    """See-through paint instead of a see-through element, where that is the same: browsers draw it much faster."""
    text = tag[0]
    has_fill, has_stroke = 'fill="none"' not in text, ' stroke="' in text
    if has_fill == has_stroke or text.startswith(("<g", "<use")) or "-opacity=" in text:
        return text
    return text.replace(' opacity="', ' fill-opacity="' if has_fill else ' stroke-opacity="')


def _document(symbols: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"{defs_for(symbols)}{symbols}</svg>"
    )


def sprite(faces: Iterable[str] = FACES) -> str:
    """One SVG document with a symbol for every face, or for these, and what they refer to; it shows nothing itself."""
    return _document("".join(map(symbol, faces)))


def page_sprite() -> str:
    """The sprite of the page: the faces of Saboteur and all pictures that are no cards.

    >>> page_sprite().count("<symbol")
    75
    """
    text = _document("".join(map(symbol, SABOTEUR_FACES)) + "".join(_pictures()))
    return re.sub(r'<[^<>]* opacity="[^<>]*>', _flattened, text)


def main(arguments: list[str]) -> int:
    """Writes the sprite to the file that is named, or to standard output."""
    if len(arguments) > 1:
        print("usage: python -m pyrite.draw.sprite [OUT.svg]", file=sys.stderr)
        return 2
    if arguments:
        Path(arguments[0]).write_text(page_sprite(), encoding="utf-8")
    else:
        print(page_sprite())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
