"""Plays by a network that learned by playing, beginning with what the detective thinks of each action.

Beliefs and guesses are the detective's. The network corrects its ratings by what an action is and changes, and by the
moment. `docs/foreman.md` says how it was trained and how strong it is.
"""

import random
from functools import cache
from importlib import resources

from pyrite.bots.network import Network, read_networks
from pyrite.bots.personalities import PLAIN, Personality
from pyrite.games.lost_mines.bots.detective import NOISE, SHAME, TREMOR
from pyrite.games.lost_mines.bots.knowledge import roles, sense
from pyrite.games.lost_mines.bots.knowledge.judgement import suspicion as suspicion
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import CONTEXT_SIZE, Luck
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import CLAN_GAIN, OWN_GAIN, ROW_SIZE, TurnSheet
from pyrite.games.lost_mines.bots.knowledge.view_sheet import fill
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View

FILE = "foreman.json"
ROLE = "dwarf"  # one network plays all characters
GUESSES = 64  # more than the detective makes, for which there is time
POINT = 20.0  # scores of the network that are worth one point


@cache
def network() -> Network:
    """The network that comes with the program."""
    return read_networks(resources.files("pyrite.games.lost_mines.bots").joinpath(FILE).read_bytes())[ROLE]


@cache
def luck() -> Luck:
    """The random factors that all guesses use."""
    return Luck()


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """The action that the network thinks is worth most. It ignores the budget."""
    if len(view.legal) == 1:
        return view.legal[0]
    sheet = read(view, rng)
    rows = rows_of(sheet)
    scores = network().scores(rows, list(sheet.context)[:CONTEXT_SIZE])
    shame = 0.0 if view.role == roles.LOYAL else SHAME * (personality.stealth - PLAIN.stealth)
    tremor = TREMOR * personality.temperature + NOISE
    worths = [
        score + POINT * (rng.gauss(0, tremor) - shame * harm(row)) for score, row in zip(scores, rows, strict=True)
    ]
    by_code = dict(zip(list(sheet.code)[: sheet.count], worths, strict=True))
    considered = [action for action in sense.sensible(view) if action.code in by_code]
    considered = considered or [action for action in view.legal if action.code in by_code]
    return max(considered, key=lambda action: by_code[action.code])


def read(view: View, rng: random.Random) -> TurnSheet:
    """What the network reads about a decision."""
    sheet = TurnSheet(luck())
    fill(sheet, view)
    sheet.read([action.code for action in view.legal], rng.getrandbits(62), GUESSES)
    return sheet


def rows_of(sheet: TurnSheet) -> list[list[float]]:
    """The rows of the actions that are considered."""
    numbers = list(sheet.row)
    return [numbers[place * ROW_SIZE : (place + 1) * ROW_SIZE] for place in range(sheet.count)]


def harm(row: list[float]) -> float:
    """By how many points an action openly harms the own clan; others judge loyalty by it."""
    return max(0.0, -(row[OWN_GAIN] + row[CLAN_GAIN]) / 2)
