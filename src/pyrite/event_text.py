"""Events and quick phrases as sentences for a terminal: what the texts of all games have in common.

The page says "You"; here everyone has the number of the seat, or a name within `people_called`.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from pyrite.core.views import SpokenPhrase
from pyrite.game import Event, game
from pyrite.texts import game_text, text

_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


@contextmanager
def people_called(names: Sequence[str]) -> Iterator[None]:
    """Within it, people have names instead of the numbers of their seats."""
    before = _names.set(names)
    try:
        yield
    finally:
        _names.reset(before)


def seat_name(seat: int | None, language: str) -> str:
    """A seat by the name of its player if that is known, else by its number; empty for nobody."""
    if seat is None:
        return ""
    names = _names.get()
    return names[seat] if names else text("cli-seat", language, seat=str(seat))


def sentence(game_name: str, name: str, event: Event, language: str, args: Mapping[str, str | int]) -> str:
    """The text of a game with this name about an event, filled in with the people it is about and with `args`."""
    target: int | None = getattr(event, "target", None)
    people: dict[str, str | int] = {
        "who": seat_name(event.seat, language),
        "target": seat_name(target, language),
        "me": "no",
        "tome": "no",
        "self": "yes" if event.seat is not None and event.seat == target else "no",
    }
    return game_text(game_name, name, language, **people | dict(args))


def shape(face: str) -> str:
    """What a card looks like by its open sides, as texts call it; small letters are a dead end."""
    if face.islower():
        return "dead-end"
    if len(face) > 2:
        return {3: "junction", 4: "crossing"}[len(face)]
    return "straight" if face in ("NS", "EW") else "bend"


def phrase_text(name: str, said: SpokenPhrase, language: str) -> str:
    """A quick phrase as it is said."""
    a_game = game(name)
    kinds = next(phrase.args for phrase in a_game.phrases if phrase.id == said.phrase)
    args: dict[str, str | int] = {"tome": "no"}
    for kind, arg in zip(kinds, said.args, strict=True):
        if kind == "seat":
            args["target"] = seat_name(int(arg), language)
        else:
            args |= {kind: arg, "number": a_game.phrase_words[kind].index(str(arg)) + 1}
    return game_text(name, f"phrase-{said.phrase.replace('_', '-')}", language, **args)
