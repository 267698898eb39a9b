"""The error with which the server says no."""

from pyrite.server.wire.messages import Code, Refusal


class Declined(Exception):
    """Something that was asked for is not done; `why` goes to whoever asked."""

    def __init__(self, code: Code, text: str, rule: str | None = None) -> None:
        """For a code, a sentence, and the number of a rule if one forbids it."""
        super().__init__(text)
        self.why = Refusal(code, text, rule)
