"""The protocol as JSON Schema: everything that crosses the wire, and what the games put into it."""

import json
from typing import Any

import msgspec

from pyrite.core.interned import Interned
from pyrite.games.lost_mines import rules as lost_mines
from pyrite.games.lost_mines.rules import events as lost_mines_events
from pyrite.games.lost_mines.rules import view as lost_mines_view
from pyrite.games.saboteur import rules as saboteur
from pyrite.games.saboteur.rules import events as saboteur_events
from pyrite.games.saboteur.rules import view as saboteur_view
from pyrite.hindsight import Hindsight
from pyrite.server.wire import messages

PREFIXES = {saboteur.__name__: "Saboteur", lost_mines.__name__: "LostMines"}
SHARED = ("Card", "Event", "View", "Options", "Token")  # names that both games, or a game and a message, have

# By direction; what these are made of comes along.
SENT = (
    messages.AnyCommand,
    messages.NewTable,
    messages.PlayNow,
    messages.UseLink,
    messages.LogOut,
    messages.NewRecord,
    messages.Attempt,
)
RECEIVED = (
    *(messages.ServerMessage, messages.Happening, messages.Seated, messages.Token, messages.Me, messages.Games),
    *(messages.Tables, messages.Invitation, messages.RecordKept, messages.RecordSeen, messages.Moment, messages.Health),
    *(Hindsight, messages.Lesson, messages.Attempted),
    messages.Choice,
)
GAMES = {
    "saboteur": (saboteur_view.View, saboteur_events.Event),
    "lost-mines": (lost_mines_view.View, lost_mines_events.Event),
}
UNIONS = {
    "AnyCommand": messages.AnyCommand,
    "ServerMessage": messages.ServerMessage,
    "Happening": messages.Happening,
}


def name_of(cls: type) -> str:
    """The name of a struct in the protocol: `SaboteurView`, `LostMinesView`, `Welcome`."""
    return _prefix(cls.__module__) + cls.__name__ if cls.__name__ in SHARED else cls.__name__


def _prefix(module: str) -> str:
    """The name of the game that a module belongs to; empty for the server's own messages."""
    return next((prefix for package, prefix in PREFIXES.items() if module.startswith(f"{package}.")), "")


def schema() -> dict[str, Any]:
    """All definitions, by the names of the protocol."""
    games = [part for parts in GAMES.values() for part in parts]
    _, found = msgspec.json.schema_components([*SENT, *RECEIVED, *games], schema_hook=_hook)
    names = _names(found)
    text = json.dumps(found)
    for old, new in names.items():
        text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
    definitions = {names.get(name, name): definition for name, definition in json.loads(text).items()}
    for union, members in UNIONS.items():
        definitions[union] = {"oneOf": [_ref(name_of(member)) for member in members.__args__]}
    definitions["GameView"] = {"oneOf": [_ref(name_of(view)) for view, _ in GAMES.values()]}
    definitions["GameEvent"] = {"anyOf": [_ref(name_of(event)) for _, event in GAMES.values()]}
    definitions["GameOptions"] = {"anyOf": [_ref(f"{prefix}Options") for prefix in PREFIXES.values()]}
    for game, (view, _) in GAMES.items():
        definitions[name_of(view)]["properties"]["game"] = {"const": game}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Pyrite's tables",
        "description": "A client sends AnyCommand, a viewer gets ServerMessage; docs/protocol.md explains both.",
        "$defs": dict(sorted(definitions.items())),
    }


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _hook(cls: type) -> dict[str, Any]:
    if issubclass(cls, Interned):
        return {"type": "string"}
    raise NotImplementedError(cls)


def _names(found: dict[str, Any]) -> dict[str, str]:
    """What the protocol calls the structs that msgspec names by their modules, since others have the same name."""
    names = {}
    for old in found:
        module, _, name = old.rpartition(".")
        if module:
            names[old] = _prefix(module) + name
    return names


def text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
