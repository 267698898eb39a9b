"""Why somebody is suspected or trusted in The Lost Mines, in a few words."""

from pyrite.bots.suspicion import Reason
from pyrite.games.lost_mines.bots.knowledge.chronicle import ChronicleEntry, chronicle_of, shares
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.texts import text

EVEN = 0.004  # a change of a share of all treasure by less than this is none
CARDS = ("lay", "bridge", "trap", "troll", "storm")
GROUPS = ("own", "clan", "other")


def describe_reason(view: View, reason: Reason, language: str) -> str | None:
    """Whom a deed helped or hindered, by what the viewer knows of the mines; None if the deed is not known."""
    chronicle = chronicle_of(view)
    entries = [] if chronicle is None else chronicle.entries
    entry = next((one for one in entries if one.event == reason.event), None)
    if entry is None:
        return None
    known = [mine.holds for mine in view.mines]
    gains = shares(entry, known)
    if entry.kind in CARDS:
        return text("cli-reason-card", language, card=entry.kind, whom=_whom(gains))
    if entry.kind == "walk":
        return text("cli-reason-walk", language, way=_way(entry, gains[0]))
    if entry.kind == "stay":
        return text("cli-reason-stay", language, mine="yes" if entry.in_mine else "no")
    return text("cli-reason-other", language, seen=entry.kind.replace(" ", "-"))


def _whom(gains: tuple[float, float, float]) -> str:
    """Whom a card helped or hindered most: the player's own dwarf, the clan or the other clan."""
    place = max(range(len(GROUPS)), key=lambda group: abs(gains[group]))
    if abs(gains[place]) < EVEN:
        return "nobody"
    return f"{'for' if gains[place] > 0 else 'against'}-{GROUPS[place]}"


def _way(entry: ChronicleEntry, gain: float) -> str:
    """Where a walk went."""
    if entry.to_mine:
        return "mine"
    if entry.to_hidden:
        return "hidden"
    if entry.in_mine:
        return "leaves"
    if gain < -EVEN:
        return "away"
    return "nearer" if gain > EVEN else "nowhere"
