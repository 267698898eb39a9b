"""The sprites of the page: card faces, portraits and small pictures, as symbols in SVG documents that show nothing.

`python -m pyrite.draw.sprite NAME [OUT.svg]` writes one of them; the build of the page calls that. `table` is for every
table: portrait-0 … portrait-9. The others have the names of the games and what `Look.symbols` lists. Faces are those of
`pyrite show --svg`, 100 by 140, under the ids that `FaceSet.face_id` says.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from pyrite.game import GAMES

from .faces import FaceSet, defs_for, paints
from .ink import HEIGHT, WIDTH
from .portraits import DWARFS, portrait

TABLE = "table"
CARD = f"0 0 {WIDTH} {HEIGHT}"


def picture(name: str, box: str, body: str) -> str:
    """A symbol that shows a box of a body."""
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def over(name: str, *lower: str) -> str:
    """A face made of symbols that are drawn over each other."""
    box = f'width="{WIDTH}" height="{HEIGHT}"'
    return picture(name, CARD, "".join(f'<use href="#{one}" {box}/>' for one in lower))


def _portraits() -> Iterator[str]:
    for seat in range(len(DWARFS)):
        yield picture(f"portrait-{seat}", "0 18 100 100", portrait(seat))


def _flattened(tag: re.Match[str]) -> str:
    """See-through paint instead of a see-through element, where that is the same: browsers draw it much faster."""
    text = tag[0]
    has_fill, has_stroke = 'fill="none"' not in text, ' stroke="' in text
    if has_fill == has_stroke or text.startswith(("<g", "<use")) or "-opacity=" in text:
        return text
    return text.replace(' opacity="', ' fill-opacity="' if has_fill else ' stroke-opacity="')


def _document(symbols: str, definitions: Mapping[str, str]) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"{defs_for(symbols, definitions)}{symbols}</svg>"
    )


def sprite(faces: FaceSet, names: Iterable[str] = ()) -> str:
    """One SVG document with a symbol for every face, or for these, and what they refer to; it shows nothing itself."""
    return _document("".join(map(faces.symbol, names or faces.names)), faces.definitions)


def page_sprites() -> tuple[str, ...]:
    """The names of the page's sprites."""
    return (TABLE, *(name for name, game in GAMES.items() if game.look()))


def page_sprite(name: str) -> str:
    """A sprite of the page; ids in it begin with its name, so several sprites can be in one page.

    >>> page_sprite("table").count("<symbol")
    10
    """
    if name not in page_sprites():
        raise ValueError(f"unknown sprite {name!r}: choose one of {', '.join(page_sprites())}")
    look = None if name == TABLE else GAMES[name].look()
    symbols, definitions = (look.symbols(), look.faces.definitions) if look else (_portraits(), paints())
    text = re.sub(r'<[^<>]* opacity="[^<>]*>', _flattened, _document("".join(symbols), definitions))
    return re.sub(r'(id="|#)draw-', rf"\1{name}-", text)


def main(arguments: list[str]) -> int:
    """Writes the sprite that is named to a file, or to standard output."""
    if not 1 <= len(arguments) <= 2 or arguments[0] not in page_sprites():
        print(f"usage: python -m pyrite.draw.sprite {'|'.join(page_sprites())} [OUT.svg]", file=sys.stderr)
        return 2
    text = page_sprite(arguments[0])
    if len(arguments) == 2:
        Path(arguments[1]).write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
