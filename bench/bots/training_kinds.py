"""Players that the evidence is fitted on; none of them is among the held-out ones.

Besides the bots there are players with habits drawn at random: how often they slip, how badly they judge, whether they
see ways or only that east is good, when a saboteur wakes, and what it does until then. No two of them are the same, so
what is fitted cannot depend on one of them. Each family draws its habits from a part of the range, so that a fit
can leave a family out.
"""

import random
from typing import Any, NamedTuple

import msgspec

from pyrite.bots import PERSONALITIES, Bot, Player, bot
from pyrite.games.saboteur.bots.digger import grudges_of
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances

DETECTIVES = ("detective", "detective:cautious", "detective:loud", "detective:sly", "detective@1", "detective@1:sly")
HIDING = "hiding"  # a detective with any stealth
BOTS = ("novice", "digger@1", "digger@1:sly", "scout", HIDING, *DETECTIVES)
FAMILIES = {  # of random habits, by role
    "miner": ("careful", "hasty", "simple", "quarrelsome"),
    "saboteur": ("waiting", "wasting", "hitting", "simple", "open"),
}
SHARE_OF_BOTS = {"miner": 0.75, "saboteur": 0.6}


class Habits(NamedTuple):
    """How somebody plays; the last five are of saboteurs."""

    slips: float  # how often they do just anything
    doubt: float  # how much they misjudge, in cards of progress
    simple: bool  # whether they only see that east is good
    watches: bool  # whether they remember who did what
    vengeful: float  # how often they break back
    wakes: int  # until the gold is so many cards away they play like a miner, or as follows:
    wastes: float  # how often they waste a turn
    hits: float  # how often they break a tool
    favourite: bool  # whether they always break the tools of the same player
    openly: sabotage_value.SabotageStyle  # how they harm when awake


def habits(family: str, role: str, rng: random.Random) -> Habits:
    """Habits of a family, drawn at random."""
    is_saboteur = role == "saboteur"
    return Habits(
        slips=rng.choice((0.0, 0.0, rng.uniform(0, 0.1), rng.uniform(0, 0.25))) if family != "hasty" else 0.12,
        doubt=rng.uniform(0, 0.25) if family != "hasty" else rng.uniform(0.2, 0.6),
        simple=family == "simple",
        watches=rng.random() < 0.5,
        vengeful=rng.uniform(0.3, 1) if family == "quarrelsome" else rng.choice((0.0, rng.uniform(0, 0.3))),
        wakes=rng.choice((9, 5, 4, 3) if family in ("open", "simple") else (4, 3, 2, 2, 1)),
        wastes=rng.uniform(0.4, 1) if family == "wasting" else rng.choice((0.0, 0.1, 0.3)) * is_saboteur,
        hits=rng.uniform(0.3, 1) if family == "hitting" else rng.choice((0.0, 0.1)) * is_saboteur,
        favourite=rng.random() < 0.5,
        openly=sabotage_value.SabotageStyle(openly_from=rng.choice((2, 3, 5, 9)), boldness=rng.random()),
    )


class Trainer:
    """A player of one of these kinds: the name of a bot, or a family of habits."""

    def __init__(self, kind: str, role: str, seed: str) -> None:
        self.random = random.Random(seed)
        self.bot: Bot | None = None
        if kind == HIDING:
            personality = msgspec.structs.replace(PERSONALITIES["plain"], stealth=self.random.random())
            self.bot = Player("detective", seed, personality)
        elif kind in BOTS:
            self.bot = bot(kind, seed=seed)
        else:
            self.habits = habits(kind, role, self.random)
        self.victim: int | None = None

    def act(self, view: Any) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        if self.bot is not None:
            return self.bot.act(view)
        if view.phase != "turn":
            return nuggets.choose(view)
        if self.random.random() < self.habits.slips:
            return self.random.choice(view.legal)
        seats = [0.0] * view.options.players
        log_odds = grudges_of(view).log_odds if self.habits.watches else seats
        outlook = Outlook(view, saboteur_chances(view, log_odds))
        is_saboteur = view.role == "saboteur"
        planned = (self._hidden(view) if is_saboteur else None) or self._revenge(view)
        if planned is not None:
            return planned
        if is_saboteur and outlook.nearest <= self.habits.wakes:
            return self._best(view, self._harm(view, outlook), outlook)
        return self._best(view, self._digging(view, outlook), outlook)

    def _best(self, view: Any, values: list[float], outlook: Outlook) -> Any:
        spread = self.habits.doubt * outlook.tempo + 1e-6
        seen = [value + self.random.gauss(0, spread) for value in values]
        return view.legal[seen.index(max(seen))]

    def _digging(self, view: Any, outlook: Outlook) -> list[float]:
        values = digging_value.values(outlook)
        if not self.habits.simple:
            return values
        return [self._east(one, value) for one, value in zip(view.legal, values, strict=True)]

    def _harm(self, view: Any, outlook: Outlook) -> list[float]:
        values = sabotage_value.values(outlook, self.habits.openly)
        if not self.habits.simple:
            return values
        return [-self._east(one, -value) for one, value in zip(view.legal, values, strict=True)]

    def _east(self, action: Any, value: float) -> float:
        """What a tunnel is worth to somebody who only sees how far east it is and whether it leads on."""
        if action.verb.value != "lay":
            return value
        return float(0.02 * action.x - (0.1 if action.face.islower() else 0.0) - 0.01 * abs(action.y))

    def _revenge(self, view: Any) -> Any:
        if self.random.random() >= self.habits.vengeful:
            return None
        breakers = {event.seat for event in view.events if event.kind == "broke" and event.target == view.seat}
        back = [one for one in view.legal if one.verb.value == "break" and one.seat in breakers - {view.seat}]
        return self.random.choice(back) if back else None

    def _hidden(self, view: Any) -> Any:
        """A wasted turn or a broken tool, if it is in the mood."""
        if self.random.random() < self.habits.wastes:
            some = [one for one in view.legal if one.verb.value in ("pass", "map")]
            tunnels = [one for one in some if one.verb.value == "pass" and one.card.isupper()]
            return self.random.choice(tunnels if tunnels and self.random.random() < 0.5 else some)
        if self.random.random() < self.habits.hits:
            hits = [one for one in view.legal if one.verb.value == "break" and one.seat != view.seat]
            if self.habits.favourite and self.victim is None and hits:
                self.victim = self.random.choice(hits).seat
            hits = [one for one in hits if self.victim in (None, one.seat)]
            return self.random.choice(hits) if hits else None
        return None


def drawn(roles: list[str], rng: random.Random) -> list[str]:
    """A kind for each role: a bot or a family of random habits."""
    return [rng.choice(BOTS if rng.random() < SHARE_OF_BOTS[role] else FAMILIES[role]) for role in roles]
