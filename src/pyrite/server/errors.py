"""The error with which the server refuses a request."""

from pyrite.server.messages import Code, RefusalReason


class Declined(Exception):
    """A request is refused; `why` is the answer to it."""

    def __init__(self, code: Code, text: str, rule: str | None = None, *, texts: dict[str, str] | None = None) -> None:
        """For a code, a sentence, the number of a rule if one forbids it, and the sentence in other languages."""
        super().__init__(text)
        self.why = RefusalReason(code, text, rule, texts or {})
