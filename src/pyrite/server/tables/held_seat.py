"""A seat of a table: who holds it; and the time that each seat has with a clock."""

import msgspec

from pyrite.server.messages import Clock, Sitter

BANKS = {Clock.RELAXED: (300_000, 30_000), Clock.BRISK: (60_000, 10_000)}  # the bank, and each decision, milliseconds


class HeldSeat(msgspec.Struct):
    """A seat: who holds it, and the bot that plays it, for itself or while its person is away."""

    who: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    muted: bool = False
    offered: bool = False  # a bot's seat that a latecomer may take
    portrait: int | None = None  # that its person has chosen

    @property
    def sitter(self) -> Sitter:
        """Who sits here."""
        if self.who is not None:
            return Sitter.PERSON
        return Sitter.NOBODY if self.bot is None else Sitter.BOT
