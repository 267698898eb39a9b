"""The events of Saboteur in words."""

from collections.abc import Callable
from typing import Any

CARDS = {
    "breakP": "broken pickaxe",
    "breakL": "broken lantern",
    "breakC": "broken cart",
    "mendP": "pickaxe repair",
    "mendL": "lantern repair",
    "mendC": "cart repair",
    "mendPL": "pickaxe or lantern repair",
    "mendPC": "pickaxe or cart repair",
    "mendLC": "lantern or cart repair",
    "rockfall": "rockfall",
    "map": "map",
}


def card_name(kind: str) -> str:
    """A kind of card in words."""
    return CARDS.get(kind) or (f"dead end {kind}" if kind.islower() else f"tunnel {kind}")


def treasure_name(treasure: str) -> str:
    """What a goal shows, in words."""
    return "the gold" if treasure == "gold" else "a stone"


def nuggets(values: tuple[int, ...]) -> str:
    """Nugget cards by their values."""
    return "nugget cards " + ", ".join(map(str, values)) if values else "no nugget cards"


ENDINGS = {
    "miners": "the gold is reached, the miners win",
    "saboteurs": "no cards are left, the saboteurs win",
    "nobody": "no cards are left and there was no saboteur: nobody wins",
}

# What follows the name of the seat, or for the table as a whole the sentence.
TELLINGS: dict[str, Callable[[Any], str]] = {
    "round_began": lambda e: f"Round {e.round}",
    "begins": lambda e: "begins",
    "your_role": lambda e: f"is a {e.role}",
    "bonus_laid": lambda e: f"lays the extra card with {e.value} nuggets at {e.x},{e.y}",
    "laid": lambda e: f"lays the {card_name(e.face)} at {e.x},{e.y}",
    "broke": lambda e: f"breaks {_whose(e)} {e.tool}",
    "mended": lambda e: f"mends {_whose(e)} {e.tool}",
    "rockfall": lambda e: f"removes the {card_name(e.face)} at {e.x},{e.y} by a rockfall",
    "looked": lambda e: f"looks at the {e.goal} goal",
    "your_look": lambda e: f"sees {treasure_name(e.treasure)} there",
    "passed": lambda e: "passes",
    "your_pass": lambda e: f"has passed the {card_name(e.card)}",
    "claimed": lambda e: f"joins the extra card and takes {e.value} nugget cards",
    "found": lambda e: f"finds a nugget card of {e.value}",
    "stopped": lambda e: "stops for this round",
    "stayed": lambda e: "plays on",
    "revealed": lambda e: f"turns up the {e.goal} goal: {treasure_name(e.treasure)}",
    "your_card": lambda e: f"gets the {card_name(e.card)}",
    "round_ended": lambda e: f"The round is over: {ENDINGS[e.ending]}",
    "role_shown": lambda e: f"was a {e.role}",
    "leftover_shown": lambda e: f"The role left over was a {e.role}",
    "kept": lambda e: f"keeps the {nuggets(e.pool)}",
    "returned": lambda e: f"gives the {nuggets(e.pool)} back",
    "pool_drawn": lambda e: f"Nugget cards to share: {e.count}",
    "your_pool": lambda e: f"picks from {nuggets(e.pool)}",
    "picked": lambda e: "takes a nugget card",
    "your_pick": lambda e: f"has taken a nugget card of {e.value}",
    "paid": lambda e: f"is paid a nugget card of {e.value}",
    "counted": lambda e: f"has {e.count} nuggets",
    "game_ended": lambda e: "The game is over",
}


def _whose(event: Any) -> str:
    return "their own" if event.target == event.seat else f"seat {event.target}'s"
