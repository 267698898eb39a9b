"""Events in English sentences, for those who follow a game in a terminal."""

from typing import Any

from pyrite.cli.telling import lost_mines, saboteur

_TELLINGS = {"saboteur": saboteur.TELLINGS, "lost-mines": lost_mines.TELLINGS}

SILENT = (  # told only by what they bring
    *("role_dealt", "goals_hidden", "card_dealt", "drew", "mines_hidden", "lost"),
)


def sentence(game: str, event: Any) -> str | None:
    """An event in words; None for one that is not worth a line."""
    if event.kind in SILENT:
        return None
    told = _TELLINGS[game][event.kind](event)
    return f"seat {event.seat} {told}" if event.seat is not None else told
