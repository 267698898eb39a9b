"""The decisions beside the digging: which nugget card to keep (S7.2), and the extra nuggets (S9)."""

from typing import Any

from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential
from pyrite.games.saboteur.bots.knowledge.ground import FACES, ground_of
from pyrite.games.saboteur.rules.words import Verb

SHARE = {"miner": 1.6, "saboteur": 3.0}  # nuggets one can expect from a won round


def choose(view: Any) -> Any:
    """The decision of a phase that is no turn."""
    if view.phase == "pick":
        return max(view.legal, key=lambda action: int(action.value))
    return _stop_or_stay(view) if view.phase == "stop" else _lay_bonus(view)


def _stop_or_stay(view: Any) -> Any:
    """Plays on when that is likely to win more than the nuggets already in hand (S9.3, S9.4)."""
    ground = ground_of(view.table)
    miners_win = potential(gold_chances(view), ground.distances())
    win = miners_win if view.role == "miner" else 1 - miners_win
    safe = sum(view.bonus.shown)
    wanted = Verb.STAY if win * (safe + SHARE[view.role]) > safe else Verb.STOP
    return next(action for action in view.legal if action.verb is wanted)


def _lay_bonus(view: Any) -> Any:
    """The most nuggets, on the way as a miner, out of the way as a saboteur (S9.1)."""
    ground = ground_of(view.table)
    gold = gold_chances(view)
    side = 1 if view.role == "miner" else -1

    def worth(action: Any) -> tuple[int, float]:
        nearer = potential(gold, ground.if_laid(action.x, action.y, FACES["NESW"]))
        return action.value, side * nearer

    return max(view.legal, key=worth)
