"""Players that suspicion is fitted on; none of them is among the held-out ones.

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
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances

DETECTIVES = ("detective", "detective:cautious", "detective:loud", "detective:sly", "detective@1", "detective@1:sly")
DIGGERS = ("digger", "digger:cautious", "digger:loud", "digger:sly")
FOREMEN = ("foreman", "foreman:cautious", "foreman:loud", "foreman:sly")
DRAWN = {"some detective": "detective", "some foreman": "foreman"}  # with any stealth and temperature
LEVELS = (("novice",), ("scout",), DIGGERS, DETECTIVES, DETECTIVES, FOREMEN, tuple(DRAWN))  # each equally often
BOTS = tuple(dict.fromkeys(name for names in LEVELS for name in names))
FAMILIES = {  # of random habits, by role
    "miner": ("careful", "hasty", "simple", "quarrelsome", "mistrustful", "hoarding", "stubborn", "helpful"),
    "saboteur": ("waiting", "wasting", "hitting", "simple", "open", "moody", "sidling", "helpful", "tiring"),
}
SHARE_OF_BOTS = {"miner": 0.7, "saboteur": 0.55}


class Habits(NamedTuple):
    """How somebody plays; those from `wakes` on are of saboteurs."""

    slips: float  # how often they do just anything
    doubt: float  # how much they misjudge, in cards of progress
    simple: bool  # whether they only see that east is good
    watches: float  # how much of what others did they remember
    vengeful: float  # how often they break back
    accuses: float  # how often they break the tools of whom they suspect most, without being sure
    hoards: float  # how often they throw a card away rather than gain little
    goal: int | None  # a goal they take for the gold, until they know
    helps: float  # how often they repair anybody
    wakes: int  # until the gold is so many cards away they play like a miner, or as follows:
    wastes: float  # how often they waste a turn
    hits: float  # how often they break a tool
    favourite: bool  # whether they always break the tools of the same player
    moody: float  # how often they do harm before they wake
    sidles: float  # how often they lay a tunnel that gains nothing
    tires: float  # how often they dig on when awake
    openly: sabotage_value.SabotageStyle  # how they harm when awake


def habits(family: str, role: str, rng: random.Random) -> Habits:
    """Habits of a family, drawn at random."""
    is_saboteur = role == "saboteur"

    def often(name: str, least: float, most: float, otherwise: float = 0.0) -> float:
        """A number from a range for this family, and mostly 0 for others."""
        return rng.uniform(least, most) if family == name else rng.choice((0.0, 0.0, rng.uniform(0, otherwise)))

    return Habits(
        slips=rng.uniform(0.08, 0.2) if family == "hasty" else rng.choice((0.0, 0.0, 0.05, rng.uniform(0, 0.25))),
        doubt=rng.uniform(0.2, 0.6) if family == "hasty" else rng.uniform(0, 0.25),
        simple=family == "simple" or rng.random() < 0.05,
        watches=rng.choice((0.0, rng.random(), 1.0)),
        vengeful=often("quarrelsome", 0.3, 1, 0.3),
        accuses=often("mistrustful", 0.2, 0.9, 0.1),
        hoards=often("hoarding", 0.3, 1, 0.2),
        goal=rng.randrange(3) if family == "stubborn" or rng.random() < 0.05 else None,
        helps=often("helpful", 0.4, 1, 0.2),
        wakes=rng.choice((9, 5, 4, 3) if family in ("open", "simple") else (5, 4, 3, 2, 2, 1, 1)),
        wastes=often("wasting", 0.4, 1, 0.4) * is_saboteur,
        hits=often("hitting", 0.3, 1, 0.2) * is_saboteur,
        favourite=rng.random() < 0.5,
        moody=often("moody", 0.1, 0.7, 0.2) * is_saboteur,
        sidles=often("sidling", 0.3, 1, 0.3) * is_saboteur,
        tires=often("tiring", 0.2, 0.7, 0.3) * is_saboteur,
        openly=sabotage_value.SabotageStyle(openly_from=rng.choice((2, 3, 5, 9)), boldness=rng.random()),
    )


class Trainer:
    """A player of one of these kinds: the name of a bot, or a family of habits."""

    def __init__(self, kind: str, role: str, seed: str) -> None:
        self.random = random.Random(seed)
        self.bot: Bot | None = None
        if kind in DRAWN:
            drawn = {"stealth": self.random.random() ** 0.5, "temperature": self.random.choice((0.1, 0.2, 0.4, 0.8))}
            personality = PERSONALITIES[self.random.choice(list(PERSONALITIES))]
            self.bot = Player(DRAWN[kind], seed, msgspec.structs.replace(personality, **drawn))
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
        if self._feels(self.habits.slips):
            return self.random.choice(view.legal)
        outlook = self._outlook(view)
        is_saboteur = view.role == "saboteur"
        is_awake = is_saboteur and outlook.nearest <= self.habits.wakes and not self._feels(self.habits.tires)
        planned = (self._hidden(view, outlook) if is_saboteur else None) or self._quarrel(view, outlook)
        if planned is not None:
            return planned
        if is_awake or self._feels(self.habits.moody):
            return self._best(view, self._harm(view, outlook), outlook)
        return self._dig(view, outlook)

    def _feels(self, often: float) -> bool:
        return self.random.random() < often

    def _outlook(self, view: Any) -> Outlook:
        seats = [0.0] * view.options.players
        if self.habits.watches:
            seats = [self.habits.watches * one for one in grudges_of(view).log_odds]
        gold = gold_chances(view)
        if self.habits.goal is not None and gold[self.habits.goal]:
            gold = [0.9 if place == self.habits.goal else 0.1 * chance for place, chance in enumerate(gold)]
            gold = [chance / sum(gold) for chance in gold]
        return Outlook(view, saboteur_chances(view, seats), gold)

    def _best(self, view: Any, values: list[float], outlook: Outlook) -> Any:
        spread = self.habits.doubt * outlook.tempo + 1e-6
        seen = [value + self.random.gauss(0, spread) for value in values]
        return view.legal[seen.index(max(seen))]

    def _dig(self, view: Any, outlook: Outlook) -> Any:
        values = digging_value.values(outlook)
        if self.habits.simple:
            values = [self._east(one, value) for one, value in zip(view.legal, values, strict=True)]
        passes = [one for one in view.legal if one.verb.value == "pass"]
        if passes and max(values) < outlook.tempo and self._feels(self.habits.hoards):
            return self.random.choice(passes)
        return self._best(view, values, outlook)

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

    def _quarrel(self, view: Any, outlook: Outlook) -> Any:
        """A repair for anybody, a tool broken in return, or one of the player they suspect most."""
        mends = [one for one in view.legal if one.verb.value == "mend" and one.seat != view.seat]
        if mends and self._feels(self.habits.helps):
            return self.random.choice(mends)
        hits = [one for one in view.legal if one.verb.value == "break" and one.seat != view.seat]
        if not hits:
            return None
        if self._feels(self.habits.vengeful):
            breakers = {event.seat for event in view.events if event.kind == "broke" and event.target == view.seat}
            back = [one for one in hits if one.seat in breakers]
            return self.random.choice(back) if back else None
        if self._feels(self.habits.accuses):
            return max(hits, key=lambda one: (outlook.suspect(one.seat), self.random.random()))
        return None

    def _hidden(self, view: Any, outlook: Outlook) -> Any:
        """A wasted turn, a tunnel that gains nothing or a broken tool, if it is in the mood."""
        if self._feels(self.habits.wastes):
            some = [one for one in view.legal if one.verb.value in ("pass", "map")]
            tunnels = [one for one in some if one.verb.value == "pass" and one.card.isupper()]
            return self.random.choice(tunnels if tunnels and self._feels(0.5) else some)
        if self._feels(self.habits.sidles):
            tunnels = [one for one in view.legal if one.verb.value == "lay" and one.face.isupper()]
            even = [one for one in tunnels if abs(outlook.if_laid(one)) <= 0.1 * outlook.tempo]
            return self.random.choice(even) if even else None
        if self._feels(self.habits.hits):
            hits = [one for one in view.legal if one.verb.value == "break" and one.seat != view.seat]
            if self.habits.favourite and self.victim is None and hits:
                self.victim = self.random.choice(hits).seat
            hits = [one for one in hits if self.victim in (None, one.seat)]
            return self.random.choice(hits) if hits else None
        return None


def drawn(roles: list[str], rng: random.Random) -> list[str]:
    """A kind for each seat: a bot or a family of random habits. Some tables have more bots than others."""
    more = rng.choice((0.6, 1.0, 1.0, 1.3))
    return [
        rng.choice(rng.choice(LEVELS) if rng.random() < more * SHARE_OF_BOTS[role] else FAMILIES[role])
        for role in roles
    ]
