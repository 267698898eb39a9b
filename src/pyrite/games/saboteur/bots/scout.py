"""Looks at how far the ends of the tunnels have come, cell by cell, and trusts who brought them forward.

A cell is worth its progress in x times its closeness in y to a goal, weighed by the chance of that goal to be the gold.
Everybody has a trust: what their cards did to that worth, less for breaking the trusted, more for mending them. This is
the idea of the best public bot for the game, as a mark to measure others by; it counts no cards and hides nothing.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any

from pyrite.bots.suspicion import Suspicion
from pyrite.games.saboteur.bots.knowledge import nuggets
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES, gold_chances
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Verb

Cell = tuple[int, int]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
GOAL_X = cards.GOAL_CELLS[0][0]

CARD = 1 / (GOAL_X + 1)  # what a card in the right direction adds
BROKE = 2.6  # trust lost by breaking somebody trusted, in cards
MENDED = 0.5  # trust won by mending somebody trusted
CLEAR = 1.0  # from this much trust or distrust on it is acted upon
FEW_ENDS = 3  # more ends than this make nothing easier
SPARE = 0.06  # what a second and a third end are worth beside the best
HARM = 0.4  # what breaking a tool of a clear enemy is worth
HELP = 0.5  # what mending a tool of a clear friend is worth


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
        """The start, and what else lies there."""
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
    """Where a card leads to; a dead end, in small letters, leads nowhere."""
    return [(side, (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])) for side in face if side in STEPS]


def value(ends: Iterable[Cell], gold: Sequence[float]) -> float:
    """How good some ends are: of each goal the best of them, by the chance of that goal; a little more for several."""
    total = 0.0
    for chance, goal in zip(gold, cards.GOAL_CELLS, strict=True):
        if chance:
            best = sorted((worth_of(cell, goal) for cell in ends), reverse=True)[:FEW_ENDS]
            total += chance * (best[0] + SPARE * sum(best[1:]) if best else 0.0)
    return total


def trusts(view: Any) -> list[float]:
    """How much the deeds of the round speak for each seat, in cards of progress."""
    trust = [0.0] * view.options.players
    tunnels, gold = Tunnels(), [1 / 3] * 3
    now = value(tunnels.ends(), gold)
    for event in _of_round(view.events):
        kind = event.kind
        if kind == "broke" and event.target != event.seat:
            trust[event.seat] -= BROKE * _sign(trust[event.target])
        elif kind == "mended" and event.target != event.seat:
            trust[event.seat] += MENDED * _sign(trust[event.target])
        elif kind in ("laid", "rockfall"):
            if kind == "laid":
                tunnels.cards[event.x, event.y] = event.face
            else:
                del tunnels.cards[event.x, event.y]
            before, now = now, value(tunnels.ends(), gold)
            trust[event.seat] += (now - before) / CARD
        elif kind == "revealed":
            tunnels.cards[GOAL_PLACES[event.goal].cell] = event.face
            gold = _without(gold, GOAL_PLACES[event.goal].number, event.treasure == "gold")
            now = value(tunnels.ends(), gold)
    return trust


def _of_round(events: Sequence[Any]) -> Sequence[Any]:
    begin = len(events)
    while begin and events[begin - 1].kind != "round_began":
        begin -= 1
    return events[begin:]


def _without(gold: list[float], number: int, is_gold: bool) -> list[float]:
    """The chances once a goal lies face up."""
    left = [float(is_gold) if place == number else chance * (not is_gold) for place, chance in enumerate(gold)]
    return [chance / sum(left) for chance in left]


def _sign(trust: float) -> float:
    """From -1, surely distrusted, to 1, surely trusted; who has done nothing yet is half trusted."""
    return max(-1.0, min(1.0, 0.5 + trust / 2))


def suspicion(view: Any) -> tuple[Suspicion, ...]:
    """Who is not trusted is suspected."""
    chances = saboteur_chances(view, [-trust for trust in trusts(view)])
    return tuple(of_seat(seat, chance) for seat, chance in enumerate(chances) if seat != view.seat)


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """The action that is worth most; chance decides between equals."""
    if view.phase != "turn":
        return nuggets.choose(view)
    scouted = Scouted(view)
    values = [scouted.worth(action) for action in view.legal]
    best = max(values)
    return view.legal[rng.choice([place for place, one in enumerate(values) if one >= best - 1e-9])]


class Scouted:
    """What a seat makes of its turn; worths are in cards of progress, for its own side."""

    def __init__(self, view: Any) -> None:
        """Everything that its actions have in common."""
        self.view = view
        self.side = -1 if view.role == "saboteur" else 1
        self.gold = gold_chances(view)
        self.trust = trusts(view)
        self.tunnels = Tunnels(((card.x, card.y), card.face) for card in view.table)
        self.ends = self.tunnels.ends()
        self.now = value(self.ends, self.gold)

    def worth(self, action: Any) -> float:
        """What an action is worth; a turn that changes nothing is worth 0."""
        if action.verb is Verb.LAY:
            return self._lay(action)
        if action.verb is Verb.ROCKFALL:
            return self._rockfall(action)
        if action.verb is Verb.MAP:
            return 5.0 if max(self.gold) < 1 and self.view.goals[action.goal].treasure is None else -1.0
        if action.verb is Verb.MEND:
            return self._mend(action)
        return self._break(action) if action.verb is Verb.BREAK else self._pass(action)

    def _lay(self, action: Any) -> float:
        ends = self.tunnels.ends_if_laid(self.ends, (action.x, action.y), action.face)
        return self.side * (value(ends, self.gold) - self.now) / CARD

    def _rockfall(self, action: Any) -> float:
        left = {cell: face for cell, face in self.tunnels.cards.items() if cell != (action.x, action.y)}
        change = (value(Tunnels(left.items()).ends(), self.gold) - self.now) / CARD
        return self.side * change - 0.2

    def _mend(self, action: Any) -> float:
        if action.seat == self.view.seat:
            return 4.0 if len(self.view.broken[action.seat]) == 1 else 2.0
        return HELP * self._ours(action.seat)

    def _break(self, action: Any) -> float:
        if action.seat == self.view.seat:
            return -5.0
        return -HARM * self._ours(action.seat) / (1 + len(self.view.broken[action.seat]))

    def _ours(self, seat: int) -> float:
        """From -1, surely an enemy, to 1, surely a friend; 0 while that is not clear."""
        trust = self.trust[seat]
        return self.side * _sign(trust) if abs(trust) >= CLEAR else 0.0

    def _pass(self, action: Any) -> float:
        """Throws away what the own side needs least."""
        return -0.01 - 0.01 * self._use(action.card)

    def _use(self, card: str) -> float:
        if card in cards.TUNNELS:
            use = 0.2 * len(card)
            return use if self.side > 0 else 1 - use
        if card in cards.DEAD_ENDS:
            return 0.0 if self.side > 0 else 0.9
        if card == cards.MAP:
            return 0.0 if max(self.gold) == 1 or self.side < 0 else 0.9
        return 0.5
