"""The decisions outside of turns: which nugget card to keep (S7.2), and the extra nuggets (S9)."""

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential
from pyrite.games.saboteur.bots.knowledge.ground import FACES, ground_of
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Verb

SHARE = {"miner": 1.6, "saboteur": 3.0}  # the nuggets to expect from a round that is won


def choose(view: View) -> Action:
    """The decision in a phase that is not a turn."""
    if view.phase == "pick":
        return max(view.legal, key=lambda action: require(action.value))
    return _stop_or_stay(view) if view.phase == "stop" else _lay_bonus(view)


def _stop_or_stay(view: View) -> Action:
    """Play on if that is expected to win more nuggets than stopping (S9.3, S9.4)."""
    ground = ground_of(view.table)
    miners_win = potential(gold_chances(view), ground.distances())
    win = miners_win if view.role == "miner" else 1 - miners_win
    safe = sum(require(view.bonus).shown)
    wanted = Verb.STAY if win * (safe + SHARE[require(view.role)]) > safe else Verb.STOP
    return next(action for action in view.legal if action.verb is wanted)


def _lay_bonus(view: View) -> Action:
    """Lay the card with most nuggets: near the gold as a miner, far from it as a saboteur (S9.1)."""
    ground = ground_of(view.table)
    gold = gold_chances(view)
    side = 1 if view.role == "miner" else -1

    def worth(action: Action) -> tuple[int, float]:
        nearer = potential(gold, ground.if_laid(*action.cell, FACES["NESW"]))
        return require(action.value), side * nearer

    return max(view.legal, key=worth)
