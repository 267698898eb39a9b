"""The events of Saboteur in words."""

from typing import Any

from pyrite.cli.messages import listed, say

FACTS = ("tool", "treasure", "role", "value", "count", "round", "ending")
GOALS = ("top", "middle", "bottom")
TOOLS = {"P": "pickaxe", "L": "lantern", "C": "cart"}
OWN = ("your_role", "your_look", "your_pass", "your_card", "your_pool", "your_pick")  # the page says "You" in these


def text_of(event: Any) -> str:
    """Which text tells of an event."""
    kind = event.kind.replace("_", "-")
    return f"cli-tell-{kind}" if event.kind in OWN else f"event-{kind}"


def words_of(event: Any) -> dict[str, Any]:
    """What its cards, goals and nuggets are called."""
    words: dict[str, Any] = {}
    if event.face:
        words["shape"] = shape(event.face)
    if event.goal:
        words["number"] = GOALS.index(event.goal) + 1
    if event.card:
        words |= {"card": event.card, "cardname": card_name(event.card)}
    if event.treasure:
        words["treasure"] = "gold" if event.treasure == "gold" else "stone"
    if event.pool is not None:
        words |= {"value": sum(event.pool), "values": ", ".join(map(str, event.pool))}
    return words


def shape(face: str) -> str:
    """What a tunnel looks like, as texts call it."""
    if face.islower():
        return "dead-end"
    if len(face) > 2:
        return {3: "junction", 4: "crossing"}[len(face)]
    return "straight" if face in ("NS", "EW") else "bend"


def card_name(kind: str) -> str:
    """A kind of card in words."""
    if kind.startswith("break"):
        return say("card-break", tool=TOOLS[kind.removeprefix("break")])
    if kind.startswith("mend"):
        return say("card-mend", tool="-".join(TOOLS[letter] for letter in kind.removeprefix("mend")))
    if kind in ("rockfall", "map"):
        return say(f"card-{kind}")
    return say("card-tunnel", shape=shape(kind), sides=listed(say(f"side-{side}") for side in kind.upper()))
