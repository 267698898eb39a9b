"""The events of The Lost Mines in words."""

from collections.abc import Callable
from typing import Any

INFOS = {"infoMT": "mine-or-treasure", "infoMD": "mine-or-dwarf", "infoTD": "treasure-or-dwarf"}
FEATURES = {"": "", "rocks": " with rocks", "camp": " with a campfire", "tree": " with a fallen tree"}
FEATURES |= {"lake": " with a lake", "pit": " with a pit", "tree+axe": " with a felled tree"}
FEATURES |= {"lake+boat": " with a boat on its lake", "pit+rope": " with a rope over its pit"}


def card_name(kind: str) -> str:
    """A kind of card in words."""
    if kind in INFOS:
        return f"{INFOS[kind]} card"
    shape, _, feature = kind.partition("-")
    return f"path {shape}{FEATURES[feature]}" if shape.isupper() else kind


def _joint(event: Any) -> str:
    return f"{'east' if event.side == 'E' else 'south'} of {event.x},{event.y}"


def _seen(event: Any) -> str:
    if event.seen == "dwarf":
        return f"the dwarf card of seat {event.which}"
    return f"{event.seen} {event.which}"


def _found(event: Any) -> str:
    if event.seen == "treasure":
        return f"sees that it is worth {event.value}"
    return f"sees {event.holds}" if event.seen == "mine" else f"sees that they are {CHARACTERS[event.character]}"


CHARACTERS = {"loyal": "loyal", "selfish": "selfish", "saboteur": "a saboteur"}

ENDINGS = {
    "treasures": "the last treasure is taken",
    "cards": "nobody has cards any more",
    "vote": "everyone agreed to end it",
}

# What follows the name of the seat, or for the table as a whole the sentence.
TELLINGS: dict[str, Callable[[Any], str]] = {
    "round_began": lambda e: f"Round {e.round}",
    "begins": lambda e: "begins",
    "clan_dealt": lambda e: f"is of the {e.clan} clan",
    "your_character": lambda e: f"is {CHARACTERS[e.character]}",
    "treasure_laid": lambda e: f"Treasure {e.which} is {e.treasure}",
    "your_card": lambda e: f"gets the {card_name(e.card)}",
    "laid": lambda e: f"lays the path {e.face}{FEATURES[e.feature]} at {e.x},{e.y}",
    "bridged": lambda e: f"lays the {e.tool} at {e.x},{e.y}",
    "trap_set": lambda e: f"sets a trap {_joint(e)}",
    "troll_set": lambda e: f"sets a troll {_joint(e)}",
    "token_gone": lambda e: f"{'loses the troll' if e.seat is not None else 'A trap is gone'} {_joint(e)}",
    "storm": lambda e: f"lets a storm remove the path {e.face}{FEATURES[e.feature]} at {e.x},{e.y}",
    "looked": lambda e: f"looks at {_seen(e)}",
    "your_look": _found,
    "discarded": lambda e: "discards two cards" if e.count == 2 else "discards a card",
    "your_discard": lambda e: f"has discarded the {card_name(e.card)}",
    "vote_called": lambda e: "asks whether to end the round",
    "voted": lambda e: "agrees" if e.agrees else "does not agree",
    "stayed": lambda e: "stays",
    "walked": lambda e: f"walks to {e.x},{e.y}" + (f" and loses {e.count} to traps" if e.count else ""),
    "your_loss": lambda e: f"has lost the {card_name(e.card)}",
    "revealed": lambda e: f"turns up mine {e.which}: {e.holds}",
    "turned": lambda e: f"lays mine {e.which} open to {e.face}",
    "dragon": lambda e: "must take the dragon",
    "took": lambda e: f"takes treasure {e.which}, {e.treasure}",
    "your_treasure": lambda e: f"has found a value of {e.value}",
    "out": lambda e: "is out: no cards are left",
    "round_ended": lambda e: f"The round is over: {ENDINGS[e.ending]}",
    "character_shown": lambda e: f"was {CHARACTERS[e.character]}, of the {e.clan} clan",
    "treasure_shown": lambda e: f"shows treasure {e.which}, worth {e.value}",
    "scored": lambda e: f"wins {e.count} points and has {e.points}",
    "game_ended": lambda e: "The game is over",
}
