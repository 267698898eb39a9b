"""Plays by a network that learned by playing, beginning with what the detective thinks of each action.

Beliefs and guesses are the detective's. The network corrects its ratings by what an action is and changes, and by the
moment. `docs/foreman.md` says how it was trained and how strong it is.
"""

import random
from functools import cache
from importlib import resources

from pyrite.bots.network import Network, Networks
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
GUESSES = 64  # of a reading; more than the detective makes, for which there is time
READINGS = 8  # with guesses of their own; their scores are averaged, because guesses are noisy
POINT = 20.0  # scores of the network that are worth one point


@cache
def network() -> Network:
    """The network that comes with the program."""
    return Networks(resources.files("pyrite.games.lost_mines.bots").joinpath(FILE).read_bytes()).roles[ROLE]


@cache
def luck() -> Luck:
    """The random factors that all guesses use."""
    return Luck()


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """The action that the network thinks is worth most. It ignores the budget."""
    if len(view.legal) == 1:
        return view.legal[0]
    shame = 0.0 if view.role == roles.LOYAL else SHAME * (personality.stealth - PLAIN.stealth)
    tremor = TREMOR * personality.temperature + NOISE
    by_code = {code: worth + POINT * rng.gauss(0, tremor) for code, worth in worths(view, rng, shame).items()}
    considered = [action for action in sense.sensible(view) if action.code in by_code]
    considered = considered or [action for action in view.legal if action.code in by_code]
    return max(considered, key=lambda action: by_code[action.code])


def worths(view: View, rng: random.Random, shame: float) -> dict[int, float]:
    """The worth of the actions that are considered, by their code: the mean over several readings.

    A reading keeps the actions that look best on its own guesses, so an action is scored by those that kept it; what
    most of them did not keep is not considered.
    """
    found: dict[int, list[float]] = {}
    sheet = TurnSheet(luck())
    fill(sheet, view)
    for _ in range(READINGS):
        guess(sheet, view, rng)
        rows = rows_of(sheet)
        scores = network().scores(rows, list(sheet.context)[:CONTEXT_SIZE])
        for code, score, row in zip(list(sheet.code)[: sheet.count], scores, rows, strict=True):
            found.setdefault(code, []).append(score - POINT * shame * harm(row))
    return {code: sum(each) / len(each) for code, each in found.items() if 2 * len(each) > READINGS}


def read(view: View, rng: random.Random) -> TurnSheet:
    """What the network reads about a decision, once."""
    sheet = TurnSheet(luck())
    fill(sheet, view)
    guess(sheet, view, rng)
    return sheet


def guess(sheet: TurnSheet, view: View, rng: random.Random) -> None:
    """Make guesses about what the viewer cannot know, and rate the actions on them."""
    sheet.read([action.code for action in view.legal], rng.getrandbits(62), GUESSES)


def rows_of(sheet: TurnSheet) -> list[list[float]]:
    """The rows of the actions that are considered."""
    numbers = list(sheet.row)
    return [numbers[place * ROW_SIZE : (place + 1) * ROW_SIZE] for place in range(sheet.count)]


def harm(row: list[float]) -> float:
    """By how many points an action openly harms the own clan; others judge loyalty by it."""
    return max(0.0, -(row[OWN_GAIN] + row[CLAN_GAIN]) / 2)
