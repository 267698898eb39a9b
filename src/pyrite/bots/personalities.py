"""Personalities: the same level of play with different habits, as a few numbers that mean the same for every bot.

A personality is written after the level: `detective:sly`. A level ignores the numbers that it does not need.
"""

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec


class Personality(msgspec.Struct, frozen=True, kw_only=True):
    """The habits of a bot; every number but the last is from 0 to 1."""

    name: str
    stealth: float  # how much a hidden opponent avoids suspicion: 0 ignores it, 1 avoids it most
    talkative: float  # the chance to say something that is worth saying
    lying: float  # the chance that a hidden opponent says something false when that helps it
    sure: float  # a player is named as a hidden opponent from this chance on
    quarrelsome: float  # how readily it acts against players it suspects; 0.5 is usual
    temperature: float  # how much worse than the best a move may be that it plays now and then
    praises: int  # how many others it says it trusts, in a round


PLAIN = Personality(
    name="plain", stealth=0.85, talkative=0.5, lying=0.35, sure=0.8, quarrelsome=0.5, temperature=0.2, praises=1
)
PERSONALITIES = {
    one.name: one
    for one in (
        PLAIN,
        Personality(
            name="cautious",
            stealth=0.95,
            talkative=0.15,
            lying=0.2,
            sure=0.9,
            quarrelsome=0.0,
            temperature=0.1,
            praises=0,
        ),
        Personality(
            name="loud", stealth=0.0, talkative=0.95, lying=0.4, sure=0.65, quarrelsome=1.0, temperature=0.4, praises=1
        ),
        Personality(
            name="sly", stealth=1.0, talkative=0.7, lying=0.7, sure=0.95, quarrelsome=0.2, temperature=0.2, praises=4
        ),
    )
}


def personality(name: str) -> Personality:
    """The personality of this name; ValueError lists the valid names.

    >>> personality("sly").stealth
    1.0
    """
    if name not in PERSONALITIES:
        raise ValueError(f"unknown personality {name!r}: choose one of {', '.join(PERSONALITIES)}")
    return PERSONALITIES[name]


if not TYPE_CHECKING:  # the names of the last release, until the next

    def __getattr__(name: str) -> type[Personality] | dict[str, Personality] | Callable[[str], Personality]:
        earlier = {"Character": Personality, "CHARACTERS": PERSONALITIES, "character": personality}
        if name not in earlier:
            raise AttributeError(name)
        warnings.warn(f"{name} is now about personalities; the old name will go away", DeprecationWarning, stacklevel=2)
        return earlier[name]
