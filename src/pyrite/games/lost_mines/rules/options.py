"""What is played: players, rounds and the box (L1.1, L1.2, L2.5)."""

import msgspec

from pyrite.core.options import BaseOptions
from pyrite.core.ranges import check_range
from pyrite.core.text_fields import OptionValue
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.box import Box

MOST_ROUNDS = 99
REVISION = 2  # of the rules, the newest; under 1 the player of the very last card still walks (L7.1)


class Options(BaseOptions, frozen=True, kw_only=True):
    """How a game of The Lost Mines is set up.

    >>> Options(players=5).rounds
    2
    """

    rounds: int = 2
    until_alone: bool = False
    first: int | None = None
    box: Box = msgspec.field(default_factory=boxes.default)
    # Unset for 1, which is left out of JSON; so a factory, or the schema would name 2 as what a missing field means.
    revision: int | msgspec.UnsetType = msgspec.field(default_factory=lambda: REVISION)

    def __post_init__(self) -> None:
        """Refuses what cannot be played; a box may be given as the text of a record, too."""
        check_range("players", self.players, 3, 9, "L1.1")
        check_range("rounds", self.rounds, 1, MOST_ROUNDS, "L1.1")
        if self.first is not None:
            check_range("first", self.first, 0, self.players - 1, "L2.5")
        if self.revision is not msgspec.UNSET:
            check_range("revision", self.revision, 1, REVISION, "L7.1")
        if self.revision == 1:
            msgspec.structs.force_setattr(self, "revision", msgspec.UNSET)
        if not isinstance(self.until_alone, bool):
            raise ValueError(f"until_alone must be True or False, not {self.until_alone!r}")
        if isinstance(self.box, str):
            msgspec.structs.force_setattr(self, "box", boxes.read_text(self.box))
        if not isinstance(self.box, Box):
            raise ValueError("box must be a Box: create one with pyrite.games.lost_mines.rules.box.read(text)")
        boxes.checked(self.box)

    @property
    def rule_revision(self) -> int:
        """The revision of the rules that the game is played by, from 1."""
        return 1 if isinstance(self.revision, msgspec.UnsetType) else self.revision

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the book's, without the number of players, and always the box, as one word."""
        changed = super().changed() | {"box": self.box.to_text()}
        del changed["revision"]  # a record names it elsewhere
        return changed


def role_deck(players: int) -> dict[str, int]:
    """The dwarf cards of each clan that are shuffled for so many players (L1.2)."""
    return {"loyal": boxes.LOYAL[players], "selfish": 1, "saboteur": 1}
