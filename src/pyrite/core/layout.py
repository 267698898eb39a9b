"""The layout of a game's observations and the size of its action space, by name, for people and programs."""

from functools import cached_property

import msgspec

from pyrite.core.window import HEIGHT, LINE, LINES, WIDTH


class Field(msgspec.Struct, frozen=True):
    """One or several numbers with a name; `names` says what the values of an enumeration are called."""

    name: str
    length: int = 1
    names: tuple[str, ...] = ()


class Layout(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """What the numbers of an observation mean; `version` is raised whenever one of them changes."""

    version: int
    planes: tuple[str, ...]  # each 13 rows of 17 cells, a row as the bits of one number
    fields: tuple[Field, ...]
    seats: int  # the most players; each has the numbers named in `player_fields`, seats counted from the viewer
    player_fields: tuple[str, ...]
    history_kinds: tuple[str, ...]  # a decision is kind of event from 1, seat from 1, and three numbers of the event
    actions: int  # actions with a number of their own
    lays: int  # the first so many are placements of cards: for each cell of the window the same number
    overflow: int  # numbers after those for actions outside the window, given out in each position
    left: int  # the cell in the corner of the window
    top: int

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each field begins in the compact form."""
        places: dict[str, int] = {}
        at = len(self.planes) * HEIGHT
        for field in self.fields:
            places[field.name] = at
            at += field.length
        return places

    @cached_property
    def players_at(self) -> int:
        """Where the features of the players begin."""
        return len(self.planes) * HEIGHT + sum(field.length for field in self.fields)

    @property
    def size(self) -> int:
        """How many numbers come before the last decisions."""
        return self.players_at + self.seats * len(self.player_fields)

    @property
    def compact_size(self) -> int:
        """How many numbers a compact observation has."""
        return self.size + LINES * LINE

    @property
    def feature_count(self) -> int:
        """How many numbers of it are not planes: the features of the dense form."""
        return self.compact_size - len(self.planes) * HEIGHT

    @property
    def plane_shape(self) -> tuple[int, int, int]:
        """The shape of the planes of the dense form."""
        return len(self.planes), HEIGHT, WIDTH

    @property
    def action_count(self) -> int:
        """The size of the action space."""
        return self.actions + self.overflow
