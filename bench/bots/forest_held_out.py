"""Players of The Lost Mines that nothing is fitted to: scripted styles of people, for measuring suspicion of strangers.

They were written before the judgement of The Lost Mines was fitted, and no bot is tuned on them. `FOREST_HASH` in
`__main__.py` is the hash of this file; a measurement says whether it still matches.

- sleeper: a saboteur who plays for its clan until half of the treasures are taken or half of the pile is drawn;
- drone: a saboteur who throws away, looks around and dawdles, and never blocks anybody;
- framer: a saboteur who accuses one of its clan, puts traps and trolls in that dwarf's way, and else plays along;
- beginner: any character, makes mistakes; a saboteur or selfish one spoils something now and then;
- neighbour: a loyal dwarf who plays sensibly, misjudges a little, and pays traps back;
- hoarder: a selfish dwarf who plays for its clan until it has a treasure, and then for itself.
"""

import random
from typing import Any

import msgspec

import pyrite
from pyrite.core.views import SpokenPhrase
from pyrite.games.lost_mines.bots import digger

MISTAKES = 0.15  # how often a beginner does just anything
SPOILS = 0.35  # how often a beginner who is not loyal spoils something
IDLES = 0.75  # how often a drone wastes its card
DAWDLES = 0.4  # how often a drone stays where it is
PAYS_BACK = 0.5  # how often a neighbour blocks somebody whose trap it met
MISJUDGES = 0.02  # points by which a neighbour or hoarder is wrong

SABOTEURS = ("sleeper", "drone", "framer", "beginner")
LOYALS = ("neighbour", "beginner")
SELFISH = ("hoarder", "beginner")
STYLES = ("sleeper", "drone", "framer", "beginner", "neighbour", "hoarder")

# Who sits at a mixed table, each kind equally often.
BOTS = ("novice", "digger", "detective", "detective:cautious", "detective:loud", "detective:sly", "foreman")
KINDS = {"loyal": (*BOTS, *LOYALS), "selfish": (*BOTS, *SELFISH), "saboteur": (*BOTS, *SABOTEURS)}
SCRIPTED = {"loyal": LOYALS, "selfish": SELFISH, "saboteur": SABOTEURS}


def as_loyal(view: Any) -> Any:
    """The view of somebody in the same place who is loyal to the clan."""
    replace = msgspec.structs.replace
    own = view.dwarfs[view.seat].clan
    dwarfs = tuple(
        replace(one, character="loyal" if seat == view.seat else None) if one.clan == own else one
        for seat, one in enumerate(view.dwarfs)
    )
    return replace(view, role="loyal", dwarfs=dwarfs)


class Stranger:
    """A player of one of these styles."""

    def __init__(self, style: str, seed: str) -> None:
        self.style = style
        self.random = random.Random(seed)
        self.framed: int | None = None
        self.most_pile = 0

    def act(self, view: Any, budget: float | None = None) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        self.most_pile = max(self.most_pile, view.pile)
        act = {
            "sleeper": self._sleeper,
            "drone": self._drone,
            "framer": self._framer,
            "beginner": self._beginner,
            "neighbour": self._neighbour,
            "hoarder": self._hoarder,
        }
        return act[self.style](view)

    def say(self, view: Any) -> SpokenPhrase | None:
        """A framer accuses whom it frames, once."""
        if self.framed is None or any(one.seat == view.seat for one in view.talk):
            return None
        return SpokenPhrase(view.seat, view.round, "suspect", (self.framed,))

    def _sleeper(self, view: Any) -> Any:
        taken = sum(one.taken_by is not None for one in view.treasures)
        is_awake = 2 * taken >= len(view.treasures) or 2 * view.pile < self.most_pile
        return self._sensible(view if is_awake else as_loyal(view))

    def _drone(self, view: Any) -> Any:
        if view.phase == "turn" and self.random.random() < IDLES:
            idle = [one for one in view.legal if one.verb.value in ("discard", "look")]
            if idle:
                return self.random.choice(idle)
        if view.phase == "walk" and self.random.random() < DAWDLES:
            return next((one for one in view.legal if one.verb.value == "stay"), view.legal[0])
        return self._simple(view, avoids=("trap", "troll", "storm"))

    def _framer(self, view: Any) -> Any:
        if self.framed is None:
            self.framed = self._victim(view)
        if view.phase == "turn" and self.framed is not None:
            blocks = self._blocks_beside(view, self.framed)
            if blocks:
                return self.random.choice(blocks)
        is_late = view.pile < view.options.players * 3
        return self._sensible(view if is_late else as_loyal(view))

    def _victim(self, view: Any) -> int | None:
        """One of its own clan who has already walked."""
        own = view.dwarfs[view.seat].clan
        walked = {event.seat for event in view.events if event.kind == "walked"}
        clan = [seat for seat, one in enumerate(view.dwarfs) if one.clan == own and seat != view.seat]
        some = [seat for seat in clan if seat in walked]
        return self.random.choice(some) if some else None

    def _beginner(self, view: Any) -> Any:
        if self.random.random() < MISTAKES:
            return self.random.choice(view.legal)
        if view.phase == "turn" and view.role != "loyal" and self.random.random() < SPOILS:
            own = view.dwarfs[view.seat].clan
            hurt = [
                seat
                for seat, one in enumerate(view.dwarfs)
                if seat != view.seat and (one.clan == own or view.role == "selfish")
            ]
            spoils = [one for seat in hurt for one in self._blocks_beside(view, seat)]
            spoils += [one for one in view.legal if one.verb.value == "lay" and one.x <= 2]
            if spoils:
                return self.random.choice(spoils)
        return self._simple(view)

    def _neighbour(self, view: Any) -> Any:
        if view.phase == "turn" and self.random.random() < PAYS_BACK:
            met = any(event.kind == "lost" and event.seat == view.seat for event in view.events)
            trappers = {event.seat for event in view.events if event.kind == "trap_set"} - {view.seat}
            back = [one for seat in trappers for one in self._blocks_beside(view, seat)] if met else []
            if back:
                return self.random.choice(back)
        return self._sensible(view)

    def _hoarder(self, view: Any) -> Any:
        has_one = any(one.taken_by == view.seat for one in view.treasures)
        return self._sensible(view if has_one else as_loyal(view))

    def _blocks_beside(self, view: Any, seat: int) -> list[Any]:
        """Traps and trolls right beside a dwarf, and storms next to it."""
        own = view.dwarfs[seat]
        found = []
        for one in view.legal:
            if one.verb.value in ("trap", "troll", "storm"):
                x, y = one.cell
                if abs(x - own.x) + abs(y - own.y) <= 1:
                    found.append(one)
        return found

    def _sensible(self, view: Any) -> Any:
        """What a digger does, misjudged a little."""
        table = digger.DiggerValues(view)
        rate = {
            "turn": table.rate_card,
            "walk": table.rate_walk,
            "turn_mine": table.rate_turned_mine,
            "take": table.rate_treasure,
            "vote": table.rate_answer,
        }[view.phase]
        return max(view.legal, key=lambda action: rate(action) + self.random.gauss(0, MISJUDGES))

    def _simple(self, view: Any, avoids: tuple[str, ...] = ()) -> Any:
        """What a novice does."""
        some = tuple(one for one in view.legal if one.verb.value not in avoids) or view.legal
        if len(some) == 1:
            return some[0]
        seed = self.random.getrandbits(32)
        return pyrite.bot("novice", seed=seed).act(msgspec.structs.replace(view, legal=some))
