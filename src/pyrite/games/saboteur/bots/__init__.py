"""The bots that play Saboteur, one module each."""

from collections.abc import Mapping

from pyrite.bots.levels import Level, without_personality
from pyrite.games.saboteur.bots import detective, digger, novice, random, scout
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

LEVELS: Mapping[str, Level[View, Action]] = {
    "random": Level(without_personality(random.choose), random.suspicion, offered=False, talks=False),
    "novice": Level(without_personality(novice.choose), novice.suspicion),
    "scout": Level(without_personality(scout.choose), scout.suspicion, offered=False, at_tables=False),
    "digger": Level(digger.choose, digger.suspicion),
    "detective": Level(detective.choose, detective.suspicion),
}
