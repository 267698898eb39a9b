"""The Lost Mines in words: its events and seats on a terminal."""

from functools import partial

from pyrite.event_text import seat_name, sentence, shape
from pyrite.games.lost_mines.rules.events import Event
from pyrite.games.lost_mines.rules.view import View
from pyrite.texts import game_text, in_a_row, padded

GAME = "lost-mines"
FACTS = ("tool", "clan", "character", "holds", "treasure", "value", "count", "points", "round", "ending")
SILENT = ("card_dealt", "drew", "mines_hidden")  # their consequences are described instead
PLACED = ("laid", "bridged", "storm")  # the place on the board is added
COMMON = ("round_began", "begins", "game_ended")  # events that other games have too
PRIVATE = (  # the page says "You" in these, or describes several of them together
    *("clan_dealt", "your_character", "treasure_laid", "your_card", "your_look", "your_discard", "your_loss"),
    *("your_treasure",),
)

text = partial(game_text, GAME)


def describe_event(event: Event, language: str) -> str | None:
    """An event as a sentence; None if it is not worth a line."""
    if event.kind in SILENT:
        return None
    facts = {fact: value for fact in FACTS if (value := getattr(event, fact)) is not None}
    said = sentence(GAME, _text_of(event), event, language, facts | _words(event, language))
    return f"{said} ({event.x},{event.y})" if event.kind in PLACED else said


def _text_of(event: Event) -> str:
    """Which text describes an event."""
    kind = event.kind.replace("_", "-")
    if event.kind in COMMON:
        return f"event-{kind}"
    if event.kind == "token_gone":
        return "mines-event-token-gone" if event.seat is None else "mines-event-troll-gone"
    name = f"{kind}-{event.seen}" if event.kind in ("looked", "your_look") else kind
    return f"cli-tell-{name}" if event.kind in PRIVATE else f"mines-event-{name}"


def _words(event: Event, language: str) -> dict[str, str | int]:
    """What its cards, places and treasures are called."""
    words: dict[str, str | int] = {}
    if event.face:
        words |= {"shape": shape(event.face), "feature": (event.feature or "plain").replace("+", "-")}
    if event.card:
        words |= {"card": event.card, "cardname": card_name(event.card, language)}
    if event.which is not None:
        words |= {"number": event.which + 1, "target": seat_name(event.which, language)}
    if event.x is not None:
        words["at"] = _place(event, language)
    if event.agrees is not None:
        words["agrees"] = "yes" if event.agrees else "no"
    if event.kind == "treasure_shown":
        kind = event.treasure or "any"
        words["treasures"] = text("treasure-worth", language, treasure=kind, value=event.value or 0)
    return words if event.treasure or event.seen != "treasure" else words | {"treasure": "any"}


def _place(event: Event, language: str) -> str:
    place = f"{event.x},{event.y}"
    return text("cli-joint", language, side=event.side, at=place) if event.side else place


def card_name(kind: str, language: str) -> str:
    """A kind of card in words: a path such as NES-tree, or an action."""
    sides, _, feature = kind.partition("-")
    if not sides.isupper():
        return text(f"forest-card-{kind}", language)
    names = in_a_row([text(f"side-{side}", language) for side in sides], language)
    path = text("forest-path", language, name=text("forest-shape", language, shape=shape(sides)), sides=names)
    return text("forest-path-with", language, path=path, feature=feature) if feature else path


def describe_seat(view: View, seat: int, language: str) -> str:
    """Clan, character if known, number of cards, points and treasures of a seat."""
    dwarf = view.dwarfs[seat]
    clans = {clan: text(f"cli-clan-{clan}", language) for clan in ("blue", "yellow")}
    characters = {one: text(f"cli-group-{one}", language) for one in ("loyal", "selfish", "saboteur")}
    parts = [
        text("cli-cards", language, count=view.hand_sizes[seat]),
        text("cli-points", language, count=view.points[seat]),
    ]
    if view.dragon == seat:
        parts.append(text("cli-has-dragon", language))
    if taken := [treasure.kind for treasure in view.treasures if treasure.taken_by == seat]:
        names = " ".join(text(f"cli-treasure-{kind}", language) for kind in taken)
        parts.append(text("cli-took-treasures", language, names=names))
    return f"{padded(dwarf.clan, clans)} {padded(dwarf.character, characters)}  {', '.join(parts)}"


def describe_known(view: View, language: str) -> list[str]:
    """Cards discarded face up and face down, and the treasures with the values that the viewer knows."""
    lines = []
    if view.played:
        lines.append(text("cli-describe-shown", language, cards=" ".join(view.played)))
    if view.discarded:
        lines.append(text("cli-describe-put-away", language, cards=" ".join(view.discarded)))
    for slot, treasure in enumerate(view.treasures):
        kind = text(f"cli-treasure-{treasure.kind}", language)
        value = kind if treasure.value is None else f"{kind} {treasure.value}"
        lines.append(text("cli-describe-treasure", language, number=slot + 1, value=value))
    return lines
