"""Looks at how far the ends of the tunnels have come, and trusts those who brought them forward.

A cell is worth its progress in x times its closeness in y to a goal, weighed by the chance of that goal to be the gold.
A player is trusted by what their cards did to that worth, less for breaking tools of trusted players and more for
mending them. This is the idea of the best public bot for the game, to compare ours with. It does not count cards, and
does not hide.
"""

import random
from collections.abc import Iterable, Sequence

from pyrite.bots.suspicion import Suspicion
from pyrite.core.events import round_begin
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import nuggets, styles
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES, gold_chances
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Verb

Cell = tuple[int, int]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
GOAL_X = cards.GOAL_CELLS[0][0]

CARD = 1 / (GOAL_X + 1)  # what a card in the right direction adds
BROKE = 2.6  # trust lost by breaking a tool of a trusted player, in cards
MENDED = 0.5  # trust won by mending a tool of a trusted player, in cards
CLEAR = 1.0  # trust or distrust below this is not acted on
FEW_ENDS = 3  # only the best ends count, at most this many
SPARE = 0.06  # the weight of the second and the third end, against 1 for the best
HARM = 0.4  # what breaking a tool of a certain enemy is worth, in cards
HELP = 0.5  # what mending a tool of a certain friend is worth, in cards


def worth_of(cell: Cell, goal: Cell) -> float:
    """How far a cell is on the way to a goal: progress in x times closeness in y, 1 at the goal.

    >>> round(worth_of((0, 0), (8, 0)), 2), round(worth_of((4, 1), (8, 0)), 2), worth_of((8, 0), (8, 0))
    (0.11, 0.49, 1.0)
    """
    x, y = cell
    progress = 1 - abs(goal[0] - x) * CARD
    return max(0.0, progress) * max(0.0, 1 - abs(goal[1] - y) * CARD)


class Tunnels:
    """The cards on the table, and the cells beyond the ends of what is joined to the start."""

    def __init__(self, laid: Iterable[tuple[Cell, str]] = ()) -> None:
        """The start, and these cards."""
        self.cards: dict[Cell, str] = {cards.START_CELL: cards.START, **dict(laid)}

    def ends(self) -> set[Cell]:
        """The cells without an open card that an opening joined to the start leads to."""
        found: set[Cell] = set()
        reached, todo = {cards.START_CELL}, [cards.START_CELL]
        while todo:
            cell = todo.pop()
            for side, beyond in _ways_out(cell, self.cards[cell]):
                face = self.cards.get(beyond)
                if face is None:
                    found.add(beyond)
                elif BACK[side] in face and beyond not in reached:
                    reached.add(beyond)
                    todo.append(beyond)
        return found

    def ends_if_laid(self, ends: set[Cell], cell: Cell, face: str) -> set[Cell]:
        """The ends with one card more, if these are the ends now."""
        return (ends - {cell}) | {beyond for _, beyond in _ways_out(cell, face) if beyond not in self.cards}


def _ways_out(cell: Cell, face: str) -> list[tuple[str, Cell]]:
    """The sides by which a card can be left, each with the cell beyond; none for a dead end (in small letters)."""
    return [(side, (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])) for side in face if side in STEPS]


def value(ends: Iterable[Cell], gold: Sequence[float]) -> float:
    """How good some ends are: for each goal the best of them and a little for two more, by the chance of that goal."""
    total = 0.0
    for chance, goal in zip(gold, cards.GOAL_CELLS, strict=True):
        if chance:
            best = sorted((worth_of(cell, goal) for cell in ends), reverse=True)[:FEW_ENDS]
            total += chance * (best[0] + SPARE * sum(best[1:]) if best else 0.0)
    return total


def trusts(view: View) -> list[float]:
    """How much the deeds of the round speak for each seat, in cards of progress."""
    trust = [0.0] * view.options.players
    tunnels, gold = Tunnels(), [1 / 3] * 3
    now = value(tunnels.ends(), gold)
    for event in view.events[round_begin(view.events) :]:
        kind = event.kind
        if kind == "broke" and event.target != event.seat:
            trust[require(event.seat)] -= BROKE * _sign(trust[require(event.target)])
        elif kind == "mended" and event.target != event.seat:
            trust[require(event.seat)] += MENDED * _sign(trust[require(event.target)])
        elif kind in ("laid", "rockfall"):
            if kind == "laid":
                tunnels.cards[event.cell] = require(event.face)
            else:
                del tunnels.cards[event.cell]
            before, now = now, value(tunnels.ends(), gold)
            trust[require(event.seat)] += (now - before) / CARD
        elif kind == "revealed":
            goal = GOAL_PLACES[require(event.goal)]
            tunnels.cards[goal.cell] = require(event.face)
            gold = _without(gold, goal.number, event.treasure == "gold")
            now = value(tunnels.ends(), gold)
    return trust


def _without(gold: list[float], number: int, is_gold: bool) -> list[float]:
    """The chances of the goals once one of them is face up."""
    left = [float(is_gold) if place == number else chance * (not is_gold) for place, chance in enumerate(gold)]
    return [chance / sum(left) for chance in left]


def _sign(trust: float) -> float:
    """Trust as a number from -1 to 1; 0.5 for a player who has done nothing yet."""
    return max(-1.0, min(1.0, 0.5 + trust / 2))


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """The less a player is trusted, the more it is suspected."""
    chances = saboteur_chances(view, [-trust for trust in trusts(view)])
    return tuple(of_seat(seat, chance) for seat, chance in enumerate(chances) if seat != view.seat)


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """The action that is worth most, one of them at random if several are. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    scouted = ScoutValues(view)
    return styles.best(view.legal, [scouted.worth(action) for action in view.legal], rng)


class ScoutValues:
    """What each action of a turn is worth to the seat's own side, in cards of progress."""

    def __init__(self, view: View) -> None:
        """What all actions of the turn need."""
        self.view = view
        self.side = -1 if view.role == "saboteur" else 1
        self.gold = gold_chances(view)
        self.trust = trusts(view)
        self.tunnels = Tunnels(((card.x, card.y), card.face) for card in view.table)
        self.ends = self.tunnels.ends()
        self.now = value(self.ends, self.gold)

    def worth(self, action: Action) -> float:
        """What an action is worth; a turn that changes nothing is worth 0."""
        if action.verb is Verb.LAY:
            return self._lay(action)
        if action.verb is Verb.ROCKFALL:
            return self._rockfall(action)
        if action.verb is Verb.MAP:
            return 5.0 if max(self.gold) < 1 and self.view.goals[require(action.goal)].treasure is None else -1.0
        if action.verb is Verb.MEND:
            return self._mend(action)
        return self._break(action) if action.verb is Verb.BREAK else self._pass(action)

    def _lay(self, action: Action) -> float:
        ends = self.tunnels.ends_if_laid(self.ends, action.cell, require(action.face))
        return self.side * (value(ends, self.gold) - self.now) / CARD

    def _rockfall(self, action: Action) -> float:
        left = {cell: face for cell, face in self.tunnels.cards.items() if cell != action.cell}
        change = (value(Tunnels(left.items()).ends(), self.gold) - self.now) / CARD
        return self.side * change - 0.2

    def _mend(self, action: Action) -> float:
        seat = require(action.seat)
        if seat == self.view.seat:
            return 4.0 if len(self.view.broken[seat]) == 1 else 2.0
        return HELP * self._ours(seat)

    def _break(self, action: Action) -> float:
        seat = require(action.seat)
        if seat == self.view.seat:
            return -5.0
        return -HARM * self._ours(seat) / (1 + len(self.view.broken[seat]))

    def _ours(self, seat: int) -> float:
        """From -1, certainly an enemy, to 1, certainly a friend; 0 while there is little evidence."""
        trust = self.trust[seat]
        return self.side * _sign(trust) if abs(trust) >= CLEAR else 0.0

    def _pass(self, action: Action) -> float:
        """Discard what the own side needs least."""
        return -0.01 - 0.01 * self._use(require(action.card))

    def _use(self, card: str) -> float:
        if card in cards.TUNNELS:
            use = 0.2 * len(card)
            return use if self.side > 0 else 1 - use
        if card in cards.DEAD_ENDS:
            return 0.0 if self.side > 0 else 0.9
        if card == cards.MAP:
            return 0.0 if max(self.gold) == 1 or self.side < 0 else 0.9
        return 0.5
