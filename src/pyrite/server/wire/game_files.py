"""Texts and card drawings for a page without the game built in."""

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from pyrite import texts
from pyrite.game import GAMES
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.wire.http import REFUSALS, json_response

GameAsked = Annotated[str, Parameter(description="The name of a game", pattern="^[a-z0-9-]{1,40}$")]
LanguageAsked = Annotated[str, Parameter(description="A language, such as `en`", pattern="^[a-z]{2}$")]


@get("/games/{name:str}/texts/{language:str}", sync_to_thread=False, responses=REFUSALS)
def see_texts(name: GameAsked, language: LanguageAsked) -> Response[dict[str, str]]:
    """The game's own texts: the Fluent pattern of each message by its id, in English where there is no translation."""
    _expect_game(name)
    if language not in texts.languages():
        raise Declined(
            Code.NO_SUCH_PAGE, f"unknown language {language!r}: choose one of {', '.join(texts.languages())}"
        )
    return json_response(_texts(name, language))


@get("/games/{name:str}/cards", sync_to_thread=False, responses=REFUSALS)
def see_cards(name: GameAsked) -> Response[dict[str, str]]:
    """The drawings of the game's cards: an SVG document for each kind of card, by its name."""
    _expect_game(name)
    return json_response(_cards(name))


def _expect_game(name: str) -> None:
    if name not in GAMES:
        raise Declined(Code.NO_SUCH_PAGE, f"unknown game {name!r}: choose one of {', '.join(GAMES)}")


@cache
def _texts(name: str, language: str) -> dict[str, str]:
    return texts.messages(name, language)


@cache
def _cards(name: str) -> dict[str, str]:
    return dict(GAMES[name].cards())


HANDLERS = (see_texts, see_cards)
