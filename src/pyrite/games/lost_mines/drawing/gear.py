"""What the forest's action cards show: tools, a trap, a troll, a storm, an eye; drawn around (0, 0) about 70 high."""

from math import cos, pi, sin

from pyrite.draw.ink import (
    CAPS,
    INK,
    ROUND,
    STEEL,
    STEEL_DARK,
    STEEL_LIT,
    TIMBER,
    TIMBER_DARK,
    TIMBER_LIT,
    circle,
    moved,
    num,
    oval,
    path,
)

ROPE, ROPE_DARK = "#d8b679", "#5c4420"


def axe() -> str:
    """A felling axe."""
    handle = path("M-4 -30Q-1 -32 3 -30L4 20Q5 34 9 40Q3 45 -3 41Q-4 30 -4 20z", TIMBER_LIT, TIMBER_DARK, 2, ROUND)
    shine = path("M-1.4 -16L-.8 22Q0 32 2 38", "none", "#d3a56a", 1.8, CAPS)
    head = (
        path(
            "M-7 -31H8L13 -33Q26 -38 31 -37Q36 -20 31 -1Q24 -8 13 -11L8 -13H-7Q-10 -22 -7 -31z", STEEL, INK, 2.2, ROUND
        )
        + path("M28 -35Q32 -20 28.5 -5.5L31 -2Q35 -20 31 -36z", "#f2f5fa")
        + path("M-6 -29H8Q18 -32 27 -35Q28 -30 28.5 -26Q14 -25 -7 -25z", STEEL_LIT)
        + path("M-6 -15H8L13 -13Q24 -9 29 -4L30 -8Q20 -14 8 -18H-7z", STEEL_DARK)
    )
    return moved(handle + shine + head, -5, 0, 22)


def boat() -> str:
    """A rowing boat with its oars."""
    inside = path("M-39 -3Q0 -19 39 -3Q0 13 -39 -3z", "#3d2813", INK, 2, ROUND)
    seats = path("M-17 -10L-13 6L-5 7.5L-8 -11.5zM13 -10.5L16 5L23 3L20 -9z", TIMBER_LIT, TIMBER_DARK, 1.2, ROUND)
    hull = (
        path("M-39 -3Q0 13 39 -3Q36 14 21 23Q0 28 -21 23Q-36 14 -39 -3z", TIMBER, INK, 2.2, ROUND)
        + path("M-37 3Q0 19 37 3M-33 11Q0 25 33 11", "none", TIMBER_DARK, 1.8)
        + path("M-38 -1Q0 14 38 -1", "none", TIMBER_LIT, 3)
    )
    return inside + seats + _oar(-24, 4, 28) + hull + _oar(24, 4, -28)


def _oar(x: float, y: float, turn: float) -> str:
    """One oar, its blade down."""
    wood = path("M-1.8 -32H1.8V16Q6 20 5 32Q0 36 -5 32Q-6 20 -1.8 16z", "#c9955a", TIMBER_DARK, 1.6, ROUND)
    return moved(wood, x, y, turn)


def rope() -> str:
    """A coil of rope with a hook."""
    coils = ""
    for y, wide in ((26, 35), (16, 33), (6, 34), (-4, 32)):
        turn = f"M{-wide} {y}a{wide} 11 0 1 0 {2 * wide} 0a{wide} 11 0 1 0 {-2 * wide} 0"
        coils += path(turn, "none", INK, 12) + path(turn, "none", ROPE_DARK, 9.5)
        coils += path(turn, "none", ROPE, 9, 'stroke-dasharray="4.5 1.5"')
    end = "M30 -6C36 -26 12 -20 8 -34"
    tail = (
        path(end, "none", INK, 9)
        + path(end, "none", ROPE_DARK, 6.5)
        + path(end, "none", ROPE, 6, 'stroke-dasharray="4 1.5"')
    )
    hooks = "M8 -34L0 -24M0 -24Q-10 -14 -18 -26M0 -24Q-14 -30 -12 -42M0 -24Q8 -10 18 -18"
    hook = path(hooks, "none", INK, 7, CAPS) + path(hooks, "none", STEEL, 4, CAPS) + circle(8, -35, 4, "none", INK, 5)
    return coils + tail + hook + circle(8, -35, 4, "none", STEEL_LIT, 2.4)


def _teeth(rx: float, ry: float, start: float, end: float, count: int, long: float) -> str:
    """Teeth along an arc that point to its middle."""
    data = ""
    for i in range(count):
        a, b = (start + (end - start) * (i + j) / count for j in (0.08, 0.92))
        m = (a + b) / 2
        tips = ((rx * cos(a), ry * sin(a)), (rx * long * cos(m), ry * long * sin(m)), (rx * cos(b), ry * sin(b)))
        data += "M" + "L".join(f"{num(x)} {num(y)}" for x, y in tips) + "z"
    return data


def trap() -> str:
    """An iron trap, its jaws open."""
    springs = path(
        "M-46 8Q-38 -2 -28 6L-28 16Q-38 22 -46 8zM46 8Q38 -2 28 6L28 16Q38 22 46 8z", STEEL_DARK, INK, 2, ROUND
    )
    far, near = "M-35 8A35 25 0 0 1 35 8", "M-35 8A35 27 0 0 0 35 8"
    plate = oval(0, 11, 36, 22, "#0e1014", 0.55) + path("M-13 10A13 8 0 1 0 13 10A13 8 0 1 0 -13 10z", STEEL, INK, 2)
    plate += path("M-8 8Q0 3 8 8", "none", STEEL_LIT, 2, CAPS)
    back = path(_teeth(35, 25, pi + 0.12, 2 * pi - 0.12, 7, 0.58), STEEL_LIT, INK, 1.8, ROUND)
    front = path(_teeth(35, 27, 0.12, pi - 0.12, 7, 0.55), "#eef1f6", INK, 1.8, ROUND)
    bow = [path(arc, "none", INK, 9) + path(arc, "none", hue, 5.4) for arc, hue in ((far, STEEL_DARK), (near, STEEL))]
    pins = circle(-35, 8, 5, STEEL_LIT, INK, 2) + circle(35, 8, 5, STEEL_LIT, INK, 2)
    return springs + bow[0] + moved(back, 0, 8) + plate + moved(front, 0, 8) + bow[1] + pins


def troll() -> str:
    """A troll's head: heavy brow, long nose, two tusks."""
    ears = path("M-26 -8L-46 -20Q-44 2 -25 8zM26 -8L46 -20Q44 2 25 8z", "#6c7f4c", INK, 2.2, ROUND) + path(
        "M-28 -4L-40 -13Q-38 0 -27 4zM28 -4L40 -13Q38 0 27 4z", "#4d5c36"
    )
    head = path("M-27 4Q-32 -36 0 -38T27 4Q31 20 22 32Q12 42 0 42T-22 32Q-31 20 -27 4z", "#87a05c", INK, 2.4, ROUND)
    shade = path("M6 -38Q30 -34 27 4Q31 20 22 32Q12 42 0 42Q20 30 19 8T6 -38z", "#5f7340", more='opacity=".75"')
    hair = path(
        "M-25 -14Q-30 -46 -10 -42L-6 -50L0 -42L8 -51L11 -41Q30 -42 25 -13L17 -25L9 -19L1 -27L-7 -19L-16 -26z",
        "#4a3a24",
        INK,
        2,
        ROUND,
    )
    brow = path("M-24 -10Q-12 -20 0 -9Q12 -20 24 -10L22 -2Q12 -8 0 -2Q-12 -8 -22 -2z", "#6d8348", INK, 1.8, ROUND)
    eyes = circle(-12, 0, 4.6, "#ffe08a", INK, 1.6) + circle(12, 0, 4.6, "#ffe08a", INK, 1.6)
    pupils = circle(-11, 0.5, 1.9, INK) + circle(11, 0.5, 1.9, INK)
    nose = path("M-5 -6Q-14 14 -9 19Q0 26 9 19Q14 14 5 -6z", "#9ab56b", INK, 2, ROUND) + path(
        "M-4 4Q-8 13 -6 16", "none", "#c3d795", 2.2, CAPS
    )
    mouth = path("M-18 26Q0 36 18 26Q12 36 0 36T-18 26z", "#33201a", INK, 1.8, ROUND)
    tusks = path("M-15 30L-17 14L-8 31zM15 30L17 14L8 31z", "#f6edd2", INK, 1.8, ROUND)
    warts = circle(-18, 14, 2, "#a9c078") + circle(18, 9, 1.7, "#a9c078")
    return ears + head + shade + warts + hair + eyes + pupils + brow + mouth + nose + tusks


def storm() -> str:
    """A thundercloud, a flash and a fir torn off its stump."""
    rain = path(
        "M-36 6l-6 17M-24 10l-5 15M-34 34l-4 12M30 6l-6 17M39 10l-5 14M22 32l-4 12M36 36l-4 10",
        "none",
        "#a9c4d6",
        2.2,
        'opacity=".75" stroke-linecap="round"',
    )
    fir = path("M-26 44L6 33L4 28L14 27L10 21L20 19L34 22L27 31L20 30L20 38L12 35z", "#7fb07a", INK, 1.8, ROUND) + path(
        "M-26 44L6 36L12 35L20 38L20 30L27 31L34 22L20 26z", "#3f7050"
    )
    broken = path("M-38 48L-35 36L-32 41L-29 34L-26 39L-24 48z", TIMBER, INK, 1.8, ROUND)
    puffs = (
        "M-38 -4Q-48 -8 -44 -18Q-42 -27 -31 -26Q-28 -40 -12 -39Q-2 -48 12 -41Q26 -43 30 -30Q44 -30 44 -17Q46 -5 34 -3z"
    )
    cloud = (
        path(puffs, "#5a6577", INK, 2.4, ROUND)
        + path("M-31 -24Q-27 -37 -12 -36Q-2 -45 11 -38Q23 -40 28 -29Q10 -34 0 -27Q-16 -34 -31 -24z", "#94a1b3")
        + path("M-38 -6Q-20 -13 -4 -8Q14 -15 36 -6L33 -4H-37z", "#3a4351")
    )
    bolt = path("M4 -10L-10 14H0L-7 38L18 6H6L14 -10z", "#ffd75e", INK, 2.2, ROUND) + path(
        "M6 -7L-5 11H4L0 24L9 9H1L9 -7z", "#fff3bf"
    )
    return rain + broken + fir + bolt + cloud


def eye() -> str:
    """A wide open eye."""
    lid = path("M-24 0Q0 -24 24 0Q0 24 -24 0z", "#fffaf0", INK, 2.6, ROUND)
    return lid + circle(0, 0, 9.5, "#3d6a72", INK, 1.6) + circle(0, 0, 4.4, INK) + circle(-2.6, -3, 2.2, "#fff")


DRAWN = {"axe": axe(), "boat": boat(), "rope": rope(), "trap": trap(), "troll": troll(), "storm": storm()}
