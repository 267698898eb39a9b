"""What GET /api/games lists: games with their options, bots and clocks."""

import msgspec

from pyrite.core.text_fields import OptionValue
from pyrite.server.messages.common import LONGEST_LINE, LONGEST_NAME, LONGEST_TITLE, Clock
from pyrite.server.messages.settings import Settings


class OptionOffered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a game: its kind is "number", "flag", "choice", "seat" or "file"."""

    name: str
    kind: str
    default: OptionValue = None
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    rule: str | None = None


class PhraseOffered(msgspec.Struct, frozen=True, kw_only=True):
    """A quick phrase: the kinds of its arguments, in order."""

    id: str
    args: tuple[str, ...]


class GameOffered(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here, with everything that can be chosen."""

    game: str
    options: tuple[OptionOffered, ...]
    phrases: tuple[PhraseOffered, ...]
    bots: tuple[str, ...] = ()  # the levels that play it, the weakest first
    roles: dict[int, dict[str, int]] = {}  # by the number of players, how many cards of each role are shuffled


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games: what can be played, and with which bots, clocks and settings."""

    games: tuple[GameOffered, ...]
    bots: tuple[str, ...]  # their levels, the weakest first
    personalities: tuple[str, ...]  # the plain one first; "digger:sly" is a level with another one
    clocks: tuple[Clock, ...]
    settings: Settings  # the defaults
    longest_name: int = LONGEST_NAME
    longest_title: int = LONGEST_TITLE
    longest_line: int = LONGEST_LINE
