"""The sprites of the page: card faces, dwarfs and small pictures, as symbols in SVG documents that show nothing.

`python -m pyrite.draw.sprite NAME [OUT.svg]` writes one of them; the build of the page calls that. Faces are those of
`pyrite show --svg`, 100 by 140, under the same ids in lower case (`draw.face_id`). Sides are in the order NESW.

`table`, at every table:
    portrait-0 … portrait-9, and the pictures of Saboteur's tools and gold: tool-P, tool-P-broken (P, L, C), nugget,
    stone, sign-break, sign-mend

`cards`, Saboteur's faces:
    face-tunnel-nes, face-deadend-nes, face-start, face-goal, face-gold, face-stoneNE, face-bonus1, face-nugget1,
    face-breakP, face-mendPL, face-rockfall, face-map, face-miner, face-saboteur; face-card-back, face-role-back,
    face-nugget-back

`forest`, those of The Lost Mines:
    face-path-nes                   a path as it lies (all eleven ways of two to four openings, so also turned)
    face-path-nes-rocks             with a feature: rocks, camp, tree, lake, pit, and with its tool: tree-axe,
                                    lake-boat, pit-rope; every path with every feature
    face-start-blue, -yellow        where a clan sets out
    face-mine-gems-nesw             a mine turned up: gems, gold, silver or dragon, then its openings as it lies; all
    face-mine-back                  a mine that nobody has entered
    face-axe, -boat, -rope, -trap, -troll, -storm, -infomt, -infomd, -infotd      action cards
    face-forest-back                the back of paths and actions
    face-treasure-gold              the back of a treasure: silver, gold, gems
    face-treasure-gold-3            its front, with the values of the usual box
    face-dwarf-blue                 the back of a dwarf card
    face-loyal-blue, face-selfish-blue, face-saboteur-blue                        its front
    face-figure-blue                a dwarf as it stands on the board, with a plate for a number at its feet
  and square pictures:
    clan-blue, clan-yellow          a disc, a diamond
    token-trap, token-troll         as they lie on a joint
    token-dragon                    as it lies before its holder; dragon is the head alone
    piece-silver, -gold, -gems      one piece of a treasure; treasure is one of each; mine is an entrance
    gear-axe, -boat, -rope, -trap, -troll, -storm                                 what is on an action card
    sign-eye                        looking
"""

import random
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from . import clans, features, gear, tokens, tools, treasures
from .cards import FACES, LOST_MINES_FACES, SABOTEUR_FACES, defs_for, face_id, symbol
from .gold import nuggets
from .ink import HEIGHT, LODE, WIDTH, lump, moved
from .portraits import DWARFS, portrait
from .tunnels import framed

PAGE_SPRITES = ("table", "cards", "forest")
CARD = f"0 0 {WIDTH} {HEIGHT}"


def _picture(name: str, box: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def _of_tables() -> Iterator[str]:
    """What lies on every table and is no card."""
    for seat in range(len(DWARFS)):
        yield _picture(f"portrait-{seat}", "0 18 100 100", portrait(seat))
    for tool in tools.WHOLE:
        yield _picture(f"tool-{tool}", "-48 -50 96 96", tools.WHOLE[tool])
        yield _picture(f"tool-{tool}-broken", "-48 -50 96 96", tools.BROKEN[tool])
    yield _picture("nugget", "-26 -26 52 52", nuggets(1))
    yield _picture("stone", "-26 -26 52 52", lump(0, 0, 22, random.Random("known stone"), LODE))
    yield _picture("sign-break", "-16 -16 32 32", tools.break_sign())
    yield _picture("sign-mend", "-16 -16 32 32", tools.mend_sign())


def _upon(name: str, *lower: str) -> str:
    """A face made of symbols that lie upon each other."""
    box = f'width="{WIDTH}" height="{HEIGHT}"'
    return _picture(name, CARD, "".join(f'<use href="#{one}" {box}/>' for one in lower))


def _mines() -> Iterator[str]:
    """Mines turned up: each kind with every way that its openings can lie, whatever the box says."""
    shapes = [name.removeprefix("path-") for name in LOST_MINES_FACES if name.startswith("path-")]
    kinds = (*treasures.KINDS, "dragon")
    for sides in shapes:
        ways = treasures.mine_ways(f"mine-{sides}", sides)
        yield _picture(f"mine-ways-{sides.lower()}", CARD, framed(ways))
    for kind in kinds:
        yield _picture(f"mine-find-{kind}", CARD, treasures.mine_find(kind))
    for kind, sides in product(kinds, shapes):
        name = face_id(f"mine-{kind}-{sides}")
        yield _upon(name, f"mine-ways-{sides.lower()}", f"mine-find-{kind}")


def _of_the_forest() -> Iterator[str]:
    """Faces of The Lost Mines, paths with each feature, and what is no card."""
    laid = [name for name in LOST_MINES_FACES if not name.startswith(("token-", "mine-"))]
    yield from map(symbol, [*laid, "mine-back"])
    for path in (name for name in laid if name.startswith("path-")):
        for feature in features.DRAWN:
            yield _upon(face_id(f"{path}-{feature}"), face_id(path), face_id(f"feature-{feature}"))
    yield from _mines()
    for clan in clans.CLANS:
        yield _picture(f"clan-{clan}", "-16 -16 32 32", clans.mark(clan, 11 if clan == "yellow" else 13))
    for token in tokens.KINDS:
        yield _picture(f"token-{token}", "0 20 100 100", tokens.token(token))
    for kind in treasures.KINDS:
        yield _picture(f"piece-{kind}", "-26 -26 52 52", treasures.pieces(kind, 1, 22))
    yield _picture("treasure", "-44 -44 88 88", treasures.chest())
    yield _picture("mine", "-48 -51 96 96", treasures.entrance())
    yield _picture("dragon", "-46 -46 92 92", treasures.dragon())
    for name, drawn in gear.DRAWN.items():
        yield _picture(f"gear-{name}", "-48 -48 96 96", drawn)
    yield _picture("sign-eye", "-16 -16 32 32", moved(gear.eye(), 0, 0, 0, 0.62))


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


def page_sprite(name: str) -> str:
    """A sprite of the page; whatever its symbols refer to bears its name, so that all can be in one page.

    >>> [page_sprite(name).count("<symbol") for name in PAGE_SPRITES]
    [20, 55, 219]
    """
    made = {"table": _of_tables, "cards": lambda: map(symbol, SABOTEUR_FACES), "forest": _of_the_forest}
    if name not in made:
        raise ValueError(f"no sprite is called {name!r}; there are {', '.join(PAGE_SPRITES)}")
    text = re.sub(r'<[^<>]* opacity="[^<>]*>', _flattened, _document("".join(made[name]())))
    return re.sub(r'(id="|#)draw-', rf"\1{name}-", text)


def main(arguments: list[str]) -> int:
    """Writes the sprite that is named to a file, or to standard output."""
    if not 1 <= len(arguments) <= 2 or arguments[0] not in PAGE_SPRITES:
        print(f"usage: python -m pyrite.draw.sprite {'|'.join(PAGE_SPRITES)} [OUT.svg]", file=sys.stderr)
        return 2
    text = page_sprite(arguments[0])
    if len(arguments) == 2:
        Path(arguments[1]).write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
