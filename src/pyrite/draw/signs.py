"""Small signs that say what a card does."""

from .ink import CAPS, INK, MOSS, PARCHMENT, RED, ROUND, circle, path


def break_sign() -> str:
    """A jagged sign with a cross: this card breaks."""
    star = "M0 -14L4 -8L11 -10L9 -3L14 1L8 4L9 11L3 8L-1 14L-4 8L-11 10L-9 3L-14 0L-8 -4L-10 -11L-3 -8z"
    cross = "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5"
    return path(star, RED, INK, 2, ROUND) + path(cross, "none", PARCHMENT, 3.4, CAPS)


def mend_sign() -> str:
    """A round sign with a tick: this card repairs."""
    disc = circle(0, 0, 11.5, MOSS, INK, 2)
    return disc + path("M-5.5 0L-1.5 4.5L6 -4.5", "none", PARCHMENT, 3.6, CAPS)
