"""A view in words: exactly what a person at the table knows, in the order they learned it."""

from collections.abc import Iterator

from pyrite.event_text import phrase_text, seat_name
from pyrite.game import AnyView, game
from pyrite.texts import game_name, game_text, text


def describe(view: AnyView, language: str) -> str:
    """The game, what happened, what was said, the table, the players, and what the viewer alone knows."""
    return "\n".join(_lines(view, language))


def _lines(view: AnyView, language: str) -> Iterator[str]:
    a_game, players = game(view.game), view.options.players
    yield text("cli-describe-game", language, game=game_name(view.game, language), players=str(players))
    if view.seat is None:
        yield text("cli-describe-spectator", language)
    else:
        yield text("cli-describe-you", language, seat=str(view.seat))
    yield from _happened(view, language)
    yield from _talk(view, language)
    yield ""
    yield a_game.board(view).text(colour=False)
    yield from (game_text(view.game, line, language) for line in a_game.legend())
    yield ""
    numbers = {"round": view.round, "rounds": view.options.rounds, "pile": view.pile}
    yield text("cli-place", language, **{name: str(number) for name, number in numbers.items()})
    yield text("cli-describe-seats", language)
    for seat in range(players):
        mark = ">" if view.turn == seat else " "
        yield f"{mark} {seat_name(seat, language)}  {a_game.describe_seat(view, seat, language)}"
    if view.seat is not None:
        hand = " ".join(view.hand) or text("cli-hand-empty", language)
        yield f"{text('cli-hand-of', language, seat=str(view.seat))}: {hand}"
    yield from a_game.describe_known(view, language)


def _happened(view: AnyView, language: str) -> Iterator[str]:
    """Every event that the viewer has seen, one line each."""
    a_game = game(view.game)
    sentences = [line for event in view.events if (line := a_game.describe_event(event, language))]
    if sentences:
        yield ""
        yield text("cli-describe-events", language)
        yield from sentences


def _talk(view: AnyView, language: str) -> Iterator[str]:
    """Every phrase that was said."""
    if view.talk:
        yield ""
        yield text("cli-describe-talk", language)
    for said in view.talk:
        yield f"{seat_name(said.seat, language)}: {phrase_text(view.game, said, language)}"
