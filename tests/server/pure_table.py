"""A table without a server: commands are decided and applied in memory, so that a test takes milliseconds."""

from typing import Any

from pyrite.core.require import require
from pyrite.core.text_fields import OptionValue
from pyrite.server.errors import Declined
from pyrite.server.messages import AnyCommand, Code, Opened, Sat, Settings, Start
from pyrite.server.tables import entries
from pyrite.server.tables.commands import decide
from pyrite.server.tables.play import Chance, CommandContext
from pyrite.server.tables.request import TableDecision
from pyrite.server.tables.table import Table

ANN, BEN, CLEO, DORA, EVE = "ann", "ben", "cleo", "dora", "eve"
SECRET = bytes(range(32))
OPENED = Opened(record="", secrets=())  # the game is over


class PureTable:
    """A table at which Ann sits in seat 0 and hosts."""

    def __init__(self, players: int = 3, rounds: int = 1, **settings: Any) -> None:
        self.table = Table("ABCDEF")
        self.chance = Chance({}, lambda: SECRET)
        options: dict[str, OptionValue] = {"players": players, "rounds": rounds}
        setup = entries.Setup(game="saboteur", options=options, title="Friday", settings=Settings(**settings))
        self.write(ANN, setup)
        self.write(ANN, Sat(0, "Ann"))

    def write(self, who: str | None, entry: entries.Entry) -> None:
        """Apply an entry."""
        seq = self.table.seq + 1
        self.table.apply(entries.LogEntry(seq, 1_000 * seq, who, entry))

    def decide(self, who: str, command: type[AnyCommand], **fields: Any) -> TableDecision:
        """What a command leads to; nothing changes."""
        given = {"expect": self.table.seq, **fields}
        asked = CommandContext(chance=self.chance, knows_password=given.pop("knows_password", False))
        return decide(self.table, who, command(id="1", **given), asked)

    def do(self, who: str, command: type[AnyCommand], **fields: Any) -> list[entries.Entry]:
        """Decide a command and apply its entries; what they are."""
        decided = self.decide(who, command, **fields)
        for about, entry in decided.entries:
            self.write(about, entry)
        return [entry for _, entry in decided.entries]

    def refusal(self, who: str, command: type[AnyCommand], **fields: Any) -> Code:
        """Why a command is declined."""
        try:
            decided = self.decide(who, command, **fields)
        except Declined as declined:
            return declined.why.code
        raise AssertionError(f"it was not declined: {decided}")

    @property
    def turn(self) -> int:
        """The seat to act."""
        return require(self.table.turn)

    @property
    def passing(self) -> str:
        """The action by which the seat to act passes."""
        return next(action.text for action in require(self.table.match).legal() if action.text.startswith("pass:"))


def playing(*people: str, players: int = 3, **settings: Any) -> PureTable:
    """A game of these people, Ann first, and bots."""
    made = PureTable(players, **settings)
    for seat, who in enumerate(people, 1):
        made.write(who, Sat(seat, who.title()))
    made.do(ANN, Start, fill="novice")
    return made
