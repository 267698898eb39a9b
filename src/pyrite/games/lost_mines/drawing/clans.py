"""The two clans: blue with a round mark, yellow with a diamond; their huts, their dwarfs and their figures."""

from collections.abc import Callable

from pyrite.draw import dwarfs
from pyrite.draw.frames import plate
from pyrite.draw.gold import nuggets, sack
from pyrite.draw.ink import CAPS, INK, PARCHMENT, ROUND, TIMBER, TIMBER_DARK, TIMBER_LIT, circle, moved, oval, path
from pyrite.draw.openings import SIDES
from pyrite.games.lost_mines.drawing.forest import clearing, trail

CLANS = ("blue", "yellow")

# Body, lit, shade, deep.
HUES = {
    "blue": ("#4a86c5", "#83b6ea", "#2f5f96", "#1b3a60"),
    "yellow": ("#e0b13c", "#f8da84", "#a97c1d", "#6a4a0c"),
}
_BEARDS = {
    "blue": ("#8a5230", "#5f3519", "#b98152", "#a5683f"),
    "yellow": ("#c9bfae", "#94897a", "#efe8da", "#ded5c5"),
}


def other(clan: str) -> str:
    """The other clan."""
    return CLANS[1 - CLANS.index(clan)]


def mark(clan: str, r: float, fill: str = "", rim: str = PARCHMENT) -> str:
    """The mark of a clan around (0, 0): a disc or a diamond."""
    hue = fill or HUES[clan][0]
    if clan == "blue":
        return circle(0, 0, r + 1.6, INK) + circle(0, 0, r, rim) + circle(0, 0, r * 0.74, hue)
    a, b, c = r * 1.25 + 2.2, r * 1.25, r * 0.88
    return "".join(path(f"M0 {-s:.1f}L{s:.1f} 0L0 {s:.1f}L{-s:.1f} 0z", f) for s, f in ((a, INK), (b, rim), (c, hue)))


def start(clan: str) -> str:
    """Where a clan sets out: its hut on a crossing."""
    body, lit, shade, deep = HUES[clan]
    glow = circle(50, 74, 54, "url(#draw-glow)")
    walls = path("M24 58H76V98H24z", TIMBER, INK, 2.4, ROUND) + path(
        "M24 66H76M24 74H76M24 82H76M24 90H76", "none", TIMBER_DARK, 1.8
    )
    logs = path("M26 62H74M26 70H74M26 78H74M26 86H74M26 94H74", "none", TIMBER_LIT, 2, 'opacity=".7"')
    butts = "".join(circle(x, y, 3.6, "#c2925a", TIMBER_DARK, 1.4) for x in (23, 77) for y in (62, 70, 78, 86, 94))
    door = path("M43 98V78Q50 70 57 78V98z", "#2a1a0c", INK, 2) + path(
        "M45 97V79Q50 74 55 79V97z", "#ffcf6b", more='opacity=".75"'
    )
    chimney = path("M64 22H73V42H64z", "#6c7280", INK, 2, ROUND) + path(
        "M68 18C62 12 74 8 67 1", "none", "#cfd6da", 3, 'opacity=".55" ' + CAPS
    )
    roof = (
        path("M50 20L86 60L78 66L50 36L22 66L14 60z", deep, INK, 2.6, ROUND)
        + path("M50 22L79 55V60H21V55z", body, INK, 2.2, ROUND)
        + path("M50 24L24 53L21 58H38z", lit, more='opacity=".8"')
        + path("M34 60L40 46M50 60V48M66 60L60 46", "none", shade, 2.4, CAPS)
        + path("M50 20L86 60L80 65L50 31L20 65L14 60z", shade, INK, 2, ROUND)
    )
    windows = path("M29 74h9v10h-9zM62 74h9v10h-9z", "#ffdf94", INK, 1.8)
    shadow = oval(50, 99, 34, 8, "#1c140a", 0.5)
    hut = shadow + chimney + walls + logs + butts + door + windows + roof + moved(mark(clan, 11), 50, 50)
    return trail(f"start-{clan}", SIDES, above=glow + moved(hut, 4, 2, 0, 0.92), clear=28)


def _cap(clan: str) -> str:
    """A pointed cap with a bent tip and a rolled brim."""
    body, lit, shade, deep = HUES[clan]
    return (
        path("M24 58Q26 34 44 22Q58 10 78 20Q70 24 70 32Q76 44 76 58z", body, INK, 2.4, ROUND)
        + path("M28 54Q30 36 46 25Q40 38 40 54z", lit, more='opacity=".8"')
        + path("M70 32Q76 44 76 58H62Q66 42 58 28Q64 18 78 20Q70 24 70 32z", shade)
        + circle(79, 20, 6, lit, INK, 2)
        + path("M20 52Q50 44 80 52Q84 60 79 64Q50 55 21 64Q16 60 20 52z", deep, INK, 2.2, ROUND)
        + path("M24 56Q50 49 76 56", "none", body, 2.4, CAPS)
    )


def loyal(clan: str) -> str:
    """A loyal dwarf, who carries the banner of the clan."""
    body, _, shade, _ = HUES[clan]
    pole = path("M87 140V20", "none", INK, 6, CAPS) + path("M87 140V20", "none", TIMBER_LIT, 3.4, CAPS)
    flag = path("M87 22L58 27L64 44L57 60L87 64z", body, INK, 2.2, ROUND) + path(
        "M87 22L74 24V62L87 64z", shade, more='opacity=".6"'
    )
    dwarf = dwarfs.bust((shade, body), _BEARDS[clan]) + f'<g transform="matrix(-1 0 0 1 100 0)">{_cap(clan)}</g>'
    fist = path("M80 112Q79 105 86 105H92Q97 106 96 113T88 120Q81 119 80 112z", "#e3ab7d", INK, 2) + path(
        "M84 110H94M84 115H93", "none", "#8e5c3e", 1.3
    )
    banner = moved(pole + flag + moved(mark(clan, 9), 74, 43), 4, -14)
    picture = banner + moved(dwarf, -8, 8) + moved(mark(clan, 9), 26, 126) + fist
    return clearing(f"loyal-{clan}", "grove", picture)


def selfish(clan: str) -> str:
    """A dwarf who keeps what they find: both arms round the sack, a look over the shoulder."""
    body, _, shade, _ = HUES[clan]
    dwarf = dwarfs.bust((shade, body), _BEARDS[clan]) + _cap(clan)
    lids = path("M34.5 66.5Q39 60 43.5 66.5zM56.5 66.5Q61 60 65.5 66.5z", "#c98f63", INK, 1.2)
    glance = "".join(circle(x, 67.6, 2, "#2b1c10") for x in (41, 63))
    bag = moved(sack(), 8, 50, 0, 0.84)
    arms = path("M10 104Q4 132 30 136Q42 137 48 130L45 120Q32 124 25 106z", shade, INK, 2.2, ROUND) + path(
        "M90 104Q96 132 72 137Q60 138 52 131L56 120Q68 124 75 106z", shade, INK, 2.2, ROUND
    )
    hands = path(
        "M40 119Q48 116 52 123T46 134Q38 132 40 119zM62 119Q54 116 50 124T57 135Q65 131 62 119z",
        "#e3ab7d",
        INK,
        1.8,
        ROUND,
    )
    spill = moved(nuggets(1, 0.3), 60, 82) + moved(nuggets(1, 0.26), 41, 82)
    picture = moved(dwarf + lids + glance, 0, -12) + spill + bag + arms + hands + moved(mark(clan, 8), 86, 116)
    return clearing(f"selfish-{clan}", "warm", picture)


def saboteur(clan: str) -> str:
    """A dwarf who wears one clan's cloak and, under it, the mark of the other."""
    body, lit, shade, deep = HUES[clan]
    lining = path("M62 140L58 112Q76 104 92 118Q94 128 93 140z", HUES[other(clan)][0], INK, 2.2, ROUND) + path(
        "M62 140L58 112Q64 109 68 108.5L72 140z", HUES[other(clan)][2], more='opacity=".7"'
    )
    fist = path("M88 112Q96 108 98 116T92 127Q84 126 84 119z", "#b9794f", INK, 1.8) + path(
        "M88 116H96M87 120H96", "none", TIMBER_DARK, 1.2
    )
    held = lining + moved(mark(other(clan), 8.5), 77, 126) + fist + moved(mark(clan, 9), 24, 125)
    return clearing(f"saboteur-{clan}", "ember", dwarfs.hooded((shade, body, body, lit, deep), held))


CHARACTERS: dict[str, Callable[[str], str]] = {"loyal": loyal, "selfish": selfish, "saboteur": saboteur}


def _head(clan: str) -> str:
    """The sign of a clan's dwarf: cap, nose and beard around (50, 70)."""
    beard, strands, _, moustache = _BEARDS[clan]
    face = path("M28 62H72V74Q50 84 28 74z", "#d8a170", INK, 2)
    hair = path("M27 68Q34 78 50 76T73 68Q80 96 50 116Q20 96 27 68z", beard, INK, 2.4, ROUND) + path(
        "M38 84Q38 96 46 106M50 84V109M62 84Q62 96 54 106", "none", strands, 2
    )
    lip = path("M50 79Q40 74 31 84Q42 88 50 82Q58 88 69 84Q60 74 50 79z", moustache, INK, 1.8, ROUND)
    nose = path("M43 73Q43 66 50 66T57 73Q56 79 50 79T43 73z", "#eeb083", INK, 2)
    return face + hair + lip + nose + _cap(clan)


def dwarf_back(clan: str) -> str:
    """The back of a dwarf card, which shows the clan and hides the character."""
    return plate(f"dwarf-{clan}", "glade", moved(_head(clan), 5, -1, 0, 0.9) + moved(mark(clan, 11), 50, 111))


def someone() -> str:
    """A dwarf of either clan around (0, 0)."""
    return moved(dwarfs.beard_and_helmet(), -50, -72)


def figure(clan: str) -> str:
    """A standing dwarf, as it is on the board: 100 by 140, with a mark that has room for a number."""
    body, lit, shade, deep = HUES[clan]
    beard, strands, _, _ = _BEARDS[clan]
    coat = (
        path("M14 132Q10 82 34 66H66Q90 82 86 132Q50 142 14 132z", body, INK, 4.5, ROUND)
        + path("M20 128Q18 88 36 72L40 132Q28 132 20 128z", lit, more='opacity=".8"')
        + path("M64 70Q84 86 80 129L66 133z", shade, more='opacity=".8"')
    )
    cap = (
        path("M22 48Q30 20 54 3Q62 12 68 22Q77 34 78 48z", body, INK, 4.5, ROUND)
        + path("M30 44Q36 24 52 10Q46 28 46 44z", lit, more='opacity=".85"')
        + path("M54 3Q62 12 68 22Q77 34 78 48H64Q64 24 54 3z", shade)
    )
    face = path("M26 46H74V64Q50 76 26 64z", "#e3ab7d", INK, 3)
    hair = path("M24 62Q36 72 50 68Q64 72 76 62Q80 80 66 88H34Q20 80 24 62z", beard, INK, 3, ROUND) + path(
        "M38 72V82M62 72V82", "none", strands, 3, CAPS
    )
    brim = path("M18 44Q50 36 82 44L80 54Q50 45 20 54z", deep, INK, 3, ROUND)
    eyes = circle(38, 57, 3.4, INK) + circle(62, 57, 3.4, INK)
    nose = eyes + circle(50, 63, 6.5, "#eeb083", INK, 2.6)
    badge = moved(mark(clan, 28 if clan == "blue" else 26, PARCHMENT, deep), 50, 105)
    return oval(50, 133, 44, 8, opacity=0.5) + coat + face + hair + nose + cap + brim + badge
