"""Dwarfs for role cards and portraits, drawn around the middle of a card."""

from .ink import CAPS, INK, LAMP, ROUND, STEEL, STEEL_DARK, STEEL_LIT, TIMBER_DARK, TIMBER_LIT, circle, moved, path

SKIN, SKIN_SHADE = "#e3ab7d", "#b9794f"


def _eye(x: float, y: float) -> str:
    """An open, friendly eye."""
    white = f'<ellipse cx="{x:g}" cy="{y:g}" rx="3.4" ry="3.2" fill="#fffaf0" stroke="{INK}" stroke-width="1"/>'
    return white + circle(x, y - 0.2, 2.1, "#2b1c10")


def bust(cloth: tuple[str, str], hair: tuple[str, str, str, str]) -> str:
    """Shoulders in cloth (body, lit) and a friendly, bearded face (beard, strands, shine, moustache), bare-headed."""
    coat = path("M10 140Q12 106 34 100H66Q88 106 90 140z", cloth[0], INK, 2.2) + path(
        "M12 138Q16 110 34 103L40 140z", cloth[1], more='opacity=".7"'
    )
    ears = path("M25 66Q17 62 18 71T27 77zM75 66Q83 62 82 71T73 77z", SKIN_SHADE, INK, 1.8)
    face = path("M27 56H73V78Q72 92 50 94T27 78z", SKIN, INK, 2)
    beard = (
        path(
            "M25 68Q30 78 39 79Q50 73 61 79Q70 78 75 68Q84 96 68 116Q62 122 50 130Q38 122 32 116Q16 96 25 68z",
            hair[0],
            INK,
            2.2,
            ROUND,
        )
        + path("M30 82Q27 100 38 114M40 88Q38 108 48 122M60 88Q62 106 54 122M70 82Q73 99 63 113", "none", hair[1], 2)
        + path("M27 77Q25 94 33 107", "none", hair[2], 2.4, CAPS)
    )
    mouth = path("M43 87Q50 93 57 87Q50 89 43 87z", "#5a1f16", INK, 1.2)
    moustache = path("M50 79Q40 74 31 86Q42 90 50 83Q58 90 69 86Q60 74 50 79z", hair[3], INK, 1.8, ROUND)
    nose = path("M43 74Q42 66 50 66T57 74Q56 80 50 80T43 74z", "#eeb083", INK, 1.8) + path(
        "M46 72Q46 69 49 69", "none", "#fbd9bb", 1.8
    )
    brows = path("M32 63Q38 58 45 62M68 63Q62 58 55 62", "none", hair[1], 4, CAPS)
    return coat + ears + face + beard + mouth + moustache + _eye(39, 67) + _eye(61, 67) + nose + brows


def helmet() -> str:
    """A riveted steel helmet with its lamp."""
    dome = path("M24 54Q24 26 50 26T76 54z", STEEL, INK, 2.2) + path(
        "M28 50Q29 31 46 29Q37 36 36 50z", STEEL_LIT, more='opacity=".85"'
    )
    comb = path("M46 26H54L55 54H45z", STEEL_DARK, INK, 1.6)
    brim = path("M19 52H81Q83 58 78 59H22Q17 58 19 52z", STEEL_DARK, INK, 2) + path("M22 54H76", "none", STEEL, 1.6)
    return dome + comb + brim + moved(lamp_spot(), 50, 42, 0, 1.25)


def hooded(cloth: tuple[str, str, str, str, str], held: str) -> str:
    """A dwarf with something to hide: pointed hood, narrow eyes, a black forked beard, and something held.

    The cloth: the cloak and its lit side, the hood, its lit and its dark fold.
    """
    cloak = path("M8 140Q10 108 32 98H68Q90 108 92 140z", cloth[0], INK, 2.2) + path(
        "M11 138Q14 112 32 102L30 140z", cloth[1], more='opacity=".7"'
    )
    hood = path(
        "M50 16Q60 24 70 42Q80 58 76 90Q62 102 50 102T24 90Q20 58 30 42Q38 26 50 16z", cloth[2], INK, 2.4, ROUND
    )
    fold = path("M48 22Q34 36 29 52Q25 68 28 86Q31 58 48 22z", cloth[3]) + path(
        "M50 18Q64 34 68 58", "none", cloth[4], 2.2
    )
    hollow = path("M50 40Q66 44 68 66Q68 88 50 92T32 66Q34 44 50 40z", "#1a1217", INK, 1.6)
    face = path("M34 66Q35 84 50 89Q65 84 66 66Q60 60 50 62Q40 60 34 66z", "#c08a63") + path(
        "M50 62Q60 60 66 66Q65 84 50 89z", "#8e5c3e", more='opacity=".6"'
    )
    eyes = path("M36 65Q41 63 47 69Q40 71 36 65zM64 65Q59 63 53 69Q60 71 64 65z", "#ffe9a8", INK, 1.2) + (
        circle(43, 67.4, 1.7, INK) + circle(57, 67.4, 1.7, INK)
    )
    brows = path("M34 60L48 66M66 60L52 66", "none", "#1c1412", 3.4, CAPS)
    nose = path("M46 76Q45 69 50 68T54 76Q53 80 50 80T46 76z", "#d29a72", INK, 1.6)
    beard = (
        path(
            "M32 74Q36 83 43 82Q50 79 57 82Q64 83 68 74Q72 100 62 124L55 108L50 114L45 108L38 124Q28 100 32 74z",
            "#241d22",
            INK,
            2,
            ROUND,
        )
        + path("M36 86Q34 100 39 112M64 86Q66 100 61 112", "none", "#4a3d46", 1.8)
        + path("M41 85Q50 93 60 83Q56 93 50 94T41 85z", "#f4ecd8", INK, 1.2)
    )
    return cloak + hood + fold + hollow + face + eyes + brows + beard + nose + held


def beard_and_helmet() -> str:
    """The sign of any dwarf."""
    return (
        path("M29 66Q34 76 50 74T71 66Q78 92 50 112Q22 92 29 66z", TIMBER_LIT, TIMBER_DARK, 2.4, ROUND)
        + path("M38 82Q38 94 46 104M50 82V106M62 82Q62 94 54 104", "none", TIMBER_DARK, 2)
        + path("M27 58Q27 34 50 34T73 58z", STEEL, INK, 2.4)
        + path("M31 54Q33 39 46 37Q38 44 38 54z", STEEL_LIT, more='opacity=".7"')
        + path("M22 57H78V63H22z", STEEL_DARK, INK, 2, ROUND)
        + path("M43 72Q43 65 50 65T57 72Q56 78 50 78T43 72z", "#d8a170", INK, 2)
    )


def lamp_spot() -> str:
    """The small lamp of a helmet."""
    return (
        circle(0, 0, 17, "url(#draw-glow)")
        + circle(0, 0, 6.2, STEEL_DARK, INK, 1.6)
        + circle(0, 0, 4.2, LAMP)
        + circle(-1.2, -1.2, 1.6, "#fff8e0")
    )
