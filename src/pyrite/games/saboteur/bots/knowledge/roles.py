"""Which roles can have been dealt (S1.2, S10.1), and how likely each is given what the players did."""

import itertools
import math
from collections.abc import Mapping, Sequence

from pyrite.bots.suspicion import Reason, Suspicion
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.view import View


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """What follows from the role cards alone: the same for everyone whose role is hidden."""
    chances = saboteur_chances(view, [0.0] * view.options.players)
    return tuple(of_seat(seat, chance) for seat, chance in enumerate(chances) if seat != view.seat)


def of_seat(seat: int, chance: float, reasons: tuple[Reason, ...] = ()) -> Suspicion:
    """The suspicion of a seat that is a saboteur with this chance."""
    return Suspicion(seat, {"miner": 1 - chance, "saboteur": chance}, reasons)


def saboteur_chances(view: View, log_odds: Sequence[float]) -> list[float]:
    """The chance of each seat to be a saboteur, from its deeds and from the roles that can have been dealt.

    `log_odds` are by seat: how much more likely its deeds are for a saboteur than for a miner; 0 is neutral.

    >>> import pyrite
    >>> view = pyrite.new("saboteur", players=5, seed=7).view(None)
    >>> [round(chance, 3) for chance in saboteur_chances(view, [0, 0, 0, 0, 9])]
    [0.2, 0.2, 0.2, 0.2, 1.0]
    """
    chances = [float(role == "saboteur") for role in view.roles]
    hidden = [seat for seat, role in enumerate(view.roles) if role is None]
    shown = sum(role == "saboteur" for role in view.roles)
    weights = {count - shown: weight for count, weight in deals(view.options).items()}
    odds = [math.exp(log_odds[seat]) for seat in hidden]
    total = sum(weight * ways(odds, count) for count, weight in weights.items())
    for place, seat in enumerate(hidden):
        others = odds[:place] + odds[place + 1 :]
        with_it = sum(weight * ways(others, count - 1) for count, weight in weights.items())
        chances[seat] = odds[place] * with_it / total
    return chances


def bound_chances(view: View, log_odds: Sequence[float], bonds: Mapping[tuple[int, int], float]) -> list[float]:
    """The same, where some pairs of seats are likelier to have different roles: by pair, half the log-odds for that.

    >>> import pyrite
    >>> view = pyrite.new("saboteur", players=5, seed=7).view(None)
    >>> [round(chance, 3) for chance in bound_chances(view, [0, 0, 0, 0, 9], {(3, 4): 1.0, (2, 4): -1.0})]
    [0.095, 0.095, 0.702, 0.013, 1.0]
    """
    signs = {seat: 1 if role == "saboteur" else -1 for seat, role in enumerate(view.roles) if role is not None}
    own = list(log_odds)
    pairs = []
    for (one, other), strength in bonds.items():
        if one in signs or other in signs:
            own[one] -= 2 * strength * signs.get(other, 0)
            own[other] -= 2 * strength * signs.get(one, 0)
        else:
            pairs.append((one, other, 2 * strength))
    if not pairs:
        return saboteur_chances(view, own)
    hidden = [seat for seat in range(view.options.players) if seat not in signs]
    shown = sum(sign > 0 for sign in signs.values())
    sums, total = [0.0] * view.options.players, 0.0
    for count, weight in deals(view.options).items():
        for chosen in itertools.combinations(hidden, count - shown) if count >= shown else ():
            energy = sum([own[seat] for seat in chosen])
            energy += sum([strength for one, other, strength in pairs if (one in chosen) != (other in chosen)])
            grown = weight * math.exp(energy)
            total += grown
            for seat in chosen:
                sums[seat] += grown
    return [float(signs[seat] > 0) if seat in signs else one / total for seat, one in enumerate(sums)]


def deals(options: Options) -> dict[int, float]:
    """The numbers of saboteurs that can be among the players, each with the weight of any one way to seat them."""
    players = options.players
    saboteurs = cards.SABOTEURS[players]
    if options.all_saboteurs:
        return {saboteurs: 1.0}
    left_over = {saboteurs: cards.MINERS[players], saboteurs - 1: saboteurs}  # the card left over: a miner, a saboteur
    return {count: weight / math.comb(players, count) for count, weight in left_over.items()}


def prior(options: Options) -> float:
    """The chance of any one seat to be a saboteur, before anything is known.

    >>> from pyrite.games.saboteur.rules.options import Options
    >>> round(prior(Options(players=5)), 3)
    0.333
    """
    drawn = options.players if options.all_saboteurs else options.players + 1
    return cards.SABOTEURS[options.players] / drawn


def ways(odds: Sequence[float], count: int) -> float:
    """The sum, over all choices of this many of the odds, of their product."""
    if count < 0:
        return 0.0
    sums = [1.0] + [0.0] * count
    for odd in odds:
        for chosen in range(count, 0, -1):
            sums[chosen] += odd * sums[chosen - 1]
    return sums[count]
