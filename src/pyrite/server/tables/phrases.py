"""Quick phrases as data: an id and arguments, so that readers see their own language and bots understand them."""

from collections.abc import Sequence

from pyrite.game import AnyGame


def check(a_game: AnyGame, phrase: str, args: Sequence[int | str], players: int) -> None:
    """Refuse a phrase that cannot be said in this game with so many players; ValueError says what would be right."""
    phrases = {known.id: known for known in a_game.phrases}
    known = phrases.get(phrase)
    if known is None:
        raise ValueError(f"unknown phrase {phrase[:40]!r} of {a_game.name}: choose one of {', '.join(phrases)}")
    if len(args) != len(known.args):
        wanted = ", ".join(known.args) or "nothing"
        raise ValueError(f"{phrase} takes {wanted}, but {len(args)} arguments were given")
    for kind, arg in zip(known.args, args, strict=True):
        _check_argument(a_game, phrase, kind, arg, players)


def _check_argument(a_game: AnyGame, phrase: str, kind: str, arg: int | str, players: int) -> None:
    if kind == "seat":
        if type(arg) is not int or not 0 <= arg < players:
            raise ValueError(f"{phrase} takes a seat from 0 to {players - 1}")
    elif arg not in a_game.phrase_words[kind]:
        raise ValueError(f"{phrase} takes a {kind}: {', '.join(a_game.phrase_words[kind])}")
