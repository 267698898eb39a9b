"""Pictures of a view for environments: as text, or as an image of that text."""

import unicodedata

import numpy as np
import numpy.typing as npt

from pyrite.game import AnyView, game

Image = npt.NDArray[np.uint8]

WIDTH, HEIGHT = 6, 10  # pixels of a character
INK, PAPER = (230, 200, 90), (24, 20, 16)
SHADES = {"░": 0.15, "▒": 0.3, "▓": 0.5, "█": 1.0}


def as_text(view: AnyView) -> str:
    """The board, and a line for every seat."""
    a_game = game(view.game)
    seats = [f"{seat}: {a_game.describe_seat(view, seat, 'en')}" for seat in range(view.options.players)]
    return "\n".join([a_game.board(view).text(colour=False), *seats])


def as_image(view: AnyView) -> Image:
    """The board as an image, one small tile for each character of its drawing."""
    lines = game(view.game).board(view).text(colour=False).splitlines()
    columns = max(len(line) for line in lines)
    strength = np.zeros((len(lines) * HEIGHT, columns * WIDTH))
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            top, left = row * HEIGHT, column * WIDTH
            strength[top : top + HEIGHT, left : left + WIDTH] = _tile(sign)
    ink, paper = np.array(INK), np.array(PAPER)
    return np.asarray(paper + strength[:, :, None] * (ink - paper), np.uint8)


def _tile(sign: str) -> npt.NDArray[np.float64]:
    """A character: lines of boxes as lines, shades as shades, anything else as a block with a pattern of its own."""
    tile = np.zeros((HEIGHT, WIDTH))
    name = unicodedata.name(sign, "")
    if sign in SHADES:
        tile[:] = SHADES[sign]
    elif name.startswith("BOX DRAWINGS"):
        middle_y, middle_x = HEIGHT // 2, WIDTH // 2
        tile[: middle_y + 1, middle_x] = "UP" in name or "VERTICAL" in name
        tile[middle_y:, middle_x] = "DOWN" in name or "VERTICAL" in name
        tile[middle_y, : middle_x + 1] = np.maximum(tile[middle_y, : middle_x + 1], "LEFT" in name or "HORIZ" in name)
        tile[middle_y, middle_x:] = np.maximum(tile[middle_y, middle_x:], "RIGHT" in name or "HORIZ" in name)
    elif not sign.isspace():
        bits = ord(sign) * 0x9E3779B1 >> 3
        tile[2:8, 1:5] = [[bits >> (row * 4 + column) & 1 for column in range(4)] for row in range(6)]
    return tile
