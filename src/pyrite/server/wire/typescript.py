"""The protocol as TypeScript: `python -m pyrite.server.wire.typescript` writes the page's types and the JSON Schema.

web/src/protocol.ts has what all games share, web/src/games/<name>/protocol.ts what one game adds.
json-schema-to-typescript would make every field with a default optional, also in answers, where it is always sent.
"""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import get_type_hints

import msgspec
from msgspec import UnsetType, inspect

from pyrite.game import AnyGame
from pyrite.server.messages.server_messages import PROTOCOL
from pyrite.server.wire import schema

TYPESCRIPT = Path("web/src/protocol.ts")
GAMES = Path("web/src/games")
SCHEMA = Path("docs/protocol.schema.json")
HEADING = "// Made by `python -m pyrite.server.wire.typescript` from src/pyrite/server/messages; do not edit.\n"
WIDE = 120

_PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
    inspect.CustomType: "string",  # actions, by their text
}


class Declarations:
    """TypeScript declarations, each written once, in the order in which they are first needed."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.declared: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """How a type is written, after all types that it uses have been declared."""
        if isinstance(kind, inspect.Metadata):
            return str((kind.extra or {}).get("ts")) if "ts" in (kind.extra or {}) else self.name(kind.type)
        if isinstance(kind, inspect.StructType):
            return self._struct(kind)
        if isinstance(kind, inspect.EnumType):
            return self._enum(kind.cls)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(map(self.name, kind.types)))
        if isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
            item = self.name(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(map(self.name, kind.item_types))}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        return _PLAIN[type(kind)]

    def _enum(self, cls: type[Enum]) -> str:
        members = [f"'{member.value}'" for member in cls]
        self.declared.setdefault(cls.__name__, alias(cls.__name__, members))
        return cls.__name__

    def _struct(self, kind: inspect.StructType) -> str:
        name = schema.name_of(kind.cls)
        if name not in self.declared:
            self.declared[name] = ""  # its place, before the types that it uses
            self.declared[name] = self._interface(name, kind)
        return name

    def _interface(self, name: str, kind: inspect.StructType) -> str:
        lines = [f"/** {(kind.cls.__doc__ or '').strip().splitlines()[0]} */", f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: '{kind.tag}'")
        config = kind.cls.__struct_config__
        for field in kind.fields:
            may_miss = not field.required and (
                config.omit_defaults or config.forbid_unknown_fields or _may_be_unset(kind.cls, field.name)
            )
            lines.append(f"  {field.encode_name}{'?' if may_miss else ''}: {self._field(kind, field)}")
        return "\n".join([*lines, "}", ""])

    def _field(self, kind: inspect.StructType, field: inspect.Field) -> str:
        """A request may contain only some of the settings; a view names its game."""
        for one in schema.own_games():
            if field.name == "game" and schema.name_of(kind.cls) == schema.name_of(one.view):
                return f"'{one.name}'"
        written = self.name(field.type)
        is_sent = kind.cls.__struct_config__.forbid_unknown_fields
        return f"Partial<{written}>" if is_sent and written == "Settings" else written


def _may_be_unset(struct: type[msgspec.Struct], field: str) -> bool:
    """Whether the field is left out when it is unset."""
    return UnsetType in getattr(get_type_hints(struct).get(field), "__args__", ())


def alias(name: str, members: list[str]) -> str:
    """A union, on one line if it fits."""
    line = f"export type {name} = {' | '.join(members)}\n"
    return line if len(line) <= WIDE else f"export type {name} =\n" + "".join(f"  | {one}\n" for one in members)


def shared_by(name: str, about: str, classes: Sequence[type]) -> str:
    """An interface with the fields that all of these structs have; each game's own type has more."""
    structs = [kind for kind in map(inspect.type_info, classes) if isinstance(kind, inspect.StructType)]
    fields = [{field.encode_name: field for field in kind.fields} for kind in structs]
    may_miss = all(kind.cls.__struct_config__.omit_defaults for kind in structs)
    lines = [f"/** {about} */", f"export interface {name} {{"]
    for key, field in fields[0].items():
        written = {Declarations().name(other[key].type) for other in fields if key in other}
        if key == "options":
            written = {"GameOptions"}
        if len(written) == 1 and all(key in other for other in fields):
            lines.append(f"  {key}{'?' if may_miss and not field.required else ''}: {written.pop()}")
    return "\n".join([*lines, "}", ""])


def text() -> str:
    """The types that all games share."""
    declarations = Declarations()
    for kind in (*schema.SENT, *schema.RECEIVED):
        declarations.name(inspect.type_info(kind))
    for name, union in schema.UNIONS.items():
        declarations.declared[name] = alias(name, [schema.name_of(member) for member in union.__args__])
    games = schema.own_games()
    views, events, options = [one.view for one in games], [one.event for one in games], [one.options for one in games]
    declarations.declared["GameView"] = shared_by("GameView", "What the views of all games have.", views)
    declarations.declared["GameEvent"] = shared_by("GameEvent", "What the events of all games have.", events)
    declarations.declared["GameOptions"] = shared_by("GameOptions", "What the options of all games have.", options)
    number = f"/** What this page understands. */\nexport const PROTOCOL = {PROTOCOL}\n"
    return HEADING + "\n" + "\n".join([number, *declarations.declared.values()])


def game_text(a_game: AnyGame) -> str:
    """The types that one game adds."""
    declarations = Declarations()
    for kind in (a_game.view, a_game.event):
        declarations.name(inspect.type_info(kind))
    return HEADING + "\n" + "\n".join(declarations.declared.values())


def files() -> dict[Path, str]:
    """Every file of types by its path in the checkout."""
    return {TYPESCRIPT: text(), **{GAMES / one.name / TYPESCRIPT.name: game_text(one) for one in schema.own_games()}}


def main() -> None:
    """Writes all files into the checkout that it runs in."""
    for path, content in (*files().items(), (SCHEMA, schema.text())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
