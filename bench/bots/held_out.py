"""Players that nothing is fitted to: scripted styles of people, for measuring suspicion of strangers.

They were written before the evidence was fitted, and no bot is tuned on them. `HASH` in `__main__.py` is the hash of
this file; a measurement says whether it still matches. In Saboteur:

- sleeper: a saboteur who digs along until the gold is two cards away;
- drone: a saboteur who only wastes time, and never does any harm;
- framer: a saboteur who accuses a miner and breaks that miner's tools;
- beginner: either role, lays whatever leads east, forgets tools, and makes mistakes;
- neighbour: a miner who digs sensibly, misjudges a little, and breaks back.

In The Lost Mines sleeper, drone and beginner do the same with paths and walks.
"""

import random
from typing import Any

import pyrite
from pyrite.core.views import SpokenPhrase
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances

WAKES = 2  # a sleeper digs along until the gold is so many cards away
FRAMES_FROM = 2  # a framer begins on this turn of its own
MISTAKES = 0.15  # how often a beginner does just anything
DOUBT = 0.15  # how much a neighbour misjudges, in cards of progress
OPENLY = sabotage_value.SabotageStyle(openly_from=9, boldness=1.0)

SABOTEURS = ("sleeper", "drone", "framer", "beginner")
MINERS = ("neighbour", "beginner")
LOST_MINES = ("sleeper", "drone", "beginner")

# Who sits at a mixed table, each kind equally often.
BOTS = ("novice", "digger", "scout", "detective", "detective:cautious", "detective:loud", "detective:sly")
KINDS = {"miner": (*BOTS, *MINERS), "saboteur": (*BOTS, *SABOTEURS)}
FOREST_KINDS = (*(name for name in BOTS if name != "scout"), *LOST_MINES)


class Scripted:
    """A player of one of these styles."""

    def __init__(self, style: str, seed: str) -> None:
        self.style = style
        self.random = random.Random(seed)
        self.turns = 0
        self.framed: int | None = None

    def act(self, view: Any, budget: float | None = None) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        if view.game != "saboteur":
            return self._in_the_forest(view)
        if view.phase != "turn":
            return nuggets.choose(view)
        self.turns += 1
        if self.style == "beginner":
            return self._beginner(view)
        outlook = Outlook(view, saboteur_chances(view, [0.0] * view.options.players))
        if view.role == "miner":
            return self._neighbour(view, outlook)
        return {"sleeper": self._sleeper, "drone": self._drone, "framer": self._framer}[self.style](view, outlook)

    def say(self, view: Any) -> SpokenPhrase | None:
        """A framer accuses whom it frames, once."""
        if self.framed is None or any(one.seat == view.seat for one in view.talk):
            return None
        return SpokenPhrase(view.seat, view.round, "suspect", (self.framed,))

    def _best(self, view: Any, values: list[float], doubt: float) -> Any:
        seen = [value + self.random.gauss(0, doubt) for value in values]
        return view.legal[seen.index(max(seen))]

    def _neighbour(self, view: Any, outlook: Outlook) -> Any:
        breakers = {event.seat for event in view.events if event.kind == "broke" and event.target == view.seat}
        back = [action for action in view.legal if action.verb.value == "break" and action.seat in breakers]
        if back and self.random.random() < 0.5:
            return self.random.choice(back)
        return self._best(view, digging_value.values(outlook), DOUBT * outlook.tempo)

    def _sleeper(self, view: Any, outlook: Outlook) -> Any:
        if outlook.nearest > WAKES:
            return self._best(view, digging_value.values(outlook), DOUBT * outlook.tempo)
        return self._best(view, sabotage_value.values(outlook, OPENLY), 1e-6)

    def _drone(self, view: Any, outlook: Outlook) -> Any:
        """Looks at goals, mends itself, throws tunnels away; sometimes lays one that changes nothing."""
        own = [action for action in view.legal if action.verb.value == "mend" and action.seat == view.seat]
        maps = [action for action in view.legal if action.verb.value == "map"]
        idle = [
            action
            for action in view.legal
            if action.verb.value == "lay" and action.face.isupper() and abs(outlook.if_laid(action)) < 0.005
        ]
        passes = [action for action in view.legal if action.verb.value == "pass"]
        tunnels = [action for action in passes if action.card.isupper()]
        for some, often in ((own, 0.7), (maps, 0.5), (idle, 0.4), (tunnels, 0.8), (passes, 1.0)):
            if some and self.random.random() < often:
                return self.random.choice(some)
        return self.random.choice(view.legal)

    def _framer(self, view: Any, outlook: Outlook) -> Any:
        if self.turns >= FRAMES_FROM and self.framed is None:
            self.framed = self._victim(view)
        hits = [action for action in view.legal if action.verb.value == "break" and action.seat == self.framed]
        if hits:
            return self.random.choice(hits)
        if outlook.nearest > WAKES + 1:
            return self._best(view, digging_value.values(outlook), DOUBT * outlook.tempo)
        return self._best(view, sabotage_value.values(outlook, OPENLY), 1e-6)

    def _victim(self, view: Any) -> int:
        """Somebody who lays tunnels."""
        laid = [event.seat for event in view.events if event.kind == "laid" and event.seat != view.seat]
        others = [seat for seat in range(view.options.players) if seat != view.seat]
        return max(others, key=lambda seat: (laid.count(seat), self.random.random()))

    def _beginner(self, view: Any) -> Any:
        """East is good for a miner; a saboteur lays what is broken or throws away, every other turn."""
        if self.random.random() < MISTAKES:
            return self.random.choice(view.legal)
        lazy = view.role == "saboteur" and self.random.random() < 0.5

        def worth(action: Any) -> float:
            verb = action.verb.value
            if verb == "lay":
                good = action.x + 0.5 * len(action.face) - (6 if action.face.islower() else 0)
                return float(-good if lazy else good)
            if verb == "mend":
                return 7 if action.seat == view.seat else 1
            if verb == "map":
                return 6 if view.goals[action.goal].treasure is None else -2
            if verb == "break":
                return -9 if action.seat == view.seat else 2.5 if lazy else 0.5
            return 1 if verb == "pass" else 0

        return max(view.legal, key=lambda action: worth(action) + self.random.random())

    def _in_the_forest(self, view: Any) -> Any:
        if self.style == "drone" and view.role != "loyal" and view.phase == "turn":
            some = [action for action in view.legal if action.verb.value in ("discard", "look")]
            if some:
                return self.random.choice(some)
        if self.style == "beginner" and self.random.random() < MISTAKES:
            return self.random.choice(view.legal)
        awake = self.style == "sleeper" and view.pile < 6 * view.options.players
        level = "digger" if awake else "novice"
        return pyrite.bot(level, seed=self.random.getrandbits(32)).act(view)
