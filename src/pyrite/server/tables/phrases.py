"""Quick phrases as data: an id and arguments, so that every reader sees their own language, and bots understand them.

In Saboteur talk may lie (S11.4). In The Lost Mines what was looked at may not be told (L5.2), so no phrase can.
"""

from collections.abc import Sequence
from enum import StrEnum

import msgspec


class Kind(StrEnum):
    """What an argument of a phrase is."""

    SEAT = "seat"  # its number, from 0
    GOAL = "goal"
    TOOL = "tool"
    BRIDGE = "bridge"  # what a way is bridged with


WORDS = {
    Kind.GOAL: ("top", "middle", "bottom"),
    Kind.TOOL: ("pickaxe", "lantern", "cart"),
    Kind.BRIDGE: ("axe", "boat", "rope"),
}


class Phrase(msgspec.Struct, frozen=True):
    """A phrase that can be said, and the kinds of its arguments in order."""

    id: str
    args: tuple[Kind, ...] = ()


EVERYWHERE = (
    Phrase("hello"),
    Phrase("good_luck"),
    Phrase("thanks"),
    Phrase("sorry"),
    Phrase("oops"),
    Phrase("hurry"),
    Phrase("well_played"),
    Phrase("suspect", (Kind.SEAT,)),
    Phrase("trust", (Kind.SEAT,)),
)

SABOTEUR = (
    *EVERYWHERE,
    Phrase("goal_is_gold", (Kind.GOAL,)),
    Phrase("goal_is_stone", (Kind.GOAL,)),
    Phrase("mend_my", (Kind.TOOL,)),
    Phrase("break_tools_of", (Kind.SEAT,)),
    Phrase("i_am_miner"),
    Phrase("no_good_cards"),
)

LOST_MINES = (
    *EVERYWHERE,
    Phrase("need", (Kind.BRIDGE,)),
    Phrase("bridge_this_way"),
    Phrase("wait_for_me"),
    Phrase("shall_we_end"),
)

PHRASES: dict[str, dict[str, Phrase]] = {
    "saboteur": {phrase.id: phrase for phrase in SABOTEUR},
    "lost-mines": {phrase.id: phrase for phrase in LOST_MINES},
}


def check(game: str, phrase: str, args: Sequence[int | str], players: int) -> None:
    """Refuses a phrase that cannot be said in this game with so many players; ValueError says what would be right."""
    known = PHRASES[game].get(phrase)
    if known is None:
        raise ValueError(f"there is no phrase {phrase[:40]!r} in {game}; there is {', '.join(PHRASES[game])}")
    if len(args) != len(known.args):
        wanted = ", ".join(known.args) or "nothing"
        raise ValueError(f"{phrase} takes {wanted}, and {len(args)} arguments were given")
    for kind, arg in zip(known.args, args, strict=True):
        _check_argument(phrase, kind, arg, players)


def _check_argument(phrase: str, kind: Kind, arg: int | str, players: int) -> None:
    if kind is Kind.SEAT:
        if type(arg) is not int or not 0 <= arg < players:
            raise ValueError(f"{phrase} takes a seat from 0 to {players - 1}")
    elif arg not in WORDS[kind]:
        raise ValueError(f"{phrase} takes a {kind}: {', '.join(WORDS[kind])}")
