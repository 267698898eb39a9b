"""What is played: players, edition and options (S1.1, S1.6, S7.6, S9, S10)."""

from typing import ClassVar

from pyrite.core.options import BaseOptions
from pyrite.core.ranges import check_range
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Edition

MOST_ROUNDS = 99


class Options(BaseOptions, frozen=True, kw_only=True):
    """How a game of Saboteur is set up; the defaults are the revised book.

    >>> Options(players=5).edition
    'revised'
    """

    rule_revision: ClassVar[int] = 1  # no rule has changed since the first record

    edition: str = Edition.REVISED.value
    rounds: int = 3
    sabotaged_unpaid: bool = False
    bonus_nuggets: bool = False
    all_saboteurs: bool = False
    maps: int = cards.MAPS
    first: int | None = None

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        check_range("players", self.players, 3, 10, "S1.1")
        if self.edition not in (Edition.REVISED.value, Edition.CLASSIC.value):
            raise ValueError(f"edition must be 'revised' or 'classic', not {self.edition!r}")
        check_range("rounds", self.rounds, 1, MOST_ROUNDS, "S1.1")
        check_range("maps", self.maps, 0, cards.MAPS, "S10.2")
        if self.first is not None:
            check_range("first", self.first, 0, self.players - 1, "S1.6")
        for name in ("sabotaged_unpaid", "bonus_nuggets", "all_saboteurs"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name} must be True or False, not {getattr(self, name)!r}")
