"""How Saboteur looks: the mine by lamp light, and the pictures of its sprite."""

import random
from collections.abc import Iterator

from pyrite.draw.gold import nuggets
from pyrite.draw.ink import HEIGHT, LODE, NUGGET, PARCHMENT, WIDTH, lump
from pyrite.draw.look import Background, Frame, Look
from pyrite.draw.signs import break_sign, mend_sign
from pyrite.draw.sprite import picture
from pyrite.games.saboteur.drawing import tools
from pyrite.games.saboteur.drawing.faces import FACES
from pyrite.games.saboteur.drawing.terminal import SIGNS


def _crosses(frame: Frame) -> str:
    """Faint crosses where the corners of cards would meet."""
    left, top, width, height = frame
    xs = range(-(-left // WIDTH) * WIDTH, left + width, WIDTH)
    ys = range(-(-top // HEIGHT) * HEIGHT, top + height, HEIGHT)
    crosses = "".join(f"M{x - 5} {y}h10M{x} {y - 5}v10" for x in xs for y in ys)
    return f'<path d="{crosses}" stroke="{PARCHMENT}" stroke-opacity=".13" stroke-width="1.5"/>'


MINE = Background(
    light=(("0", "#5b4327"), (".22", "#3a2e22"), (".55", "#1f2027"), ("1", "#101218")),
    shade=(("0", "#ffb84d", ".14"), (".3", "#4a3010", ".03"), (".65", "#080a10", ".2"), ("1", "#080a10", ".46")),
    margin=46,
    texture=_crosses,
)


class SaboteurLook(Look):
    """How Saboteur looks."""

    faces = FACES
    ground = MINE
    signs = SIGNS
    known = {  # noqa: RUF012
        "gold": lump(0, 0, 14, random.Random("known gold"), NUGGET),
        "stone": lump(0, 0, 14, random.Random("known stone"), LODE)
        + f'<path d="M-14 14L14 -14" stroke="{PARCHMENT}" stroke-width="2.6"/>',
    }

    def symbols(self) -> Iterator[str]:
        """The faces, and square pictures of tools and gold.

        Faces: face-tunnel-nes, face-deadend-nes, face-start, face-goal, face-gold, face-stoneNE, face-bonus1,
        face-nugget1, face-breakP, face-mendPL, face-rockfall, face-map, face-miner, face-saboteur; face-card-back,
        face-role-back, face-nugget-back. Pictures: tool-P, tool-P-broken (P, L, C), nugget, stone, sign-break,
        sign-mend.
        """
        yield from map(FACES.symbol, FACES.names)
        for tool in tools.WHOLE:
            yield picture(f"tool-{tool}", "-48 -50 96 96", tools.WHOLE[tool])
            yield picture(f"tool-{tool}-broken", "-48 -50 96 96", tools.BROKEN[tool])
        yield picture("nugget", "-26 -26 52 52", nuggets(1))
        yield picture("stone", "-26 -26 52 52", lump(0, 0, 22, random.Random("known stone"), LODE))
        yield picture("sign-break", "-16 -16 32 32", break_sign())
        yield picture("sign-mend", "-16 -16 32 32", mend_sign())

    def laid_face(self, what: str) -> str | None:
        """A tunnel; a rockfall lays none."""
        return None if what == "rockfall" else what


LOOK = SaboteurLook()
