"""The protocol as JSON Schema: everything that crosses the wire, and what the games put into it."""

import json

import msgspec

from pyrite.core.interned import Interned
from pyrite.core.json_values import JsonObject
from pyrite.game import GAMES, AnyGame
from pyrite.hindsight import Hindsight
from pyrite.server import messages

SHARED = ("Card", "Event", "View", "Options", "Token")  # names that both games, or a game and a message, have

# By direction; the types that they use are included.
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
    *(messages.ServerMessage, messages.Happening, messages.NewSeat, messages.ProgramToken, messages.Me, messages.Games),
    *(messages.Tables, messages.Invitation, messages.RecordLink, messages.RecordSeen, messages.Moment),
    *(messages.Talk, messages.Health, messages.Readiness, messages.OwnData, messages.Opinion, messages.Hint),
    *(messages.Suggestion, Hindsight, messages.Lesson, messages.AttemptResult),
    messages.Choice,
)
UNIONS = {
    "AnyCommand": messages.AnyCommand,
    "ServerMessage": messages.ServerMessage,
    "Happening": messages.Happening,
}


def name_of(cls: type) -> str:
    """The name of a struct in the protocol: `Welcome`; a `View` has the name of its game before it."""
    return _prefix(cls.__module__) + cls.__name__ if cls.__name__ in SHARED else cls.__name__


def own_games() -> list[AnyGame]:
    """The games whose types the page knows: those of this package."""
    return [a_game for a_game in GAMES.values() if _package(a_game).startswith("pyrite.")]


def _package(a_game: AnyGame) -> str:
    return type(a_game).__module__.rpartition(".")[0]


def _prefix(module: str) -> str:
    """What the names of a game's structs begin with: the name of its class; empty for the server's own messages."""
    found = [type(a_game).__name__ for a_game in own_games() if module.startswith(_package(a_game) + ".")]
    return found[0] if found else ""


def schema() -> JsonObject:
    """All definitions, by the names of the protocol."""
    games = [part for a_game in own_games() for part in (a_game.view, a_game.event)]
    _, found = msgspec.json.schema_components([*SENT, *RECEIVED, *games], schema_hook=_hook)
    names = _names(found)
    text = json.dumps(found)
    for old, new in names.items():
        text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
    definitions = {names.get(name, name): definition for name, definition in json.loads(text).items()}
    for union, members in UNIONS.items():
        definitions[union] = {"oneOf": [_ref(name_of(member)) for member in members.__args__]}
    definitions["GameView"] = {"oneOf": [_ref(name_of(a_game.view)) for a_game in own_games()]}
    definitions["GameEvent"] = {"anyOf": [_ref(name_of(a_game.event)) for a_game in own_games()]}
    definitions["GameOptions"] = {"anyOf": [_ref(name_of(a_game.options)) for a_game in own_games()]}
    for a_game in own_games():
        definitions[name_of(a_game.view)]["properties"]["game"] = {"const": a_game.name}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Pyrite's tables",
        "description": "A client sends AnyCommand, a viewer gets ServerMessage; docs/protocol.md explains both.",
        "$defs": dict(sorted(definitions.items())),
    }


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _hook(cls: type) -> JsonObject:
    if issubclass(cls, Interned):
        return {"type": "string"}
    raise NotImplementedError(cls)


def _names(found: JsonObject) -> dict[str, str]:
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
