"""Characters: the same level of play with different habits, as a few numbers that mean the same for every bot.

A character is written after the level: `detective:sly`. A level ignores the numbers that it does not need.
"""

import msgspec


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """The habits of a bot; every number is from 0 to 1."""

    name: str
    stealth: float  # how much a saboteur avoids suspicion: 0 ignores it, 1 avoids it most
    talkative: float  # the chance to say something that is worth saying
    lying: float  # the chance that a saboteur says something false when that helps it
    sure: float  # a player is named as a saboteur from this chance on


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
