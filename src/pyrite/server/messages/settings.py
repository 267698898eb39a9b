"""The settings of a table, and changes to them."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from pyrite.core.text_fields import OptionValue
from pyrite.server.messages.common import Clock, Password


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chooses beside the game and its options."""

    open: bool = False  # listed for everyone; otherwise found by its code alone
    spectators: bool = True
    latecomers: bool = False  # anybody may take a bot's seat while the game runs; otherwise the host offers seats
    hints: bool = False  # players may ask a bot whom it would suspect in their place, and why
    gentle: bool = False  # at the beginning, bots do nothing against people
    clock: Clock = Clock.NONE
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 1_000  # milliseconds between a bot's move and the move before; 0: off
    away: Annotated[int, Meta(ge=5, le=3_600)] = 60  # seconds that a seat is left alone before a bot plays it
    away_bot: str = "digger"  # the level of that bot; in a game without this level, the strongest it has


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """New settings of a table; what is left out stays.

    Once the game runs only `open`, `spectators`, `latecomers`, `hints`, `pace` and `password` can be changed.
    """

    title: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    options: dict[str, OptionValue] | UnsetType = UNSET  # players and all that differ from the book's
    open: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    latecomers: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    gentle: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    pace: Annotated[int, Meta(ge=0, le=10_000)] | UnsetType = UNSET
    away: Annotated[int, Meta(ge=5, le=3_600)] | UnsetType = UNSET
    away_bot: str | UnsetType = UNSET
    password: Password | UnsetType | None = UNSET  # None: no password any more
