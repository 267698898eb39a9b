"""Plays by a network that learned against itself, beginning with what the detective knows.

Beliefs are those of the detective (`reading`). The network scores each action from its features and from the moment,
so that what is worth doing depends on who is suspected, what is in the hand and how late it is. `docs/foreman.md` says
how it was trained and how strong it is.
"""

import math
import random
from functools import cache
from importlib import resources

from pyrite.bots.network import Network, read_networks
from pyrite.bots.personalities import PLAIN, Personality
from pyrite.core.require import require
from pyrite.games.saboteur.bots.detective import suspicion as suspicion
from pyrite.games.saboteur.bots.knowledge import nuggets, sense, styles
from pyrite.games.saboteur.bots.knowledge.evidence_numbers import EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.features import Decision
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook, Surveyor
from pyrite.games.saboteur.bots.knowledge.numbered_view import fill, public_numbers
from pyrite.games.saboteur.bots.knowledge.outlook import Prospect
from pyrite.games.saboteur.bots.knowledge.policy import default_policy, first_policy
from pyrite.games.saboteur.bots.knowledge.reading import Reading
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

FILE = "foreman.json"
MOST_STEALTH = 0.96  # above it the network hides more than that is worth: `docs/foreman.md`


@cache
def networks() -> dict[str, Network]:
    """The networks that come with the program, by role."""
    return read_networks(resources.files("pyrite.games.saboteur.bots").joinpath(FILE).read_bytes())


@cache
def evidence_numbers() -> tuple[EvidenceNumbers, EvidenceNumbers]:
    """What a seat thinks with, and what everyone reads it with."""
    return EvidenceNumbers(default_policy().table), EvidenceNumbers(first_policy().table)


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """One of the actions that are worth about most. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    reading = Reading(view)
    worths = _worths(view, reading, personality.stealth)
    places = list(range(len(worths)))
    if view.role == "miner":
        decision = Decision(Prospect(view, reading.counted, reading.gold), reading.evidence)
        worths = [worth + mood for worth, mood in zip(worths, sense.moods(decision, personality), strict=True)]
        places = sense.sensible(decision, reading)
    chosen = styles.draw([worths[place] for place in places], personality.temperature, rng)
    return view.legal[places[chosen]]


def _worths(view: View, reading: Reading, stealth: float) -> list[float]:
    """What the network thinks of each legal action."""
    chance = prior(view.options)
    surveyor = Surveyor()
    book = Logbook(*evidence_numbers())
    book.read_round(view.options.players, math.log(chance / (1 - chance)), public_numbers(view), surveyor)
    sheet = TurnSheet(surveyor)
    fill(sheet, view, min(stealth, MOST_STEALTH))
    sheet.said = [*reading.said, *[0.0] * (10 - len(reading.said))]
    sheet.said_gold, sheet.is_gold_said = list(reading.gold), 1
    rows = sheet.rows(book, [action.code for action in view.legal])
    return networks()[require(view.role)].scores(rows, list(sheet.context))
