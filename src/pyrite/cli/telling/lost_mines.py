"""The events of The Lost Mines in words."""

from typing import Any

from pyrite.cli.messages import listed, say, seat_name
from pyrite.cli.telling.saboteur import shape

FACTS = ("tool", "clan", "character", "holds", "treasure", "value", "count", "points", "round", "ending")
OF_BOTH_GAMES = ("round_began", "begins", "game_ended")
OWN = (  # the page says "You" in these, or several of them at once
    *("clan_dealt", "your_character", "treasure_laid", "your_card", "your_look", "your_discard", "your_loss"),
    *("your_treasure",),
)


def text_of(event: Any) -> str:
    """Which text tells of an event."""
    kind = event.kind.replace("_", "-")
    if event.kind in OF_BOTH_GAMES:
        return f"event-{kind}"
    if event.kind == "token_gone":
        return "mines-event-token-gone" if event.seat is None else "mines-event-troll-gone"
    name = f"{kind}-{event.seen}" if event.kind in ("looked", "your_look") else kind
    return f"cli-tell-{name}" if event.kind in OWN else f"mines-event-{name}"


def words_of(event: Any) -> dict[str, Any]:
    """What its cards, places and treasures are called."""
    words: dict[str, Any] = {}
    if event.face:
        words |= {"shape": shape(event.face), "feature": (event.feature or "plain").replace("+", "-")}
    if event.card:
        words |= {"card": event.card, "cardname": card_name(event.card)}
    if event.which is not None:
        words |= {"number": event.which + 1, "target": seat_name(event.which)}
    if event.x is not None:
        words["at"] = _place(event)
    if event.agrees is not None:
        words["agrees"] = "yes" if event.agrees else "no"
    if event.kind == "treasure_shown":
        words["treasures"] = say("treasure-worth", treasure=event.treasure or "any", value=event.value)
    return words if event.treasure or event.seen != "treasure" else words | {"treasure": "any"}


def _place(event: Any) -> str:
    place = f"{event.x},{event.y}"
    return say("cli-joint", side=event.side, at=place) if event.side else place


def card_name(kind: str) -> str:
    """A kind of card in words: a path such as NES-tree, or an action."""
    sides, _, feature = kind.partition("-")
    if not sides.isupper():
        return say(f"forest-card-{kind}")
    path = say("forest-path", shape=shape(sides), sides=listed(say(f"side-{side}") for side in sides))
    return say("forest-path-with", path=path, feature=feature) if feature else path
