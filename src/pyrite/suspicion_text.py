"""Suspicion in words: what a bot thinks of a player, and why, as a sentence."""

from pyrite.bots.suspicion import Reason, Suspicion
from pyrite.event_text import seat_name
from pyrite.game import AnyView, game
from pyrite.texts import game_text, in_a_row, text

LEVELS = ((0.95, "sure"), (0.7, "likely"), (0.55, "open"), (0.0, "even"))  # from this chance on
MOST_REASONS = 2


def explain(view: AnyView, thought: Suspicion, language: str) -> str:
    """What was thought of a seat from this view: its likeliest role, and the deeds that speak for it most.

    >>> import pyrite
    >>> match = pyrite.new("saboteur", players=5, seed=7)
    >>> explain(match.view(0), pyrite.bot("digger", seed=1).suspicion(match.view(0))[0], "en")
    'seat 1: probably miner (80%)'
    """
    role = thought.likeliest
    chance = thought.chances[role]
    level = next(name for least, name in LEVELS if chance >= least)
    if level == "even" and len(thought.chances) > 2:
        level = "open"
    said = text(
        "cli-suspicion",
        language,
        who=seat_name(thought.seat, language),
        level=level,
        role=game_text(view.game, f"cli-group-{role}", language),
        percent=str(round(100 * chance)),
    )
    reasons = thought.grounds(MOST_REASONS)
    described = (_describe(view, thought.seat, reason, language) for reason in reasons)
    why = list(dict.fromkeys(filter(None, described)))  # the same deed twice is one reason
    return text("cli-suspicion-why", language, said=said, why=in_a_row(why, language)) if why else said


def _describe(view: AnyView, seat: int, reason: Reason, language: str) -> str | None:
    a_game = game(view.game)
    text = a_game.describe_reason(view, seat, reason, language)
    return a_game.describe_event(view.events[reason.event], language) if text is None else text
