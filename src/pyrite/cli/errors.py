"""The error of a command that cannot do what was asked."""


class CommandError(Exception):
    """A command cannot do what was asked: one line, and an exit code of 2 (bad arguments) or 1 (the answer is no)."""

    def __init__(self, message: str, code: int = 2) -> None:
        """For the person who asked."""
        super().__init__(" ".join(message.split()))
        self.code = code
