"""What is wrong with options, bots, boxes, positions and records, in the reader's language.

Their errors are raised in English by modules without texts. Each has a text in a `faults.ftl`, of Pyrite or of a
game, whose English pattern is the message as it is raised; here a message is recognized by it and said in a language.
"""

import functools
import re

from pyrite.texts import ENGLISH, PYRITE, game_text, languages, plain_texts, text

PREFIX = "fault-"
_BLANK = re.compile(r"\\\{\\ \\\$(\w+)\\ \\\}")  # { $name }, escaped


def translated(message: str, language: str) -> str:
    """The message of an error in a language; as it is if there is no text for it.

    >>> translated("players must be a whole number from 3 to 10, not 12 (S1.1)", "pl")
    'players: 12; dozwolona jest liczba całkowita od 3 do 10 (S1.1)'
    """
    if language == ENGLISH:
        return message
    for owner, name, pattern in _patterns():
        if found := pattern.fullmatch(message):
            facts = {key: translated(value, language) for key, value in found.groupdict().items()}
            return text(name, language, **facts) if owner == PYRITE else game_text(owner, name, language, **facts)
    return message


def in_every_language(message: str) -> dict[str, str]:
    """The message of an error by language."""
    return {language: translated(message, language) for language in languages()}


@functools.cache
def _patterns() -> list[tuple[str, str, re.Pattern[str]]]:
    """The English texts as patterns, those with most letters of their own first."""
    from pyrite.game import GAMES  # takes long to load

    found = [
        (owner, name, plain)
        for owner in (PYRITE, *GAMES)
        for name, plain in plain_texts(owner, ENGLISH).items()
        if name.startswith(PREFIX)
    ]
    found.sort(key=lambda one: len(re.sub(r"\{.*?\}", "", one[2])), reverse=True)
    return [(owner, name, re.compile(_BLANK.sub(r"(?P<\1>.+?)", re.escape(plain)))) for owner, name, plain in found]
