"""Actions and draws at the door: objects that exist once, with a short text form that round-trips."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self


class Interned:
    """Something with a text form of which every one exists once, also after copying and in another process."""

    __slots__ = ("text",)

    text: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """The one that is written so; ValueError if there is none."""
        raise ValueError(f"{text!r} is no {cls.__name__.lower()}")

    def __str__(self) -> str:
        """The text form."""
        return self.text

    def __repr__(self) -> str:
        """The text form, quoted."""
        return f"{type(self).__name__}({self.text!r})"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[type, str]]:
        """Stays the same object when copied, and is found again in another process."""
        return _parse, (type(self), self.text)


def _parse(cls: type[Interned], text: str) -> Interned:
    return cls.parse(text)


class Draw(Interned):
    """One thing chance can draw: what it is ("card"), which one by its number, and its text ("card:NES")."""

    __slots__ = ("outcome", "what")

    what: str
    outcome: int

    EXAMPLES: ClassVar[str] = ""
    _by_number: ClassVar[dict[tuple[str, int], Any]]
    _by_text: ClassVar[dict[str, Any]]

    @classmethod
    def declare(cls, names: Mapping[str, Mapping[int, str]]) -> None:
        """Makes all draws of a game: by what is drawn, the name of each outcome."""
        cls._by_number, cls._by_text = {}, {}
        for what, outcomes in names.items():
            for outcome, name in outcomes.items():
                draw = cls()
                draw.what, draw.outcome, draw.text = what, outcome, f"{what}:{name}"
                cls._by_number[what, outcome] = cls._by_text[draw.text] = draw

    @classmethod
    def of(cls, what: str, outcome: int) -> Self:
        """The draw of this outcome, by its number."""
        draw: Self | None = cls._by_number.get((what, outcome))
        if draw is None:
            raise ValueError(f"{what}:{outcome} is not a draw")
        return draw

    @classmethod
    def parse(cls, text: str) -> Self:
        """The draw that is written so; ValueError if there is none."""
        draw: Self | None = cls._by_text.get(text)
        if draw is None:
            raise ValueError(f"{text[:60]!r} is not a draw; examples: {cls.EXAMPLES}")
        return draw
