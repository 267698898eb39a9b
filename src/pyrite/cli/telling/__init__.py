"""Events in sentences, those of the page where it has them, for those who follow a game in a terminal.

The page says "You"; here everyone is named by the number of the seat, also whoever looks on.
"""

from typing import Any

from pyrite.cli.messages import say, seat_name
from pyrite.cli.telling import lost_mines, saboteur

_GAMES = {"saboteur": saboteur, "lost-mines": lost_mines}

SILENT = ("role_dealt", "goals_hidden", "card_dealt", "drew", "mines_hidden")  # told only by what they bring
PLACED = ("bonus_laid", "laid", "rockfall", "bridged", "storm")  # where on the board is told, too


def sentence(game: str, event: Any) -> str | None:
    """An event in words; None for one that is not worth a line."""
    if event.kind in SILENT:
        return None
    telling = _GAMES[game]
    facts = {name: fact for name in telling.FACTS if (fact := getattr(event, name)) is not None}
    target = getattr(event, "target", None)
    people = {
        "who": "" if event.seat is None else seat_name(event.seat),
        "target": "" if target is None else seat_name(target),
        "me": "no",
        "tome": "no",
        "self": "yes" if event.seat is not None and event.seat == target else "no",
    }
    told = say(telling.text_of(event), **people | facts | telling.words_of(event))
    return f"{told} ({event.x},{event.y})" if event.kind in PLACED else told
