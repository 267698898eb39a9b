"""Players that the evidence is fitted on; none of them is among the held-out ones."""

import random
from typing import Any

import pyrite
from pyrite.games.saboteur.bots.digger import grudges_of
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, styles
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances

DETECTIVES = ("detective", "detective:cautious", "detective:loud", "detective:sly", "detective@1", "detective@1:sly")
BOTS = ("novice", "digger@1", "scout", *DETECTIVES)
SABOTEURS = (*BOTS, *styles.NAMES, "lazy", "breaker")
MINERS = (*BOTS, "slips", "clumsy")
KINDS = {"miner": MINERS, "saboteur": SABOTEURS}
SLIPS = {"slips": 0.05, "clumsy": 0.18, "lazy": 0.05}  # how often they do just anything
DOUBTS = {"slips": 0.1, "clumsy": 0.4}  # how much miners misjudge, in cards of progress
LAZY = 0.6  # how often a lazy saboteur throws a card away or looks at a goal


class Trainer:
    """A player of one of these kinds."""

    def __init__(self, kind: str, seed: str) -> None:
        self.kind = kind
        self.random = random.Random(seed)
        self.bot = pyrite.bot(kind, seed=seed) if kind in BOTS else None

    def act(self, view: Any) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        if self.bot is not None:
            return self.bot.act(view)
        if view.phase != "turn":
            return nuggets.choose(view)
        if self.random.random() < SLIPS.get(self.kind, 0.0):
            return self.random.choice(view.legal)
        outlook = Outlook(view, saboteur_chances(view, grudges_of(view).log_odds))
        if self.kind in DOUBTS:
            spread = DOUBTS[self.kind] * outlook.tempo
            values = [value + self.random.gauss(0, spread) for value in digging_value.values(outlook)]
            return view.legal[values.index(max(values))]
        scripted = {"lazy": self._lazy, "breaker": self._breaker}.get(self.kind)
        return scripted(view, outlook) if scripted else styles.choose(self.kind, outlook, self.random)

    def _breaker(self, view: Any, outlook: Outlook) -> Any:
        """Breaks anybody's tools, and digs along until the gold is near."""
        hits = [action for action in view.legal if action.verb.value == "break" and action.seat != view.seat]
        if hits and self.random.random() < 0.5:
            return self.random.choice(hits)
        return styles.choose("sleeper", outlook, self.random)

    def _lazy(self, view: Any, outlook: Outlook) -> Any:
        if self.random.random() < LAZY and outlook.nearest > styles.WAKES:
            return self.random.choice([action for action in view.legal if action.verb.value in ("pass", "map")])
        if self.random.random() < 0.5:
            return styles.best(view.legal, digging_value.values(outlook), self.random)
        return styles.choose("sly", outlook, self.random)
