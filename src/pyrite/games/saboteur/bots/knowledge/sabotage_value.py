"""What an action is worth to a saboteur: what it costs the miners, in the potential of the tunnels."""

from typing import Any, NamedTuple

from pyrite.games.saboteur.bots.knowledge import digging_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.rules.words import Verb

AGAIN = (1.0, 0.4, 0.16, 0.0)  # what breaking is worth when so many tools are broken already


class Style(NamedTuple):
    """How openly a saboteur plays."""

    openly_from: int = 4  # cards from the gold: from here on hiding no longer pays
    boldness: float = 0.3  # before that: how much of the harm it would do counts


def values(outlook: Outlook, style: Style) -> list[float]:
    """The worth of each legal action; 0 is a turn that neither helps nor harms the miners."""
    boldness = 1.0 if outlook.nearest <= style.openly_from else style.boldness
    return [_VALUES[action.verb](outlook, action, boldness) for action in outlook.view.legal]


def _lay(outlook: Outlook, action: Any, boldness: float) -> float:
    harm = -outlook.if_laid(action)
    return harm * boldness if harm > 0 else harm


def _rockfall(outlook: Outlook, action: Any, boldness: float) -> float:
    harm = -outlook.if_fallen(action)
    return harm * boldness if harm > 0 else harm


def _break(outlook: Outlook, action: Any, boldness: float) -> float:
    """A miner without tools lays nothing; most of all one who acts soon. To break as a miner would is no giveaway."""
    if action.seat == outlook.view.seat:
        return -1.0
    already = outlook.tools_broken(action.seat)
    soon = 1 - outlook.turns_until(action.seat) / outlook.view.options.players
    harm = outlook.tempo * (1 - outlook.suspect(action.seat)) * (0.6 + 0.4 * soon) * AGAIN[already]
    return harm * (0.2 + boldness)


def _mend(outlook: Outlook, action: Any, boldness: float) -> float:
    left = outlook.tools_broken(action.seat) - 1
    if action.seat == outlook.view.seat:
        return outlook.tempo * (0.3 if left else 0.8)
    return outlook.tempo * (outlook.suspect(action.seat) - 0.5)


def _map(outlook: Outlook, action: Any, boldness: float) -> float:
    return 0.0 if outlook.knows_gold else 0.01


def _pass(outlook: Outlook, action: Any, boldness: float) -> float:
    """Throws away what miners would love, and keeps its weapons."""
    is_weapon = action.card.startswith(("break", "mend", "rockfall")) or digging_value.is_dead_end(action.card)
    return 0.001 if is_weapon else 0.001 + 0.01 * digging_value.usefulness(outlook, action.card)


_VALUES = {
    Verb.LAY: _lay,
    Verb.ROCKFALL: _rockfall,
    Verb.MAP: _map,
    Verb.MEND: _mend,
    Verb.BREAK: _break,
    Verb.PASS: _pass,
}
