"""What the options of all games have in common."""

import msgspec

from pyrite.core.text_fields import OptionValue


class BaseOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is chosen before a game: the number of players; each game adds fields of its own."""

    players: int

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the defaults, without the number of players, as a record writes them."""
        fields = [field for field in msgspec.structs.fields(self) if field.name != "players"]
        given: dict[str, OptionValue] = {field.name: getattr(self, field.name) for field in fields}
        return {field.name: given[field.name] for field in fields if given[field.name] != field.default}
