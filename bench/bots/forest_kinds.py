"""Players of The Lost Mines that the judgement is fitted on; none of them is among the held-out ones.

Besides the bots there are players with habits drawn at random: how badly they judge, how often they slip, how much they
care for others than themselves, how long they pretend to be loyal, and what they do to their own clan meanwhile. Each
family draws its habits from a part of the range, so that a fit can leave a family out.
"""

import random
from typing import Any, NamedTuple

import msgspec

from pyrite.bots import PERSONALITIES, Bot, Player, bot
from pyrite.games.lost_mines.bots.digger import DiggerValues

HIDING = "hiding"  # a detective with any stealth
DETECTIVES = ("detective", "detective:cautious", "detective:loud", "detective:sly", "detective@1", "detective@1:sly")
BOTS = ("novice", "digger", "foreman", HIDING, *DETECTIVES)
FAMILIES = {
    "loyal": ("careful", "hasty", "simple", "blocking"),
    "selfish": ("open", "patient", "simple", "blocking", "wasting"),
    "saboteur": ("open", "waiting", "wasting", "hitting", "simple"),
}
SHARE_OF_BOTS = {"loyal": 0.7, "selfish": 0.6, "saboteur": 0.55}
BLOCKS = ("trap", "troll", "storm")


class Habits(NamedTuple):
    """How somebody plays."""

    slips: float  # how often they do just anything
    doubt: float  # points by which they misjudge
    care: float  # what a treasure of somebody on the same side counts, compared with an own one
    spite: float  # how much a treasure of the other side hurts
    wakes: float  # they play like a loyal dwarf until this share of treasures is taken
    wastes: float  # how often they waste a card until then or later
    hits: float  # how often they block somebody of the clan they do not score with
    dawdles: float  # how often they stay where they are


def habits(family: str, role: str, rng: random.Random) -> Habits:
    """Habits of a family, drawn at random."""
    is_loyal = role == "loyal"
    return Habits(
        slips=rng.uniform(0.05, 0.25) if family == "hasty" else rng.choice((0.0, 0.0, rng.uniform(0, 0.12))),
        doubt=rng.uniform(0.03, 0.15) if family == "hasty" else rng.uniform(0, 0.05),
        care=rng.uniform(0, 0.3) if family == "simple" else rng.uniform(0.5, 1.2),
        spite=rng.uniform(0.3, 1.0) if family == "blocking" else rng.choice((0.0, rng.uniform(0, 0.3))),
        wakes=rng.uniform(0.15, 0.9)
        if family in ("waiting", "patient")
        else rng.choice((0.0, 0.0, 0.3)) * (not is_loyal),
        wastes=rng.uniform(0.3, 0.9) if family == "wasting" else rng.choice((0.0, 0.0, 0.1)),
        hits=rng.uniform(0.3, 1.0) if family == "hitting" else rng.choice((0.0, 0.1)) * (not is_loyal),
        dawdles=rng.uniform(0, 0.5) if family == "wasting" else rng.choice((0.0, 0.0, 0.1)),
    )


class ForestTrainer:
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

    def act(self, view: Any) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        if self.bot is not None:
            return self.bot.act(view)
        if self.random.random() < self.habits.slips:
            return self.random.choice(view.legal)
        planned = self._planned(view)
        return self._best(view) if planned is None else planned

    def _planned(self, view: Any) -> Any:
        """A wasted card, a blow at the clan, or a stop on the way, if it is in the mood."""
        chance, habits = self.random.random(), self.habits
        if view.phase == "walk" and chance < habits.dawdles:
            return next((one for one in view.legal if one.verb.value == "stay"), None)
        if view.phase != "turn":
            return None
        some = []
        if chance < habits.wastes:
            some = [one for one in view.legal if one.verb.value in ("discard", "look")]
        elif chance < habits.wastes + habits.hits:
            some = [one for one in view.legal if one.verb.value in BLOCKS and self._hurts(view, one)]
        return self.random.choice(some) if some else None

    def _hurts(self, view: Any, action: Any) -> bool:
        """Whether it is near a dwarf whom this seat does not score with, as far as anybody can tell."""
        own = view.dwarfs[view.seat].clan
        x, y = action.cell
        for seat, one in enumerate(view.dwarfs):
            is_foe = seat != view.seat and (view.role == "selfish" or (one.clan == own) == (view.role == "saboteur"))
            if is_foe and abs(x - one.x) + abs(y - one.y) <= 2:
                return True
        return False

    def _parts(self, view: Any) -> list[float]:
        """What a treasure in each player's hands counts for this one."""
        taken = sum(one.taken_by is not None for one in view.treasures) / len(view.treasures)
        role = view.role if taken >= self.habits.wakes else "loyal"
        clan = view.dwarfs[view.seat].clan
        parts = []
        for seat, one in enumerate(view.dwarfs):
            if seat == view.seat:
                parts.append(1.0)
            elif role == "selfish":
                parts.append(-self.habits.spite / 2)
            else:
                is_friend = (one.clan == clan) == (role == "loyal")
                known = {"selfish": 0.0, "saboteur": -1.0, "loyal": 1.0, None: 0.6}[one.character]
                parts.append(known * (self.habits.care if is_friend else -self.habits.spite))
        return parts

    def _best(self, view: Any) -> Any:
        table = DiggerValues(view)
        table.parts = self._parts(view)
        table.race.part = [*table.parts, *[0.0] * (9 - len(table.parts))]
        table.own_part = 1.0
        table.now = table.race.now()
        table.tempo = table.cost_of_time()
        rate = {
            "turn": table.rate_card,
            "walk": table.rate_walk,
            "turn_mine": table.rate_turned_mine,
            "take": table.rate_treasure,
            "vote": table.rate_answer,
        }[view.phase]
        return max(view.legal, key=lambda action: rate(action) + self.random.gauss(0, self.habits.doubt + 1e-6))


def drawn(roles: list[str], rng: random.Random) -> list[str]:
    """A kind for each role: a bot or a family of random habits."""
    return [rng.choice(BOTS if rng.random() < SHARE_OF_BOTS[role] else FAMILIES[role]) for role in roles]
