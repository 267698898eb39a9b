"""Actions and draws as objects that exist once each, with a short text form that round-trips."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Self, TypeVar


class Interned:
    """Something with a text form. There is one object for each text, also after copying and in another process."""

    __slots__ = ("text",)

    text: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """The object with this text; ValueError if there is none."""
        raise ValueError(f"there is no {cls.__name__.lower()} {text!r}")

    def __str__(self) -> str:
        """The text form."""
        return self.text

    def __repr__(self) -> str:
        """The text form, quoted."""
        return f"{type(self).__name__}({self.text!r})"

    def __reduce__(self) -> tuple[Callable[[type[Self], str], Self], tuple[type[Self], str]]:
        """Copies are the same object; another process looks it up by its text."""
        return _parse, (type(self), self.text)


I = TypeVar("I", bound=Interned)  # noqa: E741


def _parse(cls: type[I], text: str) -> I:
    return cls.parse(text)


D = TypeVar("D", bound="BaseDraw")


class BaseAction(Interned):
    """One thing a seat can decide to do, with its number."""

    __slots__ = ("code",)

    code: int


class BaseDraw(Interned):
    """One thing chance can draw: what it is ("card"), the outcome by number and name ("NES"), the text ("card:NES")."""

    __slots__ = ("name", "outcome", "what")

    what: str
    outcome: int
    name: str

    EXAMPLES: ClassVar[str] = ""
    _by_number: ClassVar[dict[tuple[str, int], Self]]
    _by_text: ClassVar[dict[str, Self]]

    @classmethod
    def declare(cls: type[D], names: Mapping[str, Mapping[int, str]]) -> None:
        """Creates all draws of a game. `names` has for each thing drawn the name of every outcome."""
        cls._by_number, cls._by_text = {}, {}
        for what, outcomes in names.items():
            for outcome, name in outcomes.items():
                draw = cls()
                draw.what, draw.outcome, draw.name, draw.text = what, outcome, name, f"{what}:{name}"
                cls._by_number[what, outcome] = cls._by_text[draw.text] = draw

    @classmethod
    def of(cls, what: str, outcome: int) -> Self:
        """The draw with this outcome."""
        draw = cls._by_number.get((what, outcome))
        if draw is None:
            raise ValueError(f"{what}:{outcome} is not a draw")
        return draw

    @classmethod
    def parse(cls, text: str) -> Self:
        """The draw with this text; ValueError if there is none."""
        draw = cls._by_text.get(text)
        if draw is None:
            raise ValueError(f"{text[:60]!r} is not a draw; examples: {cls.EXAMPLES}")
        return draw
