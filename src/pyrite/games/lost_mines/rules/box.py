"""The box of The Lost Mines: read from a data file, checked, and written into records.

The rulebooks leave the decks and the board open (L1). The default, box.toml beside this file, is a reconstruction.
People who own the game can play with the true counts by writing a file of their own.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, TypeAlias

import msgspec

SHAPES = ("NESW", "NES", "NEW", "NS", "EW", "NE", "NW")
FEATURES = ("plain", "rocks", "camp", "tree", "lake", "pit")
ACTIONS = ("axe", "boat", "rope", "trap", "troll", "storm", "infoMT", "infoMD", "infoTD")
PARTS = ("board", "paths", "actions", "treasures", "mines")
WITH_TOKEN = ("axe", "boat", "rope", "trap", "troll")
TREASURES = ("silver", "gold", "gems")
MINES = ("silver", "gold", "gems", "dragon")

PATHS_IN_ALL = 40  # L1.4
ACTIONS_IN_ALL = 23  # L1.5
TOKENS_IN_ALL = 14  # L1.5
TREASURES_IN_ALL = 12  # L1.6
MOST_CELLS = 16  # columns or rows
MOST_VALUE = 9
LOYAL = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}  # L1.2, dwarfs of each clan, by players
LONGEST_FILE = 8_000  # characters; box.toml has 1,600
MOST_DOTS = 200
MOST_BRACKETS = 100
MOST_VALUES = 400
MOST_ESCAPES = 20

if TYPE_CHECKING:
    from datetime import date, datetime, time

Toml: TypeAlias = "int | str | float | bool | datetime | date | time | list[Toml] | dict[str, Toml]"

KINDS = (*(shape if f == "plain" else f"{shape}-{f}" for shape in SHAPES for f in FEATURES), *ACTIONS)


class Box(msgspec.Struct, frozen=True):
    """What is in the box; counts by kind of card, in the order of KINDS."""

    width: int
    height: int
    starts: tuple[tuple[int, int], ...]  # blue, yellow
    mines: tuple[tuple[int, int], ...]
    deck: tuple[int, ...]
    treasures: tuple[tuple[int, ...], ...]  # the values, by kind
    mine_shapes: tuple[str, ...]  # by kind

    def to_text(self) -> str:
        """The box as one word, for records: `read_text` gives it back."""
        cells = "/".join(f"{x},{y}" for x, y in (*self.starts, *self.mines))
        deck = ",".join(map(str, self.deck))
        treasures = "/".join("".join(map(str, values)) for values in self.treasures)
        return f"{self.width}x{self.height};{cells};{deck};{treasures};{'/'.join(self.mine_shapes)}"


@cache
def default() -> Box:
    """The reconstruction that comes with the program."""
    return read(resources.files("pyrite.games.lost_mines.rules").joinpath("box.toml").read_text(encoding="utf-8"))


def read(text: str) -> Box:
    """A box from the text of a file such as box.toml; ValueError says what is wrong with it."""
    _expect_simple(text)
    try:
        data: dict[str, Toml] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the box is not TOML: {error}") from None
    _part("the box", data, PARTS)
    for part in PARTS:
        _expect(part in data, f"[{part}] is missing")
    board = _table("board", data["board"], ("width", "height", "blue", "yellow", "mines"))
    return checked(
        Box(
            width=_number("board.width", board["width"]),
            height=_number("board.height", board["height"]),
            starts=(_cell("board.blue", board["blue"]), _cell("board.yellow", board["yellow"])),
            mines=tuple(_cell("board.mines", cell) for cell in _list("board.mines", board["mines"])),
            deck=_read_deck(data["paths"], data["actions"]),
            treasures=_read_treasures(data["treasures"]),
            mine_shapes=_read_mines(data["mines"]),
        )
    )


def _expect_simple(text: str) -> None:
    """ValueError for a text that no box needs, before the TOML parser sees it.

    The parser is quadratic in the number of parts of a dotted key, recursive in the depth of lists, and slow.
    """
    _expect(len(text) <= LONGEST_FILE, f"the box is too long: at most {LONGEST_FILE} characters are allowed")
    _expect(text.count(".") <= MOST_DOTS, "the box has too many dots")
    _expect(text.count("[") + text.count("{") <= MOST_BRACKETS, "the box has too many brackets")
    _expect(text.count(",") + text.count("=") <= MOST_VALUES, "the box has too many values")
    _expect(text.count("\\") <= MOST_ESCAPES, "the box has too many escapes")


def read_text(text: str) -> Box:
    """A box from the word that `Box.to_text` writes; ValueError says what is wrong with it."""
    try:
        size, cells_text, deck, treasures, shapes = text.split(";")
        width, height = map(int, size.split("x"))
        cells = tuple((int(x), int(y)) for x, y in (cell.split(",") for cell in cells_text.split("/")))
        read = Box(
            width=width,
            height=height,
            starts=cells[:2],
            mines=cells[2:],
            deck=tuple(map(int, deck.split(","))),
            treasures=tuple(tuple(map(int, values)) for values in treasures.split("/")),
            mine_shapes=tuple(shapes.split("/")),
        )
    except ValueError:
        found = text if len(text) < 40 else f"{text[:40]}..."
        raise ValueError(
            f"box={found} is not the box of a record: for the text of a file, use box.read(text)"
        ) from None
    try:
        return checked(read)
    except ValueError as error:
        raise ValueError(f"box={read.width}x{read.height};...: {error}") from None


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)


def _part(name: str, data: Toml, keys: tuple[str, ...]) -> dict[str, Toml]:
    """A table that has some of these keys and no other."""
    if not isinstance(data, dict):
        raise ValueError(f"{name} should be a table")
    for key in data:
        _expect(key in keys, f"{name} has no {key!r}; it has {', '.join(keys)}")
    return data


def _table(name: str, data: Toml, keys: tuple[str, ...]) -> dict[str, Toml]:
    """A table that has all of these keys and no other."""
    table = _part(name, data, keys)
    for key in keys:
        _expect(key in table, f"{name}.{key} is missing")
    return table


def _list(name: str, data: Toml) -> list[Toml]:
    if not isinstance(data, list):
        raise ValueError(f"{name} should be a list")
    return data


def _number(name: str, value: Toml) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 100:
        raise ValueError(f"{name} should be a whole number from 0 to 99")
    return value


def _cell(name: str, value: Toml) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"{name} should be a cell, such as [1, 2]")
    return _number(name, value[0]), _number(name, value[1])


def _read_deck(paths: Toml, actions: Toml) -> tuple[int, ...]:
    shapes = _part("paths", paths, SHAPES)
    tools = _part("actions", actions, ACTIONS)
    counts = []
    for shape in SHAPES:
        features = _part(f"paths.{shape}", shapes.get(shape, {}), FEATURES)
        counts += [_number(f"paths.{shape}.{feature}", features.get(feature, 0)) for feature in FEATURES]
    counts += [_number(f"actions.{name}", tools.get(name, 0)) for name in ACTIONS]
    return tuple(counts)


def _read_treasures(data: Toml) -> tuple[tuple[int, ...], ...]:
    table = _table("treasures", data, TREASURES)
    return tuple(
        tuple(sorted(_number(f"treasures.{kind}", value) for value in _list(f"treasures.{kind}", table[kind])))
        for kind in TREASURES
    )


def _read_mines(data: Toml) -> tuple[str, ...]:
    table = _table("mines", data, MINES)
    return tuple(str(table[kind]) for kind in MINES)


def checked(box: Box) -> Box:
    """The box, if it adds up to what the books say (L1)."""
    _expect(len(box.deck) == len(KINDS) and min(box.deck) >= 0, "the deck must have a count for every kind of card")
    paths, actions = sum(box.deck[: len(SHAPES) * len(FEATURES)]), sum(box.deck[len(SHAPES) * len(FEATURES) :])
    tokens = sum(box.deck[KINDS.index(name)] for name in WITH_TOKEN)
    treasures = sum(map(len, box.treasures))
    _expect(paths == PATHS_IN_ALL, f"there are {PATHS_IN_ALL} path cards (L1.4), but the box has {paths}")
    _expect(actions == ACTIONS_IN_ALL, f"there are {ACTIONS_IN_ALL} action cards (L1.5), but the box has {actions}")
    _expect(
        tokens == TOKENS_IN_ALL,
        f"there are {TOKENS_IN_ALL} tokens, one for each tool, trap and troll card (L1.5), but the box has {tokens}",
    )
    _expect(
        len(box.treasures) == len(TREASURES) and treasures == TREASURES_IN_ALL,
        f"there are {TREASURES_IN_ALL} treasures (L1.6), but the box has {treasures}",
    )
    for kind, values in zip(TREASURES, box.treasures, strict=True):
        fits = all(1 <= value <= MOST_VALUE for value in values)
        _expect(fits, f"treasures.{kind}: values must be from 1 to {MOST_VALUE}")
    _expect(len(box.mine_shapes) == len(MINES), f"there are {len(MINES)} kinds of mines (L1.7)")
    for kind, shape in zip(MINES, box.mine_shapes, strict=True):
        _expect(shape in SHAPES, f"mines.{kind}: {shape!r} is not a shape: choose from {', '.join(SHAPES)}")
        _expect(shape not in ("NS", "EW"), f"mines.{kind}: {shape!r} cannot be entered from every side")
    _check_board(box)
    return box


def _check_board(box: Box) -> None:
    """The starts and the mines are on cells of their own (L1.3)."""
    fits = 3 <= box.width <= MOST_CELLS and 3 <= box.height <= MOST_CELLS
    _expect(fits, f"the board is {box.width} by {box.height}, but must have 3 to {MOST_CELLS} columns and rows")
    _expect(len(box.starts) == 2, "there are 2 start cards")
    _expect(len(box.mines) == 4, f"there are 4 mine cards (L1.7), but the board has {len(box.mines)} cells for them")
    cells = (*box.starts, *box.mines)
    for x, y in cells:
        _expect(0 <= x < box.width and 0 <= y < box.height, f"the cell {x},{y} is not on the board")
    _expect(len(set(cells)) == len(cells), "two of the starts and mines are on the same cell")
