"""The bots that play The Lost Mines, one module each."""

from collections.abc import Mapping

from pyrite.bots.levels import Level, without_personality
from pyrite.games.lost_mines.bots import detective, digger, novice, random
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View

LEVELS: Mapping[str, Level[View, Action]] = {
    "random": Level(without_personality(random.choose), random.suspicion, offered=False, talks=False),
    "novice": Level(without_personality(novice.choose), novice.suspicion),
    "digger": Level(without_personality(digger.choose), digger.suspicion),
    "detective": Level(detective.choose, detective.suspicion),
}
