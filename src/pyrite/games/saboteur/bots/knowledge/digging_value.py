"""What an action is worth to a miner, in the potential of the tunnels."""

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.words import Verb

SURE = 0.6  # a seat that is a saboteur with this chance is treated as one

LOOK = 0.3  # looking for the gold: only reaching it is worth more
MEND_MYSELF = 0.5
BREAK_SUSPECT = 0.1
WASTE = -0.2  # worse than any pass
AGAIN = (1.0, 0.5, 0.25, 0.0)  # the factor for breaking, by how many tools are broken already
LOOKS_BAD = 0.003  # subtracted for a dead end
ROCKFALL_KEPT = 0.02  # what a rockfall is worth if kept for later


def values(outlook: Outlook) -> list[float]:
    """The worth of each legal action; 0 is a turn that neither helps nor harms."""
    return [_VALUES[action.verb](outlook, action) for action in outlook.view.legal]


def _lay(outlook: Outlook, action: Action) -> float:
    return outlook.if_laid(action) - (LOOKS_BAD if is_dead_end(require(action.card)) else 0.0)


def _rockfall(outlook: Outlook, action: Action) -> float:
    return outlook.if_fallen(action) - ROCKFALL_KEPT


def _map(outlook: Outlook, action: Action) -> float:
    is_news = not outlook.knows_gold and outlook.view.goals[require(action.goal)].treasure is None
    return LOOK if is_news else WASTE


def _mend(outlook: Outlook, action: Action) -> float:
    """First one's own tools, then those of trusted players who act soon; rather with a single repair card."""
    seat = require(action.seat)
    left = outlook.tools_broken(seat) - 1
    thrift = 0.002 if action.card in SINGLE_MENDS else 0.0
    if seat == outlook.view.seat:
        return MEND_MYSELF * (0.6 if left else 1.0) + thrift
    trust = 1 - 2 * outlook.suspect(seat)
    return outlook.tempo * trust * (0.4 if left else 0.8) - 0.001 * outlook.turns_until(seat) + thrift


def _break(outlook: Outlook, action: Action) -> float:
    seat = require(action.seat)
    suspect = outlook.suspect(seat)
    if seat == outlook.view.seat or suspect < SURE:
        return WASTE
    harm = (outlook.tempo * (2 * suspect - 1) + BREAK_SUSPECT) * AGAIN[outlook.tools_broken(seat)]
    return harm - 0.001 * outlook.turns_until(seat)


def _pass(outlook: Outlook, action: Action) -> float:
    return -0.001 - 0.01 * usefulness(outlook, require(action.card))


SINGLE_MENDS = tuple(card for card in cards.MENDS if len(card) == len("mendP"))


def is_dead_end(card: str) -> bool:
    """Whether the openings of this card end inside it."""
    return card in cards.DEAD_ENDS


def usefulness(outlook: Outlook, card: str) -> float:
    """How much a miner would rather keep a card, from 0 to 1."""
    if is_dead_end(card):
        return 0.05
    if card in cards.TUNNELS:
        spare = 0.2 if outlook.view.hand.count(card) > 1 else 0.0
        return TUNNEL_USE[len(card)] - (0.3 if card in CURVES else 0.0) - spare
    if card == cards.MAP:
        return 0.0 if outlook.knows_gold else 0.9
    if card in cards.BREAKS:
        others = [chance for seat, chance in enumerate(outlook.suspects) if seat != outlook.view.seat]
        return 0.6 if max(others) > SURE else 0.3
    return 0.5 if card == cards.ROCKFALL else 0.6


CURVES = ("NE", "NW")
TUNNEL_USE = {2: 0.7, 3: 0.9, 4: 1.0}  # by the number of openings

_VALUES = {
    Verb.LAY: _lay,
    Verb.ROCKFALL: _rockfall,
    Verb.MAP: _map,
    Verb.MEND: _mend,
    Verb.BREAK: _break,
    Verb.PASS: _pass,
}
