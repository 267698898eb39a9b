"""What an action is worth to a saboteur: what it costs the miners, in the potential of the tunnels."""

from typing import NamedTuple

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import digging_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.words import Verb

AGAIN = (1.0, 0.4, 0.16, 0.0)  # the factor for breaking, by how many tools are broken already


class SabotageStyle(NamedTuple):
    """How openly a saboteur plays."""

    openly_from: int = 4  # within this many cards of the gold all harm counts fully
    boldness: float = 0.3  # before that, the part of the harm that counts


def values(outlook: Outlook, style: SabotageStyle) -> list[float]:
    """The worth of each legal action; 0 is a turn that neither helps nor harms the miners."""
    boldness = 1.0 if outlook.nearest <= style.openly_from else style.boldness
    return [_VALUES[action.verb](outlook, action, boldness) for action in outlook.view.legal]


def _lay(outlook: Outlook, action: Action, boldness: float) -> float:
    harm = -outlook.if_laid(action)
    return harm * boldness if harm > 0 else harm


def _rockfall(outlook: Outlook, action: Action, boldness: float) -> float:
    harm = -outlook.if_fallen(action)
    return harm * boldness if harm > 0 else harm


def _break(outlook: Outlook, action: Action, boldness: float) -> float:
    """Worth most against a miner who acts soon. Miners break tools too, so a part of it counts even when hiding."""
    seat = require(action.seat)
    if seat == outlook.view.seat:
        return -1.0
    already = outlook.tools_broken(seat)
    soon = 1 - outlook.turns_until(seat) / outlook.view.options.players
    harm = outlook.tempo * (1 - outlook.suspect(seat)) * (0.6 + 0.4 * soon) * AGAIN[already]
    return harm * (0.2 + boldness)


def _mend(outlook: Outlook, action: Action, boldness: float) -> float:
    seat = require(action.seat)
    left = outlook.tools_broken(seat) - 1
    if seat == outlook.view.seat:
        return outlook.tempo * (0.3 if left else 0.8)
    return outlook.tempo * (outlook.suspect(seat) - 0.5)


def _map(outlook: Outlook, action: Action, boldness: float) -> float:
    return 0.0 if outlook.knows_gold else 0.01


def _pass(outlook: Outlook, action: Action, boldness: float) -> float:
    """Discard what is useful to miners, and keep what harms them."""
    card = require(action.card)
    is_weapon = card.startswith(("break", "mend", "rockfall")) or digging_value.is_dead_end(card)
    return 0.001 if is_weapon else 0.001 + 0.01 * digging_value.usefulness(outlook, card)


_VALUES = {
    Verb.LAY: _lay,
    Verb.ROCKFALL: _rockfall,
    Verb.MAP: _map,
    Verb.MEND: _mend,
    Verb.BREAK: _break,
    Verb.PASS: _pass,
}
