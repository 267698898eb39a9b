"""What a state shows the seat to act; training fills in sheets like this, bots from views (`turn`)."""

from pyrite.games.saboteur.bots import detective
from pyrite.games.saboteur.bots.knowledge import hiding
from pyrite.games.saboteur.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.state import State

THE_GOLD, THE_ROLES = 1, 2  # bits of what a seat can be shown beyond what it may know
CERTAIN = 15.0  # log-odds
# How the detective hides, for compiled code.
PRICE, EXPOSED, FADES = hiding.PRICE, hiding.EXPOSED, hiding.FADES
BOLD_LIMIT, SLEEPER_LIMIT = hiding.BOLD_LIMIT, hiding.SLEEPER_LIMIT
BOLD_STRIKE, SLEEPER_STRIKE = hiding.BOLD_STRIKE, hiding.SLEEPER_STRIKE
MORE_LIMIT, DEARER, CROWD_STRIKE = detective.LEEWAY.limit, detective.LEEWAY.price, detective.CROWD_STRIKE
FEW, FEW_LASTS, FEW_RESIGNS = detective.FEW, detective.FEW_LASTS, detective.FEW_RESIGNS
SHOW_GOLD, SHOW_ROLES = THE_GOLD, THE_ROLES  # for Python, which does not see the compiler's names


def look_at(state: State, sheet: TurnSheet) -> None:
    """Write what the seat to act sees into a sheet, in a round in which nothing is said."""
    sheet.players = state.players
    sheet.seat = state.seat
    sheet.is_saboteur = 1 if state.role[state.seat] == codes.SABOTEUR else 0
    sheet.all_dealt = state.all_saboteurs
    sheet.pile = state.pile_size
    for kind in range(codes.KINDS):
        sheet.hand[kind] = state.hand[state.seat * codes.KINDS + kind]
        sheet.passed[kind] = state.passed[state.seat * codes.KINDS + kind]
    for seat in range(state.players):
        sheet.hand_size[seat] = state.hand_size[seat]
        sheet.broken[seat] = state.broken[seat]
        sheet.said[seat] = 0.0
    sheet.is_gold_said = 0
    sheet.face_up = state.face_up
    sheet.known = state.face_up | state.looked[state.seat]
    for goal in range(3):
        if sheet.known >> goal & 1 and state.goal[goal] == codes.GOLD:
            sheet.known |= 8 << goal


def reveal(state: State, sheet: TurnSheet, what: int) -> None:
    """Show a seat where the gold is, or who has which role, to measure what knowing that would be worth."""
    if what & THE_GOLD:
        sheet.known = 7
        for goal in range(3):
            if state.goal[goal] == codes.GOLD:
                sheet.known |= 8 << goal
    if what & THE_ROLES:
        for seat in range(state.players):
            sheet.said[seat] = CERTAIN if state.role[seat] == codes.SABOTEUR else -CERTAIN


def detective_price(players: int, nearest: int, laps: float, log_odds: float, seen: float, stealth: float) -> float:
    """What the suspicion that an action raises costs a detective who sabotages, as `hiding.prices`.

    It is not one of the stealthiest, who are stubborn. Its log-odds are `log_odds`, and the action raises them by
    `seen`; the gold is `nearest` cards away.
    """
    strike = BOLD_STRIKE + (SLEEPER_STRIKE - BOLD_STRIKE) * stealth
    fading = 1.0
    exposed = EXPOSED
    if players > FEW:
        strike += CROWD_STRIKE * (players - FEW)
    else:
        exposed -= FEW_RESIGNS
        fading = max(0.0, 1 - max(0.0, laps - FEW_LASTS) / FADES)
    if nearest <= strike or log_odds > exposed:
        return 0.0
    limit = BOLD_LIMIT + (SLEEPER_LIMIT - BOLD_LIMIT) * stealth + MORE_LIMIT
    return fading * DEARER * PRICE * stealth * max(0.0, log_odds + seen - limit)
