"""The types of what JSON can hold."""

from typing import TypeAlias

Json: TypeAlias = "JsonObject | list[Json] | str | int | float | bool | None"
JsonObject: TypeAlias = dict[str, Json]
