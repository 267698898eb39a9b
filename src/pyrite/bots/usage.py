"""What language models cost: questions, answers that were replaced, tokens and dollars."""

import msgspec


class Usage(msgspec.Struct):
    """How often a language model was asked, and what happened to its answers."""

    questions: int = 0
    invalid: int = 0  # answers that were not one of the numbers
    late: int = 0
    failed: int = 0  # no answer at all, or an error
    prompt_tokens: int = 0
    completion_tokens: int = 0
    dollars: float = 0.0

    @property
    def replaced(self) -> int:
        """How many answers were replaced by a random choice."""
        return self.invalid + self.late + self.failed

    def merge(self, other: "Usage") -> None:
        """Add another count."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
