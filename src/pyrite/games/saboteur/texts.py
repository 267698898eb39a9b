"""Saboteur in words: its events and seats on a terminal."""

from functools import partial

from pyrite.event_text import sentence, shape
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.view import View
from pyrite.texts import game_text, in_a_row, padded

GAME = "saboteur"
FACTS = ("tool", "treasure", "role", "value", "count", "round", "ending")
SILENT = ("role_dealt", "goals_hidden", "card_dealt", "drew")  # their consequences are described instead
PLACED = ("bonus_laid", "laid", "rockfall")  # the place on the board is added
PRIVATE = ("your_role", "your_look", "your_pass", "your_card", "your_pool", "your_pick")  # the page says "You" in these
GOALS = ("top", "middle", "bottom")
TOOLS = {"P": "pickaxe", "L": "lantern", "C": "cart"}

text = partial(game_text, GAME)


def describe_event(event: Event, language: str) -> str | None:
    """An event as a sentence; None if it is not worth a line."""
    if event.kind in SILENT:
        return None
    kind = event.kind.replace("_", "-")
    name = f"cli-tell-{kind}" if event.kind in PRIVATE else f"event-{kind}"
    facts = {fact: value for fact in FACTS if (value := getattr(event, fact)) is not None}
    said = sentence(GAME, name, event, language, facts | _words(event, language))
    return f"{said} ({event.x},{event.y})" if event.kind in PLACED else said


def _words(event: Event, language: str) -> dict[str, str | int]:
    """What its cards, goals and nuggets are called."""
    words: dict[str, str | int] = {}
    if event.face:
        words["shape"] = shape(event.face)
    if event.goal:
        words["number"] = GOALS.index(event.goal) + 1
    if event.card:
        words |= {"card": event.card, "cardname": card_name(event.card, language)}
    if event.treasure:
        words["treasure"] = "gold" if event.treasure == "gold" else "stone"
    if event.pool is not None:
        words |= {"value": sum(event.pool), "values": ", ".join(map(str, event.pool))}
    return words


def card_name(kind: str, language: str) -> str:
    """A kind of card in words."""
    if kind.startswith("break"):
        return text("card-break", language, tool=TOOLS[kind.removeprefix("break")])
    if kind.startswith("mend"):
        return text("card-mend", language, tool="-".join(TOOLS[letter] for letter in kind.removeprefix("mend")))
    if kind in ("rockfall", "map"):
        return text(f"card-{kind}", language)
    sides = in_a_row([text(f"side-{side}", language) for side in kind.upper()], language)
    return text("card-tunnel", language, name=text("card-shape", language, shape=shape(kind)), sides=sides)


def describe_seat(view: View, seat: int, language: str) -> str:
    """Role if known, number of cards, nuggets and broken tools of a seat."""
    won = ("cli-nuggets", view.scores[seat]) if view.scores else ("cli-nugget-cards", view.nugget_counts[seat])
    parts = [text("cli-cards", language, count=view.hand_sizes[seat]), text(won[0], language, count=won[1])]
    if view.broken[seat]:
        parts.append(text("cli-broken", language, tools=view.broken[seat]))
    roles = {role: text(f"cli-group-{role}", language) for role in ("miner", "saboteur")}
    return f"{padded(view.roles[seat], roles)}  {', '.join(parts)}"


def describe_known(view: View, language: str) -> list[str]:
    """Cards discarded face up and face down, own nugget cards, and those to pick from."""
    lines = []
    if view.discard:
        lines.append(text("cli-describe-shown", language, cards=" ".join(view.discard)))
    if view.passed:
        lines.append(text("cli-describe-put-away", language, cards=" ".join(view.passed)))
    if view.nuggets:
        lines.append(text("cli-describe-nuggets", language, values=", ".join(map(str, view.nuggets))))
    if view.pool:
        lines.append(text("cli-describe-pool", language, values=", ".join(map(str, view.pool))))
    return lines
