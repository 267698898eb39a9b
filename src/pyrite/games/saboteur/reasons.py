"""Why somebody is suspected or trusted in Saboteur, in a few words."""

from pyrite.bots.suspicion import Reason
from pyrite.event_text import seat_name
from pyrite.games.saboteur.bots.knowledge.deeds import Deed, deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import gain, known_goals
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.texts import text

EVEN = 0.02  # a change of the potential by less than this part of it is none


def describe_reason(view: View, seat: int, reason: Reason, language: str) -> str:
    """What a deed did to the tunnels, or to whose tools, from the point of view of the seat that it speaks about."""
    deed = next(one for one in deeds_of(view).done if one.event == reason.event)
    if deed.kind in ("laid", "rockfall"):
        dead = "yes" if deed.dead_end else "no"
        return text(f"cli-reason-{deed.kind}", language, changed=_changed(view, deed), dead=dead)
    if deed.kind in ("broke", "mended"):
        whom = "own" if deed.target == deed.seat else "other" if seat == deed.seat else "by"
        other = deed.target if seat == deed.seat else deed.seat
        return text(f"cli-reason-{deed.kind}", language, whom=whom, target=seat_name(other, language))
    return text(f"cli-reason-{deed.kind}", language)


def _changed(view: View, deed: Deed) -> str:
    """Whether a deed brought the tunnels nearer to the gold, by what its player and the viewer knew."""
    change, before = gain(deed, known_goals(view))
    if abs(change) <= EVEN * before:
        return "nothing"
    return "nearer" if change > 0 else "farther"
