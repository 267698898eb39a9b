"""The bots that play The Lost Mines, one module each."""

from collections.abc import Mapping

from pyrite.bots.levels import Choose, Level, Suspect, choose_any, without_personality
from pyrite.games.lost_mines.bots import detective, digger, foreman, frozen, novice
from pyrite.games.lost_mines.bots.knowledge.roles import suspicion
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View


def _first_version(choose: Choose[View, Action], suspicion: Suspect[View]) -> Level[View, Action]:
    return Level(choose, suspicion, offered=False, at_tables=False, talks=False, frozen=True)


LEVELS: Mapping[str, Level[View, Action]] = {
    "random": Level(choose_any, suspicion, offered=False, talks=False),
    "novice": Level(without_personality(novice.choose), novice.suspicion),
    "digger@1": _first_version(frozen.choose_digger, frozen.suspicion_of_digger),
    "detective@1": _first_version(frozen.choose_detective, frozen.suspicion_of_detective),
    "digger": Level(without_personality(digger.choose), digger.suspicion),
    "detective": Level(detective.choose, detective.suspicion),
    "foreman": Level(foreman.choose, foreman.suspicion),
}
