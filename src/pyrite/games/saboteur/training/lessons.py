"""A round to learn from: here all roles are known, and the public deeds are read once for all seats."""

import random
from collections.abc import Sequence

from pyrite.core.require import require
from pyrite.core.text_fields import OptionValue
from pyrite.games.saboteur.bots import scout
from pyrite.games.saboteur.bots.knowledge import digging_value, styles
from pyrite.games.saboteur.bots.knowledge.deeds import Deeds
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, EvidenceTable, believed_gold, known_goals
from pyrite.games.saboteur.bots.knowledge.features import Decision
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook, Prospect
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances
from pyrite.games.saboteur.game import GAME
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Phase, Treasure
from pyrite.match import new_match

OWN = "own"  # a player that learns
PAST = "past"  # as it was some steps ago
DIGGER = "digger"
SCOUT = "scout"
SLIPS = "slips"  # a digger with slips
SLIP = 0.05
ALIKE = 0.5  # how often all saboteurs are of one kind
HELD = [  # cards in hands, as the critic counts them
    [cards.KINDS.index(kind) for kind in kinds]
    for kinds in (cards.TUNNELS, cards.DEAD_ENDS, cards.BREAKS, cards.MENDS, [cards.ROCKFALL])
]
PLAYERS = (3, 4, 5, 5, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10)


class StudyRound:
    """A round, and what everybody has done in it."""

    def __init__(self, seed: str, rng: random.Random) -> None:
        """A round that has been dealt, with a random number of players."""
        edition = "classic" if rng.random() < 0.1 else "revised"
        options: dict[str, OptionValue] = {"players": rng.choice(PLAYERS), "rounds": 1, "edition": edition}
        self.match = new_match(GAME, options, seed)
        self.rng = rng
        self.players: int = self.match.options.players
        self._state = self.match.state
        self.roles = [require(self._state.view(seat).role) for seat in range(self.players)]
        self.gold = list(self._state.goal).index(Treasure.GOLD)
        self.deeds = Deeds(self.players)
        self.grudges = Grudges(self.match.options)
        self._evidence: dict[int, Evidence] = {}
        self._read = self._judged = 0
        self._catch_up()

    def _catch_up(self) -> None:
        events = self.match.events(None)
        for place in range(self._read, len(events)):
            self.deeds.read(place, events[place])
        self._read = len(events)
        for deed in self.deeds.done[self._judged :]:
            self.grudges.add(deed)
        self._judged = len(self.deeds.done)

    @property
    def is_over(self) -> bool:
        """Whether there is no turn left to take."""
        return self.match.turn is None or self._state.phase != Phase.TURN

    @property
    def won(self) -> bool:
        """Whether the miners have reached the gold."""
        return any(event.kind == "revealed" and event.treasure == "gold" for event in self.match.events(None))

    def view(self) -> View:
        """The view of the seat to act, without its events."""
        return self._state.view(self.match.turn)

    def held(self, seats: Sequence[int]) -> list[float]:
        """How many cards of each of HELD these seats have in hand, for each player at the table."""
        hands = self.hands()
        return [sum([hands[seat][place] for seat in seats]) / self.players for place in range(len(HELD))]

    def hands(self) -> list[list[int]]:
        """By seat, how many cards of each of HELD are in its hand."""
        all_cards = list(self._state.hand)
        kinds = len(cards.KINDS)
        return [
            [sum([all_cards[first + kind] for kind in counted]) for counted in HELD]
            for first in range(0, self.players * kinds, kinds)
        ]

    def play(self, action: Action) -> None:
        """One turn."""
        self.match.play(action)
        self._catch_up()

    def decision(self, view: View, table: EvidenceTable) -> Decision:
        """The turn of a detective; its evidence about the others is kept from one turn to the next."""
        seat = require(view.seat)
        evidence = self._evidence.get(seat)
        if evidence is None or evidence.known != known_goals(view):
            evidence = self._evidence[seat] = Evidence(table, view.options, (), known_goals(view))
        for deed in self.deeds.done[evidence.count :]:
            evidence.add(deed)
        suspects = saboteur_chances(view, evidence.log_odds)
        gold = believed_gold(view, table, self.deeds.done, suspects)
        return Decision(Prospect(view, suspects, gold), evidence)

    def act(self, name: str, view: View) -> Action:
        """What a player of this name does, who does not learn."""
        rng = self.rng
        if len(view.legal) == 1:
            return view.legal[0]
        if name == SCOUT:
            return scout.choose(view.with_events(self.match.events(view.seat)), rng, None)
        if name == styles.RANDOM or (name == SLIPS and rng.random() < SLIP):
            return rng.choice(view.legal)
        outlook = Outlook(view, saboteur_chances(view, self.grudges.log_odds))
        if view.role == "miner":
            return styles.best(view.legal, digging_value.values(outlook), rng)
        return styles.choose("steady" if name in (DIGGER, SLIPS) else name, outlook, rng)


def draw_names(
    roles: Sequence[str], miners: dict[str, float], saboteurs: dict[str, float], rng: random.Random
) -> list[str]:
    """The kind of player at each seat: all miners are of one kind, the saboteurs of one or each of its own."""
    (digs,) = rng.choices(list(miners), list(miners.values()))
    names, weights = list(saboteurs), list(saboteurs.values())
    alike = rng.choices(names, weights)[0] if rng.random() < ALIKE else None
    return [digs if role == "miner" else alike or rng.choices(names, weights)[0] for role in roles]
