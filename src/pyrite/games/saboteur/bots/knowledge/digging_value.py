"""What an action is worth to a miner, in the potential of the tunnels."""

from typing import Any

from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Verb

SURE = 0.6  # from this chance on somebody is held for a saboteur

LOOK = 0.3  # to know where the gold is comes before all but reaching it
MEND_MYSELF = 0.5  # who cannot lay cannot help
BREAK_SUSPECT = 0.1
WASTE = -0.2  # below any pass
AGAIN = (1.0, 0.5, 0.25, 0.0)  # what breaking is worth when so many tools are broken already
LOOKS_BAD = 0.003
ROCKFALL_KEPT = 0.02  # what a rockfall could still be good for later


def values(outlook: Outlook) -> list[float]:
    """The worth of each legal action; 0 is a turn that neither helps nor harms."""
    return [_VALUES[action.verb](outlook, action) for action in outlook.view.legal]


def _lay(outlook: Outlook, action: Any) -> float:
    """What it brings; a dead end laid for nothing only looks bad."""
    return outlook.if_laid(action) - (LOOKS_BAD if is_dead_end(action.card) else 0.0)


def _rockfall(outlook: Outlook, action: Any) -> float:
    return outlook.if_fallen(action) - ROCKFALL_KEPT


def _map(outlook: Outlook, action: Any) -> float:
    is_news = not outlook.knows_gold and outlook.view.goals[action.goal].treasure is None
    return LOOK if is_news else WASTE


def _mend(outlook: Outlook, action: Any) -> float:
    """Oneself first, then who is trusted and acts soon; with a single repair rather than a double one."""
    left = outlook.tools_broken(action.seat) - 1
    thrift = 0.002 if action.card in SINGLE_MENDS else 0.0
    if action.seat == outlook.view.seat:
        return MEND_MYSELF * (0.6 if left else 1.0) + thrift
    trust = 1 - 2 * outlook.suspect(action.seat)
    return outlook.tempo * trust * (0.4 if left else 0.8) - 0.001 * outlook.turns_until(action.seat) + thrift


def _break(outlook: Outlook, action: Any) -> float:
    suspect = outlook.suspect(action.seat)
    if action.seat == outlook.view.seat or suspect < SURE:
        return WASTE
    already = outlook.tools_broken(action.seat)
    harm = (outlook.tempo * (2 * suspect - 1) + BREAK_SUSPECT) * AGAIN[already]
    return harm - 0.001 * outlook.turns_until(action.seat)


def _pass(outlook: Outlook, action: Any) -> float:
    return -0.001 - 0.01 * usefulness(outlook, action.card)


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
