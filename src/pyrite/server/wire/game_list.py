"""What can be played here, told so that a page can build its choices from it."""

from typing import Any

from pyrite.bots import CHARACTERS
from pyrite.game import GAMES
from pyrite.games.saboteur.rules.cards import MAPS
from pyrite.games.saboteur.rules.options import MOST_ROUNDS
from pyrite.server.tables.phrases import PHRASES
from pyrite.server.tables.request import LEVELS
from pyrite.server.wire.messages import Clock, GameOffered, Games, OptionOffered, PhraseOffered, Settings

# What the games' own checks allow; tests/server/test_programs.py compares the two.
KINDS: dict[str, dict[str, dict[str, Any]]] = {
    "saboteur": {
        "players": {"kind": "number", "least": 3, "most": 10, "rule": "S1.1"},
        "edition": {"kind": "choice", "choices": ("revised", "classic")},
        "rounds": {"kind": "number", "least": 1, "most": MOST_ROUNDS, "rule": "S1.1"},
        "sabotaged_unpaid": {"kind": "flag", "rule": "S7.6"},
        "bonus_nuggets": {"kind": "flag", "rule": "S9"},
        "all_saboteurs": {"kind": "flag", "rule": "S10.1"},
        "maps": {"kind": "number", "least": 0, "most": MAPS, "rule": "S10.2"},
        "first": {"kind": "seat", "rule": "S1.6"},
    },
    "lost-mines": {
        "players": {"kind": "number", "least": 3, "most": 9, "rule": "L1.1"},
        "rounds": {"kind": "number", "least": 1, "most": MOST_ROUNDS, "rule": "L1.1"},
        "until_alone": {"kind": "flag", "rule": "L1.1"},
        "first": {"kind": "seat", "rule": "L2.5"},
        "box": {"kind": "box", "rule": "L1"},
    },
}
PLAYERS = 5  # if nobody says otherwise


def offers() -> Games:
    """Everything there is to choose."""
    return Games(
        games=tuple(map(_offer, GAMES)),
        bots=LEVELS,
        characters=tuple(CHARACTERS),
        clocks=tuple(Clock),
        settings=Settings(),
    )


def _offer(name: str) -> GameOffered:
    plain = GAMES[name].options(players=PLAYERS)
    options = []
    for option, kind in KINDS[name].items():
        default = None if option == "box" else getattr(plain, option)
        options.append(OptionOffered(name=option, default=default, **kind))
    phrases = [PhraseOffered(id=phrase.id, args=tuple(map(str, phrase.args))) for phrase in PHRASES[name].values()]
    return GameOffered(game=name, options=tuple(options), phrases=tuple(phrases))
