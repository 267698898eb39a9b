"""The bots of Mission: one that plays anything, and one that plays for its team."""

import random

from mission.rules import ACTIONS, Action, Event, View
from pyrite.bots.levels import Level, without_personality
from pyrite.bots.suspicion import Reason, Suspicion


def play_anything(view: View, rng: random.Random, budget: float | None) -> Action:
    """Any card; it needs no time."""
    return rng.choice(view.legal)


def play_for_team(view: View, rng: random.Random, budget: float | None) -> Action:
    """What the own role wants; there are always both cards, or nothing to decide. It needs no time."""
    return ACTIONS["play:harm" if view.role == "traitor" else "play:help"]


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """Who played "harm" is three times as likely the traitor for each of them."""
    players = range(view.options.players)
    harms = [view.table[seat :: len(players)].count("harm") for seat in players]
    known = "traitor" in view.roles
    weights = [
        float(role == "traitor") if known or role else 3.0 ** harms[seat] for seat, role in enumerate(view.roles)
    ]
    shares = [weight / sum(weights) for weight in weights]
    reasons = [
        tuple([Reason(at, "traitor", 1.1) for at, event in enumerate(view.events) if _is_harm(event, seat)])
        for seat in players
    ]
    return tuple(
        [
            Suspicion(seat, {"loyal": 1 - shares[seat], "traitor": shares[seat]}, reasons[seat])
            for seat in players
            if seat != view.seat
        ]
    )


def _is_harm(event: Event, seat: int) -> bool:
    return event.kind == "played" and event.seat == seat and event.card == "harm"


LEVELS: dict[str, Level[View, Action]] = {
    "random": Level(without_personality(play_anything), suspicion, talks=False),
    "partisan": Level(without_personality(play_for_team), suspicion),
}
