"""Ten dwarfs to sit around a table, who differ by hat, hair and coat; each shows from (0, 18) to (100, 118)."""

from collections.abc import Callable
from typing import NamedTuple

from .dwarfs import helmet, lamp_spot
from .ink import CAPS, GOLD, INK, ROUND, circle, moved, path

Hair = tuple[str, str, str]  # body, strands, shine
_PALE, _FAIR, _TAN, _BROWN, _DARK = (
    ("#efc09a", "#c98f66", "#fbdcc0"),
    ("#e3ab7d", "#b9794f", "#fbd9bb"),
    ("#cf9160", "#9c6238", "#edb98c"),
    ("#a86b42", "#77452a", "#cf9469"),
    ("#7d4c30", "#55301d", "#a87350"),
)


class Dwarf(NamedTuple):
    """What makes one dwarf unlike the others."""

    wall: str  # what is behind
    coat: tuple[str, str]  # body, lit
    skin: tuple[str, str, str]  # body, shade, light
    hair: Hair
    behind: Callable[[Hair], str]
    beard: Callable[[Hair], str]
    hat: Callable[[Hair], str]
    extra: str = ""


def _nothing(hair: Hair) -> str:
    return ""


def _broad(hair: Hair) -> str:
    """A broad beard down to the belt."""
    shape = "M25 68Q30 79 39 80Q50 74 61 80Q70 79 75 68Q86 98 68 120H32Q14 98 25 68z"
    strands = "M30 84Q27 102 36 118M41 90Q40 108 46 120M59 90Q60 108 54 120M70 84Q73 101 64 118"
    return path(shape, hair[0], INK, 2.2, ROUND) + path(strands, "none", hair[1], 2) + _moustache(hair)


def _braided(hair: Hair) -> str:
    """A beard in two braids held by rings of gold."""
    jaw = path("M25 66Q30 79 39 80Q50 74 61 80Q70 79 75 66Q78 88 66 98H34Q22 88 25 66z", hair[0], INK, 2.2, ROUND)
    tails = "M33 92Q28 106 36 122H46Q50 106 46 92zM67 92Q72 106 64 122H54Q50 106 54 92z"
    knots = "M33 99Q39 104 46 99M33 109Q39 114 46 109M67 99Q61 104 54 99M67 109Q61 114 54 109"
    rings = path("M33 115H46M54 115H67", "none", INK, 6) + path("M33 115H46M54 115H67", "none", GOLD, 3.4)
    braids = path(tails, hair[0], INK, 2.2, ROUND) + path(knots, "none", hair[1], 2, CAPS) + rings
    return jaw + braids + _moustache(hair)


def _pointed(hair: Hair) -> str:
    """A long beard that ends in a point."""
    shape = "M26 66Q31 80 40 80Q50 75 60 80Q69 80 74 66Q77 92 64 104L50 128L36 104Q23 92 26 66z"
    strands = "M33 84Q35 98 42 108M50 88V118M67 84Q65 98 58 108"
    return path(shape, hair[0], INK, 2.2, ROUND) + path(strands, "none", hair[1], 2, CAPS) + _moustache(hair)


def _cloud(hair: Hair) -> str:
    """A curly beard, round as a cloud."""
    shape = (
        "M24 66Q16 74 22 82Q14 92 24 98Q22 110 34 110Q40 119 50 113Q60 119 66 110Q78 110 76 98Q86 92 78 82"
        "Q84 74 76 66Q70 80 61 80Q50 74 39 80Q30 80 24 66z"
    )
    curls = "M30 88q5 6 10 0M60 88q5 6 10 0M36 100q5 6 10 0M54 100q5 6 10 0M45 92q5 5 10 0"
    return path(shape, hair[0], INK, 2.2, ROUND) + path(curls, "none", hair[1], 2, CAPS) + _moustache(hair)


def _short(hair: Hair) -> str:
    """A trimmed beard around the jaw."""
    shape = "M26 62Q28 82 41 82Q50 78 59 82Q72 82 74 62Q78 86 66 96Q50 106 34 96Q22 86 26 62z"
    bristles = "M33 88l2 5M41 93l1 5M50 94v5M59 93l-1 5M67 88l-2 5"
    return path(shape, hair[0], INK, 2, ROUND) + path(bristles, "none", hair[1], 1.8, CAPS) + _mouth()


def _walrus(hair: Hair) -> str:
    """A large moustache, no beard."""
    shape = (
        "M50 77Q38 72 28 82Q18 92 22 106Q32 104 38 94Q44 92 50 86Q56 92 62 94Q68 104 78 106Q82 92 72 82Q62 72 50 77z"
    )
    strands = "M46 80Q34 82 27 98M54 80Q66 82 73 98"
    chin = path("M44 95Q50 99 56 95", "none", INK, 1.8, CAPS)
    return chin + path(shape, hair[0], INK, 2, ROUND) + path(strands, "none", hair[1], 1.8, CAPS)


def _chops(hair: Hair) -> str:
    """Whiskers down both cheeks, the chin bare."""
    left = "M25 58Q33 64 34 76Q36 88 45 90Q40 104 28 100Q16 92 20 72z"
    right = "M75 58Q67 64 66 76Q64 88 55 90Q60 104 72 100Q84 92 80 72z"
    strands = "M26 72Q26 86 34 94M74 72Q74 86 66 94"
    return path(left + right, hair[0], INK, 2, ROUND) + path(strands, "none", hair[1], 1.8, CAPS) + _moustache(hair)


def _smile(hair: Hair) -> str:
    """No beard: a smile, and roses in the cheeks."""
    cheeks = circle(35, 79, 4.6, "#e0735a") + circle(65, 79, 4.6, "#e0735a")
    return f'<g opacity=".5">{cheeks}</g>' + path("M41 85Q50 93 59 85Q50 89 41 85z", "#6a221a", INK, 1.6, ROUND)


def _mouth() -> str:
    return path("M43 87Q50 92 57 87Q50 89 43 87z", "#5a1f16", INK, 1.2)


def _moustache(hair: Hair) -> str:
    whole = path("M50 79Q40 74 31 86Q42 90 50 83Q58 90 69 86Q60 74 50 79z", hair[2], INK, 1.8, ROUND)
    return _mouth() + whole


def _plaits(hair: Hair) -> str:
    """Two plaits over the shoulders."""
    left = "M24 56Q12 66 14 84Q10 100 18 118L30 114Q24 100 30 86Q26 70 30 60z"
    right = "M76 56Q88 66 86 84Q90 100 82 118L70 114Q76 100 70 86Q74 70 70 60z"
    knots = (
        "M15 80Q21 86 28 80M14 92Q20 98 27 92M16 104Q22 109 27 103"
        "M85 80Q79 86 72 80M86 92Q80 98 73 92M84 104Q78 109 73 103"
    )
    bands = path("M16 113L28 109M84 113L72 109", "none", INK, 6) + path(
        "M16 113L28 109M84 113L72 109", "none", GOLD, 3.2
    )
    return path(left + right, hair[0], INK, 2, ROUND) + path(knots, "none", hair[1], 2, CAPS) + bands


def _mane(hair: Hair) -> str:
    """Wild hair on all sides."""
    left = "M22 80L12 74L20 66L8 56L20 52L14 38L27 40L28 24L40 31"
    shape = left + "L50 18L60 31L72 24L73 40L86 38L80 52L92 56L80 66L88 74L78 80z"
    return path(shape, hair[0], INK, 2.2, ROUND)


def _locks(hair: Hair) -> str:
    """Dark curls down to the shoulders."""
    shape = "M24 42Q8 52 14 70Q6 80 14 92Q14 104 28 104H72Q86 104 86 92Q94 80 86 70Q92 52 76 42z"
    return path(shape, hair[0], INK, 2.2, ROUND) + path("M18 66q-3 8 2 14M82 66q3 8 -2 14", "none", hair[2], 2.2, CAPS)


def _steel(hair: Hair) -> str:
    return helmet()


def _copper(hair: Hair) -> str:
    """A copper cap with a lamp."""
    dome = path("M24 55Q24 28 50 28T76 55z", "#b06a3a", INK, 2.2)
    shine = path("M28 51Q30 33 46 31Q37 38 36 51z", "#e0a06a", more='opacity=".8"')
    rim_ = path("M20 52Q50 44 80 52V60Q50 52 20 60z", "#7d4422", INK, 2, ROUND)
    return dome + shine + rim_ + moved(lamp_spot(), 50, 42, 0, 1.1)


def _goggles(hair: Hair) -> str:
    """A leather cap, goggles pushed up."""
    cap = path("M23 62Q20 27 50 27T77 62L72 56Q50 46 28 56z", "#7a5230", INK, 2.2, ROUND)
    seam = path("M50 27V49M30 42Q50 32 70 42", "none", "#4f3119", 1.8)
    strap = path("M25 50Q50 40 75 50", "none", INK, 7) + path("M25 50Q50 40 75 50", "none", "#3a2714", 4.4)
    lens = (
        circle(0, 0, 8.5, "#2b3038", INK, 2)
        + circle(0, 0, 6, "#7fb4c4")
        + path("M-3 -1Q-1 -4 2 -4", "none", "#e6f6fa", 2, CAPS)
    )
    return cap + seam + strap + moved(lens, 40, 45) + moved(lens, 60, 45)


def _bandana(hair: Hair) -> str:
    """A spotted cloth knotted at the side."""
    knot = path("M75 50L90 44L86 54L92 62L76 57z", "#8f2f24", INK, 2, ROUND)
    cloth = path("M24 58Q22 29 50 29T76 58Q50 44 24 58z", "#b5472f", INK, 2.2, ROUND)
    dots = "".join(circle(x, y, 2.3, "#efe3c8") for x, y in ((36, 43), (50, 37), (64, 43), (43, 50), (57, 50)))
    return knot + cloth + dots


def _bobble(hair: Hair) -> str:
    """A knitted cap with a bobble."""
    cap = path("M25 52Q26 26 50 26T75 52z", "#3f8a86", INK, 2.2)
    rows = path("M30 44Q50 34 70 44M36 35Q50 29 64 35", "none", "#2a615f", 2.2)
    band = path("M22 50Q50 42 78 50V60Q50 52 22 60z", "#efe3c8", INK, 2, ROUND)
    ribs = path("M30 49v9M38 47v9M46 46v9M54 46v9M62 47v9M70 49v9", "none", "#bfae86", 1.6)
    return circle(50, 25, 7.5, "#efe3c8", INK, 2) + cap + rows + band + ribs


def _headband(hair: Hair) -> str:
    """Hair tied up in a bun, a woven band over the brow."""
    bun = circle(50, 25, 11, hair[0], INK, 2.2) + path("M43 24Q50 17 57 24", "none", hair[2], 2, CAPS)
    top = path("M24 60Q22 30 50 30T76 60Q70 48 50 48T24 60z", hair[0], INK, 2.2, ROUND)
    band = path("M25 55Q50 43 75 55", "none", INK, 8) + path("M25 55Q50 43 75 55", "none", "#d9a441", 5)
    weave = path("M25 55Q50 43 75 55", "none", "#8a3a2a", 5, 'stroke-dasharray="4 5"')
    return bun + top + band + weave


def _bald(hair: Hair) -> str:
    """A bald head that shines."""
    head = path("M25 60Q22 30 50 30T75 60z", _TAN[0], INK, 2.2) + path("M26 60H74", "none", _TAN[0], 5)
    return head + path("M34 44Q38 36 46 35", "none", _TAN[2], 3, CAPS)


def _flat_cap(hair: Hair) -> str:
    """A checked flat cap."""
    peak = path("M20 55Q40 44 66 52Q76 56 74 60Q50 52 22 60Q18 58 20 55z", "#37404f", INK, 2, ROUND)
    crown = path("M22 54Q18 34 44 29Q76 26 80 46Q81 54 74 58Q50 46 22 54z", "#56637a", INK, 2.2, ROUND)
    checks = path("M34 32Q32 42 36 49M50 28Q49 38 51 48M66 30Q66 40 66 52M24 42Q50 32 78 42", "none", "#7f8da6", 1.6)
    return crown + checks + peak


def _fringe(hair: Hair) -> str:
    """Hair that falls into the brow."""
    return path("M26 60Q24 36 50 34T74 60L66 52L60 57L52 49L44 57L36 51z", hair[0], INK, 2, ROUND)


def _fur_hat(hair: Hair) -> str:
    """A hat of fur with flaps."""
    flaps = path(
        "M22 46Q14 62 20 80Q28 82 31 74Q26 60 30 50zM78 46Q86 62 80 80Q72 82 69 74Q74 60 70 50z",
        "#5a4632",
        INK,
        2,
        ROUND,
    )
    crown = path("M26 46Q26 26 50 26T74 46z", "#6f4f8a", INK, 2.2)
    above = "M20 46L26 41L31 45L37 39L43 44L50 38L57 44L63 39L69 45L74 41L80 46"
    fur = above + "L78 58L71 55L65 60L58 55L50 60L42 55L35 60L29 55L22 58z"
    return flaps + crown + path(fur, "#8a6c4c", INK, 2, ROUND)


_GLASSES = (
    circle(39, 68, 7.6, "none", INK, 3.4) + circle(61, 68, 7.6, "none", INK, 3.4)
    + circle(39, 68, 7.6, "none", GOLD, 1.8) + circle(61, 68, 7.6, "none", GOLD, 1.8)
    + path("M46.5 67Q50 64 53.5 67", "none", INK, 2)
)  # fmt: skip
_PATCH = path("M26 56L74 74", "none", INK, 2.4) + path("M53 62H69Q70 76 61 76T53 62z", "#17161a", INK, 1.6, ROUND)
_FRECKLES = "".join(
    circle(x, y, 0.9, "#a85a36") for x, y in ((33, 75), (36, 77), (38, 74), (62, 74), (64, 77), (67, 75))
)
_SCAR = path("M63 55L69 78M62 62l6 -2M64 69l6 -2", "none", "#8a4a34", 1.8, CAPS)

DWARFS = (
    Dwarf("#3d5a3c", ("#5b7350", "#74906a"), _FAIR, ("#b8622a", "#8a431a", "#cd7436"), _nothing, _broad, _steel),
    Dwarf("#2f5574", ("#41729c", "#6a9cc4"), _PALE, ("#e0b050", "#a97a22", "#f4d68a"), _plaits, _smile, _copper,
          _FRECKLES),
    Dwarf("#6b4a2a", ("#8a6238", "#b08654"), _FAIR, ("#9aa0aa", "#6a707c", "#c4c9d2"), _nothing, _pointed, _goggles),
    Dwarf("#5a2f4e", ("#6d4a78", "#8f6a9c"), _BROWN, ("#2b2226", "#54454c", "#463a40"), _nothing, _braided, _bandana),
    Dwarf("#1f5b5b", ("#2f6a72", "#4f939a"), _PALE, ("#f1ead8", "#bfb59a", "#fffaf0"), _nothing, _cloud, _bobble,
          _GLASSES),
    Dwarf("#77591c", ("#b5822a", "#dca94e"), _DARK, ("#33231f", "#1f1512", "#5a4038"), _locks, _smile, _headband),
    Dwarf("#6d3024", ("#8f4030", "#b86450"), _TAN, ("#6a4424", "#452a13", "#8a5c34"), _nothing, _short, _bald, _PATCH),
    Dwarf("#3a4560", ("#4a5a80", "#7084ac"), _FAIR, ("#d9b26a", "#a17c36", "#efd294"), _nothing, _walrus, _flat_cap),
    Dwarf("#4d5a1e", ("#6f7c2e", "#98a654"), _PALE, ("#d8692a", "#9c4214", "#ee8f4e"), _mane, _chops, _fringe, _SCAR),
    Dwarf("#43305f", ("#59407c", "#7c62a2"), _BROWN, ("#7a3f1e", "#4f2510", "#9c5a30"), _nothing, _braided, _fur_hat),
)  # fmt: skip


def portrait(which: int) -> str:
    """The dwarf of a seat before a wall of rock."""
    dwarf = DWARFS[which]
    skin, shade, light = dwarf.skin
    wall = path("M0 18H100V118H0z", dwarf.wall) + path(
        "M0 18H38L20 52L0 60zM100 18H72L84 44L100 50zM0 118V88L16 100z", "#fff", more='opacity=".07"'
    )
    glow = circle(50, 62, 48, "url(#draw-glow)")
    coat = path("M6 142Q8 104 34 98H66Q92 104 94 142z", dwarf.coat[0], INK, 2.2) + path(
        "M9 140Q14 110 34 102L38 140z", dwarf.coat[1], more='opacity=".7"'
    )
    ears = path("M25 64Q16 60 17 70T27 77zM75 64Q84 60 83 70T73 77z", shade, INK, 1.8)
    face = path("M26 54H74V78Q73 97 50 99T26 78z", skin, INK, 2) + path(
        "M62 56H74V78Q73 92 60 97Q70 80 62 56z", shade, more='opacity=".35"'
    )
    eyes = "".join(
        f'<ellipse cx="{x}" cy="68" rx="3.8" ry="3.6" fill="#fffaf0" stroke="{INK}" stroke-width="1"/>'
        + circle(x, 68, 2.3, "#2b1c10") + circle(x - 0.8, 67.2, 0.8, "#fff")
        for x in (39, 61)
    )  # fmt: skip
    nose = path("M43 75Q42 67 50 67T57 75Q56 81 50 81T43 75z", light, INK, 1.8) + path(
        "M46 73Q46 70 49 70", "none", "#fff", 1.6, 'opacity=".6"'
    )
    brows = path("M32 62Q38 57 45 61M68 62Q62 57 55 61", "none", dwarf.hair[1], 3.6, CAPS)
    hair = dwarf.hair
    body = (
        coat
        + dwarf.behind(hair)
        + ears
        + face
        + dwarf.beard(hair)
        + eyes
        + nose
        + brows
        + dwarf.hat(hair)
        + dwarf.extra
    )
    return f'{wall}<g opacity=".45">{glow}</g>{body}'
