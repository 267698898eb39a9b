"""Quick phrases that make sense in any game of hidden roles."""

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A quick phrase: its id, and what each argument is: "seat", or a key of the game's `phrase_words`."""

    id: str
    args: tuple[str, ...] = ()


EVERYWHERE = (
    Phrase("hello"),
    Phrase("good_luck"),
    Phrase("thanks"),
    Phrase("sorry"),
    Phrase("oops"),
    Phrase("hurry"),
    Phrase("well_played"),
    Phrase("suspect", ("seat",)),
    Phrase("trust", ("seat",)),
)
