"""Characters: the same level of play in different moods, as a few numbers that everybody reads in the same way.

A character is written behind the level: `detective:sly`. A level that has no use for a number leaves it alone.
"""

import msgspec


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody is at the table; every number is from 0 to 1."""

    name: str
    stealth: float  # how much a saboteur minds being suspected
    talkative: float  # how often something worth saying is said
    lying: float  # how often a saboteur lies when that pays
    sure: float  # how likely somebody must be a saboteur before they are named


PLAIN = Character(name="plain", stealth=0.4, talkative=0.5, lying=0.5, sure=0.8)
CHARACTERS = {
    one.name: one
    for one in (
        PLAIN,
        Character(name="cautious", stealth=0.7, talkative=0.15, lying=0.2, sure=0.9),
        Character(name="loud", stealth=0.0, talkative=0.95, lying=0.6, sure=0.65),
        Character(name="sly", stealth=1.0, talkative=0.5, lying=1.0, sure=0.8),
    )
}


def character(name: str) -> Character:
    """The character of this name; ValueError lists those there are.

    >>> character("sly").stealth
    1.0
    """
    if name not in CHARACTERS:
        raise ValueError(f"there is no character {name!r}; there is {', '.join(CHARACTERS)}")
    return CHARACTERS[name]
